/** The Dark Cave through its own screen: whole games by mouse and by touch, judged by CPython, and what is asked of it. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { overflows, tooSmall, violations } from "./axe";
import { setUp } from "./opening";
import { tabTo } from "./keys";
import { pickThrough } from "./picking";
import { chance, play } from "./playing";
import { prepare } from "./prepared";
import { expectVerified, keptTable, tableId } from "./records";
import { DESKTOP, openSite, PHONE, visit, watch, type Site } from "./site";

const LONG = 1_500_000;

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

/** In the page: what is lit, if nothing of it can be pressed where it lies. In a large cave the rest is panned to. */
function covered(): string[] {
  const lit = [...document.querySelectorAll<HTMLElement>('.board .spot[data-state="lit"]')];
  const isFree = (spot: HTMLElement): boolean => {
    const { x, y, width, height } = spot.getBoundingClientRect();
    const hit = document.elementFromPoint(x + width / 2, y + height / 2);
    return hit !== null && spot.contains(hit);
  };
  return lit.some(isFree) ? [] : lit.map((spot) => `covered: ${spot.textContent?.trim()}`);
}

/** In the page: this person never proposes to end the game, or there would be little of it. */
function goOn(): void {
  for (const button of document.querySelectorAll<HTMLElement>(".prompt .spoken")) {
    if (/propose|navrh/i.test(button.textContent ?? "")) button.style.display = "none";
  }
}

const GAMES = [
  {
    what: "five, four of them bots",
    seats: ["", "newcomer", "newcomer", "apprentice", "newcomer"],
    language: "en",
    touch: false,
    theme: "light",
    answers: 15,
  },
  { what: "two people at one screen", seats: ["", ""], language: "cs", touch: true, theme: "dark", answers: 30 },
] as const;

describe("a whole game", () => {
  it.each(GAMES)(
    "$what, in $language",
    async ({ seats, language, touch, theme, answers }) => {
      const { page, context, wrong } = await visit(site, { size: touch ? PHONE : DESKTOP, touch, language, theme });
      await setUp(page, site.url, "darkcave", [...seats]);
      const found: string[] = [];
      const looked = new Set<string>();
      const faults = async (at: Page): Promise<string[]> => [
        ...(await violations(at)),
        ...(await overflows(at)),
        ...(touch ? await tooSmall(at) : []),
      ];
      const player = await play(page, {
        touch,
        byHand: 60,
        luck: chance(seats.length),
        async before(at) {
          await at.evaluate(goOn);
          const question = (await at.locator("#prompt").textContent()) ?? "";
          for (const each of await at.evaluate(covered)) found.push(`${question}: ${each}`);
          if (looked.has(question)) return;
          looked.add(question); // every kind of question is looked at once
          for (const each of await faults(at)) found.push(`${question}: ${each}`);
        },
      });
      found.push(...(await faults(page)));
      expect(found).toEqual([]);
      expect(wrong).toEqual([]);
      expect(player.answers).toBeGreaterThan(answers);
      await expectVerified(page);
      await context.close();
    },
    LONG,
  );
});

it("one's own clan card is seen only while it is held", async () => {
  const { page, context } = await visit(site);
  await setUp(page, site.url, "darkcave", ["", "newcomer", "newcomer"]);
  await page.locator(".prompt[data-mine]").waitFor();
  const card = page.locator(".darkcave .own");
  const before = await card.textContent();
  const box = await card.boundingBox();
  if (!box) throw new Error("no clan card can be seen");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  expect(await card.textContent()).toMatch(/loyal|saboteur/);
  await page.mouse.up();
  expect(await card.textContent()).toBe(before);
  expect(before).not.toMatch(/loyal|saboteur/);
  const hand = page.locator(".darkcave .hand");
  const held = await hand.locator(".name").allTextContents();
  expect(held.every((name) => name !== "")).toBe(true);
  await page.getByRole("button", { name: "Turn my cards face down" }).click();
  expect(await hand.locator(".name").allTextContents()).toEqual(held.map(() => ""));
  expect(await hand.textContent()).not.toMatch(new RegExp(held.join("|"), "i"));
  await page.getByRole("button", { name: "Turn my cards face down" }).click();
  expect(await hand.locator(".name").allTextContents()).toEqual(held);
  await context.close();
});

