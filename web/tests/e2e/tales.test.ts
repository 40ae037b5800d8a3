/** Tales of Glory on its own screen: whole games by mouse and by touch, and what is kept of them, judged by CPython. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { overflows, tooSmall, violations } from "./axe";
import { setUp } from "./opening";
import { PATIENCE, press } from "./person";
import { pickThrough } from "./picking";
import { chance, play } from "./playing";
import { expectVerified } from "./records";
import { DESKTOP, openSite, PHONE, visit, type Site } from "./site";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

/** Set a table up with quests, which is an option; the page knows its words a moment after it is there. */
async function setUpWithQuests(page: Page, seats: string[], label: string): Promise<void> {
  await page.goto(site.url);
  await press(page, page.locator('a[href="#/new/tales"]'));
  await press(page, page.locator(`fieldset label:has(input[value="${seats.length}"])`).first());
  for (const [seat, level] of seats.entries()) {
    await page
      .locator("form li select")
      .nth(seat)
      .selectOption(level === "" ? { index: 0 } : level);
  }
  await press(page, page.locator("form label", { hasText: label }).first());
  await press(page, page.locator("form .start .primary"));
  await page.locator(".prompt").first().waitFor({ timeout: PATIENCE });
}

/** A small target that geometry forces: a chest inside a tile that has two; a pinch or + makes it larger. */
const isChest = (fault: string): boolean => fault.includes("tales-chest");

/** In the page: what is lit but covered by something else, or beyond the edge. */
async function covered(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.board .spot[data-state="lit"]')]
      .filter((each) => each.getClientRects().length > 0)
      .filter((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        const hit = document.elementFromPoint(x + width / 2, y + height / 2);
        return hit === null || !each.contains(hit);
      })
      .map((each) => `covered: ${each.textContent?.trim().slice(0, 60)}`),
  );
}

async function playThrough(page: Page, touch: boolean, luck: number): Promise<string[]> {
  const found: string[] = [];
  const looked = new Set<string>();
  const faults = async (): Promise<string[]> => [
    ...(await violations(page)),
    ...(await overflows(page)),
    ...(await covered(page)),
    ...(touch ? (await tooSmall(page)).filter((each) => !isChest(each)) : []),
  ];
  const player = await play(page, {
    touch,
    luck: chance(luck),
    async before(at) {
      const question = (await at.locator("#prompt").textContent()) ?? "";
      if (looked.has(question)) return;
      looked.add(question); // every kind of question is looked at once
      for (const each of await faults()) found.push(`${question}: ${each}`);
    },
  });
  found.push(...(await faults()));
  expect(player.answers).toBeGreaterThan(20);
  return found;
}

it("three with quests, two of them bots, by mouse, in pl", async () => {
  const { page, context, wrong } = await visit(site, { size: DESKTOP, language: "pl" });
  await setUpWithQuests(page, ["", "newcomer", "apprentice"], "z wyprawami");
  expect(await playThrough(page, false, 3)).toEqual([]);
  expect(wrong).toEqual([]);
  await expectVerified(page);
  await context.close();
});

it("two, one of them a bot, by keys alone", async () => {
  const { page, context, wrong } = await visit(site, { confirm: "never" });
  await setUp(page, site.url, "tales", ["", "newcomer"]);
  expect(await pickThrough(page, { keys: true, luck: chance(7) })).toBeGreaterThan(20);
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  expect(wrong).toEqual([]);
  await expectVerified(page);
  await context.close();
});

it("two, one of them a bot, by touch on a phone, in sk", async () => {
  const { page, context, wrong } = await visit(site, { size: PHONE, touch: true, language: "sk", theme: "dark" });
  await setUp(page, site.url, "tales", ["", "newcomer"]);
  expect(await playThrough(page, true, 2)).toEqual([]);
  expect(wrong).toEqual([]);
  await expectVerified(page);
  await context.close();
});
