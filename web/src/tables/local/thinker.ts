import type { Engine } from "../../engine/engine.svelte";
import { newSeed, type KeptTable } from "../../store/tables";
import type { Thought } from "../../wire/types";
import { looksAhead } from "../../model/seating";

/** Milliseconds after which an engine that says nothing is taken for dead. */
const SILENCE = 60_000;

/** A thought that was begun, and whether it has come to its end. */
interface Begun {
  thought: Promise<Thought | null>;
  isDone: boolean;
}

/**
 * The bots of one table think in an engine of their own, while the persons think: so nobody's look waits for them. Where
 * that engine is not there, nothing is thought here, and the bots think at the table.
 */
export class Thinker {
  #question = 0;
  /** Rises when what was begun is of no use any more. */
  #round = 0;
  #thoughts = new Map<number, Begun>();
  /** One at a time: a thought that has not begun can still be spared. */
  #last: Promise<unknown> = Promise.resolve();
  #isUsed = false;

  constructor(private readonly engine: Engine) {}

  /** Have the engine come, where a bot needs time to think. */
  wake(bots: string[]): void {
    this.#isUsed = bots.some(looksAhead);
    if (this.#isUsed) this.engine.wake();
  }

  /** Begin to think for these seats. What was thought about another question is thrown away. */
  begin(table: KeptTable, question: number, seats: number[]): void {
    if (question !== this.#question) this.forget();
    this.#question = question;
    if (!this.#isUsed || this.engine.state !== "ready") return;
    for (const seat of seats) {
      if (this.#thoughts.has(seat)) continue;
      const begun: Begun = { thought: this.#think(table, seat), isDone: false };
      void begun.thought.then(() => (begun.isDone = true));
      this.#thoughts.set(seat, begun);
    }
  }

  /** Whether nothing is being thought for this seat. */
  isDone(seat: number): boolean {
    return this.#thoughts.get(seat)?.isDone ?? true;
  }

  /** What the bot in this seat has thought of, once it has; null where it must think at the table. */
  thought(seat: number): Promise<Thought | null> {
    return this.#thoughts.get(seat)?.thought ?? Promise.resolve(null);
  }

  /** Throw away what was thought for one seat, or for all. */
  forget(seat?: number): void {
    if (seat !== undefined) {
      this.#thoughts.delete(seat);
      return;
    }
    this.#round++;
    this.#thoughts.clear();
  }

  #think({ record, seed, bots }: KeptTable, seat: number): Promise<Thought | null> {
    const round = this.#round;
    const thought = this.#last.then(async () => {
      if (!this.#isUsed || round !== this.#round) return null;
      try {
        return await inTime(this.engine.call("think", record, seed, bots, seat, newSeed()));
      } catch {
        this.#isUsed = false;
        return null;
      }
    });
    this.#last = thought;
    return thought;
  }
}

function inTime<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const watchdog = setTimeout(() => reject(new Error(`no thought for ${SILENCE} ms`)), SILENCE);
    promise.then(resolve, reject).finally(() => clearTimeout(watchdog));
  });
}
