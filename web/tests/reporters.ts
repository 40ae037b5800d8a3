/** How a run tells what came of it: on the screen, and in files where the environment names them. */
import { resolve } from "node:path";
import type { ViteUserConfig } from "vitest/config";
import { Unstable } from "./unstable.ts";

type Reporters = NonNullable<NonNullable<ViteUserConfig["test"]>["reporters"]>;

/**
 * What is seen on the screen, and besides: `JUNIT=file` asks for all results in the form that most tools read, `UNSTABLE=file`
 * for the tests that passed only when they were tried again.
 */
export function reporters(screen: "default" | "verbose"): Reporters {
  const { JUNIT, UNSTABLE } = process.env;
  return [
    screen,
    ...(JUNIT ? [["junit", { outputFile: resolve(JUNIT) }] as ["junit", { outputFile: string }]] : []),
    ...(UNSTABLE ? [new Unstable(resolve(UNSTABLE))] : []),
  ];
}
