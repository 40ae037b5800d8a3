import { FACES } from "../../wire/tales";
import type { PointJson } from "../../wire/types";
import type { Speech } from "../../words/catalog";
import { amountsSay } from "./spoken";
import { seatOf, type TalesSnapshot } from "./table";

/** What stands in a seat's panel: its tokens but for the glory, which are the points, and the quests it still holds. */
export function seatFacts(snapshot: TalesSnapshot, seat: number, speech: Speech): string[] {
  const tokens = Object.entries(seatOf(snapshot.counted, seat)?.tokens ?? {}).filter(([name]) => name !== "glory");
  const facts = [amountsSay(Object.fromEntries(tokens), speech)];
  if (snapshot.view.first === seat) facts.push(speech.say("tales-token"));
  const quests = snapshot.view.quests[seat]?.length ?? 0;
  if (quests > 0) facts.push(speech.say("tales-backs", { count: quests }));
  return facts.filter(Boolean);
}

/** Rows of the score sheet that are types of tiles. */
const TYPES: Record<string, string> = {
  "row-monsters": "monster",
  "row-characters": "character",
  "row-places": "place",
  "row-treasures": "treasure",
};

/** The tiles of a story that points come from. */
export function lights(point: PointJson, snapshot: TalesSnapshot): string[] {
  if (point.card !== null) return [point.card];
  const tiles = Object.values(snapshot.view.stories[point.seat] ?? {});
  const type = TYPES[point.row.key];
  if (type) return tiles.filter((code) => FACES.tiles[code]?.type === type);
  if (point.row.key === "row-chests") {
    const closed = snapshot.view.closed[point.seat] ?? {};
    return tiles.filter((code) => (FACES.tiles[code]?.chests.length ?? 0) > (closed[code]?.length ?? 0));
  }
  if (point.row.key === "row-character-endings" || point.row.key === "row-quest-endings") {
    return tiles.filter((code) => FACES.tiles[code]?.at_end === true);
  }
  return point.row.key === "row-quests" ? tiles.filter((code) => FACES.tiles[code]?.back === "quest") : [];
}
