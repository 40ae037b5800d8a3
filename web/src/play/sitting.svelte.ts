import type { Can, Happening, Looked, Next, Table } from "../tables/table";
import type { Considered, EventJson, Snapshot, Message, Option } from "../wire/types";
import { stackOf } from "../browser/crash.svelte";
import { Reel } from "./reel";
import { Notes } from "../kit/notes.svelte";
import { Places } from "../kit/places.svelte";
import { Refused } from "../model/refused";

/** Milliseconds within which two taps are one. */
const DOUBLE_TAP = 600;

/** Milliseconds after which an answer that is on its way is told to be. */
const WONDER = 400;

/** An answer that a seat gives again by itself. */
export interface Repeat {
  seat: number;
  /** The question's name. */
  name: string;
  option: Option;
}

/** An answer that gives much away against a better one. */
export interface Doubted {
  option: Option;
  better: Message;
  /** How many points less are expected of it. */
  points: number;
}

/** Whether a whole answer waits for a second tap. */
export type Confirms = () => boolean;

/** How views follow one another. */
export interface Showing {
  /** Milliseconds that a view is seen after another; `behind` is how many wait after it. */
  lasts(before: Snapshot | null, after: Snapshot, behind: number): number;
  /** Whether something larger is watched between them: nobody is asked anything before its end. */
  isWatched(before: Snapshot | null, after: Snapshot): boolean;
}

const AT_ONCE: Showing = { lasts: () => 0, isWatched: () => false };

/**
 * Persons sitting at one screen: whose eyes look now, what they see, and what they are asked. Between two persons the
 * screen shows nobody's view until the next one says that nobody else looks.
 */
export class Sitting {
  /** The table through the eyes that look now; null while nobody may look. */
  snapshot = $state.raw<Looked | null>(null);
  /** Whose turn it is to come to the screen. */
  next = $state<number | null>(null);
  /** A bot that thinks. */
  thinking = $state<number | null>(null);
  /** What was refused, or went wrong, to be told once. */
  refusal = $state.raw<Message | null>(null);
  hints = $state.raw<Considered[] | null>(null);
  /** An answer that is doubted, until it is given all the same or another is wanted. */
  doubted = $state.raw<Doubted | null>(null);
  failure = $state("");
  /** The table is open in another window now. */
  isTaken = $state(false);
  /** An answer is on its way: nothing else can be answered meanwhile. */
  busy = $state(false);
  /** It has been so for so long that somebody wonders. */
  isSending = $state(false);
  /** Who answers for each seat: a bot's name, nothing for a person. */
  bots = $state.raw<string[]>([]);
  /** Who sits at screens of their own; null where everybody is at this one. */
  others = $state.raw<Can["others"]>(null);
  /** When the connection is tried again, in milliseconds of the clock; null while there is one, or none is needed. */
  lost = $state<number | null>(null);
  /** Whether the server was restored and the table stands where it stood before, until somebody has read it. */
  isBehind = $state(false);
  /** Another player offers a rematch. */
  offer = $state.raw<Next["offer"]>(null);
  clocks = $state.raw<Can["clocks"]>(null);
  /** What was told since this viewer last answered. */
  fresh = $state.raw<EventJson[]>([]);

  #missed: EventJson[] = [];

  /** The view came by skipping what waited before it: nothing of that is played. */
  isSkipped = false;

  /** Whether an answer should be thought over. */
  doubts: ((option: Option) => Doubted | null) | null = null;

  readonly places: Places;
  /** What this device notes of the table. */
  readonly notes: Notes;
  /** Interrupts that a seat answers the same way until it is asked something else: the question, and what it says. */
  repeats = $state.raw<readonly Repeat[]>([]);
  /** The next answer to an interrupt holds until this seat is asked something else. */
  isLasting = $state(false);
  /** Views that came faster than they can be seen. Whoever is asked is asked by the newest, once it is shown. */
  readonly reel: Reel<Looked>;
  #viewer: number;
  #looks = 0;
  #looked = 0;
  /** The newest view, though it may wait to be shown. */
  #newest: Snapshot | null = null;
  #answered = 0;
  #refreshed: Promise<void> = Promise.resolve();
  #stop: () => void;

