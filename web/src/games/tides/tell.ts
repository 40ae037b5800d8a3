/** The table in words: for those who listen, and for the labels of the cards. */
import { isHidden } from "../../model/seats";
import { totalOf } from "../../model/points";
import type { Paragraph } from "../../kit/screen";
import type { PointJson } from "../../wire/types";
import type { Speech } from "../../words/catalog";
import { SUITS, called, suitOf, suitWord } from "./suits";
import { earned, isRelic, isScored, kingdomOf, leader, scoring, sealed, sides, suitCounts } from "./table";
import type { TidesSnapshot } from "./table";

/** A card with its suit and what it does. */
export function cardTold(code: string, speech: Speech): string {
  if (isHidden(code)) return speech.face(code);
  return `${called(code, speech)}, ${suitWord(suitOf(code), speech)}. ${speech.ability(code)}`;
}

/** Points and their reason. */
export function pointTold(point: PointJson, speech: Speech): string {
  return `${speech.say("board-points-closed", { vp: point.points })}, ${speech.tell(point.why)}`;
}

/** A card that lies in a kingdom: what it is, what it scores, and why. */
export function laidTold(snapshot: TidesSnapshot, code: string, point: PointJson | undefined, speech: Speech): string {
  const relic = isRelic(snapshot.view, code) ? `, ${speech.say("board-relic")}` : "";
  const name = `${called(code, speech)}, ${suitWord(suitOf(code), speech)}${relic}`;
  return point ? `${name}: ${pointTold(point, speech)}. ${speech.ability(code)}` : `${name}. ${speech.ability(code)}`;
}

/** A card in a hand: what it does, what it has just scored, and whether it is chosen already. */
export function heldTold(snapshot: TidesSnapshot, code: string, speech: Speech): string {
  const parts = [cardTold(code, speech)];
  const point = earned(snapshot).get(code);
  if (point) parts.push(`${pointTold(point, speech)}.`);
  const verb = sealed(snapshot).get(code);
  if (verb !== undefined) parts.push(`(${sealTold(verb, speech)})`);
  return parts.join(" ");
}

/** What a chosen card is going to be. */
export function sealTold(verb: string, speech: Speech): string {
  if (verb === "relic") return speech.say("tides-sealed-relic");
  if (verb === "remove") return speech.say("tides-sealed-remove");
  return speech.say("tides-sealed");
}

/** How a suit stands: both counts, and who is ahead. */
export function suitTold(word: string, counts: [number, number], snapshot: TidesSnapshot, speech: Speech): string {
  const [near, far] = sides(snapshot);
  const ahead = leader(counts);
  const both = { suit: word, near: counts[near], far: counts[far] };
  return ahead === null
    ? speech.say("tides-suit-even", both)
    : speech.say("tides-suit-ahead", { ...both, seat: speech.seat(ahead) });
}

/** A seat's points: those on the pad, and those on the table while a round is played. */
export function pointsTold(snapshot: TidesSnapshot, seat: number, speech: Speech): string {
  const vp = snapshot.view.vp[seat] ?? 0;
  if (isScored(snapshot.view)) return speech.say("board-points-closed", { vp });
  return speech.say("board-points", { vp, now: `+${totalOf(snapshot.standing, seat)}` });
}

/** Whose hand it is. */
export function handTitle(snapshot: TidesSnapshot, seat: number, speech: Speech): string {
  return seat === snapshot.viewer ? speech.say("board-hand") : speech.say("board-hand-of", { seat: speech.seat(seat) });
}

/** Where the cards lie that this viewer has not seen. */
export function unseenTold(snapshot: TidesSnapshot, speech: Speech): string {
  if (snapshot.counted.unseen.length === 0) return speech.say("tides-unseen-none");
  const hidden = snapshot.view.hand.some((hand) => hand.some(isHidden));
  if (!hidden) return speech.say("tides-unseen-pile");
  return snapshot.view.pile.length > 0 ? speech.say("tides-unseen-both") : speech.say("tides-unseen-hand");
}

/** What stands in a seat's panel: how many cards it holds, and how many relics it has. */
export function seatFacts(snapshot: TidesSnapshot, seat: number, speech: Speech): string[] {
  const facts = [speech.say("tides-fact-hand", { count: snapshot.view.hand[seat]?.length ?? 0 })];
  const relics = snapshot.view.relics[seat]?.length ?? 0;
  if (relics > 0) facts.push(speech.say("tides-fact-relics", { count: relics }));
  return facts;
}

function handLines(snapshot: TidesSnapshot, seat: number, speech: Speech): string[] {
  const hand = snapshot.view.hand[seat] ?? [];
  const lines = hand.filter((code) => !isHidden(code)).map((code) => heldTold(snapshot, code, speech));
  const hidden = hand.filter(isHidden).length;
  if (hidden > 0) lines.push(speech.say("board-unknown", { count: hidden }));
  return lines.length > 0 ? lines : [speech.say("tides-hand-empty")];
}

function kingdomLines(snapshot: TidesSnapshot, seat: number, speech: Speech): string[] {
  const points = scoring(snapshot);
  const lines = kingdomOf(snapshot.view, seat).map((code) => laidTold(snapshot, code, points.get(code), speech));
  if (lines.length === 0) lines.push(speech.say("board-empty"));
  if (snapshot.answered.includes(seat) && seat !== snapshot.viewer) lines.push(speech.say("tides-chosen"));
  return [pointsTold(snapshot, seat, speech), ...lines];
}

/** The whole view in words, in the order in which somebody at the table would look. */
export function tell(snapshot: TidesSnapshot, speech: Speech): Paragraph[] {
  const { view, counted } = snapshot;
  const [near, far] = sides(snapshot);
  const piles = [speech.say("board-pile", { count: view.pile.length })];
  const known = view.pile.filter((code) => !isHidden(code));
  piles.push(...known.map((code) => called(code, speech)));
  if (view.removed.length > 0) {
    piles.push(speech.say("board-removed", { cards: view.removed.map((code) => called(code, speech)).join(", ") }));
  }
  if (counted.unseen.length > 0) {
    piles.push(`${unseenTold(snapshot, speech)} ${counted.unseen.map((code) => called(code, speech)).join(", ")}`);
  }
  const kingdom = (seat: number): Paragraph => ({
    heading: speech.say("board-kingdom", { seat: speech.seat(seat) }),
    lines: kingdomLines(snapshot, seat, speech),
  });
  const hand = (seat: number): Paragraph => ({
    heading: handTitle(snapshot, seat, speech),
    lines: handLines(snapshot, seat, speech),
  });
  return [
    {
      heading: speech.say("board-round", { round: Math.max(view.round, 1) }),
      lines: [near, far].map((seat) => `${speech.seat(seat)}: ${pointsTold(snapshot, seat, speech)}`),
    },
    hand(near),
    kingdom(near),
    kingdom(far),
    {
      heading: speech.say("board-suits"),
      lines: [
        ...SUITS.map((suit, i) => suitTold(suitWord(suit, speech), suitCounts(counted, i), snapshot, speech)),
        suitTold(speech.say("tides-singles"), [counted.singles[0] ?? 0, counted.singles[1] ?? 0], snapshot, speech),
      ],
    },
    hand(far),
    { heading: speech.say("tides-piles"), lines: piles },
  ];
}
