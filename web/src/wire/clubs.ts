// Made by `python -m tools.typescript web/src/wire`. Do not edit.

/** A club to be opened: what it is called, and what whoever opens it is called. */
export interface NewClub {
  name: string;
  me: string;
}

/** The key of a club's link, and what whoever comes is called. */
export interface JoinClub {
  key: string;
  name: string;
}

/** The member who is to own a club. */
export interface NewOwner {
  person: number;
}

/** A club in the list of somebody who belongs to it. */
export interface MyClub {
  club: string;
  name: string;
  members: number;
  mine: boolean;
}

/** Somebody who belongs to a club. `kind` is `guest`, `account` or `program`. */
export interface Member {
  person: number;
  name: string;
  kind: string;
  owner: boolean;
  me: boolean;
}

/** A table for members at which a seat is free. */
export interface ClubTable {
  table: string;
  game: string;
  clock: string;
  players: string[];
  free: number;
  mine: boolean;
}

/** What somebody who sits down gives to the shuffle. */
export interface SitInClub {
  words: string;
}

/**
 * A tournament to be opened.
 *
 * `club`   whose members may enter; nothing for everybody
 * `seats`  how many sit at a table
 * `rounds` how many rounds a Swiss tournament has; a round robin has as many as it needs
 * `name`   what whoever opens it is called, if nobody knows them yet
 */
export interface NewTournament {
  club: string;
  game: string;
  settings: Record<string, string>;
  seats: number;
  clock: string;
  kind: string;
  rounds: number;
  name: string;
}

/** What whoever enters is called, where their name is not known yet. */
export interface EnterTournament {
  name: string;
}

/** A tournament in a list. `state` says whether people still enter, play, or have played. */
export interface TournamentCard {
  tournament: string;
  club: string;
  game: string;
  settings: Record<string, string>;
  seats: number;
  clock: string;
  kind: string;
  rounds: number;
  round: number;
  state: "open" | "running" | "over";
  entries: number;
  opener: string;
  entered: boolean;
}

/** Somebody who takes part. `name` is empty for somebody who has left the server for good. */
export interface Entry {
  number: number;
  name: string;
  program: boolean;
  withdrawn: boolean;
  me: boolean;
}

/**
 * A table of a round: who sits there in the order of seats, by their numbers.
 *
 * `table`     its id; empty for a bye
 * `onlookers` the key for those who only look on
 * `places`    1 is best and equal places are shared; 0 brings no points; empty until it has ended
 * `points`    what it brought each of them
 */
export interface BoardCard {
  table: string;
  onlookers: string;
  sitters: number[];
  places: number[];
  points: number[];
}

/** A line of the table, the best first. */
export interface StandingLine {
  number: number;
  points: number;
  buchholz: number;
  direct: number;
  played: number;
}

/** A whole tournament. `manages` says that the reader may start it, remove people and call it off. */
export interface Tournament {
  card: TournamentCard;
  entries: Entry[];
  rounds: BoardCard[][];
  standings: StandingLine[];
  manages: boolean;
}

/**
 * A club. Whoever has its link alone is told its name, its owner and how many belong to it, and nothing else.
 *
 * `key` is the key of its link, for its members.
 */
export interface Club {
  club: string;
  name: string;
  key: string;
  owner: string;
  count: number;
  member: boolean;
  mine: boolean;
  members: Member[];
  tournaments: TournamentCard[];
  tables: ClubTable[];
}
