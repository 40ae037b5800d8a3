// Made by `python tools/typescript.py web/src/wire`. Do not edit.

import type { Broken, Change, Look, Message } from "./types";

/** That a server is behind the site, and its version. */
export interface Here {
  partie: string;
}

/**
 * A table to be made.
 *
 * `seats`  a bot's level for each seat, nothing for a person
 * `name`   what whoever makes it is called; they sit down at `seat` at once
 * `words`  what they give to the shuffle, nothing if they do not care
 */
export interface NewOnline {
  game: string;
  settings: Record<string, string>;
  seats: string[];
  name: string;
  words: string;
  seat: number;
}

/**
 * A table that was made.
 *
 * `luck`      the commitment to its luck, told before anybody sits down
 * `keys`      a key for each seat, nothing for a bot's: whoever has it may sit down there
 * `onlookers` the key for those who only look on
 */
export interface MadeTable {
  table: string;
  luck: string;
  keys: string[];
  onlookers: string;
}

/**
 * A seat as anybody at the table may know it.
 *
 * `bot`   the level of the bot that answers for it now, nothing for a person
 * `taken` whether somebody sits there, a bot too
 * `here`  whether they have the table open now
 */
export interface SeatCard {
  seat: number;
  name: string;
  bot: string;
  taken: boolean;
  here: boolean;
}

/**
 * A table as whoever asks may know it.
 *
 * `mine`      the seats of whoever asks
 * `invited`   the seat that the key they came with is for; none for an onlooker's key, or without one
 * `onlookers` the key for those who only look on
 * `begun`     whether everybody sat down, so that it is played
 * `next`      the table at which the same people play once more, nothing if there is none
 */
export interface TableCard {
  table: string;
  game: string;
  settings: Record<string, string>;
  luck: string;
  players: SeatCard[];
  mine: number[];
  invited: number | null;
  onlookers: string;
  begun: boolean;
  over: boolean;
  next: string;
}

/** Somebody sits down: the key of the seat, what they are called, and what they give to the shuffle. */
export interface SitDown {
  key: string;
  name: string;
  words: string;
}

/** Who answers for a seat from now on: a bot's level, nothing for the person who sits there. */
export interface Entrusted {
  bot: string;
}

/** The table at which the same people play once more. */
export interface Rematch {
  table: string;
}

/**
 * What was asked for with this number is done, and what came of it.
 *
 * Of an answer and a claim, nothing; of `undo` whether it was taken back; of `foresee` a `Foreseen` or nothing;
 * of `why_not` a `Message` or nothing; of `hint` a list of `Considered`; of `view` a `ViewText`; of
 * `older` a list of `EventJson`.
 */
export interface Done {
  kind: "done";
  ref: number;
  result: unknown;
}

/** What was asked for with this number was not done, and why. */
export interface Refused {
  kind: "refused";
  ref: number;
  why: Broken;
}

/** Who sits at the table: the first word on every socket, and told again whenever it changes. */
export interface Seats {
  kind: "seats";
  card: TableCard;
}

/** A seat said something to the table, true or not. It is told once, and kept by nobody but those who hear it. */
export interface Claimed {
  kind: "claimed";
  seat: number;
  question: number;
  says: Message;
}

/** The last word before the server closes on purpose: `restart`, `slow` or `elsewhere`. */
export interface Bye {
  kind: "bye";
  why: string;
}

/** A part of an answer to a question. Given twice it counts once. */
export interface Answer {
  kind: "answer";
  ref: number;
  question: number;
  part: number;
  text: string;
}

/** Take the last answer back. */
export interface Undo {
  kind: "undo";
  ref: number;
}

/** What would answers make of the view? */
export interface Foresee {
  kind: "foresee";
  ref: number;
  texts: string[];
}

/** Why can this not be answered now? */
export interface WhyNot {
  kind: "why_not";
  ref: number;
  text: string;
}

/** What would a good player consider? */
export interface Hint {
  kind: "hint";
  ref: number;
}

/** My own view as text, for the engine in my browser; with what I was told, where a bot is to be asked there. */
export interface OwnView {
  kind: "view";
  ref: number;
  told: boolean;
}

/** Say something to the table: one of the sentences that the game's screen offers, by its key and its arguments. */
export interface Claim {
  kind: "claim";
  ref: number;
  key: string;
  args: Record<string, unknown>;
}

/** The lines of the log before this one, counted from the beginning of the game. */
export interface Older {
  kind: "older";
  ref: number;
  before: number;
}

export type FromServer = Look | Change | Done | Refused | Seats | Claimed | Bye;

export type FromClient = Answer | Undo | Foresee | WhyNot | Hint | OwnView | Claim | Older;
