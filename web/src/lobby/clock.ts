/** What a clock is called where tables are listed. */
import { words } from "../words/words.svelte";
import { PACE_NAMES, paceOf } from "./choosing";

export function clockName(clock: string): string {
  const [, minutes = "", seconds = ""] = /^live (\d+)\+(\d+)/.exec(clock) ?? [];
  if (minutes) return words.say("lobby-clock-live", { minutes: Math.round(Number(minutes) / 60), seconds });
  const [, days = ""] = /^days (\d+)/.exec(clock) ?? [];
  return days ? words.say("lobby-clock-days", { days: Number(days) }) : words.say(PACE_NAMES[paceOf(clock)]);
}
