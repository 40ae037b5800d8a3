import { pluginWords } from "./games";

/** The words of lessons, fetched with the lesson. */
const LESSONS = import.meta.glob<string>("../../../src/partie/games/*/lesson/*.ftl", {
  query: "?raw",
  import: "default",
});

/** Where the words of a game's lesson come from, in a language. */
export function lessonWords(game: string, language: string): (() => Promise<string>) | undefined {
  return LESSONS[`../../../src/partie/games/${game}/lesson/${language}.ftl`];
}

/** Whether a game has a lesson; a game from elsewhere brings its words with all others. */
export function hasLesson(game: string): boolean {
  return lessonWords(game, "en") !== undefined || /^lesson-/m.test(pluginWords(game, "en") ?? "");
}
