import { seatsFrom } from "../model/seats";
import type { Paragraph } from "../kit/screen";
import { capital, piecesTold, placeTold } from "../kit/tell";
import type { FieldJson } from "../wire/types";
import type { Speech } from "../words/catalog";
import {
  type AnySnapshot,
  factsFor,
  type FactShown,
  gridsFor,
  type GridShown,
  type Laying,
  tableOf,
  zonesFor,
  type ZoneShown,
} from "./layout";

/** What a field is called. A game that ships no words is read out. */
export function fieldName(field: FieldJson, speech: Speech): string {
  return capital(speech.say(field.key));
}

/** What a number, a truth or a list of them reads like. */
export function valueTold(value: unknown, speech: Speech): string {
  if (typeof value === "boolean") return speech.say(value ? "any-yes" : "any-no");
  if (Array.isArray(value)) return value.map((each) => valueTold(each, speech)).join(", ") || "–";
  return value === null || typeof value === "object" ? JSON.stringify(value) : String(value);
}

export function factTold({ field, value }: FactShown, speech: Speech): string {
  return `${fieldName(field, speech)}: ${valueTold(value, speech)}`;
}

function zoneLine(zone: ZoneShown, speech: Speech): string {
  return `${fieldName(zone.field, speech)}: ${piecesTold(zone.pieces, speech)}`;
}

function gridLines(grid: GridShown, speech: Speech): string[] {
  const name = fieldName(grid.field, speech);
  return Object.entries(grid.places).map(([place, laid]) => `${name}, ${placeTold(place, laid, speech)}`);
}

function linesFor(laying: Laying, seat: number | null, speech: Speech): string[] {
  return [
    ...factsFor(laying, seat).map((fact) => factTold(fact, speech)),
    ...zonesFor(laying, seat).map((zone) => zoneLine(zone, speech)),
    ...gridsFor(laying, seat).flatMap((grid) => gridLines(grid, speech)),
  ];
}

/** The whole view in words: one's own seat, the table, the others. */
export function tell(snapshot: AnySnapshot, speech: Speech): Paragraph[] {
  const laying = tableOf(snapshot);
  const [own, ...others] = seatsFrom(snapshot).map((seat) => ({
    heading: speech.seat(seat),
    lines: linesFor(laying, seat, speech),
  }));
  const table = { heading: speech.say("any-table"), lines: linesFor(laying, null, speech) };
  return [...(own ? [own] : []), table, ...others].filter(({ lines }) => lines.length > 0);
}

/** What stands in a seat's panel: how many cards it holds, and its numbers. */
export function seatFacts(snapshot: AnySnapshot, seat: number, speech: Speech): string[] {
  const laying = tableOf(snapshot);
  const held = zonesFor(laying, seat).filter(({ isHand }) => isHand);
  return [
    ...held.map(({ field, pieces }) => `${fieldName(field, speech)}: ${pieces.length}`),
    ...factsFor(laying, seat).map((fact) => factTold(fact, speech)),
  ];
}
