/** A file of everything is brought back whole or not at all, and links to servers are merged one by one. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import { restore, type Plan } from "../../src/features/backup/backup";
import { settings } from "../../src/store/settings.svelte";
import { tableLinks, textWith, type TableLink } from "../../src/store/links";
import { writeTexts } from "../../src/store/small";
import type { KeptTable } from "../../src/store/tables";

const kept = vi.hoisted(() => ({ tables: [] as unknown[], isFull: false }));
vi.mock("../../src/store/tables", async (whole) => ({
  ...(await whole<typeof import("../../src/store/tables")>()),
  keepTables: (tables: readonly unknown[]) => {
    if (kept.isFull) return Promise.reject(new DOMException("", "QuotaExceededError"));
    kept.tables.push(...tables);
    return Promise.resolve();
  },
}));

/** What the browser keeps under names, and how many more texts fit. */
let shelf: Map<string, string>;
let room: number;
beforeEach(() => {
  shelf = new Map();
  room = Infinity;
  kept.tables = [];
  kept.isFull = false;
  const storage = {
    getItem: (name: string) => shelf.get(name) ?? null,
    setItem(name: string, text: string) {
      if (!shelf.has(name) && room-- <= 0) throw new DOMException("", "QuotaExceededError");
      shelf.set(name, text);
    },
    removeItem: (name: string) => void shelf.delete(name),
  };
  // Names of what is kept are found as the object's own, as in a browser.
  const names = {
    ownKeys: () => [...shelf.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  };
  vi.stubGlobal("localStorage", new Proxy(storage, names));
  settings.change({ theme: "light" });
  shelf.clear();
});

const table = (id: string): KeptTable => ({ id, game: "tides", players: ["Ana"] }) as unknown as KeptTable;
const link = (id: string, some: Partial<TableLink> = {}): TableLink => ({
  id,
  game: "tides",
  players: ["Ana", ""],
  seat: 0,
  keys: [],
  onlookers: "",
  changed: 1,
  over: false,
  ...some,
});

function plan(): Plan {
  return {
    tables: [
      { fate: "new", table: table("one"), from: "one" },
      { fate: "beside", table: table("two-copy"), from: "two" },
      { fate: "known", table: table("three"), from: "three" },
    ],
    unknown: [],
    links: [link("far")],
    settings: { theme: "dark" },
    content: {
      tables: [],
      links: [],
      notes: { one: { notes: "1" }, two: { notes: "2" }, three: { notes: "3" } },
      others: { "partie.questions": "[]" },
      settings: null,
    },
  };
}

describe("a plan", () => {
  it("is kept with its notes, links and settings", async () => {
    await restore(plan(), true);
    expect(kept.tables).toEqual([table("one"), table("two-copy")]);
    expect(shelf.get("partie.notes.one")).toBe("1");
    expect(shelf.get("partie.notes.two-copy")).toBe("2");
    expect(shelf.has("partie.notes.three")).toBe(false);
    expect(shelf.get("partie.questions")).toBe("[]");
    expect(tableLinks()).toEqual([link("far")]);
    expect(settings.values.theme).toBe("dark");
  });

  it("leaves everything as it was where the tables cannot be kept", async () => {
    shelf.set("partie.served", JSON.stringify([link("near")]));
    const before = new Map(shelf);
    kept.isFull = true;
    await expect(restore(plan(), true)).rejects.toThrow(DOMException);
    expect(shelf).toEqual(before);
    expect(settings.values.theme).toBe("light");
  });

  it("leaves everything as it was where only some of the small texts find room", async () => {
    shelf.set("partie.served", JSON.stringify([link("near")]));
    const before = new Map(shelf);
    room = 2;
    await expect(restore(plan(), true)).rejects.toThrow(DOMException);
    expect(shelf).toEqual(before);
    expect(kept.tables).toEqual([]);
    expect(settings.values.theme).toBe("light");
  });
});

it("several texts are written together, and what was there before comes back", () => {
  shelf.set("partie.a", "old");
  const undo = writeTexts(
    new Map([
      ["partie.a", "new"],
      ["partie.b", "new"],
    ]),
  );
  expect(Object.fromEntries(shelf)).toEqual({ "partie.a": "new", "partie.b": "new" });
  undo();
  expect(Object.fromEntries(shelf)).toEqual({ "partie.a": "old" });
});

describe("links to tables of a server", () => {
  it("come beside those that are here, each in the place of one with its name", () => {
    shelf.set("partie.served", JSON.stringify([link("near"), link("far", { seat: null })]));
    const [name, text] = textWith([link("far", { keys: ["secret"], changed: 5 }), link("new")]);
    expect(name).toBe("partie.served");
    expect(JSON.parse(text)).toEqual([link("near"), link("far", { keys: ["secret"], changed: 5 }), link("new")]);
    expect(tableLinks()).toHaveLength(2); // nothing is written yet
  });

  it("are kept where there was none, or nothing that can be read", () => {
    expect(JSON.parse(textWith([link("far")])[1])).toEqual([link("far")]);
    shelf.set("partie.served", "{broken");
    expect(JSON.parse(textWith([link("far")])[1])).toEqual([link("far")]);
  });
});
