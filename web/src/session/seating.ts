import type { GameJson, Seating, TableSetting } from "../wire/types";
import { letter } from "../words/catalog";

/** The levels of the bots, the weakest first. */
export const LEVELS = ["newcomer", "apprentice", "regular", "expert", "master"] as const;
export type Level = (typeof LEVELS)[number];

/** Who takes a seat. A person without a name gets one. */
export type Sitter = { kind: "person"; name: string } | { kind: "bot"; level: Level };

/** What people are called who gave no name at this table, in the reader's language. */
export interface Unnamed {
  /** The name that the owner of this device likes, if any. */
  owner: string;
  me: string;
  person(letter: string): string;
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

/** What a record can hold in one header: no semicolon, nothing that cannot be seen, no space at the ends. */
export function oneLine(text: string): string {
  return text
    .replace(/[;\p{C}\p{Zl}\p{Zp}]/gu, " ")
    .replace(/\s+/gu, " ")
    .trim();
}

/** A person's name as a record may have it; nobody passes for a bot. */
export function cleanName(name: string): string {
  return oneLine(oneLine(name).replace(/^(bot:\s*)+/i, ""));
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

/** The names of those who sit at the table, as a record writes them. */
export function namesOf(sitters: Sitter[], unnamed: Unnamed): string[] {
  const persons = sitters.flatMap((sitter, seat) => (sitter.kind === "person" ? [seat] : []));
  return sitters.map((sitter, seat) => {
    if (sitter.kind === "bot") return `bot:${sitter.level}`;
    const owner = seat === persons[0] ? cleanName(unnamed.owner) : "";
    return cleanName(sitter.name) || owner || (persons.length === 1 ? unnamed.me : unnamed.person(letter(seat)));
  });
}

/** A table to open. Options that do not exist with this number of seats are left out. */
export function seatingOf(
  game: GameJson,
  sitters: Sitter[],
  chosen: Record<string, string>,
  salt: string,
  unnamed: Unnamed,
  today: Date,
): Seating {
  const mixed = oneLine(salt);
  return {
    game: game.name,
    players: namesOf(sitters, unnamed),
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
