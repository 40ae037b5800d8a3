import { expect, it } from "vitest";
import { meanwhile } from "../../src/play/meanwhile";
import type { EventJson } from "../../src/wire/types";

const event = (key: string, seat: number | null, pieces: string[] = []): EventJson => ({
  kind: key,
  question: 1,
  seat,
  says: { key, args: {} },
  pieces,
  places: [],
});

it("tells one sentence for each seat that did something, the last that moved a card, and how much more there was", () => {
  const told = [
    event("bought", 1, ["7"]),
    event("bought", 1, ["8"]),
    event("passed", 1),
    event("round", null),
    event("waited", 2),
  ];
  expect(meanwhile(told, 3, ({ key }) => key)).toEqual([
    { seat: 1, text: "bought ×2", more: 1 },
    { seat: 2, text: "waited", more: 0 },
  ]);
});
