import type { Message, Snapshot, OutcomeJson } from "../wire/types";
import type { Speech } from "../words/catalog";
import { sumOf } from "../model/points";
import { columnName, columnsOf, rowsOf } from "./sheet";

/** Somebody's end: which column of the sheet, which place, how many points. */
export interface Placed {
  column: number;
  rank: number;
  score: number;
}

/** Columns that have equal points, and whether they share their place too. */
export interface Tie {
  columns: number[];
  shared: boolean;
}

/** Everybody by their ranks. Whoever scores without a seat has won or lost against the one seat there is. */
export function ranking(snapshot: Snapshot, outcome: OutcomeJson): Placed[] {
  const placed = columnsOf(snapshot).map((column) => ({
    column,
    rank: outcome.ranks[column] ?? 3 - (outcome.ranks[0] ?? 1),
    score: outcome.scores[column] ?? sumOf(snapshot.sheet.filter((point) => point.seat === column)),
  }));
  return placed.sort((one, other) => one.rank - other.rank || one.column - other.column);
}

/** Everybody who has as many points as somebody else. */
export function tiesOf(ranked: Placed[]): Tie[] {
  const scores = [...new Set(ranked.map(({ score }) => score))];
  return scores.flatMap((score) => {
    const equal = ranked.filter((each) => each.score === score);
    const shared = new Set(equal.map(({ rank }) => rank)).size === 1;
    return equal.length > 1 ? [{ columns: equal.map(({ column }) => column), shared }] : [];
  });
}

/** Who has won, in one line. */
export function headline(snapshot: Snapshot, ranked: Placed[], speech: Speech): string {
  const winners = ranked.filter(({ rank }) => rank === 1).map(({ column }) => columnName(column, snapshot, speech));
  const [first] = winners;
  if (first === undefined) return speech.say("sheet-nobody");
  return winners.length === 1
    ? speech.say("sheet-victory", { seat: first })
    : speech.say("sheet-shared-victory", { seats: winners.join(", ") });
}

/** What made the difference between the first place and the next: a row, and the card that brought most of it. */
export interface Decisive {
  row: Message;
  points: number;
  others: number;
  card: string | null;
  brought: number;
}

/** The row in which the winner was farthest ahead of the next; none without a single winner, or where no row is ahead. */
export function decisive(snapshot: Snapshot, ranked: Placed[]): Decisive | null {
  const [first, second] = ranked;
  if (!first || !second || second.rank === first.rank) return null;
  const found = rowsOf(snapshot.sheet, columnsOf(snapshot)).map(({ says, cells }) => {
    const own = cells[first.column] ?? [];
    const best = own.filter(({ card }) => card !== null).sort((one, other) => other.points - one.points)[0];
    return {
      row: says,
      points: sumOf(own),
      others: sumOf(cells[second.column] ?? []),
      card: best?.card ?? null,
      brought: best?.points ?? 0,
    };
  });
  const [most] = found.sort((one, other) => other.points - other.others - (one.points - one.others));
  return most && most.points > most.others ? most : null;
}

/** How a tie ended, in words. */
export function tieSays(tie: Tie, snapshot: Snapshot, speech: Speech): string {
  const seats = tie.columns.map((column) => columnName(column, snapshot, speech)).join(", ");
  const why = snapshot.outcome?.tie ? speech.tell(snapshot.outcome.tie) : "";
  return tie.shared ? speech.say("sheet-tie-shared", { seats }) : speech.say("sheet-tie-broken", { seats, why });
}

/** The result as plain text, to send to somebody: ranks, points, and by what the luck can be checked. */
export function shareText(
  snapshot: Snapshot,
  ranked: Placed[],
  headers: Record<string, string>,
  speech: Speech,
): string {
  const lines = [
    speech.say("game-title"),
    headline(snapshot, ranked, speech),
    ...ranked.map(({ column, rank, score }) => `${rank}. ${columnName(column, snapshot, speech)}: ${score}`),
  ];
  const { luck, seed } = headers;
  if (luck) lines.push(speech.say("luck-commitment", { luck }));
  if (seed) lines.push(speech.say("luck-seed", { seed }));
  return lines.join("\n");
}
