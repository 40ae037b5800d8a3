import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import * as v from "valibot";
import { LEVELS } from "../model/seating";
import { namedNow } from "../words/names";
import { byName, ID, NUMBER } from "./shapes";
import { keeping } from "./trouble.svelte";

/** How far a learner is: the steps told, what was answered since the last, how many there are, and whether it is over. */
const KEPT_LESSON = v.object({
  told: v.array(v.string()),
  answered: v.string(),
  count: NUMBER,
  over: v.boolean(),
});
export type KeptLesson = v.InferOutput<typeof KEPT_LESSON>;

/** Seats that a record has letters for. */
const SEATS = 14;
const BOTS: readonly string[] = ["", ...LEVELS];

/** A table as it is kept in this browser: its record, and what is needed to play on. What the record says, the rules check. */
export const KEPT_TABLE = v.pipe(
  v.object({
    id: ID,
    game: v.string(),
    /** As a record writes them. */
    players: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(SEATS)),
    /** Who answers for each seat: a bot's name, nothing for a person. */
    bots: v.array(
      v.pipe(
        v.string(),
        v.check((bot) => BOTS.includes(bot)),
      ),
    ),
    /** The seats whose eyes are at this screen, where a bot answers for one of them or has got up for one. */
    persons: v.exactOptional(v.array(v.pipe(v.number(), v.integer(), v.minValue(0)))),
    settings: byName(v.string()),
    /** The luck; shown to nobody before the end. */
    seed: v.string(),
    record: v.string(),
    created: NUMBER,
    changed: NUMBER,
    over: v.boolean(),
    /** The scores, once it is over. */
    scores: v.array(NUMBER),
    ranks: v.array(NUMBER),
    /** The open question, so that a list can say how far it is. */
    question: NUMBER,
    /** Read from a file, so that it can be looked at and checked, but not played on. */
    imported: v.boolean(),
    /** Somebody is taught the game here; gone once they go on alone. */
    lesson: v.optional(KEPT_LESSON),
  }),
  v.check(
    ({ players, bots, persons = [] }) => bots.length === players.length && persons.every((seat) => seat in players),
  ),
);
export type KeptTable = v.InferOutput<typeof KEPT_TABLE>;

interface Shelf extends DBSchema {
  tables: { key: string; value: KeptTable; indexes: { changed: number } };
}

let shelf: Promise<IDBPDatabase<Shelf>> | null = null;

/** Tables that could not be kept: they last as long as this window, and are tried again with the next one. */
const loose = new Map<string, KeptTable>();

function opened(): Promise<IDBPDatabase<Shelf>> {
  if (shelf) return shelf;
  const forget = (): void => void (shelf = null); // a browser may close it, or let it be opened only later
  shelf = openDB<Shelf>("partie", 1, {
    upgrade(database) {
      database.createObjectStore("tables", { keyPath: "id" }).createIndex("changed", "changed");
    },
    terminated: forget,
  });
  shelf.catch(forget);
  return shelf;
}

/** What the first version called otherwise. */
interface FirstTable {
  options?: Record<string, string>;
  places?: number[];
}

/** A table as this version writes it: older ones kept words of a language as the names of people without one. */
export function asWrittenNow(table: KeptTable): KeptTable {
  const { options = {}, places = [], ...kept } = table as KeptTable & FirstTable;
  const { players, settings, ranks } = kept as Partial<KeptTable>;
  return { ...kept, players: namedNow(players ?? []), settings: settings ?? options, ranks: ranks ?? places };
}

/** Every table, the last one played first. */
export async function allTables(): Promise<KeptTable[]> {
  const inWindow = [...loose.values()];
  try {
    const kept = await (await opened()).getAllFromIndex("tables", "changed");
    const others = kept.filter(({ id }) => !loose.has(id)).map(asWrittenNow);
    return [...others, ...inWindow].sort((one, other) => other.changed - one.changed);
  } catch (error) {
    if (inWindow.length === 0) throw error;
    return inWindow;
  }
}

export async function findTable(id: string): Promise<KeptTable | undefined> {
  const found = loose.get(id) ?? (await (await opened()).get("tables", id));
  return found && asWrittenNow(found);
}

/** Keep tables, all of them or none; resolves once they are on the disk. */
export async function keepTables(tables: readonly KeptTable[]): Promise<void> {
  const transaction = (await opened()).transaction("tables", "readwrite", { durability: "strict" });
  await Promise.all([...tables.map((table) => transaction.store.put(table)), transaction.done]);
  for (const { id } of tables) loose.delete(id);
  if (loose.size === 0) keeping.worked("tables");
}

/** Keep a table; where the browser cannot, it stays in this window, and whoever plays is told. */
export async function keepTable(table: KeptTable): Promise<void> {
  try {
    await keepTables([...[...loose.values()].filter(({ id }) => id !== table.id), table]);
  } catch (error) {
    loose.set(table.id, table);
    keeping.failed("tables", error);
  }
}

export async function forgetTable(id: string): Promise<void> {
  if (loose.delete(id) && loose.size === 0) keeping.worked("tables");
  await (await opened()).delete("tables", id);
}

/** An address that nobody else has. */
export function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(36).padStart(2, "0")).join("");
}

/** A seed that nobody can guess: 256 bits. */
export function newSeed(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
