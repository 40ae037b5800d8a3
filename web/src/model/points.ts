import type { Snapshot, PointJson } from "../wire/types";

/** All these points together. */
export function sumOf(points: readonly PointJson[]): number {
  return points.reduce((sum, point) => sum + point.points, 0);
}

/** All points of one seat. */
export function totalOf(points: readonly PointJson[], seat: number): number {
  return sumOf(points.filter((point) => point.seat === seat));
}

/** What is written down, and what would be added now; at the end all of it is written down. */
export function pointsSoFar(snapshot: Snapshot): PointJson[] {
  return snapshot.over ? snapshot.sheet : [...snapshot.sheet, ...snapshot.standing];
}

/** A number with a real minus. */
export function numeral(value: number): string {
  return value < 0 ? `−${-value}` : `${value}`;
}

/** A change of points: with its sign, a real minus included. */
export function signed(value: number): string {
  return value < 0 ? numeral(value) : `+${value}`;
}
