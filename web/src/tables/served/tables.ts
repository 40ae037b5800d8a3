/** The tables with people at other screens: a server keeps them, and this browser remembers where they are. */
import { nameAt } from "../../model/seats";
import { findLink, forgetLink, keepLink, tableLinks, type TableLink } from "../../store/links";
import type { NewOnline, SitDown, TableCard } from "../../wire/online";
import type { Eyes, Table } from "../table";
import { server } from "./api";
import { fetchAhead } from "./prefetch";
import { ServedTable } from "./table";

/** Remember a table as it is now; what only its maker knows of it stays. */
function note(card: TableCard, eyes: Eyes): void {
  const known = findLink(card.table);
  const own = card.own ?? known?.own;
  keepLink({
    id: card.table,
    game: card.game,
    players: card.players.map(nameAt),
    seat: "seat" in eyes ? eyes.seat : null,
    keys: known?.keys ?? [],
    onlookers: card.onlookers,
    ...(own ? { own } : {}),
    changed: Date.now(),
    over: card.over,
    ...(known?.seen ? { seen: known.seen } : {}),
  });
}

/** Remember how far a table was seen: a server that was restored can tell then that it knows less. */
function noteSeen(id: string, seen: number): void {
  const known = findLink(id);
  if (known && known.seen !== seen) keepLink({ ...known, seen });
}

export const served = {
  /** Make a table and sit down at it; its id. */
  async make(table: NewOnline): Promise<string> {
    const made = await server.make(table);
    keepLink({
      id: made.table,
      game: table.game,
      players: table.seats.map((bot, seat) => (bot ? `bot:${bot}` : seat === table.seat ? table.name : "")),
      seat: table.seat,
      keys: made.keys,
      onlookers: made.onlookers,
      own: made.keys[table.seat] ?? "",
      changed: Date.now(),
      over: false,
    });
    return made.table;
  },

  /** A table as whoever sits there, or has a key, may know it. Rejects with `Refused`. */
  card(id: string, key = ""): Promise<TableCard> {
    return server.card(id, key);
  },

  /** Take the seat that a key is for. Rejects with `Refused`. */
  async sitDown(id: string, seat: number, sits: SitDown): Promise<void> {
    note(await server.sitDown(id, seat, sits), { seat });
  },

  /** Remember a table at which one has sat down by another way, as in the lobby. */
  remember(card: TableCard): void {
    note(card, { seat: card.mine[0] ?? 0 });
  },

  /** Open a table, whether or not it has begun. */
  open(card: TableCard, eyes: Eyes): Table {
    note(card, eyes);
    const table = new ServedTable(card, eyes, undefined, findLink(card.table)?.seen);
    table.onchange(({ kind }) => {
      if (kind === "seats") note(table.can.others.card, eyes);
      else if (kind === "changed") noteSeen(table.id, table.seen);
    });
    // An onlooker answers nothing, and needs no previews.
    if ("seat" in eyes) void table.snapshot(eyes.seat).then(fetchAhead);
    return table;
  },

  /** Remember the key of a seat that the host was given. */
  keepKey(id: string, seat: number, key: string): void {
    const known = findLink(id);
    if (known) keepLink({ ...known, keys: Object.assign([...known.keys], { [seat]: key }) });
  },

  /** Put the keys of seats into another order, as those who sit there; gives back how to undo that. */
  arrangeKeys(id: string, order: readonly number[]): () => void {
    const known = findLink(id);
    if (!known) return () => undefined;
    keepLink({ ...known, keys: order.map((before) => known.keys[before] ?? "") });
    return () => keepLink(known);
  },

  /** The tables this browser remembers, the last one first. */
  list(): TableLink[] {
    return tableLinks();
  },

  find(id: string): TableLink | undefined {
    return findLink(id);
  },

  forget(id: string): void {
    forgetLink(id);
  },

  restore(table: TableLink): void {
    keepLink(table);
  },
};
