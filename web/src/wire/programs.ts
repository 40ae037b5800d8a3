// Made by `python -m tools.typescript web/src/wire`. Do not edit.

import type { Asked } from "./types";

/** A program to be made: what it is called. */
export interface NewProgram {
  name: string;
}

/** A program as its owner may know it. `live` says that its token still opens anything. */
export interface ProgramCard {
  program: number;
  name: string;
  live: boolean;
}

/** A program that was made, with its token: it is told once, and only its hash is kept. */
export interface MadeProgram {
  card: ProgramCard;
  token: string;
}

/** A question that a program has to answer: at which table, for which seat, and what can be answered. */
export interface QuestionCard {
  table: string;
  game: string;
  seat: number;
  asked: Asked;
}

/** A part of an answer. Given twice it counts once. */
export interface GivenAnswer {
  question: number;
  part: number;
  text: string;
}

/** A table in the lobby at which seats are free. */
export interface OpenTable {
  table: string;
  game: string;
  free: number[];
}
