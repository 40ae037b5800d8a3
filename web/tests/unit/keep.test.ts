/** Everything in one file: its form, what becomes of its tables, and what is counted from them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import {
  canonical,
  checksum,
  compressed,
  FORMAT,
  isBackup,
  readText,
  textOf,
  writeText,
} from "../../src/features/backup/file";
import { fatesOf, isWithin } from "../../src/features/backup/merge";
import { yourGames } from "../../src/features/statistics/count";
import { troubleIn } from "../../src/store/trouble.svelte";
import type { TableLink } from "../../src/store/links";
import type { KeptTable } from "../../src/tables/tables";
import { settingsIn } from "../../src/store/settings.svelte";
import { isHarmless, stackOf } from "../../src/browser/crash.svelte";
import type { Content } from "../../src/features/backup/content";
import { Refused } from "../../src/model/refused";
import { asWrittenNow } from "../../src/store/tables";
import { namedNow } from "../../src/words/names";

const RECORD = readFileSync(join(import.meta.dirname, "../../../tests/records/tides/plain.rec"), "utf8");
const LINES = RECORD.split("\n");

/** The record as it was after this many of its rows. */
function early(rows: number): string {
  const first = LINES.findIndex((line) => /^\d/.test(line));
  return `${LINES.slice(0, first + rows).join("\n")}\n`;
}

function table(some: Partial<KeptTable> = {}): KeptTable {
  return {
    id: "abc",
    game: "tides",
    players: ["Ana", "bot:apprentice"],
    bots: ["", "apprentice"],
    settings: {},
    seed: "00",
    record: RECORD,
    created: 1,
    changed: 2,
    over: true,
    scores: [41, 38],
    ranks: [1, 2],
    question: 60,
    imported: false,
    ...some,
  };
}

const LINK: TableLink = {
  id: "far",
  game: "tides",
  players: ["Ana", ""],
  seat: 0,
  keys: ["secret", "other"],
  onlookers: "eyes",
  changed: 3,
  over: false,
};

const LESSON = { told: ["deal", "take"], answered: "take 3", count: 9, over: false };

const CONTENT: Content = {
  tables: [table(), table({ id: "def", over: false, persons: [0], record: early(3), lesson: LESSON })],
  links: [LINK],
  notes: { abc: { notes: '{"read":{"0":3}}' } },
  others: { "partie.lesson": "[]" },
  settings: { theme: "dark", name: "Žofie" },
};

const write = (content: unknown): string => writeText(content as Content, new Date(0), "test");

