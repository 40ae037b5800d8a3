import type { GameScreen } from "../kit/screen";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import { tableOf, type AnySnapshot } from "./layout";
import { targetsOf } from "./targets";
import { seatFacts, tell } from "./tell";

/** Any game on the screen, drawn from what the engine tells of its fields and answers. */
export const screen: GameScreen<Record<string, unknown>> = {
  Board,
  Card,
  seatFacts,
  tell,
  lights: (point) => (point.card === null ? [] : [point.card]),
  isPlaced: (pick, snapshot: AnySnapshot) => targetsOf(snapshot, tableOf(snapshot)).has(pick),
};
