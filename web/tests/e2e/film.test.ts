/** What happens is seen one thing after another, and holds nobody up. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { setUp } from "./opening";
import { PATIENCE, press } from "./person";
import { isAfter, momentOf } from "./playing";
import { openSite, visit, type Site } from "./site";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

/** What a page has shown since it was watched: the lines that were told, and how many pieces were on their way at once. */
interface Watched {
  lines: string[];
  moving: number;
}

/** Look at every frame from now on. */
async function watchFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const watched: Watched = { lines: [], moving: 0 };
    Object.assign(window, { watched });
    const look = (): void => {
      const line = document.querySelector(".news")?.textContent ?? "";
      if (line && watched.lines.at(-1) !== line) watched.lines.push(line);
      const moving = document
        .getAnimations()
        .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.hasAttribute("data-piece"));
      watched.moving = Math.max(watched.moving, moving.length);
      requestAnimationFrame(look);
    };
    look();
  });
}

const watched = (page: Page): Promise<Watched> =>
  page.evaluate(() => (window as unknown as { watched: Watched }).watched);

it("cards are turned over together, then the hands cross; a key skips to a board that can be answered", async () => {
  const { page, context, wrong } = await visit(site, { motion: "auto" });
  await setUp(page, site.url, "tides", ["", "newcomer"]);
  await watchFrames(page);
  const before = await momentOf(page);
  await press(page, page.locator('.board .spot[data-state="lit"]').first());
  await page.waitForFunction(isAfter, before, { timeout: PATIENCE });
  await page.waitForFunction(() => (window as unknown as { watched: Watched }).watched.lines.length > 1, undefined, {
    timeout: PATIENCE,
  });
  const { lines, moving } = await watched(page);
  expect(lines[0]).toContain(" · "); // both cards in one step
  expect(lines[1]).toMatch(/^hands were swapped/i);
  expect(moving).toBeGreaterThan(2);
  // The same again, but somebody is in a hurry.
  const second = await momentOf(page);
  await press(page, page.locator('.board .spot[data-state="lit"]').first());
  const film = await page.waitForFunction(
    () => document.querySelector(".sitting:not([data-busy]) .prompt[data-mine]") && document.querySelector(".news"),
    undefined,
    { timeout: PATIENCE },
  );
  expect(await momentOf(page)).not.toBe(second);
  await film.dispose();
  await page.keyboard.press("Shift");
  const rest = await page.evaluate(() => {
    const pieces = document
      .getAnimations()
      .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.hasAttribute("data-piece"));
    return { moving: pieces.length, leaving: document.querySelectorAll("[data-leaving]").length };
  });
  expect(rest).toEqual({ moving: 0, leaving: 0 });
  expect(await page.locator('.board .spot[data-state="lit"]').count()).toBeGreaterThan(0);
  expect(wrong).toEqual([]);
  await context.close();
});
