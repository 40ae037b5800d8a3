import type { Happening, Session } from "../session/session";
import { Refused } from "../session/tables";
import type { Considered, EventJson, Snapshot, Message, Option } from "../wire/types";
import { Places } from "./places.svelte";
import { keepRead, readSoFar } from "./reading";

/** Milliseconds within which two taps are one. */
const DOUBLE_TAP = 600;

/** Whether a whole answer waits for a second tap. */
export type Confirms = () => boolean;

/**
 * Persons sitting at one screen: whose eyes look now, what they see, and what they are asked. Between two persons the
 * screen shows nobody's view until the next one says that nobody else looks.
 */
export class Sitting {
  /** The table through the eyes that look now; null while nobody may look. */
  snapshot = $state.raw<Snapshot | null>(null);
  /** Whose turn it is to come to the screen. */
  next = $state<number | null>(null);
  /** A bot that thinks. */
  thinking = $state<number | null>(null);
  /** What was refused, or went wrong, to be told once. */
  refusal = $state.raw<Message | null>(null);
  hints = $state.raw<Considered[] | null>(null);
  failure = $state("");
  /** The table is open in another window now. */
  isTaken = $state(false);
  /** An answer is on its way: nothing else can be answered meanwhile. */
  busy = $state(false);
  /** What was told since this viewer last answered. */
  fresh = $state.raw<EventJson[]>([]);

  readonly places: Places;
  #viewer: number;
  #read: Map<number, number>;
  #looks = 0;
  #answered = 0;
  #refreshed: Promise<void> = Promise.resolve();
  #stop: () => void;

  constructor(
    readonly session: Session,
    confirms: Confirms,
  ) {
    this.#viewer = session.viewers[0] ?? 0;
    this.#read = readSoFar(session.id);
    this.places = new Places({
      answer: (option) => void this.answer(option),
      foresee: (option) => session.foresee(this.#viewer, [option.text]),
      whyNot: (text) => session.whyNot(this.#viewer, text),
      confirms,
      refused: (why) => (this.refusal = why),
    });
    this.#stop = session.onchange((happening) => this.#hear(happening));
  }

  /** Whether the last answer is long enough ago that a tap cannot be the second half of a double one. */
  isSettled(): boolean {
    return !this.busy && performance.now() - this.#answered > DOUBLE_TAP;
  }

  get viewer(): number {
    return this.#viewer;
  }

  /** Whether several persons share this screen. */
  get shared(): boolean {
    return this.session.viewers.length > 1;
  }

  /** Sit down: look at the table, and let the bots begin. */
  async begin(): Promise<void> {
    // Nobody has looked yet: where several share the screen, the first must come to it.
    await this.refresh(this.shared);
  }

  /** The person whose turn it is says that nobody else looks. */
  async come(): Promise<void> {
    if (this.next === null) return;
    this.#viewer = this.next;
    this.next = null;
    await this.refresh();
  }

  async answer(option: Option): Promise<void> {
    const snapshot = this.snapshot;
    if (!snapshot || this.busy) return;
    this.busy = true;
    this.#answered = performance.now();
    this.refusal = null;
    this.hints = null;
    this.#read.set(this.#viewer, snapshot.log.length);
    keepRead(this.session.id, this.#read);
    try {
      await this.session.answer(this.#viewer, snapshot.question, snapshot.asked?.part ?? 0, option.text);
      await this.#refreshed; // Until the new view is there, the old one must not be answered again.
    } catch (error) {
      if (!(error instanceof Refused)) return this.#fail(error);
      this.refusal = error.broken.says;
      await this.refresh();
    } finally {
      this.busy = false;
    }
  }

  async undo(): Promise<void> {
    if (!this.snapshot?.may_undo || this.busy) return;
    this.refusal = null;
    try {
      const done = await this.session.undo(this.#viewer);
      await this.#refreshed;
      if (!done) this.refusal = { key: "undo-too-late", args: {} };
    } catch (error) {
      this.#fail(error);
    }
  }

  async advise(): Promise<void> {
    if (!this.snapshot?.asked || this.busy) return;
    this.busy = true;
    try {
      this.hints = await this.session.hint(this.#viewer);
    } catch (error) {
      this.#fail(error);
    } finally {
      this.busy = false;
    }
  }

  /** Look again through the same eyes, or let the next person come. */
  async refresh(hidden = false): Promise<void> {
    const looking = ++this.#looks;
    try {
      const snapshot = await this.session.snapshot(this.#viewer);
      if (looking !== this.#looks) return; // A later look has overtaken this one.
      const waiting = this.session.viewers.filter((seat) => snapshot.waiting.includes(seat));
      const turn = waiting.includes(this.#viewer) ? this.#viewer : waiting[0];
      if (turn !== undefined && (hidden || turn !== this.#viewer)) return this.#handOver(turn);
      if (this.next !== null && turn !== undefined) return;
      this.next = null;
      this.fresh = snapshot.log.slice(this.#read.get(this.#viewer) ?? snapshot.log.length);
      this.snapshot = snapshot;
      this.places.ask(snapshot.asked, snapshot.interjections);
    } catch (error) {
      this.#fail(error);
    }
  }

  leave(): void {
    this.#stop();
    this.session.leave();
  }

  #handOver(seat: number): void {
    this.snapshot = null;
    this.hints = null;
    this.refusal = null;
    this.places.ask(null);
    this.next = seat;
  }

  #hear(happening: Happening): void {
    if (happening.kind === "thinking") this.thinking = happening.seat;
    else if (happening.kind === "failed") this.#fail(happening.error);
    else if (happening.kind === "taken") this.isTaken = true;
    else {
      this.thinking = null;
      this.#refreshed = this.refresh();
    }
  }

  #fail(error: unknown): void {
    this.failure = error instanceof Error ? error.message : String(error);
  }
}
