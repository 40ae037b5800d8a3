import { openDB, type DBSchema, type IDBPDatabase } from "idb";

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

function opened(): Promise<IDBPDatabase<Shelf>> {
  shelf ??= openDB<Shelf>("partie", 1, {
    upgrade(database) {
      database.createObjectStore("tables", { keyPath: "id" }).createIndex("changed", "changed");
    },
  });
  return shelf;
}

/** Every table, the last one played first. */
export async function allTables(): Promise<KeptTable[]> {
  return (await (await opened()).getAllFromIndex("tables", "changed")).reverse();
}

export async function findTable(id: string): Promise<KeptTable | undefined> {
  return (await opened()).get("tables", id);
}

/** Keep a table; resolves once it is on the disk. */
export async function keepTable(table: KeptTable): Promise<void> {
  const transaction = (await opened()).transaction("tables", "readwrite", { durability: "strict" });
  await Promise.all([transaction.store.put(table), transaction.done]);
}

export async function forgetTable(id: string): Promise<void> {
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
