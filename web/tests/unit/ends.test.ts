import { describe, expect, it } from "vitest";
import { decisive, ranking, tieSays, tiesOf } from "../../src/view/result";
import { columnsOf, rowsOf } from "../../src/view/sheet";
import { numeral, pointsSoFar, sumOf } from "../../src/model/points";
import { allowedViewers, viewerIn, viewerText, ONLOOKER } from "../../src/model/viewer";
import { commitmentTo, drawnFor, keyOf } from "../../src/features/check/luck";
import { dealtIn, fileName, headersOf, listOf, splitRecords } from "../../src/model/record";
import { stepAt, stepsOf } from "../../src/features/replay/steps";
import type { EventJson, Snapshot, PointJson } from "../../src/wire/types";
import type { Speech } from "../../src/words/catalog";

const RECORD = `[partie "1"]
[game "tides"]
[seats "Ana; Bo \\"the\\" Fox"]
[luck "sha256:0"]
[date "2026-11-15"]

1-3. * deal 12 16 8
4. A take 12 {4.200} | B take 16 ; a comment
5. * deal 9
[seal "0"]
`;

function point(seat: number, points: number, row: string, number = 0): PointJson {
  const says = { key: row, args: number ? { number } : {} };
  return { seat, points, row: says, why: { key: "why", args: {} }, card: null };
}

function snapshot(players: string[], sheet: PointJson[], automaton = ""): Snapshot {
  return { players, sheet, automaton } as unknown as Snapshot;
}

function event(question: number): EventJson {
  return { question, kind: "dealt", says: { key: "event", args: {} }, seat: null, pieces: [], places: [] };
}

describe("the score sheet", () => {
  it("groups points by their source, one cell for each seat", () => {
    const points = [point(0, 6, "row-round", 1), point(1, 3, "row-round", 1), point(0, -2, "row-round", 2)];
    const rows = rowsOf(points, [0, 1]);
    expect(rows.map((row) => row.cells.map(sumOf))).toEqual([
      [6, 3],
      [-2, 0],
    ]);
    expect(rows[1]?.cells[1]).toEqual([]);
    expect(numeral(-2)).toBe("−2");
  });

  it("adds what would score now to what is written down, until the end", () => {
    const sheet = [point(0, 6, "row-round", 1)];
    const standing = [point(0, 2, "row-round", 2)];
    const now = { sheet, standing, over: false } as unknown as Snapshot;
    expect(sumOf(pointsSoFar(now))).toBe(8);
    expect(pointsSoFar({ ...now, over: true })).toEqual(sheet);
  });

  it("has a column for whoever scores without a seat", () => {
    expect(columnsOf(snapshot(["Ana"], [], "jael"))).toEqual([0, 1]);
    expect(columnsOf(snapshot(["Ana", "Bo"], []))).toEqual([0, 1]);
  });
});

describe("the result", () => {
  const ending = { key: "ending", args: {} };
  const tie = { key: "tie-priority", args: {} };
  const speech = {
    seat: (seat: number) => "ABC"[seat] ?? "",
    say: (key: string, args: Record<string, string> = {}) => [key, ...Object.values(args)].join(" | "),
    tell: ({ key }: { key: string }) => key,
  } as unknown as Speech;

  it("puts everybody in their place", () => {
    const ranked = ranking(snapshot(["A", "B", "C"], []), { ranks: [3, 1, 1], scores: [5, 9, 9], ending, tie: null });
    expect(ranked.map(({ column }) => column)).toEqual([1, 2, 0]);
    expect(tiesOf(ranked)).toEqual([{ columns: [1, 2], shared: true }]);
  });

  it("names what made the difference, and nothing where nobody is alone in front", () => {
    const sheet = [
      point(0, 9, "row-paths"),
      point(1, 8, "row-paths"),
      { ...point(0, 2, "row-round"), card: "7" },
      { ...point(0, 5, "row-round"), card: "12" },
      point(1, 1, "row-round"),
    ];
    const outcome = { ranks: [1, 2], scores: [16, 9], ending, tie: null };
    const over = snapshot(["A", "B"], sheet);
    const found = decisive(over, ranking(over, outcome));
    expect(found).toEqual({ row: { key: "row-round", args: {} }, points: 7, others: 1, card: "12", brought: 5 });
    expect(decisive(over, ranking(over, { ...outcome, ranks: [1, 1] }))).toBeNull();
  });

  it("tells a tie that was broken from one that is shared", () => {
    const outcome = { ranks: [2, 1], scores: [7, 7], ending, tie };
    const over = { ...snapshot(["A", "B"], []), outcome };
    const [broken] = tiesOf(ranking(over, outcome));
    expect(broken).toEqual({ columns: [1, 0], shared: false });
    expect(broken && tieSays(broken, over, speech)).toBe("sheet-tie-broken | B, A | tie-priority");
    expect(tieSays({ columns: [0, 1], shared: true }, over, speech)).toBe("sheet-tie-shared | A, B");
  });

  it("counts whoever has no seat", () => {
    const lost = ranking(snapshot(["A"], [point(1, 8, "row")], "jael"), { ranks: [2], scores: [8], ending, tie });
    expect(lost).toEqual([
      { column: 1, rank: 1, score: 8 },
      { column: 0, rank: 2, score: 8 },
    ]);
  });
});

