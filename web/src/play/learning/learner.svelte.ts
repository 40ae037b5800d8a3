/**
 * What helps somebody who does not know a game well yet: the rule, when something is asked for the first time, and doubts
 * about an answer that gives much away.
 */
import { note, noted, type Known } from "../../store/learned";
import { settings } from "../../store/settings.svelte";
import type { Asked, Considered, Option } from "../../wire/types";
import type { Doubted } from "../sitting.svelte";

/** The rule behind each kind of question, told once where somebody learns a game. */
export class Firsts {
  /** The question that is asked for the first time, and its rule. */
  asked = $state.raw<Asked | null>(null);
  #known: Known;

  constructor(
    private readonly game: string,
    private readonly table: string,
    /** Whether this game was played at another table before. */
    wasPlayed: boolean,
  ) {
    this.#known = noted()[game] ?? { table: wasPlayed ? "" : table, questions: [] };
    note(game, this.#known);
  }

  /** Whether rules are told at this table. */
  get isOn(): boolean {
    const { firsts } = settings.values;
    return firsts === "yes" || (firsts === "auto" && this.#known.table === this.table);
  }

  /** Something is asked, or nothing: what was told before is known by now. */
  look(asked: Asked | null): void {
    if (asked?.name === this.asked?.name && asked?.question === this.asked?.question) return;
    this.#known = noted()[this.game] ?? this.#known; // it may have been forgotten meanwhile
    const isNew = asked !== null && this.isOn && !this.#known.questions.includes(asked.name);
    this.asked = isNew ? asked : null;
    if (!isNew) return;
    this.#known = { ...this.#known, questions: [...this.#known.questions, asked.name] };
    note(this.game, this.#known);
  }

  /** It was read. */
  close(): void {
    this.asked = null;
  }
}

/** Fewer points than this are not much. */
const MUCH = 2;
/** Of what lies between the best and the worst answer, the part that must be given away. */
const PART = 0.6;
/** How often the answers are weighed: a weigher who guesses says something else each time. */
const ROUNDS = 10;
/** Guesses that differ must be at least this many before anything is concluded from them. */
const ENOUGH = 5;

const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The mean of what was measured, less twice its error: hardly ever more than the truth. */
function surely(values: number[]): number {
  const middle = mean(values);
  if (values.every((value) => value === values[0])) return middle;
  if (values.length < ENOUGH) return -Infinity;
  const variance = values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1);
  return middle - 2 * Math.sqrt(variance / values.length);
}

/** What an answer gives away against the best, if that is much, by all rounds in which the answers were weighed. */
export function doubtOf(option: Option, rounds: Considered[][]): Doubted | null {
  const [first = []] = rounds;
  const worths = (text: string): number[] =>
    rounds.map((round) => round.find((each) => each.text === text)?.expected ?? NaN);
  const ranked = first
    .filter(({ measure }) => measure === "points")
    .map((each) => ({ ...each, worth: mean(worths(each.text)) }))
    .sort((one, other) => other.worth - one.worth);
  const [best, worst] = [ranked[0], ranked.at(-1)];
  const given = ranked.find(({ text }) => text === option.text);
  if (rounds.length < 2 || !best || !worst || !given) return null;
  const lost = best.worth - given.worth;
  const ofBest = worths(best.text);
  const sure = surely(worths(given.text).map((worth, i) => (ofBest[i] ?? NaN) - worth));
  // Rather no warning than a wrong one: what is not known is not said.
  if (!(sure >= MUCH) || lost < PART * (best.worth - worst.worth)) return null;
  return { option, better: best.says, points: Math.round(lost) };
}

/** Milliseconds before each round: what is on the screen comes first. */
const CALM = 120;

/** Doubts about answers. All of them are weighed in passing; what is answered before that is not doubted. */
export class Doubts {
  #rounds: Considered[][] = [];
  #question = 0;

  /** Something is asked: weigh its answers. */
  look(weigh: (() => Promise<Considered[]>) | null): void {
    const question = ++this.#question;
    this.#rounds = [];
    if (weigh) void this.#weigh(question, weigh);
  }

  /** What speaks against an answer, as far as it is known by now. */
  about(option: Option): Doubted | null {
    return doubtOf(option, this.#rounds);
  }

  async #weigh(question: number, weigh: () => Promise<Considered[]>): Promise<void> {
    for (let round = 0; round < ROUNDS; round++) {
      await new Promise((resolve) => setTimeout(resolve, CALM));
      if (question !== this.#question) return;
      try {
        const weighed = await weigh();
        if (question !== this.#question) return;
        this.#rounds = [...this.#rounds, weighed];
        if (isSettled(this.#rounds)) return;
      } catch {
        return; // nothing is doubted then
      }
    }
  }
}

/** Whether the same was said twice: it would be said again. */
function isSettled([one, other]: Considered[][]): boolean {
  return other !== undefined && JSON.stringify(one) === JSON.stringify(other);
}
