/** The table in words: for those who listen, and for the labels of the cards. */
import { totalOf } from "../points";
import type { Told } from "../types";
import type { PointTold } from "../../wire/types";
import type { Speech } from "../../words/catalog";
import { SUITS, called, isHidden, suitOf, suitWord } from "./suits";
import { earned, isRelic, isScored, kingdomOf, leader, scoring, sealed, sides, suitCounts } from "./table";
import type { TidesLook } from "./table";

/** A card with its suit and what it does. */
export function cardTold(code: string, speech: Speech): string {
  if (isHidden(code)) return speech.face(code);
  return `${called(code, speech)}, ${suitWord(suitOf(code), speech)}. ${speech.ability(code)}`;
}

/** Points and their reason. */
export function pointTold(point: PointTold, speech: Speech): string {
  return `${speech.say("board-points-closed", { vp: point.points })}, ${speech.tell(point.why)}`;
}

/** A card that lies in a kingdom: what it is, what it scores, and why. */
export function laidTold(look: TidesLook, code: string, point: PointTold | undefined, speech: Speech): string {
  const relic = isRelic(look.view, code) ? `, ${speech.say("board-relic")}` : "";
  const name = `${called(code, speech)}, ${suitWord(suitOf(code), speech)}${relic}`;
  return point ? `${name}: ${pointTold(point, speech)}. ${speech.ability(code)}` : `${name}. ${speech.ability(code)}`;
}

/** A card in a hand: what it does, what it has just scored, and whether it is chosen already. */
export function heldTold(look: TidesLook, code: string, speech: Speech): string {
  const parts = [cardTold(code, speech)];
  const point = earned(look).get(code);
  if (point) parts.push(`${pointTold(point, speech)}.`);
  const verb = sealed(look).get(code);
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
export function suitTold(word: string, counts: [number, number], look: TidesLook, speech: Speech): string {
  const [near, far] = sides(look);
  const ahead = leader(counts);
  const both = { suit: word, near: counts[near], far: counts[far] };
  return ahead === null
    ? speech.say("tides-suit-even", both)
    : speech.say("tides-suit-ahead", { ...both, seat: speech.seat(ahead) });
}

/** A seat's points: those on the pad, and those on the table while a round is played. */
export function pointsTold(look: TidesLook, seat: number, speech: Speech): string {
  const vp = look.view.vp[seat] ?? 0;
  if (isScored(look.view)) return speech.say("board-points-closed", { vp });
  return speech.say("board-points", { vp, now: `+${totalOf(look.standing, seat)}` });
}

/** Whose hand it is. */
export function handTitle(look: TidesLook, seat: number, speech: Speech): string {
  return seat === look.eyes ? speech.say("board-hand") : speech.say("board-hand-of", { seat: speech.seat(seat) });
}

/** Where the cards lie that these eyes have not seen. */
export function unseenTold(look: TidesLook, speech: Speech): string {
  if (look.counted.unseen.length === 0) return speech.say("tides-unseen-none");
  const hidden = look.view.hand.some((hand) => hand.some(isHidden));
  if (!hidden) return speech.say("tides-unseen-pile");
  return look.view.pile.length > 0 ? speech.say("tides-unseen-both") : speech.say("tides-unseen-hand");
}

/** What stands in a seat's panel: how many cards it holds, and how many relics it has. */
export function seatFacts(look: TidesLook, seat: number, speech: Speech): string[] {
  const facts = [speech.say("tides-fact-hand", { count: look.view.hand[seat]?.length ?? 0 })];
  const relics = look.view.relics[seat]?.length ?? 0;
  if (relics > 0) facts.push(speech.say("tides-fact-relics", { count: relics }));
  return facts;
}

function handLines(look: TidesLook, seat: number, speech: Speech): string[] {
  const hand = look.view.hand[seat] ?? [];
  const lines = hand.filter((code) => !isHidden(code)).map((code) => heldTold(look, code, speech));
  const hidden = hand.filter(isHidden).length;
  if (hidden > 0) lines.push(speech.say("board-unknown", { count: hidden }));
  return lines.length > 0 ? lines : [speech.say("tides-hand-empty")];
}

function kingdomLines(look: TidesLook, seat: number, speech: Speech): string[] {
  const points = scoring(look);
  const lines = kingdomOf(look.view, seat).map((code) => laidTold(look, code, points.get(code), speech));
  if (lines.length === 0) lines.push(speech.say("board-empty"));
  if (look.answered.includes(seat) && seat !== look.eyes) lines.push(speech.say("tides-chosen"));
  return [pointsTold(look, seat, speech), ...lines];
}

/** The whole view in words, in the order in which somebody at the table would look. */
export function tell(look: TidesLook, speech: Speech): Told[] {
  const { view, counted } = look;
  const [near, far] = sides(look);
  const piles = [speech.say("board-pile", { count: view.pile.length })];
  const known = view.pile.filter((code) => !isHidden(code));
  piles.push(...known.map((code) => called(code, speech)));
  if (view.removed.length > 0) {
    piles.push(speech.say("board-removed", { cards: view.removed.map((code) => called(code, speech)).join(", ") }));
  }
  if (counted.unseen.length > 0) {
    piles.push(`${unseenTold(look, speech)} ${counted.unseen.map((code) => called(code, speech)).join(", ")}`);
  }
  const kingdom = (seat: number): Told => ({
    heading: speech.say("board-kingdom", { seat: speech.seat(seat) }),
    lines: kingdomLines(look, seat, speech),
  });
  const hand = (seat: number): Told => ({
    heading: handTitle(look, seat, speech),
    lines: handLines(look, seat, speech),
  });
  return [
    {
      heading: speech.say("board-round", { round: Math.max(view.round, 1) }),
      lines: [near, far].map((seat) => `${speech.seat(seat)}: ${pointsTold(look, seat, speech)}`),
    },
    hand(near),
    kingdom(near),
    kingdom(far),
    {
      heading: speech.say("board-suits"),
      lines: [
        ...SUITS.map((suit, i) => suitTold(suitWord(suit, speech), suitCounts(counted, i), look, speech)),
        suitTold(speech.say("tides-singles"), [counted.singles[0] ?? 0, counted.singles[1] ?? 0], look, speech),
      ],
    },
    hand(far),
    { heading: speech.say("tides-piles"), lines: piles },
  ];
}
