/** Why a server did not do something, for whoever asked. */
import { Refused } from "../model/refused";
import { key } from "../words/catalog";
import { words } from "../words/words.svelte";
import { UNREACHABLE } from "./ask";

/** The server was not reached, somebody else sits there, the name is taken, or it knows of no such thing. */
export type Why = "unreachable" | "taken" | "name" | "unknown";

export function whyNot(error: unknown): Why {
  const kind = error instanceof Refused ? error.broken.kind : UNREACHABLE;
  return kind === UNREACHABLE || kind === "taken" || kind === "name" ? kind : "unknown";
}

/** What a refusal says, in the reader's language. */
export function refusalSays(error: unknown): string {
  return words.say(error instanceof Refused ? error.broken.says.key : key("friend-failed"));
}
