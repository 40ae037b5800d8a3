import type { RatingPoint } from "../../wire/rating";

/** A line of ratings on a picture of this size, and the band of their doubt around it, as points of SVG shapes. */
export function drawn(line: readonly RatingPoint[], width: number, height: number): { line: string; band: string } {
  const highest = Math.max(...line.map(({ points, doubt }) => points + doubt));
  const lowest = Math.min(...line.map(({ points, doubt }) => points - doubt));
  const x = (at: number): number => (line.length === 1 ? width / 2 : (at * width) / (line.length - 1));
  const y = (points: number): number => height - ((points - lowest) * height) / Math.max(1, highest - lowest);
  const path = (of: (point: RatingPoint) => number): string[] =>
    line.map((point, at) => `${x(at).toFixed(1)},${y(of(point)).toFixed(1)}`);
  return {
    line: path(({ points }) => points).join(" "),
    band: [
      ...path(({ points, doubt }) => points + doubt),
      ...path(({ points, doubt }) => points - doubt).reverse(),
    ].join(" "),
  };
}
