/**
 * A picture of every screen in both sizes and both themes, into build/screens: `npm run screens`. Those that pages show, in
 * docs/screens, are taken again too.
 */
import { copyFileSync, existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, it } from "vitest";
import type { Language } from "../../src/words/catalog";
import { go, setUp } from "../e2e/opening";
import { PATIENCE, point, press } from "../e2e/person";
import { chance, play } from "../e2e/playing";
import { tableId } from "../e2e/records";
import { DESKTOP, openSite, PHONE, visit, WEB, type Site } from "../e2e/site";

const FOLDER = join(WEB, "../build/screens");
const SHOWN = join(WEB, "../docs/screens");
const PAGES = ["", "new/stonespine", "tables", "settings", "credits", "rules/tides", "cards/darkcave"];

let site: Site;
beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true });
  site = await openSite();
});
afterAll(() => site?.close());

/** How a picture is taken. */
interface Shot {
  size: "wide" | "phone";
  theme: "light" | "dark";
  language: Language;
}

const SHOTS: Shot[] = [
  { size: "wide", theme: "light", language: "en" },
  { size: "wide", theme: "dark", language: "cs" },
  { size: "phone", theme: "light", language: "sk" },
  { size: "phone", theme: "dark", language: "pl" },
];

describe.each(SHOTS)("$size, $theme, $language", ({ size, theme, language }) => {
  const touch = size === "phone";
  const wishes = { size: touch ? PHONE : DESKTOP, touch, theme, language, motion: "none" as const };

  async function shoot(page: Page, name: string): Promise<void> {
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(400);
    const file = `${name}-${size}-${theme}.jpg`;
    await page.screenshot({ path: join(FOLDER, file), type: "jpeg", quality: 80 });
    if (existsSync(join(SHOWN, file))) copyFileSync(join(FOLDER, file), join(SHOWN, file));
  }

  it("pages", async () => {
    const { page, context } = await visit(site, wishes);
    await page.goto(site.url);
    await page.waitForFunction(() => !document.querySelector("[role=progressbar]"), undefined, { timeout: PATIENCE });
    for (const path of PAGES) {
      await go(page, site.url, path);
      await shoot(page, path === "" ? "home" : path.replace("/", "-"));
    }
    await context.close();
  });

  it("Tides, from the first card to the last", async () => {
    const { page, context } = await visit(site, wishes);
    await setUp(page, site.url, "tides", ["", "apprentice"]);
    await shoot(page, "tides-first");
    await play(page, { touch, luck: chance(3), until: async (_, answers) => answers >= 3 });
    const lit = page.locator('.board .spot[data-state="lit"]:visible').first();
    if (touch) await press(page, lit);
    else await point(page, lit);
    await shoot(page, "tides-preview");
    await play(page, {
      touch,
      luck: chance(4),
      until: async (at) =>
        (await at.locator(".board .spot").count()) > 0 &&
        (await at.evaluate(
          () => document.querySelector(".sitting")?.getAttribute("data-moment")?.split(".")[0] === "15",
        )),
    });
    await shoot(page, "tides-relic");
    await page.locator('.board .spot[data-state="lit"]:visible').first().focus();
    await page.keyboard.press("i");
    await shoot(page, "tides-card");
    await page.keyboard.press("Escape");
    await play(page, { touch, luck: chance(5) });
    await shoot(page, "tides-end");
    const id = tableId(page);
    await page.goto(`${site.url}#/replay/${id}?at=20`);
    await page.locator(".board .spot, .spot").first().waitFor();
    await shoot(page, "tides-replay");
    await go(page, site.url, `check/${id}`);
    await page.locator("[data-verdict=good]").nth(5).waitFor();
    await shoot(page, "tides-check");
    await go(page, site.url, "tables");
    await shoot(page, "tables");
    await context.close();
  });

  it("two at one screen", async () => {
    const { page, context } = await visit(site, wishes);
    await setUp(page, site.url, "tides", ["", ""]);
    await shoot(page, "hand-over");
    await context.close();
  });

  it("Stonespine with three others", async () => {
    const { page, context } = await visit(site, wishes);
    await setUp(page, site.url, "stonespine", ["", "regular", "regular", "regular"]);
    await play(page, { touch, luck: chance(3), until: async (_, answers) => answers >= 3 });
    await shoot(page, "stonespine-column");
    const isMarket = async (at: Page): Promise<boolean> => (await at.locator(".prompt .spoken").count()) > 0;
    await play(page, { touch, luck: chance(4), until: isMarket });
    await shoot(page, "stonespine-market");
    await play(page, {
      touch,
      luck: chance(6),
      until: async (at, answers) => answers > 25 && isMarket(at),
    });
    await shoot(page, "stonespine-later");
    await play(page, { touch, luck: chance(7) });
    await shoot(page, "stonespine-end");
    await context.close();
  });

  it("alone against Jael", async () => {
    const { page, context } = await visit(site, wishes);
    await setUp(page, site.url, "stonespine", [""]);
    await play(page, { touch, luck: chance(3), until: async (_, answers) => answers >= 10 });
    await shoot(page, "stonespine-jael");
    await context.close();
  });

  it("a round of Tides is counted", async () => {
    const { page, context } = await visit(site, { ...wishes, motion: "auto" });
    await setUp(page, site.url, "tides", ["", "regular"]);
    // It is counted by itself, while nobody is asked: whoever plays waits meanwhile.
    const playing = play(page, { touch, luck: chance(8), until: async (_, answers) => answers >= 4 });
    await page.locator(".ceremony").waitFor({ timeout: PATIENCE });
    await page.locator(".tally li.waits").first().waitFor({ state: "detached", timeout: PATIENCE });
    await shoot(page, "tides-counted");
    await playing;
    await context.close();
  });

  it("the Dark Cave for five", async () => {
    const { page, context } = await visit(site, wishes);
    await setUp(page, site.url, "darkcave", ["", "regular", "regular", "regular", "regular"]);
    await shoot(page, "darkcave-first");
    await play(page, { touch, luck: chance(3), until: async (_, answers) => answers >= 12 });
    const lit = page.locator('.board .hand .spot[data-state="lit"]:visible').first();
    if (await lit.count()) await press(page, lit, touch);
    await shoot(page, "darkcave-later");
    await context.close();
  });

  it("Tales of Glory for three", async () => {
    const { page, context } = await visit(site, wishes);
    await setUp(page, site.url, "tales", ["", "regular", "regular"]);
    await shoot(page, "tales-first");
    await play(page, { touch, luck: chance(3), until: async (_, answers) => answers >= 16 });
    await shoot(page, "tales-later");
    await play(page, { touch, luck: chance(4) });
    await shoot(page, "tales-end");
    await context.close();
  });
});
