// Made by `python tools/typescript.py web/src/wire`. Do not edit.

/** A position. Where a tile lies is open; that it exists once only is kept by the zones. */
export interface TalesView {
  periods: string[][];
  aside: string[];
  board: string[];
  drafted: string[][];
  added: string[][];
  discarded: string[][];
  swept: string[];
  hero_deck: string[];
  quest_deck: string[];
  quests: string[][];
  returned: string[][];
  with_quests: boolean;
  in_turn: boolean;
  round: number;
  places: (string | null)[];
  taken_from: (number | null)[];
  first: number;
  order: number[];
  stories: Record<string, string>[];
  closed: Record<string, number[]>[];
  keys: number[];
  coins: number[];
  potions: number[];
  combat: number[];
  magic: number[];
  glory: Record<string, number>[];
  majorities: number[];
}
