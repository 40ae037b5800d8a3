import { FACES, type TalesCounted, type TalesView } from "../../wire/tales";
import type { Pick } from "../../wire/types";
import { hearing } from "../../kit/hearing";
import type { GameScreen } from "../../kit/screen";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import Finale from "./Finale.svelte";
import Period from "./Period.svelte";
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

/** How it is seen. */
const scenes = {
  dealt: ["tile-laid-out", "hero-dealt", "quest-dealt", "tile-set-aside"],
  turned: ["quest-shown"],
  gains: ["reward-gained", "connector-paid", "chest-opened", "ending-gained", "majority-held"],
  said: ["round-began", "choice-shown", "token-passed", "token-taken"],
};

/** Tales of Glory on the screen. */
export const screen: GameScreen<TalesView, TalesCounted> = {
  sound,
  ceremony: (before, after) =>
    before.counted.period > 0 && after.counted.period !== before.counted.period && !after.over ? Period : null,
  Finale,
  scenes,
  Board,
  fills: true,
  ribbon: "block",
  clock: clockSays,
  Card,
  codes: Object.values(FACES).flatMap((cards: object) => Object.keys(cards)),
  seatFacts,
  tell,
  lights,
  isPlaced,
};
