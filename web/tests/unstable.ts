/** Tests that failed and then passed are counted, never hidden: each is a line of JSON in a file. */
import { appendFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { Reporter, TestCase } from "vitest/node";

const TOP = join(import.meta.dirname, "../..");

/** A test that passed, but not at its first try. */
export interface UnstableTest {
  name: string;
  /** From the top of the repository. */
  file: string;
  /** Why the tries before failed. */
  message: string;
}

/** What there is to tell of this test, if it was tried more than once and passed in the end. */
export function unstable(test: Pick<TestCase, "diagnostic" | "fullName" | "module" | "result">): UnstableTest | null {
  if (!test.diagnostic()?.flaky) return null;
  const message = (test.result().errors ?? []).map((error) => error.stack ?? error.message).join("\n\n");
  return { name: test.fullName, file: relative(TOP, test.module.moduleId), message };
}

export class Unstable implements Reporter {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  onTestCaseResult(test: TestCase): void {
    const told = unstable(test);
    // Added at once and at the end: several runs share the file, and what is told stays there if a run is broken off.
    if (told) appendFileSync(this.#file, `${JSON.stringify(told)}\n`);
  }
}
