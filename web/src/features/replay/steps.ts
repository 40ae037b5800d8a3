import type { EventJson } from "../../wire/types";

/** One step of a replay: what those who were asked did, and what the dealer did after it. */
export interface Step {
  /** The question it leads to: its address. */
  at: number;
  done: EventJson[];
  dealt: EventJson[];
}

/** A log cut into the steps a person goes through: before the first answer, and after each. */
export function stepsOf(stops: number[], log: EventJson[]): Step[] {
  return stops.map((at, i) => {
    const before = stops[i - 1] ?? 0;
    const own = log.filter((event) => event.question > before && event.question <= at);
    const answered = i === 0 ? -1 : before + 1;
    return {
      at,
      done: own.filter((event) => event.question === answered),
      dealt: own.filter((event) => event.question !== answered),
    };
  });
}

/** The step that shows what came of a question. */
export function stepAt(stops: number[], question: number): number {
  const found = stops.findIndex((stop) => stop >= question);
  return found < 0 ? stops.length - 1 : found;
}
