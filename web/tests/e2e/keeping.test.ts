/** Nothing is ever lost: everything in one file, a table on another device, a crash, broken files, and a full browser. */
import type { Content } from "../../src/features/backup/content";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Download, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { compressed, textOf, writeText } from "../../src/features/backup/file";
import { overflows, violations } from "./axe";
import { go, playNow } from "./opening";
import { PATIENCE, press } from "./person";
import { chance, momentOf, play } from "./playing";
import { keptTable, tableId } from "./records";
import { openSite, visit, type Site } from "./site";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const RECORDS = join(import.meta.dirname, "../../../tests/records");
const FINISHED = readFileSync(join(RECORDS, "tides/plain.rec"), "utf8");

/** A file that the page hands over when this is done. */
async function savedBy(page: Page, act: () => Promise<unknown>): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent("download"), act()]);
  return download;
}

async function bytesOf(download: Download): Promise<Buffer> {
  return readFileSync(await download.path());
}

/** Choose a file to restore on the page of the settings. */
async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.locator("input[data-restore]").setInputFiles({ name, mimeType: "application/gzip", buffer });
}

/** Everything that a browser keeps of its tables, as anybody may compare it. */
async function shelf(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const asked = indexedDB.open("partie");
        asked.onerror = () => reject(asked.error);
        asked.onsuccess = () => {
          if (!asked.result.objectStoreNames.contains("tables")) return resolve([]);
          const all = asked.result.transaction("tables").objectStore("tables").getAll();
          all.onsuccess = () => {
            asked.result.close();
            resolve((all.result as unknown[]).map((each) => JSON.stringify(each)).sort());
          };
        };
      }),
  );
}

async function statistics(page: Page): Promise<string[]> {
  await go(page, site.url, "statistics");
  await page.locator("tbody tr").first().waitFor();
  return page.locator("tbody tr").allInnerTexts();
}

/** A finished game of one's own, as it would have been played here. */
function finished(record: string): Record<string, unknown> {
  const players = /\[seats "(.*)"\]/.exec(record)?.[1]?.split("; ") ?? [];
  return {
    id: "finished",
    game: "tides",
    players,
    bots: players.map((_, seat) => (seat === 0 ? "" : "regular")),
    settings: {},
    seed: "",
    record,
    created: 0,
    changed: 0,
    over: true,
    scores: [],
    ranks: [],
    question: 0,
    imported: false,
  };
}

const nothing: Content = { tables: [], links: [], notes: {}, others: {}, settings: null };

async function fileWith(...tables: unknown[]): Promise<Buffer> {
  const text = writeText({ ...nothing, tables } as Content, new Date(0), "test");
  return Buffer.from(await (await compressed(text)).arrayBuffer());
}

