import { FACES } from "../../wire/stonespine";
import type { PointJson } from "../../wire/types";
import type { Speech } from "../../words/catalog";
import { isValued } from "./elements";
import { PLACES } from "./places";
import { blueprintOf, chamberAt, hasPassed, tokensAt, trackOf, type StonespineSnapshot } from "./table";

/** What stands in a seat's panel: gold, the place on the priority track, whether it has left the market. */
export function seatFacts(snapshot: StonespineSnapshot, seat: number, speech: Speech): string[] {
  if (seat >= snapshot.players.length) {
    return snapshot.counted.jael_now ? [speech.say("board-gold-now", { count: snapshot.counted.jael_gold })] : [];
  }
  const facts = [speech.say("board-gold-now", { count: snapshot.view.gold[seat] ?? 0 })];
  if (snapshot.counted.at_market && hasPassed(snapshot.view, seat)) {
    const gained = snapshot.view.priority.indexOf(seat);
    facts.push(
      gained >= 0 ? speech.say("stonespine-passed-place", { place: gained + 1 }) : speech.say("stonespine-passed"),
    );
    return facts;
  }
  const place = trackOf(snapshot).indexOf(seat);
  if (place >= 0) facts.push(speech.say("stonespine-track-place", { place: place + 1 }));
  return facts;
}

/** The cards that points come from: the card that scored, the blueprint, or the chambers that were counted. */
export function lights(point: PointJson, snapshot: StonespineSnapshot): string[] {
  if (point.card !== null) return [point.card];
  const { seat } = point;
  const dungeon = snapshot.counted.dungeons[seat];
  if (!dungeon) return [];
  const at = (places: number[]): string[] =>
    places.map((place) => chamberAt(snapshot.view, seat, place)).filter((code) => code !== "");
  if (point.row.key === "row-blueprint") {
    const blueprint = blueprintOf(snapshot.view, seat);
    return [...(blueprint ? [blueprint] : []), ...at(dungeon.met)];
  }
  if (point.row.key === "row-paths") return at(point.why.key === "why-exit" ? dungeon.exit : dungeon.entrance);
  if (point.row.key !== "row-stars") return [];
  return at(
    PLACES.filter(
      (place) =>
        FACES.chambers[chamberAt(snapshot.view, seat, place)]?.places.some(isValued) ||
        tokensAt(dungeon, place).includes("star1"),
    ),
  );
}
