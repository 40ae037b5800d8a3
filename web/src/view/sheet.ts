import type { Snapshot, Message, PointJson } from "../wire/types";
import type { Speech } from "../words/catalog";

/** One source of points: what it is called, and everybody's points from it, column by column. */
export interface SheetRow {
  key: string;
  says: Message;
  cells: PointJson[][];
}

/** Everybody who scores at this table: the seats, then whoever scores without one. */
export function columnsOf(snapshot: Snapshot): number[] {
  const count = snapshot.players.length + (snapshot.automaton ? 1 : 0);
  return Array.from({ length: count }, (_, column) => column);
}

/** Whose column it is. */
export function columnName(column: number, snapshot: Snapshot, speech: Speech): string {
  return column < snapshot.players.length ? speech.seat(column) : speech.say(`automaton-${snapshot.automaton}`);
}

/** The points by their sources, in the order in which they are counted. */
export function rowsOf(points: PointJson[], columns: number[]): SheetRow[] {
  const rows = new Map<string, PointJson[]>();
  for (const point of points) {
    const key = JSON.stringify(point.row);
    rows.set(key, [...(rows.get(key) ?? []), point]);
  }
  return [...rows].map(([key, own]) => ({
    key,
    says: (own[0] as PointJson).row,
    cells: columns.map((column) => own.filter((point) => point.seat === column)),
  }));
}
