/** An evening of four people in four languages: lobby, a private table, words, somebody who leaves and returns, once more. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { invite, result, sitDown, table } from "./friends";
import { tabTo } from "./keys";
import { PATIENCE, press } from "./person";
import { pickThrough } from "./picking";
import { chance, play } from "./playing";
import { openServer, withoutEngine, type Served } from "./server";
import { DESKTOP, PHONE, visit } from "./site";

/** `WHOLE=1` gives every answer with a real hand, or with keys; usually only the first ones. */
const BY_HAND = process.env["WHOLE"] ? Infinity : 3;

let site: Served;
beforeAll(async () => {
  site = await openServer();
});
afterAll(() => site?.close());

it("four people spend an evening in the Dark Cave, one by touch and one by keys alone", async () => {
  const ana = await visit(site, { language: "en", size: DESKTOP, keeps: false });
  const bea = await visit(site, { language: "cs", size: PHONE, touch: true, keeps: false });
  const cyr = await visit(site, { language: "pl", size: DESKTOP, keeps: false });
  const dan = await visit(site, { language: "sk", size: DESKTOP, keeps: false });
  const people = [ana, bea, cyr, dan];
  await Promise.all(people.map(({ context }) => withoutEngine(context)));

  // Nobody has a table open in the lobby, so Ana lays one for her friends and a bot.
  await ana.page.goto(site.url);
  await press(ana.page, ana.page.locator('a[href="#/lobby"]').first());
  await ana.page.locator("form[data-make]").waitFor({ timeout: PATIENCE });
  const { links } = await invite(ana.page, site, "darkcave", "Ana", ["", "", "", "newcomer"]);
  expect(links).toHaveLength(3);
  await sitDown(bea.page, links[0] ?? "", "Bea");
  await cyr.page.goto(links[1] ?? "");
  await cyr.page.locator('input[name="me"]').waitFor({ timeout: PATIENCE });
  await tabTo(cyr.page, 'input[name="me"]');
  await cyr.page.keyboard.type("Cyr");
  await cyr.page.keyboard.press("Enter");
  await sitDown(dan.page, links[2] ?? "", "Dan");
  await Promise.all(people.map(({ page }) => table(page)));

  // What Dan says each reads in their own language.
  await press(dan.page, dan.page.locator("[data-talk]"));
  await press(dan.page, dan.page.locator("[data-phrases] > summary"));
  await press(dan.page, dan.page.locator('[data-phrase="talk-say-luck"]'));
  const heard = await Promise.all(
    [ana, bea, cyr].map(async ({ page }) => {
      await page.locator("[data-talk] .unread").waitFor({ timeout: PATIENCE });
      return page.locator("[data-voice]").innerText();
    }),
  );
  expect(new Set(heard).size).toBe(3);
  await dan.page.keyboard.press("Escape"); // what was said lies over his cards
  await dan.page.locator("[data-talk-panel]").waitFor({ state: "detached" });

  const byKeys = async (): Promise<void> => {
    const luck = chance(11);
    await pickThrough(cyr.page, { keys: true, luck, until: (answers) => answers >= BY_HAND });
    await play(cyr.page, { luck, byHand: 0 });
  };
  const leavesAndReturns = async (): Promise<void> => {
    await play(dan.page, { luck: chance(13), byHand: BY_HAND, until: (_, given) => Promise.resolve(given >= 2) });
    await dan.page.goto(site.url);
    await press(dan.page, dan.page.locator("[data-mine] [data-next]")); // the others wait for him
    await table(dan.page);
    await play(dan.page, { luck: chance(17), byHand: BY_HAND });
  };
  await Promise.all([
    play(ana.page, { luck: chance(3), byHand: BY_HAND }),
    play(bea.page, { luck: chance(5), byHand: BY_HAND, touch: true }),
    byKeys(),
    leavesAndReturns(),
  ]);
  const scores = await result(ana.page);
  expect(scores).toHaveLength(5);
  for (const { page } of people) expect(await result(page)).toEqual(scores);

  // Once more, with the same people.
  for (const { page, touch } of [
    { page: ana.page, touch: false },
    { page: bea.page, touch: true },
    { page: dan.page, touch: false },
  ]) {
    await press(page, page.locator("[data-end] nav .primary"), touch);
    await table(page);
  }
  await tabTo(cyr.page, "[data-end] nav .primary");
  await cyr.page.keyboard.press("Enter");
  await table(cyr.page);
  const addresses = people.map(({ page }) => page.url().split("?")[0]);
  expect(new Set(addresses).size).toBe(1);
  expect(people.flatMap(({ wrong }) => wrong)).toEqual([]);
  await Promise.all(people.map(({ context }) => context.close()));
});
