import { FACES } from "../../wire/stonespine";
import type { PointTold } from "../../wire/types";
import type { Speech } from "../../words/catalog";
import { isValued } from "./elements";
import { PLACES } from "./places";
import { blueprintOf, chamberAt, hasPassed, tokensAt, trackOf, type StonespineLook } from "./table";

/** What stands in a seat's panel: gold, the place on the priority track, whether it has left the market. */
export function seatFacts(look: StonespineLook, seat: number, speech: Speech): string[] {
  if (seat >= look.players.length) {
    return look.counted.jael_now ? [speech.say("board-gold-now", { count: look.counted.jael_gold })] : [];
  }
  const facts = [speech.say("board-gold-now", { count: look.view.gold[seat] ?? 0 })];
  if (look.counted.at_market && hasPassed(look.view, seat)) {
    const gained = look.view.priority.indexOf(seat);
    facts.push(
      gained >= 0 ? speech.say("stonespine-passed-place", { place: gained + 1 }) : speech.say("stonespine-passed"),
    );
    return facts;
  }
  const place = trackOf(look).indexOf(seat);
  if (place >= 0) facts.push(speech.say("stonespine-track-place", { place: place + 1 }));
  return facts;
}

/** The cards that points come from: the card that scored, the blueprint, or the chambers that were counted. */
export function lights(point: PointTold, look: StonespineLook): string[] {
  if (point.card !== null) return [point.card];
  const { seat } = point;
  const dungeon = look.counted.dungeons[seat];
  if (!dungeon) return [];
  const at = (places: number[]): string[] =>
    places.map((place) => chamberAt(look.view, seat, place)).filter((code) => code !== "");
  if (point.row.key === "row-blueprint") {
    const blueprint = blueprintOf(look.view, seat);
    return [...(blueprint ? [blueprint] : []), ...at(dungeon.met)];
  }
  if (point.row.key === "row-paths") return at(point.why.key === "why-exit" ? dungeon.exit : dungeon.entrance);
  if (point.row.key !== "row-stars") return [];
  return at(
    PLACES.filter(
      (place) =>
        FACES.chambers[chamberAt(look.view, seat, place)]?.places.some(isValued) ||
        tokensAt(dungeon, place).includes("star1"),
    ),
  );
}
