import { refusalOf } from "./api";
import type { Message } from "../../wire/types";
import { words } from "../../words/words.svelte";

/** Why something cannot be said or done, in the reader's words. */
export function whyTold({ key, args }: Message): string {
  return words.say(key, args as Record<string, string | number>);
}

/** Why a request was refused. */
export function refusalTold(error: unknown): string {
  const why = refusalOf(error);
  return why ? whyTold(why) : words.say("friend-failed");
}
