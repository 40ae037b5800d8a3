/** The door to tables with people at other screens: a server keeps them, and this browser remembers where they are. */
import { Refused } from "../../model/refused";
import { findLink, forgetLink, keepLink, tableLinks, type TableLink } from "../../store/links";
import type { NewOnline, SeatCard, SitDown, TableCard } from "../../wire/online";
import { key } from "../../words/catalog";
import { words } from "../../words/words.svelte";
import { fetchAhead } from "./prefetch";
import { ServedTable } from "./table";
import { UNREACHABLE } from "../../server/ask";
import { isServed } from "../../server/served";
import { type Eyes, server } from "./api";

export type { Eyes, NewOnline, SeatCard, ServedTable, TableCard, TableLink };

/** Who sits there, as a record would write it; nothing for a seat that is still free. */
export function nameAt({ name, bot }: SeatCard): string {
  return name || (bot ? `bot:${bot}` : "");
}

/** Remember a table as it is now; what only its maker knows of it stays. */
export function note(card: TableCard, eyes: Eyes): void {
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
  /** Whether there is a server to ask at all. */
  isServed,

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

  /** Open a table, whether or not it has begun. */
  open(card: TableCard, eyes: Eyes): ServedTable {
    note(card, eyes);
    const session = new ServedTable(card, eyes, undefined, findLink(card.table)?.seen);
    session.onchange(({ kind }) => {
      if (kind === "seats") note(session.card, eyes);
      else if (kind === "changed") noteSeen(session.id, session.seen);
    });
    // An onlooker answers nothing, and needs no previews.
    if ("seat" in eyes) void session.snapshot(eyes.seat).then(fetchAhead);
    return session;
  },

  /** The tables this browser remembers, the last one first. */
  list(): TableLink[] {
    return tableLinks();
  },

  find(id: string): TableLink | undefined {
    return findLink(id);
  },

  /** What a refusal says, in the reader's language. */
  says(error: unknown): string {
    return words.say(error instanceof Refused ? error.broken.says.key : key("friend-failed"));
  },

  forget(id: string): void {
    forgetLink(id);
  },

  restore(table: TableLink): void {
    keepLink(table);
  },
};

/** Why a server did not do something: it was not reached, somebody else sits there, or it knows of no such thing. */
export type Why = "unreachable" | "taken" | "name" | "unknown";

export function whyNot(error: unknown): Why {
  const kind = error instanceof Refused ? error.broken.kind : UNREACHABLE;
  return kind === UNREACHABLE || kind === "taken" || kind === "name" ? kind : "unknown";
}

/** The link that leads to a table with a key: to a free seat, or to where onlookers stand. */
export function inviteLink(id: string, key: string): string {
  return new URL(`#/invite/${encodeURIComponent(id)}/${encodeURIComponent(key)}`, document.baseURI).href;
}
