import { engine } from "../../engine/engine.svelte";
import { Refused } from "../../model/refused";
import { ONLOOKER } from "../../model/viewer";
import type { FromClient, FromServer, Say, TableCard, Talk } from "../../wire/online";
import type { Considered, EventJson, Foreseen, Message, Snapshot, ViewText } from "../../wire/types";
import { Connection, type Plug } from "../../server/connection";
import { merge } from "./merge";
import { OwnPreviews, type Asks, type Previews } from "./previews";
import type { Can, Eyes, Happening, Table } from "../table";
import { server, type Server, socketAddress } from "./api";

/** Why a server closes a table for good: another window has it, the browser was signed out, or the seat went elsewhere. */
const FOR_GOOD = ["elsewhere", "ended", "moved"];

/** Milliseconds within which the view follows an answer that was acknowledged. */
const SOON = 1_000;

/** What is said to the server but for its number, which it gets when it is sent. */
type Said = FromClient extends infer Each ? (Each extends FromClient ? Omit<Each, "ref"> : never) : never;

/** A phrase, or free text. */
type Spoken = Pick<Say, "key" | "args" | "text">;

/** Something said to the server that it has not answered yet. */
interface Open {
  said: Said;
  /** Whether it has gone through some socket. */
  isSent: boolean;
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/** What the rest of the world is for a session; a test brings its own. */
export interface Surroundings {
  plug: Plug;
  server: Server;
  previews(asks: Asks): Previews;
}

const USUAL: Surroundings = {
  plug: (url) => new WebSocket(url),
  server,
  previews: (asks) => new OwnPreviews(asks, engine),
};

/** A table that a server keeps, through one pair of eyes: one socket, opened again whenever it breaks. */
export class ServedTable implements Table {
  #listeners = new Set<(happening: Happening) => void>();
  #snapshot: Snapshot | null = null;
  #version = 0;
  /** Counts every look and every change, on whichever socket. */
  #seen = 0;
  /** Who waits for the next look. */
  #waiting: ((snapshot: Snapshot) => void)[] = [];
  #ref = 0;
  #open = new Map<number, Open>();
  /** Nothing is said on a socket before its first look: what is said again must fit what is seen. */
  #hasLook = false;
  #older: Promise<void> | null = null;
  #isLost = false;
  #isBehind = false;
  /** When the clocks were last told. */
  #toldClocks = performance.now();
  readonly #connection: Connection;
  readonly #previews: Previews;

