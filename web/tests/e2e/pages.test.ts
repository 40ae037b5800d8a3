/** Every page at every size in every language: nothing sticks out, nothing is cut, nothing keeps anybody out. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES } from "../../src/words/catalog";
import { overflows, tooSmall, violations } from "./axe";
import { go, playNow, setUp } from "./opening";
import { chance, play } from "./playing";
import { tableId } from "./records";
import { openSite, visit, type Site } from "./site";

const WIDTHS = [360, 768, 1366, 1920];
const PAGES = [
  "",
  "new/tides",
  "new/stonespine",
  "new/darkcave",
  "tables",
  "statistics",
  "settings",
  "credits",
  "rules/tides",
  "rules/stonespine",
  "rules/darkcave",
  "rules/tales",
  "cards/tides",
  "cards/stonespine",
  "cards/darkcave",
  "cards/tales",
  "check",
  "nowhere",
];

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

describe("every page", () => {
  it.each(LANGUAGES)("fits at every width, in %s", async (language) => {
    const { page, context, wrong } = await visit(site, { language });
    const found: string[] = [];
    for (const path of PAGES) {
      await page.setViewportSize({ width: 1366, height: 768 });
      await go(page, site.url, path);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: width < 700 ? 640 : 900 });
        found.push(...(await overflows(page)).map((each) => `${path} at ${width}: ${each}`));
        found.push(...(await tooSmall(page)).map((each) => `${path} at ${width}: ${each}`));
      }
    }
    expect(found).toEqual([]);
    expect(wrong).toEqual([]);
    await context.close();
  });

  it.each(["light", "dark"] as const)("keeps nobody out, %s", async (theme) => {
    const { page, context } = await visit(site, { theme, keeps: true });
    const found: string[] = [];
    for (const path of PAGES) {
      await go(page, site.url, path);
      found.push(...(await violations(page)).map((each) => `${path}: ${each}`));
    }
    expect(found).toEqual([]);
    await context.close();
  });

  it("fits with text of double size", async () => {
    const { page, context } = await visit(site, { language: "cs" });
    const found: string[] = [];
    for (const path of PAGES) {
      await go(page, site.url, path);
      await page.addStyleTag({ content: "html { font-size: 200% !important; }" });
      for (const width of [768, 1366]) {
        await page.setViewportSize({ width, height: 900 });
        found.push(...(await overflows(page)).map((each) => `${path} at ${width}: ${each}`));
      }
    }
    expect(found).toEqual([]);
    await context.close();
  });
});

describe("a table, a replay and a check", () => {
  const TABLES = [
    { game: "tides", seats: ["", "apprentice"], stops: [0, 3, 5, 9] },
    { game: "stonespine", seats: ["", "newcomer", "newcomer", "newcomer", "newcomer"], stops: [0, 3, 9] },
    { game: "stonespine", seats: [""], stops: [5, 14] },
  ];
  it.each(TABLES)(
    "of $game with $seats.length fit at every width, in every language",
    async ({ game, seats, stops }) => {
      const { page, context, wrong } = await visit(site, { language: "en" });
      await setUp(page, site.url, game, seats);
      const found: string[] = [];
      let answered = 0;
      for (const stop of stops) {
        const player = await play(page, {
          luck: chance(stop + 1),
          until: async (_, answers) => answered + answers >= stop,
        });
        answered += player.answers;
        for (const language of LANGUAGES) {
          await page.locator("header select, header [data-languages] select").first().selectOption(language);
          await page.waitForFunction((lang) => document.documentElement.lang === lang, language);
          for (const width of WIDTHS) {
            await page.setViewportSize({ width, height: width < 700 ? 640 : 900 });
            await page.waitForTimeout(30);
            found.push(...(await overflows(page)).map((each) => `${language} ${stop} at ${width}: ${each}`));
          }
          await page.setViewportSize({ width: 1366, height: 768 });
        }
        found.push(...(await violations(page)).map((each) => `${stop}: ${each}`));
      }
      expect(found).toEqual([]);
      expect(wrong).toEqual([]);
      await context.close();
    },
  );

  it("of a finished game: the end, the replay at any moment, the shuffle", async () => {
    const { page, context, wrong } = await visit(site, { language: "en" });
    await playNow(page, site.url, "tides");
    await play(page, { luck: chance(2) });
    const id = tableId(page);
    const found: string[] = [];
    for (const path of [`table/${id}`, `replay/${id}?at=13`, `check/${id}`, "tables"]) {
      await go(page, site.url, path);
      await page.waitForTimeout(500);
      found.push(...(await violations(page)).map((each) => `${path}: ${each}`));
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: width < 700 ? 640 : 900 });
        found.push(...(await overflows(page)).map((each) => `${path} at ${width}: ${each}`));
      }
      await page.setViewportSize({ width: 1366, height: 768 });
    }
    expect(found).toEqual([]);
    expect(wrong).toEqual([]);
    await context.close();
  });
});
