import { expect, it } from "vitest";
import { arranged, moved } from "../../src/kit/arranged";

it("holds the cards in their owner's order, and what came since at the end", () => {
  expect(arranged(["1", "2", "3"], [])).toEqual(["1", "2", "3"]);
  expect(arranged(["1", "2", "3"], ["3", "1"])).toEqual(["3", "1", "2"]);
  expect(arranged(["7", "3", "9", "1"], ["1", "2", "3"])).toEqual(["1", "3", "7", "9"]);
});

it("keeps equal cards beside each other", () => {
  expect(arranged(["axe", "bend", "axe"], ["bend", "axe", "axe"])).toEqual(["bend", "axe", "axe"]);
});

it("moves a card to where another lies, to either side", () => {
  expect(moved(["1", "2", "3", "4"], 0, 2)).toEqual(["2", "3", "1", "4"]);
  expect(moved(["1", "2", "3", "4"], 3, 1)).toEqual(["1", "4", "2", "3"]);
  expect(moved(["1", "2"], 0, 5)).toEqual(["1", "2"]);
});
