/** Words between players, as people use them: phrases, free text, a report, a moderator's answer, an appeal. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { overflows, tooSmall, violations } from "./axe";
import { invite, sitDown, table } from "./friends";
import { PATIENCE, press } from "./person";
import { openServer, withoutEngine, type Served } from "./server";
import { WEB } from "./site";

let site: Served;
let contexts: BrowserContext[];
let ana: Page;
let eve: Page;

beforeAll(async () => {
  site = await openServer();
  contexts = await Promise.all([
    site.browser.newContext({ locale: "en-GB", viewport: { width: 1280, height: 800 } }),
    site.browser.newContext({ locale: "cs-CZ", viewport: { width: 360, height: 740 } }),
  ]);
  for (const context of contexts) {
    context.setDefaultTimeout(PATIENCE);
    await withoutEngine(context);
  }
  [ana, eve] = (await Promise.all(contexts.map((context) => context.newPage()))) as [Page, Page];
}, PATIENCE);
afterAll(() => site?.close());

/** Whoever sits there is an account; one of them is a moderator. What a passkey and an administrator would do. */
function grant(sql: string): void {
  const code = `import asyncio, asyncpg, sys
async def main():
    connection = await asyncpg.connect(sys.argv[1])
    await connection.execute(sys.argv[2])
    await connection.close()
asyncio.run(main())`;
  execFileSync(process.env["PYTHON"] ?? "python3", ["-c", code, site.database, sql], { cwd: join(WEB, "..") });
}

/** Have the talk before one's eyes. */
async function open(page: Page): Promise<void> {
  await press(page, page.locator("[data-talk]"));
  await page.locator("[data-talk-panel]").waitFor({ timeout: PATIENCE });
}

/** Turn free text on, and come back to the table. */
async function goFree(page: Page): Promise<void> {
  const back = page.url();
  await page.goto(`${site.url}#/talk`);
  await press(page, page.locator('label:has(input[value="yes"])'));
  await page.locator('input[value="yes"]:checked').waitFor({ timeout: PATIENCE });
  await page.goto(back);
  await table(page);
  await open(page);
}

it(
  "goes from a phrase to a report, a decision and an appeal",
  async () => {
    const { links } = await invite(ana, site, "tides", "Ana");
    await sitDown(eve, links[0] ?? "", "Eva");
    await Promise.all([table(ana), table(eve)]);

    // A phrase is read in one's own language; free text is not open to guests.
    await open(ana);
    await ana.locator("[data-talk-panel] [data-why]").waitFor({ timeout: PATIENCE });
    await press(ana, ana.locator("[data-phrases] > summary"));
    await press(ana, ana.locator('[data-phrases] [data-phrase="talk-say-luck"]'));
    await eve.locator("[data-talk] .unread").waitFor({ timeout: PATIENCE });
    expect(await eve.locator("[data-voice]").innerText()).toContain("Hodně štěstí všem!");
    await open(eve);
    await eve.locator("[data-talk-panel] li", { hasText: "Hodně štěstí všem!" }).waitFor({ timeout: PATIENCE });
    expect(await eve.locator("[data-talk] .unread").count()).toBe(0);

    grant(
      "UPDATE persons SET kind = 'account'; INSERT INTO talkers (person, is_moderator) SELECT min(id), true FROM persons",
    );
    await Promise.all([goFree(ana), goFree(eve)]);
    await eve.locator('[data-talk-panel] input[name="line"]').fill("Tohle je zlé");
    await eve.keyboard.press("Enter");
    const line = ana.locator("[data-talk-panel] li", { hasText: "Tohle je zlé" });
    await line.waitFor({ timeout: PATIENCE });
    expect(await violations(eve)).toEqual([]);
    expect(await overflows(eve)).toEqual([]);

    // Reported by the keyboard alone.
    await line.locator("summary").focus();
    await ana.keyboard.press("Enter");
    await line.locator("button", { hasText: "Report" }).focus();
    await ana.keyboard.press("Enter");
    await ana.locator('dialog input[name="why"]').fill("rude");
    await ana.keyboard.press("Enter");
    await ana.locator("[data-talk-panel] [role=status]", { hasText: "moderator" }).waitFor({ timeout: PATIENCE });

    // A third browser is the moderator.
    const moderator = await site.browser.newContext({ locale: "pl-PL", viewport: { width: 360, height: 740 } });
    moderator.setDefaultTimeout(PATIENCE);
    const judge = await moderator.newPage();
    await judge.goto(site.url);
    await invite(judge, site, "tides", "Mod");
    grant(
      "UPDATE talkers SET is_moderator = false; INSERT INTO talkers (person, is_moderator) SELECT max(id), true FROM persons",
    );
    await judge.goto(`${site.url}#/moderation`);
    const report = judge.locator("[data-report]");
    await report.waitFor({ timeout: PATIENCE });
    expect(await report.innerText()).toContain("Tohle je zlé");
    expect(await report.innerText()).toContain("Ana");
    for (const wrong of [await violations(judge), await overflows(judge), await tooSmall(judge)])
      expect(wrong).toEqual([]);
    await press(judge, report.locator('label:has(input[value="silence"])'));
    await report.locator('input[name="note"]').fill("Grzeczniej.");
    await press(judge, report.locator("form .primary"));
    await report.locator('input[name="note"]').waitFor({ state: "detached", timeout: PATIENCE });

    // It is told to whom it is about, who appeals once.
    await eve.goto(`${site.url}#/talk`);
    const notice = eve.locator("[data-notices] article");
    await notice.waitFor({ timeout: PATIENCE });
    expect(await notice.innerText()).toContain("Grzeczniej.");
    for (const wrong of [await violations(eve), await overflows(eve), await tooSmall(eve)]) expect(wrong).toEqual([]);
    await notice.locator('input[name="appeal"]').fill("Byl to vtip.");
    await press(eve, notice.locator("form button"));
    await notice.locator("form").waitFor({ state: "detached", timeout: PATIENCE });

    await judge.reload();
    await report.locator('input[name="answer"]').fill("Zgoda.");
    await press(judge, report.locator('button[value="lift"]'));
    await report.waitFor({ state: "detached", timeout: PATIENCE });
    await eve.reload();
    await notice.waitFor({ timeout: PATIENCE });
    expect(await notice.innerText()).toContain("Zgoda.");
  },
  PATIENCE,
);
