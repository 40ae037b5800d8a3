// Made by `python -m tools.typescript web/src/wire`. Do not edit.

import type { Broken, Change, Look, Message } from "./types";

import type { ClocksJson } from "./clocks";

/** That a server is behind the site, and its version. */
export interface Here {
  partie: string;
}

/**
 * What is agreed on at a table beside the game's own settings.
 *
 * `open`     whether the lobby shows it; else it is found by its links alone
 * `clock`    how long people may think; nothing if nobody is timed
 * `watching` what onlookers may see: `open`, `late` (one round behind) or `none`; in a wish nothing,
 *              for what is usual in the game
 * `rated`    whether it counts for ratings
 * `language` the language that people talk there; nothing if it does not matter
 */
export interface TermsJson {
  open: boolean;
  clock: string;
  watching: string;
  rated: boolean;
  language: string;
}

/**
 * A table to be made.
 *
 * `terms`  nothing for a table that is found by its links alone, without clocks
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
  terms?: TermsJson;
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
 * `program` whether it is a program that somebody wrote
 * `taken` whether somebody sits there, a bot too
 * `reserved` whether only the person of this name may sit down there: a rematch was offered to them
 * `here`  whether they have the table open now
 */
export interface SeatCard {
  seat: number;
  name: string;
  bot: string;
  program: boolean;
  taken: boolean;
  reserved: boolean;
  here: boolean;
}

/**
 * A table as whoever asks may know it.
 *
 * `mine`      the seats of whoever asks
 * `invited`   the seat that the key they came with is for; none for an onlooker's key, or without one
 * `reserved`  the seat that is reserved for whoever asks, which they take without a key; none if there is none
 * `onlookers` the key for those who only look on
 * `looking_on` how many of them have the table open now
 * `begun`     whether everybody sat down, so that it is played
 * `next`      the table of a rematch, nothing if nobody has offered one
 * `offered`   whether a seat at that table is reserved for whoever asks: they accept by asking for a rematch too
 * `host`      the seat of whoever made the table; none if they sit there no more
 * `own`       the key of the seat's own link, for whoever has just sat down or came with it: it opens the seat of a
 *               guest again in another browser
 * `ending`    `agreed` if people ended it before the rules did: it counts for nobody
 * `clocks`    none before it has begun
 */
export interface TableCard {
  table: string;
  game: string;
  settings: Record<string, string>;
  luck: string;
  players: SeatCard[];
  mine: number[];
  invited: number | null;
  reserved: number | null;
  onlookers: string;
  looking_on: number;
  begun: boolean;
  over: boolean;
  next: string;
  offered: boolean;
  host: number | null;
  terms: TermsJson;
  own?: string;
  ending: string;
  clocks: ClocksJson | null;
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

/** The table at which whoever asked for a rematch sits now. It begins when the others have sat down there too. */
export interface Rematch {
  table: string;
}

/**
 * What was asked for with this number is done, and what came of it.
 *
 * Of an answer, a claim and `say`, nothing; of `undo` whether it was taken back; of `foresee` a `Foreseen` or
 * nothing; of `why_not` a `Message` or nothing; of `hint` a list of `Considered`; of `view` a `ViewText`;
 * of `older` a list of `EventJson`; of `listen` a `Talk`.
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

/**
 * Something that was said at a table: a sentence that each reader's catalog has, or what somebody wrote.
 *
 * `seat`      who said it; none for an onlooker, whose `name` may be empty
 * `mine`      whether the reader said it
 * `says`      the sentence; none for free text
 * `text`      free text; nothing for a sentence
 * `onlookers` whether it was said among onlookers
 * `when`      milliseconds since 1970
 */
export interface Line {
  id: number;
  seat: number | null;
  name: string;
  mine: boolean;
  says: Message | null;
  text: string;
  onlookers: boolean;
  when: number;
}

/** What was said at a table as these eyes may know it, the last lines; and why they cannot write freely, if so. */
export interface Talk {
  lines: Line[];
  why: Message | null;
}

/** Somebody said something. It is in the database, and in no record. */
export interface Said {
  kind: "said";
  line: Line;
}

/**
 * The last word before the server closes on purpose.
 *
 * `why` is `restart`, `slow`, `elsewhere`, `ended` (this browser was signed out), `renewed` (this browser
 * has the cookie of a new session, and comes back with it) or `moved` (the seat is another person's now).
 */
export interface Bye {
  kind: "bye";
  why: string;
}

/** How the clocks of a timed table stand, told after each change of who is asked. */
export interface Clocks {
  kind: "clocks";
  clocks: ClocksJson;
}

/**
 * The server knows less of the table than whoever looks: it was restored from a backup, or its database has lost
 * answers in a failover. It is told before a look, which shows where the table stands; also to eyes that are open.
 *
 * A socket says with `known` the highest number of a question that its eyes have seen there.
 */
export interface Behind {
  kind: "behind";
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

/**
 * Say something to those who have the table open: a sentence by its key and its arguments, or free text.
 *
 * One of `key` and `text` is empty.
 */
export interface Say {
  kind: "say";
  ref: number;
  key: string;
  args: Record<string, unknown>;
  text: string;
}

/** What was said here after this line? */
export interface Listen {
  kind: "listen";
  ref: number;
  after: number;
}

/** The lines of the log before this one, counted from the beginning of the game. */
export interface Older {
  kind: "older";
  ref: number;
  before: number;
}

export type FromServer = Look | Change | Done | Refused | Seats | Claimed | Clocks | Said | Behind | Bye;

export type FromClient = Answer | Undo | Foresee | WhyNot | Hint | OwnView | Claim | Say | Listen | Older;