it(
  "a whole game for two by keys alone",
  async () => {
    const { page, context, wrong } = await visit(site, { confirm: "never" });
    await page.goto(`${site.url}#/new/darkcave`);
    await tabTo(page, 'fieldset input[type="radio"]');
    for (let presses = 0; !(await page.locator('fieldset input[value="2"]:checked').count()); presses++) {
      if (presses > 8) throw new Error("two seats cannot be chosen by keys");
      await page.keyboard.press("ArrowLeft");
    }
    await tabTo(page, "form .start .primary");
    await page.keyboard.press("Enter");
    const answers = await pickThrough(page, {
      keys: true,
      luck: chance(11),
      before: (at) => at.evaluate(goOn),
    });
    expect(answers).toBeGreaterThan(20);
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
    expect(wrong).toEqual([]);
    await expectVerified(page);
    await context.close();
  },
  LONG,
);

it("what is claimed is seen at the seat and in the list, stays on this device, and is in no record", async () => {
  const { page, context, wrong } = await visit(site, { size: PHONE, touch: true });
  await setUp(page, site.url, "darkcave", ["", "newcomer", "newcomer"]);
  await page.locator(".prompt[data-mine]").waitFor();
  const id = tableId(page);
  await page.locator(".darkcave .doors button").last().tap();
  expect(await violations(page)).toEqual([]);
  expect(await tooSmall(page)).toEqual([]);
  await page.getByRole("button", { name: "I am loyal to my clan." }).tap();
  const peg = page.locator("dialog input[type=range]").first();
  await peg.focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Escape");
  expect(await page.locator(".darkcave .bubble").textContent()).toBe("I am loyal to my clan.");
  await page.reload();
  await page.locator(".prompt[data-mine]").waitFor();
  await page.locator(".darkcave .doors button").last().tap();
  expect(await page.locator("dialog .claims li").first().textContent()).toContain("I am loyal to my clan.");
  expect(await peg.inputValue()).toBe("1");
  expect((await keptTable(page, id)).record).not.toMatch(/loyal to my|claim/);
  await page.keyboard.press("Escape");
  const noted = (): Promise<string[]> =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => /notes/.test(key)));
  expect(await noted()).toEqual([`partie.notes.${id}`]);
  await page.goto(`${site.url}#/tables`);
  await page
    .getByRole("button", { name: /^Delete/ })
    .first()
    .tap();
  await page.waitForFunction(() => !Object.keys(localStorage).some((key) => key.includes("notes")));
  expect(wrong).toEqual([]);
  await context.close();
});

it("an attack is asked where it happens, also after the tab was closed, and not again in this round", async () => {
  const { page: first, context, wrong } = await visit(site, { pace: 2500 });
  await first.goto(`${site.url}#/tables`);
  await first.locator("h1").waitFor();
  const address = await prepare(first, "darkcave", 5, "axe");
  await first.goto(site.url + address);
  await first.locator(".darkcave .attack").waitFor();
  expect(await violations(first)).toEqual([]);
  expect(await overflows(first)).toEqual([]);
  await first.close();
  const page = await context.newPage();
  watch(page, wrong, site.url);
  await page.goto(site.url + address);
  await page.locator(".darkcave .attack").waitFor();
  const lasting = page.getByRole("button", { name: "Do not ask again this round" });
  await lasting.click();
  expect(await lasting.getAttribute("aria-pressed")).toBe("true");
  await page.getByRole("button", { name: "keep the battle axe" }).click();
  const byItself = page.getByRole("button", { name: /^Automatic: keep the battle axe/ });
  await byItself.click();
  await byItself.waitFor({ state: "detached" });
  expect((await keptTable(page, tableId(page))).record).toMatch(/A spare/);
  expect(wrong).toEqual([]);
  await context.close();
});
