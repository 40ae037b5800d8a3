/** Onlookers who are a round late, and somebody who leaves a table and comes back to it. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { overflows, violations } from "./axe";
import { invite, sitDown, table, watchBy } from "./friends";
import { PATIENCE, press } from "./person";
import { chance, isAfter, momentOf, play } from "./playing";
import { openServer, type Served } from "./server";
import { PHONE, visit } from "./site";

let site: Served;
beforeAll(async () => {
  site = await openServer();
});
afterAll(() => site?.close());

it("an onlooker of the Dark Cave is a round late, and those who play know it", async () => {
  const ana = await visit(site, { keeps: false });
  const cyr = await visit(site, { size: PHONE, keeps: false });
  const { links, onlookers } = await invite(ana.page, site, "darkcave", "Ana");
  expect(await ana.page.locator("[data-onlookers]").innerText()).toContain("one round late");
  expect(await violations(ana.page)).toEqual([]);
  const bea = await visit(site, { keeps: false });
  await sitDown(bea.page, links[0] ?? "", "Bea");
  await watchBy(cyr.page, onlookers);
  await Promise.all([ana, bea, cyr].map(({ page }) => table(page)));
  await cyr.page.getByText("You are watching, one round late.").first().waitFor({ timeout: PATIENCE });
  expect(await overflows(cyr.page)).toEqual([]);
  await press(ana.page, ana.page.locator(".drawer-door"));
  expect(await ana.page.locator("#drawer .looking-on").innerText()).toContain("1 person is looking on.");
  await press(ana.page, ana.page.locator(".drawer-door"));
  const before = await momentOf(cyr.page);
  const isAsked = (await ana.page.locator(".prompt[data-mine]").count()) > 0;
  const asked = isAsked ? ana.page : bea.page;
  const began = await momentOf(asked);
  await play(asked, { luck: chance(3), until: (_, answers) => Promise.resolve(answers > 0) });
  await asked.waitForFunction(isAfter, began);
  expect(await momentOf(cyr.page)).toBe(before); // the round goes on, and nothing of it is told
  expect(cyr.wrong).toEqual([]);
  await Promise.all([ana, bea, cyr].map(({ context }) => context.close()));
});

it("whoever comes back reads what happened since their last look", async () => {
  const ana = await visit(site, { keeps: false, motion: "auto" });
  const bea = await visit(site, { keeps: false });
  const { links } = await invite(ana.page, site, "tides", "Ana");
  await sitDown(bea.page, links[0] ?? "", "Bea");
  await Promise.all([table(ana.page), table(bea.page)]);
  const first = '.board .spot[data-state="lit"]';
  const begun = await momentOf(ana.page);
  await press(ana.page, ana.page.locator(first).first());
  await ana.page.waitForFunction(isAfter, begun);
  const address = ana.page.url();
  await ana.page.goto(`${site.url}#/tables`);
  await ana.page.locator(".sitting").waitFor({ state: "detached" }); // what comes now she does not see
  const answered = await momentOf(bea.page);
  await press(bea.page, bea.page.locator(first).first());
  await bea.page.waitForFunction(isAfter, answered);
  await ana.page.goto(address);
  const since = ana.page.locator("[data-since]");
  await since.waitFor({ timeout: PATIENCE });
  expect(await since.innerText()).toMatch(/Since your last look: \d+ moves?/);
  expect(await violations(ana.page)).toEqual([]);
  await since.locator("button:disabled", { hasText: "Next" }).waitFor(); // it goes on by itself to the last line
  const last = await since.locator(".now").innerText();
  await press(ana.page, since.getByRole("button", { name: "Back" }));
  expect(await since.locator(".now").innerText()).not.toBe(last);
  await press(ana.page, since.getByRole("button", { name: "Continue" }));
  await since.waitFor({ state: "detached" });
  expect(await ana.page.title()).toContain("●"); // the tab says whose turn it is
  expect(await ana.page.locator('link[rel="icon"]').getAttribute("href")).toContain("icon-turn");
  await ana.page.reload();
  await table(ana.page);
  expect(await since.count()).toBe(0); // there is nothing new
  await Promise.all([ana, bea].map(({ context }) => context.close()));
});
