import { defineConfig } from "vitest/config";
import { reporters } from "./tests/reporters.ts";
import { TIERS, type Tier } from "./tests/tiers.ts";

const part = (process.env["SCREENS"] ? "screens" : process.env["PART"]) as Tier | undefined;
if (part && !(part in TIERS)) throw new Error(`there is no PART=${part}`);
const isGate = part === "gate";

/**
 * What people do, in a real browser. `PART=gate` is a short path through each thing that must never break; `PART=played` is
 * what two persons may do side by side, `PART=measured` what is measured and runs alone; without it both of these run, one
 * file after another.
 */
export default defineConfig({
  test: {
    include: part ? TIERS[part] : [...TIERS.played, ...TIERS.measured],
    globalSetup: "tests/e2e/first-visit.ts",
    environment: "node",
    reporters: reporters("verbose"),
    fileParallelism: isGate || part === "played",
    maxWorkers: 2,
    // A change is not refused for one lost packet; `UNSTABLE` names the file that counts such tests.
    retry: isGate ? 1 : 0,
    testTimeout: isGate ? 300_000 : 1_200_000,
    hookTimeout: 300_000,
  },
});
