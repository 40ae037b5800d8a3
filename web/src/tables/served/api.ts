import { address, ask } from "../../server/ask";
import type { Entrusted, MadeTable, NewOnline, Rematch, SitDown, TableCard } from "../../wire/online";

/** Through whose eyes a table is seen. */
export type Eyes = { seat: number } | { key: string };

function queryOf(eyes: Eyes): string {
  return new URLSearchParams("seat" in eyes ? { seat: String(eyes.seat) } : { key: eyes.key }).toString();
}

const tablePath = (table: string, more = ""): string => `tables/${encodeURIComponent(table)}${more}`;

/** Where the socket of a pair of eyes is: of a seat of one's own, or of whoever has the onlookers' key. A server that was restored
 * tells from the highest question which they have seen there that it knows less than they do. */
export function socketAddress(table: string, eyes: Eyes, seen = 0): string {
  const url = address(tablePath(table, "/socket"));
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  url.search = queryOf(eyes) + (seen > 0 ? `&known=${seen}` : "");
  return url.href;
}

/** What can be asked of a server about tables. A refusal is a `Refused`. */
export const server = {
  async make(table: NewOnline): Promise<MadeTable> {
    return (await ask("POST", "tables", table)).json() as Promise<MadeTable>;
  },
  /** A table as whoever sits there, or has a key, may know it. */
  async card(table: string, key = ""): Promise<TableCard> {
    const query = key ? `?${new URLSearchParams({ key })}` : "";
    return (await ask("GET", tablePath(table, query))).json() as Promise<TableCard>;
  },
  async sitDown(table: string, seat: number, sits: SitDown): Promise<TableCard> {
    return (await ask("POST", tablePath(table, `/seats/${seat}`), sits)).json() as Promise<TableCard>;
  },
  /** Let a bot answer for a seat of one's own, or oneself again. */
  async entrust(table: string, seat: number, bot: string): Promise<TableCard> {
    const entrusted: Entrusted = { bot };
    return (await ask("PUT", tablePath(table, `/seats/${seat}/bot`), entrusted)).json() as Promise<TableCard>;
  },
  async rematch(table: string): Promise<string> {
    const { table: next } = (await (await ask("POST", tablePath(table, "/rematch"))).json()) as Rematch;
    return next;
  },
  /** The record that these eyes may have now. */
  async record(table: string, eyes: Eyes): Promise<string> {
    return (await ask("GET", tablePath(table, `/record?${queryOf(eyes)}`))).text();
  },
};

export type Server = typeof server;
