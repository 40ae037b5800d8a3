/** Somebody's own games, counted from the finished tables that are kept: a restored file shows the same. */
import type { TableLink } from "../../store/links";
import { personsOf } from "../../model/seating";
import type { KeptTable } from "../../tables/tables";

/** The finished games of one title with this number of seats. */
export interface Tally {
  game: string;
  seats: number;
  played: number;
  won: number;
  best: number;
  average: number;
}

export interface YourGames {
  tallies: Tally[];
  /** Games of several people at one screen, none of whom is known to be the reader: they count for nobody. */
  shared: number;
}

/** Where the reader sat; "shared" where several people were at the screen, null where it was somebody else's game. */
function seatOf(table: KeptTable, links: readonly TableLink[], name: string): number | "shared" | null {
  if (table.imported) return links.find(({ id }) => id === table.id)?.seat ?? null;
  const persons = personsOf(table);
  const named = persons.filter((seat) => name !== "" && table.players[seat] === name);
  const [only] = named.length === 1 ? named : persons;
  return only !== undefined && (persons.length === 1 || named.length === 1) ? only : "shared";
}

/** Everything that was played to its end, by game and number of seats. */
export function yourGames(tables: readonly KeptTable[], links: readonly TableLink[], name: string): YourGames {
  const groups = new Map<string, { game: string; seats: number; scores: number[]; won: number }>();
  let shared = 0;
  for (const table of tables.filter(({ over }) => over)) {
    const seat = seatOf(table, links, name);
    if (seat === "shared") shared++;
    if (typeof seat !== "number") continue;
    const { game, players, scores, ranks } = table;
    const key = `${game} ${players.length}`;
    const group = groups.get(key) ?? { game, seats: players.length, scores: [], won: 0 };
    group.scores.push(scores[seat] ?? 0);
    if (ranks[seat] === 1) group.won++;
    groups.set(key, group);
  }
  const tallies = [...groups.values()].map(({ game, seats, scores, won }) => ({
    game,
    seats,
    won,
    played: scores.length,
    best: Math.max(...scores),
    average: scores.reduce((sum, score) => sum + score, 0) / scores.length,
  }));
  return {
    tallies: tallies.sort((one, other) => one.game.localeCompare(other.game) || one.seats - other.seats),
    shared,
  };
}
