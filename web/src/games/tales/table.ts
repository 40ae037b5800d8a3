/** What the board reads out of a snapshot more than once. */
import type { SeatCounted, TalesCounted, TalesView } from "../../wire/tales";
import type { Pick, Snapshot } from "../../wire/types";

export type TalesSnapshot = Snapshot<TalesView, TalesCounted>;

/** The steps of a place that stands for none: it can be read, and nothing else. */
export const NO_STEPS: Pick[] = [{ field: "", value: "" }];

export function seatOf(counted: TalesCounted, seat: number): SeatCounted | undefined {
  return counted.seats[seat];
}

/** The place that the viewer has chosen in secret, while the others still choose. */
export function secretPlace(snapshot: TalesSnapshot): number | null {
  const chosen = snapshot.given.find((text) => text.startsWith("choose "));
  return chosen ? Number(chosen.split(" ")[1]) : null;
}

/** Who took the tile of a place this round, if anybody. */
export function takerOf(view: TalesView, place: number): number | null {
  const seat = view.taken_from.indexOf(place);
  return seat >= 0 ? seat : null;
}

/** The seats that wanted the tile of a place this round and came too late. */
export function missedAt(snapshot: TalesSnapshot, place: number): number[] {
  const began = snapshot.log.findLastIndex((event) => event.kind === "round-began");
  return snapshot.log
    .slice(began + 1)
    .filter((event) => event.kind === "tile-missed" && event.says.args["place"] === place)
    .flatMap((event) => (event.seat === null ? [] : [event.seat]));
}

/** What the open question's answers name in one of their fields, each once. */
export function named(snapshot: TalesSnapshot, field: string): string[] {
  const picks = (snapshot.asked?.options ?? []).flatMap((option) => option.picks);
  return [...new Set(picks.filter((pick) => pick.field === field).map((pick) => pick.value))];
}

/** The chests of a tile that the key in hand may open. */
export function permittedChests(snapshot: TalesSnapshot, code: string): string[] {
  if (snapshot.asked?.name !== "chest") return [];
  return snapshot.asked.options
    .filter((option) => option.picks[0]?.value === code)
    .flatMap((option) => option.picks.filter((pick) => pick.field === "chest").map((pick) => pick.value));
}

/** What a seat is doing now. */
export type Doing = "" | "thinking" | "asked" | "answered";

export function doingOf(snapshot: TalesSnapshot, seat: number, thinking: number | null): Doing {
  if (snapshot.over) return "";
  if (snapshot.answered.includes(seat)) return "answered";
  if (seat === thinking) return "thinking";
  return snapshot.waiting.includes(seat) ? "asked" : "";
}

/** How tokens differ, only those that do. */
export function difference(before: Record<string, number>, after: Record<string, number>): Record<string, number> {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const found = names.map((name): [string, number] => [name, (after[name] ?? 0) - (before[name] ?? 0)]);
  return Object.fromEntries(found.filter(([, number]) => number !== 0));
}
