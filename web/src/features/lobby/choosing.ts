/** Which of the open tables somebody wants to see. */
import { paceOf, type Pace } from "../clocks/paces";
import type { OpenTable } from "./api";

export interface Wishes {
  game: string;
  language: string;
  pace: "" | Pace;
  free: number;
}

/** Tables on the screen at once; whoever looks for others says which. */
export const SHOWN = 40;

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
