// Made by `python -m tools.typescript web/src/wire`. Do not edit.

export type Arg = number | string | SeatName | Named | NamedList;

/** An argument that is the name of whoever sits there. */
export interface SeatName {
  seat: number;
}

/** An argument that has a sentence of its own, as a card's name has: the key it is said by. */
export interface Named {
  says: string;
}

/** An argument that is a list of such; a name that needs no catalog stands as it is. */
export interface NamedList {
  list: (Named | string)[];
}

/** A sentence before anybody has chosen a language. */
export interface Message {
  key: string;
  args: Record<string, Arg>;
}

/** One step of an answer: which field of it, and what to point at, as a record writes it. */
export interface Pick {
  field: string;
  value: string;
}

/** An answer that may be given: as a record writes it, step by step, and in words. */
export interface Option {
  text: string;
  picks: Pick[];
  says: Message;
}

/** A question put to a seat. `part` counts what the seat has already given of its answer. */
export interface Asked {
  question: number;
  part: number;
  name: string;
  prompt: Message;
  rule: Message;
  options: Option[];
}

/**
 * Points of one column of the score sheet from one source, and why. A column beyond the seats is the automaton's.
 *
 * `card` is the card that scored, by its code, where one did.
 */
export interface PointJson {
  seat: number;
  row: Message;
  points: number;
  why: Message;
  card: string | null;
}

/** What happened, at which question; `pieces` are the cards it names, by their codes, `places` where. */
export interface EventJson {
  question: number;
  kind: string;
  says: Message;
  seat: number | null;
  pieces: string[];
  places: string[];
}

/**
 * How it ended: a rank and a score for each seat.
 *
 * `tie` says what seats with equal scores were put in order by, in a game in which they do not share a rank.
 */
export interface OutcomeJson {
  ranks: number[];
  scores: number[];
  ending: Message;
  tie: Message | null;
}

/** What lies on a place: a card by its code, empty for none; figures of seats; what else, as keys to be said. */
export interface LaidJson {
  card: string;
  turned: boolean;
  seats: number[];
  notes: string[];
}

/**
 * The table through one viewer's eyes. `version` rises when anything changes for this viewer, and only then.
 *
 * `given`     what this viewer has answered to the open question so far, sealed
 * `answered`  the seats whose answer to the open question is in
 * `interjections`  what the viewer may say now although nobody asks, as an answer to this question with part 0
 * `view`      the position with holes; a game's own type
 * `grids`     what lies on each place of a grid, for a board that knows no game
 * `counted`   what anybody could count by looking at the view; a game's own type
 * `automaton` who scores without a seat, if anybody does: the column after the last seat's
 * `log`       what this viewer was told, oldest first, but for the `since` lines that the screen has already
 */
export interface Snapshot<View = unknown, Counted = unknown> {
  game: string;
  version: number;
  viewer: number;
  players: string[];
  automaton: string;
  question: number;
  over: boolean;
  waiting: number[];
  answered: number[];
  given: string[];
  asked: Asked | null;
  interjections: Option[];
  may_undo: boolean;
  view: View;
  grids: Record<string, Record<string, LaidJson>[]>;
  counted: Counted;
  standing: PointJson[];
  sheet: PointJson[];
  outcome: OutcomeJson | null;
  since: number;
  log: EventJson[];
}

/** The first thing that eyes at a table are sent, and again whenever they are opened once more: all they may see. */
export interface Look {
  kind: "look";
  version: number;
  snapshot: Snapshot;
}

/** The fields of a snapshot that a change replaces whole; those that did not change are missing. */
export interface Replaced {
  automaton?: string;
  question?: number;
  over?: boolean;
  waiting?: number[];
  answered?: number[];
  given?: string[];
  asked?: Asked | null;
  interjections?: Option[];
  may_undo?: boolean;
  outcome?: OutcomeJson | null;
}

/**
 * What changed in an object, or in a list that has as many entries as before: an entry of it goes by its index.
 *
 * `set`     entries that have a new value, or are new
 * `inside`  entries of which only a part changed
 * `gone`    entries of an object that are no more
 */
