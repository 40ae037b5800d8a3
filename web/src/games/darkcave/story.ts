import { clanOf, roleOf, type Clan, type DarkcaveSnapshot } from "./table";

/** Those who worked for a clan, loyal or as saboteurs of the other one. */
export interface Side {
  clan: Clan;
  seats: number[];
}

/** D16.9 The two sides as they were: by the clan that each seat worked for. Of two seats each is a side. */
export function sidesOf({ view }: DarkcaveSnapshot): Side[] {
  const side = (clan: Clan): Side => ({
    clan,
    seats: view.clans.flatMap((held, seat) => (workedFor(held[0] ?? "") === clan ? [seat] : [])),
  });
  return [side("blue"), side("yellow")].filter(({ seats }) => seats.length > 0);
}

/** The clan that a card's owner works for: a saboteur works for the other one. */
export function workedFor(code: string): Clan | null {
  const clan = clanOf(code);
  if (roleOf(code) !== "saboteur" || clan === null) return clan;
  return clan === "blue" ? "yellow" : "blue";
}

/** The events that turned the game, in the order of the log. */
const TURNS = new Set([
  "attacked",
  "card-collapsed",
  "clan-opened",
  "clan-seen",
  "creature-killed",
  "dwarf-left",
  "goal-revealed",
  "goal-seen",
  "hands-swapped",
  "web-spun",
]);

export function turningPoints({ log }: DarkcaveSnapshot): DarkcaveSnapshot["log"] {
  return log.filter(({ kind }) => TURNS.has(kind));
}

/** A point of a line, in parts of the whole picture: from left to right, from bottom to top. */
export interface At {
  x: number;
  y: number;
}

/** One seat's line through what was thought of it. */
export function lineOf(suspicions: { question: number; seats: number[] }[], seat: number): At[] {
  const [first, last] = [suspicions[0]?.question ?? 0, suspicions.at(-1)?.question ?? 1];
  const span = Math.max(1, last - first);
  return suspicions.map(({ question, seats }) => ({ x: (question - first) / span, y: seats[seat] ?? 0 }));
}
