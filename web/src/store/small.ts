/** What this browser keeps besides tables: small texts, each under a name. */
import * as v from "valibot";
import { keeping, type Written } from "./trouble.svelte";

const OURS = "partie.";

/** Names that have a place of their own in a file of everything, or mean nothing on another device. */
const APART = new Set(["partie.settings", "partie.served", "partie.asked"]);

/** What belongs to a table, by its kind; and what belongs to none, by its name. */
export interface Smalls {
  notes: Record<string, Record<string, string>>;
  others: Record<string, string>;
}

/** Everything small that is kept. Its name says to which table it belongs: `partie.KIND.TABLE`. */
export function smallTexts(): Smalls {
  const found: Smalls = { notes: {}, others: {} };
  for (const name of Object.keys(localStorage)) {
    if (!name.startsWith(OURS) || APART.has(name)) continue;
    const text = localStorage.getItem(name) ?? "";
    const [, kind, table] = /^partie\.([^.]+)\.(.+)$/.exec(name) ?? [];
    if (kind && table) found.notes[table] = { ...found.notes[table], [kind]: text };
    else found.others[name] = text;
  }
  return found;
}

/** Write several texts, all of them or none; how to have back what was there before. */
export function writeTexts(texts: ReadonlyMap<string, string>): () => void {
  const before = [...texts.keys()].map((name) => [name, localStorage.getItem(name)] as const);
  const undo = (): void => {
    for (const [name, text] of before) {
      if (text === null) localStorage.removeItem(name);
      else localStorage.setItem(name, text);
    }
  };
  try {
    for (const [name, text] of texts) localStorage.setItem(name, text);
  } catch (error) {
    undo();
    throw error;
  }
  return undo;
}

/** Under which name a text of a table is kept. */
export function nameFor(kind: string, table: string): string {
  return `${OURS}${kind}.${table}`;
}

/** Keep a small text in this browser; where that fails, the reader is told. */
export function writeSmall(what: Written, name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
    keeping.worked(what);
  } catch (error) {
    keeping.failed(what, error);
  }
}

/** A small text that was kept here; something else where there is none, or none of this shape. */
export function readSmall<Value>(
  name: string,
  shape: v.GenericSchema<unknown, Value>,
  otherwise: NoInfer<Value>,
): Value {
  try {
    const found = v.safeParse(shape, JSON.parse(localStorage.getItem(name) ?? "null"));
    return found.success ? found.output : otherwise;
  } catch {
    return otherwise; // a browser that keeps nothing, or something that nobody wrote here
  }
}

/** Under which name the notes of a table are kept. */
export const notesName = (table: string): string => nameFor("notes", table);

/** The notes of a table go with it. */
export function forgetNotes(table: string): void {
  try {
    localStorage.removeItem(notesName(table));
  } catch {
    // Nothing was kept.
  }
}
