import type { TableCard } from "../../wire/online";
import { key } from "../../words/catalog";
import { words } from "../../words/words.svelte";

/** What onlookers may see: everything that is open, one round less, or nothing before the end. */
export const WATCHING = [
  { value: "open", label: key("watching-open"), about: key("watching-open-about") },
  { value: "late", label: key("watching-late"), about: key("watching-late-about") },
  { value: "none", label: key("watching-none"), about: key("watching-none-about") },
];

/** Whether a table lets onlookers in now. */
export function mayLookOn({ terms, over }: TableCard): boolean {
  return over || terms.watching !== "none";
}

/** What those at a table are told of its onlookers. */
export function aboutOnlookers({ terms }: TableCard): string {
  if (terms.watching === "late") return words.say(key("watching-now-late"));
  return words.say(terms.watching === "none" ? key("watching-now-none") : key("friend-onlookers-about"));
}

/** How many look on; nothing where nobody does. */
export function onlookersNow({ looking_on: count }: TableCard): string {
  return count > 0 ? words.say(key("watching-count"), { count }) : "";
}

/** What somebody who looks on is told. */
export function asOnlooker({ terms, over }: TableCard): string {
  return words.say(terms.watching === "late" && !over ? key("watching-you-late") : key("table-watching"));
}
