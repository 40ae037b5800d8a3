import { describe, expect, it } from "vitest";
import { merge } from "../../src/tables/served/merge";
import type { Change, EventJson, Snapshot } from "../../src/wire/types";
import games from "./frames.json";

interface Watched {
  game: string;
  viewer: number;
  first: Snapshot;
  changes: Change[];
  last: Snapshot;
}

const line = (key: string): EventJson => ({
  question: 1,
  kind: "told",
  seat: null,
  places: [],
  says: { key, args: {} },
  pieces: [],
});

interface View {
  hand: string[][];
  pile: string[];
  cave: Record<string, { card: string }>;
}

const view: View = {
  hand: [["1"], ["?", "?"]],
  pile: ["?"],
  cave: { a1: { card: "start" }, b1: { card: "I-ns" } },
};

const seen: Snapshot<View, unknown> = {
  game: "tides",
  version: 3,
  viewer: 0,
  players: ["Ada", "Bob"],
  automaton: "",
  question: 1,
  over: false,
  waiting: [0, 1],
  answered: [],
  given: [],
  asked: null,
  interjections: [],
  may_undo: false,
  view,
  grids: {},
  counted: {},
  standing: [],
  sheet: [],
  outcome: null,
  since: 5,
  log: [line("five"), line("six"), line("seven")],
};

const change = (parts: Partial<Change>): Change => ({ kind: "change", version: 4, fields: {}, ...parts });

describe("a look brought up to date", () => {
  it.each(games as unknown as Watched[])("is the last look of a game: $game, seat $viewer", (watched) => {
    let held = watched.first;
    for (const each of watched.changes) held = merge(held, each);
    expect(held).toEqual(watched.last);
    expect(JSON.stringify(held)).toBe(JSON.stringify(watched.last));
  });

  it("takes fields whole and leaves all others as they are", () => {
    const after = merge(seen, change({ fields: { waiting: [1], may_undo: true } }));
    expect(after).toEqual({ ...seen, version: 4, waiting: [1], may_undo: true });
    expect(after.view).toBe(seen.view);
    expect(after.log).toBe(seen.log);
  });

  it("keeps whatever did not change as the same object, and changes nothing that it was given", () => {
    const before = structuredClone(seen);
    const after = merge(seen, change({ view: { inside: { hand: { set: { "1": ["?"] } } }, set: { pile: [] } } }));
    expect(after.view).toEqual({ ...view, hand: [["1"], ["?"]], pile: [] });
    expect(Array.isArray(after.view.hand)).toBe(true);
    expect(after.view.hand[0]).toBe(view.hand[0]);
    expect(after.view.cave).toBe(view.cave);
    expect(seen).toEqual(before);
  });

  it("drops entries that are gone and adds new ones after the old", () => {
    const after = merge(seen, change({ view: { inside: { cave: { gone: ["a1"], set: { c1: { card: "I-ew" } } } } } }));
    expect(Object.keys(after.view.cave)).toEqual(["b1", "c1"]);
    expect(after.view.cave.b1).toBe(view.cave.b1);
  });

  it("adds lines to the log, and cuts off those that were taken back", () => {
    const said = (snapshot: Snapshot<View>) => snapshot.log.map((each) => each.says.key);
    expect(said(merge(seen, change({ log: { from: 8, lines: [line("eight")] } })))).toEqual([
      "five",
      "six",
      "seven",
      "eight",
    ]);
    expect(said(merge(seen, change({ log: { from: 6, lines: [] } })))).toEqual(["five"]);
  });

  it("begins the log earlier where more was taken back than is held", () => {
    const after = merge(seen, change({ log: { from: 4, lines: [line("four")] } }));
    expect([after.since, after.log]).toEqual([4, [line("four")]]);
  });
});