export interface Difference {
  set?: Record<string, unknown>;
  inside?: Record<string, Difference>;
  gone?: string[];
}

/** Lines of the log from a certain one on, counted from the beginning of the game; older ones stay. */
export interface Lines {
  from: number;
  lines: EventJson[];
}

/** Points that stand in the place of those from one on until before another; all others stay. */
export interface Spliced {
  from: number;
  until: number;
  points: PointJson[];
}

/** What changed for these eyes since the version before this one; what did not is missing. */
export interface Change {
  kind: "change";
  version: number;
  fields: Replaced;
  view?: Difference;
  counted?: Difference;
  grids?: Difference;
  standing?: Spliced;
  sheet?: Spliced;
  log?: Lines;
}

/** How far a match is, as anybody may know: whoever keeps it need not look through anybody's eyes. */
export interface Status {
  question: number;
  over: boolean;
  waiting: number[];
  outcome: OutcomeJson | null;
}

/** What an answer would make of the view if nobody else did anything. */
export interface Foreseen<View = unknown, Counted = unknown> {
  view: View;
  counted: Counted;
  standing: PointJson[];
  gains: number[];
}

/**
 * A view as text, for an engine that has nothing else of the table.
 *
 * `seat`      whose view it is
 * `deck`      the card set it is played with
 * `position`  the position with holes, as one line
 * `told`      what the viewer was told from the beginning on, where a bot is to be asked: each event with its fields
 */
export interface ViewText {
  seat: number;
  deck: string;
  position: string;
  told: unknown[][];
}

/**
 * What a bot would answer.
 *
 * `part`  the first part that is still owed: a person may have given some before a bot took their seat over
 * `texts` all parts from that one on
 * `seen`  a mark of what it saw when it thought
 */
export interface Thought {
  seat: number;
  question: number;
  part: number;
  texts: string[];
  seen: string;
}

/** An answer that a bot looked at, and what it expects of it: points, or a rank from 0 (last) to 1 (first). */
export interface Considered {
  text: string;
  says: Message;
  expected: number;
  measure: "points" | "rank" | "luck";
}

/** One thing looked at in a record. `why` is set where a row of it breaks the rules. */
export interface Checked {
  name: string;
  verdict: string;
  detail: string;
  why: Message | null;
}

/** A record that is open: what it says of itself, its last moment, and those a person steps through. */
export interface ReadingJson {
  headers: Record<string, string>;
  players: string[];
  last: number;
  over: boolean;
  digest: string;
  stops: number[];
}

/** How likely an onlooker took each seat for one that hides its side, after a question. */
export interface Suspicion {
  question: number;
  seats: number[];
}

/** A table to open: who sits where, a bot's name or nothing for a person, and what was agreed. */
export interface Seating {
  game: string;
  players: string[];
  bots: string[];
  settings: Record<string, string>;
  salt: string[];
  headers: Record<string, string>;
}

/** The table of a lesson: how it was opened, with which luck, where the learner sits, and how many steps it has. */
export interface LessonTable {
  seating: Seating;
  seed: string;
  seat: number;
  steps: number;
}

/**
 * What a learner is told at a question.
 *
 * `step`      the step that is being taught; empty where the learner answers alone
 * `says`      what is told before the answer; when the lesson is over, its last words
 * `after`     what there is to say about the answer that was given before
 * `allow`     the answers that the lesson needs; null if any will do
 * `light`     cards or places to point at
 * `handbook`  the paragraph of the handbook with more, if there is one
 * `told`      the steps told so far, this one included: to be kept beside the table, and given back at the next call
 * `over`      whether the lesson has ended; the game may go on
 */
export interface LessonStep {
  step: string;
  says: Message | null;
  after: Message | null;
  allow: string[] | null;
  light: string[];
  handbook: string;
  told: string[];
  over: boolean;
}

/** A setting a table can choose, with its values, the usual one first. */
export interface TableSetting {
  name: string;
  values: string[];
}

/**
 * A field of a view, for a board that knows no game.
 *
 * `key`     what it is called in the game's catalogs
 * `kind`    `zone`: pieces; `zones`: several such; `grid`: maps from places to `LaidJson`; `fact`: numbers
 * `by_seat` whether there is one for each seat
 * `place`   of a grid: what an answer calls one of its places
 */
