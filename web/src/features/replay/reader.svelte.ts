import type { Reading } from "../../tables/tables";
import type { Snapshot, ReadingJson } from "../../wire/types";
import type { Viewer } from "../../model/viewer";
import { stepsOf, type Step } from "./steps";

/** How many moments are kept at hand, and how many fetched ahead to each side. */
const KEPT = 80;
const AHEAD = 3;

/** A record that somebody steps through. The moments around the one that is shown are fetched ahead. */
export class Reader {
  /** The step that is asked for; the look follows as soon as it is there. */
  step = $state(0);
  viewer = $state<Viewer>(null);
  snapshot = $state.raw<Snapshot | null>(null);
  steps = $state.raw<Step[]>([]);
  #moments = new Map<string, Promise<Snapshot>>();

  private constructor(
    private readonly reading: Reading,
    viewer: Viewer,
  ) {
    this.viewer = viewer;
  }

  /** Step through a record, seen by this viewer first. */
  static async open(reading: Reading, viewer: Viewer): Promise<Reader> {
    const reader = new Reader(reading, viewer);
    await reader.#listen();
    return reader;
  }

  get about(): ReadingJson {
    return this.reading.about;
  }

  get last(): number {
    return this.about.stops.length - 1;
  }

  /** Go to a step; beyond the ends is at the ends. */
  async go(step: number): Promise<void> {
    this.step = Math.max(0, Math.min(this.last, step));
    const wanted = this.step;
    const viewer = this.viewer;
    const snapshot = await this.#moment(wanted, viewer);
    if (wanted !== this.step || viewer !== this.viewer) return; // Somebody has gone on meanwhile.
    this.snapshot = snapshot;
    for (let away = 1; away <= AHEAD; away++) {
      for (const other of [wanted + away, wanted - away]) {
        if (other >= 0 && other <= this.last) void this.#moment(other, viewer);
      }
    }
  }

  /** Look at the same moment through other eyes. */
  async through(viewer: Viewer): Promise<void> {
    this.viewer = viewer;
    await this.go(this.step);
    await this.#listen();
  }

  /** What this viewer was told, from the first question to the last. */
  async #listen(): Promise<void> {
    const viewer = this.viewer;
    const { log } = await this.#moment(this.last, viewer);
    if (viewer === this.viewer) this.steps = stepsOf(this.about.stops, log);
  }

  #moment(step: number, viewer: Viewer): Promise<Snapshot> {
    const key = `${step} ${viewer}`;
    const found = this.#moments.get(key) ?? this.reading.moment(this.about.stops[step] ?? 0, viewer);
    // What was asked for last is forgotten last.
    this.#moments.delete(key);
    this.#moments.set(key, found);
    const [oldest] = this.#moments.keys();
    if (this.#moments.size > KEPT && oldest !== undefined) this.#moments.delete(oldest);
    return found;
  }
}
