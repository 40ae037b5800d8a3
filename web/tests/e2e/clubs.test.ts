/** A club and its tournament: opened, joined by a link on a phone, entered, started, and played at its first table. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Club, Tournament } from "../../src/wire/clubs";
import { LANGUAGES } from "../../src/words/catalog";
import { overflows, tooSmall, violations } from "./axe";
import { table } from "./friends";
import { PATIENCE, press } from "./person";
import { openServer, withoutEngine, type Served } from "./server";
import { PHONE, visit } from "./site";

let site: Served;
beforeAll(async () => {
  site = await openServer();
});
afterAll(() => site?.close());

/** What is wrong with a page, on the screen it has. */
async function wrongWith(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const check of [overflows, tooSmall, violations]) found.push(...(await check(page)));
  return found;
}

it("opens a club, lets a phone in by its link, and brings both to the table of a tournament", async () => {
  const ana = await visit(site, { keeps: false });
  const bea = await visit(site, { keeps: false, language: "cs", size: PHONE, touch: true });
  await Promise.all([ana, bea].map(({ context }) => withoutEngine(context)));
  const tell = (page: Page, what: string): Promise<void> => page.locator(what).first().waitFor({ timeout: PATIENCE });

  await ana.page.goto(`${site.url}#/clubs`);
  await tell(ana.page, '[data-clubs="true"]');
  expect(await wrongWith(ana.page)).toEqual([]);
  const open = ana.page.locator("form[data-open]");
  await open.locator('input[name="club"]').fill("Class 4.B");
  await open.locator('input[name="me"]').fill("Ana");
  await press(ana.page, open.locator("button"));
  const link = ana.page.locator("[data-invite] [data-link]");
  await link.waitFor({ timeout: PATIENCE });

  await bea.page.goto(await link.inputValue());
  await tell(bea.page, "form[data-door]");
  await bea.page.locator('input[name="me"]').fill("Bea");
  expect(await wrongWith(bea.page)).toEqual([]);
  await press(bea.page, bea.page.locator("form[data-door] .primary")); // one click, and she is in
  await tell(bea.page, "[data-club]");
  expect(await wrongWith(bea.page)).toEqual([]);
  await ana.page.locator("[data-members] [data-remove]").waitFor({ timeout: PATIENCE }); // seen without a reload

  const made = ana.page.locator("form[data-new]");
  await made.locator("[data-kind]").selectOption("round-robin");
  await press(ana.page, made.locator(".primary"));
  await tell(ana.page, "form[data-enter]");
  const address = ana.page.url();
  await press(ana.page, ana.page.locator("form[data-enter] .primary"));
  await press(bea.page, bea.page.locator("[data-tournament] a"));
  await press(bea.page, bea.page.locator("form[data-enter] .primary"));
  await tell(ana.page, "[data-entries] li:nth-child(2)");
  await ana.page.keyboard.press("Tab"); // whoever uses keys starts it with them
  await ana.page.locator("[data-start]").focus();
  await ana.page.keyboard.press("Enter");
  for (const { page } of [ana, bea]) {
    await tell(page, "[data-my-table]");
    await tell(page, "[data-standings]");
    expect(await wrongWith(page)).toEqual([]);
    await press(page, page.locator("[data-my-table]"));
  }
  await Promise.all([table(ana.page), table(bea.page)]);

  await ana.page.goto(address);
  for (const way of [".next .button:not(.primary):not(a)", ".next .danger"])
    await press(ana.page, ana.page.locator(way).first());
  await tell(ana.page, '[data-state="over"]');
  expect([...ana.wrong, ...bea.wrong]).toEqual([]);
  await Promise.all([ana, bea].map(({ context }) => context.close()));
});

it("fits at 360 px in every language", async () => {
  const found: string[] = [];
  const ana = await visit(site, { keeps: false });
  const { club, key } = (await (
    await ana.context.request.post(`${site.url}api/clubs`, { data: { name: "Class 4.B", me: "Ana" } })
  ).json()) as Club;
  const wanted = { game: "tales", settings: {}, seats: 4, clock: "days 3", kind: "swiss", rounds: 5 };
  const { card } = (await (
    await ana.context.request.post(`${site.url}api/tournaments`, { data: { club: "", name: "Ana", ...wanted } })
  ).json()) as Tournament;
  const pages = {
    "#/clubs": '[data-clubs="true"]',
    [`#/club/${club}/${key}`]: "form[data-door]",
    [`#/tournament/${card.tournament}`]: "form[data-enter]",
  };
  for (const language of LANGUAGES) {
    const { page, context, wrong } = await visit(site, { keeps: false, language, size: PHONE });
    for (const [path, shown] of Object.entries(pages)) {
      await page.goto(`${site.url}${path}`);
      await page.locator(shown).waitFor({ timeout: PATIENCE });
      found.push(...(await wrongWith(page)).map((each) => `${language} ${path}: ${each}`));
    }
    found.push(...wrong);
    await context.close();
  }
  await ana.context.close();
  expect(found).toEqual([]);
});
