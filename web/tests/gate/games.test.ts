/** Every title is played to its end without a server, looked back at, and found right by CPython. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { overflows, violations } from "../e2e/axe";
import { sitLate } from "../e2e/late";
import { go, playNow } from "../e2e/opening";
import { PATIENCE, press } from "../e2e/person";
import { chance, play } from "../e2e/playing";
import { expectVerified, tableId } from "../e2e/records";
import { DESKTOP, openSite, PHONE, visit, type Site } from "../e2e/site";

/** How many answers are given with a real hand; the others by clicks that need none. */
const BY_HAND = 3;

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

it("Tides is played from its first card to its end, watched again, and its shuffle checked", async () => {
  const { page, context, wrong } = await visit(site, { language: "cs" });
  await playNow(page, site.url, "tides");
  for (const size of [PHONE, DESKTOP]) {
    await page.setViewportSize(size);
    expect(await overflows(page)).toEqual([]);
  }
  expect(await violations(page)).toEqual([]);
  const { answers } = await play(page, { luck: chance(3), byHand: BY_HAND });
  expect(answers).toBeGreaterThan(10);
  await expectVerified(page);
  const id = tableId(page);

  await press(page, page.locator('[data-end] a[href^="#/replay/"]'));
  await page.locator(".replay [aria-current]").first().waitFor({ timeout: PATIENCE });
  await page.goto(`${site.url}#/replay/${id}?at=13`);
  await page.locator(".spot:visible").first().waitFor();
  await go(page, site.url, `check/${id}`);
  await page.locator("[data-verdict=good]").nth(5).waitFor();
  expect(await page.locator("[data-verdict=bad]").count()).toBe(0);
  expect(wrong).toEqual([]);
  await context.close();
});

const LATE = [
  { game: "stonespine", seats: 2, left: 4, touch: false },
  { game: "darkcave", seats: 3, left: 4, touch: false },
  { game: "tales", seats: 2, left: 4, touch: true },
];

it.each(LATE)("$game is taken up shortly before its end, and ended", async ({ game, seats, left, touch }) => {
  const { page, context, wrong } = await visit(site, { size: touch ? PHONE : DESKTOP, touch, language: "pl" });
  await sitLate(page, site.url, { game, seats, bot: "newcomer", seed: "1", left });
  expect(await overflows(page)).toEqual([]);
  expect((await play(page, { touch, luck: chance(3), byHand: BY_HAND })).answers).toBeGreaterThan(0);
  await expectVerified(page);
  expect(wrong).toEqual([]);
  await context.close();
});
