import type { Considered, Foreseen, Snapshot, Message } from "../wire/types";

/**
 * A table somebody sits at. Today it is kept by a worker on this machine; a server will keep others, behind the same door.
 * Bots answer by themselves once somebody has looked at the table. Nothing here can look through eyes that the session was not opened for.
 */
export interface Session {
  readonly id: string;
  readonly game: string;
  /** Names as a record writes them: a bot is `bot:` and its level. */
  readonly players: string[];
  /** The seats whose eyes are at this screen, in seat order. */
  readonly viewers: number[];

  /** The table through one viewer, with its version. */
  snapshot(seat: number): Promise<Snapshot>;
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

  /** Open another table with the same people, everybody moved on by one seat; its id. */
  rematch(): Promise<string>;

  /** Called whenever the table may look different, and when a bot begins or ends to think. */
  onchange(listener: (happening: Happening) => void): () => void;
  /** Get up. The table stays as it is. */
  leave(): void;
}

/** What happens at the table: somebody thinks, something changed, it is open elsewhere now, or it broke down. */
export type Happening =
  { kind: "thinking"; seat: number } | { kind: "changed" } | { kind: "taken" } | { kind: "failed"; error: Error };

/** Why nobody can sit down at a table: it is not there, is open elsewhere, or is a record that is not played on. */
export class NoSeat extends Error {
  constructor(readonly why: "missing" | "elsewhere" | "imported") {
    super(why);
  }
}
