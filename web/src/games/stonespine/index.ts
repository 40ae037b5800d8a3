import { FACES, type StonespineCounted, type StonespineView } from "../../wire/stonespine";
import { hearing } from "../../kit/hearing";
import type { GameScreen } from "../../kit/screen";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import Finale from "./Finale.svelte";
import Income from "./Income.svelte";
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

/** How it is seen. */
const scenes = {
  dealt: ["chamber-dealt", "blueprint-dealt", "goal-shown", "challenge-shown", "market-card-shown", "token-shown"],
  passed: ["hands-passed"],
  gains: ["gold-counted"],
  pays: ["set-bought"],
  said: ["year-began", "ranked", "place-taken", "tokens-returned", "seat-scored", "jael-scored"],
};

/** Stonespine Architects on the screen. */
export const screen: GameScreen<StonespineView, StonespineCounted> = {
  sound,
  ceremony: (before, after) => (after.counted.at_market && !before.counted.at_market ? Income : null),
  Finale,
  scenes,
  Board,
  fills: true,
  wholeLog: true,
  clock: momentSays,
  Card,
  codes: Object.values(FACES).flatMap((cards: object) => Object.keys(cards)),
  seatFacts,
  tell,
  lights,
};
