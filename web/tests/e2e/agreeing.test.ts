/** Two people agree on what one alone may not do: an answer that counts already is taken back. And one answers ahead. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { overflows, violations } from "./axe";
import { invite, sitDown, table } from "./friends";
import { PATIENCE, press } from "./person";
import { chance, momentOf, playOnce } from "./playing";
import { openServer, withoutEngine, type Served } from "./server";
import { DESKTOP, PHONE, visit } from "./site";

let site: Served;
beforeAll(async () => {
  site = await openServer();
});
afterAll(() => site?.close());

interface Seated {
  page: Page;
  touch: boolean;
}

const openDrawer = async (page: Page, touch: boolean): Promise<void> => {
  await press(page, page.locator(".drawer-door"), touch);
  await page.locator("#drawer .close").waitFor();
};
const closeDrawer = (page: Page, touch: boolean): Promise<void> => press(page, page.locator("#drawer .close"), touch);

it("one answers ahead, and both agree to take an answer back", async () => {
  const ana = await visit(site, { language: "en", size: DESKTOP, keeps: false });
  const ben = await visit(site, { language: "sk", size: PHONE, touch: true, keeps: false });
  await Promise.all([ana, ben].map(({ context }) => withoutEngine(context)));
  const { links } = await invite(ana.page, site, "darkcave", "Ana", [""]);
  await sitDown(ben.page, links[0] ?? "", "Ben");
  await Promise.all([table(ana.page), table(ben.page)]);

  // Ben says on his phone what he answers to a question that may come, and finds it again.
  await openDrawer(ben.page, true);
  const ahead = ben.page.locator("#drawer [data-ahead]");
  await press(ben.page, ahead.locator("summary"), true);
  const choice = ahead.locator("fieldset select").first();
  const wanted = await choice.locator("option").nth(1).getAttribute("value");
  await choice.selectOption({ index: 1 });
  await ahead.locator('input[type="checkbox"]').waitFor({ timeout: PATIENCE });
  expect(await violations(ben.page)).toEqual([]);
  expect(await overflows(ben.page)).toEqual([]);
  await closeDrawer(ben.page, true);
  await openDrawer(ben.page, true);
  if (!(await choice.isVisible())) await press(ben.page, ahead.locator("summary"), true);
  await expect.poll(() => choice.inputValue(), { timeout: PATIENCE }).toBe(wanted);
  await closeDrawer(ben.page, true);

  // Whoever begins plays until the other is asked, who knows then what was answered.
  const people: [Seated, Seated] = [
    { page: ana.page, touch: false },
    { page: ben.page, touch: true },
  ];
  const isAsked = ({ page }: Seated): Promise<boolean> => page.locator(".prompt[data-mine]").isVisible();
  const someoneAsked = async (): Promise<boolean> => (await Promise.all(people.map(isAsked))).includes(true);
  await expect.poll(someoneAsked, { timeout: PATIENCE }).toBe(true);
  const [asker, other] = (await isAsked(people[0])) ? people : [people[1], people[0]];
  const luck = chance(3);
  let last: string | null = null;
  const passOn = async (from: Seated, to: Seated): Promise<void> => {
    while (!(await isAsked(to))) {
      last = await momentOf(from.page);
      await playOnce(from.page, { luck, touch: from.touch, proposes: false });
      await expect.poll(someoneAsked, { timeout: PATIENCE }).toBe(true);
    }
  };
  await passOn(asker, other);
  const given = last;
  await openDrawer(asker.page, asker.touch);
  await press(asker.page, asker.page.locator("#drawer .clocks summary"), asker.touch);
  await press(asker.page, asker.page.locator("#drawer [data-wish=take-back]"), asker.touch);
  const wish = asker.page.locator(".clocks [data-wish=take-back]");
  await expect.poll(() => wish.getAttribute("aria-pressed"), { timeout: PATIENCE }).toBe("true");
  // It stays in the drawer while that is open, with the focus on it, and stands above the table then.
  expect(await asker.page.evaluate(() => document.activeElement?.getAttribute("data-wish"))).toBe("take-back");
  await press(asker.page, asker.page.locator(".drawer-door"), asker.touch); // it closes too, and never scrolls away
  await asker.page.locator("#drawer").waitFor({ state: "detached", timeout: PATIENCE });
  await wish.waitFor({ state: "attached", timeout: PATIENCE });

  const agree = other.page.locator(".clocks [data-agree]");
  await agree.waitFor({ timeout: PATIENCE });
  for (const { page } of people) {
    expect(await violations(page)).toEqual([]);
    expect(await overflows(page)).toEqual([]);
  }
  await press(other.page, agree, other.touch);
  await agree.waitFor({ state: "detached", timeout: PATIENCE });
  await expect.poll(() => momentOf(asker.page), { timeout: PATIENCE }).toBe(given);
  await expect.poll(() => isAsked(other), { timeout: PATIENCE }).toBe(false);

  // The table goes on as any other.
  await passOn(asker, other);
  const before = await momentOf(other.page);
  while ((await momentOf(other.page)) === before)
    await playOnce(other.page, { luck, touch: other.touch, proposes: false });
  expect([...ana.wrong, ...ben.wrong]).toEqual([]);
  await Promise.all([ana, ben].map(({ context }) => context.close()));
});
