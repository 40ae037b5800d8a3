/** Cards and places in words, for the board of any game. */
import type { LaidJson } from "../wire/types";
import type { Speech } from "../words/catalog";

/** A name as a heading begins: with a capital. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
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

/** How often each code lies there, in the order in which they come. */
export function counted(pieces: string[]): [code: string, count: number][] {
  const found = new Map<string, number>();
  for (const code of pieces) found.set(code, (found.get(code) ?? 0) + 1);
  return [...found];
}
