import { PLUGINS } from "virtual:partie-plugins";
import { GAMES as OURS, TITLES, type Title } from "../wire/games";
import type { GameJson } from "../wire/types";
import { Catalog, LANGUAGES, type Language } from "./catalog";

/** Every game of the engine: ours, and those that other people ship. */
export const GAMES: GameJson[] = [...OURS, ...PLUGINS.map(({ game }) => game)];

/** What the engine tells of a game. */
export function findGame(name: string): GameJson | undefined {
  return GAMES.find((game) => game.name === name);
}

/** The words of a game that came from elsewhere; where it does not speak a language, English, or nothing at all. */
export function pluginWords(name: string, language: Language): string | undefined {
  const found = PLUGINS.find(({ game }) => game.name === name);
  return found && (found.words[language] ?? found.words["en"] ?? "");
}

/** What a game is called, and one sentence about it. A game nobody knows is called as its records call it. */
export function titleOf(game: string, language: Language): Title {
  return TITLES[game]?.[language] ?? pluginTitle(game, language) ?? { title: game, about: "" };
}

function pluginTitle(game: string, language: Language): Title | undefined {
  const text = pluginWords(game, language);
  if (!text) return undefined;
  const catalog = new Catalog(language, [text], () => undefined);
  const said = (key: string): string => (catalog.has(key) ? catalog.say(key) : "");
  return { title: said("game-title") || game, about: said("game-about") };
}

/** Every game's title, as a sentence lists them. */
export function titlesIn(language: Language): string {
  const titles = GAMES.map((game) => titleOf(game.name, language).title);
  return new Intl.ListFormat(LANGUAGES.includes(language) ? language : "en").format(titles);
}
