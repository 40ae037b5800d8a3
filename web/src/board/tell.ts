import { seatsFrom } from "../games/seen";
import type { Paragraph } from "../games/types";
import type { FieldJson, LaidJson } from "../wire/types";
import type { Speech } from "../words/catalog";
import {
  counted,
  factsFor,
  gridsFor,
  tableOf,
  zonesFor,
  type AnySnapshot,
  type FactShown,
  type GridShown,
  type Laying,
  type ZoneShown,
} from "./layout";

/** A name as a heading begins: with a capital. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

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

/** Cards by their names, equal ones counted. */
export function piecesTold(pieces: string[], speech: Speech): string {
  const names = counted(pieces).map(([code, count]) =>
    count > 1 ? `${speech.face(code)} ×${count}` : speech.face(code),
  );
  return names.join(", ") || speech.say("any-nothing");
}

/** A card with what it does. */
export function cardTold(code: string, speech: Speech): string {
  const ability = speech.ability(code);
  return ability ? `${speech.face(code)}. ${ability}` : speech.face(code);
}

/** What is on a place besides its card: figures by their owners, and whatever else the game has words for. */
export function notesTold(laid: LaidJson, speech: Speech): string[] {
  return [
    ...laid.seats.map((seat) => speech.seat(seat)),
    ...laid.notes.map((note) =>
      note
        .split(" ")
        .map((key) => speech.catalog.say(key))
        .join(" "),
    ),
  ];
}

/** A place and everything on it. */
export function placeTold(place: string, laid: LaidJson | undefined, speech: Speech): string {
  if (!laid) return `${place}: ${speech.say("any-free")}`;
  const card = laid.card ? [speech.face(laid.card) + (laid.turned ? ` (${speech.say("any-turned")})` : "")] : [];
  const all = [...card, ...notesTold(laid, speech)];
  return `${place}: ${all.join(", ") || speech.say("any-free")}`;
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
