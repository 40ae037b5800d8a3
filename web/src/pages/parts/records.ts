import { Refused, type Engine } from "../../engine/engine.svelte";
import { headersOf, splitRecords as recordsIn } from "../../replay/record";
import { dayOf } from "../../session/seating";
import { keepTable, newId, type KeptTable } from "../../store/tables";
import type { Message } from "../../wire/types";

const FIRST = /^\uFEFF?\s*\[partie "/;

/** What became of one record of a file: kept, here already, or refused with the reason. */
export type Taken =
  | { kind: "kept"; table: KeptTable }
  | { kind: "known" }
  | { kind: "refused"; number: number; game: string; says: Message }
  | { kind: "none" };

/** The records of a file; nothing if it begins with anything else. */
export function splitRecords(text: string): string[] {
  return FIRST.test(text) ? recordsIn(text) : [];
}

/** The game that a record names, before anybody has read it. */
export function gameOf(record: string): string {
  return headersOf(record)["game"] ?? "";
}

/** What a saved record is called on a disk. */
export function fileName(table: Pick<KeptTable, "game" | "id" | "created">): string {
  return `partie-${table.game}-${dayOf(new Date(table.created))}-${table.id.slice(0, 4)}.txt`;
}

/** The scores as a score sheet says them: 41 : 38. */
export function scoreOf(scores: number[]): string {
  return scores.join(" : ");
}

/** The seats that came first; nobody if the game's own opponent did. */
export function winners(places: number[]): number[] {
  return places.flatMap((place, seat) => (place === 1 ? [seat] : []));
}

/** Read every record of a file and keep those that can be played through. */
export async function takeFile(engine: Engine, text: string, known: KeptTable[]): Promise<Taken[]> {
  const records = splitRecords(text);
  if (records.length === 0) return [{ kind: "none" }];
  const taken: Taken[] = [];
  const here = new Set(known.map((table) => table.record.trim()));
  for (const [i, record] of records.entries()) {
    if (here.has(record.trim())) {
      taken.push({ kind: "known" });
      continue;
    }
    try {
      const table = await readTable(engine, record);
      await keepTable(table);
      here.add(record.trim());
      taken.push({ kind: "kept", table });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      taken.push({ kind: "refused", number: i + 1, game: gameOf(record), says: error.broken.says });
    }
  }
  return taken;
}

async function readTable(engine: Engine, record: string): Promise<KeptTable> {
  const reading = await engine.call("read", record);
  const { outcome } = await engine.call("moment", reading.last, null);
  const day = Date.parse(reading.headers["date"] ?? "");
  return {
    id: newId(),
    game: reading.headers["game"] ?? "",
    players: reading.players,
    bots: reading.players.map(() => ""),
    options: {},
    seed: reading.headers["seed"] ?? "",
    record,
    created: Number.isNaN(day) ? Date.now() : day,
    changed: Date.now(),
    over: reading.over,
    scores: outcome?.scores ?? [],
    places: outcome?.places ?? [],
    question: reading.last,
    imported: true,
  };
}

/** The record that may leave this device now: all of a finished game, of a running one what the seat knows. */
export async function recordFor(engine: Engine, table: KeptTable, seat: number): Promise<string> {
  if (table.over || table.imported) return table.record;
  await engine.call("resume", table.record, table.seed, table.bots);
  return engine.call("download", seat);
}
