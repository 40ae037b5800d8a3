/** Where a place stands on a grid, by rows and columns. */
export interface Spotted {
  row: number;
  column: number;
}

const CELL = /^(-?)([a-z]+)(-?[0-9]+)$/;

/** A cell as a record names it: letters for the column, a number for the row, a minus left of or above the first. */
export function cellAt(name: string): Spotted | null {
  const found = CELL.exec(name);
  if (!found) return null;
  const [, minus, letters = "", row] = found;
  const column = [...letters].reduce((sum, letter) => sum * 26 + (letter.codePointAt(0) ?? 0) - 96, 0);
  return { row: Number(row), column: minus ? -column : column - 1 };
}

/** A grid as it is drawn: every place in its row and column from 1, and which rows and columns hold anything. */
export interface Drawn {
  /** For every column whether something stands in it; none at all where the places are no cells and stand in a line. */
  columns: boolean[];
  rows: boolean[];
  at: Map<string, Spotted>;
}

export function drawn(places: string[]): Drawn {
  const cells = places.map((place): [string, Spotted | null] => [place, cellAt(place)]);
  if (cells.some(([, cell]) => cell === null)) {
    return { columns: [], rows: [], at: new Map(places.map((place, i) => [place, { row: 1, column: i + 1 }])) };
  }
  const known = cells as [string, Spotted][];
  const left = Math.min(...known.map(([, { column }]) => column));
  const top = Math.min(...known.map(([, { row }]) => row));
  const at = new Map(
    known.map(([place, { row, column }]) => [place, { row: row - top + 1, column: column - left + 1 }]),
  );
  const used = (lines: number[]): boolean[] =>
    Array.from({ length: Math.max(0, ...lines) }, (_, i) => lines.includes(i + 1));
  const spotted = [...at.values()];
  return { columns: used(spotted.map(({ column }) => column)), rows: used(spotted.map(({ row }) => row)), at };
}
