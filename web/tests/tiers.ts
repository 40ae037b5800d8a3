/**
 * Which test in a browser runs when: the gate before every change goes in, everything else in the long suite. There, two of
 * those where people only play may run side by side; where time is measured, nothing else may run.
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";

const TEST = ".test.ts";

/** Those of the long suite that measure time. */
const TIMED = ["budgets", "figures", "film", "start", "thinking"].map((name) => `tests/e2e/${name}${TEST}`);

/** The tests of a folder, from web/ on. */
function testsIn(folder: string): string[] {
  const found = readdirSync(join(import.meta.dirname, folder)).filter((name) => name.endsWith(TEST));
  return found.sort().map((name) => `tests/${folder}/${name}`);
}

export const TIERS = {
  gate: testsIn("gate"),
  played: testsIn("e2e").filter((file) => !TIMED.includes(file)),
  measured: TIMED,
  /** No test, but pictures for the documents, which are taken on request. */
  screens: testsIn("screens"),
};

export type Tier = keyof typeof TIERS;
