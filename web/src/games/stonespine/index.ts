import type { StonespineCounted, StonespineView } from "../../wire/stonespine";
import type { GameScreen } from "../types";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import { lights, seatFacts } from "./facts";
import { momentSays } from "./spoken";
import { tell } from "./tell";

export { ICON_CREDITS } from "./icons";

/** Stonespine Architects on the screen. */
export const screen: GameScreen<StonespineView, StonespineCounted> = {
  Board,
  fills: true,
  clock: momentSays,
  Card,
  seatFacts,
  tell,
  lights,
};
