import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Arg, Message } from "../wire/types";
import { firstName, isUnnamed, letter, levelOf } from "./names";
import { keepTogether } from "./spaces";

export const LANGUAGES = ["en", "cs", "sk", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself: a person must find theirs without reading another. */
export const OWN_NAMES: Record<Language, string> = { en: "English", cs: "Čeština", sk: "Slovenčina", pl: "Polski" };

export type Args = Record<string, string | number>;

/** Who may tell what is missing. In a test it throws; on a table it is logged, and the reader sees no bare key. */
export type Complain = (what: string) => void;

/** The sentences of one language: the shell's, the engine's, and those of one game. */
export class Catalog {
  readonly #bundle: FluentBundle;
  readonly #keys: string[] = [];

  constructor(
    readonly language: Language,
    texts: string[],
    private readonly complain: Complain,
    /** Of a game that ships no words, keys are read out as well as may be: it can be played before anybody wrote any. */
    private readonly readsOut = false,
  ) {
    // Isolation marks are for mixed writing directions; here they are litter.
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) {
      const resource = new FluentResource(text);
      for (const error of this.#bundle.addResource(resource)) complain(`${language}: ${error.message}`);
      this.#keys.push(...resource.body.map((entry) => entry.id).filter((id) => this.#bundle.hasMessage(id)));
    }
  }

  /** Every key that begins so, in the order of the catalog. */
  keys(prefix: string): string[] {
    return this.#keys.filter((key) => key.startsWith(prefix));
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** The sentence for a key, with its arguments put in. */
  say(key: string, args: Args = {}): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    if (!pattern) {
      if (this.readsOut) return readOut(key, args);
      this.complain(`${this.language} has no words for ${key}`);
      return "";
    }
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, args as Record<string, FluentVariable>, errors);
    for (const error of errors) this.complain(`${this.language}: ${key} cannot be said: ${error.message}`);
    return keepTogether(text, this.language);
  }
}

/** A key in words: what it names, and what it was given. */
function readOut(key: string, args: Args): string {
  const words = key.slice(key.indexOf("-") + 1).replaceAll("-", " ");
  const given = Object.entries(args).flatMap(([name, value]) => (name === "known" ? [] : [String(value)]));
  return given.length > 0 ? `${words}: ${given.join(", ")}` : words;
}

/** One game in one language, with the names of those who sit at the table. */
export class Speech {
  readonly #names: string[];

  constructor(
    readonly catalog: Catalog,
    players: string[],
    /** The keys of the names of backs, where a game tells them apart. */
    private readonly backs: Readonly<Record<string, string>> = {},
    /** Whose eyes read this: to an onlooker nobody is "you". Left out where a game is read by its only person. */
    viewers: readonly number[] | null = null,
  ) {
    const persons = players.filter((player) => levelOf(player) === null).length;
    const count = (seat: number) => (viewers?.includes(seat) === false ? players.length + 1 : persons);
    const named = players.map((player, seat) =>
      isUnnamed(player, seat) ? unnamedAt(seat, count(seat), catalog) : nameAt(player, seat, catalog),
    );
    this.#names = named.map((name, seat) =>
      named.filter((other) => other === name).length > 1 ? `${name} (${letter(seat)})` : name,
    );
  }

  say(key: string, args: Args = {}): string {
    return this.catalog.say(key, args);
  }

  /** Who sits there; a seat beyond the last is the opponent without one. */
  seat(seat: number): string {
    return this.#names[seat] ?? letter(seat);
  }

  /** A message of the wire as a sentence. */
  tell(message: Message): string {
    const args: Args = {};
    for (const [name, value] of Object.entries(message.args)) args[name] = this.#arg(value);
    return this.say(message.key, args);
  }

  /** A card's name. */
  face(code: string): string {
    if (code.startsWith("?")) return this.say(this.backs[code] ?? "face-down");
    return this.say(`face-${code.toLowerCase()}`);
  }

  /** What a card does; nothing where nobody has written it, and of a card that lies face down. */
  ability(code: string): string {
    const key = `ability-${code.toLowerCase()}`;
    return !code.startsWith("?") && this.catalog.has(key) ? this.say(key) : "";
  }

  #arg(value: Arg): string | number {
    if (typeof value === "object") {
      if ("seat" in value) return this.seat(value.seat);
      if ("list" in value) return value.list.map((each) => this.#arg(each)).join(", ");
      return this.say(value.says);
    }
    return value;
  }
}

/** A bot is called by its level in the reader's language; a person by their own name. */
export function nameOf(player: string, catalog: Catalog): string {
  const level = levelOf(player);
  return level === null || !catalog.has(`bot-${level}`) ? player : catalog.say(`bot-${level}`);
}

/** A person who gave no name: the only one is spoken to, several are told apart by their seats. */
export function unnamedAt(seat: number, persons: number, catalog: Catalog): string {
  return persons === 1 ? catalog.say("seat-me") : catalog.say("seat-person", { letter: letter(seat) });
}

/** Who sits at a seat: a bot of a level has a first name besides, by its seat. */
function nameAt(player: string, seat: number, catalog: Catalog): string {
  const name = firstName(player, seat);
  return name === null ? nameOf(player, catalog) : catalog.say("bot-named", { name, level: nameOf(player, catalog) });
}

/** Mark a literal as a key, where it is written down apart from the `say` that uses it. */
export function key(name: string): string {
  return name;
}
