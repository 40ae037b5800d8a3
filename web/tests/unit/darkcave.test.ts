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
import { lineOf, sidesOf, turningPoints } from "../../src/games/darkcave/story";
import {
  aimsOf,
  backFor,
  backOf,
  hiddenGoals,
  isCoveredHere,
  phaseOf,
  levelOf,
  type DarkcaveSnapshot,
} from "../../src/games/darkcave/table";
import { cellAt } from "../../src/kit/cells";
import { claims } from "../../src/games/darkcave/claims";
import { FACES } from "../../src/wire/darkcave";
import type { Speech } from "../../src/words/catalog";
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

describe("what may be claimed", () => {
  const speech = {
    say: (key: string) => key,
    seat: (seat: number) => `seat ${seat}`,
    tell: ({ key }: { key: string }) => key,
  } as unknown as Speech;
  const at = (players: number, viewer: number, open: number[] = []): DarkcaveSnapshot =>
    ({
      viewer,
      players: Array.from({ length: players }, () => "x"),
      log: open.map((seat) => ({ kind: "clan-opened", seat })),
      over: false,
      view: { area: 4, goals: [["?5"], ["?5"], ["?5"], ["?5"]], cave: { e4: {} } },
    }) as unknown as DarkcaveSnapshot;
  const said = (snapshot: DarkcaveSnapshot): number[] => claims(snapshot, speech).map(({ choices }) => choices.length);

  it("is of oneself, of seats, of goals that are hidden, and of what one saw there", () => {
    expect(said(at(5, 0))).toEqual([1, 4, 4, 4, 4, 3, 3, 4, 4, 4]);
    expect(said(at(5, 0, [0, 3]))).toEqual([3, 3, 4, 4, 3, 3, 4, 4, 4]);
  });

  it("is nothing for an onlooker, or where nobody hides a side", () => {
    expect(said(at(5, 5))).toEqual([]);
    expect(said(at(2, 0))).toEqual([]);
  });
});

describe("the story of a game", () => {
  const ended = (clans: string[], kinds: string[] = []): DarkcaveSnapshot =>
    ({
      view: { clans: clans.map((code) => [code]) },
      log: kinds.map((kind, question) => ({ kind, question })),
    }) as unknown as DarkcaveSnapshot;

  it("has saboteurs on the side of the other clan", () => {
    expect(sidesOf(ended(["blue-loyal", "yellow-saboteur", "yellow-loyal", "blue-saboteur"]))).toEqual([
      { clan: "blue", seats: [0, 1] },
      { clan: "yellow", seats: [2, 3] },
    ]);
    expect(sidesOf(ended(["blue-loyal", "blue-loyal"]))).toEqual([{ clan: "blue", seats: [0, 1] }]);
  });

  it("leaves out what turned nothing", () => {
    const told = turningPoints(ended(["blue-loyal"], ["dwarf-moved", "attacked", "card-drawn", "dwarf-left"]));
    expect(told.map(({ kind }) => kind)).toEqual(["attacked", "dwarf-left"]);
  });

  it("draws what was thought of a seat from the first moment to the last", () => {
    const line = lineOf(
      [
        { question: 10, seats: [0.25, 0.5] },
        { question: 15, seats: [0, 0.75] },
        { question: 20, seats: [0, 1] },
      ],
      1,
    );
    expect(line).toEqual([
      { x: 0, y: 0.5 },
      { x: 0.5, y: 0.75 },
      { x: 1, y: 1 },
    ]);
  });
});

it("a hand is covered on a shared screen until its owner is asked", () => {
  const at = (asked: object | null, over = false): DarkcaveSnapshot => ({ asked, over }) as unknown as DarkcaveSnapshot;
  expect(isCoveredHere(at(null), true)).toBe(true);
  expect(isCoveredHere(at({}), true)).toBe(false);
  expect(isCoveredHere(at(null), false)).toBe(false);
  expect(isCoveredHere(at(null, true), true)).toBe(false);
  expect(["I-ns", "II-rat", "III-cross"].map(backFor)).toEqual(["?", "?1", "?2"]);
});

it("one's own turn has its parts, and an interrupt is none of them", () => {
  const at = (name: string, acting = 1): DarkcaveSnapshot =>
    ({ asked: { name }, view: { acting }, viewer: 1 }) as unknown as DarkcaveSnapshot;
  expect(["play", "lay", "creature-step"].map((name) => phaseOf(at(name)))).toEqual(["play", "play", "play"]);
  expect(["dwarf-step", "turn-goal", "finish"].map((name) => phaseOf(at(name)))).toEqual(["walk", "walk", "walk"]);
  expect(phaseOf(at("axe", 0))).toBeNull();
  expect(phaseOf(at("vote"))).toBeNull();
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
