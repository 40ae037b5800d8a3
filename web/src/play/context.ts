import { getContext, setContext } from "svelte";
import type { Pick } from "../wire/types";
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
}

const KEY = Symbol("table");

export function setTableContext(context: TableContext): void {
  setContext(KEY, context);
}

export function tableContext(): TableContext {
  return getContext<TableContext>(KEY);
}
