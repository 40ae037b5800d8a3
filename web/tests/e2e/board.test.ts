/** Any game on the plain board: by mouse, touch and keys, and looked back at; and games that other people ship. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { overflows, tooSmall, violations } from "./axe";
import { playNow, setUp } from "./opening";
import { pickThrough, press } from "./picking";
import { chance } from "./playing";
import { expectVerified, keptTable, tableId } from "./records";
import { DESKTOP, openSite, PHONE, visit, WEB, type Site } from "./site";

const LONG = 900_000;
/** Where to put pictures for somebody who looks at them. */
const SHOTS = process.env["SHOTS"];

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

async function shoot(page: Page, name: string): Promise<void> {
  if (SHOTS) await page.screenshot({ path: join(SHOTS, `${name}.png`) });
}

/** What is wrong with the page as it is now. */
async function faults(page: Page, touch: boolean): Promise<string[]> {
  return [...(await violations(page)), ...(await overflows(page)), ...(touch ? await tooSmall(page) : [])];
}

/** Look back at a finished game: from its end to its beginning and a few steps on. */
async function lookBack(page: Page, touch: boolean, name: string): Promise<string[]> {
  await press(page, page.locator('[data-end] a[href^="#/replay/"]'), touch);
  await page.locator(".any").waitFor();
  const found = await faults(page, touch);
  const step = (): Promise<string | null> => page.locator(".replay [aria-current]").first().textContent();
  const seen = new Set<string | null>([await step()]);
  for (let steps = 0; steps < 5; steps++) {
    await page.keyboard.press("ArrowRight");
    await page.waitForTimeout(400);
    seen.add(await step());
  }
  await shoot(page, `${name}-replay`);
  expect(seen.size).toBeGreaterThan(3);
  return [...found, ...(await faults(page, touch))];
}

const GAMES = [
  { game: "darkcave", seats: 3, language: "en", touch: false, theme: "light", answers: 25 },
  { game: "tales", seats: 3, language: "pl", touch: true, theme: "dark", answers: 20 },
] as const;

describe("a whole game on the board for any game", () => {
  it.each(GAMES)(
    "$game, in $language",
    async ({ game, seats, language, touch, theme, answers }) => {
      const { page, context, wrong } = await visit(site, {
        size: touch ? PHONE : DESKTOP,
        touch,
        language,
        theme,
        boards: "plain",
      });
      await setUp(page, site.url, game, ["", ...Array<string>(seats - 1).fill("newcomer")]);
      const found: string[] = [];
      const looked = new Set<string>();
      let shots = 0;
      const given = await pickThrough(page, {
        touch,
        luck: chance(11),
        byHand: 30,
        async before(at) {
          if (shots++ % 12 === 7) await shoot(at, `${game}-${shots}`);
          const question = (await at.locator("#prompt").textContent()) ?? "";
          if (looked.has(question)) return;
          looked.add(question); // every kind of question is looked at once
          await shoot(at, `${game}-asked-${looked.size}`);
          for (const each of await faults(at, touch)) found.push(`${question}: ${each}`);
        },
      });
      found.push(...(await faults(page, touch)));
      await shoot(page, `${game}-end`);
      expect(given).toBeGreaterThan(answers);
      await expectVerified(page);
      found.push(...(await lookBack(page, touch, game)));
      expect(found).toEqual([]);
      expect(wrong).toEqual([]);
      await context.close();
    },
    LONG,
  );

  it(
    "by keyboard alone, the focus never lost",
    async () => {
      const { page, context, wrong } = await visit(site, { language: "cs", boards: "plain" });
      await setUp(page, site.url, "tales", ["", "newcomer"]);
      const lost: string[] = [];
      await pickThrough(page, {
        keys: true,
        luck: chance(5),
        async before(at) {
          const isLost = await at.evaluate(() => document.activeElement === document.body);
          const asked = await at.locator("#prompt").textContent();
          if (isLost && lost.push(asked ?? "") > 1) throw new Error(`the focus is lost: ${lost.join("; ")}`);
        },
      });
      expect((await keptTable(page, tableId(page))).over).toBe(true);
      expect(lost.slice(1)).toEqual([]); // before the first key there is no focus to lose
      expect(wrong).toEqual([]);
      await context.close();
    },
    LONG,
  );
});

const python = process.env["PYTHON"] ?? "python";

/** The game of our first page for builders, as a wheel: one module, without a word in any language. */
function magpies(folder: string): string {
  const wheel = join(folder, "magpies-1.0-py3-none-any.whl");
  const page = readFileSync(join(WEB, "../docs/build/first-game.md"), "utf8");
  const source = [...page.matchAll(/```python\n([\s\S]*?)```/g)].map((found) => found[1]).join("\n\n");
  const pack = [
    "import sys, zipfile",
    "with zipfile.ZipFile(sys.argv[1], 'w') as wheel:",
    "    wheel.writestr('magpies.py', sys.stdin.read())",
    "    wheel.writestr('magpies-1.0.dist-info/METADATA', 'Metadata-Version: 2.1\\nName: magpies\\nVersion: 1.0\\n')",
    "    wheel.writestr('magpies-1.0.dist-info/entry_points.txt', '[partie.games]\\nmagpies = magpies:MAGPIES\\n')",
  ].join("\n");
  execFileSync(python, ["-c", pack, wheel], { input: source });
  return wheel;
}

/** What `partie new` writes, as a wheel. */
function burrowers(folder: string): string {
  const game = join(folder, "burrowers");
  execFileSync(python, ["-m", "partie", "new", "burrowers", "--folder", game]);
  execFileSync(python, ["-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation", "-w", folder, game]);
  const [wheel] = readdirSync(folder).filter((name) => /burrowers-.*-none-any\.whl$/.test(name));
  if (!wheel) throw new Error("no wheel was built");
  return join(folder, wheel);
}

describe("a game that somebody else ships", () => {
  const folder = mkdtempSync(join(tmpdir(), "partie-plugin-"));
  let other: Site;
  beforeAll(async () => {
    const wheels = [magpies(folder), burrowers(folder)].join(delimiter);
    execFileSync("npx", ["vite", "build", "--logLevel", "error", "--outDir", join(folder, "dist"), "--emptyOutDir"], {
      cwd: WEB,
      env: { ...process.env, PARTIE_PLUGINS: wheels, PYTHON: python },
    });
    other = await openSite(join(folder, "dist"));
  }, LONG);
  afterAll(() => other?.close());

  it.each([
    { game: "magpies", what: "without a word or a line of TypeScript", language: "en" },
    { game: "burrowers", what: "as `partie new` writes it", language: "sk" },
  ] as const)(
    "$game, $what, is found, played to the end and looked back at",
    async ({ game, language }) => {
      const { page, context, wrong } = await visit(other, { language });
      await playNow(page, other.url, game);
      await shoot(page, game);
      expect(await violations(page)).toEqual([]);
      expect(await pickThrough(page, { luck: chance(2) })).toBeGreaterThan(1);
      expect((await keptTable(page, tableId(page))).over).toBe(true);
      await shoot(page, `${game}-end`);
      await press(page, page.locator('[data-end] a[href^="#/replay/"]'), false);
      await page.locator(".any").waitFor();
      expect(wrong).toEqual([]);
      await context.close();
    },
    LONG,
  );
});
