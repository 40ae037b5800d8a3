/** The door to everything that this browser keeps, as one file: to save it, and to have it back. */
import { Refused } from "../../model/refused";
import { compressed, type Fault, readText, textOf, writeText } from "./file";
import { fatesOf, type Fate, type Fated } from "./merge";
import { settings, settingsIn, type Settings } from "../../store/settings.svelte";
import { tableLinks, textWith, type TableLink } from "../../store/links";
import { nameFor, smallTexts, writeTexts } from "../../store/small";
import { allTables, asWrittenNow, findTable, keepTables, type KeptTable } from "../../store/tables";
import type { Message } from "../../wire/types";
import { cleanName } from "../../model/seating";
import { tables } from "../../tables/doors";
import type { Content } from "./content";

export { askToLast, roomHere, type Room } from "../../store/persist";
export type { Fate, Fated, Fault };

/** The site's own version, as its package says. */
declare const SITE_VERSION: string;

/** What a file would add here. Nothing of it is kept yet. */
export interface Plan {
  tables: Fated[];
  /** Tables of games, or of rules, that this site does not have: they stay in the file. */
  unknown: KeptTable[];
  /** Links to tables on a server that are not here yet, or are newer in the file. */
  links: TableLink[];
  settings: Partial<Settings> | null;
  content: Content;
}

/** Why a file is not used: by its form, or because one of its tables breaks the rules. */
export type Refusal = { fault: Fault } | { fault: "table"; number: number; game: string; says: Message };

/** How far the tables of a file are checked. */
export type Progress = (done: number, all: number) => void;

/** Everything that is kept here, as a file's text. */
export async function everythingHere(): Promise<string> {
  const { notes, others } = smallTexts();
  const values: Record<string, unknown> = { ...settings.values };
  return written({ tables: await allTables(), links: tableLinks(), notes, others, settings: values });
}

/** One table with what is needed to go on with it; null where it is not kept here. */
export async function tableAlone(id: string): Promise<string | null> {
  const table = await findTable(id);
  if (!table) return null;
  const notes = smallTexts().notes[id];
  return written({ tables: [table], links: [], notes: notes ? { [id]: notes } : {}, others: {}, settings: null });
}

function written(content: Content): string {
  return writeText(content, new Date(), SITE_VERSION);
}

/** A text of ours as a file to save. */
export function packed(text: string): Promise<Blob> {
  return compressed(text);
}

/** Look into a file: what it would add here, every table of it checked by the rules. */
export async function lookInto(file: Blob, progress: Progress = () => undefined): Promise<Plan | Refusal> {
  return lookIntoText(await textOf(file), progress);
}

/** The same for a file's text, as a link carries it. */
export async function lookIntoText(text: string | null, progress: Progress = () => undefined): Promise<Plan | Refusal> {
  const content = readText(text);
  if (typeof content === "string") return { fault: content };
  const fated = fatesOf(content.tables.map(asWrittenNow), await allTables());
  const plan: Plan = {
    tables: [],
    unknown: [],
    links: newLinks(content.links),
    settings: content.settings && chosenIn(content.settings),
    content,
  };
  for (const [i, each] of fated.entries()) {
    progress(i, fated.length);
    if (each.fate === "known") {
      plan.tables.push(each);
      continue;
    }
    try {
      plan.tables.push({ ...each, table: await tables.verify(each.table) });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const { kind, says } = error.broken;
      if (kind !== "game") return { fault: "table", number: i + 1, game: each.table.game, says };
      plan.unknown.push(each.table);
    }
  }
  return plan;
}

/** The settings of a file; a name that nobody may have is left out. */
function chosenIn(found: Record<string, unknown>): Partial<Settings> {
  const { name, ...chosen } = settingsIn(found);
  return name === undefined || (name !== "" && cleanName(name) === "") ? chosen : { ...chosen, name: cleanName(name) };
}

/** A link that is here stays as it is, unless the file has seen the table later. Keys of seats are never lost. */
function newLinks(links: readonly TableLink[]): TableLink[] {
  const here = new Map(tableLinks().map((link) => [link.id, link]));
  return links.flatMap((link) => {
    const same = here.get(link.id);
    if (!same) return [link];
    if (link.changed <= same.changed)
      return same.keys.length > 0 || link.keys.length === 0 ? [] : [{ ...same, keys: link.keys }];
    return [link.keys.length > 0 ? link : { ...link, keys: same.keys }];
  });
}

/** Keep what a plan adds: all of it, or nothing. Rejects where the browser cannot keep it. */
export async function restore(plan: Plan, takesSettings: boolean): Promise<void> {
  const added = plan.tables.filter(({ fate }) => fate !== "known");
  // Whoever has a table open would write over it: it is taken from them first.
  const release = await Promise.all(
    added.filter(({ fate }) => fate === "further").map(({ table }) => tables.takeOver(table.id)),
  );
  try {
    const undo = writeTexts(textsOf(plan, added));
    try {
      await keepTables(added.map(({ table }) => table));
    } catch (error) {
      undo();
      throw error;
    }
    if (takesSettings && plan.settings) settings.change(plan.settings);
  } finally {
    for (const each of release) each();
  }
}

/** Small texts come with their tables; a text that is here already is newer than any file. */
function textsOf({ content, links }: Plan, added: readonly Fated[]): Map<string, string> {
  const here = smallTexts();
  const texts = new Map<string, string>();
  const moved = [
    ...added.map(({ from, table }) => [from, table.id] as const),
    ...links.map(({ id }) => [id, id] as const),
  ];
  for (const [from, to] of moved) {
    for (const [kind, text] of Object.entries(content.notes[from] ?? {})) texts.set(nameFor(kind, to), text);
  }
  if (links.length > 0) texts.set(...textWith(links));
  for (const [name, text] of Object.entries(content.others)) if (!(name in here.others)) texts.set(name, text);
  return texts;
}
