/** Parts of the table in words. */
import type { CellCounted, SeatCounted } from "../../wire/tales";
import type { Speech } from "../../words/catalog";
import type { Doing, TalesSnapshot } from "./table";

/** Tokens in words: `4 glory, 1 key`. */
export function amountsSay(amounts: Record<string, number>, speech: Speech): string {
  return Object.entries(amounts)
    .map(([token, count]) => tokenSays(token, count, speech))
    .join(", ");
}

function tokenSays(token: string, count: number, speech: Speech): string {
  if (token === "glory") return speech.say("tales-glory", { count });
  if (token === "coin") return speech.say("tales-coins", { count });
  if (token === "potion") return speech.say("tales-potions", { count });
  if (token === "combat") return speech.say("tales-combat", { count });
  if (token === "magic") return speech.say("tales-magic", { count });
  if (token === "key") return speech.say("tales-keys", { count });
  return speech.say("tales-token");
}

/** A tile of a story: where it lies, what it is, which of its chests are closed. */
export function tileSays(cell: string, code: string, story: SeatCounted, speech: Speech): string {
  const closed = story.closed[code] ?? [];
  const parts = [`${cell}: ${speech.face(code)}`, speech.ability(code)];
  if (closed.length > 0) parts.push(speech.say("tales-closed", { count: closed.length }));
  return parts.filter(Boolean).join("; ");
}

/** A cell that a tile may be laid on, and what it would give there. */
export function cellSays(cell: string, gives: CellCounted | undefined, speech: Speech): string {
  if (!gives) return cell;
  const parts = [
    amountsSay(gives.gain, speech),
    gives.waits > 0 ? speech.say("tales-waits", { count: gives.waits }) : "",
    speech.say("tales-ways", { count: gives.joins.length }),
  ];
  return `${cell}: ${parts.filter(Boolean).join("; ")}`;
}

/** What a seat is doing. */
export function doingSays(doing: Doing, snapshot: TalesSnapshot, speech: Speech): string {
  if (doing === "answered") return speech.say("tales-has-chosen");
  return doing === "" || snapshot.over ? "" : speech.say("tales-chooses");
}

/** The round, the period of the tiles to come, and who leads. */
export function clockSays(snapshot: TalesSnapshot, speech: Speech): string {
  const { view, counted, over } = snapshot;
  if (over) return speech.say("tales-over");
  if (view.round === 0) return speech.say("tales-set-up");
  const parts = [
    speech.say("tales-round", { round: view.round, rounds: counted.rounds }),
    counted.period > 0 ? speech.say("tales-period", { period: counted.period }) : speech.say("tales-no-more"),
    speech.say("tales-leads", { seat: speech.seat(view.first) }),
  ];
  return parts.join(" · ");
}
