import type { GameJson, Seating, TableSetting } from "../wire/types";
import { isUnnamed, letter } from "../words/names";
import { nameProblem, tidyName } from "../words/person";

/** The levels of the bots, the weakest first. */
export const LEVELS = ["newcomer", "apprentice", "regular", "expert", "master"] as const;
export type Level = (typeof LEVELS)[number];
/** Whose advice is asked, and who plays for somebody who goes away: it answers at once and is a fair player. */
export const FAIR: Level = "regular";

/** Whether a bot looks ahead, and so needs time to think. */
export function looksAhead(bot: string): boolean {
  return bot === "expert" || bot === "master";
}

/** Who takes a seat. */
export type Sitter = { kind: "person"; name: string } | { kind: "bot"; level: Level };

/** The seats whose eyes are at the screen of a kept table. */
export function personsOf({ persons, bots }: { persons?: number[]; bots: string[] }): number[] {
  return persons ?? bots.flatMap((bot, seat) => (bot === "" ? [seat] : []));
}

const PERSON: Sitter = { kind: "person", name: "" };
const APPRENTICE: Sitter = { kind: "bot", level: "apprentice" };
/** A lively table that does not take all evening. */
const SOCIABLE = 3;

/** Me against bots that are easy to begin with. */
export function quickSeats(game: GameJson): Sitter[] {
  const seats = Math.max(game.least, Math.min(SOCIABLE, game.most));
  return [PERSON, ...Array<Sitter>(seats - 1).fill(APPRENTICE)];
}

/** Two persons at one device, and bots only where the game needs more. */
export function friendSeats(game: GameJson): Sitter[] {
  return [PERSON, PERSON, ...Array<Sitter>(Math.max(0, game.least - 2)).fill(APPRENTICE)];
}

/** Nobody else at the table: the game brings its own opponent. Nothing if it has none. */
export function soloSeats(game: GameJson): Sitter[] | null {
  return game.least === 1 && game.automaton !== "" ? [PERSON] : null;
}

/** What can be agreed on with this number of seats. */
export function settingsFor(game: GameJson, seats: number): TableSetting[] {
  return game.settings[seats - game.least] ?? [];
}

/** The same people in seats that nobody chose; every order is equally likely. */
export function shuffled<T>(list: T[], below: (count: number) => number = random): T[] {
  const left = [...list];
  return list.map(() => left.splice(below(left.length), 1)[0] as T);
}

/** A number from 0 on, below this one, that nobody can guess. */
function random(count: number): number {
  const most = Math.floor(2 ** 32 / count) * count; // beyond this the first numbers would come up more often
  for (;;) {
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
    if (drawn < most) return drawn % count;
  }
}

/** What a record can hold in one header: no semicolon, nothing that cannot be seen, no space at the ends. */
export function oneLine(text: string): string {
  return text
    .replace(/[;\p{C}\p{Zl}\p{Zp}]/gu, " ")
    .replace(/\s+/gu, " ")
    .trim();
}

/** A person's name as a record may have it; nothing where nobody can be called so. */
export function cleanName(name: string): string {
  return nameProblem(name) === "" ? tidyName(name) : "";
}

/** The day in this place, as a record writes it. */
export function dayOf(date: Date): string {
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, "0")).join("-");
}

/** What a record says of the table besides: when and where it was opened. */
export function headersOn(today: Date): Record<string, string> {
  return { date: dayOf(today), site: "partie-web" };
}

/**
 * The names of those who sit at the table, as a record writes them: the first person without one is the owner of this
 * device, and whoever is left without a name has the seat's letter.
 */
export function namesOf(sitters: Sitter[], ownName: string): string[] {
  const first = sitters.findIndex((sitter) => sitter.kind === "person");
  return sitters.map((sitter, seat) => {
    if (sitter.kind === "bot") return `bot:${sitter.level}`;
    return cleanName(sitter.name) || (seat === first ? cleanName(ownName) : "") || letter(seat);
  });
}

/** The same people, each one seat further on; who has no name gets the letter of the new seat. */
export function movedOn(players: string[]): string[] {
  const names = players.map((player, seat) => (isUnnamed(player, seat) ? "" : player));
  return [...names.slice(1), ...names.slice(0, 1)].map((name, seat) => name || letter(seat));
}

/** A table to open. Options that do not exist with this number of seats are left out. */
export function seatingOf(
  game: GameJson,
  sitters: Sitter[],
  chosen: Record<string, string>,
  salt: string,
  ownName: string,
  today: Date,
): Seating {
  const mixed = oneLine(salt);
  return {
    game: game.name,
    players: namesOf(sitters, ownName),
    bots: sitters.map((sitter) => (sitter.kind === "bot" ? sitter.level : "")),
    settings: Object.fromEntries(
      settingsFor(game, sitters.length).map(({ name, values }) => [
        name,
        values.find((value) => value === chosen[name]) ?? values[0] ?? "",
      ]),
    ),
    salt: mixed ? [mixed] : [],
    headers: headersOn(today),
  };
}
