import { describe, expect, it } from "vitest";
import { artistsOf } from "../../src/features/credits/artists";
import { unfinished } from "../../src/features/home/unfinished";
import { fileName, scoreOf, winners } from "../../src/features/mytables/records";
import { headersOf, recordsIn } from "../../src/model/record";
import { roomOf } from "../../src/words/format";
import type { KeptTable } from "../../src/tables/tables";

const RECORD = '[partie "1"]\n[game "tides"]\n\n1. * deal 5\n';

describe("records in a file", () => {
  it("are split where each begins", () => {
    expect(recordsIn(RECORD + RECORD)).toEqual([RECORD, RECORD]);
  });

  it("may come from another system", () => {
    expect(recordsIn("\uFEFF\r\n" + RECORD.replaceAll("\n", "\r\n"))).toEqual([RECORD]);
  });

  it("are none where something else stands first", () => {
    expect(recordsIn(`hello\n${RECORD}`)).toEqual([]);
    expect(recordsIn("")).toEqual([]);
  });

  it("name their game", () => {
    expect(headersOf(RECORD)["game"]).toBe("tides");
    expect(headersOf("nothing")["game"]).toBeUndefined();
  });

  it("have a name on a disk", () => {
    expect(fileName({ game: "tides", id: "abcdefgh", created: new Date(2026, 0, 9).getTime() })).toBe(
      "partie-tides-2026-01-09-abcd.txt",
    );
  });
});

describe("a result", () => {
  it("has one winner, several, or none but the game's own opponent", () => {
    expect(winners([1, 2])).toEqual([0]);
    expect(winners([1, 3, 1])).toEqual([0, 2]);
    expect(winners([2])).toEqual([]);
    expect(scoreOf([41, 38])).toBe("41 : 38");
  });
});

describe("tables to go on with", () => {
  it("are neither over nor somebody else's record", () => {
    const table = (id: string, over: boolean, imported: boolean) => ({ id, over, imported }) as KeptTable;
    const tables = [table("a", true, false), table("b", false, false), table("c", false, true)];
    expect(unfinished(tables).map(({ id }) => id)).toEqual(["b"]);
  });
});

it("room is told in a unit that fits", () => {
  expect(roomOf(350_400_000, "en")).toBe("350 MB");
  expect(roomOf(10_737_418_240, "cs").replace(/\s/, " ")).toBe("10,7 GB");
});

describe("credits", () => {
  it("name each author once, with each icon once", () => {
    expect(
      artistsOf([
        { author: "Lorc", icons: ["wave", "arch"] },
        { author: "Delapouite", icons: ["moon"] },
        { author: "Lorc", icons: ["wave"] },
      ]),
    ).toEqual([
      { author: "Delapouite", icons: ["moon"] },
      { author: "Lorc", icons: ["arch", "wave"] },
    ]);
  });
});
