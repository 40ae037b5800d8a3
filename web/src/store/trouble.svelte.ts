/**
 * Whether this browser keeps what it is given. Whatever writes says here how it went, and the screen tells the reader:
 * nobody finds out after the tab is closed.
 */

/** What is written, each in a place of its own. */
export type Written = "tables" | "settings" | "notes" | "links" | "learned";

/** There is no room left, or the browser lets the site keep nothing. */
export type Trouble = "full" | "refused";

/** Browsers do not agree on the name of the error, nor on whether a broken transaction says why it broke. */
export function troubleIn(error: unknown): Trouble {
  const { name = "", message = "" } = (error ?? {}) as { name?: string; message?: string };
  return /quota/i.test(`${name} ${message}`) ? "full" : "refused";
}

class Keeping {
  #troubles = $state.raw<ReadonlyMap<Written, Trouble>>(new Map());
  /** Somebody has read it and goes on; it is told again where something else fails. */
  isRead = $state(false);

  /** What is the matter; nothing as long as everything is kept. */
  get trouble(): Trouble | "" {
    return [...this.#troubles.values()][0] ?? "";
  }

  /** Whether a table is in this window only. */
  get isTableLoose(): boolean {
    return this.#troubles.has("tables");
  }

  failed(what: Written, error: unknown): void {
    if (this.#troubles.has(what)) return;
    console.warn(error);
    this.#troubles = new Map([...this.#troubles, [what, troubleIn(error)]]);
    this.isRead = false;
  }

  worked(what: Written): void {
    if (!this.#troubles.has(what)) return;
    this.#troubles = new Map([...this.#troubles].filter(([each]) => each !== what));
  }
}

export const keeping = new Keeping();
