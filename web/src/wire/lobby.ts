// Made by `python -m tools.typescript web/src/wire`. Do not edit.

import type { TableCard } from "./online";

/**
 * What many open tables have in common: their game, its settings, and what is agreed on.
 *
 * `clock`    how long people may think; nothing if nobody is timed
 * `language` the language that people talk there; nothing if it does not matter
 * `seats`    how many seats there are, with those of bots
 * `bots`     how many of them bots have
 */
export interface OpenKind {
  game: string;
  settings: Record<string, string>;
  clock: string;
  language: string;
  rated: boolean;
  seats: number;
  bots: number;
}

/** One open table. `number` is what it is called in the lobby; `free` counts its free seats. */
export interface OpenTable {
  game: string;
  settings: Record<string, string>;
  clock: string;
  language: string;
  rated: boolean;
  seats: number;
  bots: number;
  number: number;
  free: number;
}

/**
 * All open tables by columns: the first frame of the lobby's socket, as JSON that is compressed with gzip.
 *
 * `numbers`  each table's number, less the one before it
 * `of`       which of `kinds` each table is
 * `free`     the free seats of each table
 */
export interface LobbySnapshot {
  kind: "lobby";
  version: number;
  kinds: OpenKind[];
  numbers: number[];
  of: number[];
  free: number[];
}

/** What has changed in the lobby since the frame before: tables that came or changed, and numbers that went. */
export interface LobbyChange {
  kind: "lobby-change";
  version: number;
  rows: OpenTable[];
  gone: number[];
}

/**
 * Somebody at an open table.
 *
 * `kind`    `guest`, `account`, `program`, or `bot` with its level as the name
 * `tables`  how many tables they have begun
 * `left`    at how many of these a bot was put in for them
 * `pace`    median time of their answers at running tables, in seconds; none if they gave too few
 * `rating`  in this game with this number of seats, with its `doubt`; none if they have none, or hide it
 */
export interface Sitter {
  name: string;
  kind: string;
  tables: number;
  left: number;
  pace: number | null;
  rating: number | null;
  doubt: number;
}

/** Who sits at one open table, and whether whoever asks is one of them. */
export interface OpenSeats {
  number: number;
  sitters: Sitter[];
  mine: boolean;
}

/** Somebody sits down where no key is needed: what they are called, and what they give to the shuffle. */
export interface SitOpen {
  name: string;
  words: string;
}

/** The host begins: bots of this level take the seats that are free. */
export interface StartEarly {
  bot: string;
}

/** Somebody is sent away before the start; with `keep_out` for good. */
export interface Removed {
  keep_out: boolean;
}

/** Whom a seat is for: a bot's level, or nothing for a person. */
export interface SeatFor {
  bot: string;
}

/** Who is to sit where: for each seat the seat that its sitter has now. */
export interface SeatOrder {
  order: number[];
}

/** What the host may change before the start: whether the lobby shows the table, and what onlookers may see. */
export interface HostTerms {
  open: boolean;
  watching: string;
}

/** What came of a host's wish: the table as it is now, and the new key of a seat, where it was given one. */
export interface Hosted {
  card: TableCard;
  key: string;
}

/** Somebody one has played with. */
export interface Companion {
  person: number;
  name: string;
  game: string;
}

/** Whom to invite. */
export interface Invite {
  person: number;
}

/** An invitation, or an offered rematch: to which table, by whom, who sits there, and on which terms. */
export interface Invitation {
  table: string;
  game: string;
  inviter: string;
  players: string[];
  clock: string;
  rated: boolean;
}

/**
 * A table of mine that is not over.
 *
 * `seat`    my seat there
 * `asked`   whether I am asked now
 * `waiting` the seats that are asked now
 */
export interface MyTable {
  table: string;
  game: string;
  players: string[];
  seat: number;
  begun: boolean;
  asked: boolean;
  waiting: number[];
}

/** My tables and my invitations: the first frame of one's own socket, and told again whenever it changes. */
export interface Mine {
  kind: "mine";
  tables: MyTable[];
  invitations: Invitation[];
}
