/** What is read back from this browser has the shape that was written, or is as if it were not there. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Notes } from "../../src/kit/notes.svelte";
import { Firsts } from "../../src/play/learning/learner.svelte";
import { forgetQuestions, note, noted } from "../../src/store/learned";
import { keepLink, tableLinks } from "../../src/store/links";
import { keeping } from "../../src/store/trouble.svelte";

/** What the browser keeps under names, and whether more fits. */
const shelf = new Map<string, string>();
let isFull = false;
beforeEach(() => {
  shelf.clear();
  isFull = false;
  for (const what of ["learned", "links", "notes", "settings"] as const) keeping.worked(what);
  vi.resetModules();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => shelf.get(name) ?? null,
    setItem(name: string, text: string) {
      if (isFull) throw new DOMException("", "QuotaExceededError");
      shelf.set(name, text);
    },
    removeItem: (name: string) => void shelf.delete(name),
  });
});

const WRONG = ["{broken", "null", "7", '"text"', "[7]", '{"read":7,"tides":{"table":7}}'];

describe("settings", () => {
  const read = async () => (await import("../../src/store/settings.svelte")).settings.values;

  it("are taken one by one, and are the usual ones where they cannot be chosen", async () => {
    shelf.set("partie.settings", '{"theme":"dark","firsts":"maybe","volume":"loud","pace":0,"name":"Ana","gone":1}');
    expect(await read()).toMatchObject({ theme: "dark", firsts: "auto", volume: 50, pace: 0, name: "Ana" });
    expect(await read()).not.toHaveProperty("gone");
  });

  it.each(WRONG)("are the usual ones where %s is kept", async (text) => {
    const usual = await read();
    shelf.set("partie.settings", text);
    vi.resetModules();
    expect(await read()).toEqual(usual);
  });
});

describe("links", () => {
  const link = { id: "t1", game: "any", players: [], seat: 0, keys: ["k"], onlookers: "", changed: 1, over: false };

  it.each(WRONG)("are none where %s is kept, and can be kept again", (text) => {
    shelf.set("partie.served", text);
    expect(tableLinks()).toEqual([]);
    keepLink(link);
    expect(tableLinks()).toEqual([link]);
  });

  it("stay where one beside them is broken", () => {
    shelf.set("partie.served", JSON.stringify([{ ...link, keys: null }, link, { ...link, id: "../x" }]));
    expect(tableLinks()).toEqual([link]);
  });
});

describe("notes of a table", () => {
  it.each(WRONG)("are none where %s is kept", (text) => {
    shelf.set("partie.notes.t", text);
    expect(new Notes("t").readBy(0)).toBeUndefined();
    expect(new Notes("t").claims).toEqual([]);
  });

  it("are read as far as an earlier version wrote them", () => {
    shelf.set("partie.notes.t", '{"read":{"0":3},"claims":[{"seat":0}]}');
    expect(new Notes("t").readBy(0)).toBe(3);
    expect(new Notes("t").claims).toEqual([]);
    expect(new Notes("t").orderOf(0)).toEqual([]);
  });
});

describe("rules that were told", () => {
  it.each(WRONG)("are none where %s is kept", (text) => {
    shelf.set("partie.learned", text);
    expect(noted()).toEqual({});
  });

  it("are forgotten of every game at once", () => {
    note("one", { table: "t1", questions: ["a"] });
    note("two", { table: "t2", questions: ["b"] });
    forgetQuestions();
    expect(noted()).toEqual({ one: { table: "t1", questions: [] }, two: { table: "t2", questions: [] } });
  });

  it("that cannot be kept are said to be so, and nothing else stops", () => {
    isFull = true;
    vi.spyOn(console, "warn").mockReturnValue();
    const firsts = new Firsts("any", "t", false);
    const message = { key: "x", args: {} };
    firsts.look({ question: 1, part: 0, name: "draft", prompt: message, rule: message, options: [] });
    expect(firsts.asked?.name).toBe("draft");
    expect(keeping.trouble).toBe("full");
    isFull = false;
    note("any", { table: "t", questions: [] });
    expect(keeping.trouble).toBe("");
  });
});
