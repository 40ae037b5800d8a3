/** The engine at a table of a server: it comes after the first look, and from then on no preview is asked of the server. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { FromClient } from "../../src/wire/online";
import { invite, result, sitDown, table } from "./friends";
import { PATIENCE } from "./person";
import { chance, play } from "./playing";
import { openServer, type Served } from "./server";
import { DESKTOP, PHONE, visit } from "./site";

/** `WHOLE=1` plays the other titles with the engine too. */
const IS_WHOLE = process.env["WHOLE"] !== undefined;

/** What a server is asked for where the rules are not at hand. */
const PREVIEWS = ["foresee", "why_not", "hint"];

let site: Served;
beforeAll(async () => {
  site = await openServer();
});
afterAll(() => site?.close());

interface Traffic {
  /** Everything that the page has said through its sockets. */
  said: FromClient[];
  /** The first look and the first request for the engine, in their order. */
  order: string[];
}

/** Listen to what a page says to the server. */
function listen(page: Page): Traffic {
  const traffic: Traffic = { said: [], order: [] };
  const note = (what: string): void => {
    if (!traffic.order.includes(what)) traffic.order.push(what);
  };
  page.on("websocket", (socket) => {
    socket.on("framesent", ({ payload }) => traffic.said.push(JSON.parse(String(payload)) as FromClient));
    socket.on("framereceived", ({ payload }) => {
      if (String(payload).startsWith('{"kind":"look"')) note("look");
    });
  });
  page.context().on("request", (request) => {
    if (request.url().includes("/engine/")) note("engine");
  });
  return traffic;
}

/** Look at one card and at another, without answering, until the rules at hand are asked and not the server. */
async function waitForRules(page: Page, { said }: Traffic, touch = false): Promise<void> {
  const lit = page.locator('.board .spot:is([data-state="lit"], [data-state="chosen"])');
  for (const until = Date.now() + PATIENCE; !said.some(({ kind }) => kind === "view");) {
    if (Date.now() > until) throw new Error("the engine did not come");
    for (const at of [0, 1]) await (touch ? lit.nth(at).tap() : lit.nth(at).hover());
    await page.waitForTimeout(500);
  }
}

it("the engine takes over all previews, and a server that was killed in between changes nothing", async () => {
  const ana = await visit(site, { language: "sk", size: DESKTOP, keeps: false, confirm: "always" });
  const bea = await visit(site, { language: "en", size: PHONE, touch: true, keeps: false });
  const wide = listen(ana.page);
  const phone = listen(bea.page);
  const { links } = await invite(ana.page, site, "tides", "Ana");
  await sitDown(bea.page, links[0] ?? "", "Bea");
  await Promise.all([table(ana.page), table(bea.page)]);
  await Promise.all([waitForRules(ana.page, wide), waitForRules(bea.page, phone, true)]);
  const [before, earlier] = [wide.said.length, phone.said.length];
  await ana.page.keyboard.press("h");
  await ana.page.locator('section[role="status"] ol li').first().waitFor({ timeout: PATIENCE });
  let isKilled = false;
  await Promise.all([
    play(ana.page, {
      luck: chance(3),
      byHand: 6,
      async before(_, answers) {
        if (answers !== 8 || isKilled) return;
        isKilled = true;
        await site.stop();
        await site.go();
      },
    }),
    play(bea.page, { luck: chance(5), byHand: 6, touch: true }),
  ]);
  expect(isKilled).toBe(true);
  expect(await result(bea.page)).toEqual(await result(ana.page));
  const asked = wide.said.slice(before).map(({ kind }) => kind);
  expect(asked.filter((kind) => PREVIEWS.includes(kind))).toEqual([]);
  expect(asked.filter((kind) => kind === "view").length).toBeGreaterThan(5);
  expect(phone.order).toEqual(["look", "engine"]);
  expect(phone.said.slice(earlier).filter(({ kind }) => PREVIEWS.includes(kind))).toEqual([]);
  await Promise.all([ana, bea].map(({ context }) => context.close()));
});

it.runIf(IS_WHOLE).each([
  { game: "stonespine", others: [""] },
  { game: "darkcave", others: ["", "newcomer"] },
  { game: "tales", others: ["", "newcomer"] },
])("the engine takes over all previews of $game, and gives a hint", async ({ game, others }) => {
  const ana = await visit(site, { size: DESKTOP, keeps: false });
  const bea = await visit(site, { size: PHONE, touch: true, keeps: false });
  const wide = listen(ana.page);
  const { links } = await invite(ana.page, site, game, "Ana", others);
  await sitDown(bea.page, links[0] ?? "", "Bea");
  await Promise.all([table(ana.page), table(bea.page)]);
  let taken = -1;
  await Promise.all([
    play(ana.page, {
      luck: chance(3),
      byHand: 12,
      async before(page) {
        if (taken >= 0 || !wide.said.some(({ kind }) => kind === "view")) return;
        await page.waitForTimeout(1000); // what was still to be asked of the server is asked
        taken = wide.said.length;
        await page.keyboard.press("h");
        await page.locator('section[role="status"] ol li').first().waitFor({ timeout: PATIENCE });
      },
    }),
    play(bea.page, { luck: chance(5), byHand: 12, touch: true }),
  ]);
  expect(taken).toBeGreaterThan(-1);
  const asked = wide.said.slice(taken).map(({ kind }) => kind);
  expect(asked.filter((kind) => PREVIEWS.includes(kind))).toEqual([]);
  console.log(`${game}: ${asked.filter((kind) => kind === "view").length} views after ${taken} messages`);
  expect(await result(bea.page)).toEqual(await result(ana.page));
  await Promise.all([ana, bea].map(({ context }) => context.close()));
});
