import { describe, expect, it } from "vitest";
import { linesOf, read } from "../../src/model/lines";
import type { EventJson } from "../../src/wire/types";

const told = (question: number, key: string, ...pieces: string[]): EventJson => ({
  question,
  kind: "Told",
  seat: null,
  places: [],
  says: { key, args: {} },
  pieces,
});

describe("the log as lines", () => {
  const lines = (...events: EventJson[]): string[] => linesOf(events, (says) => says.key).map(read);

  it("what reads the same in a row is one line", () => {
    expect(lines(told(1, "a card"), told(1, "a card"), told(1, "a card"))).toEqual(["a card ×3"]);
    expect(lines(told(1, "a card"), told(1, "another"), told(1, "a card"))).toEqual(["a card", "another", "a card"]);
  });

  it("cards that are dealt one after another are one line too", () => {
    expect(lines(told(1, "a card"), told(2, "a card"), told(3, "a year"))).toEqual(["a card ×2", "a year"]);
  });

  it("a line lights all of its cards, and is new if its last event is", () => {
    const [first, second] = linesOf([told(1, "x", "2"), told(1, "x", "5"), told(1, "y")], (says) => says.key);
    expect(first).toMatchObject({ pieces: ["2", "5"], until: 2 });
    expect(second).toMatchObject({ pieces: [], until: 3 });
  });
});
