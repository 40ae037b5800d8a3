import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { TIERS } from "../tiers";
import { unstable } from "../unstable";

const WEB = join(import.meta.dirname, "../..");

it("every test in a browser belongs to exactly one tier, and every tier has tests", () => {
  const inBrowser = readdirSync(join(WEB, "tests"), { recursive: true, encoding: "utf8" })
    .map((path) => `tests/${path.replaceAll("\\", "/")}`)
    .filter((path) => path.endsWith(".test.ts") && !path.startsWith("tests/unit/"));
  const listed = Object.values(TIERS).flat();
  expect([...listed].sort()).toEqual(inBrowser.sort());
  expect(listed.filter((file) => !existsSync(join(WEB, file)))).toEqual([]);
  expect(Object.values(TIERS).every((files) => files.length > 0)).toBe(true);
});

/** A test as the reporter sees it. */
function told(flaky: boolean): Parameters<typeof unstable>[0] {
  const error = { name: "Error", message: "too late", stack: "Error: too late\n  at there" };
  return {
    fullName: "a game > ends",
    module: { moduleId: join(WEB, "tests/gate/games.test.ts") },
    diagnostic: () => ({ flaky, retryCount: flaky ? 1 : 0 }),
    result: () => ({ state: "passed", errors: flaky ? [error] : undefined }),
  } as unknown as Parameters<typeof unstable>[0];
}

it("a test that passed only when it was tried again is told of, with its reason", () => {
  expect(unstable(told(false))).toBeNull();
  expect(unstable(told(true))).toEqual({
    name: "a game > ends",
    file: "web/tests/gate/games.test.ts",
    message: "Error: too late\n  at there",
  });
});