export interface FieldJson {
  name: string;
  key: string;
  kind: string;
  by_seat: boolean;
  place: string;
}

/** A field of an answer: `card`, `cell`, `seat` or `number`, or `word` for one of a few words. */
export interface PartJson {
  field: string;
  kind: string;
}

/**
 * What a game needs to be set up, and to be drawn by a board that knows no game.
 *
 * `minutes` is how long it takes, the least and the most, if the game says so; `backs` are the names of backs, as
 * keys of the catalogs; `answers` go by their verbs; `hidden_roles` says that sides are secret.
 */
export interface GameJson {
  name: string;
  version: number;
  least: number;
  most: number;
  minutes: [number, number] | null;
  hidden_roles: boolean;
  settings: TableSetting[][];
  automaton: string;
  backs: Record<string, string>;
  fields: FieldJson[];
  answers: Record<string, PartJson[]>;
}

/** Why something could not be done: a kind a program can tell apart, and the words for it. */
export interface Broken {
  kind: string;
  says: Message;
}

/** What can be asked of a table behind the door. */
export interface Calls {
  /** The games at hand, and what can be set for each number of seats. */
  games(): GameJson[];
  /** A new table. */
  open(seating: Seating, seed: string): void;
  /** A table as its record left it. */
  resume(record: string, seed: string, bots: string[]): void;
  /** How far the match is, as anybody may know. */
  status(): Status;
  /** The table through one viewer's eyes, with the log from a line on. */
  snapshot(seat: number, since: number): Snapshot;
  /** What answers would make of the view. */
  foresee(seat: number, answers: string[]): Foreseen | null;
  /** Why an answer cannot be given now. */
  why_not(seat: number, answer: string): Message | null;
  /** One answer of a person. Given twice it counts once. */
  answer(seat: number, question: number, part: number, answer: string, clock: number | null): void;
  /** Take back the last answer, if nobody has learned anything since. */
  undo(seat: number): boolean;
  /** Let one bot give one answer; None if no bot is asked. */
  bot(luck: string): number | null;
  /** What a bot would answer at a table that is open at another door. */
  think(record: string, seed: string, bots: string[], seat: number, luck: string): Thought;
  /** Let a bot give the answer it has thought of at another door; refused if it sees something else by now. */
  act_on(thought: Thought): void;
  /** Let a bot answer for a seat from now on; a person again, if none is named. */
  entrust(seat: number, bot: string): void;
  /** What a bot would do in this seat. */
  hint(seat: number, bot: string, luck: string): Considered[];
  /** What a bot thinks of every answer of this seat, the best first. */
  weigh(seat: number, bot: string, luck: string): Considered[];
  /** What answers would make of a view. */
  foresee_on(view: ViewText, answers: string[]): Foreseen | null;
  /** Why an answer cannot be given on a view. */
  why_not_on(view: ViewText, answer: string): Message | null;
  /** What a bot would do with this view, and with what was told. */
  hint_on(view: ViewText, bot: string, luck: string): Considered[];
  /** The whole record, as it is kept. */
  record(): string;
  /** The record as a seat may have it now. */
  download(seat: number): string;
  /** Open a record to look at. */
  read(record: string): ReadingJson;
  /** The table after a question; with no viewer, everything lies open. */
  moment(at: number, viewer: number | null): Snapshot;
  /** What an onlooker of a finished game thought of each seat, from its beginning to its end. */
  suspicions(record: string): Suspicion[];
  /** Everything that can be checked of a record. */
  check(record: string): Checked[];
  /** The games that have a lesson. */
  lessons(): string[];
  /** The table of a lesson, as `open` opens any other; with what it takes to resume it. */
  open_lesson(game: string): LessonTable;
  /** What the learner is told now; `answered` is empty where nothing was answered since the last call. */
  lesson_step(game: string, told: string[], answered: string): LessonStep;
  /** Let one opponent of a lesson give one answer; None if none is asked. */
  lesson_bot(game: string): number | null;
}
