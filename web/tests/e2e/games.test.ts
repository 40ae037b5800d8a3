/** Whole games through the screen, in every language, on both sizes; and what is kept of them, judged by CPython. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Language } from "../../src/words/catalog";
import { overflows, tooSmall, violations } from "./axe";
import { playNow, setUp, type Seats } from "./opening";
import { PATIENCE, press, until } from "./person";
import { chance, isAfter, momentOf, play } from "./playing";
import { expectVerified, keptTable, tableId } from "./records";
import { DESKTOP, LYING, openSite, PHONE, visit, watch, type Site } from "./site";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

interface Game {
  what: string;
  game: string;
  seats: Seats;
  language: Language;
  touch: boolean;
}

const GAMES: Game[] = [
  { what: "Tides against a bot", game: "tides", seats: ["", "apprentice"], language: "cs", touch: false },
  { what: "Tides, two people at one screen", game: "tides", seats: ["", ""], language: "sk", touch: true },
  {
    what: "Stonespine with three bots",
    game: "stonespine",
    seats: ["", "newcomer", "apprentice", "regular"],
    language: "en",
    touch: false,
  },
];

it.each(["tides", "stonespine"])("from the first page to the first move in two clicks: %s", async (game) => {
  const { page, context } = await visit(site, { first: true, keeps: true }); // nothing of it was here before
  await playNow(page, site.url, game); // the first click
  const before = await momentOf(page);
  await press(page, page.locator('.board .spot[data-state="lit"]').first()); // the second
  await page.waitForFunction(isAfter, before);
  expect((await keptTable(page, tableId(page))).record).toMatch(/ A (take|place) /);
  await context.close();
});

it("one click builds a chamber, though its preview is drawn where it is pressed", async () => {
  const { page, context } = await visit(site, { motion: "auto" });
  await playNow(page, site.url, "stonespine");
  for (let built = 0; built < 3; built++) {
    await press(page, page.locator('.board .spot[data-picks^="card:"][data-state="lit"]').first());
    const place = page.locator('.board .spot[data-picks^="column:"][data-state="lit"]').last();
    await place.waitFor();
    const before = await momentOf(page);
    const { x, y, width, height } = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(x + width / 2, y + height / 2, { steps: 5 });
    await place.locator(".ghost").waitFor();
    await page.waitForTimeout(400);
    await page.mouse.down();
    await page.waitForTimeout(70);
    await page.mouse.up();
    await page.waitForFunction(isAfter, before);
    await page.locator(".sitting:not([data-busy]) .prompt[data-mine]").waitFor();
  }
  await context.close();
});

it("what was pressed is meant: though it moves before it is let go, but not if it is let go elsewhere", async () => {
  const { page, context } = await visit(site);
  await playNow(page, site.url, "tides");
  const before = await momentOf(page);
  const card = await page.locator('.board .spot[data-state="lit"]').first().boundingBox();
  if (!card) throw new Error("no card can be seen");
  const [x, y] = [card.x + card.width / 2, card.y + card.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, 20); // above the table, where nothing is played
  await page.mouse.up();
  await page.waitForTimeout(500);
  expect(await momentOf(page)).toBe(before);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.addStyleTag({ content: ".board { translate: 0 40rem; }" });
  await page.mouse.up();
  await page.waitForFunction(isAfter, before);
  await context.close();
});

/** How far page and board scroll, and what is lit but cannot be pressed. */
function outOfReach(page: Page): Promise<{ high: number; moved: number | undefined; hidden: (string | null)[] }> {
  return page.evaluate(() => {
    const hidden = [...document.querySelectorAll('.board .spot[data-state="lit"]')].filter((spot) => {
      const box = spot.getBoundingClientRect();
      return !spot.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
    });
    return {
      high: document.documentElement.scrollHeight - innerHeight,
      moved: document.querySelector(".board")?.scrollTop,
      hidden: hidden.map((spot) => spot.getAttribute("data-picks")),
    };
  });
}

