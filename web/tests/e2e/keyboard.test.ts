/** Without a mouse and without touch: Tab, arrows, Enter and letters do everything. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { tabTo } from "./keys";
import { playButton } from "./opening";
import { PATIENCE } from "./person";
import { chance, momentOf } from "./playing";
import { keptTable, tableId } from "./records";
import { openSite, visit, type Site } from "./site";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

/** What has the focus, told by its words; the page itself never has it. */
async function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const at = document.activeElement;
    return at && at !== document.body ? (at.getAttribute("aria-label") ?? at.textContent ?? "").trim() : "";
  });
}

/** Answer what is asked: an arrow to a lit place, Enter; what lies nowhere on the table is reached by Tab. */
async function answer(page: Page, luck: () => number): Promise<void> {
  await page.locator(".sitting:not([data-busy]) .prompt[data-mine]").waitFor();
  const before = await momentOf(page);
  const lit = await page.locator('.board .spot[data-state="lit"]:visible').count();
  if (lit > 0 && luck() < 0.3) await page.keyboard.press(String(1 + Math.floor(luck() * Math.min(lit, 9))));
  else if (lit > 0) {
    // From wherever the focus is, arrows lead to what is lit; a few more of them choose between the places.
    const isLit = (): Promise<boolean> =>
      page.evaluate(() => document.activeElement?.matches('.board .spot[data-state="lit"]') ?? false);
    for (let steps = Math.floor(luck() * 4); steps > 0 || !(await isLit()); steps--) {
      await page.keyboard.press(luck() < 0.5 ? "ArrowRight" : "ArrowDown");
      expect(steps).toBeGreaterThan(-10);
    }
    await page.keyboard.press("Enter");
  } else {
    await tabTo(page, ".prompt .spoken");
    await page.keyboard.press("Enter");
  }
  await page.waitForFunction((was) => {
    const sitting = document.querySelector<HTMLElement>(".sitting");
    return sitting && !sitting.hasAttribute("data-busy") && sitting.dataset["moment"] !== was;
  }, before);
  await page.locator(".prompt[data-mine], [data-end]").first().waitFor();
}

async function begin(page: Page, game: string): Promise<void> {
  await page.goto(site.url);
  await page.locator(playButton(game)).waitFor();
  await tabTo(page, playButton(game));
  await page.keyboard.press("Enter");
  await page.locator(".prompt[data-mine]").waitFor({ timeout: PATIENCE });
}

it("a whole game of Tides", async () => {
  const { page, context, wrong } = await visit(site, { language: "en" });
  await begin(page, "tides");
  const luck = chance(3);
  while (!(await page.locator("[data-end]").count())) {
    await answer(page, luck);
    expect(await focused(page)).not.toBe("");
  }
  expect((await keptTable(page, tableId(page))).over).toBe(true);
  expect(wrong).toEqual([]);
  await context.close();
});

it("a whole year of Stonespine, with a hint, a card read and an answer taken back", async () => {
  const { page, context, wrong } = await visit(site, { language: "en" });
  await begin(page, "stonespine");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("i");
  await page.locator("dialog[open]").waitFor();
  await page.keyboard.press("Escape");
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  expect(await page.evaluate(() => document.activeElement?.matches(".board .spot"))).toBe(true);
  await page.keyboard.press("h");
  await page.locator(".prompt + * [role=status], .top [role=status]").first().waitFor();
  expect(await page.locator('.board .spot[data-advised][data-state="lit"]').count()).toBe(1); // where it is given
  const luck = chance(4);
  const before = await page.locator(".prompt").textContent();
  await answer(page, luck);
  await page.keyboard.press("u");
  await page.waitForFunction((was) => document.querySelector(".prompt")?.textContent === was, before);
  const year = async (): Promise<boolean> =>
    (await keptTable(page, tableId(page))).record.split("\n").some((line) => /take ch/.test(line));
  for (let answers = 0; answers < 60; answers++) {
    await answer(page, luck);
    expect(await focused(page)).not.toBe("");
    if (await year()) break; // the challenge ends a person's year at the market
  }
  expect(await year()).toBe(true);
  expect(wrong).toEqual([]);
  await context.close();
});
