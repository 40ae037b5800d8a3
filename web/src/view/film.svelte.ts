import { isHidden } from "../model/seats";
import type { Component } from "svelte";
import Finale from "./Finale.svelte";
import type { CeremonyProps, GameScreen } from "../kit/screen";
import { linesOf, read } from "../model/lines";
import { backOf, skipSlides, slide, type Cue, type Lay } from "../kit/slide";
import { settings } from "../store/settings.svelte";
import type { EventJson, Snapshot } from "../wire/types";
import type { Speech } from "../words/catalog";
import { fly, handBox, pieceBox, pileBox, seatBox, totalBox } from "../kit/flights";
import { lengthOf, stepsOf, toldBetween, type Scenes, type Step } from "../kit/script";
import { sound } from "../kit/sound";

/** A line that is told while something happens. */
export interface NewsLine {
  id: number;
  text: string;
}

/** Something that is watched between two views. */
export interface Watched {
  Scene: Component<CeremonyProps>;
  before: Snapshot;
  after: Snapshot;
}

/** What is watched between two views: what the game has of its own, and at the end of the game its winner. */
export function watchedBetween(before: Snapshot | null, after: Snapshot, screen: GameScreen): Watched[] {
  if (!before || toldBetween(before, after).length === 0) return [];
  const own = screen.ceremony?.(before, after);
  const scenes = [...(own ? [own] : []), ...(after.over && !before.over ? [Finale] : [])];
  return scenes.map((Scene) => ({ Scene, before, after }));
}

/** What a film is played of. */
export interface Take {
  board: HTMLElement;
  before: Snapshot | null;
  /** Where everything lay before. */
  lay: Lay;
  events: EventJson[];
  snapshot: Snapshot;
  screen: GameScreen;
  speech: Speech;
  /** Milliseconds of a step. */
  step: number;
  light(pieces: string[]): void;
}

/** Milliseconds that the last line stays, and how many sentences are one line. */
const STAYS = 1600;
const SENTENCES = 2;
/** Milliseconds between a film and what is watched after it. */
const REST = 300;
/** How many coins or cards fly at most from one place to another. */
const SWARM = 5;

/** How much an event says of gold or points, where it says it at all. */
function amountOf({ says }: EventJson): number {
  const found = ["gold", "glory", "points"].map((name) => Number(says.args[name])).find((each) => each > 0);
  return Math.min(SWARM, found ?? 2);
}

/** The seat that a hand goes to. */
function nextOf(event: EventJson, seat: number, seats: number): number {
  return (seat + (event.says.args["way"] === "right" ? seats - 1 : 1)) % seats;
}

/** What happens at a table, seen one thing after another: lines, lit cards, sounds, and things that move. */
export class Film {
  /** What is told of the step that is seen. */
  line = $state.raw<NewsLine | null>(null);
  #until = 0;
  #timers: ReturnType<typeof setTimeout>[] = [];
  /** What is watched over the table now, and what after it. */
  ceremony = $state.raw<Watched | null>(null);
  #due: Watched[] = [];
  #seen: Watched[] = [];
  #after: () => void = () => undefined;
  #count = 0;
  #light: (pieces: string[]) => void = () => undefined;

  /**
   * Show what happened between two views; the board shows the second one already. Where nothing is played, the pieces slide
   * at once. Gives back whether something is watched afterwards; `after` is called once that is over.
   */
  show(take: Take, after: () => void): boolean {
    const took = this.#play(take);
    if (took === 0) slide(take.board, take.lay, settings.slide());
    return take.step > 0 && this.#watch(take, took, after);
  }

  /** Play it, and tell how long it takes; nothing if there is nothing to be played. */
  #play(take: Take): number {
    this.#stop();
    this.#light = take.light;
    const scenes = take.screen.scenes ?? {};
    const steps = stepsOf(take.events, scenes, take.step);
    if (steps.length === 0 || take.step === 0) return 0;
    const length = steps[0]?.length ?? 0;
    slide(take.board, take.lay, length, this.#cues(take, scenes, steps));
    for (const each of steps) {
      for (const event of each.events) this.#send(take, scenes, each, event);
      this.#at(each.at, () => this.#tell(take, each));
    }
    const whole = lengthOf(steps);
    this.#until = performance.now() + whole;
    this.#at(whole, () => take.light([]));
    this.#at(whole + STAYS, () => (this.line = null));
    return whole;
  }

