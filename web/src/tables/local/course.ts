import type { KeptLesson } from "../../store/tables";
import type { Calls, LessonStep, Snapshot } from "../../wire/types";
import type { Looked, Taught } from "../table";

/** What a course asks of the engine. */
export type AskStep = (...args: Parameters<Calls["lesson_step"]>) => Promise<LessonStep>;

/** Which question, and which part of it; a game that is over asks nothing any more. */
function momentOf({ question, asked, over }: Snapshot): string | null {
  return asked ? `${question}.${asked.part}` : over ? "over" : null;
}

/** A lesson at one table: which steps were told, and what was answered since. A step is asked for once at each question. */
export class Course {
  #moment: string | null = null;
  #taught: Taught | undefined;
  /** The steps told at each question: whoever takes an answer back is told the same again. */
  readonly #told = new Map<string, string[]>();

  constructor(
    private readonly game: string,
    private readonly ask: AskStep,
    /** How far the learner is, as it is kept beside the table. */
    public kept: KeptLesson,
  ) {}

  /** Note what the learner answered: something may be said about it. */
  note(answer: string): void {
    this.kept = { ...this.kept, answered: answer };
  }

  /** What is taught at a view. While others answer, what was said last stands, and nothing is pointed at. */
  async look(snapshot: Snapshot): Promise<Looked> {
    const moment = momentOf(snapshot);
    if (moment !== null && moment !== this.#moment) this.#taught = await this.#step(moment);
    if (!this.#taught) return snapshot;
    const taught = snapshot.asked ? this.#taught : { ...this.#taught, allow: null, light: [] };
    return { ...snapshot, taught };
  }

  async #step(moment: string): Promise<Taught> {
    const known = this.#told.get(moment);
    const step = await this.ask(this.game, known ?? this.kept.told, known ? "" : this.kept.answered);
    this.#moment = moment;
    this.#told.set(moment, step.told);
    this.kept = { ...this.kept, told: step.told, answered: "", over: step.over };
    return { ...step, number: step.told.filter((name) => name !== "").length, count: this.kept.count };
  }
}
