/** What went wrong, as a text that somebody may hand to whoever can mend it. Nothing is sent from here. */
import { personsOf } from "../../model/seating";
import { tables } from "../../tables/doors";

declare const SITE_VERSION: string;
declare const ENGINE_STAMP: string;

/** Milliseconds that the table and its record may take: an engine that died must come again for it. */
const PATIENCE = 60_000;

/** The table at which it happened, and through whose eyes it was seen. */
export interface Scene {
  table: string;
  seat: number | null;
}

/** The report. Of a running game it holds what the seat may know, and never the seed. */
export async function reportOf(error: string, language: string, scene: Scene | null): Promise<string> {
  const table = scene ? await inTime(tables.find(scene.table)).catch(() => undefined) : undefined;
  const lines = [
    "Partie: a report of something that went wrong. Nobody has it but you.",
    "",
    `version: ${SITE_VERSION}, engine ${ENGINE_STAMP}`,
    `time: ${new Date().toISOString()}`,
    `browser: ${navigator.userAgent}`,
    `language: ${language}`,
    `page: ${location.hash.replace(/^(#\/(?:record|arrive)\/).*/, "$1…")}`,
  ];
  if (table) lines.push(`game: ${table.game}, ${table.players.length} seats`, `question: ${table.question}`);
  lines.push("", "error:", error);
  if (table) {
    const seat = scene?.seat ?? personsOf(table)[0] ?? 0;
    const record = await inTime(tables.record(table, seat)).catch((why: unknown) => `no record: ${String(why)}`);
    lines.push("", "record:", record);
  }
  const text = `${lines.join("\n")}\n`;
  return table && !table.over && table.seed ? text.replaceAll(table.seed, "[seed]") : text;
}

function inTime<Found>(found: Promise<Found>): Promise<Found> {
  return new Promise((resolve, reject) => {
    const watchdog = setTimeout(() => reject(new Error(`nothing came for ${PATIENCE} ms`)), PATIENCE);
    found.then(resolve, reject).finally(() => clearTimeout(watchdog));
  });
}
