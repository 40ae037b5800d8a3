import { cellAt } from "../../kit/cells";
import type { Rect } from "../../kit/camera";
import { FACES, type PathFace, type WayFace } from "../../wire/darkcave";

/** A card is so wide and high, in the units of the cave. */
export const CELL = 120;

export interface Point {
  x: number;
  y: number;
}

/** Rows and columns that the cave takes on the screen. */
export interface Ground {
  left: number;
  top: number;
  columns: number;
  rows: number;
}

export const CORNERS = ["north-west", "north-east", "south-east", "south-west"] as const;
export type Corner = (typeof CORNERS)[number];

/** The name of a cell, as a record writes it, this many columns east and rows south of the start card. */
export function cellName(column: number, row: number): string {
  let name = "";
  let rest = column >= 0 ? column : -column - 1;
  do {
    name = String.fromCodePoint(97 + (rest % 26)) + name;
    rest = Math.floor(rest / 26) - 1;
  } while (rest >= 0);
  return `${column < 0 ? "-" : ""}${name}${row}`;
}

/** The cells of the four goals, in the order of `CORNERS`: so far from the start card. */
export function cornerCells(area: number): string[] {
  return [cellName(-area, -area), cellName(area, -area), cellName(area, area), cellName(-area, area)];
}

/** The least ground that holds all these cells. */
export function groundOf(cells: Iterable<string>): Ground {
  const found = [...cells].flatMap((name) => cellAt(name) ?? []);
  if (found.length === 0) return { left: 0, top: 0, columns: 1, rows: 1 };
  const columns = found.map(({ column }) => column);
  const rows = found.map(({ row }) => row);
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  return { left, top, columns: Math.max(...columns) - left + 1, rows: Math.max(...rows) - top + 1 };
}

/** Space around the outermost cards, so that a glow or a figure is not cut. */
export const RIM = 24;

/** The upper left corner of a cell on the ground. */
export function cornerOf(name: string, ground: Ground): Point {
  const { column, row } = cellAt(name) ?? { column: 0, row: 0 };
  return { x: RIM + (column - ground.left) * CELL, y: RIM + (row - ground.top) * CELL };
}

/** The least rectangle around these points, with so much room on every side. */
export function around(points: Point[], room: number): Rect | null {
  if (points.length === 0) return null;
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [x, y] = [Math.min(...xs) - room, Math.min(...ys) - room];
  return { x, y, width: Math.max(...xs) + room - x, height: Math.max(...ys) + room - y };
}

/** A card as it lies. One that looks the same both ways has one way only. */
export function wayOf(face: PathFace, isTurned: boolean): WayFace {
  const way = (isTurned ? face.ways[1] : undefined) ?? face.ways[0];
  if (!way) throw new Error("a card lies in no way");
  return way;
}

const MIDDLE: Point = { x: 60, y: 60 };
const PORTS: Record<string, Point> = {
  n: { x: 60, y: 24 },
  e: { x: 96, y: 60 },
  s: { x: 60, y: 96 },
  w: { x: 24, y: 60 },
};
/** On cards with two ways the ports stand further out, for there is more between them. */
const OUTER: Record<string, Point> = {
  n: { x: 60, y: 15 },
  e: { x: 105, y: 60 },
  s: { x: 60, y: 105 },
  w: { x: 15, y: 60 },
};
/** Where the two lanes or bends have their own space. What runs below a bridge is seen beside it. */
const LANES: Record<string, [Point, Point]> = {
  "bridge-ns": [MIDDLE, { x: 33, y: 60 }],
  "bridge-ew": [{ x: 60, y: 33 }, MIDDLE],
  "tunnel-ne": [
    { x: 84, y: 36 },
    { x: 36, y: 84 },
  ],
  "tunnel-nw": [
    { x: 36, y: 36 },
    { x: 84, y: 84 },
  ],
};

/** Where on its card a space is; a hidden goal is one space. */
export function spaceOn(shape: string, space: string): Point {
  const lanes = LANES[shape];
  if (!lanes) return PORTS[space] ?? MIDDLE;
  if (space === "lane1") return lanes[0];
  if (space === "lane2") return lanes[1];
  return OUTER[space] ?? MIDDLE;
}

/** A space of the card on a cell, on the ground. */
export function spaceAt(cell: string, space: string, card: string, ground: Ground): Point {
  const corner = cornerOf(cell, ground);
  const on = spaceOn(FACES.paths[card]?.shape ?? "", space);
  return { x: corner.x + on.x, y: corner.y + on.y };
}

/** The middle of the north or east edge of a cell, on the ground. */
export function edgeAt(cell: string, side: string, ground: Ground): Point {
  const corner = cornerOf(cell, ground);
  return side === "north" ? { x: corner.x + CELL / 2, y: corner.y } : { x: corner.x + CELL, y: corner.y + CELL / 2 };
}

/** Where each of several figures stands that share a space: in a row, so that none hides another. */
export function shared(at: Point, count: number): Point[] {
  const apart = count > 4 ? 15 : 22;
  return Array.from({ length: count }, (_, i) => ({ x: at.x + (i - (count - 1) / 2) * apart, y: at.y + (i % 2) * 6 }));
}
