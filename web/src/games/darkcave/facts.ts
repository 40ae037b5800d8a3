import { mineOf } from "../../model/seats";
import type { PointJson } from "../../wire/types";
import type { Speech } from "../../words/catalog";
import { letter } from "../../words/names";
import { isClanOpen, levelOf, type DarkcaveSnapshot } from "./table";
import { ROMAN } from "./titles";

/** What stands in a seat's panel, and is said of its plaque: hand, gold, what lies in front, its clan card. */
export function seatFacts(snapshot: DarkcaveSnapshot, seat: number, speech: Speech): string[] {
  const { view } = snapshot;
  const hand = view.hand[seat] ?? [];
  const levels = hand
    .map(levelOf)
    .sort()
    .map((level) => ROMAN[level])
    .join(" ");
  const facts = [
    speech.say("board-in-hand", { count: hand.length, levels }),
    `${speech.say("board-gold")}: ${view.gold[seat] ?? 0}`,
  ];
  const front = view.front[seat] ?? [];
  if (front.length > 0)
    facts.push(`${speech.say("board-front")}: ${front.map((code) => speech.face(code)).join(", ")}`);
  const clan = view.clans[seat]?.[0];
  // Somebody may look over the owner's shoulder: one's own role is not read out where the others' facts are.
  if (clan !== undefined && (seat !== mineOf(snapshot) || isClanOpen(snapshot, seat))) facts.push(speech.face(clan));
  const place = view.left.indexOf(seat);
  if (place >= 0) facts.push(speech.say("board-out", { place: place + 1 }));
  if (view.lying.includes(letter(seat))) facts.push(speech.say("board-lying"));
  return facts;
}

/** Treasure comes from no card: the dwarfs that got out are on the plaques. */
export function lights(_point: PointJson, _snapshot: DarkcaveSnapshot): string[] {
  return [];
}
