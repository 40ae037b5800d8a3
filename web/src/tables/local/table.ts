import type { Engine } from "../../engine/engine.svelte";
import { headersOf, listOf } from "../../model/record";
import { Refused } from "../../model/refused";
import { FAIR, headersOn, movedOn, personsOf } from "../../model/seating";
import { askInPassing } from "../../store/persist";
import { keepTable, newId, newSeed, type KeptLesson, type KeptTable } from "../../store/tables";
import type { Calls, Considered, EventJson, Foreseen, Message, Seating } from "../../wire/types";
import { levelOf } from "../../words/names";
import { Course } from "./course";
import type { Can, Happening, Looked, Table } from "../table";
import { Thinker } from "./thinker";

/** How long a bot waits before it answers, so that a person can follow, and take a slip back. */
export interface Pace {
  milliseconds(): number;
}

/** A table in this browser: the engine's worker plays it, IndexedDB keeps it. */
export class LocalTable implements Table {
  #listeners = new Set<(happening: Happening) => void>();
  #asked = performance.now();
  #left = false;
  #looked = false;
  #playing: Promise<void> | null = null;
  #keeping: Promise<void> = Promise.resolve();
  readonly #thinker: Thinker;
  /** What is taught here, as long as somebody learns. */
  #course: Course | null = null;
  /** The log of each seat as far as it is here: only what is new comes from the worker. */
  #logs = new Map<number, EventJson[]>();

  private constructor(
    private readonly engine: Engine,
    private kept: KeptTable,
    private readonly pace: Pace,
    private readonly mind: Engine,
    private readonly release: () => void,
  ) {
    this.#thinker = new Thinker(mind);
    const step = (...args: Parameters<Calls["lesson_step"]>) => this.#call("lesson_step", ...args);
    if (kept.lesson) this.#course = new Course(kept.game, step, kept.lesson);
  }

  /** Open a new table and keep it; bots think in `mind`. */
  static async open(
    engine: Engine,
    mind: Engine,
    seating: Seating,
    pace: Pace,
    seed: string = newSeed(),
  ): Promise<LocalTable> {
    await engine.call("open", seating, seed);
    return LocalTable.#begin(engine, mind, pace, seating, seed);
  }

