/** Where things lie on the screen: cells of a story in its own units, places of the adventure board in their rows. */
import { cellAt, type Spotted } from "../../kit/cells";
import type { Rect } from "../../kit/camera";

/** The side of a tile in the units of a story. */
export const UNIT = 120;

/** Room around a story, in its units. */
const MARGIN = 26;

/** A story as it is drawn: its size, and where each of its cells lies. */
export interface Plan {
  width: number;
  height: number;
  at(cell: string): { x: number; y: number };
}

/** How many cells a plan is wide and high at least, so that the first tiles are no giants. */
const LEAST = 3;

/** A plan with room for these cells. */
export function planOf(cells: string[]): Plan {
  const spots = cells.map(cellAt).filter((spot): spot is Spotted => spot !== null);
  const [left, right] = range(spots.map(({ column }) => column));
  const [top, bottom] = range(spots.map(({ row }) => row));
  return {
    width: (right - left + 1) * UNIT + 2 * MARGIN,
    height: (bottom - top + 1) * UNIT + 2 * MARGIN,
    at(cell) {
      const spot = cellAt(cell) ?? { row: top, column: left };
      return { x: (spot.column - left) * UNIT + MARGIN, y: (spot.row - top) * UNIT + MARGIN };
    },
  };
}

/** From where to where, at least this many, the missing ones on both sides. */
function range(values: number[]): [number, number] {
  let [from, to] = values.length > 0 ? [Math.min(...values), Math.max(...values)] : [0, 0];
  while (to - from + 1 < LEAST) {
    from -= 1;
    if (to - from + 1 < LEAST) to += 1;
  }
  return [from, to];
}

/** The part of a plan that these cells take up, with half a cell around; nothing where there are none. */
export function focusOn(cells: string[], plan: Plan): Rect | null {
  if (cells.length === 0) return null;
  const corners = cells.map((cell) => plan.at(cell));
  const x = Math.min(...corners.map((corner) => corner.x)) - UNIT / 2;
  const y = Math.min(...corners.map((corner) => corner.y)) - UNIT / 2;
  return {
    x,
    y,
    width: Math.max(...corners.map((corner) => corner.x)) + 1.5 * UNIT - x,
    height: Math.max(...corners.map((corner) => corner.y)) + 1.5 * UNIT - y,
  };
}

/** The two rows of the adventure board: the wilderness runs back above the road. */
export function rowsOf(places: number, lower: number): { wilderness: number[]; road: number[] } {
  const all = Array.from({ length: places }, (_, i) => i + 1);
  return { wilderness: all.filter((place) => place > lower).reverse(), road: all.filter((place) => place <= lower) };
}

/** The side of a tile on the adventure board: two rows of tiles with their prices must fit. */
export function tileSize(room: { width: number; height: number }, columns: number, taken: number, gap: number): number {
  const across = (room.width - gap * (columns - 1)) / columns;
  const down = (room.height - taken) / 2;
  return Math.max(0, Math.floor(Math.min(across, down)));
}

/** How the stage is laid out: all at once, or two pages on a phone held upright or sideways. */
export type Mode = "wide" | "tall" | "flat";

export function modeOf({ width, height }: { width: number; height: number }): Mode {
  if (width >= 940 && height >= 520) return "wide";
  return width > height * 1.15 ? "flat" : "tall";
}

/** Which page a question is answered on. */
export type Page = "board" | "story";

export function pageOf(question: string): Page {
  return question === "first-choice" || question === "second-choice" ? "board" : "story";
}

/** A name in one line or two, broken at the space next to its middle. */
export function linesOfName(name: string, most = 15): string[] {
  if (name.length <= most) return [name];
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  const middle = spaces.sort((one, other) => Math.abs(one - name.length / 2) - Math.abs(other - name.length / 2))[0];
  return middle === undefined ? [name] : [name.slice(0, middle), name.slice(middle + 1)];
}

/** Whether the focus came by keys: a finger that lets go may give it to whatever lies there by then. */
export function isByKeys(event: FocusEvent): boolean {
  return event.target instanceof Element && event.target.matches(":focus-visible");
}

/** Whether something is pointed at with a mouse: after a tap a browser plays one at the same spot. */
export function isByMouse(event: PointerEvent): boolean {
  return event.pointerType === "mouse" && matchMedia("(hover: hover)").matches;
}
