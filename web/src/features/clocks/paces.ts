import { key } from "../../words/catalog";

/** How quickly people play: by a clock of minutes, by days, or without one. */
export const PACES = ["live", "days", "none"] as const;
export type Pace = (typeof PACES)[number];

/** What each pace is called. */
export const PACE_NAMES: Record<Pace, string> = {
  live: key("lobby-pace-live"),
  days: key("lobby-pace-days"),
  none: key("lobby-pace-none"),
};

/** The pace of a table, by what its clock is called. */
export function paceOf(clock: string): Pace {
  if (clock === "") return "none";
  return clock.startsWith("days") ? "days" : "live";
}
