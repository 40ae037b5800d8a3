/** What a clock is called where tables are listed. */
import { words } from "../../words/words.svelte";
import { PACE_NAMES, paceOf } from "./paces";

/** On which terms a table is played: whether it is rated, and how long people may think. */
export function termsName({ rated, clock }: { rated: boolean; clock: string }): string {
  return [words.say(rated ? "lobby-rated" : "lobby-unrated"), clockName(clock)].join(" · ");
}

export function clockName(clock: string): string {
  const [, minutes = "", seconds = ""] = /^live (\d+)\+(\d+)/.exec(clock) ?? [];
  if (minutes) return words.say("lobby-clock-live", { minutes: Math.round(Number(minutes) / 60), seconds });
  const [, days = ""] = /^days (\d+)/.exec(clock) ?? [];
  return days ? words.say("lobby-clock-days", { days: Number(days) }) : words.say(PACE_NAMES[paceOf(clock)]);
}
