/** The door to tables with people at other screens: a server keeps them, and this browser remembers where they are. */
import { findServed, forgetServed, keepServed, servedTables, type ServedTable } from "../store/served";
import type { NewOnline, SeatCard, SitDown, TableCard } from "../wire/online";
import { key } from "../words/catalog";
import { words } from "../words/words.svelte";
import { fetchAhead } from "./ahead";
import { OnlineSession } from "./online";
import { isServed, server, UNREACHABLE, type Eyes } from "./server";
import { Refused } from "./tables";

export type { Eyes, NewOnline, SeatCard, ServedTable, TableCard };
export type FriendTable = OnlineSession;

/** Who sits there, as a record would write it; nothing for a seat that is still free. */
export function nameAt({ name, bot }: SeatCard): string {
  return name || (bot ? `bot:${bot}` : "");
}

/** Remember a table as it is now; what only its maker knows of it stays. */
export function note(card: TableCard, eyes: Eyes): void {
  const known = findServed(card.table);
  const own = card.own ?? known?.own;
  keepServed({
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
  const known = findServed(id);
  if (known && known.seen !== seen) keepServed({ ...known, seen });
}

export const friends = {
  /** Whether there is a server to ask at all. */
  isServed,

  /** Make a table and sit down at it; its id. */
  async make(table: NewOnline): Promise<string> {
    const made = await server.make(table);
    keepServed({
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
  open(card: TableCard, eyes: Eyes): FriendTable {
    note(card, eyes);
    const session = new OnlineSession(card, eyes, undefined, findServed(card.table)?.seen);
    session.onchange(({ kind }) => {
      if (kind === "seats") note(session.card, eyes);
      else if (kind === "changed") noteSeen(session.id, session.seen);
    });
    // An onlooker answers nothing, and needs no previews.
    if ("seat" in eyes) void session.snapshot(eyes.seat).then(fetchAhead);
    return session;
  },

  /** The tables this browser remembers, the last one first. */
  list(): ServedTable[] {
    return servedTables();
  },

  find(id: string): ServedTable | undefined {
    return findServed(id);
  },

  /** What a refusal says, in the reader's language. */
  says(error: unknown): string {
    return words.say(error instanceof Refused ? error.broken.says.key : key("friend-failed"));
  },

  forget(id: string): void {
    forgetServed(id);
  },

  restore(table: ServedTable): void {
    keepServed(table);
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
