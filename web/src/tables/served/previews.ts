import type { Engine } from "../../engine/engine.svelte";
import type { Considered, Foreseen, Message, ViewText } from "../../wire/types";

/**
 * What would come of an answer, why one cannot be given, and what a good player would do. A server is asked through the
 * socket; where the rules are on this device, they tell it of this seat's own view without asking anybody.
 */
export interface Previews {
  foresee(seat: number, texts: string[]): Promise<Foreseen | null>;
  whyNot(seat: number, text: string): Promise<Message | null>;
  hint(): Promise<Considered[]>;
  /** The table looks different: what was told of it before holds no more. Whether this seat is asked something now. */
  look(isAsked: boolean): void;
}

/** How a server is asked. */
export interface Asks {
  foresee(texts: string[]): Promise<Foreseen | null>;
  whyNot(text: string): Promise<Message | null>;
  hint(): Promise<Considered[]>;
  /** This seat's own view as text, with what it was told if a bot is to be asked; null if the connection is lost. */
  view(told: boolean): Promise<ViewText | null>;
}

/** Milliseconds between two questions to a server: a pointer passes more places than anybody looks at. */
const GAP = 250;

/** Lets through one question at a time, and none too soon after another. What is asked meanwhile is forgotten but for the last. */
class Latest {
  #sent = -Infinity;
  #isAsking = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #next: { ask(): void; drop(): void } | null = null;

  constructor(private readonly gap: number) {}

  /** Ask once it may be; null where something else was asked in the meantime, or nobody answers. */
  ask<T>(send: () => Promise<T | null>): Promise<T | null> {
    this.#next?.drop();
    return new Promise((resolve) => {
      const ask = (): void => {
        this.#isAsking = true;
        this.#sent = performance.now();
        void send()
          .catch(() => null) // A preview that is refused is no preview: the answer itself will say what is wrong.
          .then((told) => {
            this.#isAsking = false;
            resolve(told);
            this.#go();
          });
      };
      this.#next = { ask, drop: () => resolve(null) };
      this.#go();
    });
  }

  #go(): void {
    clearTimeout(this.#timer);
    if (this.#isAsking || !this.#next) return;
    const wait = this.#sent + this.gap - performance.now();
    if (wait > 0) {
      this.#timer = setTimeout(() => this.#go(), wait);
      return;
    }
    const { ask } = this.#next;
    this.#next = null;
    ask();
  }
}

/** Asks seldom enough, and for nothing twice that was told of this view. */
class Asking {
  readonly #foreseeing: Latest;
  readonly #explaining: Latest;
  #known = new Map<string, Foreseen | null>();

  constructor(gap: number) {
    this.#foreseeing = new Latest(gap);
    this.#explaining = new Latest(gap);
  }

  async foresee(texts: string[], ask: () => Promise<Foreseen | null>): Promise<Foreseen | null> {
    const name = texts.join("\n");
    const known = this.#known;
    const told = known.get(name);
    if (told !== undefined) return told;
    return this.#foreseeing.ask(async () => {
      const foreseen = await ask();
      known.set(name, foreseen);
      return foreseen;
    });
  }

  explain(ask: () => Promise<Message | null>): Promise<Message | null> {
    return this.#explaining.ask(ask);
  }

  forget(): void {
    this.#known = new Map();
  }
}

/** Previews from the server. */
export class ServedPreviews implements Previews {
  readonly #asking = new Asking(GAP);

  constructor(private readonly asks: Asks) {}

  foresee(_seat: number, texts: string[]): Promise<Foreseen | null> {
    return this.#asking.foresee(texts, () => this.asks.foresee(texts));
  }

  whyNot(_seat: number, text: string): Promise<Message | null> {
    return this.#asking.explain(() => this.asks.whyNot(text));
  }

  hint(): Promise<Considered[]> {
    return this.asks.hint();
  }

  look(): void {
    this.#asking.forget();
  }
}

/** The level of bot that is asked for a hint, as a server asks it. */
const ADVISER = "regular";
const LUCK = "hint";

/** Milliseconds after which a view is fetched that nobody has pointed at: whoever answers at once needs none. */
const CALM = 300;

/** What previews need of the engine. */
export type Rules = Pick<Engine, "state" | "call">;

/** Previews from the engine of this device once it is there; from the server until then, and where it cannot tell. */
export class OwnPreviews implements Previews {
  readonly #asking = new Asking(0);
  readonly #served: ServedPreviews;
  /** This seat's view as it is now, once it was asked for. */
  #view: Promise<ViewText | null> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The engine could not read a view, as where the server is newer than this page. */
  #isStrange = false;

  constructor(
    private readonly asks: Asks,
    private readonly rules: Rules,
  ) {
    this.#served = new ServedPreviews(asks);
  }

  foresee(seat: number, texts: string[]): Promise<Foreseen | null> {
    if (!this.#isUsed) return this.#served.foresee(seat, texts);
    return this.#asking.foresee(texts, () =>
      this.#tell(
        (view) => this.rules.call("foresee_on", view, texts),
        () => this.#served.foresee(seat, texts),
      ),
    );
  }

  whyNot(seat: number, text: string): Promise<Message | null> {
    if (!this.#isUsed) return this.#served.whyNot(seat, text);
    return this.#asking.explain(() =>
      this.#tell(
        (view) => this.rules.call("why_not_on", view, text),
        () => this.#served.whyNot(seat, text),
      ),
    );
  }

  async hint(): Promise<Considered[]> {
    const view = this.#isUsed ? await this.asks.view(true) : null;
    if (!view) return this.#served.hint();
    try {
      return await this.rules.call("hint_on", view, ADVISER, LUCK);
    } catch {
      this.#isStrange = true;
      return this.#served.hint();
    }
  }

  /** The view is fetched before somebody points at anything: then what comes of it is told at once. */
  look(isAsked: boolean): void {
    this.#asking.forget();
    this.#served.look();
    this.#view = null;
    clearTimeout(this.#timer);
    if (isAsked) this.#timer = setTimeout(() => this.#isUsed && void this.#own(), CALM);
  }

  get #isUsed(): boolean {
    return this.rules.state === "ready" && !this.#isStrange;
  }

  #own(): Promise<ViewText | null> {
    // What is refused now may be asked for again.
    this.#view ??= this.asks.view(false).catch(() => (this.#view = null));
    return this.#view;
  }

  /** Tell it here; elsewhere, if the engine does not know what it is shown. */
  async #tell<T>(here: (view: ViewText) => Promise<T>, elsewhere: () => Promise<T>): Promise<T | null> {
    const view = await this.#own();
    if (!view) return null;
    try {
      return await here(view);
    } catch {
      this.#isStrange = true;
      return elsewhere();
    }
  }
}
