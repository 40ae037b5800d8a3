/** People who come to one table of a server by its links, as the pages lead them. */
import type { Page } from "playwright-core";
import { PATIENCE, press } from "./person";
import type { Served } from "./server";

export interface Invited {
  /** One for each free seat. */
  links: string[];
  /** For those who only look on. */
  onlookers: string;
}

/** Make a table from the first page on. `others` is a bot's level for each seat after the first, nothing for a friend. */
export async function invite(
  page: Page,
  site: Served,
  game: string,
  name: string,
  others: string[] = [],
): Promise<Invited> {
  await page.goto(site.url);
  await press(page, page.locator(`a[href="#/friend/${game}"]`));
  await page.locator('input[name="me"]').fill(name);
  const count = page.locator(`fieldset label:has(input[value="${others.length + 1}"])`);
  if (others.length > 0 && (await count.count())) await press(page, count.first());
  for (const [at, level] of others.entries()) {
    await page
      .locator("form li select")
      .nth(at)
      .selectOption(level === "" ? { index: 0 } : level);
  }
  await press(page, page.locator("form .next .primary"));
  const links = page.locator("[data-invite] [data-link]");
  await links.first().waitFor({ timeout: PATIENCE });
  return {
    links: await links.evaluateAll((each) => each.map((input) => (input as HTMLInputElement).value)),
    onlookers: await page.locator("[data-onlookers] [data-link]").inputValue(),
  };
}

/** Follow a link and sit down. */
export async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.locator('input[name="me"]').fill(name);
  await press(page, page.locator("form .next .primary"));
}

/** Follow a link and look on. */
export async function watchBy(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await press(page, page.locator("form .next .primary"));
}

/** Wait until the table is there. */
export const table = (page: Page): Promise<void> => page.locator(".prompt").first().waitFor({ timeout: PATIENCE });

/** The points at the end, as the page shows them. */
export const result = (page: Page): Promise<string[]> => page.locator(".places .score").allInnerTexts();
