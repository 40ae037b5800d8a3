import type { Table, Talks } from "../../tables/table";
import { refusalOf } from "./api";
import type { Line } from "../../wire/online";
import type { Message } from "../../wire/types";
import { key } from "../../words/catalog";

/** What is said at one table, as one pair of eyes hears it. */
export class TableTalk {
  lines = $state.raw<readonly Line[]>([]);
  /** Why free text cannot be written here; null if it can. */
  why = $state.raw<Message | null>({ key: key("err-talk-off"), args: {} });
  /** Lines of others that came while the panel was closed. */
  unread = $state(0);
  /** The newest line that somebody else said just now. */
  newest = $state.raw<Line | null>(null);
  /** Why the last thing was not said or done. */
  trouble = $state.raw<Message | null>(null);
  #isOpen = false;
  readonly #stop: () => void;

  constructor(
    table: Table,
    private readonly talks: Talks,
  ) {
    this.#stop = table.onchange((happening) => {
      if (happening.kind === "said") this.#hear(happening.line);
      // What was said meanwhile is asked for; after the end there may be more to hear.
      else if (happening.kind === "online" || happening.kind === "seats") void this.refresh();
    });
    void this.refresh();
  }

  /** Whether the panel is before somebody's eyes. */
  set isOpen(isOpen: boolean) {
    this.#isOpen = isOpen;
    if (isOpen) this.unread = 0;
  }

  /** Ask for everything again: what may be heard can change. */
  async refresh(): Promise<void> {
    const talk = await this.talks.listen(0).catch(() => null);
    if (!talk) return;
    const known = new Set(this.lines.map(({ id }) => id));
    const others = talk.lines.filter(({ id, mine }) => !mine && !known.has(id)).length;
    if (!this.#isOpen && this.lines.length > 0) this.unread += others;
    this.lines = talk.lines;
    this.why = talk.why;
  }

  /** Say a phrase; whether it was said. */
  phrase(says: Message): Promise<boolean> {
    return this.#say({ ...says, text: "" });
  }

  /** Say something in one's own words; whether it was said. */
  write(text: string): Promise<boolean> {
    return this.#say({ key: "", args: {}, text });
  }

  /** Do something that can be refused, and keep the reason; whether it was done. */
  async attempt(work: () => Promise<unknown>): Promise<boolean> {
    this.trouble = null;
    try {
      await work();
      return true;
    } catch (error) {
      this.trouble = refusalOf(error) ?? { key: key("talk-failed"), args: {} };
      return false;
    }
  }

  leave(): void {
    this.#stop();
  }

  #say(said: Message & { text: string }): Promise<boolean> {
    return this.attempt(() => this.talks.say(said));
  }

  #hear(line: Line): void {
    if (this.lines.some(({ id }) => id === line.id)) return;
    this.lines = [...this.lines, line].sort((one, other) => one.id - other.id);
    if (line.mine) return;
    this.newest = line;
    if (!this.#isOpen) this.unread++;
  }
}
