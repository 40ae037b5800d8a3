import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import { keeping } from "./trouble.svelte";
import { namedNow } from "../words/names";

/** How far a learner is: the steps told, what was answered since the last, how many there are, and whether it is over. */
export interface KeptLesson {
  told: string[];
  answered: string;
  count: number;
  over: boolean;
}

/** A table as it is kept in this browser: its record, and what is needed to play on. */
export interface KeptTable {
  id: string;
  game: string;
  /** As a record writes them. */
  players: string[];
  /** Who answers for each seat: a bot's name, nothing for a person. */
  bots: string[];
  /** The seats whose eyes are at this screen, where a bot answers for one of them or has got up for one. */
  persons?: number[];
  settings: Record<string, string>;
  /** The luck; shown to nobody before the end. */
  seed: string;
  record: string;
  created: number;
  changed: number;
  over: boolean;
  /** The scores, once it is over. */
  scores: number[];
  ranks: number[];
  /** The open question, so that a list can say how far it is. */
  question: number;
  /** Read from a file, so that it can be looked at and checked, but not played on. */
  imported: boolean;
  /** Somebody is taught the game here; gone once they go on alone. */
  lesson?: KeptLesson | undefined;
}

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
