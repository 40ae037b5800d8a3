/** Open tables in the browser: what is unpacked, what changes, and which of them fit. */
import { paceOf } from "../../src/features/clocks/paces";
import { expect, it } from "vitest";
import { fitting } from "../../src/features/lobby/choosing";
import { changed, tablesOf } from "../../src/features/lobby/api";
import type { LobbySnapshot, OpenKind, OpenTable } from "../../src/wire/lobby";

const kind = (game: string, language: string, clock: string): OpenKind => ({
  game,
  settings: {},
  clock,
  language,
  rated: false,
  seats: 4,
  bots: 0,
});
const SNAPSHOT: LobbySnapshot = {
  kind: "lobby",
  version: 1,
  kinds: [kind("one", "cs", ""), kind("two", "", "days 3")],
  numbers: [5, 1, 10],
  of: [0, 1, 0],
  free: [3, 1, 1],
};
const ANY = { game: "", language: "", pace: "" as const, free: 1 };
const numbers = (tables: OpenTable[]): number[] => tables.map(({ number }) => number);

it("unpacks columns", () => {
  const tables = tablesOf(SNAPSHOT);
  expect([...tables.keys()]).toEqual([5, 6, 16]);
  expect(tables.get(6)).toEqual({ ...kind("two", "", "days 3"), number: 6, free: 1 });
});

it("takes differences", () => {
  const row = { ...kind("two", "", ""), number: 17, free: 2 };
  const tables = changed(tablesOf(SNAPSHOT), { kind: "lobby-change", version: 2, rows: [row], gone: [5, 99] });
  expect([...tables.keys()]).toEqual([6, 16, 17]);
});

it("shows what fits: the fewest missing people first, then the newest", () => {
  const tables = [...tablesOf(SNAPSHOT).values()];
  expect(numbers(fitting(tables, ANY))).toEqual([16, 6, 5]);
  expect(numbers(fitting(tables, { ...ANY, game: "one" }))).toEqual([16, 5]);
  expect(numbers(fitting(tables, { ...ANY, language: "pl" }))).toEqual([6]);
  expect(numbers(fitting(tables, { ...ANY, pace: "days" }))).toEqual([6]);
  expect(numbers(fitting(tables, { ...ANY, free: 2 }))).toEqual([5]);
  expect(["", "live 300+10", "days 2 quiet 22-7 Europe/Prague"].map(paceOf)).toEqual(["none", "live", "days"]);
});
