/** A record's text, as far as a screen needs to read it by itself; the engine reads the rest. */

const HEADER = /^\[([a-z][a-z0-9-]*) "((?:[^"\\]|\\.)*)"\]$/;
const FIRST = /^\uFEFF?\s*\[partie "/;
const BEGIN = '[partie "';
const DEALT = /^([1-9][0-9]*)(?:-[1-9][0-9]*)?\. \* ([^;]*)/;

/** What a record says of itself. */
export function headersOf(record: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const line of record.split("\n")) {
    const found = HEADER.exec(line);
    if (found?.[1] !== undefined && found[2] !== undefined) headers[found[1]] = found[2].replace(/\\(.)/g, "$1");
  }
  return headers;
}

/** Several names or words in one header. */
export function listOf(header: string | undefined): string[] {
  return header ? header.split("; ") : [];
}

/** Each record of a file. A mark of its encoding and line ends of another system are no change of the text. */
export function splitRecords(text: string): string[] {
  const lines = text
    .replace(/^\uFEFF/, "")
    .replace(/\r\n?/g, "\n")
    .split("\n");
  const begins = lines.flatMap((line, i) => (line.startsWith(BEGIN) ? [i] : []));
  return begins.map(
    (begin, i) =>
      `${lines
        .slice(begin, begins[i + 1])
        .join("\n")
        .trim()}\n`,
  );
}

/** One answer of the dealer: at which question, and what. */
export interface Dealt {
  question: number;
  text: string;
}

/** Everything that luck has answered. A run with one verb stands folded in one line. */
export function dealtIn(record: string): Dealt[] {
  return record.split("\n").flatMap((line) => {
    const found = DEALT.exec(line);
    if (!found) return [];
    const first = Number(found[1]);
    const [verb = "", ...values] = (found[2] ?? "").trim().split(" ");
    const isFolded = /^[0-9]+-/.test(line);
    const texts = isFolded ? values.map((value) => `${verb} ${value}`) : [[verb, ...values].join(" ")];
    return texts.map((text, i) => ({ question: first + i, text }));
  });
}

/** A name for a record's file. */
export function fileName(record: string): string {
  const { game = "game", date, digest } = headersOf(record);
  return `${["partie", game, date, digest?.slice(0, 6)].filter(Boolean).join("-")}.txt`;
}

/** The records of a file; nothing if it begins with anything else. */
export function recordsIn(text: string): string[] {
  return FIRST.test(text) ? splitRecords(text) : [];
}
