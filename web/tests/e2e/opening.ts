/** From the first page to another one or to a table, as a person goes there. */
import type { Page } from "playwright-core";
import { PATIENCE, press } from "./person";

/** A bot's level for each seat, nothing for a person. */
export type Seats = string[];

const TABLE = ".prompt, section.curtain";

/** Go to an address behind the hash and wait until its own page is there, not the one before. */
export async function go(page: Page, url: string, path: string): Promise<void> {
  await page.goto(`${url}#/${path}`);
  await page
    .locator(`main[data-page="${path.split("?")[0]}"] h1`)
    .first()
    .waitFor({ timeout: PATIENCE });
  await page.locator("main [data-loading]").waitFor({ state: "detached", timeout: PATIENCE });
  await page.evaluate(() => document.fonts.ready);
}

/** Set a table up on its page: how many seats, who sits where, and begin. */
export async function setUp(page: Page, url: string, game: string, seats: Seats): Promise<void> {
  await page.goto(url);
  await press(page, page.locator(`a[href="#/new/${game}"]`));
  const count = page.locator(`fieldset label:has(input[value="${seats.length}"])`).first();
  if (game !== "tides") await press(page, count);
  const sitters = page.locator("form li select");
  for (const [seat, level] of seats.entries()) {
    await sitters.nth(seat).selectOption(level === "" ? { index: 0 } : level);
  }
  await press(page, page.locator("form .start .primary"));
  await page.locator(TABLE).first().waitFor({ timeout: PATIENCE });
}

/** The button that plays a game at once. */
export const playButton = (game: string): string => `article[aria-labelledby="game-${game}"] button.play`;

/** Play at once, from the first page. */
export async function playNow(page: Page, url: string, game: string): Promise<void> {
  await page.goto(url);
  await press(page, page.locator(playButton(game)));
  await page.locator(TABLE).first().waitFor({ timeout: PATIENCE });
}
