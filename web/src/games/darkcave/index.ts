import type { DarkcaveCounted, DarkcaveView } from "../../wire/darkcave";
import type { GameScreen } from "../types";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import { lights, seatFacts } from "./facts";
import { clock, tell } from "./tell";

/** Saboteur: The Dark Cave on the screen. Whatever is no mere word can be pointed at. */
export const screen: GameScreen<DarkcaveView, DarkcaveCounted> = {
  Board,
  Card,
  fills: true,
  clock,
  seatFacts,
  tell,
  lights,
  isPlaced: ({ field }) => field !== "verb",
};