describe("a file of everything", () => {
  it("comes back as it was, compressed or not", async () => {
    const text = write(CONTENT);
    expect(readText(text)).toEqual(CONTENT);
    const file = await compressed(text);
    expect(file.size).toBeLessThan(text.length / 2);
    expect(await textOf(file)).toBe(text);
    expect(await textOf(new Blob([text]))).toBe(text);
    expect(isBackup(text)).toBe(true);
    expect(isBackup(RECORD)).toBe(false);
  });

  it("has the checksum that any program can compute", () => {
    expect(checksum("123456789")).toBe("cbf43926");
    expect(canonical({ b: [1, null, "ž"], a: { d: true, c: undefined } })).toBe('{"a":{"d":true},"b":[1,null,"ž"]}');
    const file = JSON.parse(write(CONTENT)) as { checksum: string; content: unknown };
    expect(file.checksum).toBe(checksum(canonical(file.content)));
  });

  it("may be written again with spaces and in another order", () => {
    const { content, ...head } = JSON.parse(write(CONTENT)) as Record<string, unknown>;
    const mixed = { ...head, content: Object.fromEntries(Object.entries(content as object).reverse()) };
    expect(readText(JSON.stringify(mixed, null, 2))).toEqual(CONTENT);
  });

  it.each([
    ["nothing", "", "other"],
    ["a letter", "Dear Ana,\n", "other"],
    ["other JSON", '{"a":1}', "other"],
    ["a list", "[]", "other"],
    ["a number", "7", "other"],
    ["a record", RECORD, "record"],
    ["one that was cut", write(CONTENT).slice(0, -40), "damaged"],
    ["one with another letter", write(CONTENT).replace("Ana", "Eva"), "damaged"],
    ["one without its checksum", write(CONTENT).replace("checksum", "check"), "damaged"],
    ["one without content", `{"partie-backup":1,"checksum":"${checksum("null")}","content":null}`, "damaged"],
    ["one of a newer version", write(CONTENT).replace(`:${FORMAT},`, `:${FORMAT + 1},`), "newer"],
    ["one of no version", write(CONTENT).replace(`:${FORMAT},`, ":-1,"), "damaged"],
  ])("is refused where it is %s", (_, text, fault) => {
    expect(readText(text)).toBe(fault);
  });

  it.each([
    ["no tables", { ...CONTENT, tables: undefined }],
    ["tables that are none", { ...CONTENT, tables: [7] }],
    ["a table without seats", { ...CONTENT, tables: [table({ players: [], bots: [] })] }],
    ["a table with a bot too few", { ...CONTENT, tables: [table({ bots: [""] })] }],
    ["a bot that nobody knows", { ...CONTENT, tables: [table({ bots: ["", "hal"] })] }],
    ["an address that leads elsewhere", { ...CONTENT, tables: [table({ id: "../x" })] }],
    ["one table twice", { ...CONTENT, tables: [table(), table()] }],
    ["a seat that is not there", { ...CONTENT, tables: [table({ persons: [2] })] }],
    ["a lesson that is none", { ...CONTENT, tables: [{ ...table(), lesson: { ...LESSON, told: "all" } }] }],
    ["a time that is none", { ...CONTENT, tables: [table({ changed: Number.NaN })] }],
    ["a link without keys", { ...CONTENT, links: [{ ...LINK, keys: null }] }],
    ["notes that are no text", { ...CONTENT, notes: { abc: { notes: 7 } } }],
    ["something of another site", { ...CONTENT, others: { token: "x" } }],
    ["settings that are a list", { ...CONTENT, settings: [] }],
  ])("is refused with %s, though its checksum is right", (_, content) => {
    expect(readText(write(content))).toBe("damaged");
  });

  it("is refused where it is no text, or its compression is broken", async () => {
    const whole = await compressed(write(CONTENT));
    expect(await textOf(new Blob([new Uint8Array([0xff, 0xfe, 0x00])]))).toBeNull();
    expect(await textOf(whole.slice(0, whole.size - 9))).toBeNull();
    expect(readText(null)).toBe("damaged");
  });

  it("brings only settings that can be chosen here", () => {
    expect(settingsIn({ theme: "dark", film: "x", pace: "700", volume: 20, language: null, other: 1 })).toEqual({
      theme: "dark",
      volume: 20,
      language: null,
    });
  });
});

describe("what a record has answered", () => {
  it("is within a later one, also where the last question is half answered", () => {
    expect(isWithin(early(3), RECORD)).toBe(true);
    expect(isWithin(RECORD, early(3))).toBe(false);
    expect(isWithin(RECORD, RECORD)).toBe(true);
    const [half, part] = ["1. A take 3 {1.0}\n", "1. A take 3 + remove 4 {2.0} | B take 5\n2. B x\n"];
    expect(isWithin(half, part)).toBe(true);
    expect(isWithin("1. A take 30\n", part)).toBe(false);
    expect(isWithin("1. A take 3\n2. B x\n", part)).toBe(false);
  });
});

