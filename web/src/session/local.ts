import type { Engine } from "../engine/engine.svelte";
import { headersOn } from "./seating";
import { keepTable, newId, newSeed, type KeptTable } from "../store/tables";
import type { Calls, Considered, EventJson, Foreseen, Snapshot, Message, Seating } from "../wire/types";
import type { Happening, Session } from "./session";

/** The bot whose advice is asked: it answers at once and is a fair player. */
const ADVISER = "regular";

/** How long a bot waits before it answers, so that a person can follow, and take a slip back. */
export interface Pace {
  milliseconds(): number;
}

/** A table in this browser: the engine's worker plays it, IndexedDB keeps it. */
export class LocalSession implements Session {
  #listeners = new Set<(happening: Happening) => void>();
  #asked = performance.now();
  #left = false;
  #looked = false;
  #playing: Promise<void> | null = null;
  #keeping: Promise<void> = Promise.resolve();
  /** The log of each seat as far as it is here: only what is new comes from the worker. */
  #logs = new Map<number, EventJson[]>();

  private constructor(
    private readonly engine: Engine,
    private kept: KeptTable,
    private readonly pace: Pace,
    private readonly release: () => void,
  ) {}

  /** Open a new table and keep it. */
  static async open(engine: Engine, seating: Seating, pace: Pace): Promise<LocalSession> {
    const seed = newSeed();
    await engine.call("open", seating, seed);
    const now = Date.now();
    const session = new LocalSession(
      engine,
      {
        id: newId(),
        game: seating.game,
        players: seating.players,
        bots: seating.bots,
        settings: seating.settings,
        seed,
        record: "",
        created: now,
        changed: now,
        over: false,
        scores: [],
        ranks: [],
        question: 1,
        imported: false,
      },
      pace,
      () => undefined,
    );
    await session.#keep();
    return session;
  }

  /** Sit down again at a table that was kept; `release` gives it free when it is left. */
  static async resume(engine: Engine, kept: KeptTable, pace: Pace, release: () => void): Promise<LocalSession> {
    await engine.call("resume", kept.record, kept.seed, kept.bots);
    return new LocalSession(engine, kept, pace, release);
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
    return this.kept.bots.flatMap((bot, seat) => (bot === "" ? [seat] : []));
  }

  /** What is shown is kept: a look waits until the answers it shows are on the disk. */
  async snapshot(seat: number): Promise<Snapshot> {
    this.#own(seat);
    const had = this.#logs.get(seat) ?? [];
    const snapshot = await this.#call("snapshot", seat, had.length);
    const log = [...had.slice(0, snapshot.since), ...snapshot.log];
    this.#logs.set(seat, log);
    await this.#keeping;
    if (!this.#looked) {
      this.#looked = true;
      this.#play();
    }
    return { ...snapshot, since: 0, log };
  }

  async answer(seat: number, question: number, part: number, text: string): Promise<void> {
    this.#own(seat);
    const clock = Math.round(performance.now() - this.#asked);
    await this.#call("answer", seat, question, part, text, clock);
    await this.#changed();
    this.#play();
  }

  async undo(seat: number): Promise<boolean> {
    this.#own(seat);
    const done = await this.#call("undo", seat);
    this.#logs.clear(); // What was told since is told no more.
    if (done) await this.#changed();
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
    return this.#call("hint", seat, ADVISER, newSeed());
  }

  onchange(listener: (happening: Happening) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async rematch(): Promise<string> {
    const turned = <T>(list: T[]): T[] => [...list.slice(1), ...list.slice(0, 1)];
    const { game, players, bots, settings } = this.kept;
    const seating = { game, players: turned(players), bots: turned(bots), settings, salt: [] };
    const next = await LocalSession.open(this.engine, { ...seating, headers: headersOn(new Date()) }, this.pace);
    next.leave();
    return next.id;
  }

  leave(): void {
    this.#left = true;
    this.#listeners.clear();
    this.release();
  }

  /** Another window has taken the table over: nothing may be written to it from here any more. */
  lose(): void {
    this.#left = true;
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
    for (;;) {
      const next = await this.#nextBot();
      if (next === undefined) return;
      this.#tell({ kind: "thinking", seat: next.bot });
      if (next.question !== paused) {
        // One pause for a question, however many bots answer it, and in however many parts.
        await new Promise((resolve) => setTimeout(resolve, this.pace.milliseconds()));
        paused = next.question;
        if ((await this.#nextBot()) === undefined) return;
      }
      if ((await this.#call("bot", newSeed())) !== null) await this.#changed();
    }
  }

  /** The bot to answer next. It answers after the persons it is asked with: until then they may change their minds. */
  async #nextBot(): Promise<{ bot: number; question: number } | undefined> {
    if (this.#left) return undefined;
    const { waiting, question } = await this.#call("status");
    const [bot] = waiting;
    if (this.#left || bot === undefined || waiting.some((each) => this.viewers.includes(each))) return undefined;
    return { bot, question };
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
