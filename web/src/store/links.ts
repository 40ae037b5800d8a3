import * as v from "valibot";
import { ID, NUMBER } from "./shapes";
import { readSmall, writeSmall } from "./small";

/** A table that a server keeps, as this browser remembers it: enough to find it again, and to invite whoever is missing. */
export const TABLE_LINK = v.object({
  id: ID,
  game: v.string(),
  /** As a record writes them; nothing for a seat that is still free. */
  players: v.array(v.string()),
  /** The seat of whoever uses this browser; null for an onlooker. */
  seat: v.nullable(v.pipe(v.number(), v.integer())),
  /** The key of each seat, where the table was made here; nothing for a bot's. */
  keys: v.array(v.string()),
  onlookers: v.string(),
  /** The key of the seat's own link, which brings a guest back in another browser. */
  own: v.exactOptional(v.string()),
  changed: NUMBER,
  over: v.boolean(),
  /** The highest question that was seen there. */
  seen: v.exactOptional(NUMBER),
});
export type TableLink = v.InferOutput<typeof TABLE_LINK>;

/** Those that are links: what is none must not take the keys of the others along. */
const LINKS = v.pipe(
  v.array(v.unknown()),
  v.transform((links) => links.filter((link) => v.is(TABLE_LINK, link))),
);

const NAME = "partie.served";

function all(): TableLink[] {
  return readSmall(NAME, LINKS, []);
}

/** Where nothing can be kept, a table is found by its link alone. */
function keepAll(tables: TableLink[]): void {
  writeSmall("links", NAME, tables);
}

/** What would be kept with these besides, each in the place of one with its name: under which name, and the text. */
export function textWith(tables: readonly TableLink[]): [string, string] {
  const ids = new Set(tables.map(({ id }) => id));
  return [NAME, JSON.stringify([...all().filter(({ id }) => !ids.has(id)), ...tables])];
}

/** Every table, the last one played first. */
export function tableLinks(): TableLink[] {
  return all().sort((one, other) => other.changed - one.changed);
}

export function findLink(id: string): TableLink | undefined {
  return all().find((table) => table.id === id);
}

export function keepLink(table: TableLink): void {
  keepAll([...all().filter(({ id }) => id !== table.id), table]);
}

export function forgetLink(id: string): void {
  keepAll(all().filter((table) => table.id !== id));
}
