/** What a visitor waits for, measured in Chromium on this machine. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { playButton, setUp } from "./opening";
import { PATIENCE } from "./person";
import { chance, play } from "./playing";
import { bringReference, median, reference } from "./reference";
import { openSite, visit, WEB, type Site } from "./site";

const KILOBYTE = 1000;

/** How many times the reference each may take. */
const USABLE = 6;
const PAINT = 2.5;
const THOUGHT = 60;

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

/** How many references the median of some times is, and what the log shows of it. */
function ratio(what: string, times: number[], references: number[]): number {
  const found = median(times) / median(references);
  const most = Math.max(...times).toFixed(0);
  console.log(
    `${what}: ${median(times).toFixed(0)} ms at the median of ${times.length}, at most ${most} ms; ` +
      `${found.toFixed(2)} times the reference of ${median(references).toFixed(0)} ms`,
  );
  return found;
}

describe("budgets", () => {
  it("the shell weighs under 250 kB, compressed, and is soon usable", async () => {
    const usable: number[] = [];
    const references: number[] = [];
    let shell: string[] = [];
    for (let visits = 0; visits < 5; visits++) {
      const { page, context } = await visit(site, { keeps: false });
      await bringReference(context);
      const begun = Date.now();
      await page.goto(`${site.url}reference.html`); // the reference of a page: it comes, works and is painted
      await reference(page);
      references.push(Date.now() - begun);
      const came: string[] = [];
      page.on("requestfinished", (request) => came.push(new URL(request.url()).pathname));
      const before = Date.now();
      await page.goto(site.url);
      await page.locator(playButton("tides")).waitFor();
      usable.push(Date.now() - before);
      // What the first page needs before anything of the engine.
      shell = came.filter((path) => !path.includes("/engine/"));
      await context.close();
    }
    const weight = shell
      .map((path) => readFileSync(join(WEB, "dist", path === "/" ? "index.html" : path)))
      .reduce((sum, file) => sum + gzipSync(file).length, 0);
    console.log(`shell ${(weight / KILOBYTE).toFixed(1)} kB in ${shell.length} files`);
    expect(weight).toBeLessThan(250 * KILOBYTE);
    expect(ratio("shell usable", usable, references)).toBeLessThan(USABLE);
  });

  it("the engine loads in the background and says how far it is", async () => {
    const { page, context } = await visit(site);
    await page.goto(site.url);
    const before = Date.now();
    const bar = page.locator("[role=progressbar], progress").first();
    await bar.waitFor();
    const seen = new Set<string>();
    while (await bar.count()) {
      seen.add(
        (await bar.getAttribute("aria-valuenow").catch(() => null)) ??
          (await bar.getAttribute("value").catch(() => "")) ??
          "",
      );
      if (Date.now() - before > PATIENCE) throw new Error("the engine does not come");
      await page.waitForTimeout(20);
    }
    console.log(`engine after ${Date.now() - before} ms, ${seen.size} steps of the bar seen`);
    expect(seen.size).toBeGreaterThan(1);
    await context.close();
  });

  it("after an answer the next paint comes soon, at the largest table", async () => {
    const { page, context } = await visit(site, { motion: "auto", pace: 0 });
    await bringReference(context);
    await setUp(page, site.url, "stonespine", ["", "newcomer", "newcomer", "newcomer", "newcomer"]);
    // From the click to the first frame in which the table has changed, by the page's own clock.
    await page.evaluate(() => {
      const paints: number[] = [];
      Object.assign(window, { paints });
      let tapped = 0;
      addEventListener("click", () => (tapped = performance.now()), { capture: true });
      const observer = new MutationObserver(() => {
        if (!tapped) return;
        const from = tapped;
        tapped = 0;
        requestAnimationFrame(() => {
          const channel = new MessageChannel(); // right after the paint
          channel.port1.onmessage = () => paints.push(performance.now() - from);
          channel.port2.postMessage(0);
        });
      });
      observer.observe(document.body, { subtree: true, attributes: true, attributeFilter: ["data-moment"] });
    });
    const references: number[] = [];
    await play(page, {
      luck: chance(9),
      before: async () => void references.push(await reference(page)),
      until: async (_, answers) => answers >= 40,
    });
    const paints = await page.evaluate(() => (window as unknown as { paints: number[] }).paints);
    expect(paints.length).toBeGreaterThan(20);
    expect(ratio("next paint", paints, references)).toBeLessThan(PAINT);
    await context.close();
  });

  it.each([
    { game: "tides", seats: ["", "regular"] },
    { game: "stonespine", seats: ["", "regular", "regular"] },
  ])("a bot of the third level answers soon: $game", async ({ game, seats }) => {
    const { page, context } = await visit(site, { pace: 0 });
    await bringReference(context);
    await setUp(page, site.url, game, seats);
    await page.evaluate(() => {
      const thoughts: number[] = [];
      Object.assign(window, { thoughts });
      const post = Worker.prototype.postMessage;
      Worker.prototype.postMessage = function (this: Worker, ...args: Parameters<Worker["postMessage"]>) {
        const asked = args[0] as { id?: number; name?: string };
        if (asked.name === "bot") {
          const from = performance.now();
          const hear = (event: MessageEvent<{ id?: number }>): void => {
            if (event.data.id !== asked.id) return;
            thoughts.push(performance.now() - from);
            this.removeEventListener("message", hear);
          };
          this.addEventListener("message", hear);
        }
        return post.apply(this, args);
      } as Worker["postMessage"];
    });
    const references: number[] = [];
    await play(page, {
      luck: chance(8),
      before: async () => void references.push(await reference(page)),
      until: async (_, answers) => answers >= 25,
    });
    const thoughts = await page.evaluate(() => (window as unknown as { thoughts: number[] }).thoughts);
    expect(thoughts.length).toBeGreaterThan(8);
    expect(ratio(`a level-3 answer at ${game}`, thoughts, references)).toBeLessThan(THOUGHT);
    await context.close();
  });

  it("ships every file it needs", () => {
    const engine = readdirSync(join(WEB, "dist/engine"));
    expect(engine).toEqual(
      expect.arrayContaining(["partie.whl", "pyodide.asm.wasm", "pyodide.mjs", "python_stdlib.zip"]),
    );
  });
});
