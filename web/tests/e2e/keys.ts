/** A person who uses keys alone. */
import type { Page } from "playwright-core";

/** Go on with Tab until something that matches has the focus. */
export async function tabTo(page: Page, matches: string): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    if (await page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, matches)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${matches} cannot be reached by Tab`);
}
