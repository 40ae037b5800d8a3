/** A strong bot thinks in a worker of its own: whoever looks around or takes something back does not wait for it. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callsOf, listen, timesOf, type Call } from "./calls";
import { setUp } from "./opening";
import { PATIENCE, point, press } from "./person";
import { chance, play } from "./playing";
import { median } from "./reference";
import { openSite, visit, type Site } from "./site";

/** At most this share of a thought. */
const SHARE = 0.25;

const LIT = '.board .spot[data-state="lit"]';
const UNDO = ".prompt .button.back:enabled";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

/** Those of a name that were made while a bot thought. */
function during(calls: Call[], name: string): Call[] {
  const thoughts = calls.filter((call) => call.name === "think");
  return calls.filter(
    (call) => call.name === name && thoughts.some(({ from, to }) => from < call.from && call.from < (to ?? Infinity)),
  );
}

describe("while a master thinks", () => {
  it("a preview comes and an answer is taken back at once", async () => {
    const { page, context, wrong } = await visit(site, { pace: 0 });
    await listen(context);
    await setUp(page, site.url, "tides", ["", "master"]);
    const count = async (name: string): Promise<number> => during(await callsOf(page), name).length;
    for (let round = 0; (await count("foresee")) < 2 || (await count("undo")) < 1; round++) {
      if (round === 8) throw new Error("the master never thought while somebody looked around");
      await page.locator(LIT).nth(1).waitFor({ timeout: PATIENCE });
      // First what must come soonest: on a busy machine a person is slow, and the master still done in three seconds.
      await press(page, page.locator(LIT).first());
      await page.locator(`${UNDO}, .prompt[data-mine]`).first().waitFor({ timeout: PATIENCE });
      await page.keyboard.press("u"); // does nothing where the master has answered by now
      await page.locator(LIT).nth(1).waitFor({ timeout: PATIENCE });
      for (const card of [0, 1]) await point(page, page.locator(LIT).nth(card));
      await play(page, { luck: chance(round + 1), until: async (_, answers) => answers >= 1 });
    }
    const calls = await callsOf(page);
    const thought = median(timesOf(calls, "think"));
    for (const name of ["foresee", "undo"]) {
      const time = median(timesOf(during(calls, name), name));
      console.log(`${name}: ${time.toFixed(0)} ms while a master thinks for ${thought.toFixed(0)} ms`);
      expect(time / thought).toBeLessThan(SHARE);
    }
    expect(wrong).toEqual([]);
    await context.close();
  });
});
