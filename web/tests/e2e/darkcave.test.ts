/** The Dark Cave through its own screen: whole games by mouse and by touch, judged by CPython, and what is asked of it. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { overflows, tooSmall, violations } from "./axe";
import { setUp } from "./opening";
import { chance, play } from "./playing";
import { GOOD, keptTable, tableId, verified } from "./records";
import { DESKTOP, openSite, PHONE, visit, type Site } from "./site";

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
      const kept = await keptTable(page, tableId(page));
      expect(kept.over).toBe(true);
      expect(verified(kept.record)).toEqual({ accepted: true, checks: GOOD });
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
  await context.close();
});
