import type { EventJson } from "../wire/types";
import type { SoundName } from "./sound";

/** How a game's events sound: a table of their kinds. What is not in it sounds as a card. */
export function hearing(table: Partial<Record<SoundName, string[]>>): (event: EventJson) => SoundName | null {
  const names = new Map(
    Object.entries(table).flatMap(([name, kinds]) => kinds.map((kind) => [kind, name as SoundName])),
  );
  return (event) => names.get(event.kind) ?? null;
}
