import type { Broken, Calls } from "../wire/types";

/** The first thing a worker is told: where the site lives. */
export interface Site {
  site: string;
}

/** A call. */
export interface Ask {
  id: number;
  name: keyof Calls;
  args: unknown[];
}

/** What the worker says. */
export type FromEngine =
  | { kind: "progress"; loaded: number; total: number }
  | { kind: "ready" }
  | { kind: "failed"; error: string }
  | { kind: "answer"; id: number; json: string }
  | { kind: "bug"; id: number; error: string };

/** What the door says to a call. */
export type Answer = { result: unknown } | { refused: Broken };
