import type { Component, Snippet } from "svelte";
import type { Speech } from "../words/catalog";
import type { Scenes } from "./script";
import type { SoundName } from "./sound";
import type { EventJson, Foreseen, Message, Snapshot, Pick, PointJson, Suspicion } from "../wire/types";

/** What a game's board is given. It draws a view and nothing else; `Spot` and the places do the rest. */
export interface BoardProps<View, Counted> {
  snapshot: Snapshot<View, Counted>;
  /** What the answer that is chosen or pointed at would make of it. */
  foreseen: Foreseen<View, Counted> | null;
  speech: Speech;
  /** Cards lit from elsewhere: a row of the score sheet, a line of the log. */
  lit: ReadonlySet<string>;
  /** What to do now and its buttons: a board that fills the window puts it where the hand is. Replays have none. */
  ribbon?: Snippet;
  /** A bot that thinks. */
  thinking?: number | null;
}

/** What the story of a finished game is told from. */
export interface StoryProps<View, Counted> {
  snapshot: Snapshot<View, Counted>;
  speech: Speech;
  /** The kept table, for the way to a moment of its replay. */
  id: string;
  /** What an onlooker thought of each seat on the way; empty until it is known. */
  suspicions: Suspicion[];
}

/** Sentences that a seat may say to the table: how they begin, and what each of them ends with. */
export interface Phrases {
  lead: string;
  choices: { label: string; says: Message }[];
}

/** What is watched between two views: the end of a round, a year, a period. It ends itself, or when it is told to. */
export interface CeremonyProps<View = unknown, Counted = unknown> {
  before: Snapshot<View, Counted>;
  after: Snapshot<View, Counted>;
  speech: Speech;
  screen: GameScreen<View, Counted>;
  onclose(): void;
}

/** One part of the table in words, for those who listen: a heading and its facts. */
export interface Paragraph {
  heading: string;
  lines: string[];
}

/** A game on the screen: a folder of its own, found by its name. */
export interface GameScreen<View = unknown, Counted = unknown> {
  Board: Component<BoardProps<View, Counted>>;
  /** The board fills the window: it lays out everything itself, never scrolls, and places the ribbon. */
  fills?: boolean;
  /** The board shows by itself what seats say. */
  speaks?: boolean;
  /** The ribbon of a board that fills the window: a bar of one height, or a block that grows with its buttons. */
  ribbon?: "bar" | "block";
  /** Where the game stands, in a few words: round, year, turn. */
  clock?(snapshot: Snapshot<View, Counted>, speech: Speech): string;
  /** How it came to this end: shown below the points. */
  Story?: Component<StoryProps<View, Counted>>;
  /** One card, large enough to read, by its code. */
  Card: Component<{ code: string; speech: Speech }>;
  /** The cards' codes as records write them, for a gallery; the keys of the catalogs know small letters only. */
  codes?: string[];
  /** One card, small: for points that are counted card by card. */
  Small?: Component<{ code: string; speech: Speech }>;
  /** How something that happened sounds; as a card by default. */
  sound?(event: EventJson): SoundName | null;
  /** How what happened is seen: what is dealt, passed, turned over, gained. */
  scenes?: Scenes;
  /** What is watched between two views, if anything. */
  ceremony?(
    before: Snapshot<View, Counted>,
    after: Snapshot<View, Counted>,
  ): Component<CeremonyProps<View, Counted>> | null;
  /** What a game shows of itself when its winner is announced. */
  Finale?: Component<{ snapshot: Snapshot<View, Counted>; speech: Speech }>;
  /** What stands in a seat's panel besides name and points: hand size, gold … */
  seatFacts(snapshot: Snapshot<View, Counted>, seat: number, speech: Speech): string[];
  /** The whole view in words. */
  tell(snapshot: Snapshot<View, Counted>, speech: Speech): Paragraph[];
  /** The cards that a point of the score sheet comes from. */
  lights(point: PointJson, snapshot: Snapshot<View, Counted>): string[];
  /** What a seat may say to the others, beside the rules and never in a record. */
  claims?(snapshot: Snapshot<View, Counted>, speech: Speech): Phrases[];
  /** Whether the board looks into the whole log, not only at its last lines. */
  wholeLog?: boolean;
  /** Questions asked in the middle of another seat's turn, by name: one answer can be made to hold until the next turn. */
  interrupts?: readonly string[];
  /** Whether a step of an answer can be pointed at on the board; what cannot is a button. By default all but a verb can. */
  isPlaced?(pick: Pick, snapshot: Snapshot<View, Counted>): boolean;
}

/** A small sign of our own for a game, on a square of 100: two colours of the ground, filled shapes and strokes. */
export interface Sign {
  ground: [string, string];
  fills: string[];
  strokes: string[];
}

/** What a game's folder says of it in `about.ts`. */
export interface GameAbout {
  /** Where it stands on the first page. */
  rank: number;
  sign: Sign;
}

/** What the first page says of a game before anything of it is loaded. */
export interface GameCover {
  name: string;
  least: number;
  most: number;
  /** How long it takes people who know it, if the game says so. */
  minutes: [number, number] | null;
  Picture: Component<{ game: string }>;
}
