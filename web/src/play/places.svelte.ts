import type { Asked, Foreseen, Message, Option, Pick } from "../wire/types";

/** What a place on the table is for the open question. */
export type PlaceState = "lit" | "chosen" | "dark" | "idle";

/** What the places ask of the table. */
export interface Asking {
  answer(option: Option): void;
  foresee(option: Option): Promise<Foreseen | null>;
  whyNot(text: string): Promise<Message | null>;
  /** Whether a whole answer waits for a second tap. */
  confirms(): boolean;
  refused(why: Message): void;
}

const same = (one: Pick, other: Pick): boolean => one.field === other.field && one.value === other.value;

/** Every way of this length begins so. */
function begins(option: Option, path: Pick[]): boolean {
  return path.every((pick, i) => {
    const step = option.picks[i];
    return step !== undefined && same(step, pick);
  });
}

/**
 * Walks the legal list, step by step: card, then place, then turn. It knows no game. A place on the table is a list of
 * picks, usually one; it is lit if an answer goes on there from what is chosen, or begins there.
 */
export class Places {
  asked = $state.raw<Asked | null>(null);
  path = $state.raw<Pick[]>([]);
  /** A whole answer that waits to be confirmed. */
  ready = $state.raw<Option | null>(null);
  /** What that answer, or the one pointed at, would bring. */
  foreseen = $state.raw<Foreseen | null>(null);
  readonly #options = $derived(this.asked ? [...this.asked.options, ...this.asked.asides] : []);
  #pointed = 0;

  constructor(private readonly asking: Asking) {}

  /** A new question, or the same one asked again. */
  ask(asked: Asked | null): void {
    this.asked = asked;
    this.clear();
  }

  /** Choose nothing. */
  clear(): void {
    this.path = [];
    this.ready = null;
    this.#show(null);
  }

  state(picks: Pick[]): PlaceState {
    if (!this.asked) return "idle";
    if (this.#isChosen(picks)) return "chosen";
    if (this.#from(picks)) return "lit";
    return this.#guess(picks) ? "dark" : "idle";
  }

  /** The answers that a place leads to; the first is the only one where a tap would be the whole answer. */
  leads(picks: Pick[]): Option[] {
    const path = this.#from(picks);
    return path ? this.#options.filter((option) => begins(option, path)) : [];
  }

  tap(picks: Pick[]): void {
    if (!this.asked) return;
    if (this.ready && this.#isChosen(picks)) return this.commit();
    if (this.#isChosen(picks)) return this.clear();
    const path = this.#from(picks);
    if (!path) {
      const text = this.#guess(picks);
      if (text) void this.#explain(text);
      return;
    }
    const whole = this.#options.find((option) => option.picks.length === path.length && begins(option, path));
    this.path = path;
    if (!whole) {
      this.ready = null;
      this.#show(null);
      return;
    }
    if (!this.asking.confirms()) return this.asking.answer(whole);
    this.ready = whole;
    void this.#foresee(whole);
  }

  /** Point at a place without choosing it: shows what would come of it. */
  point(picks: Pick[]): void {
    if (this.ready) return;
    const [only, ...others] = this.leads(picks);
    if (only && others.length === 0) void this.#foresee(only);
  }

  /** Point at nothing any more. */
  unpoint(): void {
    if (!this.ready) this.#show(null);
  }

  commit(): void {
    if (this.ready) this.asking.answer(this.ready);
  }

  /** The path that a tap here would make: on from what is chosen, or from the beginning. */
  #from(picks: Pick[]): Pick[] | null {
    for (const path of [[...this.path, ...picks], picks]) {
      if (this.#options.some((option) => begins(option, path))) return path;
    }
    return null;
  }

  #isChosen(picks: Pick[]): boolean {
    return this.path.length > 0 && picks.every((pick) => this.path.some((chosen) => same(chosen, pick)));
  }

  /** The answer that somebody means who taps a dark place: one of the verbs asked for, with what was tapped. */
  #guess(picks: Pick[]): string | null {
    for (const option of this.asked?.options ?? []) {
      const verb = option.text.split(" ")[0];
      const fields = option.picks.map((pick) => pick.field);
      const before = this.path.slice(0, fields.length - picks.length);
      const meant = [...before, ...picks];
      if (meant.length === fields.length && meant.every((pick, i) => pick.field === fields[i])) {
        return [verb, ...meant.map((pick) => pick.value)].join(" ");
      }
    }
    return null;
  }

  async #explain(text: string): Promise<void> {
    const why = await this.asking.whyNot(text);
    if (why) this.asking.refused(why);
  }

  async #foresee(option: Option): Promise<void> {
    const pointed = ++this.#pointed;
    const foreseen = await this.asking.foresee(option);
    if (pointed === this.#pointed) this.foreseen = foreseen;
  }

  #show(foreseen: Foreseen | null): void {
    this.#pointed++;
    this.foreseen = foreseen;
  }
}
