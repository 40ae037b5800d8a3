/** The ground of the Dark Cave: which cells it spans, where spaces and edges lie, and how a turned card opens. */
import { describe, expect, it } from "vitest";
import {
  around,
  CELL,
  cellName,
  cornerCells,
  cornerOf,
  edgeAt,
  groundOf,
  RIM,
  shared,
  spaceAt,
  spaceOn,
  wayOf,
} from "../../src/games/darkcave/geometry";
import { wayShape, wayStrokes } from "../../src/games/darkcave/rock";
import { aimsOf, backOf, hiddenGoals, levelOf, type DarkcaveSnapshot } from "../../src/games/darkcave/table";
import { cellAt } from "../../src/board/cells";
import { FACES } from "../../src/wire/darkcave";
import type { Option } from "../../src/wire/types";

describe("the ground", () => {
  it("spans all cells, also those north and west of the start card", () => {
    expect(groundOf(["a0", "-b-3", "d1"])).toEqual({ left: -2, top: -3, columns: 6, rows: 5 });
    expect(groundOf([])).toEqual({ left: 0, top: 0, columns: 1, rows: 1 });
  });

  it("names cells as a record does", () => {
    for (const [column, row] of [
      [0, 0],
      [-1, 4],
      [25, -2],
      [26, 3],
      [-27, 0],
    ] as const) {
      expect(cellAt(cellName(column, row))).toEqual({ column, row });
    }
  });

  it("has the goals on its corners, the north-western one first", () => {
    expect(cornerCells(4)).toEqual(["-d-4", "e-4", "e4", "-d4"]);
  });

  it("lays cells, spaces and edges beside each other", () => {
    const ground = groundOf(["-a0", "b1"]);
    expect(cornerOf("-a0", ground)).toEqual({ x: RIM, y: RIM });
    expect(cornerOf("b1", ground)).toEqual({ x: RIM + 2 * CELL, y: RIM + CELL });
    expect(spaceAt("a0", "hub", "I-cross", ground)).toEqual({ x: RIM + 1.5 * CELL, y: RIM + CELL / 2 });
    expect(edgeAt("a0", "east", ground)).toEqual({ x: RIM + 2 * CELL, y: RIM + CELL / 2 });
    expect(edgeAt("a1", "north", ground).y).toBe(cornerOf("a1", ground).y);
  });

  it("brings everything into one frame", () => {
    expect(around([], 10)).toBeNull();
    expect(
      around(
        [
          { x: 0, y: 5 },
          { x: 30, y: 5 },
        ],
        10,
      ),
    ).toEqual({ x: -10, y: -5, width: 50, height: 20 });
  });
});

describe("a card", () => {
  it("opens on the opposite sides when it is turned", () => {
    const tee = FACES.paths["I-tee-h"];
    if (!tee) throw new Error("no such card");
    expect(wayOf(tee, false).sides).toBe("ESW");
    expect(wayOf(tee, true).sides).toBe("NEW");
    expect(wayStrokes("tee-h", wayOf(tee, true))).toContain("L60 8");
    expect(wayShape(wayOf(tee, true))).not.toBe(wayShape(wayOf(tee, false)));
  });

  it("lies the same way however it is turned, where that makes no difference", () => {
    const passage = FACES.paths["I-ns"];
    if (!passage) throw new Error("no such card");
    expect(wayOf(passage, true)).toBe(wayOf(passage, false));
  });

  it("has every space at a place of its own", () => {
    for (const [code, { shape, ways }] of Object.entries(FACES.paths)) {
      for (const way of ways) {
        const places = way.spaces.map((space) => JSON.stringify(spaceOn(shape, space)));
        expect(new Set(places).size, code).toBe(places.length);
      }
    }
  });

  it("tells its level by its face and by its back", () => {
    expect(["I-ns", "II-rat", "III-cross", "?", "?1", "?2"].map(levelOf)).toEqual([1, 2, 3, 1, 2, 3]);
    expect(["blue-saboteur", "yellow-loyal", "?4"].map(backOf)).toEqual(["?3", "?4", "?4"]);
  });
});

it("figures that share a space do not hide each other", () => {
  const places = shared({ x: 60, y: 60 }, 8);
  expect(new Set(places.map(({ x }) => x)).size).toBe(8);
  expect(shared({ x: 60, y: 60 }, 1)).toEqual([{ x: 60, y: 60 }]);
});

describe("what a question offers", () => {
  const option = (text: string, ...fields: string[]): Option => {
    const [, ...values] = text.split(" ");
    const picks = fields.map((field, i) => ({ field, value: values[i] ?? "" }));
    return { text, picks, says: { key: "action-lay", args: {} } };
  };
  const snapshot = (...options: Option[]): DarkcaveSnapshot =>
    ({
      asked: { options },
      counted: { reach: [{ cell: "a1", space: "hub", moves: 1, toll: "card" }] },
      view: {
        area: 4,
        goals: [["?5"], ["goal-exit"], ["?5"], ["?5"]],
        cave: { e4: { card: "goal-gold", rotated: false } },
      },
    }) as unknown as DarkcaveSnapshot;

  it("is gathered by cell where a card fits both ways", () => {
    const aims = aimsOf(
      snapshot(
        option("lay a1 as-it-is", "cell", "way"),
        option("lay a1 turned", "cell", "way"),
        option("lay b0 turned", "cell", "way"),
      ),
    );
    expect(aims.layings).toEqual([
      { cell: "a1", ways: ["as-it-is", "turned"] },
      { cell: "b0", ways: ["turned"] },
    ]);
  });

  it("knows what the engine tells of a step", () => {
    expect(aimsOf(snapshot(option("go a1 hub", "cell", "space"))).steps[0]?.reached?.toll).toBe("card");
  });

  it("leaves out goals that lie open, and keeps what was seen of the others", () => {
    expect(hiddenGoals(snapshot()).map(({ corner, code }) => `${corner} ${code}`)).toEqual([
      "north-west ?5",
      "north-east goal-exit",
      "south-west ?5",
    ]);
  });
});