it.each([
  { game: "tides", seats: ["", "newcomer"] },
  { game: "stonespine", seats: ["", "newcomer", "newcomer", "newcomer", "newcomer"] },
])("$game fills the window at every size: nothing scrolls, and whatever is lit can be pressed", async (table) => {
  const { page, context } = await visit(site);
  await setUp(page, site.url, table.game, table.seats);
  for (const stop of [0, 4, 10]) {
    let given = 0;
    await play(page, { luck: chance(stop + 2), until: async () => given++ >= Math.min(stop, 5) });
    for (const [width, height] of [
      [1366, 768],
      [1920, 1080],
      [1024, 768],
      [360, 640],
      [640, 360],
    ] as const) {
      await page.setViewportSize({ width, height });
      // The table lays itself out again a few frames after the window has changed.
      await expect
        .poll(async () => ({ width, height, ...(await outOfReach(page)) }), { timeout: 5_000 })
        .toEqual({ width, height, high: 0, moved: 0, hidden: [] });
    }
    await page.setViewportSize(DESKTOP);
  }
  await context.close();
});

describe("a whole game through the screen", () => {
  it("ends with the result on the screen, also on a phone, and the table never makes the page scroll", async () => {
    const { page, context } = await visit(site, { size: PHONE, touch: true, motion: "auto", keeps: true });
    await playNow(page, site.url, "tides");
    const high = (): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);
    const before = async (): Promise<void> => expect(await high()).toBe(PHONE.height);
    await play(page, { touch: true, luck: chance(3), before }); // it looks for the result, and does not scroll
    expect(await high()).toBe(PHONE.height);
    await context.close();
  });

  it.each(GAMES)("$what, in $language", async ({ game, seats, language, touch }) => {
    const { page, context, wrong } = await visit(site, {
      size: touch ? LYING : DESKTOP,
      touch,
      language,
      theme: touch ? "dark" : "light",
    });
    await setUp(page, site.url, game, seats);
    // Bots say a word now and then; it stays for some seconds, and goes by itself.
    await page.evaluate(() => {
      const look = (): void => {
        if (document.querySelector(".remark")) document.body.dataset["remarked"] = "yes";
      };
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    });
    const found: string[] = [];
    const looked = new Set<string>();
    const faults = async (): Promise<string[]> => [
      ...(await violations(page)),
      ...(await overflows(page)),
      ...(touch ? await tooSmall(page) : []),
    ];
    const player = await play(page, {
      touch,
      luck: chance(seats.length),
      async before(at) {
        const question = (await at.locator("#prompt").textContent()) ?? "";
        if (looked.has(question)) return;
        looked.add(question); // every kind of question is looked at once
        for (const each of await faults()) found.push(`${question}: ${each}`);
      },
    });
    found.push(...(await faults()));
    expect(found).toEqual([]);
    expect(player.answers).toBeGreaterThan(game === "tides" ? 10 : 20);
    const hasBots = seats.some((bot) => bot !== "");
    expect(await page.evaluate(() => document.body.dataset["remarked"] === "yes")).toBe(hasBots);
    expect(wrong).toEqual([]);
    await expectVerified(page);
    await context.close();
  });

  it("alone against Jael, in pl: the network is cut after the first load, the tab closed in the middle", async () => {
    const { page, context, wrong } = await visit(site, { size: PHONE, touch: true, language: "pl", keeps: true });
    await page.goto(site.url);
    await until(
      page,
      async () => {
        const isActive = (await navigator.serviceWorker.ready).active?.state === "activated";
        const names = await caches.keys();
        const kept = await Promise.all(
          names.map(async (name) => (await (await caches.open(name)).keys()).map((request) => request.url)),
        );
        const has = (file: string): boolean => kept.flat().some((url) => url.includes(file));
        return isActive && has("partie.whl") && has(".wasm");
      },
      "the site is not kept",
    );
    await context.setOffline(true);
    await page.reload();
    await setUp(page, site.url, "stonespine", [""]);
    const small = new Set<string>();
    const before = async (at: Page): Promise<void> => (await tooSmall(at)).forEach((each) => small.add(each));
    await play(page, { touch: true, luck: chance(5), before, until: async (_, answers) => answers >= 12 });
    const id = tableId(page);
    const left = await keptTable(page, id);
    await page.close();

    const again = await context.newPage();
    watch(again, wrong, site.url);
    await again.goto(`${site.url}#/table/${id}`);
    await again.locator(".prompt[data-mine]").waitFor({ timeout: PATIENCE });
    expect((await keptTable(again, id)).record).toBe(left.record);
    await play(again, { touch: true, luck: chance(6), before });
    expect([...small]).toEqual([]);
    await expectVerified(again);
    // A lost network is no fault of the page, but everything it needs must have come from the cache.
    expect(wrong.filter((each) => !each.includes("favicon"))).toEqual([]);
    await context.close();
  });
});
