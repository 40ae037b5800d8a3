/** Two strangers find each other by a quick match, a third is offered a bot, and everybody has a history. */
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { overflows, tooSmall, violations } from "./axe";
import { table } from "./friends";
import { PATIENCE, press } from "./person";
import { openServer, withoutEngine, type Served } from "./server";
import { PHONE, visit, WEB } from "./site";

let site: Served;
beforeAll(async () => {
  site = await openServer();
});
afterAll(() => site?.close());

it("seats two who want the same, offers a bot to whoever is alone, and keeps a history", async () => {
  const ana = await visit(site, { keeps: false });
  const bea = await visit(site, { keeps: false, language: "cs", size: PHONE, touch: true });
  await Promise.all([ana, bea].map(({ context }) => withoutEngine(context)));
  for (const { page } of [ana, bea]) {
    await page.goto(`${site.url}#/lobby`);
    await page.locator("[data-match] [data-game]").selectOption("tides");
  }
  const match = ana.page.locator("[data-match]");
  await match.locator("[data-patience]").selectOption("15");
  await press(ana.page, match.locator("button.primary"));
  await match.locator("[data-waited]").waitFor({ timeout: PATIENCE });
  expect(await violations(ana.page)).toEqual([]);
  await match.locator("[data-bot]").waitFor({ timeout: PATIENCE }); // the time she chose is over, and she goes on waiting
  await press(bea.page, bea.page.locator("[data-match] button.primary"));
  await Promise.all([table(ana.page), table(bea.page)]);
  expect(new URL(ana.page.url()).hash.split("?")[0]).toBe(new URL(bea.page.url()).hash.split("?")[0]);

  // Whoever gives up waits no more.
  await ana.page.goto(`${site.url}#/lobby`);
  await press(ana.page, match.locator("button.primary"));
  await press(ana.page, match.locator("[data-cancel]"));
  await match.locator("[data-game]").waitFor({ timeout: PATIENCE });

  await promisify(execFile)(
    process.env["PYTHON"] ?? "python3",
    ["-m", "tests.server.harness.scenes.ended", site.database],
    {
      cwd: join(WEB, ".."),
    },
  );
  const found: string[] = [];
  for (const { page } of [ana, bea]) {
    await page.setViewportSize(PHONE);
    await page.goto(`${site.url}#/history`);
    await page.locator("[data-played]").first().waitFor({ timeout: PATIENCE });
    expect(await page.locator("[data-played]").count()).toBe(6);
    expect(await page.locator('[data-tally="tides"] svg').count()).toBe(1);
    expect(await page.locator("[data-rating]").innerText()).toMatch(/^\d+ ± \d+$/);
    expect(await page.locator("[data-leaving]").innerText()).toMatch(/1.*7/); // of six, and the one that runs
    for (const check of [overflows, tooSmall, violations]) found.push(...(await check(page)));
  }
  expect(found).toEqual([]);
  await press(ana.page, ana.page.locator("[data-hide]"));
  await ana.page.locator("[data-hide]:checked:enabled").waitFor({ timeout: PATIENCE }); // it is written down
  await ana.page.reload();
  await ana.page.locator("[data-hide]").waitFor({ timeout: PATIENCE });
  expect(await ana.page.locator("[data-hide]").isChecked()).toBe(true);
  expect([...ana.wrong, ...bea.wrong]).toEqual([]);
  await Promise.all([ana, bea].map(({ context }) => context.close()));
});
