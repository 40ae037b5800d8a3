import type { TalesCounted, TalesView } from "../../wire/tales";
import type { Pick } from "../../wire/types";
import type { GameScreen } from "../types";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import { lights, seatFacts } from "./facts";
import { clockSays } from "./spoken";
import { tell } from "./tell";

export { ICON_CREDITS } from "./icons";

const PLACED = new Set(["place", "cell", "card", "chest"]);

/** What is said by a verb alone, and how a fee is paid, are buttons; the tile that was taken can be tapped besides. */
function isPlaced(pick: Pick): boolean {
  return PLACED.has(pick.field);
}

/** Tales of Glory on the screen. */
export const screen: GameScreen<TalesView, TalesCounted> = {
  Board,
  fills: true,
  clock: clockSays,
  Card,
  seatFacts,
  tell,
  lights,
  isPlaced,
};
