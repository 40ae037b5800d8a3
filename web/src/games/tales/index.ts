import type { TalesCounted, TalesView } from "../../wire/tales";
import type { Pick } from "../../wire/types";
import type { GameScreen } from "../types";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import { lights, seatFacts } from "./facts";
import { clockSays } from "./spoken";
import { mineOf, seatOf, type TalesSnapshot } from "./table";
import { tell } from "./tell";

export { ICON_CREDITS } from "./icons";

const PLACED = new Set(["place", "cell", "card", "chest"]);

/** The tile that was taken is tapped to be placed; whatever else is said by a verb alone, and a fee, are buttons. */
function isPlaced(pick: Pick, snapshot: TalesSnapshot): boolean {
  if (pick.field !== "verb") return PLACED.has(pick.field);
  return pick.value === "place" && seatOf(snapshot.counted, mineOf(snapshot))?.drafted !== "";
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
