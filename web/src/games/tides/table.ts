import type { Foreseen, Snapshot, PointJson } from "../../wire/types";
import type { TidesCounted, TidesView } from "../../wire/tides";
import type { BoardProps } from "../../kit/screen";

export type TidesSnapshot = Snapshot<TidesView, TidesCounted>;
export type TidesForeseen = Foreseen<TidesView, TidesCounted>;

/** What is given to the parts of the board that belong to one seat: what the board was given, and the seat. */
export type SideProps = BoardProps<TidesView, TidesCounted> & { seat: number };

/** One of the two seats. */
export type Side = 0 | 1;

/** Whose side comes first: one's own, or the first seat for eyes that sit nowhere. */
export function sides(snapshot: TidesSnapshot): [near: Side, far: Side] {
  return snapshot.viewer === 1 ? [1, 0] : [0, 1];
}

/** T4, T5 Whether this round's points are written down already: nothing on the table scores until the next card. */
export function isScored(view: TidesView): boolean {
  return view.round > 0 && view.scored.length === view.round;
}

/** The face-up cards of a seat, relics first. */
export function kingdomOf(view: TidesView, seat: number): string[] {
  return [...(view.relics[seat] ?? []), ...(view.kingdom[seat] ?? [])];
}

export function isRelic(view: TidesView, code: string): boolean {
  return view.relics.some((relics) => relics.includes(code));
}

/** Points by the card that brings them. */
export function byCard(points: readonly PointJson[]): Map<string, PointJson> {
  return new Map(points.flatMap((point) => (point.card === null ? [] : [[point.card, point]])));
}

/** What the cards of the round just scored brought; empty while a round is played. */
export function earned(snapshot: TidesSnapshot): Map<string, PointJson> {
  if (!isScored(snapshot.view)) return new Map();
  return byCard(snapshot.sheet.filter((point) => point.row.args["number"] === snapshot.view.round));
}

/** What a card in a kingdom scores: now, or in the round just scored, as a relic left alone would only mislead. */
export function scoring(snapshot: TidesSnapshot): Map<string, PointJson> {
  return isScored(snapshot.view) ? earned(snapshot) : byCard(snapshot.standing);
}

/** What the eyes have chosen and nobody else has seen yet: the verb by the card. */
export function sealed(snapshot: TidesSnapshot): Map<string, string> {
  return new Map(
    snapshot.given.map((text) => {
      const [verb = "", code = ""] = text.split(" ");
      return [code, verb];
    }),
  );
}

/** Who leads in a suit: a seat, or nobody. */
export function leader(counts: readonly number[]): Side | null {
  const [one = 0, other = 0] = counts;
  return one === other ? null : one > other ? 0 : 1;
}

/** Both counts of each suit, seat by seat, as abilities count them. */
export function suitCounts(counted: TidesCounted, suit: number): [number, number] {
  return [counted.suits[0]?.[suit] ?? 0, counted.suits[1]?.[suit] ?? 0];
}
