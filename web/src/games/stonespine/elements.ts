import { FACES } from "../../wire/stonespine";
import type { Speech } from "../../words/catalog";

/** The kinds of elements in the order in which they are listed. */
export const KINDS = [
  "gnoll",
  "goblin",
  "kobold",
  "ooze",
  "slime",
  "chest",
  "bear",
  "blade",
  "fire",
  "pit",
  "spike",
  "star",
] as const;

const TRAPS = new Set(["bear", "blade", "pit", "spike", "trap"]);

/** Whether it is a star with a value, as a chamber writes it: +1, -3. */
export function isValued(face: string): boolean {
  return /^[+-]\d$/.test(face);
}

/** A star's value as it is read: with a true minus. */
export function valueText(face: string): string {
  return face.replace("-", "−");
}

/** The name of the drawing of an element, a demand or a token's face. */
export function drawing(face: string): string {
  if (isValued(face)) return face.startsWith("-") ? "ss-star-down" : "ss-star";
  if (face === "cave" || face === "stone") return `ss-demand-${face}`;
  return `ss-${face}`;
}

/** The values that stars have. */
export const STAR_VALUES = ["+1", "+2", "+3", "-1", "-2", "-3"] as const;

/** The name of the drawing of a star's value. It is no text, for a chamber's own words tell it already. */
export function valueDrawing(value: string): string {
  return `ss-value${value}`;
}

/** Its colour, which never stands alone. */
export function colour(face: string): string {
  if (isValued(face) || face === "star") return "var(--ss-star)";
  if (face === "cave" || face === "stone" || face === "passage") return "var(--ink)";
  return `var(--ss-${TRAPS.has(face) ? "trap" : face})`;
}

/** What a token shows, as a chamber would write it. */
export function tokenFace(code: string): string {
  return FACES.tokens[code]?.face ?? code;
}

/** An element, a demand or a token's face in words. */
export function elementSays(face: string, speech: Speech): string {
  if (isValued(face)) return speech.say("element-star-value", { value: valueText(face) });
  if (face === "cave" || face === "stone") return speech.say(`type-${face}`);
  if (face === "star" || face === "trap") return speech.say(`element-${face}`);
  return speech.face(face);
}
