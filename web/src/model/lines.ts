import type { EventJson, Message } from "../wire/types";

/** A line of the log: what was told once, or several times in a row. */
export interface Line {
  text: string;
  /** The key of what was told. */
  says: string;
  times: number;
  question: number;
  pieces: string[];
  /** How many events were told up to its last one. */
  until: number;
}

/** The log as lines: what reads the same again and again, as five cards that nobody else may see, is one line. */
export function linesOf(events: EventJson[], tell: (says: Message) => string): Line[] {
  const lines: Line[] = [];
  events.forEach((event, i) => {
    const text = tell(event.says);
    const last = lines.at(-1);
    if (last?.text === text) {
      last.times++;
      last.question = event.question;
      last.pieces = [...last.pieces, ...event.pieces];
      last.until = i + 1;
    } else
      lines.push({
        text,
        says: event.says.key,
        times: 1,
        question: event.question,
        pieces: event.pieces,
        until: i + 1,
      });
  });
  return lines;
}

/** A line as it reads. */
export function read(line: Line): string {
  return line.times > 1 ? `${line.text} ×${line.times}` : line.text;
}
