/** A download that fails is told, in the reader's language, and can be tried again; whoever waits then goes on. */
import type { Page, Route } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Language } from "../../src/words/catalog";
import { playButton, playNow } from "./opening";
import { PATIENCE, press } from "./person";
import { tableId } from "./records";
import { openSite, visit, type Site } from "./site";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const ABORT = (route: Route): Promise<void> => route.abort("connectionreset");
const MISSING = (route: Route): Promise<void> => route.fulfill({ status: 404, body: "not here" });
/** Something else comes, as from the page of a hotel that wants to be paid first. */
const BROKEN = (route: Route): Promise<void> =>
  route.fulfill({
    status: 200,
    headers: { "Content-Type": "application/wasm" },
    body: Buffer.from("no module at all"),
  });
const NOTHING = (): Promise<void> => Promise.resolve();

interface Failure {
  what: string;
  file: string;
  how: (route: Route) => Promise<void>;
  language: Language;
  says: string;
  /** Whether this browser has never been here; else the engine would start from what was kept of it. */
  first: boolean;
}

const FAILURES: Failure[] = [
  {
    what: "the line breaks",
    file: "pyodide.asm.wasm",
    how: ABORT,
    language: "en",
    says: "The rules could not be loaded.",
    first: true,
  },
  {
    what: "a file is missing",
    file: "pyodide.asm.wasm",
    how: MISSING,
    language: "cs",
    says: "Pravidla se nepodařilo načíst.",
    first: false,
  },
  {
    what: "a file is broken",
    file: "pyodide.asm.wasm",
    how: BROKEN,
    language: "sk",
    says: "Pravidlá sa nepodarilo načítať.",
    first: true,
  },
  {
    what: "the line breaks",
    file: "python_stdlib.zip",
    how: ABORT,
    language: "pl",
    says: "Nie udało się wczytać zasad.",
    first: true,
  },
  {
    what: "the line breaks",
    file: "pyodide.mjs",
    how: ABORT,
    language: "en",
    says: "The rules could not be loaded.",
    first: false,
  },
  {
    what: "a file is missing",
    file: "partie.whl",
    how: MISSING,
    language: "en",
    says: "The rules could not be loaded.",
    first: true,
  },
];

const failed = (page: Page) => page.locator('.failed[role="alert"]');

describe("a failed download", () => {
  it.each(FAILURES)("$file: $what, in $language, first visit: $first", async ({ file, how, language, says, first }) => {
    const { page, context } = await visit(site, { language, first, keeps: false });
    await page.route(`**/engine/${file}`, how);
    await page.goto(site.url);
    await failed(page).waitFor({ timeout: PATIENCE });
    expect(await failed(page).textContent()).toContain(says);
    await page.unroute(`**/engine/${file}`);
    await press(page, failed(page).locator("button"));
    await failed(page).waitFor({ state: "detached" });
    await press(page, page.locator(playButton("tides")));
    await page.locator(".prompt[data-mine]").waitFor({ timeout: PATIENCE });
    await context.close();
  });

  it("of which nobody says anything is given up after a minute without a byte", async () => {
    const { page, context } = await visit(site, { first: true, keeps: false });
    await page.clock.install();
    let asked = false;
    await page.route("**/engine/pyodide.asm.wasm", () => {
      asked = true;
      return NOTHING();
    });
    await page.goto(site.url);
    await page.clock.runFor(5_000); // the page begins to load once it is idle
    while (!asked) await page.waitForTimeout(100);
    await page.locator("[role=progressbar]").waitFor();
    await page.clock.runFor(40_000);
    expect(await failed(page).count()).toBe(0);
    await page.clock.runFor(90_000);
    await failed(page).waitFor();
    await page.unroute("**/engine/pyodide.asm.wasm");
    await press(page, failed(page).locator("button"));
    await page.clock.resume();
    await page.locator("[role=progressbar]").waitFor({ state: "detached", timeout: PATIENCE });
    expect(await failed(page).count()).toBe(0);
    await context.close();
  });

  it("leaves a table on its way, and it is set once the download comes", async () => {
    const { page, context } = await visit(site, { keeps: false });
    await page.route("**/engine/pyodide.asm.wasm", ABORT);
    await page.goto(site.url);
    await press(page, page.locator(playButton("tides")));
    const dialog = page.locator("dialog[open]");
    await dialog.getByText("The rules engine could not be loaded.").waitFor({ timeout: PATIENCE });
    await page.unroute("**/engine/pyodide.asm.wasm");
    await press(page, dialog.getByRole("button", { name: "Try again" }));
    await page.locator(".prompt[data-mine]").waitFor({ timeout: PATIENCE });
    await context.close();
  });

  it("leaves a table that is kept, and it is there once the download comes", async () => {
    const { page, context } = await visit(site, { keeps: false });
    await playNow(page, site.url, "tides");
    const table = tableId(page);
    await page.route("**/engine/pyodide.asm.wasm", ABORT);
    await page.reload();
    await page.getByText("The rules engine could not be loaded.").waitFor({ timeout: PATIENCE });
    await page.unroute("**/engine/pyodide.asm.wasm");
    await press(page, page.getByRole("button", { name: "Try again" }));
    await page.locator(".prompt[data-mine]").waitFor({ timeout: PATIENCE });
    expect(tableId(page)).toBe(table);
    await context.close();
  });
});