describe("everything in one file", () => {
  it("brings tables, settings and statistics to another browser, and the running table goes on there", async () => {
    const { page, context, wrong } = await visit(site, { language: "cs" });
    await playNow(page, site.url, "tides");
    await play(page, { luck: chance(3), until: async (_, answers) => answers >= 3 });
    const id = tableId(page);
    const moment = await momentOf(page);
    await go(page, site.url, "settings");
    await page.locator("[data-lasting]").waitFor(); // what the browser has agreed to is told
    await choose(page, "finished.json.gz", await fileWith(finished(FINISHED)));
    await press(page, page.locator("[data-agree]"));
    await page.locator("[data-restored]").waitFor();
    await page.locator('label:has(input[value="dark"])').first().click();
    await page.locator('input[name="me"]').fill("Žofie");
    await page.locator('input[name="me"]').blur();
    const saved = await savedBy(page, () => page.locator("[data-save-everything]").click());
    expect(saved.suggestedFilename()).toMatch(/^partie-\d{4}-\d\d-\d\d\.json\.gz$/);
    const file = await bytesOf(saved);
    const tables = await shelf(page);
    expect(tables).toHaveLength(2);
    const counted = await statistics(page);
    expect(wrong).toEqual([]);
    await context.close();

    const other = await visit(site, { language: "en" });
    await go(other.page, site.url, "tables");
    await choose(other.page, "partie.json.gz", file);
    await other.page.locator("[data-agree]").waitFor({ timeout: PATIENCE });
    expect(await other.page.locator(".plan li").allInnerTexts()).toEqual([
      "2 new tables.",
      "1 of them can be continued.",
    ]);
    expect(await shelf(other.page)).toEqual([]); // nothing before somebody has agreed
    expect(await violations(other.page)).toEqual([]);
    for (const width of [360, 1366]) {
      await other.page.setViewportSize({ width, height: 768 });
      expect(await overflows(other.page)).toEqual([]);
    }
    await press(other.page, other.page.locator("[data-agree]"));
    await other.page.locator("[data-restored]").waitFor();
    expect(await shelf(other.page)).toEqual(tables);
    expect(await other.page.evaluate(() => document.documentElement.lang)).toBe("cs");
    expect(await other.page.evaluate(() => document.documentElement.dataset["theme"])).toBe("dark");
    expect(await statistics(other.page)).toEqual(counted);
    await go(other.page, site.url, "settings");
    expect(await other.page.locator('input[name="me"]').inputValue()).toBe("Žofie");
    await other.page.goto(`${site.url}#/table/${id}`);
    await other.page.locator(".prompt[data-mine]").waitFor({ timeout: PATIENCE });
    expect(await momentOf(other.page)).toBe(moment);
    await play(other.page, { luck: chance(4), until: async (_, answers) => answers >= 2 });
    const further = await shelf(other.page);

    // The older file changes nothing any more; the newer table stays.
    await go(other.page, site.url, "settings");
    await choose(other.page, "partie.json.gz", file);
    await press(other.page, other.page.locator("[data-agree]"));
    await other.page.locator("[data-restored]").waitFor();
    expect(await shelf(other.page)).toEqual(further);
    expect(other.wrong).toEqual([]);
    await other.context.close();
  });
});

describe("another device", () => {
  it("opens a running table by its link, further along or beside the one that is there", async () => {
    const { page, context } = await visit(site);
    await playNow(page, site.url, "tides");
    await play(page, { luck: chance(5), until: async (_, answers) => answers >= 2 });
    const moment = await momentOf(page);
    const id = tableId(page);
    await page.locator('[aria-controls="drawer"]').click();
    await page.locator(`a[href="#/move/${id}"]`).click();
    const link = await page.locator("[data-link]").inputValue();
    await page.locator("details[open] svg[role=img]").waitFor(); // short enough for a code
    expect(await violations(page)).toEqual([]);
    for (const width of [360, 1366]) {
      await page.setViewportSize({ width, height: 768 });
      expect(await overflows(page)).toEqual([]);
    }
    const file = await bytesOf(await savedBy(page, () => page.locator(".panel button:has(svg)").last().click()));
    expect(await textOf(new Blob([new Uint8Array(file)]))).toContain(id);
    await context.close();

    const other = await visit(site, { language: "pl", size: { width: 360, height: 640 } });
    await other.page.goto(link.slice(0, -30));
    await other.page.locator("main [role=alert]").waitFor();
    await other.page.goto(link);
    await other.page.locator("[data-arrive]").waitFor({ timeout: PATIENCE });
    expect(await violations(other.page)).toEqual([]);
    expect(await overflows(other.page)).toEqual([]);
    await press(other.page, other.page.locator("[data-arrive]"));
    await other.page.locator(".prompt[data-mine]").waitFor({ timeout: PATIENCE });
    expect(tableId(other.page)).toBe(id);
    expect(await momentOf(other.page)).toBe(moment);
    await play(other.page, { luck: chance(6), until: async (_, answers) => answers >= 1 });
    await other.page.goto(link); // it is known here, and further along
    await press(other.page, other.page.locator("[data-arrive]"));
    await other.page.locator(".prompt[data-mine]").waitFor({ timeout: PATIENCE });
    expect(await momentOf(other.page)).not.toBe(moment);
    expect(other.wrong).toEqual([]);
    await other.context.close();
  });
});

