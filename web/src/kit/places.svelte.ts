import type { Asked, Foreseen, Message, Option, Pick } from "../wire/types";
import { key } from "../words/catalog";

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

/** What is legal, but not what the lesson is about. */
const LATER: Message = { key: key("coach-later"), args: {} };

const same = (one: Pick, other: Pick): boolean => one.field === other.field && one.value === other.value;

/** Every way of this length begins so. */
export function begins(option: Option, path: Pick[]): boolean {
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
  /** The preview of what is pointed at is on its way. */
  isForeseeing = $state(false);
  /** What may be said although nobody asks. */
  interjections = $state.raw<Option[]>([]);
  /** An answer that was advised, until it is given or the advice is put away. */
  advised = $state.raw<Option | null>(null);
  /** The answers that a lesson needs now, by their texts; null where any will do. */
  allowed = $state.raw<ReadonlySet<string> | null>(null);
  readonly #legal = $derived([...(this.asked?.options ?? []), ...this.interjections]);
  readonly #options = $derived(this.#legal.filter(({ text }) => this.allowed?.has(text) ?? true));
  #pointed = 0;
  #pointedAt: Pick[] = [];

  constructor(private readonly asking: Asking) {}

  /** A new question, or the same one asked again; and what may be said besides, or by a seat that is not asked. */
  ask(asked: Asked | null, interjections: Option[] = [], allowed: readonly string[] | null = null): void {
    this.asked = asked;
    this.allowed = allowed && new Set(allowed);
    this.interjections = interjections;
    this.advised = null;
    this.clear();
  }

  /** Show where an answer is given that somebody advises; none, if the text is null. */
  advise(text: string | null): void {
    this.advised = this.#options.find((option) => option.text === text) ?? null;
  }

  /** Whether the answer that is advised is given here. */
  isAdvised(picks: Pick[]): boolean {
    const wanted = this.advised?.picks ?? [];
    return wanted.length > 0 && picks.length > 0 && picks.every((pick) => wanted.some((each) => same(each, pick)));
  }

  /** Choose nothing. */
  clear(): void {
    this.path = [];
    this.ready = null;
    this.#show(null);
  }

  state(picks: Pick[]): PlaceState {
    if (this.#options.length === 0) return "idle";
    if (this.#isChosen(picks)) return "chosen";
    if (this.#from(picks)) return "lit";
    return this.#guess(picks) || this.#isLater(picks) ? "dark" : "idle";
  }

  /** The answer, or part of one, that is given by playing the card of this place; the first where verbs differ. */
  playedBy(picks: Pick[]): Option | undefined {
    return this.#options.find((option) => option.picks.length === picks.length && begins(option, picks));
  }

  /** The answers that a place leads to; the first is the only one where a tap would be the whole answer. */
  leads(picks: Pick[]): Option[] {
    const path = this.#from(picks);
    return path ? this.#options.filter((option) => begins(option, path)) : [];
  }

  tap(picks: Pick[]): void {
    if (this.#options.length === 0) return;
    if (this.ready && this.#isChosen(picks)) return this.commit();
    if (this.#isChosen(picks)) return this.clear();
    const path = this.#from(picks);
    if (!path) {
      if (this.#isLater(picks)) return this.asking.refused(LATER);
      const text = this.#guess(picks);
      if (text) void this.#explain(text);
      return;
    }
    const [whole, ...others] = this.#options.filter(
      (option) => option.picks.length === path.length && begins(option, path),
    );
    // Where verbs differ alone, as in playing and discarding the same card, the way is chosen and the verb is still open.
    if (whole && others.length === 0) return this.choose(whole);
    this.path = path;
    this.ready = null;
    this.#show(null);
  }

  /** A whole answer, said in words: it waits to be confirmed, or is given at once. */
  choose(option: Option): void {
    if (this.ready === option) return this.commit();
    this.path = option.picks;
    if (!this.asking.confirms() && !this.#givesUp(option)) return this.asking.answer(option);
    this.ready = option;
    void this.#foresee(option);
  }

  /** The answers that no place on the board stands for, those that go on from what is chosen first: said in words. */
  spoken(isPlaced: (pick: Pick) => boolean): Option[] {
    const goesOn = (option: Option): boolean => this.path.length > 0 && begins(option, this.path);
    const said = this.#options.filter((option) => {
      const next = option.picks[goesOn(option) ? this.path.length : 0];
      const last = option.picks.at(-1);
      if (next) return !isPlaced(next);
      return (last && !isPlaced(last)) || this.#options.filter((other) => begins(other, option.picks)).length > 1;
    });
    return [...said.filter(goesOn), ...said.filter((option) => !goesOn(option))];
  }

  /** Point at a place without choosing it: shows what would come of it. */
  point(picks: Pick[]): void {
    if (this.ready) return;
    const [only, ...others] = this.leads(picks);
    if (!only || others.length > 0) return;
    this.#pointedAt = picks;
    void this.#foresee(only);
  }

  /** No longer point at this place. Where another one is pointed at meanwhile, its preview stays. */
  unpoint(picks: Pick[]): void {
    const isPointedAt =
      picks.length === this.#pointedAt.length && picks.every((pick, i) => same(pick, this.#pointedAt[i] as Pick));
    if (isPointedAt && !this.ready) this.#show(null);
  }

  commit(): void {
    if (this.ready) this.asking.answer(this.ready);
  }

  /** An answer without a place while others have one, as passing is: it cannot be seen on the table what it gives away. */
  #givesUp(option: Option): boolean {
    const isPlaced = ({ picks }: Option): boolean => picks.some((pick) => pick.field !== "verb");
    // What nobody asked for is never said by a slip.
    if (this.interjections.includes(option)) return true;
    const options = this.asked?.options ?? [];
    return options.includes(option) && !isPlaced(option) && options.some(isPlaced);
  }

  /** The path that a tap here would make: on from what is chosen, or from the beginning. */
  #from(picks: Pick[]): Pick[] | null {
    for (const path of [[...this.path, ...picks], picks]) {
      if (this.#options.some((option) => begins(option, path))) return path;
    }
    return null;
  }

  /** Whether an answer begins or goes on here that a lesson keeps for later. */
  #isLater(picks: Pick[]): boolean {
    return (
      this.allowed !== null &&
      [[...this.path, ...picks], picks].some((path) => this.#legal.some((option) => begins(option, path)))
    );
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
    this.isForeseeing = true;
    const foreseen = await this.asking.foresee(option);
    if (pointed !== this.#pointed) return;
    this.isForeseeing = false;
    this.foreseen = foreseen;
  }

  #show(foreseen: Foreseen | null): void {
    this.#pointed++;
    this.isForeseeing = false;
    this.foreseen = foreseen;
  }
}
