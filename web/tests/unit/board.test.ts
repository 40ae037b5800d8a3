/** The board for any game: what it makes of a view, where answers are pointed at, and how a grid is drawn. */
import { describe, expect, it } from "vitest";
import { flushSync, mount, unmount } from "svelte";
import { cellAt, drawn } from "../../src/kit/cells";
import { layOut, zonesFor, type AnySnapshot } from "../../src/board/layout";
import { targetsOf } from "../../src/board/targets";
import { seatFacts, tell } from "../../src/board/tell";
import { screen } from "../../src/board";
import { findGame } from "../../src/words/games";
import { Places, type Asking } from "../../src/kit/places.svelte";
import type { Asked, LaidJson, Option } from "../../src/wire/types";
import { Catalog, Speech } from "../../src/words/catalog";
import Stage from "./Stage.svelte";

const laid = (card: string, more: Partial<LaidJson> = {}): LaidJson => ({
  card,
  turned: false,
  seats: [],
  notes: [],
  ...more,
});

function option(text: string, ...fields: string[]): Option {
  const [, ...values] = text.split(" ");
  const picks = fields.map((field, i) => ({ field, value: values[i] ?? "" }));
  const verb = { field: "verb", value: text };
  return { text, picks: picks.length > 0 ? picks : [verb], says: { key: `action-${text}`, args: {} } };
}

function asked(...options: Option[]): Asked {
  const says = { key: "question-play", args: {} };
  return { question: 5, part: 0, name: "play", prompt: says, rule: says, options };
}

/** Three seats in a cave, seen by the second: two cards in hand, a card and a goal on the map. */
function snapshot(question: Asked | null = null): AnySnapshot {
  const view = {
    pile: ["?", "?", "?1"],
    hand: [["?", "?"], ["I-ns", "I-ns"], ["?"]],
    front: [[], [], ["I-axe"]],
    laid: ["I-tee-v"],
    discarded: ["I-ns"],
    goals: [["?5"], [], [], []],
    clans: [["?3"], ["blue-loyal"], ["?3"]],
    gold: [3, 2, 1],
    stock: [1, 2, 3],
    turns: 4,
    steps: 0,
  };
  return {
    game: "darkcave",
    viewer: 1,
    players: ["Ana", "Bo", "Cy"],
    view,
    grids: {
      cave: [
        {
          a0: laid("", { notes: ["board-start"], seats: [1] }),
          "b-1": laid("I-tee-v", { turned: true }),
          c2: laid("?5"),
        },
      ],
    },
    asked: question,
    interjections: [],
    given: ["drop I-ns"],
  } as unknown as AnySnapshot;
}

const WORDS = `
face-i-ns = passage
face-i-tee-v = junction
face-i-axe = axe
face-blue-loyal = loyal
face-down = face down
ability-i-ns = leads on
back-goal = goal
back-clan-blue = clan card
back-level-1 = level I
back-level-2 = level II
board-start = start
`;
const speech = new Speech(
  new Catalog("en", [WORDS], () => undefined, true),
  ["Ana", "Bo", "Cy"],
  findGame("darkcave")?.backs,
);

describe("what lies on the table", () => {
  const laying = layOut(snapshot());

  it("begins with one's own hand and leaves out what is empty or lies on a grid", () => {
    expect(zonesFor(laying, 1).map(({ id, isHand }) => [id, isHand])).toEqual([
      ["hand 1", true],
      ["clans 1", true],
    ]);
    expect(zonesFor(laying, null).map(({ id }) => id)).toEqual(["pile", "discarded"]);
    expect(zonesFor(laying, 2).map(({ id }) => id)).toEqual(["hand 2", "clans 2", "front 2"]);
    expect(laying.grids.map(({ id }) => id)).toEqual(["cave"]);
  });

  it("is told in words, own seat first", () => {
    const told = tell(snapshot(), speech);
    expect(told.map(({ heading }) => heading)).toEqual(["Bo", "table", "Cy", "Ana"]);
    expect(told[0]?.lines).toContain("Hand: passage ×2");
    expect(told[1]?.lines).toContain("Cave, b-1: junction (turned)");
    expect(told[1]?.lines).toContain("Cave, c2: goal");
    expect(told[1]?.lines).toContain("Cave, a0: Bo, start");
    expect(seatFacts(snapshot(), 0, speech)).toEqual(["Hand: 2", "Clans: 1", "Gold: 3"]);
  });
});