describe("a crash", () => {
  it("of the worker is told, with a report that keeps the seed, and the table goes on", async () => {
    const { page, context } = await visit(site, { keeps: false });
    // The engine's worker dies of an error that nobody catches, whenever it is told to.
    await context.route(/\/worker-[^/]*\.js$/, async (route) => {
      const response = await route.fetch();
      const planted = '\nnew BroadcastChannel("plant").onmessage = () => { throw new Error("planted"); };';
      await route.fulfill({ response, body: (await response.text()) + planted });
    });
    await playNow(page, site.url, "tides");
    await play(page, { luck: chance(2), until: async (_, answers) => answers >= 2 });
    const moment = await momentOf(page);
    const { seed } = (await keptTable(page, tableId(page))) as unknown as { seed: string };
    await page.evaluate(() => new BroadcastChannel("plant").postMessage(""));
    await page.locator("[data-crash]").waitFor();
    expect(await violations(page)).toEqual([]);
    for (const width of [360, 1366]) {
      await page.setViewportSize({ width, height: 768 });
      expect(await overflows(page)).toEqual([]);
    }
    const report = String(await bytesOf(await savedBy(page, () => page.locator("[data-report]").click())));
    expect(report).toMatch(/^version: /m);
    expect(report).toContain("planted");
    expect(report).toContain('[reader "A"]');
    expect(report).not.toContain(seed);
    expect(report).not.toContain("[seed ");
    await press(page, page.locator("[data-go-on]"));
    await page.locator(".prompt[data-mine]").waitFor({ timeout: PATIENCE });
    expect(await momentOf(page)).toBe(moment);

    // The same for an error of the page itself.
    await page.evaluate(() => void setTimeout(() => Promise.reject(new Error("unforeseen"))));
    await page.locator("[data-crash]").waitFor();
    expect(await page.locator("[data-crash] pre").textContent()).toContain("unforeseen");
    await context.close();
  });
});

/** A record with something else in the place of this. */
function changed(what: string | RegExp, to: string): string {
  const text = FINISHED.replace(what, to);
  if (text === FINISHED) throw new Error(`${what} is not in the record`);
  return text;
}

const TOP = '[partie "1"]\n[game "tides"]\n\n';
const FIRST = /^11\. A (\w+ \d+)/m;

