/** Which of the open tables somebody wants to see. */
import type { OpenTable } from "../session/lobby";
import { key } from "../words/catalog";

/** How quickly people play: by a clock of minutes, by days, or without one. */
export const PACES = ["live", "days", "none"] as const;
export type Pace = (typeof PACES)[number];

/** What each pace is called. */
export const PACE_NAMES: Record<Pace, string> = {
  live: key("lobby-pace-live"),
  days: key("lobby-pace-days"),
  none: key("lobby-pace-none"),
};

export interface Wishes {
  game: string;
  language: string;
  pace: "" | Pace;
  free: number;
}

/** Tables on the screen at once; whoever looks for others says which. */
export const SHOWN = 40;

/** The pace of a table, by what its clock is called. */
export function paceOf(clock: string): Pace {
  if (clock === "") return "none";
  return clock.startsWith("days") ? "days" : "live";
}

/** The tables that fit: those that need the fewest people first, then the newest. A table without a language fits all. */
export function fitting(tables: Iterable<OpenTable>, wishes: Wishes): OpenTable[] {
  return [...tables]
    .filter(
      ({ game, language, clock, free }) =>
        (wishes.game === "" || game === wishes.game) &&
        (wishes.language === "" || language === "" || language === wishes.language) &&
        (wishes.pace === "" || paceOf(clock) === wishes.pace) &&
        free >= wishes.free,
    )
    .sort((one, other) => one.free - other.free || other.number - one.number);
}
