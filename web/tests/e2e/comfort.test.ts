/** What makes an evening easy: a bot that plays for a while, a deal played once more, seats that nobody chose. */
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { setUp } from "./opening";
import { PATIENCE, point, press } from "./person";
import { momentOf } from "./playing";
import { expectVerified, tableId } from "./records";
import { openSite, visit, type Site } from "./site";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const MINE = ".prompt[data-mine]";

/** The cards that can be chosen now. */
async function hand(page: Page): Promise<string[]> {
  const cards = await page.locator('.board .spot[data-state="lit"][data-piece]').all();
  return Promise.all(cards.map(async (card) => (await card.getAttribute("data-piece")) ?? ""));
}

/** In the page: another question is open than at this moment. */
function isLater(moment: string | null): boolean {
  const question = (text: string | null | undefined): number => Number(text?.split(".")[0]);
  return question(document.querySelector(".sitting")?.getAttribute("data-moment")) > question(moment);
}

it("a bot plays for a person and gets up again; then the same deal once more", async () => {
  const { page, context, wrong } = await visit(site, { pace: 500 });
  await setUp(page, site.url, "tides", ["", "newcomer"]);
  await page.locator(MINE).waitFor();
  const dealt = await hand(page);
  expect(dealt.length).toBe(5);
  const first = await momentOf(page);

  await press(page, page.locator(".drawer-door"));
  const deputy = page.locator("#drawer li button");
  await press(page, deputy.first());
  await page.locator(`.prompt:not([data-mine]) button`).waitFor();
  await press(page, page.locator("#drawer .close"));
  await page.waitForFunction(isLater, first);
  await press(page, page.locator(".prompt button"));
  await page.locator(MINE).waitFor();

  await press(page, page.locator(".drawer-door"));
  await press(page, deputy.first());
  await page.locator("[data-end]").waitFor({ timeout: PATIENCE });
  await expectVerified(page);
  const played = tableId(page);

  await press(page, page.locator("#drawer .close"));
  await press(page, page.locator(".end nav button").nth(1));
  await page.waitForURL((url) => !url.hash.includes(played));
  await page.locator(MINE).waitFor();
  expect(await hand(page)).toEqual(dealt);
  expect(wrong).toEqual([]);
  await context.close();
});

/** Press a card, carry it with the mouse to where something else lies, and let it go. */
async function carry(page: Page, card: Locator, to: Locator): Promise<void> {
  await point(page, card);
  await page.mouse.down();
  const there = await to.boundingBox();
  if (!there) throw new Error("there is nothing to carry it to");
  await page.mouse.move(there.x + there.width / 2, there.y + there.height / 2, { steps: 8 });
  await page.waitForTimeout(100);
  await page.mouse.up();
}

/** In the page: note that the moment changed. */
function watchMoments(): void {
  const table = document.querySelector<HTMLElement>(".sitting");
  if (!table) return;
  new MutationObserver(() => (table.dataset["changed"] = "")).observe(table, { attributeFilter: ["data-moment"] });
}

const wasLifted = (): boolean => document.querySelector(".sitting[data-changed]") !== null;

it("a hand is held as its owner likes, and a card carried to its place", async () => {
  const { page, context, wrong } = await visit(site, { confirm: "always" });
  await setUp(page, site.url, "stonespine", ["", "newcomer"]);
  await page.locator(MINE).waitFor();
  const held = page.locator("[data-hand] .spot");
  const dealt = await hand(page);
  await carry(page, held.nth(0), held.nth(2));
  const arranged = [dealt[1], dealt[2], dealt[0], ...dealt.slice(3)];
  await expect.poll(() => hand(page), { timeout: PATIENCE }).toEqual(arranged);
  expect(await page.locator(".prompt .primary").count()).toBe(0); // nothing was answered
  await held.nth(2).focus();
  await page.keyboard.press("Shift+ArrowLeft");
  await expect.poll(() => hand(page), { timeout: PATIENCE }).toEqual([dealt[1], dealt[0], ...dealt.slice(2)]);
  await page.reload();
  await page.locator(MINE).waitFor({ timeout: PATIENCE });
  await expect.poll(() => hand(page), { timeout: PATIENCE }).toEqual([dealt[1], dealt[0], ...dealt.slice(2)]);

  const first = await momentOf(page);
  await page.evaluate(watchMoments);
  await carry(page, held.nth(0), page.locator(".board .clock, .board .side").first()); // it cannot lie there
  await page.waitForFunction(wasLifted); // it was played, and came back
  await expect.poll(() => momentOf(page), { timeout: PATIENCE }).toBe(first);
  const place = page.locator(".board .grid:has(.current) .cell").first();
  await carry(page, held.nth(0), place);
  await page.locator(".prompt .primary").waitFor(); // the place waits to be confirmed
  expect(wrong).toEqual([]);
  await context.close();
});
