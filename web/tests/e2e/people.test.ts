/** An account, tried as a stranger: kept in one browser, used in another, ended everywhere, and gone for good. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { account, authenticator, carry, codesOn, enterCode } from "./accounts";
import { overflows, tooSmall, violations } from "./axe";
import { invite, sitDown, table } from "./friends";
import { press } from "./person";
import { openServer, type Served } from "./server";
import { DESKTOP, PHONE, visit } from "./site";

let site: Served;
/** Passkeys need a site with a name. */
let named: Served;
beforeAll(async () => {
  site = await openServer();
  named = { ...site, url: site.url.replace("127.0.0.1", "localhost") };
});
afterAll(() => site?.close());

it("an account is kept in one browser and used in another; a code works once; a stolen cookie ends", async () => {
  const ana = await visit(named, { language: "cs", size: PHONE, touch: true, keeps: false });
  const bea = await visit(named, { keeps: false });
  const key = await authenticator(ana.context, ana.page);
  const { links } = await invite(ana.page, named, "tides", "Ana Stará");
  await ana.page.goto(`${named.url}#/account`);
  await account(ana.page, "guest");
  expect(await violations(ana.page)).toEqual([]);
  expect(await overflows(ana.page)).toEqual([]);
  expect(await tooSmall(ana.page)).toEqual([]);
  expect(await ana.page.locator("[data-own] [data-link]").count()).toBe(1);
  await press(ana.page, ana.page.locator("[data-keep] .primary"));
  await account(ana.page, "account");
  const codes = await codesOn(ana.page);
  expect(codes).toHaveLength(8);
  expect(await violations(ana.page)).toEqual([]);
  expect(await overflows(ana.page)).toEqual([]);
  expect(await tooSmall(ana.page)).toEqual([]);
  await press(ana.page, ana.page.locator("[data-codes] .primary"));
  await ana.page.locator("[data-codes]").waitFor({ state: "detached" });

  // Another browser, where somebody plays as a guest already.
  await sitDown((await visit(named, { keeps: false })).page, links[0] ?? "", "Cyril");
  const other = await authenticator(bea.context, bea.page);
  await carry(key, other);
  await invite(bea.page, named, "tides", "Bea");
  await bea.page.goto(`${named.url}#/account`);
  await account(bea.page, "guest");
  await press(bea.page, bea.page.locator("[data-sign-in] .button").first());
  await account(bea.page, "account");
  expect(await bea.page.locator(".told").innerText()).toMatch(/Ana Stará.*seat/);
  expect(await bea.page.locator("[data-sessions] li").count()).toBe(2);
  await bea.page.goto(`${named.url}${new URL(ana.page.url()).hash}`);
  expect(await violations(bea.page)).toEqual([]);

  // A recovery code works once.
  const cyr = await visit(named, { keeps: false });
  await cyr.page.goto(`${named.url}#/account`);
  await account(cyr.page, "");
  await enterCode(cyr.page, codes[0] ?? "");
  await account(cyr.page, "account");
  await press(cyr.page, cyr.page.locator("[data-leave]"));
  await account(cyr.page, "");
  await enterCode(cyr.page, codes[0] ?? "");
  await cyr.page.getByRole("alert").waitFor();
  await account(cyr.page, "");

  // Whoever stole the cookie has a table open, and loses it when all sessions end.
  const thief = await visit(named, { keeps: false });
  await thief.context.addCookies(await ana.context.cookies());
  const [, id = ""] = /invite\/([^/]+)/.exec(links[0] ?? "") ?? [];
  await thief.page.goto(`${named.url}#/online/${id}?seat=0`);
  await table(thief.page);
  await press(bea.page, bea.page.locator("[data-end-all]"));
  await account(bea.page, "");
  await thief.page.getByText("another window").first().waitFor();
  await thief.page.goto(`${named.url}#/account`);
  await account(thief.page, "");
  expect([...ana.wrong, ...bea.wrong]).toEqual([]);
  await Promise.all([ana, bea, cyr, thief].map(({ context }) => context.close()));
});

it("by keyboard alone: an account is kept, its data saved, and the person gone after a question", async () => {
  const { page, context, wrong } = await visit(named, { language: "pl", size: DESKTOP, keeps: false });
  await authenticator(context, page);
  await page.goto(named.url);
  await page.locator('header a[href="#/account"]').focus();
  await page.keyboard.press("Enter");
  await account(page, "");
  await page.locator('input[name="me"]').focus();
  await page.keyboard.type("Daria Nowa");
  await page.keyboard.press("Enter");
  await account(page, "account");
  expect(await codesOn(page)).toHaveLength(8);
  const goTo = async (what: string): Promise<void> => {
    for (let steps = 0; steps < 60; steps++) {
      if (await page.locator(what).evaluate((each) => each === document.activeElement)) return;
      await page.keyboard.press("Tab");
    }
    throw new Error(`cannot be reached by keys: ${what}`);
  };
  await goTo("[data-codes] .primary");
  await page.keyboard.press("Enter");
  await goTo("[data-archive]");
  const [saved] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")]);
  expect(saved.suggestedFilename()).toBe("partie.zip");
  await goTo("[data-forget]");
  await page.keyboard.press("Enter");
  await page.locator("[role=alertdialog]").waitFor();
  expect(await violations(page)).toEqual([]);
  await goTo("[data-forget-yes]"); // the first button is the one that keeps everything
  await page.keyboard.press("Enter");
  await account(page, "");
  expect(await page.locator(".told").innerText()).not.toBe("");
  expect(wrong).toEqual([]);
  await context.close();
});

it("a guest whose browser forgot them comes back by their own link", async () => {
  const ana = await visit(named, { keeps: false });
  const bea = await visit(named, { keeps: false });
  const { links } = await invite(ana.page, named, "tides", "Ana");
  await sitDown(bea.page, links[0] ?? "", "Bea");
  await table(bea.page);
  await bea.page.goto(`${named.url}#/account`);
  const own = await bea.page.locator("[data-own] [data-link]").inputValue();
  await bea.context.clearCookies();
  await bea.page.goto(own);
  await press(bea.page, bea.page.locator("form .primary"));
  await table(bea.page);
  await Promise.all([ana, bea].map(({ context }) => context.close()));
});
