/**
 * Figures of large tables and long evenings, each as a ratio in one run. They take minutes, so only `FIGURES=1` asks for
 * them.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LARGEST_CAVE, sitLate, type Late } from "./late";
import { playButton } from "./opening";
import { paintsOf, watchPaints } from "./paints";
import { press } from "./person";
import { chance, play } from "./playing";
import { pageMegabytes } from "./processor";
import { median } from "./reference";
import { openSite, visit, type Site } from "./site";

const TIDES: Late = { game: "tides", seats: 2, bot: "newcomer", seed: "a", left: 13 };
const LARGE: Late[] = [
  { game: "stonespine", seats: 5, bot: "newcomer", seed: "a", left: 12 },
  LARGEST_CAVE,
  { game: "tales", seats: 5, bot: "newcomer", seed: "a", left: 9 },
];

/** How many times as long as at Tides the next paint may take. */
const PAINT = 1.5;
/** How many times as much memory as after the first game ten games may leave. */
const GROWN = 1.2;
const GAMES = 10;

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const told = (times: number[]): string =>
  `${median(times).toFixed(0)} ms at the median of ${times.length}, at most ${Math.max(...times).toFixed(0)} ms`;

describe.runIf(process.env["FIGURES"])("figures", () => {
  it("the next paint after an answer comes as soon as at Tides, at the largest table of each game", async () => {
    const { page, context } = await visit(site, { pace: 0 });
    const measure = async (late: Late): Promise<number[]> => {
      await page.goto("about:blank");
      const before = await sitLate(page, site.url, late);
      await watchPaints(page);
      await play(page, { luck: chance(9), until: async (_, answers) => answers >= 10 });
      const paints = await paintsOf(page);
      console.log(`next paint at ${late.game}, ${late.seats} seats, after ${before} answers: ${told(paints)}`);
      return paints;
    };
    await measure(TIDES); // the first one warms up
    for (const late of LARGE) {
      // In turn, so that a busy moment of the machine slows both.
      const tides = await measure(TIDES);
      const large = await measure(late);
      tides.push(...(await measure(TIDES)));
      large.push(...(await measure(late)));
      const ratio = median(large) / median(tides);
      console.log(`${late.game}: ${ratio.toFixed(2)} times Tides`);
      expect.soft(ratio).toBeLessThan(PAINT);
    }
    await context.close();
  });

  it("ten games in one tab leave little behind", async () => {
    const { page, context } = await visit(site, { pace: 0 });
    const input = await context.newCDPSession(page);
    await input.send("HeapProfiler.enable");
    const heaps: number[] = [];
    const wholes: number[] = [];
    await page.goto(site.url);
    for (let game = 1; game <= GAMES; game++) {
      await press(page, page.locator(playButton("tides")));
      await play(page, { luck: chance(game) });
      await page.locator('header a[href="#/"]').first().click();
      await page.locator(playButton("tides")).waitFor();
      // Whatever can be given back is given back, also by the worker.
      await input.send("Memory.simulatePressureNotification", { level: "critical" });
      await input.send("HeapProfiler.collectGarbage");
      const { usedSize } = await input.send("Runtime.getHeapUsage");
      heaps.push(usedSize / 1e6);
      wholes.push(pageMegabytes());
      console.log(
        `after game ${game}: heap ${heaps.at(-1)?.toFixed(1)} MB, page and worker ${wholes.at(-1)?.toFixed(0)} MB`,
      );
    }
    for (const sizes of [heaps, wholes]) expect.soft((sizes.at(-1) ?? Infinity) / (sizes[0] ?? 0)).toBeLessThan(GROWN);
    await context.close();
  });
});
