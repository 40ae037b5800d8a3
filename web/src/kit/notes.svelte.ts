/**
 * What this device notes of a table and no record has: how far each seat has read and seen, what it suspects, how it holds
 * its cards, what was claimed.
 */
import * as v from "valibot";
import { byName, NUMBER } from "../store/shapes";
import { notesName, readSmall, writeSmall } from "../store/small";
import type { Arg } from "../wire/types";

/** What a seat suspects of the others; the numbers mean what its game says. */
const GUESSES = byName(NUMBER);
export type Guesses = Readonly<v.InferOutput<typeof GUESSES>>;

/** What stands for a part of a sentence: a word, a number, or an object that names it. */
const isArg = (arg: unknown): boolean => arg !== null && ["string", "number", "object"].includes(typeof arg);

/** Something that a seat said to the table, true or not, at a question. */
const CLAIM = v.object({
  seat: NUMBER,
  question: NUMBER,
  says: v.object({ key: v.string(), args: byName(v.custom<Arg>(isArg)) }),
});
export type Claim = v.InferOutput<typeof CLAIM>;

/** All of them, by the seat: each is read as far as it is there, for an earlier version kept less. */
const KEPT = v.object({
  read: v.fallback(byName(NUMBER), {}),
  seen: v.fallback(byName(NUMBER), {}),
  guesses: v.fallback(byName(GUESSES), {}),
  claims: v.fallback(v.array(CLAIM), []),
  orders: v.fallback(byName(v.array(v.string())), {}),
});
type Kept = v.InferOutput<typeof KEPT>;

const NONE: Kept = { read: {}, seen: {}, guesses: {}, claims: [], orders: {} };

/** How a claim comes to everybody else, where they sit at screens of their own. */
export type Carry = (claim: Claim) => void;

/** The notes of one table. They stay on this device, and go when the table is forgotten. */
export class Notes {
  #kept: Kept = $state.raw(NONE);

  constructor(
    private readonly table: string,
    private readonly carry?: Carry,
  ) {
    this.#kept = readSmall(notesName(table), KEPT, NONE);
  }

  /** How many lines of the log a seat has read; undefined before it has looked for the first time. */
  readBy(seat: number): number | undefined {
    return this.#kept.read[seat];
  }

  noteRead(seat: number, lines: number): void {
    this.#keep({ read: { ...this.#kept.read, [seat]: lines } });
  }

  /** How many lines of the log were told when a seat last looked; undefined before it has looked for the first time. */
  seenBy(seat: number): number | undefined {
    return this.#kept.seen[seat];
  }

  noteSeen(seat: number, lines: number): void {
    if (this.seenBy(seat) !== lines) this.#keep({ seen: { ...this.#kept.seen, [seat]: lines } });
  }

  /** What one seat suspects. Nobody else may be shown it. */
  guessesOf(seat: number): Guesses {
    return this.#kept.guesses[seat] ?? {};
  }

  guess(seat: number, of: string, value: number): void {
    this.#keep({ guesses: { ...this.#kept.guesses, [seat]: { ...this.guessesOf(seat), [of]: value } } });
  }

  /** In which order a seat likes to hold its cards. */
  orderOf(seat: number): readonly string[] {
    return this.#kept.orders[seat] ?? [];
  }

  arrange(seat: number, order: string[]): void {
    this.#keep({ orders: { ...this.#kept.orders, [seat]: order } });
  }

  /** Whether what is claimed leaves this device. */
  get isCarried(): boolean {
    return this.carry !== undefined;
  }

  /** Everything that was claimed, oldest first. */
  get claims(): readonly Claim[] {
    return this.#kept.claims;
  }

  /** Say something to the table. Where it is carried to others, it is heard here too once it is said. */
  claim(claim: Claim): void {
    if (this.carry) this.carry(claim);
    else this.hear(claim);
  }

  hear(claim: Claim): void {
    this.#keep({ claims: [...this.#kept.claims, claim] });
  }

  #keep(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    writeSmall("notes", notesName(this.table), this.#kept); // where nothing can be kept, they last as long as the page
  }
}
