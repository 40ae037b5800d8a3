import { FACES, type DungeonCounted, type GoldComing } from "../../wire/stonespine";
import type { Speech } from "../../words/catalog";
import { isSeated } from "../../model/seats";
import { elementSays } from "./elements";
import { placeName, SIZE, type Side } from "./places";
import { blindDoors, blueprintOf, chamberAt, tokensAt, type JaelWhy, type StonespineSnapshot } from "./table";

/** A side of a chamber in words. */
function sideSays(side: Side, speech: Speech): string {
  return speech.say(`side-${{ T: "top", B: "bottom", L: "left", R: "right" }[side]}`);
}

/** One place of a dungeon in words: what lies there, what was embedded, what the blueprint asks, what it is joined to. */
export function placeSays(
  snapshot: StonespineSnapshot,
  seat: number,
  place: number,
  dungeon: DungeonCounted,
  speech: Speech,
): string {
  const code = chamberAt(snapshot.view, seat, place);
  const parts = code ? [speech.face(code), speech.ability(code)] : [speech.say("place-free")];
  const tokens = tokensAt(dungeon, place);
  if (tokens.length > 0) {
    parts.push(speech.say("stonespine-embedded", { tokens: tokens.map((token) => speech.face(token)).join(", ") }));
  }
  const demand = FACES.blueprints[blueprintOf(snapshot.view, seat) ?? ""]?.demands[place];
  if (demand) {
    const what = elementSays(demand, speech);
    if (!code) parts.push(speech.say("place-asked", { what }));
    else if (dungeon.met.includes(place)) parts.push(speech.say("place-met", { what }));
    else parts.push(speech.say("place-missed", { what }));
  }
  const linked = dungeon.links.flatMap(([one, other]) => (one === place ? [other] : other === place ? [one] : []));
  if (linked.length > 0) parts.push(speech.say("place-open", { places: linked.map(placeName).join(", ") }));
  const blind = blindDoors(snapshot.view, seat, place, dungeon);
  if (blind.length > 0) {
    parts.push(speech.say("place-blind", { sides: blind.map((side) => sideSays(side, speech)).join(", ") }));
  }
  const net = netSays(dungeon, place, speech);
  if (net) parts.push(net);
  return `${placeName(place)}: ${parts.join("; ")}`;
}

/** What a chamber is connected to, in words; nothing where it is neither. */
function netSays(dungeon: DungeonCounted, place: number, speech: Speech): string {
  const isIn = dungeon.entrance.includes(place);
  const isOut = dungeon.exit.includes(place);
  if (isIn && isOut) return speech.say("net-both");
  if (isIn) return speech.say("net-entrance");
  return isOut ? speech.say("net-exit") : "";
}

/** An edge in words; between two places it needs no more than its name. */
export function edgeSays(name: string, speech: Speech): string {
  return speech.say("stonespine-edge", { edge: name });
}

/** Year and phase. */
export function momentSays(snapshot: StonespineSnapshot, speech: Speech): string {
  if (snapshot.over) return speech.say("board-over");
  if (snapshot.view.year === 0) return speech.say("board-set-up");
  const phase = snapshot.counted.at_market
    ? speech.say("board-phase-market")
    : speech.say("board-phase-construction", { turn: Math.min(snapshot.view.turn, SIZE) });
  return `${speech.say("board-year", { year: snapshot.view.year })} · ${phase}`;
}

/** Which way the hands go, with more than one seat; and who gets one's own, if one sits there. */
export function handGoesSays(snapshot: StonespineSnapshot, seat: number, speech: Speech): string {
  const seats = snapshot.players.length;
  if (seats < 2 || snapshot.over || snapshot.view.year === 0 || snapshot.counted.at_market) return "";
  const isLeft = snapshot.view.year % 2 === 1;
  if (!isSeated(snapshot)) return speech.say("stonespine-hands-go", { way: isLeft ? "left" : "right" });
  const next = (seat + (isLeft ? 1 : seats - 1)) % seats;
  return speech.say("board-hand-goes", { way: isLeft ? "left" : "right", seat: speech.seat(next) });
}

/** The gold for the market as it stands, part by part; above the most anybody may have, the rest is lost. */
export function goldComingSays({ row, chests, start, gold }: GoldComing, speech: Speech): string {
  const parts = [speech.say("board-gold-row", { gold: row }), speech.say("board-gold-chests", { gold: chests })];
  if (start > 0) parts.push(speech.say("board-gold-start", { gold: start }));
  if (row + chests + start > gold) parts.push(speech.say("board-gold-most", { gold }));
  return speech.say("board-gold-coming", { total: gold, parts: parts.join(", ") });
}

/** A set on the market in words. */
export function setSays(
  stall: { card: string; half: string; price: number; tokens: string[] },
  speech: Speech,
): string {
  const tokens = stall.tokens.filter((token) => token !== "");
  const set = speech.say("stonespine-set", { half: stall.half, card: speech.face(stall.card), price: stall.price });
  const what = tokens.map((token) => speech.face(token)).join(", ");
  return `${set}: ${what || speech.say("board-sold")}`;
}

/** A challenge with what it counts now: how often, what each gives, what that makes. */
export function progressSays([count, each]: [number, number], speech: Speech): string {
  return speech.say("stonespine-progress", { count, each, points: count * each });
}

/** Which sets Jael's card takes, from the left. */
export function takesSays(code: string, speech: Speech): string {
  return [...(FACES.jael[code]?.takes ?? "")]
    .map((half, i) =>
      i === 0
        ? speech.say(half === "T" ? "set-top-left" : "set-bottom-left")
        : speech.say(half === "T" ? "set-top-right" : "set-bottom-right"),
    )
    .join(", ");
}

/** Why Jael did it. */
export function jaelWhySays(why: JaelWhy, speech: Speech): string {
  if (why === "rune") return speech.say("stonespine-jael-why-rune");
  if (why === "gold") return speech.say("stonespine-jael-why-gold");
  if (why === "rest") return speech.say("stonespine-jael-why-rest");
  return speech.say("stonespine-jael-why-lowest");
}
