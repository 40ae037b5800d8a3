import type { TidesCounted, TidesView } from "../../wire/tides";
import type { GameScreen } from "../types";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import { seatFacts, tell } from "./tell";

/** Tides of Time on the screen. */
export const screen: GameScreen<TidesView, TidesCounted> = {
  Board,
  fills: true,
  clock: ({ view }, speech) => speech.say("board-round", { round: Math.max(view.round, 1) }),
  Card,
  seatFacts,
  tell,
  lights: (point) => (point.card === null ? [] : [point.card]),
};
