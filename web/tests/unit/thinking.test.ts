/** Bots that think apart: when they begin, when they answer, and what becomes of a thought that is of no use. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Engine } from "../../src/engine/engine.svelte";
import { Refused } from "../../src/model/refused";
import { LocalTable } from "../../src/tables/local/table";
import type { KeptTable } from "../../src/store/tables";
import type { Thought } from "../../src/wire/types";

vi.mock("../../src/store/tables", () => ({
  keepTable: () => Promise.resolve(),
  newId: () => "id",
  newSeed: () => "luck",
}));

const ME = 0;

/** A table that asks everybody the same question, again and again. */
class Table {
  question = 1;
  waiting: number[];
  calls: string[] = [];
  /** Refuse the next thought. */
  isChanged = false;
  readonly state = "ready";

  constructor(private readonly seats: number) {
    this.waiting = this.#everybody();
  }

  #everybody(): number[] {
    return Array.from({ length: this.seats }, (_, seat) => seat);
  }

  #given(seat: number): void {
    this.waiting = this.waiting.filter((each) => each !== seat);
    if (this.waiting.length > 0) return;
    this.question++;
    this.waiting = this.#everybody();
  }

  call(name: string, ...args: unknown[]): Promise<unknown> {
    this.calls.push(name);
    switch (name) {
      case "status":
        return Promise.resolve({ waiting: this.waiting, question: this.question, over: false, outcome: null });
      case "record":
        return Promise.resolve(`record of ${this.question}`);
      case "snapshot":
        return Promise.resolve({ since: 0, log: [] });
      case "answer":
        this.#given(args[0] as number);
        break;
      case "undo":
        this.waiting = [args[0] as number, ...this.waiting];
        return Promise.resolve(true);
      case "bot":
        this.#given(this.waiting.find((seat) => seat !== ME) ?? -1);
        return Promise.resolve(1);
      case "act_on": {
        const thought = args[0] as Thought;
        if (this.isChanged || thought.question !== this.question) {
          this.isChanged = false;
          return Promise.reject(new Refused({ kind: "stale", says: { key: "reason-too-late", args: {} } }));
        }
        this.#given(thought.seat);
      }
    }
    return Promise.resolve(null);
  }

  /** What the bots did here. */
  get bots(): string[] {
    return this.calls.filter((name) => name === "bot" || name === "act_on");
  }
}

/** Where bots think, as long as the test likes. */
class Mind {
  state = "ready";
  woken = 0;
  asked: { seat: number; record: string; end(thought: Thought): void; die(): void }[] = [];

  wake(): void {
    this.woken++;
  }

  call(_name: string, record: string, _seed: string, _bots: string[], seat: number): Promise<unknown> {
    return new Promise((end, reject) => this.asked.push({ seat, record, end, die: () => reject(new Error("dead")) }));
  }

  /** The thought that was begun last comes to its end. */
  end(question: number): void {
    const last = this.asked.at(-1);
    last?.end({ seat: last.seat, question, part: 0, texts: ["pass"], seen: "" });
  }
}

let table: Table;
let mind: Mind;
let session: LocalTable;

const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));
const answer = (): Promise<void> => session.answer(ME, table.question, 0, "pass");

async function sit(bots: string[]): Promise<void> {
  table = new Table(bots.length);
  const kept = { id: "id", game: "", bots, players: bots, record: "record of 1", seed: "seed" } as unknown as KeptTable;
  session = await LocalTable.resume(
    table as unknown as Engine,
    mind as unknown as Engine,
    kept,
    { milliseconds: () => 0 },
    () => undefined,
  );
  await session.snapshot(ME);
  await rest();
}

beforeEach(() => {
  mind = new Mind();
});

describe("a bot that looks ahead", () => {
  it("thinks while a person thinks, and answers after them", async () => {
    await sit(["", "master"]);
    expect(mind.asked).toMatchObject([{ seat: 1, record: "record of 1" }]);
    mind.end(1);
    await rest();
    expect(table.bots).toEqual([]);
    await answer();
    await rest();
    expect(table.bots).toEqual(["act_on"]);
    expect(mind.asked).toMatchObject([{ seat: 1 }, { seat: 1, record: "record of 2" }]);
  });

  it("keeps nobody waiting who looks or takes back", async () => {
    await sit(["", "master"]);
    await answer();
    await rest();
    await expect(session.foresee(ME, ["pass"])).resolves.toBeNull();
    await expect(session.undo(ME)).resolves.toBe(true);
    expect(table.bots).toEqual([]);
  });

  it("waits again, and thinks no second time, where a sealed answer is taken back", async () => {
    await sit(["", "master"]);
    await answer();
    await session.undo(ME);
    mind.end(1);
    await rest();
    expect(table.bots).toEqual([]);
    await answer();
    await rest();
    expect(table.bots).toEqual(["act_on"]);
    expect(mind.asked.filter(({ record }) => record === "record of 1")).toHaveLength(1);
  });

  it("thinks again where it saw something else", async () => {
    await sit(["", "master"]);
    table.isChanged = true;
    mind.end(1);
    await answer();
    await rest();
    expect([table.question, mind.asked.length]).toEqual([1, 2]);
    mind.end(1);
    await rest();
    expect(table.question).toBe(2);
  });

  it("throws away what it thought of a question that is asked no more", async () => {
    await sit(["", "master"]);
    mind.end(1);
    table.question = 7;
    await answer();
    await rest();
    expect(table.bots).toEqual([]);
    mind.end(7);
    await rest();
    expect(table.bots).toEqual(["act_on"]);
  });

  it("begins after the bot before it, and not at all once the table is left", async () => {
    await sit(["", "expert", "regular"]);
    expect(mind.asked.map(({ seat }) => seat)).toEqual([1]);
    mind.end(1);
    await rest();
    expect(mind.asked.map(({ seat }) => seat)).toEqual([1, 2]);
    await answer();
    session.leave();
    mind.end(1);
    await rest();
    expect(table.bots).toEqual([]);
  });
});

describe("a bot thinks at the table", () => {
  it("where no bot of the table looks ahead", async () => {
    await sit(["", "regular"]);
    await answer();
    await rest();
    expect([mind.woken, mind.asked.length, table.bots]).toEqual([0, 0, ["bot"]]);
  });

  it("where the engine for it has not come", async () => {
    mind.state = "failed";
    await sit(["", "master"]);
    await answer();
    await rest();
    expect([mind.woken, mind.asked.length, table.bots]).toEqual([1, 0, ["bot"]]);
  });

  it("where that engine dies over a thought", async () => {
    await sit(["", "master"]);
    await answer();
    mind.asked[0]?.die();
    await rest();
    expect(table.bots).toEqual(["bot"]);
    await answer();
    await rest();
    expect([mind.asked.length, table.bots]).toEqual([1, ["bot", "bot"]]);
  });
});

describe("bots that answer the same question", () => {
  it("are told together, and kept once", async () => {
    await sit(["", "regular", "regular", "regular"]);
    const told: string[] = [];
    session.onchange(({ kind }) => told.push(kind));
    await answer();
    await rest();
    expect(table.bots).toHaveLength(3);
    expect(told.filter((kind) => kind === "changed")).toHaveLength(2); // the person's answer, and theirs
  });
});
