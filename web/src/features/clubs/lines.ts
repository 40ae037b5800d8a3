/** What is said of a tournament in one line. */
import { titleOf } from "../../words/games";
import { clockName } from "../clocks/name";
import type { TournamentCard } from "./api";
import { key } from "../../words/catalog";
import { words } from "../../words/words.svelte";

const STATES: Record<TournamentCard["state"], string> = {
  open: key("clubs-state-open"),
  running: key("clubs-state-running"),
  over: key("clubs-state-over"),
};

/** How it is played: everybody against everybody, or some rounds by points. */
export function kindOf({ kind, rounds }: { kind: string; rounds: number }): string {
  return kind === "swiss" ? words.say("clubs-swiss-of", { rounds }) : words.say("clubs-round-robin");
}

/** Game, kind, clock and how many sit at a table. */
export function tournamentLine(card: TournamentCard): string {
  const parts = [titleOf(card.game, words.language).title, kindOf(card), clockName(card.clock)];
  return [...parts, ...(card.seats > 2 ? [words.say("clubs-at-table", { count: card.seats })] : [])].join(" · ");
}

export function stateOf(card: TournamentCard): string {
  return card.state === "running"
    ? words.say("clubs-state-round", { round: card.round, rounds: card.rounds })
    : words.say(STATES[card.state]);
}

/** Points as people read them: a half is one half, and a third has one digit. */
export function pointsText(points: number): string {
  return new Intl.NumberFormat(words.language, { maximumFractionDigits: 2 }).format(points);
}
