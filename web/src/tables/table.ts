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
 * A table that a person sits at: kept by a worker on this machine, or by a server, behind the same door. Every table has all
 * of this; what only some can do is in `can`, so that a screen asks what a table can do and never which kind it is. Bots
 * answer by themselves once the table is looked at. Nothing here can look through eyes that the table was not opened for.
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
  /** What can be done here now. It is asked for when it is needed and not kept: a lesson ends, people come and go. */
  readonly can: Can;

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

  /** Let a bot answer for a seat, or a person at this screen again if none is named. */
  entrust(seat: number, bot: string): Promise<void>;
  /** Whether this screen may say who answers for a seat. */
  mayEntrust(seat: number): boolean;

  /** Called whenever the table may look different, and when a bot begins or ends to think. */
  onchange(listener: (happening: Happening) => void): () => void;
  /** Get up. The table stays as it is. */
  leave(): void;
}

/** What not every table can do. Each member is there at every table, and null where it cannot be done. */
export interface Can {
  /** What a good player thinks of every answer, asked for in passing: so a beginner can be warned, and told the rules. */
  readonly learning: { weigh(seat: number): Promise<Considered[]> } | null;
  /** Go on without the lesson; null where nobody is taught. */
  readonly lesson: { goAlone(): Promise<void> } | null;
  /** Say something to everybody at the table; null where they are all at this screen, which notes it. */
  readonly claims: { claim(says: Message): Promise<void> } | null;
  readonly talk: Talks | null;
  /** Who sits at screens of their own, or looks on; null where everybody is at this one. */
  readonly others: Others | null;
  /** How the clocks stand; null where nothing is timed. */
  readonly clocks: Told | null;
  /** Have the lines of the log that the first look left out; null where all of them are here. */
  readonly older: (() => Promise<void>) | null;
  readonly connection: Reached | null;
  /** What can be played after this game; null for onlookers. */
  readonly next: Next | null;
  readonly record: {
    /** Whether the record may be looked at while this is what is shown of the table. */
    isOpenAt(shown: Pick<Snapshot, "over">): boolean;
    /** Whether the table can go on in another browser. */
    readonly mayMove: boolean;
  };
}

/** Phrases and free text for those who have the table open. */
export interface Talks {
  say(said: Pick<Say, "key" | "args" | "text">): Promise<void>;
  /** What was said after a line, and why one cannot write freely; nothing while the connection is lost. */
  listen(after: number): Promise<Talk | null>;
}

export interface Others {
  readonly card: TableCard;
  /** The seats of people who do not have the table open. */
  readonly away: readonly number[];
  /** The seats of programs that somebody wrote. */
  readonly programs: readonly number[];
}

/** What a connection lies between. */
export interface Reached {
  /** Whether the server has said that it knows less of the table than was seen here. */
  readonly isBehind: boolean;
  /** Try to reach the table now, where the connection is lost. */
  retry(): void;
}

/** Another table after this one; each way gives back the address that leads there. */
export interface Next {
  /** With the same people, everybody moved on by one seat. */
  rematch(): Promise<string>;
  /** The same seats and the same deal once more; null where nobody may choose a deal. */
  readonly again: (() => Promise<string>) | null;
  /** The table as it stands while another player offers a rematch to whoever looks; null while nobody does. */
  readonly offer: TableCard | null;
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