describe("whose eyes may look", () => {
  const table = { over: false, imported: false, players: ["Ana", "bot:regular"], bots: ["", "regular"] };

  it("everybody's, once the game is over or came from a file", () => {
    expect(allowedViewers({ ...table, over: true })).toEqual([null, 0, 1]);
    expect(allowedViewers({ ...table, imported: true })).toEqual([null, 0, 1]);
  });

  it("only one's own person's while it is played", () => {
    expect(allowedViewers(table)).toEqual([0]);
    expect(viewerIn("B", allowedViewers(table))).toBe(0);
    expect(viewerIn("all", allowedViewers(table))).toBe(0);
  });

  it("nobody's where several persons share a screen", () => {
    expect(allowedViewers({ ...table, bots: ["", ""] })).toEqual([ONLOOKER]);
    expect(allowedViewers({ ...table, bots: ["regular", "regular"] })).toEqual([ONLOOKER]);
  });

  it("can be named in an address", () => {
    expect([null, 0, 1, ONLOOKER].map(viewerText)).toEqual(["all", "A", "B", "="]);
    expect(viewerIn(null, [null, 0])).toBe(null);
    expect(viewerIn("A", [null, 0])).toBe(0);
  });
});

describe("the steps of a replay", () => {
  it("hold what was done, and what was dealt after it", () => {
    const steps = stepsOf([2, 4, 5], [1, 2, 3, 3, 4, 5].map(event));
    expect(steps.map(({ at, done, dealt }) => [at, done.length, dealt.length])).toEqual([
      [2, 0, 2],
      [4, 2, 1],
      [5, 1, 0],
    ]);
  });

  it("are found by a question's number", () => {
    expect([0, 2, 3, 4, 5, 99, NaN].map((at) => stepAt([2, 4, 5], at))).toEqual([0, 0, 1, 1, 2, 2, 2]);
  });
});

describe("a record's text", () => {
  it("has headers", () => {
    expect(headersOf(RECORD)).toMatchObject({ game: "tides", seats: 'Ana; Bo "the" Fox', luck: "sha256:0" });
    expect(listOf(headersOf(RECORD)["seats"])).toEqual(["Ana", 'Bo "the" Fox']);
    expect(listOf(undefined)).toEqual([]);
    expect(fileName(RECORD)).toBe("partie-tides-2026-11-15.txt");
  });

  it("tells what luck answered", () => {
    expect(dealtIn(RECORD)).toEqual([
      { question: 1, text: "deal 12" },
      { question: 2, text: "deal 16" },
      { question: 3, text: "deal 8" },
      { question: 5, text: "deal 9" },
    ]);
  });

  it("is one of several in a file, whatever the line ends", () => {
    expect(splitRecords(`${RECORD}${RECORD}`)).toEqual([RECORD, RECORD]);
    expect(splitRecords(`\n${RECORD.replaceAll("\n", "\r\n")}\r\n`)).toEqual([RECORD]);
    expect(splitRecords("nothing of the kind")).toEqual([]);
  });
});

describe("the luck, worked out by the browser", () => {
  it("gives the commitment, the key and the numbers that Python gives", async () => {
    expect(await commitmentTo("seed")).toBe("sha256:19b25856e1c150ca834cffc8b59b23adbd0ec0389e58eb22b3b64768098d002b");
    const key = await keyOf("seed", ["swallow", "žluť"]);
    expect(await drawnFor(key, 11)).toBe("c8ec9fb2d8fb39f82d98fd6a55c9090f8c1f9f19f5310243eaedc472c9cf6a0c");
  });
});
