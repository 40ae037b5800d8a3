import type { Told } from "../model/clock";
import type { Line, Say, TableCard, Talk } from "../wire/online";
import type { Considered, Foreseen, LessonStep, Message, Snapshot } from "../wire/types";

/** What a lesson says of a view, and where it stands. */
export interface Taught extends LessonStep {
  /** How many steps were told, this one included, and how many there are. */
  number: number;
  count: number;
}

/** A view of a table; where somebody learns there, with what the lesson says of it. */
export interface Looked extends Snapshot {
  taught?: Taught | undefined;
}

/**
 * A table somebody sits at: kept by a worker on this machine, or by a server, behind the same door. What only one of them
 * can do, the other leaves out. Bots answer by themselves once somebody has looked at the table. Nothing here can look through eyes that the table was not opened for.
 */
export interface Table {
  readonly id: string;
  readonly game: string;
  /** Names as a record writes them: a bot is `bot:` and its level. */
  readonly players: string[];
  /** The seats whose eyes are at this screen, in seat order; an onlooker's alone, where nobody sits at it. */
  readonly viewers: number[];
  /** Who answers for each seat: a bot's name, nothing for a person. */
  readonly bots: string[];

  /** The table through one viewer, with its version. */
  snapshot(seat: number): Promise<Looked>;
  /** Give a part of an answer to a question, or say something beside it. It is kept before this returns. */
  answer(seat: number, question: number, part: number, text: string): Promise<void>;
  /** Take the last answer back; false if it is too late. */
  undo(seat: number): Promise<boolean>;
  /** What an answer would make of the view, and of the points. */
  foresee(seat: number, texts: string[]): Promise<Foreseen | null>;
  /** Why an answer cannot be given now. */
  whyNot(seat: number, text: string): Promise<Message | null>;
  /** What a good player would consider here. */
  hint(seat: number): Promise<Considered[]>;
  /** What a good player thinks of every answer, where that can be asked for in passing. */
  weigh?(seat: number): Promise<Considered[]>;
  /** Whether somebody is taught the game here. */
  readonly isLesson?: boolean;
  /** Go on without the lesson. */
  goAlone?(): Promise<void>;

  /** Say something to everybody at the table; left out where they are all at this screen. */
  claim?(says: Message): Promise<void>;

  /** Say a phrase or free text to those who have the table open; left out where nobody sits elsewhere. */
  say?(said: Pick<Say, "key" | "args" | "text">): Promise<void>;
  /** What was said after a line, and why one cannot write freely; nothing while the connection is lost. */
  listen?(after: number): Promise<Talk | null>;

  /** Let a bot answer for a seat, or a person at this screen again if none is named. */
  entrust(seat: number, bot: string): Promise<void>;
  /** Whether this screen may say who answers for a seat. */
  mayEntrust(seat: number): boolean;
  /** The seats of people who do not have the table open, where they sit at screens of their own. */
  readonly away?: number[];
  /** The seats of programs that somebody wrote. */
  readonly programs?: number[];

  /** The clocks of a table that a server keeps, and who sits there. */
  readonly clocks?: { card: TableCard; told: Told } | null;

  /** Have the lines of the log that the first look left out. */
  older?(): Promise<void>;
  /** Whether the server has said that it knows less of the table than was seen here. */
  readonly isBehind?: boolean;
  /** Try to reach the table now, where the connection is lost. */
  retry?(): void;

  /** Open the same table once more: the same seats, the same deal; its id. */
  again?(): Promise<string>;
  /** Open another table with the same people, everybody moved on by one seat; its id. */
  rematch(): Promise<string>;
  /** Whether whoever looks may ask for it; onlookers may not. */
  readonly mayRematch: boolean;
  /** The table as it stands while another player offers a rematch to whoever looks; nothing while nobody does. */
  readonly offer?: TableCard | null;

  /** Called whenever the table may look different, and when a bot begins or ends to think. */
  onchange(listener: (happening: Happening) => void): () => void;
  /** Get up. The table stays as it is. */
  leave(): void;
}

/**
 * What happens at the table: somebody thinks, a seat said something, something changed, it is open elsewhere now, or it broke down; people came
 * or went, or seats were handed over; the server was restored and knows less of the table than was seen here; the connection is lost, with the time of the next try, or there again.
 */
export type Happening =
  | { kind: "thinking"; seat: number }
  | { kind: "changed" }
  | { kind: "taken" }
  | { kind: "failed"; error: Error }
  | { kind: "seats" }
  | { kind: "claimed"; claim: { seat: number; question: number; says: Message } }
  | { kind: "said"; line: Line }
  | { kind: "behind" }
  | { kind: "offline"; until: number }
  | { kind: "online" };

/** Through whose eyes a table of a server is seen: those of a seat of one's own, or of whoever has the onlookers' key. */
export type Eyes = { seat: number } | { key: string };

/** Why nobody can sit down at a table: it is not there, is open elsewhere, or is a record that is not played on. */
export class NoSeat extends Error {
  constructor(readonly why: "missing" | "elsewhere" | "imported") {
    super(why);
  }
}
