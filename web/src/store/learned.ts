/** Which rules somebody was told here, of which games. */
import * as v from "valibot";
import { byName } from "./shapes";
import { readSmall, writeSmall } from "./small";

/** What somebody was told of a game: at which table they learn it, and which questions they know. */
const KNOWN = v.object({
  /** The first table of this game; nothing where it was played before anybody noted that. */
  table: v.string(),
  questions: v.array(v.string()),
});
export type Known = v.InferOutput<typeof KNOWN>;

const ALL = byName(KNOWN);
const KEY = "partie.learned";

/** What is known of every game. */
export function noted(): Record<string, Known> {
  return readSmall(KEY, ALL, {});
}

/** Where it cannot be kept, it is told again next time, and whoever plays is told why. */
export function note(game: string, known: Known): void {
  writeSmall("learned", KEY, { ...noted(), [game]: known });
}

/** Tell all rules again, of every game. */
export function forgetQuestions(): void {
  const all = Object.entries(noted());
  if (all.length > 0)
    writeSmall("learned", KEY, Object.fromEntries(all.map(([game, known]) => [game, { ...known, questions: [] }])));
}
