/** The same names are asked about here and in Python: one rule for what a person may be called. */
import { describe, expect, it } from "vitest";
import { nameMark, nameProblem, tidyName } from "../../src/words/person";
import asked from "../../../tests/core/names.json";

describe("a name", () => {
  it.each(asked.fine)("%s is one", (name) => {
    expect(nameProblem(name)).toBe("");
    expect(tidyName(name)).toBe(name);
  });

  const refused = Object.entries(asked.refused).flatMap(([problem, names]) => names.map((name) => [name, problem]));
  it.each(refused)("%j is none: %s", (name, problem) => {
    expect(nameProblem(name ?? "")).toBe(problem);
  });

  it.each(asked.alike)("%s and %s are taken for one another", (one, other) => {
    expect(nameMark(one ?? "")).toBe(nameMark(other ?? ""));
  });

  it.each(asked.different)("%s and %s are not", (one, other) => {
    expect(nameMark(one ?? "")).not.toBe(nameMark(other ?? ""));
  });
});
