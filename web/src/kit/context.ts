import { getContext, setContext } from "svelte";
import type { Pick } from "../wire/types";
import type { Notes } from "./notes.svelte";
import type { Places } from "./places.svelte";

/** What every place on a table needs to know. */
export interface TableContext {
  places: Places;
  /** Show a card large, with its words. */
  read(piece: string): void;
  /** Whether nothing was answered just now: a tap then means what it says. */
  isSettled(): boolean;
  /** Whether the last thing that happened touched this piece. */
  isMarked(piece: string, picks: Pick[]): boolean;
  /** Whether a lesson points at this piece or place. */
  isTaught?(piece: string | undefined, picks: Pick[]): boolean;
  /** Play the card of a place at a point of the window, where it was carried to. */
  play?(picks: Pick[], x: number, y: number): void;
  /** Whether several persons share this screen: what is one's own is covered while nobody asks for it. */
  readonly isShared?: boolean;
  /** What this device notes of the table; where a game is only looked back at there is nothing to note. */
  readonly notes?: Notes | undefined;
}

const KEY = Symbol("table");

export function setTableContext(context: TableContext): void {
  setContext(KEY, context);
}

export function tableContext(): TableContext {
  return getContext<TableContext>(KEY);
}
