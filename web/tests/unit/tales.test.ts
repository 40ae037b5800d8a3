import { describe, expect, it } from "vitest";
import { focusOn, linesOfName, modeOf, pageOf, planOf, rowsOf, tileSize, UNIT } from "../../src/games/tales/layout";
import { stateOf } from "../../src/games/tales/prices";
import { difference } from "../../src/games/tales/table";
import { partsOf } from "../../src/games/tales/tiles";
import { FACES, type PriceCounted } from "../../src/wire/tales";

describe("a story's plan", () => {
  it("has room for cells left of and above the hero", () => {
    const plan = planOf(["a0", "-a0", "a-1", "b0"]);
    expect(plan.at("-a0").x).toBeLessThan(plan.at("a0").x);
    expect(plan.at("a-1").y).toBeLessThan(plan.at("a0").y);
    expect(plan.at("b0").x - plan.at("-a0").x).toBe(2 * UNIT);
  });

  it("is three cells wide and high at least, the hero in the middle", () => {
    const plan = planOf(["a0"]);
    const { x, y } = plan.at("a0");
    expect([x + UNIT / 2, y + UNIT / 2]).toEqual([plan.width / 2, plan.height / 2]);
    expect(plan.width).toBeGreaterThanOrEqual(3 * UNIT);
  });

  it("keeps every cell inside", () => {
    const cells = ["-b-2", "a0", "d3"];
    const plan = planOf(cells);
    for (const cell of cells) {
      const { x, y } = plan.at(cell);
      expect(x >= 0 && y >= 0 && x + UNIT <= plan.width && y + UNIT <= plan.height).toBe(true);
    }
  });

  it("is looked at where something can be chosen", () => {
    const plan = planOf(["a0", "c0"]);
    expect(focusOn([], plan)).toBeNull();
    const focus = focusOn(["c0"], plan);
    expect(focus && focus.x + focus.width / 2).toBe(plan.at("c0").x + UNIT / 2);
  });
});

describe("the adventure board", () => {
  it("runs to the right below and back above", () => {
    expect(rowsOf(8, 4)).toEqual({ wilderness: [8, 7, 6, 5], road: [1, 2, 3, 4] });
    expect(rowsOf(6, 3)).toEqual({ wilderness: [6, 5, 4], road: [1, 2, 3] });
  });

  it("has tiles as large as both directions allow", () => {
    expect(tileSize({ width: 332, height: 1000 }, 4, 60, 8)).toBe(77);
    expect(tileSize({ width: 1000, height: 260 }, 4, 60, 8)).toBe(100);
    expect(tileSize({ width: 0, height: 0 }, 4, 60, 8)).toBe(0);
  });

  it("tells what can be paid from what cannot", () => {
    const price: PriceCounted = {
      coins: 2,
      potions: 0,
      instead: 0,
      owes_fee: false,
      fee_in_coin: false,
      fee_in_potion: false,
      missing_coins: 0,
      missing_potions: 0,
      missing_fee: false,
      cells: ["b0"],
    };
    expect(stateOf(price)).toBe("payable");
    expect(stateOf({ ...price, potions: 1, instead: 1 })).toBe("instead");
    expect(stateOf({ ...price, cells: [] })).toBe("nowhere");
    expect(stateOf({ ...price, missing_fee: true })).toBe("short");
  });
});

describe("the stage", () => {
  it("shows all at once where there is room, else two pages", () => {
    expect(modeOf({ width: 1366, height: 720 })).toBe("wide");
    expect(modeOf({ width: 360, height: 596 })).toBe("tall");
    expect(modeOf({ width: 640, height: 316 })).toBe("flat");
  });

  it("turns to the page on which the question is answered", () => {
    expect(pageOf("first-choice")).toBe("board");
    expect(pageOf("second-choice")).toBe("board");
    for (const question of ["next", "fee", "cell", "key", "chest", "return-quest"])
      expect(pageOf(question)).toBe("story");
  });

  it("breaks a long name next to its middle", () => {
    expect(linesOfName("Thief")).toEqual(["Thief"]);
    expect(linesOfName("Skrytka przemytników")).toEqual(["Skrytka", "przemytników"]);
    expect(linesOfName("Nezlomitelnovladce")).toEqual(["Nezlomitelnovladce"]);
  });

  it("tells only tokens that differ", () => {
    expect(difference({ coin: 4, glory: 2 }, { coin: 1, glory: 2, key: 1 })).toEqual({ coin: -3, key: 1 });
  });
});

it("a reward is drawn as what is printed: an hourglass, a number, what multiplies it", () => {
  const bard = FACES.tiles["wandering-bard"];
  expect(bard && partsOf(bard)).toEqual([
    { number: "", token: "end" },
    { number: "2", token: "glory" },
    { number: "×", token: "character" },
  ]);
});