  constructor(
    private known: TableCard,
    private readonly eyes: Eyes,
    private readonly world: Surroundings = USUAL,
    /** The highest question that was ever seen at this table. */
    public seen = 0,
  ) {
    this.#previews = world.previews({
      foresee: (texts) => this.#say<Foreseen | null>({ kind: "foresee", texts }),
      whyNot: (text) => this.#say<Message | null>({ kind: "why_not", text }),
      hint: () => this.#say<Considered[]>({ kind: "hint" }),
      view: (told) => this.#say<ViewText | null>({ kind: "view", told }),
    });
    this.#connection = new Connection(() => socketAddress(known.table, eyes, this.seen), world.plug, {
      heard: (text) => this.#hear(JSON.parse(text) as FromServer),
      lost: (until) => this.#lose(until),
      stirred: () => this.#stir(),
    });
  }

  get id(): string {
    return this.known.table;
  }

  get game(): string {
    return this.known.game;
  }

  get players(): string[] {
    return this.#snapshot?.players ?? this.known.players.map(({ name }) => name);
  }

  get viewers(): number[] {
    return ["seat" in this.eyes ? this.eyes.seat : ONLOOKER];
  }

  get bots(): string[] {
    return this.known.players.map(({ bot }) => bot);
  }

  /** Others sit elsewhere, and the server keeps the record: it gives it out once the game is over. */
  get can() {
    const { known } = this;
    const { clocks, players } = known;
    return {
      learning: null,
      lesson: null,
      claims: { claim: (says: Message) => this.#claim(says) },
      talk: {
        say: (said: Spoken) => this.#say<void>({ kind: "say", ...said }),
        listen: (after: number) => this.#say<Talk | null>({ kind: "listen", after }),
      },
      others: {
        card: known,
        away: players.filter(({ here, bot }) => !here && bot === "").map(({ seat }) => seat),
        programs: players.filter(({ program }) => program).map(({ seat }) => seat),
      },
      clocks: clocks && { clocks, at: this.#toldClocks },
      older: () => this.#bringOlder(),
      connection: { isBehind: this.#isBehind, retry: () => this.#connection.retry() },
      next:
        "seat" in this.eyes
          ? { rematch: () => this.#rematch(), again: null, offer: known.offered ? known : null }
          : null,
      record: { isOpenAt: ({ over }: Pick<Snapshot, "over">) => over, mayMove: false },
    } satisfies Can;
  }

  /** The newest look; before the first one has come, that one. */
  snapshot(seat: number): Promise<Snapshot> {
    if (!this.viewers.includes(seat)) throw new Error(`seat ${seat} does not sit at this screen`);
    return this.#snapshot ? Promise.resolve(this.#snapshot) : this.#nextLook();
  }

  async answer(_seat: number, question: number, part: number, text: string): Promise<void> {
    const seen = this.#seen;
    await this.#say({ kind: "answer", question, part, text });
    // What came of it may be told after it is acknowledged: until then the old view must not be answered again.
    // After one that was given twice, nothing comes.
    if (seen === this.#seen) await Promise.race([this.#nextLook(), new Promise((late) => setTimeout(late, SOON))]);
  }

  undo(): Promise<boolean> {
    return this.#say<boolean>({ kind: "undo" });
  }

  foresee(seat: number, texts: string[]): Promise<Foreseen | null> {
    return this.#previews.foresee(seat, texts);
  }

  whyNot(seat: number, text: string): Promise<Message | null> {
    return this.#previews.whyNot(seat, text);
  }

  hint(): Promise<Considered[]> {
    return this.#previews.hint();
  }

  #claim({ key, args }: Message): Promise<void> {
    return this.#say({ kind: "claim", key, args });
  }

  async entrust(seat: number, bot: string): Promise<void> {
    this.#seat(await this.world.server.entrust(this.id, seat, bot));
  }

  mayEntrust(seat: number): boolean {
    return "seat" in this.eyes && this.known.mine.includes(seat);
  }

  /** Have the lines of the log that the first look left out. However often it is asked for, they come once. */
  #bringOlder(): Promise<void> {
    this.#older ??= this.#fetchOlder().finally(() => (this.#older = null));
    return this.#older;
  }

  async #rematch(): Promise<string> {
    return `/online/${await this.world.server.rematch(this.id)}`;
  }

  onchange(listener: (happening: Happening) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  leave(): void {
    this.#listeners.clear();
    this.#connection.close();
  }

  #hear(told: FromServer): void {
    if (this.#isLost) {
      this.#isLost = false;
      this.#tell({ kind: "online" });
    }
    switch (told.kind) {
      case "look":
        this.#look(told.snapshot, told.version);
        if (this.#hasLook) return;
        this.#hasLook = true;
        return this.#sayAgain();
      case "change":
        // Something was missed: a new socket begins with a complete look.
        if (!this.#snapshot || told.version !== this.#version + 1) return this.#connection.reopen();
        return this.#look(merge(this.#snapshot, told), told.version);
      case "behind":
        this.seen = 0; // From here on it counts what the server knows.
        this.#isBehind = true;
        return this.#tell({ kind: "behind" });
      case "done":
        return this.#take(told.ref)?.resolve(told.result);
      case "refused":
        return this.#take(told.ref)?.reject(new Refused(told.why));
      case "seats":
        return this.#seat(told.card);
      case "clocks":
        return this.#seat({ ...this.known, clocks: told.clocks });
      case "claimed":
        return this.#tell({ kind: "claimed", claim: { seat: told.seat, question: told.question, says: told.says } });
      case "said":
        return this.#tell({ kind: "said", line: told.line });
      case "bye":
        if (!FOR_GOOD.includes(told.why)) return;
        this.#connection.close();
        this.#tell({ kind: "taken" });
    }
  }

  #look(snapshot: Snapshot, version: number): void {
    this.#snapshot = snapshot;
    this.#version = version;
    this.seen = Math.max(this.seen, snapshot.question);
    this.#seen++;
    this.#previews.look(snapshot.asked !== null);
    this.#tell({ kind: "changed" });
    for (const wake of this.#waiting.splice(0)) wake(snapshot);
  }

  #nextLook(): Promise<Snapshot> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #seat(card: TableCard): void {
    this.known = card;
    this.#toldClocks = performance.now();
    this.#tell({ kind: "seats" });
  }

  #say<Result>(said: Said): Promise<Result> {
    return new Promise<Result>((resolve, reject) => {
      const ref = ++this.#ref;
      this.#open.set(ref, { said, isSent: false, resolve: (result) => resolve(result as Result), reject });
      if (this.#hasLook) this.#send(ref);
      else if (isPassing(said)) this.#take(ref)?.resolve(null);
    });
  }

  #send(ref: number): void {
    const open = this.#open.get(ref);
    if (!open) return;
    open.isSent = true;
    this.#connection.send(JSON.stringify({ ...open.said, ref } satisfies FromClient));
  }

  /** What was not answered before the connection broke is said again, in the same order, with new numbers. */
  #sayAgain(): void {
    const left = [...this.#open.values()];
    this.#open.clear();
    for (const open of left) {
      const ref = ++this.#ref;
      this.#open.set(ref, open);
      this.#send(ref);
    }
  }

  #take(ref: number): Open | undefined {
    const open = this.#open.get(ref);
    this.#open.delete(ref);
    return open;
  }

  #lose(until: number | null): void {
    this.#hasLook = false;
    for (const [ref, { said, isSent }] of [...this.#open]) {
      if (isPassing(said)) this.#take(ref)?.resolve(null);
      // Nobody knows whether it was heard; said again it might be heard twice. Whoever said it may say it again.
      else if (said.kind === "say" && isSent) this.#take(ref)?.reject(new Error("the connection is lost"));
      // Nobody knows whether it was taken back; said again it might take back one more. The next look tells.
      else if (said.kind === "undo" && isSent) this.#take(ref)?.resolve(true);
    }
    if (until === null) return;
    this.#isLost = true;
    this.#tell({ kind: "offline", until });
  }

  /** Ask for nothing, so that something must be heard. Before the first look there is nothing to ask: a new socket tells all. */
  #stir(): void {
    if (this.#hasLook) void this.#say({ kind: "older", before: 0 });
    else this.#connection.reopen();
  }

  async #fetchOlder(): Promise<void> {
    const { since } = this.#snapshot ?? (await this.#nextLook());
    if (since === 0) return;
    const lines = await this.#say<EventJson[]>({ kind: "older", before: since });
    const now = this.#snapshot;
    // What was taken back meanwhile may have cut the log before this line: then it is asked for when it is next wanted.
    if (!now || now.since !== since) return;
    this.#snapshot = { ...now, since: since - lines.length, log: [...lines, ...now.log] };
    this.#tell({ kind: "changed" });
  }

  #tell(happening: Happening): void {
    for (const listener of [...this.#listeners]) listener(happening);
  }
}

/** What is only of use at once: nobody waits for it when the connection is lost. */
function isPassing({ kind }: Said): boolean {
  return kind === "foresee" || kind === "why_not" || kind === "view" || kind === "claim" || kind === "listen";
}
