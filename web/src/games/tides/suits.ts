import { FACES } from "../../wire/tides";
import type { Speech } from "../../words/catalog";

/** A suit by everything that tells it apart: its word, the letter of records and terminals, an emblem and a colour. */
export interface Suit {
  name: "palace" | "library" | "garden" | "temple" | "stronghold" | "none";
  letter: string;
}

const NO_SUIT: Suit = { name: "none", letter: "·" };

/** The five suits, in the order in which the engine counts them. */
export const SUITS: readonly Suit[] = [
  { name: "palace", letter: "P" },
  { name: "library", letter: "L" },
  { name: "garden", letter: "G" },
  { name: "temple", letter: "T" },
  { name: "stronghold", letter: "S" },
];

/** The suit printed on a card. */
export function suitOf(code: string): Suit {
  return SUITS[FACES[code]?.suit ?? -1] ?? NO_SUIT;
}

export function suitWord(suit: Suit, speech: Speech): string {
  return speech.say(`suit-${suit.name}`);
}

/** A card as it is called in a line of text: letter, number and name. */
export function called(code: string, speech: Speech): string {
  if (isHidden(code)) return speech.face(code);
  const suit = suitOf(code);
  return suit === NO_SUIT ? `${code} ${speech.face(code)}` : `${suit.letter} ${code} ${speech.face(code)}`;
}

/** Whether only the back of it can be seen. */
export function isHidden(code: string): boolean {
  return code.startsWith("?");
}