describe("where answers are pointed at", () => {
  const play = option("play I-ns", "card");
  const drop = option("drop I-ns", "card");
  const one = option("lay b2 as-it-is", "cell", "way");
  const two = [option("lay b3 as-it-is", "cell", "way"), option("lay b3 turned", "cell", "way")];
  const seen = snapshot(asked(play, drop, one, ...two, option("equip C", "seat"), option("stop")));
  const targets = targetsOf(seen, layOut(seen));

  it("a card is in one's own hand, not on the discard pile; a cell is on the map; a seat has its panel", () => {
    expect(targets.isAt({ field: "card", value: "I-ns" }, "hand 1")).toBe(true);
    expect(targets.isAt({ field: "card", value: "I-ns" }, "discarded")).toBe(false);
    expect(targets.isAt({ field: "cell", value: "b2" }, "cave")).toBe(true);
    expect(targets.isAt({ field: "seat", value: "C" }, "panel")).toBe(true);
    expect(targets.has({ field: "way", value: "turned" })).toBe(false);
    expect(targets.has({ field: "verb", value: "stop" })).toBe(false);
  });

  it("a tap makes every step that is the only way on", () => {
    expect(targets.steps({ field: "cell", value: "b2" }, [])).toEqual(one.picks);
    expect(targets.steps({ field: "cell", value: "b3" }, [])).toEqual([{ field: "cell", value: "b3" }]);
  });

  it("what cannot be pointed at is said, from what is chosen on; so are two verbs for the same card", () => {
    const given: string[] = [];
    const asking: Asking = {
      answer: (each) => given.push(each.text),
      foresee: () => Promise.resolve(null),
      whyNot: () => Promise.resolve(null),
      confirms: () => false,
      refused: () => undefined,
    };
    const places = new Places(asking);
    places.ask(seen.asked);
    const said = (): string[] =>
      places.spoken((pick) => screen.isPlaced?.(pick, seen) ?? false).map(({ text }) => text);
    expect(said()).toEqual(["stop"]);
    places.tap([{ field: "card", value: "I-ns" }]);
    expect(given).toEqual([]);
    expect(said()).toEqual(["play I-ns", "drop I-ns", "stop"]);
    places.tap([{ field: "cell", value: "b3" }]);
    expect(said()).toEqual(["lay b3 as-it-is", "lay b3 turned", "stop"]);
    places.choose(drop);
    expect(given).toEqual(["drop I-ns"]);
  });
});

describe("a grid", () => {
  it("reads the names of cells as records write them", () => {
    expect(cellAt("a0")).toEqual({ row: 0, column: 0 });
    expect(cellAt("-a-4")).toEqual({ row: -4, column: -1 });
    expect(cellAt("aa12")).toEqual({ row: 12, column: 26 });
    expect(cellAt("3")).toBeNull();
  });

  it("knows which rows and columns hold anything; places that are no cells stand in a line", () => {
    const { columns, rows, at } = drawn(["a0", "d2", "-a0"]);
    expect(columns).toEqual([true, true, false, false, true]);
    expect(rows).toEqual([true, false, true]);
    expect(at.get("d2")).toEqual({ row: 3, column: 5 });
    expect(drawn(["1", "2"]).columns).toEqual([]);
  });

  it("is drawn with its cards, its figures and a free cell for every place that can be chosen", async () => {
    const target = document.body.appendChild(document.createElement("div"));
    const seen = snapshot(asked(option("lay b2 as-it-is", "cell", "way")));
    const stage = mount(Stage, { target, props: { snapshot: seen, speech } });
    flushSync();
    const cells = [...target.querySelectorAll(".any-place")].map(
      (cell) => cell.querySelector(".hidden-text")?.textContent,
    );
    expect(cells).toEqual(["b-1: junction (turned)", "a0: Bo, start", "b2: free", "c2: goal"]);
    expect(target.querySelector('[data-state="lit"]')?.getAttribute("data-picks")).toBe("cell:b2 way:as-it-is");
    expect(target.textContent).toContain("given: passage. leads on");
    expect(target.querySelectorAll('[role="group"][aria-label="Hand"] .spot')).toHaveLength(1);
    await unmount(stage);
  });
});

describe("a game that ships no words", () => {
  it("is read out", () => {
    const catalog = new Catalog("cs", [], () => undefined, true);
    expect(catalog.say("zone-hand")).toBe("hand");
    expect(catalog.say("event-card-taken", { seat: "Ana", known: "yes" })).toBe("card taken: Ana");
    expect(new Speech(catalog, []).ability("7")).toBe("");
  });
});
