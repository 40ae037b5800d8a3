// Made by `python tools/typescript.py web/src/wire`. Do not edit.

/** A position. The cave is a map from cells to cards; figures, webs and gold stand on its spaces and edges. */
export interface DarkcaveView {
  pile: string[];
  hand: string[][];
  front: string[][];
  laid: string[];
  discarded: string[];
  goal_deck: string[];
  goals: string[][];
  clan_deck: string[];
  clans: string[][];
  aside: string[];
  unused: string[];
  area: number;
  stock: number[];
  cave: Record<string, { card: string; rotated: boolean }>;
  dwarfs: (string | null)[];
  lying: string;
  left: number[];
  gold: number[];
  veins: string[];
  creatures: (string | null)[];
  webs: (string | null)[];
  web_sides: number[];
  acting: number;
  turns: number;
  stood: boolean;
  steps: number;
  due: number;
  drawer: number;
  reached: "north-west" | "north-east" | "south-east" | "south-west" | null;
  beasts: ("rat" | "lindworm" | "goblin")[];
  prey: number[];
  asked: number[];
  losers: number[];
  proposer: number | null;
  proposals: number[];
  hand_limit: number[];
  ending: "clan-out" | "cards-out" | "agreed" | null;
}
