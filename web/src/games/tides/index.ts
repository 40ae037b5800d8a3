import type { TidesCounted, TidesView } from "../../wire/tides";
import { hearing } from "../../stage/hearing";
import type { GameScreen } from "../types";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import Small from "./Small.svelte";
import { seatFacts, tell } from "./tell";

/** How it sounds. */
const sound = hearing({ turned: ["taken", "relic-kept", "removed"], round: ["round-scored", "hands-passed"] });

/** Tides of Time on the screen. */
export const screen: GameScreen<TidesView, TidesCounted> = {
  Small,
  sound,
  Board,
  fills: true,
  clock: ({ view }, speech) => speech.say("board-round", { round: Math.max(view.round, 1) }),
  Card,
  seatFacts,
  tell,
  lights: (point) => (point.card === null ? [] : [point.card]),
};
