import { FACES, type TidesCounted, type TidesView } from "../../wire/tides";
import { hearing } from "../../kit/hearing";
import type { GameScreen } from "../../kit/screen";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import Tally from "./Tally.svelte";
import Small from "./Small.svelte";
import { seatFacts, tell } from "./tell";

/** How it sounds. */
const sound = hearing({ turned: ["taken", "relic-kept", "removed"], round: ["round-scored", "hands-passed"] });

/** How it is seen. */
const scenes = {
  dealt: ["dealt"],
  passed: ["hands-passed"],
  turned: ["taken"],
  said: ["round-scored", "game-ended"],
};

/** Tides of Time on the screen. */
export const screen: GameScreen<TidesView, TidesCounted> = {
  Small,
  sound,
  scenes,
  Board,
  fills: true,
  ceremony: (before, after) => (after.sheet.length > before.sheet.length ? Tally : null),
  clock: ({ view }, speech) => speech.say("board-round", { round: Math.max(view.round, 1) }),
  Card,
  codes: Object.keys(FACES),
  seatFacts,
  tell,
  lights: (point) => (point.card === null ? [] : [point.card]),
};
