import type { Component } from "svelte";
import Cover from "./Cover.svelte";
import { aboutOf } from "./abouts";
import { settings } from "../store/settings.svelte";
import { GAMES } from "../words/games";
import type { GameCover, GameScreen } from "../kit/screen";

// A game's folder brings what it has: a picture, a screen, a sign. Whatever it has not, any game has.
const PICTURES = import.meta.glob<Component<{ game: string }>>("./*/Cover.svelte", { eager: true, import: "default" });
const SCREENS = import.meta.glob<{ screen: GameScreen }>(["./*/index.ts", "../board/index.ts"]);

function rank(name: string): number {
  return aboutOf(name)?.rank ?? Infinity;
}

/** Every game, in the order of the first page; those that say no rank come last, by their names. */
export const COVERS: GameCover[] = [...GAMES]
  .sort((one, other) => rank(one.name) - rank(other.name) || one.name.localeCompare(other.name))
  .map(({ name, least, most, minutes }) => ({
    name,
    least,
    most,
    minutes,
    Picture: PICTURES[`./${name}/Cover.svelte`] ?? Cover,
  }));

/** A game on the first page, by its name. */
export function findCover(name: string): GameCover | undefined {
  return COVERS.find((cover) => cover.name === name);
}

/** How a game is drawn and told: by its own screen, or by the board for any game where it has none or that is wanted. */
export async function findScreen(name: string): Promise<GameScreen> {
  const own = settings.values.boards === "own" ? SCREENS[`./${name}/index.ts`] : undefined;
  const load = own ?? SCREENS["../board/index.ts"];
  if (!load) throw new Error(`no screen for ${name}`);
  return (await load()).screen;
}
