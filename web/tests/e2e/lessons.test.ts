/** Guided first games, as a newcomer plays them: by touch, by mouse and by keys. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Language } from "../../src/words/catalog";
import { overflows, tooSmall, violations } from "./axe";
import { tabTo } from "./keys";
import { PATIENCE, press } from "./person";
import { pickThrough } from "./picking";
import { chance, isAfter, momentOf, play } from "./playing";
import { keptTable, tableId } from "./records";
import { DESKTOP, openSite, PHONE, visit, type Site } from "./site";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const END = "[data-lesson-end]";
const COACH = "[data-coach]";
const learnLink = (game: string): string => `article[aria-labelledby="game-${game}"] a[href="#/learn/${game}"]`;

/** Whether the lesson has come to its end. */
async function isTaught(page: Page): Promise<boolean> {
  return (await page.locator(END).count()) > 0;
}

/** What the coach says now. */
async function said(page: Page): Promise<string> {
  return ((await page.locator(`${COACH} .says`).textContent()) ?? "").trim();
}

/** From the first page into the lesson. */
async function learn(page: Page, game: string, touch: boolean): Promise<void> {
  await page.goto(site.url);
  await press(page, page.locator(learnLink(game)), touch);
  await page.locator(`${COACH} .says`).waitFor({ timeout: PATIENCE });
}

/** In the page: what the coach, or anything else, lies over; and whether the page scrolls. */
function covered(): string[] {
  const found = [...document.querySelectorAll('.board .spot[data-state="lit"]')].filter((spot) => {
    const { x, y, width, height } = spot.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return height > 0 && hit?.closest("[data-coach]") != null;
  });
  const isHigh = document.documentElement.scrollHeight > innerHeight;
  return [...found.map((spot) => spot.getAttribute("data-picks") ?? ""), ...(isHigh ? ["the page scrolls"] : [])];
}

/** Play a lesson to its end; every step it told. Each is looked at once. */
async function playThrough(page: Page, touch: boolean, seed: number): Promise<string[]> {
  const steps: string[] = [];
  const found: string[] = [];
  await play(page, {
    touch,
    luck: chance(seed),
    until: isTaught,
    async before(at) {
      const title = (await at.locator(`${COACH} .title`).textContent()) ?? "";
      expect(await said(at)).not.toBe("");
      if (steps.includes(title)) return;
      steps.push(title);
      const faults = [...(await violations(at)), ...(await overflows(at)), ...(await at.evaluate(covered))];
      if (touch) faults.push(...(await tooSmall(at)));
      found.push(...faults.map((each) => `${title}: ${each}`));
    },
  });
  expect(found).toEqual([]);
  expect(await violations(page)).toEqual([]);
  return steps;
}

describe("the lesson of Tides", () => {
  it("by touch on a phone, in cs: it goes on after a reload at the same step, and ends with doors", async () => {
    const { page, context, wrong } = await visit(site, { size: PHONE, touch: true, language: "cs" });
    await learn(page, "tides", true);
    await play(page, { touch: true, until: async (_, answers) => answers >= 2 });
    const before = [await momentOf(page), await said(page)];
    await page.reload();
    await page.locator(`${COACH} .says`).waitFor({ timeout: PATIENCE });
    expect([await momentOf(page), await said(page)]).toEqual(before);
    // The strip unfolds, and everything that was cut can be read.
    await press(page, page.locator(`${COACH} .fold`), true);
    await page.locator(`${COACH} .doors .button`).first().waitFor();
    expect(await violations(page)).toEqual([]);
    await press(page, page.locator(`${COACH} .fold`), true);
    const steps = await playThrough(page, true, 3);
    expect(steps.length).toBeGreaterThan(5);
    expect(await tooSmall(page)).toEqual([]);
    expect(wrong).toEqual([]);
    await context.close();
  });

  it("by mouse, in en: what is lit is marked, and afterwards the table goes on as any other", async () => {
    const { page, context, wrong } = await visit(site, { size: DESKTOP });
    await learn(page, "tides", false);
    expect(await page.locator(".spot[data-taught]").count()).toBeGreaterThan(0);
    await playThrough(page, false, 4);
    const id = tableId(page);
    await press(page, page.locator(`${END} .primary`));
    await page.locator(END).waitFor({ state: "detached" });
    const before = await momentOf(page);
    await press(page, page.locator('.board .spot[data-state="lit"]').first());
    await page.waitForFunction(isAfter, before);
    expect(await page.locator(COACH).count()).toBe(0);
    expect(await keptTable(page, id)).not.toHaveProperty("lesson.told");
    expect(wrong).toEqual([]);
    await context.close();
  });

  it("by keys alone, in pl; it can be left at any time", async () => {
    const { page, context, wrong } = await visit(site, { size: DESKTOP, language: "pl" });
    await page.goto(site.url);
    await page.locator(learnLink("tides")).waitFor();
    await tabTo(page, learnLink("tides"));
    await page.keyboard.press("Enter");
    await page.locator(`${COACH} .says`).waitFor({ timeout: PATIENCE });
    await pickThrough(page, { keys: true, luck: chance(5), until: (_, at) => isTaught(at) });
    await page.locator("dialog[open] :focus").waitFor({ state: "attached" });
    await page.keyboard.press("Escape");
    await page.locator(END).waitFor({ state: "detached" });

    await page.goto(`${site.url}#/learn/tides`); // that one is over: another begins
    await page.locator(`${COACH} .says`).waitFor({ timeout: PATIENCE });
    await tabTo(page, `${COACH} .doors button`);
    await page.keyboard.press("Enter");
    await page.locator(COACH).waitFor({ state: "detached" });
    await page.locator(".prompt[data-mine]").waitFor();
    expect(wrong).toEqual([]);
    await context.close();
  });
});

