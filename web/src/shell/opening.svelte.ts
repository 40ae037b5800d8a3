import { router } from "../router.svelte";
import { seatingOf, type Sitter, type Unnamed } from "../session/seating";
import { tables } from "../session/tables";
import { settings } from "../settings.svelte";
import type { GameJson, Seating } from "../wire/types";
import { words } from "../words/words.svelte";

/** What people are called who gave no name. */
export const unnamed: Unnamed = {
  get owner() {
    return settings.values.name;
  },
  get me() {
    return words.say("seat-me");
  },
  person: (letter) => words.say("seat-person", { letter }),
};

/** A table on its way from a button to the screen. The engine may still be loading then. */
class Opening {
  /** The table that is being set. */
  seating = $state.raw<Seating | null>(null);
  failed = $state(false);
  #attempt = 0;

  /** Set a table and go there. */
  async begin(seating: Seating): Promise<void> {
    const attempt = ++this.#attempt;
    this.seating = seating;
    this.failed = false;
    try {
      await tables.ready(); // Until then one may change one's mind.
      if (attempt !== this.#attempt) return;
      const id = await tables.open(seating);
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
    void this.begin(seatingOf(game, sitters, {}, "", unnamed, new Date()));
  }

  /** Try once more after a failure. */
  again(): void {
    if (this.seating) void this.begin(this.seating);
  }

  /** Leave it. */
  cancel(): void {
    this.#attempt++;
    this.seating = null;
    this.failed = false;
  }
}

export const opening = new Opening();
