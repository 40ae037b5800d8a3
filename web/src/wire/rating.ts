// Made by `python -m tools.typescript web/src/wire`. Do not edit.

/** What somebody waits for: `least` to `most` seats, a pace, rated or friendly; and what they are called. */
export interface MatchWish {
  game: string;
  least: number;
  most: number;
  clock: string;
  rated: boolean;
  name: string;
}

/**
 * How somebody who waits for a quick match stands.
 *
 * `seconds` how long they have waited
 * `others`  how many others wait for that game
 * `table`   where they have been seated; nothing as long as they wait
 */
export interface MatchTold {
  waiting: boolean;
  seconds: number;
  others: number;
  table: string;
}

/** A rating after one table, and how much it is doubted. */
export interface RatingPoint {
  points: number;
  doubt: number;
}

/** One's own games of one kind. `line` are the ratings after the last tables, the newest last. */
export interface Tally {
  game: string;
  seats: number;
  played: number;
  won: number;
  line: RatingPoint[];
}

/**
 * A table of mine that has ended.
 *
 * `number`  what the next page of the history goes by
 * `seat`    my seat there
 * `place`   my place; 0 where nothing is proved
 * `agreed`  people ended it before the rules did, so it counts for nobody
 * `change`  what it did to my rating; none where it did not count
 * `left`    a bot was put in for me
 */
export interface PlayedTable {
  table: string;
  number: number;
  game: string;
  ended: number;
  players: string[];
  seat: number;
  place: number;
  agreed: boolean;
  rated: boolean;
  change: number | null;
  left: boolean;
}

/**
 * How often a bot was put in for me, of all `tables` that I began.
 *
 * `late`   my time was over
 * `handed` I handed my seat over
 */
export interface Leaving {
  tables: number;
  late: number;
  handed: number;
}

/** My own history. `hides` says that others are not told my ratings. */
export interface History {
  tables: PlayedTable[];
  more: boolean;
  tallies: Tally[];
  leaving: Leaving;
  hides: boolean;
}

/** Whether others are told my ratings. */
export interface RatingShown {
  hides: boolean;
}
