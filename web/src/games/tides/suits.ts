import { isHidden } from "../../model/seats";
import { FACES } from "../../wire/tides";
import type { Speech } from "../../words/catalog";

/** A suit by everything that tells it apart: its word, the letter of that word, an emblem and a colour. */
export interface Suit {
  name: "palace" | "library" | "garden" | "temple" | "stronghold" | "none";
}

const NO_SUIT: Suit = { name: "none" };

/** The five suits, in the order in which the engine counts them. */
export const SUITS: readonly Suit[] = [
  { name: "palace" },
  { name: "library" },
  { name: "garden" },
  { name: "temple" },
  { name: "stronghold" },
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
  const name = `${code} ${speech.face(code)}`;
  return suit === NO_SUIT ? name : `${speech.say(`mark-${suit.name}`)} ${name}`;
}
