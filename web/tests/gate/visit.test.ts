/** Pages of the site alone: a first visit that goes on offline, a download that fails, what there is to read. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { LANGUAGES } from "../../src/words/catalog";
import { overflows, tooSmall, violations } from "../e2e/axe";
import { go, playButton, playNow } from "../e2e/opening";
import { PATIENCE, press, until } from "../e2e/person";
import { isAfter, momentOf } from "../e2e/playing";
import { keptTable, tableId } from "../e2e/records";
import { DESKTOP, openSite, PHONE, visit, type Site } from "../e2e/site";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

it("leads from the first page to the first move in two clicks, and goes on without the network", async () => {
  const { page, context, wrong } = await visit(site, { first: true, keeps: true });
  await playNow(page, site.url, "tides"); // the first click
  const before = await momentOf(page);
  await press(page, page.locator('.board .spot[data-state="lit"]').first()); // the second
  await page.waitForFunction(isAfter, before);
  const mine = page.locator(".sitting:not([data-busy]) .prompt[data-mine]");
  await mine.waitFor({ timeout: PATIENCE }); // the bot has answered too, and what is shown is kept
  const { record } = await keptTable(page, tableId(page));
  expect(record).toMatch(/ A (take|place) /);

  await until(
    page,
    async () => (await navigator.serviceWorker.ready).active?.state === "activated",
    "the site is not kept",
  );
  await context.setOffline(true);
  await page.reload();
  await mine.waitFor({ timeout: PATIENCE });
  expect((await keptTable(page, tableId(page))).record).toBe(record);
  expect(wrong.filter((each) => !each.includes("favicon"))).toEqual([]); // the browser's own wish, which nobody keeps
  await context.close();
});

it("tells that a download failed, and tries again", async () => {
  const { page, context } = await visit(site, { language: "en", keeps: false });
  await page.route("**/engine/pyodide.mjs", (route) => route.abort("connectionreset"));
  await page.goto(site.url);
  const failed = page.locator('.failed[role="alert"]');
  await failed.waitFor({ timeout: PATIENCE });
  expect(await failed.textContent()).toContain("The rules could not be loaded.");
  await page.unroute("**/engine/pyodide.mjs");
  await press(page, failed.locator("button"));
  await failed.waitFor({ state: "detached" });
  await press(page, page.locator(playButton("tides")));
  await page.locator(".prompt[data-mine]").waitFor({ timeout: PATIENCE });
  await context.close();
});

it("has pages that fit in every language, on a phone and on a wide screen, and keep nobody out", async () => {
  const found: string[] = [];
  for (const language of LANGUAGES) {
    const { page, context, wrong } = await visit(site, { language });
    for (const path of ["", "new/darkcave", "settings"]) {
      await page.setViewportSize(DESKTOP);
      await go(page, site.url, path);
      const wide = [...(await overflows(page)), ...(path === "" ? await violations(page) : [])];
      await page.setViewportSize(PHONE);
      const narrow = [...(await overflows(page)), ...(await tooSmall(page))];
      found.push(...[...wide, ...narrow].map((each) => `${language} ${path}: ${each}`));
    }
    found.push(...wrong);
    await context.close();
  }
  expect(found).toEqual([]);
});

it("has a handbook that is searched and linked to, without the engine", async () => {
  const { page, context, wrong } = await visit(site, { language: "en", keeps: false });
  await page.route("**/engine/**", () => undefined); // it never comes
  await go(page, site.url, "rules/tides");
  const paragraphs = page.locator("[data-paragraph]");
  await paragraphs.first().waitFor();
  await page.locator("main input[type=search]").fill("sapphire OWN best");
  await page.getByText("1 paragraph", { exact: true }).waitFor();
  expect(await paragraphs.count()).toBe(1);
  const paragraph = (await paragraphs.first().getAttribute("data-paragraph")) ?? "";
  expect(await violations(page)).toEqual([]);
  await page.goto(`${site.url}#/rules/stonespine`);
  await page.goto(`${site.url}#/rules/tides/${paragraph}`);
  await page.locator(`main [data-paragraph="${paragraph}"][data-here]:focus`).waitFor();
  expect(await overflows(page)).toEqual([]);
  expect(wrong).toEqual([]);
  await context.close();
});
