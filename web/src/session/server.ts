import { Refused } from "../engine/engine.svelte";
import type { Entrusted, MadeTable, NewOnline, Rematch, SitDown, TableCard } from "../wire/online";
import type { Broken } from "../wire/types";
import { key } from "../words/catalog";

/** The kind of a refusal that no server has spoken: none was reached, or it had no words. */
export const UNREACHABLE = "unreachable";

/** Whether a server is behind this site: it says so in the page. A site of files alone has nobody to ask. */
export function isServed(): boolean {
  return document.querySelector('meta[name="partie-server"]') !== null;
}

/** The address of something the server has, beside the site. */
function address(path: string): URL {
  return new URL(`api/${path}`, document.baseURI);
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

/** Where another socket of the server is. */
export function socketTo(path: string): string {
  const url = address(path);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return url.href;
}

function queryOf(eyes: Eyes): string {
  return new URLSearchParams("seat" in eyes ? { seat: String(eyes.seat) } : { key: eyes.key }).toString();
}

/** Through whose eyes a table is seen. */
export type Eyes = { seat: number } | { key: string };

/** One request to the server. A refusal is a `Refused`. */
export async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const response = await fetch(address(path), {
    method,
    keepalive: method !== "GET", // whoever presses and leaves the page has pressed all the same
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
  }).catch(() => null);
  if (response?.ok) return response;
  const why: unknown = await response?.json().catch(() => null);
  const isBroken = typeof why === "object" && why !== null && "kind" in why && "says" in why;
  throw new Refused(isBroken ? (why as Broken) : { kind: UNREACHABLE, says: { key: key("friend-failed"), args: {} } });
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
