/** Somebody says how they want to be told, tries it, and is told by the browser itself. */
import { createECDH, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { LANGUAGES } from "../../src/words/catalog";
import { overflows, tooSmall, violations } from "./axe";
import { invite } from "./friends";
import { press, until } from "./person";
import { openServer, type Served } from "./server";
import { PHONE, visit, WEB } from "./site";

let site: Served;
let receiver: Server;
const received: { url: string; headers: IncomingMessage["headers"] }[] = [];

beforeAll(async () => {
  // Its notices may go to this machine, and nowhere else.
  const folder = join(WEB, "dist");
  site = await openServer(folder, (port) => ["tests.server.runs.notice_process", "serve", port, folder]);
  receiver = createServer((request, response) => {
    received.push({ url: request.url ?? "", headers: request.headers });
    request.resume();
    response.writeHead(request.url?.startsWith("/broken") ? 500 : 201).end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
});
afterAll(async () => {
  receiver?.close();
  await site?.close();
});

const at = (path: string): string => `http://127.0.0.1:${(receiver.address() as AddressInfo).port}${path}`;

async function open(page: Page): Promise<void> {
  await page.goto(`${site.url}#/settings`);
  await press(page, page.locator('a[href="#/notices"]'));
  await page.locator("main [data-push]").waitFor();
}

async function addHook(page: Page, url: string): Promise<void> {
  const forms = page.locator("form.add", { has: page.locator('input[name="hook"]') });
  await forms.locator("input").fill(url);
  await press(page, forms.locator("button"));
}

it("a webhook is added, tried, kept quiet and removed, and its failures are shown", async () => {
  const { page, context, wrong } = await visit(site, { language: "en", keeps: false });
  await page.goto(`${site.url}#/notices`);
  await page.locator("[data-nobody]").waitFor(); // nobody yet: there is nothing to tell
  await invite(page, site, "tides", "Ana", [""]);
  await open(page);
  await addHook(page, at("/ok"));
  const channel = page.locator('[data-channel="hook"]');
  await channel.waitFor();
  await press(page, channel.locator("[data-trial]"));
  await channel.locator('[data-result="ok"]').waitFor();
  expect(received.at(-1)?.url).toBe("/ok");
  expect(received.at(-1)?.headers["partie-signature"]).toMatch(/^sha256=[0-9a-f]{64}$/);

  await press(page, channel.locator("summary").first());
  await channel.locator('input[name="from"]').fill("21:30");
  await press(page, channel.locator("[data-quiet]"));
  await channel.getByText("Quiet from 21:30 to 07:00").waitFor();
  expect(wrong).toEqual([]);

  await addHook(page, "http://192.168.1.1/");
  await page.getByText("Nothing can be sent to this address.").waitFor();
  await press(page, channel.locator("[data-remove]"));
  await channel.waitFor({ state: "detached" });
  await addHook(page, at("/broken"));
  await press(page, channel.locator("[data-trial]"));
  await channel.locator('[data-result="status 500"]').waitFor();
  expect(await channel.textContent()).toContain("refused with status 500");
  await context.close();
});

it("a browser is turned on by a press, pushed to, and shows what came", async () => {
  const { page, context, wrong } = await visit(site, { language: "cs", keeps: true });
  const key = createECDH("prime256v1");
  key.generateKeys();
  const keys = { p256dh: key.getPublicKey("base64url"), auth: randomBytes(16).toString("base64url") };
  // The push service is ours: a browser of a test has none.
  await page.addInitScript(
    (given) => {
      PushManager.prototype.subscribe = () => Promise.resolve({ toJSON: () => given } as unknown as PushSubscription);
    },
    { endpoint: at("/push"), keys },
  );
  await invite(page, site, "tides", "Eva", [""]);
  await until(page, async () => (await navigator.serviceWorker.ready).active !== null, "there is no service worker");
  await open(page);
  expect(await page.evaluate(() => Notification.permission)).not.toBe("granted"); // nobody was asked
  await context.grantPermissions(["notifications"]);
  await press(page, page.locator("[data-push]"));
  const channel = page.locator('[data-channel="push"]');
  await channel.waitFor();
  await press(page, channel.locator("[data-trial]"));
  await channel.locator('[data-result="ok"]').waitFor();
  const pushed = received.at(-1);
  expect(pushed?.url).toBe("/push");
  expect(pushed?.headers["content-encoding"]).toBe("aes128gcm");
  expect(pushed?.headers.authorization).toMatch(/^vapid t=/);

  const input = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    input.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId);
    }),
  );
  await input.send("ServiceWorker.enable");
  const data = JSON.stringify({ title: "Jsi na tahu: Tides of Time", body: "!", path: "#/online/x", tag: "x" });
  const origin = new URL(site.url).origin;
  await input.send("ServiceWorker.deliverPushMessage", { origin, registrationId: await registered, data });
  await until(
    page,
    async () => (await (await navigator.serviceWorker.ready).getNotifications()).length > 0,
    "nothing is shown",
  );
  const shown = await page.evaluate(async () =>
    (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, data: to }) => [title, to]),
  );
  expect(shown).toEqual([["Jsi na tahu: Tides of Time", `${site.url}#/online/x`]]);
  expect(wrong).toEqual([]);
  await context.close();
});

it.each(LANGUAGES)("the page fits a phone and keeps nobody out, in %s", async (language) => {
  const { page, context } = await visit(site, { language, size: PHONE, touch: true, keeps: false });
  await invite(page, site, "tides", "Ana", [""]);
  await open(page);
  await addHook(page, at("/broken/with/a/rather/long/address/that/a/small/screen/has/to/break/somewhere"));
  const channel = page.locator('[data-channel="hook"]');
  await channel.waitFor();
  await press(page, channel.locator("[data-trial]"));
  await channel.locator('[data-result="status 500"]').waitFor();
  for (const each of await channel.locator("summary").all()) await press(page, each);
  expect(await overflows(page)).toEqual([]);
  expect(await tooSmall(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);
  await context.close();
});