  /** Watch what is due after a film, if anything is. */
  #watch({ before, snapshot, screen }: Take, film: number, after: () => void): boolean {
    this.#due = watchedBetween(before, snapshot, screen);
    if (this.#due.length === 0) return false;
    this.#seen = this.#due;
    this.#after = after;
    this.#at(film + REST, () => this.next());
    return true;
  }

  /** Whether something is watched, or will be in a moment. */
  get isWatching(): boolean {
    return this.ceremony !== null || this.#due.length > 0;
  }

  /** Watch once more what was watched last, or at least who has won. */
  again(snapshot: Snapshot, after: () => void): void {
    const last = this.#seen.at(-1)?.after === snapshot ? this.#seen : [];
    this.#due = last.length > 0 ? last : [{ Scene: Finale, before: snapshot, after: snapshot }];
    this.#after = after;
    this.next();
  }

  /** The next thing to be watched; after the last the table is there again. */
  next(): void {
    const [first, ...rest] = this.#due;
    this.#due = rest;
    this.ceremony = first ?? null;
    if (!first) this.#after();
  }

  /** Everything is where it belongs at once; what was told last may still be read. */
  skip(board: HTMLElement): void {
    skipSlides(board);
    if (performance.now() > this.#until) return;
    this.#stop();
    this.#until = 0;
    if (this.#due.length > 0 && !this.ceremony) this.next();
    this.#at(STAYS, () => (this.line = null));
  }

  /** Nothing is told any more. */
  close(): void {
    this.#stop();
    this.line = null;
    if (this.#due.length === 0 && !this.ceremony) return;
    this.#due = [];
    this.next();
  }

  #stop(): void {
    this.#timers.forEach(clearTimeout);
    this.#timers = [];
    this.#light([]);
  }

  #at(milliseconds: number, what: () => void): void {
    this.#timers.push(setTimeout(what, milliseconds));
  }

  #tell({ speech, screen, light }: Take, { events }: Step): void {
    const lines = linesOf(events, (says) => speech.tell(says)).map(read);
    this.line = { id: this.#count++, text: lines.slice(-SENTENCES).join(" · ") };
    light(events.flatMap((event) => event.pieces));
    const heard = events.map((event) => screen.sound?.(event) ?? null).find((name) => name !== null);
    sound(heard ?? "card");
  }

  /** When each card moves, and from where. */
  #cues({ board, snapshot, lay }: Take, scenes: Scenes, steps: Step[]): (code: string) => Cue | undefined {
    const cues = new Map<string, Cue>();
    let others: Cue | undefined;
    for (const { events, at } of steps) {
      for (const event of events) {
        const isDealt = scenes.dealt?.includes(event.kind) || event.seat === null;
        const home = event.seat === null ? null : handBox(board, event.seat);
        const away = isDealt ? (pileBox(board) ?? home) : home;
        const name = scenes.turned?.includes(event.kind) && event.seat !== null ? backOf(event.seat) : "";
        const back = lay.get(name)?.box;
        for (const code of [...event.pieces, name]) if (!isHidden(code)) cues.set(code, { at, away, back });
        if (!scenes.passed?.includes(event.kind)) continue;
        const seats = snapshot.players.length;
        const giver = snapshot.players.findIndex((_, seat) => nextOf(event, seat, seats) === snapshot.viewer);
        others = { at, away: handBox(board, giver) };
      }
    }
    return (code) => cues.get(code) ?? others;
  }

  /** Coins and backs: what no view holds. */
  #send({ board, snapshot }: Take, scenes: Scenes, { at, length }: Step, event: EventJson): void {
    const timing = { at, milliseconds: length };
    if (scenes.passed?.includes(event.kind)) {
      snapshot.players.forEach((_, seat, all) => {
        const [from, to] = [seatBox(board, seat), seatBox(board, nextOf(event, seat, all.length))];
        if (from && to) fly(board, "back", from, to, { ...timing, count: 3 });
      });
    }
    if (event.seat === null) return;
    const seat = totalBox(board, event.seat);
    if (scenes.dealt?.includes(event.kind) && event.seat !== snapshot.viewer) {
      const [pile, hand] = [pileBox(board), handBox(board, event.seat)];
      if (pile && hand) fly(board, "back", pile, hand, { ...timing, count: Math.max(1, event.pieces.length) });
    }
    const isGain = scenes.gains?.includes(event.kind);
    if (!seat || (!isGain && !scenes.pays?.includes(event.kind))) return;
    const place = event.pieces.map((code) => pieceBox(board, code)).find((box) => box !== null);
    const other = place ?? board.getBoundingClientRect();
    fly(board, "coin", isGain ? other : seat, isGain ? seat : other, { ...timing, count: amountOf(event) });
  }
}
