import { isHidden } from "../model/seats";
import { findGame } from "../words/games";
import type { FieldJson, GameJson, LaidJson, Snapshot } from "../wire/types";

export type AnySnapshot = Snapshot<Record<string, unknown>>;

/** Pieces that lie together: of a seat, or of the table. */
export interface ZoneShown {
  /** What tells it from every other zone and grid of this look. */
  id: string;
  field: FieldJson;
  seat: number | null;
  pieces: string[];
  /** Its owner sees pieces that the others do not: a hand. */
  isHand: boolean;
}

/** Places with cards on them: of a seat, or of the table. */
export interface GridShown {
  id: string;
  field: FieldJson;
  seat: number | null;
  places: Record<string, LaidJson>;
}

/** Numbers that anybody may read: of a seat, or of the table. */
export interface FactShown {
  field: FieldJson;
  seat: number | null;
  value: unknown;
}

/** Everything on the table, part by part, in the order of the game's plan. */
export interface Laying {
  game: GameJson | undefined;
  zones: ZoneShown[];
  grids: GridShown[];
  facts: FactShown[];
}

/** A zone is a list of codes; a single piece is a list of one. */
function codes(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return Array.isArray(value) ? value.flatMap(codes) : [];
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function zonesOf(field: FieldJson, snapshot: AnySnapshot): ZoneShown[] {
  const value = snapshot.view[field.name];
  if (!field.by_seat) return [{ id: field.name, field, seat: null, pieces: codes(value), isHand: false }];
  const each = list(value).map(codes);
  const own = each[snapshot.viewer] ?? [];
  const others = each.filter((_, seat) => seat !== snapshot.viewer).flat();
  const isHand = own.some((code) => !isHidden(code)) && others.some(isHidden);
  return each.map((pieces, seat) => ({ id: `${field.name} ${seat}`, field, seat, pieces, isHand }));
}

function gridsOf(field: FieldJson, snapshot: AnySnapshot): GridShown[] {
  const grids = snapshot.grids[field.name] ?? [];
  return grids.map((places, seat) =>
    field.by_seat
      ? { id: `${field.name} ${seat}`, field, seat, places }
      : { id: field.name, field, seat: null, places },
  );
}

function factsOf(field: FieldJson, snapshot: AnySnapshot): FactShown[] {
  const value = snapshot.view[field.name];
  if (!field.by_seat) return [{ field, seat: null, value }];
  return list(value).map((each, seat) => ({ field, seat, value: each }));
}

/** Whether every piece of a zone is seen on some grid already. */
function isOnGrid(pieces: string[], grids: GridShown[]): boolean {
  const left = grids.flatMap(({ places }) => Object.values(places).map(({ card }) => card));
  return pieces.every((code) => {
    const at = left.indexOf(code);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** What lies on the table for this viewer. What is empty, or lies on a grid anyway, is left out. */
export function layOut(snapshot: AnySnapshot): Laying {
  const game = findGame(snapshot.game);
  const of = (...kinds: string[]): FieldJson[] => game?.fields.filter(({ kind }) => kinds.includes(kind)) ?? [];
  const grids = of("grid").flatMap((field) => gridsOf(field, snapshot));
  const zones = of("zone", "zones").flatMap((field) => zonesOf(field, snapshot));
  return {
    game,
    grids,
    zones: zones.filter(({ pieces }) => pieces.length > 0 && !isOnGrid(pieces, grids)),
    facts: of("fact").flatMap((field) => factsOf(field, snapshot)),
  };
}

const LAYINGS = new WeakMap<AnySnapshot, Laying>();

/** The same, once for every look: the board, the seats and every answer ask for it. */
export function tableOf(snapshot: AnySnapshot): Laying {
  const found = LAYINGS.get(snapshot) ?? layOut(snapshot);
  LAYINGS.set(snapshot, found);
  return found;
}

/** Nobody sees what these are: they are counted, not laid out. */
export function isPile(zone: ZoneShown): boolean {
  return zone.pieces.every(isHidden);
}

/** The parts of one seat, hands first; of the table with null. */
export function zonesFor(laying: Laying, seat: number | null): ZoneShown[] {
  const own = laying.zones.filter((zone) => zone.seat === seat);
  return [...own.filter((zone) => zone.isHand), ...own.filter((zone) => !zone.isHand)];
}

export function gridsFor(laying: Laying, seat: number | null): GridShown[] {
  return laying.grids.filter((grid) => grid.seat === seat);
}

export function factsFor(laying: Laying, seat: number | null): FactShown[] {
  return laying.facts.filter((fact) => fact.seat === seat);
}

/** The cards of what this viewer has answered to the open question so far. */
export function givenCards(snapshot: AnySnapshot, laying: Laying): string[] {
  return snapshot.given.flatMap((text) => {
    const [verb = "", ...values] = text.split(" ");
    const parts = laying.game?.answers[verb] ?? [];
    return values.filter((_, i) => parts[i]?.kind === "card");
  });
}
