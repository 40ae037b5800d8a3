import type { Pick } from "../wire/types";
import type { Speech } from "../words/catalog";
import type { AnySnapshot } from "./layout";
import type { Targets } from "./targets";

/** What every part of the board is given. */
export interface PartProps {
  snapshot: AnySnapshot;
  speech: Speech;
  /** Cards lit from elsewhere. */
  lit: ReadonlySet<string>;
  targets: Targets;
}

/** The steps of a place that stands for none: it can be read, and nothing else. */
export const NO_STEPS: Pick[] = [{ field: "", value: "" }];

/** A colour for a kind of card: cards whose codes begin alike have the same one. */
export function hueOf(code: string): number {
  const [kind = ""] = code.split("-");
  return [...kind].reduce((sum, letter) => (sum * 47 + (letter.codePointAt(0) ?? 0)) % 360, 25);
}
