/** People at screens of their own, at one table that a server keeps: from the link to the end, without the engine. */
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { violations, overflows } from "./axe";
import { invite, result, sitDown, table, watchBy } from "./friends";
import { PATIENCE, press } from "./person";
import { chance, isAfter, momentOf, play } from "./playing";
import { openServer, withoutEngine, type Served } from "./server";
import { DESKTOP, openSite, PHONE, visit } from "./site";

/** `WHOLE=1` gives every answer with a real hand, as the first test always does; usually only the first ones. */
const BY_HAND = process.env["WHOLE"] ? Infinity : 3;

let site: Served;
beforeAll(async () => {
  site = await openServer();
});
afterAll(() => site?.close());

it("two play a whole game, from the link on, without the engine, while a third watches", async () => {
  const ana = await visit(site, { language: "cs", size: DESKTOP, keeps: false });
  const bea = await visit(site, { language: "pl", size: PHONE, touch: true, keeps: false, ahead: "never" });
  const cyr = await visit(site, { language: "en", size: DESKTOP, keeps: false });
  await Promise.all([ana, bea, cyr].map(({ context }) => withoutEngine(context)));
  const engines = await withoutEngine(bea.context);
  const { links, onlookers } = await invite(ana.page, site, "tides", "Ana");
  expect(links).toHaveLength(1);
  expect(await violations(ana.page)).toEqual([]);
  await bea.page.goto(links[0] ?? "");
  await bea.page.locator('input[name="me"]').waitFor();
  expect(await violations(bea.page)).toEqual([]);
  expect(await overflows(bea.page)).toEqual([]);
  await sitDown(bea.page, links[0] ?? "", "Bea");
  await watchBy(cyr.page, onlookers);
  await Promise.all([ana, bea, cyr].map(({ page }) => table(page)));
  expect(await cyr.page.locator('.board .spot[data-state="lit"]').count()).toBe(0);
  await Promise.all([
    play(ana.page, { luck: chance(3) }),
    play(bea.page, { luck: chance(5), touch: true }),
    cyr.page.locator("[data-end]").waitFor({ timeout: PATIENCE }),
  ]);
  const scores = await result(ana.page);
  expect(scores).toHaveLength(2);
  expect(await result(bea.page)).toEqual(scores);
  expect(engines.asked).toEqual([]); // whoever does not want it never asks for it
  expect(bea.wrong).toEqual([]);
  expect(cyr.wrong).toEqual([]);
  await cyr.context.unroute(/\/engine\//);
  await press(cyr.page, cyr.page.locator('[data-end] a[href^="#/replay/"]')); // whoever looked on may look back
  await cyr.page.locator(".replay [aria-current]").first().waitFor({ timeout: PATIENCE });
  await Promise.all([ana, bea, cyr].map(({ context }) => context.close()));
});

it("what is answered while the server is away counts once it is back", async () => {
  const ana = await visit(site, { keeps: false, ahead: "never" });
  const bea = await visit(site, { keeps: false, ahead: "never" });
  const { links } = await invite(ana.page, site, "tides", "Ana");
  await sitDown(bea.page, links[0] ?? "", "Bea");
  await Promise.all([table(ana.page), table(bea.page)]);
  const first = (page: Page): Locator => page.locator('.board .spot[data-state="lit"]').first();
  const begun = await momentOf(ana.page);
  await press(ana.page, first(ana.page));
  await ana.page.waitForFunction(isAfter, begun);

  const lost = [ana, bea].map(({ page }) => page.locator("[data-offline]"));
  await site.stop();
  await Promise.all(lost.map((each) => each.waitFor()));
  const before = await momentOf(bea.page);
  await press(bea.page, first(bea.page));
  await bea.page.locator(".sitting[data-busy]").waitFor();
  await site.go();
  await Promise.all(lost.map((each) => each.waitFor({ state: "detached" })));
  await bea.page.waitForFunction(isAfter, before);

  await Promise.all([
    play(ana.page, { luck: chance(3), byHand: BY_HAND }),
    play(bea.page, { luck: chance(5), byHand: BY_HAND }),
  ]);
  expect(await result(bea.page)).toEqual(await result(ana.page));
  await Promise.all([ana, bea].map(({ context }) => context.close()));
});

it("whoever leaves finds the table among their own, and a bot may play for them", async () => {
  const ana = await visit(site, { keeps: false, ahead: "never" });
  const bea = await visit(site, { keeps: false });
  const { links, onlookers } = await invite(ana.page, site, "tides", "Ana");
  await ana.page.reload();
  expect(await ana.page.locator("[data-invite] [data-link]").inputValue()).toBe(links[0]); // she can send it again
  await sitDown(bea.page, links[0] ?? "", "Bea");
  await Promise.all([table(ana.page), table(bea.page)]);
  await press(bea.page, bea.page.locator(".drawer-door"));
  await press(bea.page, bea.page.locator("#drawer [data-onlookers] summary").first());
  expect(await bea.page.locator("#drawer [data-onlookers] [data-link]").inputValue()).toBe(onlookers);
  await bea.page.goto(`${site.url}#/tables`);
  await press(bea.page, bea.page.locator('a[href^="#/online/"]').first());
  await table(bea.page);
  await press(bea.page, bea.page.locator(".drawer-door"));
  await press(bea.page, bea.page.locator("#drawer li .button").first()); // hand the seat to a bot
  await play(ana.page, { luck: chance(3), byHand: BY_HAND });
  await bea.page.locator("[data-end]").waitFor({ timeout: PATIENCE });
  await press(bea.page, bea.page.locator('[data-end] a[href^="#/replay/"]')); // the rules are loaded for that
  await bea.page.locator(".replay [aria-current]").first().waitFor({ timeout: PATIENCE });
  await bea.page.goBack();
  await bea.page.locator("[data-end]").waitFor({ timeout: PATIENCE });
  await press(ana.page, ana.page.locator("[data-end] [data-rematch]"));
  await press(bea.page, bea.page.locator("[data-offer] [data-accept]")); // it begins once she has accepted
  await Promise.all([table(ana.page), table(bea.page)]);
  expect(bea.page.url().split("?")[0]).toBe(ana.page.url().split("?")[0]);
  await Promise.all([ana, bea].map(({ context }) => context.close()));
});

it("what is claimed in the Dark Cave is heard at the other screen, in its own language", async () => {
  const ana = await visit(site, { keeps: false, ahead: "never" });
  const bea = await visit(site, { language: "cs", size: PHONE, touch: true, keeps: false, ahead: "never" });
  const { links } = await invite(ana.page, site, "darkcave", "Ana", ["", "newcomer"]);
  await sitDown(bea.page, links[0] ?? "", "Bea");
  await Promise.all([table(ana.page), table(bea.page)]);
  await press(ana.page, ana.page.getByRole("button", { name: "Notebook" }));
  await press(ana.page, ana.page.locator(".claims .say button").first());
  await ana.page.locator(".claims ol li:not(.quiet)").first().waitFor();
  await bea.page.locator(".bubble").first().waitFor();
  await press(bea.page, bea.page.locator(".drawer-door"));
  expect(await bea.page.locator("#drawer .claims ol li").allInnerTexts()).toEqual([expect.stringMatching(/^Ana: \S/)]);
  const [mine, theirs] = await Promise.all(
    [ana, bea].map(({ page }) => page.locator(".claims ol li:not(.quiet)").first().innerText()),
  );
  expect(mine).not.toBe(theirs); // the same sentence, each in the words of its reader
  await Promise.all([ana, bea].map(({ context }) => context.close()));
});

it("a site without a server shows no way to friends", async () => {
  const alone = await openSite();
  const { page, context, wrong } = await visit(alone, { keeps: false });
  await page.goto(alone.url);
  await page.locator('a[href^="#/new/"]').first().waitFor();
  expect(await page.locator('a[href^="#/friend"]').count()).toBe(0);
  expect(wrong).toEqual([]);
  await context.close();
  await alone.close();
});
