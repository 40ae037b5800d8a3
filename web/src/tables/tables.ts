import type { KeptTable } from "../store/tables";
import type { Checked, Snapshot, Message, ReadingJson, Seating, Suspicion } from "../wire/types";
import { NoSeat, type Table } from "./table";

export { NoSeat };
export type { KeptTable };

/** The rules on their way to this device: how far they are, and whether they came. */
export interface Arrival {
  readonly state: "asleep" | "loading" | "ready" | "failed";
  /** From 0 to 1. */
  readonly progress: number;
  /** Why they broke down after they were there; nothing once they are there again. */
  readonly died: string;
  /** They come in passing, and nobody waits for them. */
  readonly isQuiet: boolean;
  /** Begin to load, or try again after a failure; while it loads, nothing. */
  wake(quietly?: boolean): void;
}

/** A record that is open: every moment of it can be looked at. */
export interface Reading {
  readonly about: ReadingJson;
  /** The table after a question; with no viewer, everything lies open. */
  moment(at: number, viewer: number | null): Promise<Snapshot>;
}

/** What became of one record of a file: kept, here already, or refused with the reason. */
export type Taken =
  | { kind: "kept"; table: KeptTable }
  | { kind: "known" }
  | { kind: "refused"; number: number; game: string; says: Message }
  | { kind: "none" };

/**
 * Everything a screen can do with tables that it does not sit at: find them, open them, sit down, read their records.
 */
export interface Tables {
  readonly arrival: Arrival;
  /** Resolves once tables can be opened. */
  ready(): Promise<void>;
  /** Every table, the last one played first. */
  list(): Promise<KeptTable[]>;
  find(id: string): Promise<KeptTable | undefined>;
  /** Open a table, with a certain deal if its seed is given; its id. Whoever goes there sits down by themselves. */
  open(seating: Seating, seed?: string): Promise<string>;
  /** Open the table of a game's lesson, or find the one that was not finished; its id. */
  learn(game: string): Promise<string>;
  /** Sit down at a table, and take it over from wherever else it is open if asked to; rejects with `NoSeat`. */
  sit(id: string, takesOver: boolean): Promise<Table>;
  /** Take a table from whoever has it open, so that nothing is written to it meanwhile; how to give it free again. */
  takeOver(id: string): Promise<() => void>;
  forget(id: string): Promise<void>;
  /** Have a table back that was forgotten a moment ago. */
  restore(table: KeptTable): Promise<void>;
  /** The record that may leave this device now: all of a finished game, of a running one what the seat knows. */
  record(table: KeptTable, seat: number): Promise<string>;
  /** Read every record of a file and keep those that can be played through. */
  take(text: string): Promise<Taken[]>;
  /** A record from elsewhere as a table to look at; it is not kept. Rejects with `Refused` where it breaks the rules. */
  show(record: string): Promise<KeptTable>;
  /** A kept table with what the rules say of its record. Rejects with `Refused` where they say that it cannot be. */
  verify(table: KeptTable): Promise<KeptTable>;
  /** Open a record to look at. */
  read(record: string): Promise<Reading>;
  /** What an onlooker of a finished game thought of each seat on the way; empty where nobody hides a side. */
  suspicions(record: string): Promise<Suspicion[]>;
  /** Everything that can be checked of a record. */
  check(record: string): Promise<Checked[]>;
}
