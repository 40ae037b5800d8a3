import { totalOf } from "../../model/points";
import type { DungeonCounted, StonespineCounted, StonespineView } from "../../wire/stonespine";
import { FACES } from "../../wire/stonespine";
import type { EventJson, Foreseen, Snapshot, PointJson } from "../../wire/types";
import { letter } from "../../words/names";
import { beyond, edgeName, PLACES, SIDES, SIZE, type Side } from "./places";

export type StonespineSnapshot = Snapshot<StonespineView, StonespineCounted>;
export type StonespineForeseen = Foreseen<StonespineView, StonespineCounted>;

/** The rows of the score sheet that grow during the game. */
export const GROWING = ["row-blueprint", "row-paths", "row-stars", "row-challenges", "row-goal"] as const;

/** What a seat has sealed of its answer so far. */
export interface Sealed {
  card: string | null;
  column: number | null;
  discard: string | null;
}

/** What is sealed, read from the answers given. */
export function sealedOf(snapshot: StonespineSnapshot): Sealed {
  const said = (verb: string): string | null =>
    snapshot.given.map((text) => text.split(" ")).find(([first]) => first === verb)?.[1] ?? null;
  const column = said("column");
  return { card: said("place"), column: column === null ? null : Number(column) - 1, discard: said("discard") };
}

/** The places of the row of this year. */
export function rowOf(view: StonespineView): number[] {
  return view.year > 0 ? PLACES.slice((view.year - 1) * SIZE, view.year * SIZE) : [];
}

/** Where the sealed chamber will lie, once its column is known or only one is left. */
export function sealedPlace(snapshot: StonespineSnapshot, seat: number, chosen: number | null): number | null {
  const { card, column } = sealedOf(snapshot);
  if (card === null) return null;
  const row = rowOf(snapshot.view);
  const free = row.filter((place) => snapshot.view.rooms[seat]?.[place] === null);
  if (free.length === 1) return free[0] ?? null;
  const at = column ?? chosen;
  return at === null ? null : (row[at] ?? null);
}

/** The chamber on a place, by its code; empty where none lies. */
export function chamberAt(view: StonespineView, seat: number, place: number): string {
  return view.rooms[seat]?.[place] ?? "";
}

/** A seat's blueprint, if it has one already. */
export function blueprintOf(view: StonespineView, seat: number): string | null {
  const code = view.blueprints[seat]?.[0];
  return code !== undefined && code in FACES.blueprints ? code : null;
}

/** Points of one seat from one row of the sheet. */
export function pointsOf(standing: PointJson[], seat: number, row: string): number {
  return totalOf(
    standing.filter((point) => point.row.key === row),
    seat,
  );
}

/** The doors of a chamber that lead against a wall: to a chamber without a link, or outside beside the doorways. */
export function blindDoors(view: StonespineView, seat: number, place: number, dungeon: DungeonCounted): Side[] {
  const code = chamberAt(view, seat, place);
  const blueprint = FACES.blueprints[blueprintOf(view, seat) ?? ""];
  return SIDES.filter((side) => {
    if (!FACES.chambers[code]?.doors.includes(side) || dungeon.passages.includes(edgeName(place, side))) return false;
    const next = beyond(place, side);
    if (next === null) {
      const column = (place % SIZE) + 1;
      return !((side === "T" && column === blueprint?.entrance) || (side === "B" && column === blueprint?.exit));
    }
    if (chamberAt(view, seat, next) === "") return false;
    return !dungeon.links.some(([one, other]) => one === Math.min(place, next) && other === Math.max(place, next));
  });
}

/** The tokens in a chamber, in the order in which they came. */
export function tokensAt(dungeon: DungeonCounted, place: number): string[] {
  return dungeon.tokens.filter(([at]) => at === place).map(([, code]) => code);
}

/** The priority track that counts now, best place first: at the market that of before, until it is full again. */
export function trackOf(snapshot: StonespineSnapshot): number[] {
  return snapshot.counted.at_market ? snapshot.view.old_priority : snapshot.view.priority;
}

/** Whether a seat has left the market this year. */
export function hasPassed(view: StonespineView, seat: number): boolean {
  return view.passed.includes(letter(seat));
}

/** Why Jael did something: his rune, his gold, what nobody wanted, the lowest number. */
export type JaelWhy = "rune" | "gold" | "rest" | "lowest";

/** Something Jael did. */
export interface JaelStep {
  event: EventJson;
  why: JaelWhy | null;
}

const JAEL_STEPS = new Set(["jael-turned", "jael-gained", "jael-took", "jael-struck", "jael-scored"]);

/** What Jael has done, oldest first. What he takes after a pass is the rest; before, it is what his card marks. */
export function jaelSteps(log: EventJson[]): JaelStep[] {
  let hasEnded = false;
  const steps: JaelStep[] = [];
  for (const event of log) {
    if (event.kind === "year-began") hasEnded = false;
    if (event.kind === "seat-passed") hasEnded = true;
    if (JAEL_STEPS.has(event.kind)) steps.push({ event, why: whyOf(event.kind, hasEnded) });
  }
  return steps;
}

function whyOf(kind: string, hasEnded: boolean): JaelWhy | null {
  if (kind === "jael-gained") return "rune";
  if (kind === "jael-took") return hasEnded ? "rest" : "gold";
  return kind === "jael-struck" ? "lowest" : null;
}