/** Every kind of broken record that the tests of the engine and of its commands know. */
const BROKEN: [string, string][] = [
  ["nothing", ""],
  ["a letter", "Dear Ana,\n"],
  ["rows alone", "1. A take 3\n"],
  ["junk before it", `junk\n${FINISHED}`],
  ["a newer format", changed('[partie "1"]', '[partie "2"]')],
  ["a line that is none", `${TOP}junk\n`],
  ["a row without a number", `${TOP}1 A take 3\n`],
  ["a header after the rows", `${TOP}1. A take 3\n[late "x"]\n`],
  ["a header twice", '[partie "1"]\n[game "x"]\n[game "x"]\n'],
  ["a header that does not end", '[partie "1"]\n[game "x]\n'],
  ["a first question missing", `${TOP}2. A take 3\n`],
  ["a seat that no letter is for", `${TOP}1. Z take 3\n`],
  ["an answer that is none", `${TOP}1. A take 3 | \n`],
  ["a run with a card too few", `${TOP}1-3. * deal 1 2\n`],
  ["a number beyond all numbers", `${TOP}${"9".repeat(5000)}. A take 3\n`],
  ["another game", changed('[game "tides"]', '[game "chess"]')],
  ["no game", changed('[game "tides"]\n', "")],
  ["other rules", changed(/\[rules "\d+"\]/, '[rules "77"]')],
  ["rules that are no number", changed(/\[rules "\d+"\]/, '[rules "old"]')],
  ["a seat too few", changed(/\[seats "[^"]*"\]/, '[seats "Ana"]')],
  ["a card that is not in the hand", changed(FIRST, "11. A take 99")],
  ["an action that is none", changed(FIRST, "11. A fly 3")],
  ["an answer too many", changed(FIRST, "11. A $1 + $1")],
  ["an answer too few", changed(/^(11\. A [^|\n]*) \| .*$/m, "$1")],
  ["a row left out", changed("\n11. ", "\n12. ")],
  ["what a seat may know alone", changed('[game "tides"]', '[game "tides"]\n[reader "A"]')],
];

describe("a broken file", () => {
  it("is refused with a reason, as a record and within a file of everything, and nothing is kept", async () => {
    const { page, context, wrong } = await visit(site);
    await go(page, site.url, "tables");
    const files = BROKEN.map(([name, text]) => ({ name, mimeType: "text/plain", buffer: Buffer.from(text) }));
    const bytes = { name: "no text", mimeType: "text/plain", buffer: Buffer.from([0xff, 0xfe, 0]) };
    await page.locator(".head input[type=file]").setInputFiles([...files, bytes]);
    await page.locator(".reports .panel").nth(BROKEN.length).waitFor({ timeout: PATIENCE });
    const told = await page.locator(".reports .panel").allInnerTexts();
    const panels = page.locator(".reports .panel:has(.refused)");
    expect({ refused: await panels.count(), told }).toEqual({ refused: BROKEN.length + 1, told });
    expect(told.filter((each) => /undefined|\{|err-|break-/.test(each))).toEqual([]);
    expect(await shelf(page)).toEqual([]);

    const restored: string[] = [];
    for (const [name, text] of BROKEN) {
      await choose(page, `${name}.json.gz`, await fileWith(finished(FINISHED), { ...finished(text), id: "broken" }));
      await page.locator(".keep .refused, .keep [data-agree]").first().waitFor({ timeout: PATIENCE });
      if (await page.locator(".keep [data-agree]").count()) {
        restored.push(name); // the game is not here: it stays in the file, the other table could be added
        await page.locator(".plan .button:not(.primary)").click();
      } else await page.locator(".keep .refused").waitFor();
    }
    expect(restored).toEqual(["another game", "no game", "other rules", "rules that are no number"]);
    for (const [name, buffer] of [
      ["cut.json.gz", (await fileWith(finished(FINISHED))).subarray(0, 300)],
      ["letter.txt", Buffer.from("Dear Ana,\n")],
      ["record.txt", Buffer.from(FINISHED)],
      ["other seed", await fileWith({ ...finished(running()), over: false, seed: "00" })],
    ] as const) {
      await choose(page, name, buffer);
      await page.locator(".keep .refused").waitFor({ timeout: PATIENCE });
    }
    expect(await shelf(page)).toEqual([]);
    expect(wrong).toEqual([]);
    await context.close();
  });
});

/** The record before its last rows, as a table that is not over would have it. */
function running(): string {
  const rows = FINISHED.split("\n").filter((line) => !/^\[(seal|seed|result|digest)/.test(line));
  const first = rows.findIndex((line) => /^\d/.test(line));
  return `${rows.slice(0, first + 3).join("\n")}\n`;
}

describe("a browser that keeps nothing", () => {
  it("says so, lets the game go on, and saves it in a file", async () => {
    const { page, context } = await visit(site);
    await page.addInitScript(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException("no room", "QuotaExceededError");
      };
    });
    await playNow(page, site.url, "tides");
    await page.locator("[data-not-kept]").waitFor();
    expect(await violations(page)).toEqual([]);
    const file = await bytesOf(await savedBy(page, () => page.locator("[data-not-kept] .primary").click()));
    expect(await textOf(new Blob([new Uint8Array(file)]))).toContain(tableId(page));
    await page.locator("[data-not-kept] .button:not(.primary)").click();
    const before = await momentOf(page);
    await play(page, { luck: chance(2), until: async (_, answers) => answers >= 1 });
    expect(await momentOf(page)).not.toBe(before);
    await go(page, site.url, "settings");
    await page.locator("p.bad[role=alert]").waitFor();
    await context.close();
  });
});
