import type { StonespineCounted, StonespineView } from "../../wire/stonespine";
import { hearing } from "../../stage/hearing";
import type { GameScreen } from "../types";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import { lights, seatFacts } from "./facts";
import { momentSays } from "./spoken";
import { tell } from "./tell";

export { ICON_CREDITS } from "./icons";

/** How it sounds. */
const sound = hearing({
  stone: ["chamber-placed", "passage-laid", "token-embedded"],
  coin: ["gold-counted", "set-bought", "jael-gained"],
  round: ["year-began"],
  harm: ["jael-struck", "jael-took"],
  counted: ["seat-scored", "jael-scored", "challenge-taken"],
});

/** Stonespine Architects on the screen. */
export const screen: GameScreen<StonespineView, StonespineCounted> = {
  sound,
  Board,
  fills: true,
  clock: momentSays,
  Card,
  seatFacts,
  tell,
  lights,
};
