/** The handbook: a page to be read, and at the table the very paragraph behind whatever is said there. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { paragraphsOf, type BookJson } from "../../src/features/handbook/book";
import { overflows, violations } from "./axe";
import { tabTo } from "./keys";
import { sitLate } from "./late";
import { go } from "./opening";
import { PATIENCE, press, until } from "./person";
import { openSite, PHONE, visit, WEB, type Site } from "./site";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const PANEL = "#handbook";

function bookOf(game: string): BookJson {
  const file = join(WEB, `../src/partie/games/${game}/handbook/handbook.json`);
  return JSON.parse(readFileSync(file, "utf8")) as BookJson;
}

/** The paragraph that names a key among what it explains. */
function explaining(game: string, key: string): string {
  const found = paragraphsOf(bookOf(game)).filter(({ explains }) => explains?.includes(key));
  if (found.length !== 1 || !found[0]) throw new Error(`${found.length} paragraphs explain ${key}`);
  return found[0].name;
}

/** Wait until a paragraph has the focus, and see that it can be read where it is. */
async function isReadAt(page: Page, within: string, paragraph: string): Promise<void> {
  await page.locator(`${within} [data-paragraph="${paragraph}"][data-here]:focus`).waitFor({ timeout: PATIENCE });
  const hit = await page
    .locator(`${within} [data-paragraph="${paragraph}"] p`)
    .first()
    .evaluate((text) => {
      const { left, top, width } = text.getBoundingClientRect();
      return text.contains(document.elementFromPoint(left + Math.min(width / 2, 60), top + 8));
    });
  expect(hit, `${paragraph} is out of sight`).toBe(true);
}

