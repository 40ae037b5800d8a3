/** Handbooks are fetched when somebody opens one: nothing of them is in the shell, and none of them needs the engine. */
import type { Snapshot } from "../../wire/types";
import type { Language } from "../../words/catalog";
import type { BookJson } from "./book";

type Loaders<T> = Record<string, () => Promise<T>>;

const SHARED = "../../../../src/partie/words/handbook";
const folderOf = (game: string): string => `../../../../src/partie/games/${game}/handbook`;

const BOOKS: Loaders<BookJson> = import.meta.glob<BookJson>(
  ["../../../../src/partie/games/*/handbook/handbook.json", "../../../../src/partie/words/handbook/handbook.json"],
  { import: "default" },
);
const TEXTS: Loaders<string> = import.meta.glob<string>(
  ["../../../../src/partie/games/*/handbook/*.ftl", "../../../../src/partie/words/handbook/*.ftl"],
  { query: "?raw", import: "default" },
);
const PICTURES: Loaders<PicturesJson> = import.meta.glob<PicturesJson>("../../games/*/handbook.json", {
  import: "default",
});

/** What a handbook shows of its example game: a view for each moment, by how many questions were answered. */
export interface PicturesJson {
  moments: Record<string, Snapshot>;
}

/** Whether a game ships a handbook. */
export function hasBook(game: string): boolean {
  return `${folderOf(game)}/handbook.json` in BOOKS;
}

/** A game's handbook; what all games share is its last chapter. Nothing where it ships none. */
export async function loadBook(game: string): Promise<BookJson | null> {
  const own = await BOOKS[`${folderOf(game)}/handbook.json`]?.();
  if (!own) return null;
  const shared = await BOOKS[`${SHARED}/handbook.json`]?.();
  return { chapters: [...own.chapters, ...(shared?.chapters ?? [])] };
}

/** The sentences of a handbook. */
export async function loadTexts(game: string, language: Language): Promise<string[]> {
  const loaders = [SHARED, folderOf(game)].map((folder) => TEXTS[`${folder}/${language}.ftl`]);
  return Promise.all(loaders.flatMap((load) => (load ? [load()] : [])));
}

/** The pictures of a handbook, if it has any. */
export async function loadPictures(game: string): Promise<PicturesJson | null> {
  return (await PICTURES[`../../games/${game}/handbook.json`]?.()) ?? null;
}
