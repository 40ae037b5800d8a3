import { FACES, type DarkcaveCounted, type DarkcaveView } from "../../wire/darkcave";
import { hearing } from "../../kit/hearing";
import type { GameScreen } from "../../kit/screen";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import { claims } from "./claims";
import Finale from "./Finale.svelte";
import { lights, seatFacts } from "./facts";
import Story from "./Story.svelte";
import { clock, tell } from "./tell";

/** How it sounds. */
const sound = hearing({
  stone: ["path-laid", "goal-turned"],
  coin: ["nugget-placed", "nugget-taken", "toll-paid"],
  harm: ["attacked", "card-collapsed", "creature-called", "card-lost"],
  turned: ["goal-revealed", "clan-opened", "goal-seen", "clan-seen"],
  counted: ["dwarf-left"],
});

/** How it is seen. */
const scenes = {
  dealt: ["clan-dealt", "card-dealt"],
  turned: ["goal-revealed", "clan-opened"],
  gains: ["nugget-taken"],
  pays: ["toll-paid"],
  said: ["game-began", "turn-began", "web-worn", "turn-skipped", "axe-spared", "game-goes-on"],
};

/** Saboteur: The Dark Cave on the screen. Whatever is no mere word can be pointed at. */
export const screen: GameScreen<DarkcaveView, DarkcaveCounted> = {
  sound,
  Finale,
  scenes,
  Board,
  Story,
  Card,
  codes: Object.values(FACES).flatMap((cards: object) => Object.keys(cards)),
  fills: true,
  speaks: true,
  wholeLog: true,
  ribbon: "block",
  clock,
  seatFacts,
  tell,
  lights,
  claims,
  interrupts: ["axe"],
  isPlaced: ({ field }) => field !== "verb",
};
