import type { TalesCounted, TalesView } from "../../wire/tales";
import type { Pick } from "../../wire/types";
import { hearing } from "../../stage/hearing";
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

/** How it sounds. */
const sound = hearing({
  turned: ["choice-shown", "quest-shown"],
  stone: ["tile-placed"],
  coin: ["reward-gained", "connector-paid", "chest-opened", "ending-gained"],
  counted: ["key-made", "majority-held"],
  harm: ["tile-missed", "key-lost"],
  round: ["round-began"],
});

/** Tales of Glory on the screen. */
export const screen: GameScreen<TalesView, TalesCounted> = {
  sound,
  Board,
  fills: true,
  ribbon: "block",
  clock: clockSays,
  Card,
  seatFacts,
  tell,
  lights,
  isPlaced,
};
