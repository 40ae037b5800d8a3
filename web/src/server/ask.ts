/** The door to what a server can be asked. Each part of the site has its own words for it, in its `api`. */
import { Refused } from "../model/refused";
import type { Broken } from "../wire/types";
import { key } from "../words/catalog";

/** The kind of a refusal that no server has spoken: none was reached, or it had no words. */
export const UNREACHABLE = "unreachable";

/** The address of something the server has, beside the site. */
function address(path: string): URL {
  return new URL(`api/${path}`, document.baseURI);
}

/** Where a socket of the server is. */
export function socketTo(path: string): string {
  const url = address(path);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return url.href;
}

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

/** The same, for the JSON that it answers with. */
export async function askJson<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await ask(method, path, body)).json()) as T;
}
