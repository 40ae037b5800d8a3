/** What a device notes of a table, and interrupts that a seat answers once for all. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import { Notes } from "../../src/kit/notes.svelte";
import { CANNOT } from "./cannot";
import { Sitting } from "../../src/play/sitting.svelte";
import type { Happening, Table } from "../../src/tables/table";
import { remarkOf } from "../../src/kit/bots";
import { forgetNotes } from "../../src/store/small";
import { firstName } from "../../src/words/names";
import type { Asked, Snapshot } from "../../src/wire/types";

const shelf = new Map<string, string>();
beforeEach(() => {
  shelf.clear();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => shelf.get(name) ?? null,
    setItem: (name: string, text: string) => void shelf.set(name, text),
    removeItem: (name: string) => void shelf.delete(name),
  });
});

describe("notes of a table", () => {
  it("are there again after a reload, and gone with the table", () => {
    const notes = new Notes("t");
    notes.noteRead(0, 12);
    notes.guess(1, "C", -2);
    notes.claim({ seat: 1, question: 7, says: { key: "claim", args: {} } });
    const again = new Notes("t");
    expect(again.readBy(0)).toBe(12);
    expect(again.guessesOf(1)).toEqual({ C: -2 });
    expect(again.guessesOf(0)).toEqual({});
    expect(again.claims).toHaveLength(1);
    forgetNotes("t");
    expect(shelf.size).toBe(0);
    expect(new Notes("t").claims).toEqual([]);
  });
});

describe("bots", () => {
  it("have names of their own at eight seats, and persons keep theirs", () => {
    const names = Array.from({ length: 8 }, (_, seat) => firstName("bot:regular", seat));
    expect(new Set(names).size).toBe(8);
    expect(firstName("Ana", 0)).toBeNull();
    expect(firstName("bot:greedy", 0)).toBeNull();
  });

  it("say a word now and then, and the same one when looked at again", () => {
    const said = Array.from({ length: 290 }, (_, question) => remarkOf("bot:master", 2, question));
    expect(said.filter((word) => word !== null)).toHaveLength(10);
    expect(said).toEqual(Array.from({ length: 290 }, (_, question) => remarkOf("bot:master", 2, question)));
    expect(remarkOf("Ana", 2, 0)).toBeNull();
  });
});

/** A table that asks one seat these questions, one after another. */
function asking(...names: string[]): { session: Table; answered: string[] } {
  const answered: string[] = [];
  let listener: (happening: Happening) => void = () => undefined;
  const option = (text: string) => ({ text, picks: [{ field: "verb", value: text }], says: { key: text, args: {} } });
  const session = {
    id: "t",
    viewers: [0],
    bots: [""],
    can: CANNOT,
    onchange: (heard: typeof listener) => {
      listener = heard;
      return () => undefined;
    },
    snapshot: async () => {
      const name = names[answered.length];
      const message = { key: "x", args: {} };
      const asked: Asked | null = name
        ? {
            question: answered.length,
            part: 0,
            name,
            prompt: message,
            rule: message,
            options: ["strike", "spare"].map(option),
          }
        : null;
      return {
        viewer: 0,
        question: answered.length,
        asked,
        interjections: [],
        waiting: asked ? [0] : [],
        log: [],
      } as unknown as Snapshot;
    },
    answer: async (_seat: number, _question: number, _part: number, text: string) => {
      answered.push(text);
      listener({ kind: "changed" });
    },
  };
  return { session: session as unknown as Table, answered };
}

describe("an interrupt", () => {
  const spare = (sitting: Sitting): Promise<void> => {
    const option = sitting.snapshot?.asked?.options[1];
    if (!option) throw new Error("nothing is asked");
    return sitting.answer(option);
  };

  it("is answered the same way until the seat is asked something else", async () => {
    const { session, answered } = asking("axe", "axe", "axe", "play", "axe");
    const sitting = new Sitting(session, () => false);
    await sitting.begin();
    sitting.isLasting = true;
    await spare(sitting);
    await vi.waitFor(() => expect(sitting.snapshot?.asked?.name).toBe("play"));
    expect(answered).toEqual(["spare", "spare", "spare"]);
    expect(sitting.repeating).toBeUndefined();
    await spare(sitting);
    await vi.waitFor(() => expect(sitting.snapshot?.question).toBe(4));
    expect(answered).toHaveLength(4); // the next round asks again
  });

  it("is asked every time by those who did not wish that, or wish it no more", async () => {
    const { session, answered } = asking("axe", "axe", "axe");
    const sitting = new Sitting(session, () => false);
    await sitting.begin();
    await spare(sitting);
    await vi.waitFor(() => expect(sitting.snapshot?.question).toBe(1));
    expect(answered).toHaveLength(1);
    sitting.isLasting = true;
    sitting.isLasting = false;
    await spare(sitting);
    await vi.waitFor(() => expect(sitting.snapshot?.question).toBe(2));
    expect(answered).toHaveLength(2);
  });
});
