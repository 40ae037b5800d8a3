/** How soon the rules are there: from nothing, from what an earlier visit has kept, and from something broken. */
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { playButton } from "./opening";
import { PATIENCE, press, until } from "./person";
import { processorSeconds } from "./processor";
import { openSite, visit, type Site } from "./site";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

/** In the page: the engine's memory is kept. */
async function isKept(): Promise<boolean> {
  return (await (await caches.open("partie-engine-memory")).keys()).length === 1;
}

/** Open the site in a new tab until a game can be played; the processor seconds that it took. */
async function start(context: BrowserContext): Promise<{ page: Page; seconds: number }> {
  const page = await context.newPage();
  const before = processorSeconds();
  await page.goto(site.url);
  await press(page, page.locator(playButton("tides")));
  await page.locator(".prompt[data-mine]").waitFor({ timeout: PATIENCE });
  return { page, seconds: processorSeconds() - before };
}

describe("the start", () => {
  it("takes at most 0.65 of the processor time on the second visit", async () => {
    const { page: none, context } = await visit(site, { first: true, keeps: true });
    await none.close();
    const first = await start(context);
    await until(first.page, isKept, "the memory is not kept");
    await first.page.close();
    const second = await start(context);
    console.log(`first visit ${first.seconds.toFixed(1)} s of processor time, second ${second.seconds.toFixed(1)} s`);
    expect(second.seconds / first.seconds).toBeLessThanOrEqual(0.65);
    await context.close();
  });

  it("does without a memory that is broken, and keeps a better one", async () => {
    const { page: none, context } = await visit(site, { first: true, keeps: true });
    await none.close();
    const first = await start(context);
    await until(first.page, isKept, "the memory is not kept");
    await first.page.evaluate(async () => {
      const cache = await caches.open("partie-engine-memory");
      for (const key of await cache.keys()) await cache.put(key, new Response(new Uint8Array(1000)));
    });
    await first.page.close();
    const { page } = await start(context);
    await until(
      page,
      async () => {
        const cache = await caches.open("partie-engine-memory");
        const [key] = await cache.keys();
        const kept = key && (await cache.match(key));
        return kept !== undefined && (await kept.arrayBuffer()).byteLength > 1_000_000;
      },
      "no better memory is kept",
    );
    await context.close();
  });
});
