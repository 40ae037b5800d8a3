import { getContext, setContext } from "svelte";

/** The ways from what is said on a page to the paragraph that explains it. */
export interface Ways {
  /** The paragraph behind a message, by its key; nothing where none is. */
  to(key: string): string | null;
  /** Open the handbook at a paragraph. */
  go(paragraph: string): void;
}

const KEY = Symbol("ways");

export function setWays(ways: Ways): void {
  setContext(KEY, ways);
}

/** Nothing where no handbook is at hand. */
export function findWays(): Ways | undefined {
  return getContext<Ways | undefined>(KEY);
}
