import { isHidden, mineOf } from "../../model/seats";
import type { Speech } from "../../words/catalog";
import type { Paragraph } from "../../kit/screen";
import { priceSays } from "./prices";
import { amountsSay, clockSays, doingSays, tileSays } from "./spoken";
import { doingOf, seatOf, secretPlace, takerOf, type TalesSnapshot } from "./table";

/** The whole table in words, one's own seat first. */
export function tell(snapshot: TalesSnapshot, speech: Speech): Paragraph[] {
  const mine = mineOf(snapshot);
  const count = snapshot.players.length;
  const seats = snapshot.players.map((_, i) => (mine + i) % count);
  return [
    { heading: clockSays(snapshot, speech), lines: majorities(snapshot, speech) },
    { heading: speech.say("tales-board"), lines: board(snapshot, mine, speech) },
    ...seats.map((seat) => ({
      heading: speech.say("tales-story-of", { seat: speech.seat(seat) }),
      lines: story(snapshot, seat, speech),
    })),
  ];
}

function majorities({ counted }: TalesSnapshot, speech: Speech): string[] {
  return Object.entries(counted.majorities).map(([resource, seats]) =>
    speech.say("tales-most", { resource, seats: seats.map((seat) => speech.seat(seat)).join(", ") || "–" }),
  );
}

function board(snapshot: TalesSnapshot, mine: number, speech: Speech): string[] {
  const secret = secretPlace(snapshot);
  return snapshot.view.places.map((code, i) => {
    const place = i + 1;
    if (!code) {
      const taker = takerOf(snapshot.view, place);
      return taker === null
        ? speech.say("tales-place-empty", { place })
        : speech.say("tales-place-taken", { place, seat: speech.seat(taker) });
    }
    const price = seatOf(snapshot.counted, mine)?.offers[i];
    const parts = [speech.say("tales-place", { place, tile: speech.face(code) }), speech.ability(code)];
    if (price) parts.push(priceSays(price, speech));
    if (secret === place) parts.push(speech.say("tales-your-choice"));
    return parts.filter(Boolean).join("; ");
  });
}

function story(snapshot: TalesSnapshot, seat: number, speech: Speech): string[] {
  const counted = seatOf(snapshot.counted, seat);
  if (!counted) return [];
  const lines = [amountsSay(counted.tokens, speech), doingSays(doingOf(snapshot, seat, null), snapshot, speech)];
  if (counted.drafted) lines.push(speech.say("tales-drafted", { tile: speech.face(counted.drafted) }));
  for (const [cell, code] of Object.entries(counted.story)) lines.push(tileSays(cell, code, counted, speech));
  for (const [code, quest] of Object.entries(counted.quests)) {
    const now = speech.say("tales-quest-now", { count: quest.count, glory: quest.glory });
    lines.push(`${speech.say("tales-quest", { tile: speech.face(code) })}; ${speech.ability(code)}; ${now}`);
  }
  const hidden = (snapshot.view.quests[seat] ?? []).filter((code) => isHidden(code)).length;
  if (hidden > 0) lines.push(speech.say("tales-backs", { count: hidden }));
  return lines.filter(Boolean);
}
