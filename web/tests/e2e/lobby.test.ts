/** The lobby: strangers meet at an open table, one plays bots at once, a friend comes by a link, a host has rights. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { LANGUAGES } from "../../src/words/catalog";
import { overflows, tooSmall, violations } from "./axe";
import { sitDown, table } from "./friends";
import { PATIENCE, press } from "./person";
import { chance, play } from "./playing";
import { openServer, withoutEngine, type Served } from "./server";
import { DESKTOP, PHONE, visit } from "./site";

let site: Served;
beforeAll(async () => {
  site = await openServer();
});
afterAll(() => site?.close());

/** One answer with a real hand. */
async function answerOnce(page: Page, touch = false): Promise<void> {
  const { answers } = await play(page, {
    luck: chance(3),
    byHand: 1,
    touch,
    until: (_, given) => Promise.resolve(given >= 1),
  });
  expect(answers).toBeGreaterThanOrEqual(1);
}

it("leads a stranger from the first page to the first answer against a bot with two clicks", async () => {
  const { page, context, wrong } = await visit(site, { keeps: false });
  await withoutEngine(context);
  await page.goto(site.url);
  await press(page, page.locator('[data-bots="tides"]')); // the first click; the second one answers
  await table(page);
  await answerOnce(page);
  expect(wrong).toEqual([]);
  await context.close();
});

it("brings a friend to a table with few clicks on each side, and leads back to it", async () => {
  const ana = await visit(site, { keeps: false });
  const bea = await visit(site, { keeps: false, language: "cs" });
  await Promise.all([ana, bea].map(({ context }) => withoutEngine(context)));
  await ana.page.goto(site.url);
  await press(ana.page, ana.page.locator('[data-friend="tides"]')); // one; the second copies the link
  const link = ana.page.locator("[data-invite] [data-link]");
  await link.waitFor({ timeout: PATIENCE });
  await sitDown(bea.page, await link.inputValue(), "Bea"); // one
  await Promise.all([table(ana.page), table(bea.page)]);
  await ana.page.goto(site.url);
  await press(ana.page, ana.page.locator("[data-mine] [data-next]")); // her turn is told on the first page
  await table(ana.page);
  await Promise.all([answerOnce(ana.page), answerOnce(bea.page)]);
  expect([...ana.wrong, ...bea.wrong]).toEqual([]);
  await Promise.all([ana, bea].map(({ context }) => context.close()));
});

it("lets strangers meet in the lobby, and the host start early", async () => {
  const ana = await visit(site, { keeps: false });
  const bea = await visit(site, { keeps: false, language: "pl", size: PHONE, touch: true });
  await Promise.all([ana, bea].map(({ context }) => withoutEngine(context)));
  await bea.page.goto(`${site.url}#/lobby`);
  await bea.page.locator("form[data-make]").waitFor({ timeout: PATIENCE });
  await ana.page.goto(`${site.url}#/lobby`);
  const make = ana.page.locator("form[data-make]");
  await make.locator("select").first().selectOption("tales");
  await make.locator("select").nth(1).selectOption("3");
  await press(ana.page, make.locator("button"));
  await ana.page.locator("[data-host]").waitFor({ timeout: PATIENCE });

  const row = bea.page.locator("li[data-table]");
  await row.first().waitFor({ timeout: PATIENCE });
  await bea.page.locator('[data-filter="free"]').selectOption("3");
  await row.first().waitFor({ state: "detached", timeout: PATIENCE });
  await bea.page.locator('[data-filter="free"]').selectOption("1");
  await press(bea.page, row.first().locator("button"));
  await bea.page.locator("[data-leave]").waitFor({ timeout: PATIENCE });

  for (const { page } of [ana, bea]) {
    expect(await violations(page)).toEqual([]);
    expect(await tooSmall(page)).toEqual([]);
    await page.setViewportSize(PHONE);
    expect(await overflows(page)).toEqual([]);
    await page.setViewportSize(page === ana.page ? DESKTOP : PHONE);
  }

  const host = ana.page.locator("[data-host]");
  await press(ana.page, host.locator('[data-seat="1"] [data-up]')); // both sit elsewhere now
  await host.locator('[data-seat="0"] [data-remove]').waitFor({ timeout: PATIENCE });
  await press(ana.page, host.locator('[data-seat="0"] [data-remove]'));
  await bea.page.locator('a[href="#/tables"].button').waitFor({ timeout: PATIENCE }); // she has no seat any more
  await bea.page.goto(`${site.url}#/lobby`);
  await press(bea.page, row.first().locator("button"));
  await bea.page.locator("[data-leave]").waitFor({ timeout: PATIENCE });
  await press(ana.page, host.locator("[data-start]"));
  await Promise.all([table(ana.page), table(bea.page)]);
  expect([...ana.wrong, ...bea.wrong]).toEqual([]);
  await Promise.all([ana, bea].map(({ context }) => context.close()));
});

it("fits at 360 px in every language, and keeps nobody out", async () => {
  const found: string[] = [];
  for (const language of LANGUAGES) {
    const { page, context, wrong } = await visit(site, { keeps: false, language, size: PHONE });
    for (const path of ["", "#/lobby"]) {
      await page.goto(`${site.url}${path}`);
      await page.locator("[data-make], [data-bots]").first().waitFor({ timeout: PATIENCE });
      for (const check of [overflows, tooSmall, violations])
        found.push(...(await check(page)).map((each) => `${language} ${path}: ${each}`));
    }
    found.push(...wrong);
    await context.close();
  }
  expect(found).toEqual([]);
});