  constructor(
    readonly session: Table,
    confirms: Confirms,
    private readonly showing: Showing = AT_ONCE,
  ) {
    this.reel = new Reel(
      (snapshot, isSkipped) => this.#show(snapshot, isSkipped),
      (snapshot, behind) => showing.lasts(this.snapshot, snapshot, behind),
    );
    this.#viewer = session.viewers[0] ?? 0;
    const { claims, connection } = session.can;
    this.notes = new Notes(session.id, claims ? ({ says }) => void this.#tell(claims.claim(says)) : undefined);
    this.places = new Places({
      answer: (option) => void this.answer(option),
      foresee: (option) => session.foresee(this.#viewer, [option.text]),
      whyNot: (text) => session.whyNot(this.#viewer, text),
      confirms,
      refused: (why) => (this.refusal = why),
    });
    this.isBehind = connection?.isBehind ?? false; // It may have been told while the screen was being fetched.
    this.#stop = session.onchange((happening) => this.#hear(happening));
  }

  /** Whether the last answer is long enough ago that a tap cannot be the second half of a double one. */
  isSettled(): boolean {
    return !this.busy && performance.now() - this.#answered > DOUBLE_TAP;
  }

  get viewer(): number {
    return this.#viewer;
  }

  /** Whether a bot answers for whoever looks. */
  get isPlayedFor(): boolean {
    return (this.bots[this.#viewer] ?? "") !== "";
  }

  /** Let a bot answer for a seat, or a person again. */
  async entrust(seat: number, bot: string): Promise<void> {
    try {
      await this.session.entrust(seat, bot);
      await this.#refreshed;
    } catch (error) {
      this.fail(error);
    }
  }

  /** Whether several persons share this screen. */
  get shared(): boolean {
    return this.session.viewers.length > 1;
  }

  /** Sit down: look at the table, and let the bots begin. */
  async begin(): Promise<void> {
    // Nobody has looked yet: where several share the screen, the first must come to it.
    if (!this.shared) await this.#fetchMissed();
    await this.refresh(this.shared);
  }

  /** What was told since somebody last looked may be further back than a first look goes. */
  async #fetchMissed(): Promise<void> {
    const seen = this.notes.seenBy(this.#viewer);
    const { older } = this.session.can;
    if (seen === undefined || !older) return;
    try {
      const { since } = await this.session.snapshot(this.#viewer);
      if (since > seen) await older();
    } catch (error) {
      if (!(error instanceof Refused)) throw error; // the newest lines have to do
    }
  }

  /** What was told since whoever looks last looked, up to the view that is shown; once. */
  takeMissed(): EventJson[] {
    return this.#missed.splice(0);
  }

  /** Look at what is shown, and tell what was not seen before. */
  look(): EventJson[] {
    const { snapshot } = this;
    if (!snapshot) return [];
    const seen = this.notes.seenBy(this.#viewer) ?? endOf(snapshot);
    this.notes.noteSeen(this.#viewer, endOf(snapshot));
    return snapshot.log.slice(Math.max(0, seen - snapshot.since));
  }

  /** The person whose turn it is says that nobody else looks. */
  async come(): Promise<void> {
    if (this.next === null) return;
    this.#viewer = this.next;
    this.next = null;
    await this.refresh();
  }

  /** Give an answer. One that is doubted waits until whoever gives it is sure. */
  async answer(option: Option, isSure = false): Promise<void> {
    // What is answered is the newest view; what comes of it waits for nothing that was played before.
    const isOld = this.reel.behind > 0;
    this.reel.skip();
    const snapshot = this.snapshot;
    if (!snapshot || this.busy || isOld) return;
    this.doubted = isSure ? null : (this.doubts?.(option) ?? null);
    if (this.doubted) return;
    if (this.isLasting) this.repeat(option);
    this.isLasting = false;
    this.busy = true;
    this.#answered = performance.now();
    this.refusal = null;
    this.hints = null;
    this.notes.noteRead(this.#viewer, endOf(snapshot));
    const asked = this.places.asked;
    const wonder = setTimeout(() => (this.isSending = true), WONDER);
    try {
      await this.session.answer(this.#viewer, snapshot.question, snapshot.asked?.part ?? 0, option.text);
      await this.#refreshed; // Until the new view is there, the old one must not be answered again.
    } catch (error) {
      this.fail(error);
      if (error instanceof Refused) await this.refresh();
    } finally {
      clearTimeout(wonder);
      this.isSending = false;
      this.busy = false;
      if (this.places.asked === asked && this.reel.behind === 0) this.places.clear(); // The same is asked again: nothing of it is chosen.
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
      this.fail(error);
    }
  }

  async advise(): Promise<void> {
    if (!this.snapshot?.asked || this.busy) return;
    this.busy = true;
    try {
      this.hints = await this.session.hint(this.#viewer);
    } catch (error) {
      this.fail(error);
    } finally {
      this.busy = false;
    }
  }

  /** Look again through the same eyes, or let the next person come. */
  async refresh(hidden = false): Promise<void> {
    const looking = ++this.#looks;
    const viewer = this.#viewer;
    try {
      const snapshot = await this.session.snapshot(viewer);
      if (looking < this.#looked || viewer !== this.#viewer) return; // A later look has overtaken this one.
      this.#looked = looking;
      this.#hearSeats();
      const waiting = this.session.viewers.filter((seat) => snapshot.waiting.includes(seat) && this.bots[seat] === "");
      const turn = waiting.includes(this.#viewer) ? this.#viewer : waiting[0];
      if (turn !== undefined && (await this.#repeated(turn, snapshot))) return;
      if (looking < this.#looked) return;
      if (turn !== undefined && (hidden || turn !== this.#viewer)) return this.#handOver(turn);
      if (this.next !== null && turn !== undefined) return;
      this.next = null;
      const before = this.#newest;
      this.#newest = snapshot;
      const looksOn = { ...snapshot, asked: null, interjections: [], may_undo: false };
      if (this.isPlayedFor) return this.reel.push(looksOn); // Whoever lets a bot play looks on.
      if (this.showing.isWatched(before, snapshot)) this.reel.push(looksOn);
      this.reel.push(snapshot);
    } catch (error) {
      this.fail(error);
    }
  }

  /** Answer this question as now whenever it comes, until this seat is asked something else. */
  repeat(option: Option): void {
    const name = this.snapshot?.asked?.name;
    if (name === undefined) return;
    this.stopRepeating();
    this.repeats = [...this.repeats, { seat: this.#viewer, name, option }];
  }

  /** Ask this seat again. */
  stopRepeating(): void {
    this.repeats = this.repeats.filter(({ seat }) => seat !== this.#viewer);
  }

  /** The answer that this seat gives by itself now. */
  get repeating(): Repeat | undefined {
    return this.repeats.find(({ seat }) => seat === this.#viewer);
  }

  /** Whether a seat was asked what it answers by itself. Anything else it is asked ends that: its turn has come. */
  async #repeated(seat: number, shown: Snapshot): Promise<boolean> {
    const repeat = this.repeats.find((each) => each.seat === seat);
    if (!repeat) return false;
    const { asked, question } = shown.viewer === seat ? shown : await this.session.snapshot(seat);
    if (!asked) return false;
    const isOffered = asked.options.some(({ text }) => text === repeat.option.text);
    if (asked.name !== repeat.name || !isOffered) {
      this.repeats = this.repeats.filter((each) => each !== repeat);
      return false;
    }
    await this.session.answer(seat, question, asked.part, repeat.option.text);
    return true;
  }

  #show(snapshot: Looked, isSkipped: boolean): void {
    this.isSkipped = isSkipped;
    const read = this.notes.readBy(this.#viewer) ?? endOf(snapshot);
    this.fresh = snapshot.log.slice(Math.max(0, read - snapshot.since));
    // What others do meanwhile must not put away what somebody has chosen and not confirmed yet.
    const isSame = this.snapshot?.viewer === snapshot.viewer && isAskedAgain(this.places, snapshot);
    this.snapshot = snapshot;
    if (!document.hidden) this.#missed.push(...this.look());
    if (isSame) return;
    this.doubted = null;
    this.places.ask(snapshot.asked, snapshot.interjections, snapshot.taught?.allow);
  }

  leave(): void {
    this.reel.clear();
    this.#stop();
    this.session.leave();
  }

  #handOver(seat: number): void {
    this.reel.clear();
    this.#newest = null;
    this.snapshot = null;
    this.hints = null;
    this.doubted = null;
    this.refusal = null;
    this.places.ask(null);
    this.next = seat;
  }

  #hear(happening: Happening): void {
    if (happening.kind === "thinking") this.thinking = happening.seat;
    else if (happening.kind === "failed") this.fail(happening.error);
    else if (happening.kind === "taken") this.isTaken = true;
    else if (happening.kind === "behind") this.isBehind = true;
    else if (happening.kind === "offline") this.lost = happening.until;
    else if (happening.kind === "online") this.lost = null;
    else if (happening.kind === "claimed") this.notes.hear(happening.claim);
    else if (happening.kind === "seats") {
      const wasPlayedFor = this.isPlayedFor;
      this.#hearSeats();
      if (this.isPlayedFor !== wasPlayedFor) this.#refreshed = this.refresh();
    } else {
      this.thinking = null;
      this.#refreshed = this.refresh();
    }
  }

  async #tell(claim: Promise<void>): Promise<void> {
    try {
      await claim;
    } catch (error) {
      this.fail(error);
    }
  }

  #hearSeats(): void {
    this.bots = this.session.bots;
    const { others, next, clocks } = this.session.can;
    this.others = others;
    this.offer = next?.offer ?? null;
    this.clocks = clocks;
  }

  /** A refusal is told in passing; anything else ends the sitting. */
  fail(error: unknown): void {
    if (error instanceof Refused) this.refusal = error.broken.says;
    else this.failure = stackOf(error);
  }
}

/** How many lines were told from the beginning of the game on. */
function endOf({ since, log }: Snapshot): number {
  return since + log.length;
}

/** Whether a view asks for exactly what is asked already. */
function isAskedAgain({ asked, interjections, allowed }: Places, now: Looked): boolean {
  const texts = (options: Option[] = []): string => options.map(({ text }) => text).join("\n");
  return (
    asked?.question === now.asked?.question &&
    asked?.part === now.asked?.part &&
    texts(asked?.options) === texts(now.asked?.options) &&
    texts(interjections) === texts(now.interjections) &&
    [...(allowed ?? [])].join("\n") === (now.taught?.allow ?? []).join("\n")
  );
}
