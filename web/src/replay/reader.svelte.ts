import type { Reading } from "../session/tables";
import type { Look, ReadingTold } from "../wire/types";
import type { Eyes } from "./eyes";
import { stepsOf, type Step } from "./steps";

/** So many moments are kept at hand, and so many fetched ahead to each side. */
const KEPT = 80;
const AHEAD = 3;

/** A record that somebody steps through. The moments around the one that is shown are fetched ahead. */
export class Reader {
  /** The step that is asked for; the look follows as soon as it is there. */
  step = $state(0);
  eyes = $state<Eyes>(null);
  look = $state.raw<Look | null>(null);
  steps = $state.raw<Step[]>([]);
  #moments = new Map<string, Promise<Look>>();

  private constructor(
    private readonly reading: Reading,
    eyes: Eyes,
  ) {
    this.eyes = eyes;
  }

  /** Step through a record, seen through these eyes first. */
  static async open(reading: Reading, eyes: Eyes): Promise<Reader> {
    const reader = new Reader(reading, eyes);
    await reader.#listen();
    return reader;
  }

  get about(): ReadingTold {
    return this.reading.about;
  }

  get last(): number {
    return this.about.stops.length - 1;
  }

  /** Go to a step; beyond the ends is at the ends. */
  async go(step: number): Promise<void> {
    this.step = Math.max(0, Math.min(this.last, step));
    const wanted = this.step;
    const eyes = this.eyes;
    const look = await this.#moment(wanted, eyes);
    if (wanted !== this.step || eyes !== this.eyes) return; // Somebody has gone on meanwhile.
    this.look = look;
    for (let away = 1; away <= AHEAD; away++) {
      for (const other of [wanted + away, wanted - away]) {
        if (other >= 0 && other <= this.last) void this.#moment(other, eyes);
      }
    }
  }

  /** Look at the same moment through other eyes. */
  async through(eyes: Eyes): Promise<void> {
    this.eyes = eyes;
    await this.go(this.step);
    await this.#listen();
  }

  /** What these eyes were told, from the first question to the last. */
  async #listen(): Promise<void> {
    const eyes = this.eyes;
    const { log } = await this.#moment(this.last, eyes);
    if (eyes === this.eyes) this.steps = stepsOf(this.about.stops, log);
  }

  #moment(step: number, eyes: Eyes): Promise<Look> {
    const key = `${step} ${eyes}`;
    const found = this.#moments.get(key) ?? this.reading.moment(this.about.stops[step] ?? 0, eyes);
    // What was asked for last is forgotten last.
    this.#moments.delete(key);
    this.#moments.set(key, found);
    const [oldest] = this.#moments.keys();
    if (this.#moments.size > KEPT && oldest !== undefined) this.#moments.delete(oldest);
    return found;
  }
}