/** All lessons take minutes: `LESSONS=all` asks for them, at both sizes. */
const OTHERS: { game: string; language: Language }[] = [
  { game: "stonespine", language: "sk" },
  { game: "tales", language: "cs" },
  { game: "darkcave", language: "pl" },
];
const SIZES = [
  { how: "by touch", size: PHONE, touch: true },
  { how: "by mouse", size: DESKTOP, touch: false },
];
if (process.env["LESSONS"] === "all") {
  const all = OTHERS.flatMap((lesson) => SIZES.map((way) => ({ ...lesson, ...way })));
  it.each(all)("the lesson of $game $how, in $language", async ({ game, language, size, touch }) => {
    const { page, context, wrong } = await visit(site, { size, touch, language });
    await learn(page, game, touch);
    expect((await playThrough(page, touch, 6)).length).toBeGreaterThan(3);
    expect(wrong).toEqual([]);
    await context.close();
  });
}

describe("whoever learns", () => {
  it("is told the rule of each question once, in the first game, and can turn that off", async () => {
    const { page, context, wrong } = await visit(site, { size: PHONE, touch: true, firsts: "auto", language: "sk" });
    await page.goto(site.url);
    await press(page, page.locator('article[aria-labelledby="game-tides"] button.play'), true);
    await page.locator(`${COACH} .says`).waitFor({ timeout: PATIENCE });
    const rule = await said(page);
    expect(await page.evaluate(covered)).toEqual([]);
    expect([...(await violations(page)), ...(await tooSmall(page)), ...(await overflows(page))]).toEqual([]);
    // The same question again: nothing is said.
    await play(page, { touch: true, until: async (_, answers) => answers >= 1 });
    expect(await page.locator(COACH).count()).toBe(0);
    // Another one: its own rule, which can be put away for good.
    await play(page, { touch: true, byHand: 1, until: async (at) => (await at.locator(COACH).count()) > 0 });
    expect(await said(page)).not.toBe(rule);
    await press(page, page.locator(`${COACH} .fold`), true);
    await press(page, page.locator(`${COACH} .doors .button`).last(), true);
    await page.locator(COACH).waitFor({ state: "detached" });
    await play(page, {
      touch: true,
      byHand: 0,
      until: async (at, answers) => {
        expect(await at.locator(COACH).count()).toBe(0);
        return answers >= 4;
      },
    });
    expect(wrong).toEqual([]);
    await context.close();
  });

  it("is warned before an answer that gives much away, and decides", async () => {
    const { page, context, wrong } = await visit(site);
    await page.goto(`${site.url}#/new/stonespine`);
    await page.locator('input[aria-describedby="seed-about"]').fill("one"); // its first cards differ in worth
    await press(page, page.locator("form .start .primary"));
    const card = page.locator('.board .spot[data-picks="card:21"][data-state="lit"]');
    await card.waitFor({ timeout: PATIENCE });
    await press(page, page.locator(".drawer-door"));
    await press(page, page.locator('#drawer [role="group"] .button').last());
    await press(page, page.locator("#drawer .close"));
    const before = await momentOf(page);
    await page.waitForTimeout(3_000); // nobody waits for the adviser; who thinks that long is warned
    await press(page, card);
    const doubt = page.locator("[data-doubt]");
    await doubt.waitFor();
    expect(await violations(page)).toEqual([]);
    await press(page, doubt.locator(".button").first()); // choose again
    await doubt.waitFor({ state: "detached" });
    expect(await momentOf(page)).toBe(before);
    await press(page, card);
    await press(page, doubt.locator(".button").nth(1)); // all the same
    await page.waitForFunction(isAfter, before);
    expect(wrong).toEqual([]);
    await context.close();
  });
});
