/** What becomes of the tables of a file beside those that are here. Nothing that is here is ever lost. */
import type { KeptTable } from "../../tables/tables";
import { checksum } from "./file";

/**
 * A table that is not here yet is new. One that is here and was played further in the file goes on from there. Where
 * both were played further, each in its own way, both are kept, side by side. Everything else is known.
 */
export type Fate = "new" | "further" | "beside" | "known";

export interface Fated {
  fate: Fate;
  /** As it will be kept. */
  table: KeptTable;
  /** What it is called in the file. */
  from: string;
}

const ROW = /^[1-9][0-9]*(-[1-9][0-9]*)?\. /;
const CLOCK = / \{[0-9.]+\}$/;

/** The rows of a record without comments and clocks: what was answered, question by question. */
function rowsOf(record: string): string[][] {
  return record
    .split("\n")
    .filter((line) => ROW.test(line))
    .map((line) => {
      const [body = ""] = line.split(" ; ");
      const number = ROW.exec(body)?.[0] ?? "";
      const answers = body.slice(number.length).split(" | ");
      return answers.map((answer) => `${number}${answer.replace(CLOCK, "")}`);
    });
}

/** Whether an answer is the other one, or begins it: an answer may have several parts. */
const begins = (one: string, other: string): boolean => other === one || other.startsWith(`${one} + `);

/** Whether everything that one record has answered stands in the other, too. */
export function isWithin(record: string, longer: string): boolean {
  const [rows, others] = [rowsOf(record), rowsOf(longer)];
  return (
    rows.length <= others.length &&
    rows.every((answers, i) => {
      const isLast = i === rows.length - 1;
      const beside = others[i] ?? [];
      // Only the last question can be half answered.
      if (!isLast) return answers.length === beside.length && answers.every((answer, seat) => answer === beside[seat]);
      return answers.every((answer) => beside.some((other) => begins(answer, other)));
    })
  );
}

/** A table that lies beside the one it was copied from. The same copy has the same name, so that it comes only once. */
function copyOf(table: KeptTable): KeptTable {
  return { ...table, id: `${table.id}-${checksum(rowsOf(table.record).join("\n"))}` };
}

function fateOf(table: KeptTable, here: readonly KeptTable[]): Fated {
  const from = table.id;
  const same = here.find(({ id }) => id === table.id);
  if (!same) {
    // A record that was read in elsewhere has another name there.
    const isRead = table.imported && here.some(({ record }) => record.trim() === table.record.trim());
    return { fate: isRead ? "known" : "new", table, from };
  }
  if (isWithin(table.record, same.record) && (table.imported || !same.imported)) return { fate: "known", table, from };
  if (isWithin(same.record, table.record)) return { fate: "further", table, from };
  const copy = copyOf(table);
  return { fate: here.some(({ id }) => id === copy.id) ? "known" : "beside", table: copy, from };
}

/** What becomes of each table of a file. */
export function fatesOf(tables: readonly KeptTable[], here: readonly KeptTable[]): Fated[] {
  return tables.map((table) => fateOf(table, here));
}
