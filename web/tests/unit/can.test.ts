/** A table's screen shows what the table can do, and asks for nothing else: each member of `can` alone, all of them, none. */
import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import TableScreen from "../../src/play/TableScreen.svelte";
import type { Door } from "../../src/tables/doors";
import type { Can, Happening, Looked, Table } from "../../src/tables/table";
import type { TableCard } from "../../src/wire/online";
import { settings } from "../../src/store/settings.svelte";
import { words } from "../../src/words/words.svelte";
import { CANNOT } from "./cannot";

const message = { key: "question-turn", args: {} };
const CARD: TableCard = {
  table: "t",
  game: "darkcave",
  settings: {},
  luck: "",
  players: [
    { seat: 0, name: "Ana", bot: "", program: false, taken: true, reserved: false, here: true },
    { seat: 1, name: "Bea", bot: "", program: false, taken: true, reserved: false, here: true },
  ],
  mine: [0],
  invited: null,
  reserved: null,
  looking_on: 2,
  onlookers: "look",
  begun: true,
  over: false,
  next: "",
  offered: false,
  host: 0,
  terms: { open: false, clock: "", watching: "open", rated: false, language: "" },
  ending: "",
  clocks: null,
};

/** Two seats of a game that is just beginning. */
const VIEW: Looked = {
  game: "darkcave",
  version: 1,
  viewer: 0,
  players: ["Ana", "Bea"],
  automaton: "",
  question: 3,
  over: false,
  waiting: [1],
  answered: [],
  given: [],
  asked: null,
  interjections: [],
  may_undo: false,
  view: { pile: [], hand: [["I-ns"], ["?"]], front: [[], []], laid: [], discarded: [], goals: [], clans: [], gold: [] },
  grids: {},
  counted: {},
  standing: [],
  sheet: [],
  outcome: null,
  since: 0,
  log: [],
};
const OVER: Looked = {
  ...VIEW,
  over: true,
  waiting: [],
  outcome: { scores: [2, 1], ranks: [1, 2], ending: message, tie: null },
};
const TAUGHT: Looked["taught"] = {
  ...{ step: "s", told: ["s"], says: message, after: null, allow: null, light: [], handbook: "", over: false },
  ...{ number: 1, count: 2 },
};

const listeners = new Set<(happening: Happening) => void>();
function hear(happening: Happening): void {
  for (const listener of listeners) listener(happening);
  flushSync();
}
const asked = { older: vi.fn(async () => undefined), retry: vi.fn(), goAlone: vi.fn(async () => undefined) };

/** What a table may be able to do, and by what it is seen that the screen knows. */
const WAYS: { can: Partial<Can>; view?: Looked; shows: string }[] = [
  { can: { learning: { weigh: async () => [] } }, shows: ".help" },
  { can: { others: { card: CARD, away: [], programs: [] } }, shows: "[data-onlookers]" },
  { can: { talk: { say: vi.fn(), listen: async () => ({ lines: [], why: null }) } }, shows: "#talk" },
  { can: { next: { rematch: vi.fn(), again: null, offer: null } }, view: OVER, shows: "[data-rematch]" },
  { can: { record: { isOpenAt: ({ over }) => over, mayMove: false } }, view: OVER, shows: 'a[href^="#/replay/t"]' },
  { can: { record: { isOpenAt: () => true, mayMove: false } }, shows: 'a[href^="#/replay/t"]' },
  { can: { record: { isOpenAt: () => false, mayMove: true } }, shows: 'a[href="#/move/t"]' },
];
const ALL: Can = {
  ...WAYS.reduce<Can>((all, { can }) => ({ ...all, ...can }), CANNOT),
  claims: { claim: vi.fn() },
  lesson: { goAlone: asked.goAlone },
  older: asked.older,
  connection: { isBehind: true, retry: asked.retry },
  record: { isOpenAt: () => true, mayMove: true },
  clocks: {
    clocks: { left: [null, null], running: [], paused: true, grace: 0, gift: 0, votes: [], takeovers: [] },
    at: 0,
  },
};

let shown: ReturnType<typeof mount> | null = null;

async function seated(can: Can, view: Looked = VIEW): Promise<void> {
  const table: Table = {
    id: "t",
    game: "darkcave",
    players: ["Ana", "Bea"],
    viewers: [0],
    bots: ["", ""],
    can,
    snapshot: async () => view,
    answer: vi.fn(),
    undo: vi.fn(),
    foresee: async () => null,
    whyNot: async () => null,
    hint: async () => [],
    entrust: vi.fn(),
    mayEntrust: () => false,
    onchange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    leave: vi.fn(),
  };
  const door: Door = { id: "t", arrival: null, isKept: false, sit: async () => table };
  shown = mount(TableScreen, { target: document.body, props: { door } });
  flushSync();
  await vi.waitUntil(() => document.querySelector(".sitting"), { timeout: 30_000 });
  await tick();
}

const has = (selector: string): boolean => document.querySelector(selector) !== null;

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 }); // all that a table needs is fetched first

beforeAll(async () => {
  await words.speak("en");
  for (const topic of ["spectators", "clocks", "chat", "lobby"]) await words.study(topic);
});
beforeEach(() => {
  vi.spyOn(console, "error").mockReturnValue(); // this browser keeps no tables, which the help for beginners asks for
  vi.stubGlobal("fetch", () => Promise.reject(new Error("nobody is asked here")));
  settings.change({ boards: "plain", film: "off", motion: "none" });
});
afterEach(async () => {
  if (shown) await unmount(shown);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

it("shows nothing that the table cannot do", async () => {
  await seated(CANNOT);
  expect(WAYS.filter(({ shows }) => has(shows)).map(({ shows }) => shows)).toEqual([]);
  expect([".clocks", "[data-behind]"].filter(has)).toEqual([]);
});

it.each(WAYS)("shows what it can do, and no more: $shows", async ({ can, view, shows }) => {
  await seated({ ...CANNOT, ...can }, view);
  await vi.waitUntil(() => has(shows), { timeout: 30_000 });
  const others = WAYS.filter((way) => way.shows !== shows && has(way.shows));
  expect(others.map((way) => way.shows)).toEqual([]);
});

it("shows all of it at a table that can do everything", async () => {
  await seated(ALL);
  const now = WAYS.filter(({ view }) => !view);
  const awaited = [...now.map(({ shows }) => shows), ".clocks", "[data-behind]"];
  await vi.waitFor(() => expect(awaited.filter((each) => !has(each))).toEqual([]), { timeout: 30_000 });
});

it("asks the table for the rest of the log, to be reached again, and to go on without a lesson", async () => {
  await seated(ALL, { ...VIEW, since: 4, taught: TAUGHT });
  expect(asked.older).toHaveBeenCalled();
  hear({ kind: "offline", until: Date.now() + 1000 });
  const press = (says: string): void => {
    const button = [...document.querySelectorAll("button")].find(({ textContent }) => textContent?.trim() === says);
    expect(button, says).toBeDefined();
    button?.click();
  };
  press(words.say("table-retry"));
  expect(asked.retry).toHaveBeenCalledOnce();
  press(words.say("coach-go-alone"));
  expect(asked.goAlone).toHaveBeenCalledOnce();
});
