/** A newer version is told politely: never at a table, never by itself; tables stay, and the game goes on. */
import { appendFileSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { playNow } from "./opening";
import { press, until } from "./person";
import { chance, play } from "./playing";
import { tableId } from "./records";
import { openSite, visit, WEB, type Site } from "./site";

let site: Site;
const copy = mkdtempSync(join(tmpdir(), "partie-site-"));
beforeAll(async () => {
  cpSync(join(WEB, "dist"), copy, { recursive: true });
  site = await openSite(copy);
});
afterAll(async () => {
  await site?.close();
  rmSync(copy, { recursive: true });
});

it("a newer version waits until somebody takes it", async () => {
  const { page, context, wrong } = await visit(site, { language: "en", keeps: true });
  const notice = page.getByText("A newer version of Partie is ready.");
  const isKept = async (): Promise<boolean> => (await navigator.serviceWorker.ready).active?.state === "activated";
  await playNow(page, site.url, "tides");
  await until(page, isKept, "the site is not kept");
  await play(page, { luck: chance(4), until: async (_, answers) => answers >= 2 });
  const table = tableId(page);
  await page.reload(); // on the second load the page is the service worker's
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.locator(".prompt[data-mine]").waitFor();

  appendFileSync(join(copy, "sw.js"), "\n// a newer version\n");
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await until(page, async () => (await navigator.serviceWorker.ready).waiting !== null, "no newer version is found");
  expect(await notice.count()).toBe(0); // not over the cards
  await play(page, { luck: chance(5), until: async (_, answers) => answers >= 1 });

  await page.goto(`${site.url}#/tables`);
  await notice.waitFor();
  await press(page, page.getByRole("button", { name: "Later" }));
  expect(await notice.count()).toBe(0);

  await page.reload();
  await notice.waitFor();
  await Promise.all([page.waitForEvent("load"), press(page, page.getByRole("button", { name: "Reload" }))]);
  await until(page, isKept, "the site is not kept");
  await page.locator("main h1").first().waitFor();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull();
  expect(await notice.count()).toBe(0);

  await page.goto(`${site.url}#/table/${table}`);
  const player = await play(page, { luck: chance(6) });
  expect(player.answers).toBeGreaterThan(5);
  expect(wrong).toEqual([]);
  await context.close();
});
