import { findGame } from "../../words/games";
import type { Refusal } from "./backup";
import { words } from "../../words/words.svelte";

/** Why a file or a link is not used, and what to do about it, in the reader's language. */
export async function faultSays(refusal: Refusal, from: "file" | "link"): Promise<string> {
  switch (refusal.fault) {
    case "record":
      return words.say("keep-fault-record");
    case "newer":
      return words.say("keep-fault-newer");
    case "other":
      return from === "link" ? words.say("replay-page-cut") : words.say("keep-fault-other");
    case "damaged":
      return from === "link" ? words.say("replay-page-cut") : words.say("keep-fault-damaged");
    case "table": {
      if (findGame(refusal.game)) await words.learn(refusal.game); // a reason may be a rule, in the game's own words
      const why = words.speech(refusal.game, []).tell(refusal.says);
      return words.say("keep-fault-table", { number: refusal.number, why });
    }
  }
}
