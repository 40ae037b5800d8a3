import { findGame } from "../games/told";
import type { FieldTold, GameTold, LaidTold, Look } from "../wire/types";

export type AnyLook = Look<Record<string, unknown>>;

/** Pieces that lie together: of a seat, or of the table. */
export interface ZoneShown {
  /** What tells it from every other zone and grid of this look. */
  id: string;
  field: FieldTold;
  seat: number | null;
  pieces: string[];
  /** Its owner sees pieces that the others do not: a hand. */
  isHand: boolean;
}

/** Places with cards on them: of a seat, or of the table. */
export interface GridShown {
  id: string;
  field: FieldTold;
  seat: number | null;
  places: Record<string, LaidTold>;
}

/** Numbers that anybody may read: of a seat, or of the table. */
export interface FactShown {
  field: FieldTold;
  seat: number | null;
  value: unknown;
}

/** Everything on the table, part by part, in the order of the game's plan. */
export interface Laying {
  game: GameTold | undefined;
  zones: ZoneShown[];
  grids: GridShown[];
  facts: FactShown[];
}

const isHidden = (code: string): boolean => code.startsWith("?");

/** A zone is a list of codes; a single piece is a list of one. */
function codes(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return Array.isArray(value) ? value.flatMap(codes) : [];
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function zonesOf(field: FieldTold, look: AnyLook): ZoneShown[] {
  const value = look.view[field.name];
  if (!field.by_seat) return [{ id: field.name, field, seat: null, pieces: codes(value), isHand: false }];
  const each = list(value).map(codes);
  const own = each[look.eyes] ?? [];
  const others = each.filter((_, seat) => seat !== look.eyes).flat();
  const isHand = own.some((code) => !isHidden(code)) && others.some(isHidden);
  return each.map((pieces, seat) => ({ id: `${field.name} ${seat}`, field, seat, pieces, isHand }));
}

function gridsOf(field: FieldTold, look: AnyLook): GridShown[] {
  const grids = look.grids[field.name] ?? [];
  return grids.map((places, seat) =>
    field.by_seat
      ? { id: `${field.name} ${seat}`, field, seat, places }
      : { id: field.name, field, seat: null, places },
  );
}

function factsOf(field: FieldTold, look: AnyLook): FactShown[] {
  const value = look.view[field.name];
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

/** What lies on the table for these eyes. What is empty, or lies on a grid anyway, is left out. */
export function layOut(look: AnyLook): Laying {
  const game = findGame(look.game);
  const of = (...kinds: string[]): FieldTold[] => game?.fields.filter(({ kind }) => kinds.includes(kind)) ?? [];
  const grids = of("grid").flatMap((field) => gridsOf(field, look));
  const zones = of("zone", "zones").flatMap((field) => zonesOf(field, look));
  return {
    game,
    grids,
    zones: zones.filter(({ pieces }) => pieces.length > 0 && !isOnGrid(pieces, grids)),
    facts: of("fact").flatMap((field) => factsOf(field, look)),
  };
}

const LAYINGS = new WeakMap<AnyLook, Laying>();

/** The same, once for every look: the board, the seats and every answer ask for it. */
export function tableOf(look: AnyLook): Laying {
  const found = LAYINGS.get(look) ?? layOut(look);
  LAYINGS.set(look, found);
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

/** The seats from the own one on. */
export function seatsFrom(look: AnyLook): number[] {
  const count = look.players.length;
  const first = look.eyes < count ? look.eyes : 0;
  return look.players.map((_, i) => (first + i) % count);
}

/** The cards of what these eyes have answered to the open question so far. */
export function givenCards(look: AnyLook, laying: Laying): string[] {
  return look.given.flatMap((text) => {
    const [verb = "", ...values] = text.split(" ");
    const parts = laying.game?.answers[verb] ?? [];
    return values.filter((_, i) => parts[i]?.kind === "card");
  });
}

/** How often each code lies there, in the order in which they come. */
export function counted(pieces: string[]): [code: string, count: number][] {
  const found = new Map<string, number>();
  for (const code of pieces) found.set(code, (found.get(code) ?? 0) + 1);
  return [...found];
}
