import type { DarkcaveCounted, DarkcaveView } from "../../wire/darkcave";
import { hearing } from "../../stage/hearing";
import type { GameScreen } from "../types";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import { lights, seatFacts } from "./facts";
import { clock, tell } from "./tell";

/** How it sounds. */
const sound = hearing({
  stone: ["path-laid", "goal-turned"],
  coin: ["nugget-placed", "nugget-taken", "toll-paid"],
  harm: ["attacked", "card-collapsed", "creature-called", "card-lost"],
  turned: ["goal-revealed", "clan-opened", "goal-seen", "clan-seen"],
  counted: ["dwarf-left"],
});

/** Saboteur: The Dark Cave on the screen. Whatever is no mere word can be pointed at. */
export const screen: GameScreen<DarkcaveView, DarkcaveCounted> = {
  sound,
  Board,
  Card,
  fills: true,
  ribbon: "block",
  clock,
  seatFacts,
  tell,
  lights,
  isPlaced: ({ field }) => field !== "verb",
};
