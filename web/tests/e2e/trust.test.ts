/** What people must be able to trust: nobody sees what they may not, records travel whole, and a forged one is found out. */
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { playNow, setUp } from "./opening";
import { press } from "./person";
import { chance, play } from "./playing";
import { keptTable, tableId } from "./records";
import { openSite, visit, type Site } from "./site";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

/** The codes of the cards that are somewhere in the page. */
async function pieces(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("[data-piece]")].map((each) => each.getAttribute("data-piece") ?? ""),
  );
}

async function saved(page: Page): Promise<string> {
  const download = page.waitForEvent("download");
  await page.locator("[data-save]").first().click();
  return readFileSync(await (await download).path(), "utf8");
}

describe("secrets", () => {
  it("nothing of the table is in the page while it is handed over", async () => {
    const { page, context } = await visit(site);
    await setUp(page, site.url, "tides", ["", ""]);
    expect(await pieces(page)).toEqual([]);
    await press(page, page.locator("section.curtain button"));
    await page.locator(".prompt[data-mine]").waitFor();
    const own = await pieces(page);
    expect(own).toHaveLength(5);
    await press(page, page.locator('.board .spot[data-state="lit"]').first());
    await page.locator("section.curtain").waitFor();
    expect(await pieces(page)).toEqual([]);
    await press(page, page.locator("section.curtain button"));
    await page.locator(".prompt[data-mine]").waitFor();
    // Both hands are of one deck: not a card of the first is in the page that the second looks at.
    expect((await pieces(page)).filter((code) => own.includes(code))).toEqual([]);
    await context.close();
  });

  it("a game that goes on leaves the browser without its seed and without the other hand", async () => {
    const { page, context } = await visit(site);
    await playNow(page, site.url, "tides");
    await play(page, { luck: chance(2), until: async (_, answers) => answers >= 2 });
    const { record } = await keptTable(page, tableId(page));
    await page.goto(`${site.url}#/tables`);
    const text = await saved(page);
    expect(text).toContain('[reader "A"]');
    expect(text).not.toMatch(/\[seed /);
    expect(text).toContain("?");
    expect(record).not.toMatch(/\[seed /);
    await context.close();
  });
});

/** The link to the middle of the last game, as its replay hands it out. */
async function copiedLink(page: Page): Promise<string> {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.locator("ul li a[href^='#/replay/']").first().click();
  await page.locator(".spot:visible").first().waitFor();
  await page.goto(`${site.url}#/replay/${tableId(page)}?at=13`);
  await press(page, page.locator(".wishes button").first());
  await page.locator(".feedback", { hasText: "✓" }).waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

describe("records", () => {
  it("travel from one browser to another, are watched at any moment, and checked", async () => {
    const { page, context } = await visit(site);
    await playNow(page, site.url, "tides");
    await play(page, { luck: chance(11) });
    await page.goto(`${site.url}#/tables`);
    const text = await saved(page);
    const link = await copiedLink(page);
    await context.close();

    const other = await visit(site, { language: "pl" });
    await other.page.goto(link);
    await other.page.locator(".spot:visible").first().waitFor();
    expect(await other.page.locator(".refused, [role=alert]").count()).toBe(0);
    await other.page.goto(link.replace(/.{40}(?=\?)/, ""));
    await other.page.locator("main [role=alert]").waitFor(); // part of it was lost on the way
    await other.page.goto(`${site.url}#/tables`);
    expect(await other.page.locator("ul li a[href^='#/replay/']").count()).toBe(0); // looked at, not kept
    const forged = text.replace(
      /^(\d+\. A take )(\d+)/m,
      (_, head: string, card: string) => `${head}${(Number(card) % 18) + 1}`,
    );
    await other.page.locator(".head input[type=file]").setInputFiles([
      { name: "honest.txt", mimeType: "text/plain", buffer: Buffer.from(text) },
      { name: "nonsense.txt", mimeType: "text/plain", buffer: Buffer.from("not a record") },
    ]);
    await other.page.locator("ul li a[href^='#/replay/']").first().waitFor();
    await other.page.locator(".refused").first().waitFor();
    await other.page.locator("ul li a[href^='#/replay/']").first().click();
    await other.page.locator(".spot:visible").first().waitFor();
    const id = tableId(other.page);
    await other.page.goto(`${site.url}#/replay/${id}?at=13&viewer=B`);
    await other.page.locator(".spot:visible").first().waitFor();
    expect(other.page.url()).toContain("at=13");

    // A slow page: whoever has left a replay is not brought back by the address of its moment.
    await other.page.route(/Check-[^/]*\.js/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      await route.continue();
    });
    await other.page.goto(`${site.url}#/replay/${id}?at=20&viewer=B`);
    await other.page.goto(`${site.url}#/check/${id}`);
    await other.page.locator("[data-verdict=good]").nth(5).waitFor();
    expect(await other.page.locator("[data-verdict=bad]").count()).toBe(0);
    await other.page.goto(`${site.url}#/check`);
    await other.page.locator("textarea").fill(forged);
    await other.page.locator("textarea ~ .buttons .primary, label:has(textarea) + .buttons .primary").click();
    await other.page.locator("[data-verdict=bad]").first().waitFor();
    expect(other.wrong).toEqual([]);
    await other.context.close();
  });
});
