import { ask, askJson, socketTo } from "../../server/ask";
import type { Eyes } from "../table";
import type { Entrusted, MadeTable, NewOnline, Rematch, SitDown, TableCard } from "../../wire/online";

function queryOf(eyes: Eyes): string {
  return new URLSearchParams("seat" in eyes ? { seat: String(eyes.seat) } : { key: eyes.key }).toString();
}

const tablePath = (table: string, more = ""): string => `tables/${encodeURIComponent(table)}${more}`;

/** Where the socket of a pair of eyes is: of a seat of one's own, or of whoever has the onlookers' key. A server that was restored
 * tells from the highest question which they have seen there that it knows less than they do. */
export function socketAddress(table: string, eyes: Eyes, seen = 0): string {
  return socketTo(tablePath(table, `/socket?${queryOf(eyes)}${seen > 0 ? `&known=${seen}` : ""}`));
}

/** What can be asked of a server about tables. A refusal is a `Refused`. */
export const server = {
  make(table: NewOnline): Promise<MadeTable> {
    return askJson("POST", "tables", table);
  },
  /** A table as whoever sits there, or has a key, may know it. */
  card(table: string, key = ""): Promise<TableCard> {
    return askJson("GET", tablePath(table, key ? `?${new URLSearchParams({ key })}` : ""));
  },
  sitDown(table: string, seat: number, sits: SitDown): Promise<TableCard> {
    return askJson("POST", tablePath(table, `/seats/${seat}`), sits);
  },
  /** Let a bot answer for a seat of one's own, or oneself again. */
  entrust(table: string, seat: number, bot: string): Promise<TableCard> {
    return askJson("PUT", tablePath(table, `/seats/${seat}/bot`), { bot } satisfies Entrusted);
  },
  async rematch(table: string): Promise<string> {
    return (await askJson<Rematch>("POST", tablePath(table, "/rematch"))).table;
  },
  /** The record that these eyes may have now. */
  async record(table: string, eyes: Eyes): Promise<string> {
    return (await ask("GET", tablePath(table, `/record?${queryOf(eyes)}`))).text();
  },
};

export type Server = typeof server;
