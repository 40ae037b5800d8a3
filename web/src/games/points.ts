import type { Look, PointTold } from "../wire/types";

/** All these points together. */
export function sumOf(points: readonly PointTold[]): number {
  return points.reduce((sum, point) => sum + point.points, 0);
}

/** All points of one seat. */
export function totalOf(points: readonly PointTold[], seat: number): number {
  return sumOf(points.filter((point) => point.seat === seat));
}

/** What is written down, and what would be added now; at the end all of it is written down. */
export function pointsSoFar(look: Look): PointTold[] {
  return look.over ? look.sheet : [...look.sheet, ...look.standing];
}

/** A number with a real minus. */
export function numeral(value: number): string {
  return value < 0 ? `−${-value}` : `${value}`;
}

/** A change of points: with its sign, a real minus included. */
export function signed(value: number): string {
  return value < 0 ? numeral(value) : `+${value}`;
}
