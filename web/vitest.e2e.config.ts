import { defineConfig } from "vitest/config";

/** Everything a person does, in a real browser. One file after another: timings are measured. */
export default defineConfig({
  test: {
    include: [process.env["SCREENS"] ? "tests/screens/*.test.ts" : "tests/e2e/*.test.ts"],
    environment: "node",
    reporters: ["verbose"],
    fileParallelism: false,
    testTimeout: 1_200_000,
    hookTimeout: 300_000,
  },
});
