/** What is seen of a change, and when: the events between two views, cut into steps. */
import type { EventJson, Snapshot } from "../wire/types";

/** How a game's events are seen, by their kinds. Whatever is not here goes between its seat and where it lies. */
export interface Scenes {
  /** Cards that come from a pile. */
  dealt?: string[];
  /** All hands go on to the next seats. */
  passed?: string[];
  /** What brings a seat something: coins fly to it from the card or place. */
  gains?: string[];
  /** What costs a seat something: coins fly from it. */
  pays?: string[];
  /** Cards that are turned face up where they lie. */
  turned?: string[];
  /** Said besides, with nothing to be seen: it takes no time of its own. */
  said?: string[];
}

/** Events that are seen at the same time, and when that begins. */
export interface Step {
  events: EventJson[];
  at: number;
  length: number;
}

/** How many steps are seen of one change, and how long all of them may take. */
const MOST = 8;
const LONGEST = 3600;
/** No step is shorter. */
const SHORTEST = 120;

/** What was told between two views of the same eyes; nothing where something was taken back, or the eyes are others. */
export function toldBetween(before: Snapshot | null, after: Snapshot): EventJson[] {
  if (!before || before.viewer !== after.viewer) return [];
  // The oldest lines may be missing from either.
  const told = before.since + before.log.length;
  return told > after.since + after.log.length ? [] : after.log.slice(Math.max(0, told - after.since));
}

/** Events cut into steps: what happens to several seats at once is one, and so is what one thing does many times. */
export function stepsOf(events: EventJson[], scenes: Scenes, step: number): Step[] {
  const groups: EventJson[][] = [];
  let said: EventJson[] = [];
  for (const event of events) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (scenes.said?.includes(event.kind)) said.push(event);
    else if (group && last && said.length === 0 && last.kind === event.kind && last.question === event.question)
      group.push(event);
    else {
      groups.push([...said, event]);
      said = [];
    }
  }
  if (said.length > 0) {
    const last = groups.at(-1);
    if (last) last.push(...said);
  }
  const seen = groups.slice(-MOST);
  const length = step === 0 ? 0 : Math.max(SHORTEST, Math.min(step, LONGEST / Math.max(1, seen.length)));
  return seen.map((group, i) => ({ events: group, at: i * length, length }));
}

/** How long steps take, together. */
export function lengthOf(steps: Step[]): number {
  const last = steps.at(-1);
  return last ? last.at + last.length : 0;
}

/** A step's time when many views wait behind it: whoever is late hurries. */
export function hurried(step: number, behind: number): number {
  return step === 0 ? 0 : Math.max(SHORTEST, step / (1 + behind / 3));
}
