/** The built site on a port of its own, and a real browser that visits it. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Browser, type BrowserContext, type Page } from "playwright-core";
import { preview, type Plugin, type PreviewServer } from "vite";
import { expect } from "vitest";
import { bringMemory, memoryOf, serveMemory, type Memory } from "./memory";
import { PATIENCE } from "./person";
import type { Language } from "../../src/words/catalog";

export const WEB = join(import.meta.dirname, "../..");

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export const DESKTOP = { width: 1366, height: 768 };
export const PHONE = { width: 360, height: 640 };
export const LYING = { width: 640, height: 360 };

export interface Site {
  url: string;
  browser: Browser;
  /** What a browser keeps of the engine after a visit, where this site has it to give. */
  memory?: Memory;
  close(): Promise<void>;
}

/** Start Chromium. */
export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
    args: FLAGS,
    timeout: PATIENCE,
  });
}

/** Serve web/dist, or a copy of it. */
export async function serveSite(
  folder = join(WEB, "dist"),
  plugins: Plugin[] = [],
): Promise<{ url: string; close(): Promise<void> }> {
  if (!existsSync(join(folder, "index.html"))) throw new Error("there is no site yet: run `npm run build` in web/");
  const server: PreviewServer = await preview({
    root: WEB,
    build: { outDir: folder },
    preview: { port: 0, host: "127.0.0.1" },
    plugins,
    logLevel: "error",
  });
  const url = server.resolvedUrls?.local[0];
  if (!url) throw new Error("the site has no address");
  return { url, close: () => server.close() };
}

/** Serve web/dist, or a copy of it, and start Chromium. */
export async function openSite(folder = join(WEB, "dist")): Promise<Site> {
  const memory = memoryOf(folder);
  const { url, close } = await serveSite(folder, memory ? [serveMemory(memory)] : []);
  const browser = await launch();
  return {
    url,
    browser,
    ...(memory ? { memory } : {}),
    async close() {
      await browser.close();
      await close();
    },
  };
}

export interface Visit {
  size?: { width: number; height: number };
  touch?: boolean;
  language?: Language;
  theme?: "light" | "dark";
  /** A bot's pause. */
  pace?: number;
  motion?: "auto" | "none";
  confirm?: "always" | "touch" | "never";
  boards?: "own" | "plain";
  /** Whether rules are told when something is asked for the first time; usually not, as to somebody who knows the game. */
  firsts?: "auto" | "yes" | "no";
  /** Whether the rules are fetched at a table that a server keeps. */
  ahead?: "auto" | "never";
  /** Whether the site keeps its files in this browser, to be used offline: usually not, since that takes seconds. */
  keeps?: boolean;
  /** Whether this browser has never been here; usually it has, and the engine starts from what was kept of it. */
  first?: boolean;
}

/**
 * In the page: luck that follows from a text, other luck after every load. A test then plays the same games every time, and
 * whatever it stumbles over can be looked at again.
 */
function fixLuck(text: string): void {
  const LOADS = "tests.loads";
  const loads = Number(localStorage.getItem(LOADS) ?? 0);
  localStorage.setItem(LOADS, String(loads + 1));
  let state =
    [...`${text} ${loads}`].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 2147483647, 7) || 1;
  crypto.getRandomValues = <T extends ArrayBufferView | null>(array: T): T => {
    if (array === null) return array;
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let i = 0; i < bytes.length; i++) {
      state = (state * 48271) % 2147483647;
      bytes[i] = state >> 8;
    }
    return array;
  };
}

/** How many visitors a test has had: each has luck of their own. */
const visitors = new Map<string, number>();

/** What a visitor's luck follows from: the test's name, or with `LUCK=random` something else every time. */
function luckOfVisitor(): string {
  const test = expect.getState().currentTestName ?? "";
  const number = (visitors.get(test) ?? 0) + 1;
  visitors.set(test, number);
  return `${test} ${number} ${process.env["LUCK"] === "random" ? Date.now() : (process.env["LUCK"] ?? "")}`;
}

/** `FIRST=1` makes everybody's visit the first one, and keeps the site in every browser: slower, and as most people begin. */
const IS_FIRST = Boolean(process.env["FIRST"]);

/** A visitor with settings of their own. Whatever goes wrong on the page is kept for the test to see. */
export async function visit(
  site: Site,
  wishes: Visit = {},
): Promise<{ page: Page; context: BrowserContext; wrong: string[] }> {
  const context = await site.browser.newContext({
    viewport: wishes.size ?? DESKTOP,
    hasTouch: wishes.touch ?? false,
    isMobile: wishes.touch ?? false,
    locale: wishes.language ?? "en",
    colorScheme: wishes.theme ?? "light",
    reducedMotion: wishes.motion === "none" ? "reduce" : "no-preference",
    acceptDownloads: true,
    serviceWorkers: (wishes.keeps ?? IS_FIRST) ? "allow" : "block",
  });
  const page = await context.newPage();
  // Before anything is watched or fixed: it is an earlier visit.
  if (site.memory && !(wishes.first ?? IS_FIRST)) await bringMemory(page, site.url, site.memory);
  const settings = {
    language: wishes.language ?? "en",
    pace: wishes.pace ?? 0,
    motion: wishes.motion ?? "none",
    theme: wishes.theme ?? "auto",
    firsts: wishes.firsts ?? "no",
    ...(wishes.confirm ? { confirm: wishes.confirm } : {}),
    ...(wishes.boards ? { boards: wishes.boards } : {}),
    ...(wishes.ahead ? { ahead: wishes.ahead } : {}),
  };
  await context.addInitScript((text) => {
    if (!localStorage.getItem("partie.settings")) localStorage.setItem("partie.settings", text);
  }, JSON.stringify(settings));
  await context.addInitScript(fixLuck, luckOfVisitor());
  const wrong: string[] = [];
  watch(page, wrong, site.url);
  return { page, context, wrong };
}

/** Note errors of the page, and every request that leaves the site. */
export function watch(page: Page, wrong: string[], url: string): void {
  page.setDefaultTimeout(Math.min(180_000, PATIENCE)); // a busy machine is slow, not broken
  page.on("pageerror", (error) => wrong.push(`error: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error") wrong.push(`console: ${message.text()}`);
  });
  page.on("request", (request) => {
    const to = request.url();
    if (!to.startsWith(url) && !/^(blob|data):/.test(to)) wrong.push(`left the site: ${to}`);
  });
}
