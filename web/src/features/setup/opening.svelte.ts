import { router } from "../../browser/address.svelte";
import { seatingOf, type Sitter } from "../../model/seating";
import { settings } from "../../store/settings.svelte";
import { tables } from "../../tables/doors";
import type { GameJson, Seating } from "../../wire/types";

/** A table on its way from a button to the screen. The engine may still be loading then. */
class Opening {
  /** The table that is being set. */
  seating = $state.raw<Seating | null>(null);
  #seed: string | undefined;
  failed = $state(false);
  #attempt = 0;

  /** Set a table and go there; with a certain deal, if its seed is given. */
  async begin(seating: Seating, seed?: string): Promise<void> {
    const attempt = ++this.#attempt;
    this.seating = seating;
    this.#seed = seed;
    this.failed = false;
    try {
      await tables.ready(); // Until then one may change one's mind.
      if (attempt !== this.#attempt) return;
      const id = await tables.open(seating, seed);
      this.seating = null;
      router.go(`/table/${id}`);
    } catch (error) {
      if (attempt !== this.#attempt) return;
      console.error(error);
      this.failed = true;
    }
  }

  /** With the usual options and no words of one's own. */
  quick(game: GameJson, sitters: Sitter[]): void {
    void this.begin(seatingOf(game, sitters, {}, "", settings.values.name, new Date()));
  }

  /** Try once more after a failure. */
  again(): void {
    if (this.seating) void this.begin(this.seating, this.#seed);
  }

  /** Leave it. */
  cancel(): void {
    this.#attempt++;
    this.seating = null;
    this.failed = false;
  }
}

export const opening = new Opening();
