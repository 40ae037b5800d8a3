/** What a visitor waits for, measured in Chromium on this machine. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callsOf, listen, timesOf, type Call } from "./calls";
import { LARGEST_CAVE, sitLate } from "./late";
import { playButton, setUp } from "./opening";
import { paintsOf, watchPaints } from "./paints";
import { PATIENCE } from "./person";
import { chance, play } from "./playing";
import { bringReference, median, reference } from "./reference";
import { openSite, visit, WEB, type Site } from "./site";

const KILOBYTE = 1000;

/** How many times the reference each may take. */
const USABLE = 6;
const PAINT = 2.5;
const THOUGHT = 60;
const WAIT = 7.5;

/** The usual pause of a bot, in milliseconds. With it a wait of 7.5 references is one of a second on an idle machine. */
const PAUSE = 700;

/** How many times as long as at rest a frame may take: 50 frames a second of 60. */
const JERK = 1.2;

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

/** How long a person waited for each question that at least this many answers of bots followed. */
function waitsIn(calls: Call[], bots: number): number[] {
  const waits: number[] = [];
  let from = 0;
  let ends: number[] = [];
  for (const { name, to } of [...calls, { name: "answer", to: 0 }]) {
    if (name === "answer") {
      if (from > 0 && ends.length >= bots) waits.push((ends.at(-1) ?? 0) - from);
      from = to ?? 0;
      ends = [];
    } else if (name === "bot") ends.push(to ?? 0);
  }
  return waits;
}

/** How long each frame takes while something is done. */
async function framesDuring(page: Page, act: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const frames: number[] = [];
    const held = Object.assign(window, { frames, isOver: false });
    let last = 0;
    const next = (now: number): void => {
      if (last > 0) frames.push(now - last);
      last = now;
      if (!held.isOver) requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  await act();
  return page.evaluate(() => {
    const held = window as unknown as { frames: number[]; isOver: boolean };
    held.isOver = true;
    return held.frames;
  });
}

describe("budgets", () => {
  it("the shell weighs under 250 kB, compressed, and is soon usable", async () => {
    const usable: number[] = [];
    const references: number[] = [];
    let shell: string[] = [];
    for (let visits = 0; visits < 5; visits++) {
      const { page, context } = await visit(site, { first: true, keeps: false });
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
    const { page, context } = await visit(site, { first: true, keeps: true });
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
    await watchPaints(page);
    const references: number[] = [];
    await play(page, {
      luck: chance(9),
      before: async () => void references.push(await reference(page)),
      until: async (_, answers) => answers >= 40,
    });
    const paints = await paintsOf(page);
    expect(paints.length).toBeGreaterThan(20);
    expect(ratio("next paint", paints, references)).toBeLessThan(PAINT);
    await context.close();
  });

  it.each([
    { game: "tides", seats: ["", "regular"] },
    { game: "stonespine", seats: ["", "regular", "regular", "regular", "regular"] },
  ])("bots of the third level answer soon, also many together: $game", async ({ game, seats }) => {
    const { page, context } = await visit(site, { pace: PAUSE });
    await bringReference(context);
    await listen(context);
    await setUp(page, site.url, game, seats);
    const references: number[] = [];
    await play(page, {
      luck: chance(8),
      before: async () => void references.push(await reference(page)),
      until: async (_, answers) => answers >= 14,
    });
    const calls = await callsOf(page);
    expect(timesOf(calls, "bot").length).toBeGreaterThan(8);
    expect(ratio(`a level-3 answer at ${game}`, timesOf(calls, "bot"), references)).toBeLessThan(THOUGHT);
    const waits = waitsIn(calls, seats.length - 1);
    expect(waits.length).toBeGreaterThan(3);
    expect(
      ratio(
        `waiting for all of them, besides the pause, at ${game}`,
        waits.map((wait) => wait - PAUSE),
        references,
      ),
    ).toBeLessThan(WAIT);
    await context.close();
  });

  it("the largest cave is moved by hand without a jerk", async () => {
    const { page, context } = await visit(site, { pace: 0 });
    await sitLate(page, site.url, LARGEST_CAVE);
    const frame = page.locator(".cave .frame");
    const box = await frame.boundingBox();
    if (!box) throw new Error("there is no cave");
    await frame.focus();
    for (let more = 0; more < 2; more++) await page.keyboard.press("+"); // the whole cave would not move
    const rests = await framesDuring(page, () => page.waitForTimeout(1000));
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    const moves = await framesDuring(page, async () => {
      for (let step = 0; step < 120; step++)
        await page.mouse.move(x + 150 * Math.sin(step / 12), y + 80 * Math.sin(step / 9));
    });
    await page.mouse.up();
    console.log(
      `a frame takes ${median(moves).toFixed(1)} ms while the cave moves, ${median(rests).toFixed(1)} ms at rest`,
    );
    expect(median(moves) / median(rests)).toBeLessThan(JERK);
    await context.close();
  });

  it("ships every file it needs", () => {
    const engine = readdirSync(join(WEB, "dist/engine"));
    expect(engine).toEqual(
      expect.arrayContaining(["partie.whl", "pyodide.asm.wasm", "pyodide.mjs", "python_stdlib.zip"]),
    );
  });
});
