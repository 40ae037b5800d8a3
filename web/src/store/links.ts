import { writeSmall } from "./small";

/** A table that a server keeps, as this browser remembers it: enough to find it again, and to invite whoever is missing. */
export interface TableLink {
  id: string;
  game: string;
  /** As a record writes them; nothing for a seat that is still free. */
  players: string[];
  /** The seat of whoever uses this browser; null for an onlooker. */
  seat: number | null;
  /** The key of each seat, where the table was made here; nothing for a bot's. */
  keys: string[];
  onlookers: string;
  /** The key of the seat's own link, which brings a guest back in another browser. */
  own?: string;
  changed: number;
  over: boolean;
  /** The highest question that was seen there. */
  seen?: number;
}

const NAME = "partie.served";

function all(): TableLink[] {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? "[]") as TableLink[];
  } catch {
    return []; // a browser that keeps nothing, or something that nobody wrote here
  }
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