  /** Open the table of a game's lesson and keep it. */
  static async learn(engine: Engine, mind: Engine, game: string, pace: Pace): Promise<LocalTable> {
    const { seating, seed, steps } = await engine.call("open_lesson", game);
    return LocalTable.#begin(engine, mind, pace, seating, seed, {
      told: [],
      answered: "",
      count: steps,
      over: false,
    });
  }

  /** The table that the engine has just opened, kept for the first time. */
  static async #begin(
    engine: Engine,
    mind: Engine,
    pace: Pace,
    { game, players, bots, settings }: Seating,
    seed: string,
    lesson?: KeptLesson,
  ): Promise<LocalTable> {
    const [created, changed] = [Date.now(), Date.now()];
    const fresh = { record: "", created, changed, over: false, scores: [], ranks: [], question: 1, imported: false };
    const kept = { id: newId(), game, players, bots, settings, seed, ...fresh, ...(lesson ? { lesson } : {}) };
    const session = new LocalTable(engine, kept, pace, mind, () => undefined);
    await session.#keep();
    return session;
  }

  /** Sit down again at a table that was kept; `release` gives it free when it is left. */
  static async resume(
    engine: Engine,
    mind: Engine,
    kept: KeptTable,
    pace: Pace,
    release: () => void,
  ): Promise<LocalTable> {
    await engine.call("resume", kept.record, kept.seed, kept.bots);
    return new LocalTable(engine, kept, pace, mind, release);
  }

  get id(): string {
    return this.kept.id;
  }

  get game(): string {
    return this.kept.game;
  }

  get players(): string[] {
    return this.kept.players;
  }

  get viewers(): number[] {
    return personsOf(this.kept);
  }

  get bots(): string[] {
    return this.kept.bots;
  }

  /** Everybody is at this screen, and the record is here. */
  get can(): Can {
    return {
      learning: { weigh: (seat) => this.#weigh(seat) },
      lesson: this.#course && { goAlone: () => this.#goAlone() },
      claims: null,
      talk: null,
      others: null,
      clocks: null,
      older: null,
      connection: null,
      next: { rematch: () => this.#rematch(), again: () => this.#again(), offer: null },
      record: { isOpenAt: () => true, mayMove: true },
    };
  }

  /** What is shown is kept: a look waits until the answers it shows are on the disk. */
  async snapshot(seat: number): Promise<Looked> {
    this.#own(seat);
    const had = this.#logs.get(seat) ?? [];
    const snapshot = await this.#call("snapshot", seat, had.length);
    const log = [...had.slice(0, snapshot.since), ...snapshot.log];
    this.#logs.set(seat, log);
    const looked = await this.#taught({ ...snapshot, since: 0, log });
    await this.#keeping;
    if (!this.#looked) {
      this.#looked = true;
      this.#thinker.wake(this.kept.bots); // only now: nobody waits for it
      this.#play();
    }
    return looked;
  }

  /** A view with what the lesson says of it; how far the learner is by then is kept. */
  async #taught(snapshot: Looked): Promise<Looked> {
    const course = this.#course;
    if (!course) return snapshot;
    const looked = await course.look(snapshot);
    if (this.#course === course && this.kept.lesson !== course.kept) await this.#keepLesson(course.kept);
    return looked;
  }

  async #keepLesson(lesson: KeptLesson | undefined): Promise<void> {
    this.kept = { ...this.kept, lesson };
    await this.#keeping;
    if (!this.#left) await keepTable(this.kept);
  }

  /** The table goes on as any other. */
  async #goAlone(): Promise<void> {
    this.#course = null;
    await this.#keepLesson(undefined);
    this.#tell({ kind: "changed" });
  }

  async answer(seat: number, question: number, part: number, text: string): Promise<void> {
    this.#own(seat);
    const clock = Math.round(performance.now() - this.#asked);
    await this.#call("answer", seat, question, part, text, clock);
    this.#course?.note(text);
    await this.#changed();
    this.#play();
    void askInPassing(); // Now there is something to lose.
  }

  async undo(seat: number): Promise<boolean> {
    this.#own(seat);
    const done = await this.#call("undo", seat);
    this.#logs.clear(); // What was told since is told no more.
    if (done) {
      await this.#changed();
      this.#play();
    }
    return done;
  }

  foresee(seat: number, texts: string[]): Promise<Foreseen | null> {
    this.#own(seat);
    return this.#call("foresee", seat, texts);
  }

  whyNot(seat: number, text: string): Promise<Message | null> {
    this.#own(seat);
    return this.#call("why_not", seat, text);
  }

  hint(seat: number): Promise<Considered[]> {
    this.#own(seat);
    return this.#call("hint", seat, FAIR, newSeed());
  }

  #weigh(seat: number): Promise<Considered[]> {
    this.#own(seat);
    return this.#call("weigh", seat, FAIR, newSeed());
  }

  async entrust(seat: number, bot: string): Promise<void> {
    await this.#call("entrust", seat, bot);
    this.#course = null; // a lesson is for a person
    const { players } = this.kept;
    // A seat that a person took from a bot and gives back is the bot's again, eyes and all, unless nobody else looks.
    const others = this.viewers.filter((each) => each !== seat);
    const isGivenBack = bot !== "" && levelOf(players[seat] ?? "") !== null && others.length > 0;
    const persons = isGivenBack ? others : [...others, seat].sort((one, other) => one - other);
    this.kept = { ...this.kept, bots: this.kept.bots.with(seat, bot), persons };
    this.#thinker.forget(seat);
    this.#thinker.wake(this.kept.bots);
    await this.#changed();
    this.#play();
  }

  mayEntrust(): boolean {
    return true;
  }

  onchange(listener: (happening: Happening) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async #rematch(): Promise<string> {
    const turned = <T>(list: T[]): T[] => [...list.slice(1), ...list.slice(0, 1)];
    const { game, players, settings } = this.kept;
    const bots = this.#seated();
    const seating = { game, players: movedOn(players), bots: turned(bots), settings, salt: [] };
    const today = { ...seating, headers: headersOn(new Date()) };
    return this.#opened(today);
  }

  async #again(): Promise<string> {
    const { game, players, settings, seed, record } = this.kept;
    const salt = listOf(headersOf(record)["words"]);
    const seating = { game, players, bots: this.#seated(), settings, salt, headers: headersOn(new Date()) };
    return this.#opened(seating, seed);
  }

  /** Open another table; its address. */
  async #opened(seating: Seating, seed?: string): Promise<string> {
    const next = await LocalTable.open(this.engine, this.mind, seating, this.pace, seed);
    next.leave();
    return `/table/${next.id}`;
  }

  /** Who sat down: whoever answers for somebody else, or in a bot's place, does not stay for the next game. */
  #seated(): string[] {
    return this.kept.players.map((name) => levelOf(name) ?? "");
  }

  leave(): void {
    this.#left = true;
    this.#thinker.forget();
    this.#listeners.clear();
    this.release();
  }

  /** Another window has taken the table over: nothing may be written to it from here any more. */
  lose(): void {
    this.#left = true;
    this.#thinker.forget();
    this.#tell({ kind: "taken" });
  }

  /** Let the bots answer what they are asked, one after another. */
  #play(): void {
    this.#playing ??= this.#playOn()
      .catch((error: unknown) =>
        this.#tell({ kind: "failed", error: error instanceof Error ? error : new Error(String(error)) }),
      )
      .finally(() => (this.#playing = null));
  }

  async #playOn(): Promise<void> {
    let paused = 0;
    let isUntold = false;
    for (;;) {
      const { waiting, question } = await this.#call("status");
      if (this.#left) return;
      const bots = waiting.filter((seat) => this.kept.bots[seat] !== "");
      if (!isUntold) this.#thinker.begin(this.kept, question, bots);
      // A bot answers after the persons it is asked with: until then they may change their minds.
      const bot = bots.length === waiting.length ? bots[0] : undefined;
      const isNext = bot !== undefined && question === paused && this.#thinker.isDone(bot);
      if (isNext && (await this.#letAnswer(bot))) isUntold = true;
      else if (isUntold) {
        isUntold = false;
        await this.#changed(); // once for all that answer the same question
      } else if (bot === undefined) return;
      else if (!isNext) {
        this.#tell({ kind: "thinking", seat: bot });
        // One pause for a question, however many bots answer it, and in however many parts. They think meanwhile.
        const pause = question === paused ? 0 : this.pace.milliseconds();
        paused = question;
        await Promise.all([new Promise((resolve) => setTimeout(resolve, pause)), this.#thinker.thought(bot)]);
      }
    }
  }

  /** Let a bot answer; false if it saw something else when it thought, and must think again. */
  async #letAnswer(bot: number): Promise<boolean> {
    if (this.#course && (await this.#call("lesson_bot", this.kept.game)) !== null) return true;
    const thought = await this.#thinker.thought(bot);
    this.#thinker.forget(bot);
    if (!thought) return (await this.#call("bot", newSeed())) !== null;
    try {
      await this.#call("act_on", thought);
      return true;
    } catch (error) {
      if (error instanceof Refused) return false;
      throw error;
    }
  }

  /** Keep and tell at the same time: the disk is slow, and the next look does not depend on it. */
  async #changed(): Promise<void> {
    this.#keeping = this.#keep();
    this.#asked = performance.now();
    this.#tell({ kind: "changed" });
    await this.#keeping;
  }

  async #keep(): Promise<void> {
    const [record, { over, outcome, question }] = await Promise.all([this.#call("record"), this.#call("status")]);
    this.kept = {
      ...this.kept,
      lesson: this.#course?.kept,
      record,
      over,
      question,
      scores: outcome?.scores ?? [],
      ranks: outcome?.ranks ?? [],
      changed: Date.now(),
    };
    if (!this.#left) await keepTable(this.kept);
  }

  #call<Name extends keyof Calls>(name: Name, ...args: Parameters<Calls[Name]>): Promise<ReturnType<Calls[Name]>> {
    return this.engine.call(name, ...args);
  }

  /** This screen has the eyes of the persons who sit at it, and of nobody else. */
  #own(seat: number): void {
    if (!this.viewers.includes(seat)) throw new Error(`seat ${seat} does not sit at this screen`);
  }

  #tell(happening: Happening): void {
    for (const listener of this.#listeners) listener(happening);
  }
}
