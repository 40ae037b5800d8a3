/** What is printed on a tile, made ready to be drawn. */
import type { TileFace } from "../../wire/tales";

/** The look of a tile: its type, or what it is if it has none. */
export function kindOf(face: TileFace | undefined): string {
  return face?.type || (face?.back === "hero" ? "hero" : "quest");
}

/** A piece of a reward as it is drawn: a number with a token, `×` and what multiplies, an hourglass. */
export interface Part {
  number: string;
  token: string;
}

/** What a multiplier counts, as the token that stands for it. */
const COUNTED: Record<string, string> = { "3coin": "coin", "3potion": "potion", closed: "chest" };

export function countedToken(times: string): string {
  return COUNTED[times] ?? times;
}

export function partsOf(face: TileFace): Part[] {
  const gains = Object.entries(face.reward).map(([token, number]) => ({
    number: token === "token" ? "" : String(number),
    token,
  }));
  const times =
    face.times === "" ? [] : [{ number: face.times.startsWith("3") ? "×⅓" : "×", token: countedToken(face.times) }];
  return [...(face.at_end ? [{ number: "", token: "end" }] : []), ...gains, ...times];
}

/** How wide such a piece is, on a tile of 120. */
export function widthOf({ number }: Part): number {
  return 18 + 9 * number.length;
}
