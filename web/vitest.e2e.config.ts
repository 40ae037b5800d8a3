import { defineConfig } from "vitest/config";

/** Where time is measured, nothing else may run beside it. */
const MEASURED = ["budgets", "figures", "film", "start", "thinking"].map((name) => `tests/e2e/${name}.test.ts`);
const part = process.env["PART"];

/**
 * Everything a person does, in a real browser. `PART=played` is what two persons may do side by side, `PART=measured` what
 * is measured and runs alone; without it all of it runs, one file after another.
 */
export default defineConfig({
  test: {
    include: process.env["SCREENS"]
      ? ["tests/screens/*.test.ts"]
      : part === "measured"
        ? MEASURED
        : ["tests/e2e/*.test.ts"],
    exclude: part === "played" ? MEASURED : [],
    globalSetup: "tests/e2e/first-visit.ts",
    environment: "node",
    reporters: ["verbose"],
    fileParallelism: part === "played",
    maxWorkers: 2,
    testTimeout: 1_200_000,
    hookTimeout: 300_000,
  },
});
