import { words } from "../../words/words.svelte";

/** A decision in words. */
export function decisionTold(decision: string, days: number): string {
  switch (decision) {
    case "warn":
      return words.say("talk-decision-warn");
    case "silence":
      return words.say("talk-decision-silence", { days });
    case "ban":
      return words.say("talk-decision-ban");
    default:
      return words.say("talk-decision-nothing");
  }
}
