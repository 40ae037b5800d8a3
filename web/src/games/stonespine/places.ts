/** How many rows and columns a dungeon has. */
export const SIZE = 4;
/** The columns as a record writes them. */
export const COLUMNS = ["a", "b", "c", "d"] as const;
/** The places of a dungeon, row by row. */
export const PLACES: readonly number[] = Array.from({ length: SIZE * SIZE }, (_, place) => place);

/** A side of a chamber, as its card writes a door. */
export type Side = "T" | "B" | "L" | "R";
export const SIDES: readonly Side[] = ["T", "R", "B", "L"];

/** A place as a record writes it: b2 is the second column of the second row. */
export function placeName(place: number): string {
  return `${COLUMNS[place % SIZE] ?? ""}${Math.floor(place / SIZE) + 1}`;
}

/** The place beyond a side, or null outside the dungeon. */
export function beyond(place: number, side: Side): number | null {
  const column = place % SIZE;
  if (side === "T") return place < SIZE ? null : place - SIZE;
  if (side === "B") return place >= SIZE * (SIZE - 1) ? null : place + SIZE;
  if (side === "L") return column === 0 ? null : place - 1;
  return column === SIZE - 1 ? null : place + 1;
}

/** An edge: its name in a record, and its middle, one place being one wide and high. */
export interface Edge {
  name: string;
  x: number;
  y: number;
  upright: boolean;
}

/** The edge on one side of a place as a record writes it; two neighbours share theirs. */
export function edgeName(place: number, side: Side): string {
  const here = placeName(place);
  const next = beyond(place, side);
  if (next !== null) return next > place ? `${here}/${placeName(next)}` : `${placeName(next)}/${here}`;
  return { T: `^${here}`, B: `${here}_`, L: `<${here}`, R: `${here}>` }[side];
}

const MIDDLE: Record<Side, [number, number]> = { T: [0.5, 0], B: [0.5, 1], L: [0, 0.5], R: [1, 0.5] };

/** All forty edges, those of the upper rows first. */
export const EDGES: readonly Edge[] = PLACES.flatMap((place) =>
  SIDES.filter((side) => side === "R" || side === "B" || beyond(place, side) === null).map((side) => {
    const [x, y] = MIDDLE[side];
    return {
      name: edgeName(place, side),
      x: (place % SIZE) + x,
      y: Math.floor(place / SIZE) + y,
      upright: side === "L" || side === "R",
    };
  }),
);
