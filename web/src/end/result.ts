import type { Look, OutcomeTold } from "../wire/types";
import type { Speech } from "../words/catalog";
import { sumOf } from "../games/points";
import { columnName, columnsOf } from "./sheet";

/** Somebody's end: which column of the sheet, which place, how many points. */
export interface Placed {
  column: number;
  place: number;
  score: number;
}

/** Columns that have equal points, and whether they share their place too. */
export interface Tie {
  columns: number[];
  shared: boolean;
}

/** Everybody by their places. Whoever scores without a seat has won or lost against the one seat there is. */
export function ranking(look: Look, outcome: OutcomeTold): Placed[] {
  const placed = columnsOf(look).map((column) => ({
    column,
    place: outcome.places[column] ?? 3 - (outcome.places[0] ?? 1),
    score: outcome.scores[column] ?? sumOf(look.sheet.filter((point) => point.seat === column)),
  }));
  return placed.sort((one, other) => one.place - other.place || one.column - other.column);
}

/** Everybody who has as many points as somebody else. */
export function tiesOf(ranked: Placed[]): Tie[] {
  const scores = [...new Set(ranked.map(({ score }) => score))];
  return scores.flatMap((score) => {
    const equal = ranked.filter((each) => each.score === score);
    const shared = new Set(equal.map(({ place }) => place)).size === 1;
    return equal.length > 1 ? [{ columns: equal.map(({ column }) => column), shared }] : [];
  });
}

/** Who has won, in one line. */
export function headline(look: Look, ranked: Placed[], speech: Speech): string {
  const winners = ranked.filter(({ place }) => place === 1).map(({ column }) => columnName(column, look, speech));
  const [first] = winners;
  if (first === undefined) return speech.say("sheet-nobody");
  return winners.length === 1
    ? speech.say("sheet-victory", { seat: first })
    : speech.say("sheet-shared-victory", { seats: winners.join(", ") });
}

/** How a tie ended, in words. */
export function tieSays(tie: Tie, look: Look, speech: Speech): string {
  const seats = tie.columns.map((column) => columnName(column, look, speech)).join(", ");
  const why = look.outcome?.tie ? speech.tell(look.outcome.tie) : "";
  return tie.shared ? speech.say("sheet-tie-shared", { seats }) : speech.say("sheet-tie-broken", { seats, why });
}

/** The result as plain text, to send to somebody: places, points, and by what the luck can be checked. */
export function shareText(look: Look, ranked: Placed[], headers: Record<string, string>, speech: Speech): string {
  const lines = [
    speech.say("game-title"),
    headline(look, ranked, speech),
    ...ranked.map(({ column, place, score }) => `${place}. ${columnName(column, look, speech)}: ${score}`),
  ];
  const { luck, seed } = headers;
  if (luck) lines.push(speech.say("luck-commitment", { luck }));
  if (seed) lines.push(speech.say("luck-seed", { seed }));
  return lines.join("\n");
}