describe("the page", () => {
  it("is read by keys, searched and linked to, at 1366×768, without the engine", async () => {
    const { page, context, wrong } = await visit(site, { language: "en", keeps: false });
    await page.route("**/engine/**", () => undefined); // it never comes
    await go(page, site.url, "rules/tides");
    await page.locator("[data-paragraph]").first().waitFor();

    await tabTo(page, "nav[aria-label='Contents'] li:nth-child(6) a");
    await page.keyboard.press("Enter");
    const sixth = bookOf("tides").chapters[5]?.paragraphs[0]?.name ?? "";
    await isReadAt(page, "main", sixth);
    expect(page.url()).toContain(`#/rules/tides/${sixth}`);

    // A picture is one thing to whoever listens, and takes no focus.
    await page.goto(`${site.url}#/rules/tides/${explaining("tides", "event-taken")}`);
    const picture = page.locator("[data-here] figure > [role=img]");
    await picture.locator(".tides-stage").waitFor();
    const label = await picture.getAttribute("aria-label");
    expect(label?.replaceAll("\u00a0", " ")).toBe("The table in the example game: Round 1 of 3");
    expect(await picture.locator("[inert]").count()).toBe(1);
    const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
    expect(Math.round((100 * width) / height)).toBe(174); // all of the board, and nothing else

    // A score of the worked example leads to its own paragraph.
    await page.goto(`${site.url}#/rules/tides/example-first`);
    await press(page, page.locator("[data-here] .sheet .tools button"));
    await press(page, page.locator("[data-here] .reasons .to-rule").first());
    await isReadAt(page, "main", explaining("tides", "why-ties"));

    await page.locator("main input[type=search]").fill("sapphire OWN best");
    await page.getByText("1 paragraph", { exact: true }).waitFor();
    expect(
      await page.locator("[data-paragraph]").evaluateAll((all) => all.map((each) => each.dataset["paragraph"])),
    ).toEqual(["best-itself"]);
    expect(await page.locator("[data-paragraph] details").getAttribute("open")).not.toBeNull();
    expect(await violations(page)).toEqual([]);
    expect(wrong).toEqual([]);
    await context.close();
  });

  it("opens at a paragraph on a phone, and offline", async () => {
    const { page, context, wrong } = await visit(site, {
      ...{ size: PHONE, touch: true, language: "cs", theme: "dark" },
      keeps: true,
    });
    const isKept = async (): Promise<boolean> => (await navigator.serviceWorker.ready).active?.state === "activated";
    await page.goto(site.url);
    await until(page, isKept, "the site is not kept");
    await page.reload(); // on the second load the page is the service worker's
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await context.setOffline(true);
    const paragraph = explaining("stonespine", "question-place");
    await page.goto(`${site.url}#/rules/stonespine/${paragraph}`);
    await isReadAt(page, "main", paragraph);
    await page.locator("[data-here] figure > [role=img] .window > *").first().waitFor();
    expect(await overflows(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    expect(wrong).toEqual([]);
    await context.close();
  });
});

describe("from the table", () => {
  it("a question, a refusal, a line of the log and a score lead to their paragraphs: Tides, by touch", async () => {
    const { page, context, wrong } = await visit(site, { size: PHONE, touch: true, language: "sk", theme: "dark" });
    await sitLate(page, site.url, { game: "tides", seats: 2, bot: "newcomer", seed: "1", left: 5 });
    const leadsTo = async (key: string): Promise<void> => {
      await isReadAt(page, PANEL, explaining("tides", key));
      expect(await overflows(page)).toEqual([]);
      await press(page, page.locator(`${PANEL} .close`));
      await page.locator(PANEL).waitFor({ state: "detached" });
    };
    await press(page, page.locator(".rail .aid").last());
    await page.locator(`${PANEL} [data-here]`).waitFor();
    expect(await violations(page)).toEqual([]);
    await leadsTo("question-relic");

    const relic = page.locator('.board .spot[data-state="lit"]').first();
    const code = (await relic.getAttribute("data-piece")) ?? "";
    const before = await page.locator(".sitting").getAttribute("data-moment");
    await press(page, relic);
    await press(page, page.locator(".prompt .button.primary"));
    await page.locator(`.sitting:not([data-busy]):not([data-moment="${before}"]) .prompt[data-mine]`).waitFor();
    await page.waitForTimeout(600); // a tap right after an answer is the second half of a double one
    await press(page, page.locator(`.board .spot[data-piece="${code}"][data-state="dark"]`));
    await press(page, page.locator("dialog .why .to-rule"));
    await leadsTo("reason-is-the-relic");

    await press(page, page.locator(".drawer-door"));
    await press(page, page.locator(".log li .to-rule").last());
    await leadsTo("event-round-scored");

    await press(page, page.getByRole("button", { name: "Priebežné body" }));
    await press(page, page.locator("dialog tbody th .to-rule").first());
    await leadsTo("row-round");
    await press(page, page.getByRole("button", { name: "Priebežné body" }));
    await press(page, page.locator("dialog .tools button"));
    await press(page, page.locator("dialog .reasons .to-rule").first());
    await leadsTo("why-each");
    expect(wrong).toEqual([]);
    await context.close();
  });

  it("a question, a refusal, a line of the log and a score lead to their paragraphs: Stonespine, by keys", async () => {
    const { page, context, wrong } = await visit(site, { language: "en", theme: "light" });
    await sitLate(page, site.url, { game: "stonespine", seats: 2, bot: "newcomer", seed: "1", left: 30 });
    const leadsTo = async (key: string): Promise<void> => {
      await isReadAt(page, PANEL, explaining("stonespine", key));
      await page.keyboard.press("Escape");
      await page.locator(PANEL).waitFor({ state: "detached" });
      expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
    };
    await page.keyboard.press("?");
    await page.locator(`${PANEL} [data-here]`).waitFor();
    // It stands beside the board, not over it; the board still fits.
    const [board, panel] = [
      await page.locator(".sitting > .board").boundingBox(),
      await page.locator(PANEL).boundingBox(),
    ];
    expect((board?.x ?? 0) + (board?.width ?? 0)).toBeLessThanOrEqual((panel?.x ?? 0) + 1);
    expect(await overflows(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await leadsTo("question-visit-market");

    await press(page, page.locator('.board .spot[data-state="dark"]').first()); // a set that somebody has bought
    await press(page, page.locator("dialog .why .to-rule"));
    await leadsTo("reason-set-is-empty");

    await tabTo(page, ".drawer-door");
    await page.keyboard.press("Enter");
    await page.locator("#drawer .close").focus();
    await tabTo(page, ".log ol");
    await page.keyboard.press("ArrowDown"); // to the last line, and aside to its sign
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await leadsTo("event-place-taken");

    await page.keyboard.press("s");
    await tabTo(page, "dialog tbody th .to-rule");
    await page.keyboard.press("Enter");
    await leadsTo("row-goal");
    expect(wrong).toEqual([]);
    await context.close();
  });
});
