/** From the first page to a table, as a person goes there. */
import type { Page } from "playwright-core";

/** A bot's level for each seat, nothing for a person. */
export type Seats = string[];

/** How long the engine may take to load on a busy machine. */
export const PATIENCE = 120_000;

const TABLE = ".prompt, section.curtain";

/** Set a table up on its page: so many seats, who sits where, and begin. */
export async function setUp(page: Page, url: string, game: string, seats: Seats): Promise<void> {
  await page.goto(url);
  await page.locator(`a[href="#/new/${game}"]`).click();
  const count = page.locator(`fieldset input[value="${seats.length}"]`).first();
  if (game !== "tides") await count.check({ force: true }); // the whole label is the target, the input lies under it
  const sitters = page.locator("form li select");
  for (const [seat, level] of seats.entries()) {
    await sitters.nth(seat).selectOption(level === "" ? { index: 0 } : level);
  }
  await page.locator("form .start .primary").click();
  await page.locator(TABLE).first().waitFor({ timeout: PATIENCE });
}

/** Play at once, from the first page. */
export async function playNow(page: Page, url: string, game: string): Promise<void> {
  await page.goto(url);
  await page.locator(`article[aria-labelledby="game-${game}"] .play`).click();
  await page.locator(TABLE).first().waitFor({ timeout: PATIENCE });
}
