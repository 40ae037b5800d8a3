import type { EventJson, Message } from "../wire/types";
import { linesOf, read } from "../model/lines";

/** What a seat did while somebody was away: one sentence, and how much more there is to tell. */
export interface Doings {
  seat: number;
  text: string;
  more: number;
}

/**
 * What happened meanwhile, one sentence for each seat that did something: the last thing of it that moved a card or went
 * somewhere, or the last of all. Who did nothing is left out.
 */
export function meanwhile(events: EventJson[], seats: number, tell: (says: Message) => string): Doings[] {
  return Array.from({ length: seats }, (_, seat) => seat).flatMap((seat) => {
    const own = events.filter((event) => event.seat === seat);
    const shown = own.findLast(({ pieces, places }) => pieces.length + places.length > 0) ?? own.at(-1);
    if (!shown) return [];
    const lines = linesOf(own, tell);
    const line = lines.findLast(({ text }) => text === tell(shown.says));
    return [{ seat, text: line ? read(line) : tell(shown.says), more: lines.length - 1 }];
  });
}

/** How many moves were made: what a seat does at one question is one. */
export function movesIn(events: EventJson[]): number {
  return new Set(events.filter(({ seat }) => seat !== null).map(({ seat, question }) => `${seat} ${question}`)).size;
}