describe("a table of a file", () => {
  const fate = (of: KeptTable, ...here: KeptTable[]) => fatesOf([of], here)[0];

  it("is new, known, or further along", () => {
    expect(fate(table())?.fate).toBe("new");
    expect(fate(table(), table())?.fate).toBe("known");
    expect(fate(table(), table({ record: early(3) }))?.fate).toBe("further");
  });

  it("brings its lesson along, wherever it is kept then", () => {
    const taught = { record: early(3), lesson: LESSON };
    expect(fate(table(taught))?.table.lesson).toEqual(LESSON);
    expect(fate(table(taught), table({ ...taught, record: early(1) }))?.table.lesson).toEqual(LESSON);
    const other = table({ ...taught, record: early(3).replace(/A take \d+/, "A take 99") });
    expect(fate(other, table())).toMatchObject({ fate: "beside", table: { lesson: LESSON } });
    expect(asWrittenNow(table(taught)).lesson).toEqual(LESSON);
  });

  it("never takes the place of one that is further along, whatever its clock says", () => {
    expect(fate(table({ record: early(3), changed: 99 }), table({ changed: 1 }))?.fate).toBe("known");
  });

  it("lies beside one that went another way, and only once", () => {
    const other = table({ record: early(3).replace(/A take \d+/, "A take 99"), changed: 99 });
    const found = fate(other, table());
    expect(found?.fate).toBe("beside");
    expect(found?.from).toBe("abc");
    expect(found?.table.id).not.toBe("abc");
    expect(fate(other, table(), found?.table as KeptTable)?.fate).toBe("known");
  });

  it("is known where it was read in under another name", () => {
    expect(fate(table({ imported: true }), table({ id: "x", imported: true }))?.fate).toBe("known");
  });
});

describe("your games", () => {
  it("are counted by game and seats, from finished games of one's own", () => {
    const games = [
      table(),
      table({ scores: [31, 50], ranks: [2, 1] }),
      table({ players: ["Ana", "B", "C"], bots: ["", "master", "master"], scores: [9, 1, 1], ranks: [1, 2, 2] }),
      table({ over: false }),
      table({ imported: true }),
      table({ id: "far", imported: true, scores: [60, 1] }),
      table({ players: ["A", "B"], bots: ["", ""] }),
    ];
    const { tallies, shared } = yourGames(games, [LINK], "");
    expect(tallies).toEqual([
      { game: "tides", seats: 2, played: 3, won: 2, best: 60, average: 44 },
      { game: "tides", seats: 3, played: 1, won: 1, best: 9, average: 9 },
    ]);
    expect(shared).toBe(1);
    const named = yourGames([table({ players: ["A", "Ana"], bots: ["", ""] })], [], "Ana");
    expect(named).toEqual({
      tallies: [{ game: "tides", seats: 2, played: 1, won: 0, best: 38, average: 38 }],
      shared: 0,
    });
  });
});

describe("a table of an earlier version", () => {
  it("kept words as names: they become the seat's letter, which means no name", () => {
    expect(namedNow(["You", "bot:apprentice"])).toEqual(["A", "bot:apprentice"]);
    expect(namedNow(["bot:master", "Ty", "Ja"])).toEqual(["bot:master", "B", "C"]);
    expect(namedNow(["Hráč A", "Gracz B", "Player C"])).toEqual(["A", "B", "C"]);
    expect(namedNow(["Tyna", "Janek", "Youssef"])).toEqual(["Tyna", "Janek", "Youssef"]);
  });

  it("called settings and ranks otherwise", () => {
    const { settings: _, ranks: __, ...rest } = table({ players: ["You", "bot:regular"] });
    const first = { ...rest, options: { jael: "basic" }, places: [1, 2] } as unknown as KeptTable;
    expect(asWrittenNow(first)).toEqual({
      ...rest,
      players: ["A", "bot:regular"],
      settings: { jael: "basic" },
      ranks: [1, 2],
    });
    expect(asWrittenNow(table())).toEqual(table());
  });
});

it("only what is a crash is told as one", () => {
  expect(isHarmless(new Error("a bug"))).toBe(false);
  expect(isHarmless("a word")).toBe(false);
  expect(isHarmless(null)).toBe(true); // what a browser says in passing has no error
  expect(isHarmless(new DOMException("", "AbortError"))).toBe(true);
  expect(isHarmless(new TypeError("Failed to fetch dynamically imported module: x.js"))).toBe(true);
  expect(isHarmless(new Refused({ kind: "late", says: { key: "x", args: {} } }))).toBe(true);
  expect(stackOf(new Error("a bug"))).toContain("a bug");
});

it("a full device is told apart from a browser that keeps nothing", () => {
  expect(troubleIn(new DOMException("", "QuotaExceededError"))).toBe("full");
  expect(troubleIn(new DOMException("Quota reached", "AbortError"))).toBe("full");
  expect(troubleIn(new DOMException("", "SecurityError"))).toBe("refused");
  expect(troubleIn(null)).toBe("refused");
});
