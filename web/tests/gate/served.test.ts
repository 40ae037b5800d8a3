/** On a real server: two browsers at one table, strangers in the lobby, and a person who signs in and comes back. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { account, authenticator, codesOn, enterCode } from "../e2e/accounts";
import { overflows, violations } from "../e2e/axe";
import { invite, result, sitDown, table } from "../e2e/friends";
import { PATIENCE, press } from "../e2e/person";
import { chance, isAfter, momentOf, play, playOnce } from "../e2e/playing";
import { openServer, withoutEngine, type Served } from "../e2e/server";
import { PHONE, visit, type Visit } from "../e2e/site";

let site: Served;
beforeAll(async () => {
  site = await openServer();
});
afterAll(() => site?.close());

/** A browser that leaves the rules to the server. */
async function comer(wishes: Visit = {}, at = site): Promise<Awaited<ReturnType<typeof visit>> & { asked: string[] }> {
  const visitor = await visit(at, { keeps: false, ahead: "never", ...wishes });
  const { asked } = await withoutEngine(visitor.context);
  return { ...visitor, asked };
}

it("two play a game from the link to its end, and neither needs the engine", async () => {
  const ana = await comer();
  const bea = await comer({ language: "cs", size: PHONE, touch: true });
  const { links } = await invite(ana.page, site, "tides", "Ana");
  await sitDown(bea.page, links[0] ?? "", "Bea");
  await Promise.all([table(ana.page), table(bea.page)]);
  const [one, other] = await Promise.all([
    play(ana.page, { luck: chance(3), byHand: 1 }),
    play(bea.page, { luck: chance(5), byHand: 1, touch: true }),
  ]);
  expect(Math.min(one.answers, other.answers)).toBeGreaterThan(5);
  const scores = await result(ana.page);
  expect(scores).toHaveLength(2);
  expect(await result(bea.page)).toEqual(scores);
  expect(bea.asked).toEqual([]); // who comes by a link has not been on the first page, which fetches it for other tables

  // Once more: nothing begins before Bea has accepted, on terms that she is told.
  await press(ana.page, ana.page.locator("[data-rematch]"));
  await ana.page.locator("[data-reserved]").waitFor({ timeout: PATIENCE });
  const offer = bea.page.locator("[data-offer]");
  await offer.waitFor({ timeout: PATIENCE });
  expect(await offer.innerText()).toContain("nehodnocená");
  expect(await overflows(bea.page)).toEqual([]);
  expect(await violations(bea.page)).toEqual([]);
  await press(bea.page, offer.locator("[data-accept]"));
  await bea.page.locator("[data-offer]").waitFor({ state: "detached", timeout: PATIENCE });
  await Promise.all(
    [ana, bea].map(({ page }) => page.locator("[data-reserved], .places").waitFor({ state: "detached" })),
  );
  await Promise.all([table(ana.page), table(bea.page)]);
  expect([...ana.wrong, ...bea.wrong]).toEqual([]);
  await Promise.all([ana, bea].map(({ context }) => context.close()));
});

it("leads a stranger to the first answer against a bot with two clicks", async () => {
  const { page, context, wrong } = await comer();
  await page.goto(site.url);
  await press(page, page.locator('[data-bots="tides"]')); // the first click
  await table(page);
  const before = await momentOf(page);
  await playOnce(page, { luck: chance(3) }); // the second
  await page.waitForFunction(isAfter, before);
  expect(wrong).toEqual([]);
  await context.close();
});

it("lets strangers meet in the lobby and play", async () => {
  const ana = await comer();
  const bea = await comer({ language: "pl", size: PHONE, touch: true });
  await ana.page.goto(`${site.url}#/lobby`);
  const make = ana.page.locator("form[data-make]");
  await make.locator("select").first().selectOption("tides");
  await press(ana.page, make.locator("button"));
  await ana.page.locator("[data-host]").waitFor({ timeout: PATIENCE }); // her table is there, and the newest stands first
  await bea.page.goto(`${site.url}#/lobby`);
  const row = bea.page.locator("li[data-table]");
  await row.first().waitFor({ timeout: PATIENCE });
  for (const { page } of [ana, bea]) {
    expect(await violations(page)).toEqual([]);
    expect(await overflows(page)).toEqual([]);
  }
  await press(bea.page, row.first().locator("button"));
  await Promise.all([table(ana.page), table(bea.page)]);
  const before = await momentOf(bea.page);
  await playOnce(bea.page, { luck: chance(5), touch: true });
  await bea.page.waitForFunction(isAfter, before);
  expect([...ana.wrong, ...bea.wrong]).toEqual([]);
  await Promise.all([ana, bea].map(({ context }) => context.close()));
});

it("lets a person keep an account, leave, and come back with a passkey and with a code", async () => {
  const named: Served = { ...site, url: site.url.replace("127.0.0.1", "localhost") }; // passkeys need a site with a name
  const { page, context, wrong } = await comer({}, named);
  await authenticator(context, page);
  await page.goto(`${named.url}#/account`);
  await account(page, "");
  await page.locator('input[name="me"]').fill("Ana");
  await press(page, page.locator("[data-keep] .primary"));
  await account(page, "account");
  const [code = ""] = await codesOn(page);
  await press(page, page.locator("[data-codes] .primary"));
  await page.locator("[data-codes]").waitFor({ state: "detached" });
  expect(await violations(page)).toEqual([]);
  for (const back of [() => press(page, page.locator("[data-sign-in] .button").first()), () => enterCode(page, code)]) {
    await press(page, page.locator("[data-leave]"));
    await account(page, "");
    await back();
    await account(page, "account");
    expect(await page.locator(".told").innerText()).toContain("Ana");
  }
  expect(wrong).toEqual([]);
  await context.close();
});
