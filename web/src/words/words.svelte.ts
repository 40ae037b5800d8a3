import { lessonWords } from "./lessons";
import { findGame, pluginWords } from "./games";
import { Catalog, LANGUAGES, Speech, type Args, type Language } from "./catalog";

type Loader = () => Promise<string>;

const SHELL = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" });
const ENGINE = import.meta.glob<string>("../../../src/partie/words/common/*.ftl", { query: "?raw", import: "default" });
const GAMES = import.meta.glob<string>("../../../src/partie/games/*/words/*.ftl", { query: "?raw", import: "default" });
/** What pages say that few people open, by their topic: fetched with them. */
const TOPICS = import.meta.glob<string>("../features/*/words/*.ftl", { query: "?raw", import: "default" });
/** What a game's own screen says besides. */
const SCREENS = import.meta.glob<string>("../games/*/words/*.ftl", { query: "?raw", import: "default" });

function complain(what: string): void {
  console.error(what);
}

async function text(found: Loader | undefined, what: string): Promise<string> {
  if (!found) throw new Error(`no words: ${what}`);
  return found();
}

/** The language of the screen, and its words. Changing the language changes every sentence at once. */
class Words {
  language = $state<Language>("en");
  #shell = $state.raw<Catalog>(new Catalog("en", [], () => undefined));
  #games = $state.raw<Partial<Record<string, Catalog>>>({});

  /** The games whose lessons are told too. */
  readonly #lessons = new Set<string>();
  /** The topics whose words the shell has too. */
  readonly #topics = new Set<string>();

  /** The last change, which the next one waits for: two at once would each forget what the other has learned. */
  #change: Promise<unknown> = Promise.resolve();

  #afterwards(change: () => Promise<void>): Promise<void> {
    const done = this.#change.then(change);
    this.#change = done.catch(() => undefined); // whoever asked for it is told
    return done;
  }

  /** Speak another language; what is on the screen changes once all its words are here. */
  speak(language: Language): Promise<void> {
    return this.#afterwards(async () => {
      const known = Object.keys(this.#games);
      const [shell, ...games] = await Promise.all([
        this.#load(language),
        ...known.map((name) => this.#load(language, name)),
      ]);
      this.#shell = shell as Catalog;
      this.#games = Object.fromEntries(known.map((name, i) => [name, games[i]]));
      this.language = language;
      document.documentElement.lang = language;
    });
  }

  /** Have a game's words at hand before its table is shown. */
  learn(game: string): Promise<void> {
    return this.#afterwards(async () => {
      if (!this.#games[game]) await this.#learn(game);
    });
  }

  /** Have the words of a topic at hand before its page is shown. */
  study(topic: string): Promise<void> {
    return this.#afterwards(() =>
      this.#with(this.#topics, topic, async () => this.#tell(await this.#load(this.language))),
    );
  }

  /** Have the words of a game's lesson at hand too. */
  learnLesson(game: string): Promise<void> {
    return this.#afterwards(() => this.#with(this.#lessons, game, () => this.#learn(game)));
  }

  /** Load something with one more part; it is not a part of it if that fails, and can be asked for again. */
  async #with(parts: Set<string>, part: string, load: () => Promise<void>): Promise<void> {
    if (parts.has(part)) return;
    parts.add(part);
    try {
      await load();
    } catch (error) {
      parts.delete(part);
      throw error;
    }
  }

  #tell(shell: Catalog): void {
    this.#shell = shell;
  }

  async #learn(game: string): Promise<void> {
    const catalog = await this.#load(this.language, game);
    this.#games = { ...this.#games, [game]: catalog };
  }

  say(key: string, args: Args = {}): string {
    return this.#shell.say(key, args);
  }

  /** A game's catalog, once learned. */
  game(name: string): Catalog {
    return this.#games[name] ?? this.#shell;
  }

  knows(name: string): boolean {
    return this.#games[name] !== undefined;
  }

  /** A game in words, with the names at its table, for these eyes. */
  speech(game: string, players: string[], viewers: readonly number[] | null = null): Speech {
    return new Speech(this.game(game), players, findGame(game)?.backs, viewers);
  }

  /** A catalog of a game and of what else is told of it, as its handbook is, in the language of the screen. */
  extend(game: string, more: string[]): Promise<Catalog> {
    return this.#load(this.language, game, more);
  }

  async #load(language: Language, game?: string, more: string[] = []): Promise<Catalog> {
    const texts = [
      text(SHELL[`./${language}.ftl`], language),
      text(ENGINE[`../../../src/partie/words/common/${language}.ftl`], language),
    ];
    for (const topic of game ? [] : this.#topics)
      texts.push(text(TOPICS[`../features/${topic}/words/${language}.ftl`], `${topic} ${language}`));
    if (!game) return new Catalog(language, await Promise.all(texts), complain);
    const other = pluginWords(game, language);
    if (other === undefined)
      texts.push(text(GAMES[`../../../src/partie/games/${game}/words/${language}.ftl`], `${game} ${language}`));
    else texts.push(Promise.resolve(other));
    const own = SCREENS[`../games/${game}/words/${language}.ftl`];
    if (own) texts.push(own());
    const lesson = this.#lessons.has(game) ? lessonWords(game, language) : undefined;
    if (lesson) texts.push(lesson());
    return new Catalog(language, [...(await Promise.all(texts)), ...more], complain, other === "");
  }
}

export const words = new Words();

/** The language a browser asks for, if it is one of ours. */
export function preferred(asked: readonly string[]): Language {
  for (const each of asked) {
    const found = LANGUAGES.find((language) => each.toLowerCase().split("-")[0] === language);
    if (found) return found;
  }
  return "en";
}
