import type { Component } from "svelte";
import { GAMES, TITLES, type Title } from "../wire/games";
import type { GameTold } from "../wire/types";
import type { Language } from "../words/catalog";
import type { GameCover, GameScreen } from "./types";

// A game's folder brings its picture and its screen; whoever adds a folder has added a game.
const PICTURES = import.meta.glob<Component>("./*/Cover.svelte", { eager: true, import: "default" });
const SCREENS = import.meta.glob<{ screen: GameScreen }>("./*/index.ts");

/** How long a game takes people who know it, in minutes; in the order of the first page. */
const MINUTES: Record<string, [number, number]> = {
  tides: [20, 30],
  stonespine: [45, 75],
  darkcave: [30, 45],
  tales: [45, 60],
};

/** Every game of the engine, in the order of the first page; one that has no minutes yet comes last. */
const ORDERED = [...GAMES].sort((one, other) => rank(one.name) - rank(other.name));

function rank(name: string): number {
  const found = Object.keys(MINUTES).indexOf(name);
  return found < 0 ? Infinity : found;
}

/** The games that can be played on a screen. */
export const COVERS: GameCover[] = ORDERED.flatMap(({ name, least, most }) => {
  const Picture = PICTURES[`./${name}/Cover.svelte`];
  const isDrawn = `./${name}/index.ts` in SCREENS;
  return Picture && isDrawn ? [{ name, least, most, minutes: MINUTES[name] ?? [30, 60], Picture }] : [];
});

/** The games whose rules are there and whose screen comes next. */
export const COMING: GameTold[] = ORDERED.filter((game) => !findCover(game.name));

/** A game that can be played on a screen, by its name. */
export function findCover(name: string): GameCover | undefined {
  return COVERS.find((cover) => cover.name === name);
}

/** What the engine tells of a game. */
export function findGame(name: string): GameTold | undefined {
  return GAMES.find((game) => game.name === name);
}

/** What a game is called, and one sentence about it. A game nobody knows is called as its records call it. */
export function titleOf(game: string, language: Language): Title {
  return TITLES[game]?.[language] ?? { title: game, about: "" };
}

/** How a game is drawn and told. */
export async function findScreen(name: string): Promise<GameScreen> {
  const load = SCREENS[`./${name}/index.ts`];
  if (!load) throw new Error(`no screen for ${name}`);
  return (await load()).screen;
}
