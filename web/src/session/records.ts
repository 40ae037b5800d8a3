import { splitRecords } from "../replay/record";

const FIRST = /^\uFEFF?\s*\[partie "/;

/** The records of a file; nothing if it begins with anything else. */
export function recordsIn(text: string): string[] {
  return FIRST.test(text) ? splitRecords(text) : [];
}
