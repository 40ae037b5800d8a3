import type { Engine } from "../../engine/engine.svelte";
import { headersOf, recordsIn } from "../../model/record";
import { findLink } from "../../store/links";
import { allTables, findTable, forgetTable, keepTable, newId, type KeptTable } from "../../store/tables";
import type { Checked, Seating, Suspicion } from "../../wire/types";
import { namedNow } from "../../words/names";
import { claim } from "./claim";
import { LocalTable, type Pace } from "./table";
import { Refused } from "../../model/refused";
import { forgetNotes } from "../../store/small";
import { server } from "../served/api";
import { NoSeat, type Table } from "../table";
import type { Reading, Tables, Taken } from "../tables";

/** Tables that the engine's worker plays and IndexedDB keeps; bots that look ahead do it in `mind`. */
export class LocalTables implements Tables {
  constructor(
    private readonly engine: Engine,
    private readonly mind: Engine,
    private readonly pace: Pace,
  ) {}

  get arrival(): Engine {
    return this.engine;
  }

  async ready(): Promise<void> {
    await this.engine.call("games");
  }

  list(): Promise<KeptTable[]> {
    return allTables();
  }

  async find(id: string): Promise<KeptTable | undefined> {
    return (await findTable(id)) ?? this.#served(id);
  }

  forget(id: string): Promise<void> {
    forgetNotes(id);
    return forgetTable(id);
  }

  restore(table: KeptTable): Promise<void> {
    return keepTable(table);
  }

  async open(seating: Seating, seed?: string): Promise<string> {
    const session = await LocalTable.open(this.engine, this.mind, seating, this.pace, seed);
    session.leave();
    return session.id;
  }

  async learn(game: string): Promise<string> {
    const begun = (await allTables()).find((table) => table.game === game && table.lesson?.over === false);
    if (begun) return begun.id;
    const session = await LocalTable.learn(this.engine, this.mind, game, this.pace);
    session.leave();
    return session.id;
  }

  async sit(id: string, takesOver: boolean): Promise<Table> {
    const kept = await findTable(id);
    if (!kept || kept.imported) throw new NoSeat(kept ? "imported" : "missing");
    let session: LocalTable | null = null;
    const release = await claim(id, takesOver, () => session?.lose());
    if (!release) throw new NoSeat("elsewhere");
    try {
      session = await LocalTable.resume(this.engine, this.mind, kept, this.pace, release);
      return session;
    } catch (error) {
      release();
      throw error;
    }
  }

  async takeOver(id: string): Promise<() => void> {
    return (await claim(id, true, () => undefined)) ?? (() => undefined);
  }

  async record(table: KeptTable, seat: number): Promise<string> {
    if (table.over || table.imported) return table.record;
    await this.engine.call("resume", table.record, table.seed, table.bots);
    return this.engine.call("download", seat);
  }

  async take(text: string): Promise<Taken[]> {
    const records = recordsIn(text);
    if (records.length === 0) return [{ kind: "none" }];
    const taken: Taken[] = [];
    const here = new Set((await allTables()).map((table) => table.record.trim()));
    for (const [i, record] of records.entries()) {
      if (here.has(record.trim())) {
        taken.push({ kind: "known" });
        continue;
      }
      try {
        const table = await this.show(record);
        await keepTable(table);
        here.add(record.trim());
        taken.push({ kind: "kept", table });
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        const game = headersOf(record)["game"] ?? "";
        taken.push({ kind: "refused", number: i + 1, game, says: error.broken.says });
      }
    }
    return taken;
  }

  async verify(table: KeptTable): Promise<KeptTable> {
    const { game, players, over, scores, ranks, question } = await this.show(table.record);
    if (players.length !== table.players.length)
      throw new Refused({ kind: "broken", says: { key: "break-start", args: {} } });
    if (!over && !table.imported) await this.engine.call("resume", table.record, table.seed, table.bots);
    return { ...table, game, over, scores, ranks, question: over || table.imported ? question : table.question };
  }

  async read(record: string): Promise<Reading> {
    const about = await this.engine.call("read", record);
    return { about, moment: (at, viewer) => this.engine.call("moment", at, viewer) };
  }

  suspicions(record: string): Promise<Suspicion[]> {
    return this.engine.call("suspicions", record);
  }

  check(record: string): Promise<Checked[]> {
    return this.engine.call("check", record);
  }

  /** A table of a server's, as a record to look at; once it is over, it is kept here. */
  async #served(id: string): Promise<KeptTable | undefined> {
    const known = findLink(id);
    if (!known) return undefined;
    const eyes = known.seat === null ? { key: known.onlookers } : { seat: known.seat };
    const table = { ...(await this.show(await server.record(id, eyes))), id };
    if (table.over) await keepTable(table);
    return table;
  }

  async show(record: string): Promise<KeptTable> {
    const { about, moment } = await this.read(record);
    const { outcome } = await moment(about.last, null);
    const day = Date.parse(about.headers["date"] ?? "");
    return {
      id: newId(),
      game: about.headers["game"] ?? "",
      players: namedNow(about.players),
      bots: about.players.map(() => ""),
      settings: {},
      seed: about.headers["seed"] ?? "",
      record,
      created: Number.isNaN(day) ? Date.now() : day,
      changed: Date.now(),
      over: about.over,
      scores: outcome?.scores ?? [],
      ranks: outcome?.ranks ?? [],
      question: about.last,
      imported: true,
    };
  }
}
