/** A person who answers pick by pick: points, waits, presses, lets go; scrolls with wheel or finger. */
import type { Locator, Page } from "playwright-core";

const END = "[data-end]";
const ASKED = ".sitting:not([data-busy]) .prompt[data-mine]";
/** Milliseconds after which something must have come of a press. */
const PATIENCE = 30_000;

export interface Picker {
  touch?: boolean;
  keys?: boolean;
  luck: () => number;
  /** Give this many answers with a real hand, and the others by clicks that need none: quicker, and as good for the table. */
  byHand?: number;
  /** Called before every answer, not before every pick. */
  before?(page: Page): Promise<void>;
  /** Stop before the end. */
  until?(answers: number, page: Page): boolean | Promise<boolean>;
}

/** Play to the end; how many answers were given. Every press must lead to something: nothing is tried twice. */
export async function pickThrough(page: Page, picker: Picker): Promise<number> {
  let answers = 0;
  let moment: string | null = null;
  for (;;) {
    await page.locator(`${END}, ${ASKED}`).first().waitFor({ timeout: 120_000 });
    if (await page.locator(END).count()) return answers;
    const now = await page.locator(".sitting").getAttribute("data-moment");
    if (now !== moment) {
      moment = now;
      if (await picker.until?.(answers, page)) return answers;
      await picker.before?.(page);
      answers++;
    }
    const before = await page.evaluate(stateOf);
    if (picker.keys) await pickByKeys(page, picker.luck);
    else {
      await decide(page, picker.luck());
      const next = page.locator("[data-next]");
      if (answers <= (picker.byHand ?? Infinity)) await press(page, next, picker.touch ?? false);
      else await next.evaluate((each: HTMLElement) => each.click());
    }
    await changes(page, before);
  }
}

/** Wait until something has come of a press. */
async function changes(page: Page, before: string): Promise<void> {
  for (const until = Date.now() + PATIENCE; Date.now() < until; await page.waitForTimeout(30)) {
    if ((await page.evaluate(stateOf)) !== before) return;
  }
  const shown = await page.evaluate(() =>
    [".prompt", ".refusal", "dialog[open]", ".notice"].map(
      (where) => document.querySelector(where)?.textContent ?? "-",
    ),
  );
  const pressed = await page
    .locator("[data-next]")
    .evaluateAll((found) => found.map((each) => each.outerHTML.slice(0, 300)));
  throw new Error(`nothing came of a press at ${before}: ${shown.join(" | ")} ${pressed.join()}`);
}

/** In the page: the question, what is chosen, and whether it waits to be confirmed. */
function stateOf(): string {
  const moment = document.querySelector(".sitting")?.getAttribute("data-moment") ?? "";
  const chosen = [...document.querySelectorAll('.board .spot[data-state="chosen"]')].map((spot) =>
    spot.getAttribute("data-picks"),
  );
  const confirm = document.querySelector(".prompt .button.primary") ? "confirm" : "";
  return [moment, confirm, ...chosen].join("|");
}

/** Mark what a person would press next: what goes on from what is chosen, else anything that is lit or said. */
async function decide(page: Page, luck: number): Promise<void> {
  await page.evaluate((luck) => {
    for (const old of document.querySelectorAll("[data-next]")) old.removeAttribute("data-next");
    const seen = (each: Element): boolean => each.getClientRects().length > 0;
    const all = (where: string): Element[] => [...document.querySelectorAll(where)].filter(seen);
    const [confirm] = all(".prompt .button.primary");
    const lit = all('.board .spot[data-state="lit"]');
    const said = all(".prompt .spoken");
    const isOnTheWay = all('.board .spot[data-state="chosen"]').length > 0;
    // What goes on from a choice stands first among what is said.
    const from = isOnTheWay && said.length > 0 ? said.slice(0, 2) : lit.length > 0 && luck > 0.1 ? lit : said;
    const next = confirm ?? from[Math.floor(luck * from.length)] ?? lit[0] ?? said[0];
    if (!next) throw new Error("nothing can be chosen");
    next.setAttribute("data-next", "");
  }, luck);
}

/** Bring something into sight with wheel or finger, point at it, and press. */
export async function press(page: Page, what: Locator, touch: boolean): Promise<void> {
  let last = { x: -1, y: -1 };
  for (let turns = 0; turns < 40; turns++) {
    const at = await what.evaluate((element) => {
      const box = element.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + Math.min(box.height / 2, 40)];
      const scroller = element.closest("[data-scrolls]");
      const over = (scroller ?? document.querySelector(".board") ?? document.body).getBoundingClientRect();
      // A finger is wide: what lies half under something else is not pressed.
      const isFree = [-18, 0, 18].every((off) => element.contains(document.elementFromPoint(x, y + off)));
      return {
        x,
        y,
        isFree,
        over: [
          over.left + Math.min(over.width, innerWidth) / 2,
          (Math.max(over.top, 0) + Math.min(over.bottom, innerHeight)) / 2,
        ],
        aside: x < 20 ? -80 : x > innerWidth - 20 ? 80 : 0,
        down: y < innerHeight / 2 ? -90 : 90,
      };
    });
    const stands = at.x === last.x && at.y === last.y;
    last = at;
    if (at.isFree && !stands) {
      await page.waitForTimeout(120); // nobody presses what is still moving
      continue;
    }
    if (at.isFree) {
      if (touch) return page.touchscreen.tap(at.x, at.y);
      await page.mouse.move(at.x - 30, at.y - 10);
      await page.mouse.move(at.x, at.y, { steps: 3 });
      await page.waitForTimeout(120);
      await page.mouse.down();
      await page.waitForTimeout(50);
      return page.mouse.up();
    }
    const [overX = 0, overY = 0] = at.over;
    const [aside, down] = at.aside === 0 ? [0, at.down] : [at.aside, 0];
    if (touch) await swipe(page, overX, overY, aside, down);
    else {
      await page.mouse.move(overX, overY);
      await page.mouse.wheel(aside, down);
    }
    await page.waitForTimeout(80);
  }
  throw new Error(`${await what.textContent()} cannot be brought into sight`);
}

/** A finger that draws the page along, and rests before it is lifted, so that nothing slides on. */
async function swipe(page: Page, x: number, y: number, aside: number, down: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", part: number): Promise<unknown> =>
    browser.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x: x - aside * part, y: y - down * part }],
    });
  await touch("touchStart", 0);
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await touch("touchMove", part);
    await page.waitForTimeout(30);
  }
  await page.waitForTimeout(100);
  await touch("touchEnd", 1);
  await browser.detach();
}

/** An arrow to something lit and Enter; where what is chosen goes on in words, the focus is there already. */
async function pickByKeys(page: Page, luck: () => number): Promise<void> {
  const isAt = (where: string): Promise<boolean> =>
    page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, where);
  if (await page.locator('.board .spot[data-state="chosen"]').count()) {
    await page.waitForFunction(() => document.activeElement?.matches(".prompt .spoken"));
    if (luck() < 0.3) await page.keyboard.press("Tab");
  } else if (
    (await page.locator('.board .spot[data-state="lit"]:visible').count()) > 0 &&
    (luck() > 0.1 || (await page.locator(".prompt .spoken:visible").count()) === 0)
  ) {
    const lit = '.board .spot[data-state="lit"]';
    for (let steps = Math.floor(luck() * 4); steps > 0 || !(await isAt(lit)); steps--) {
      await page.keyboard.press(luck() < 0.5 ? "ArrowRight" : "ArrowDown");
      if (steps < -20) throw new Error("arrows lead to nothing that is lit");
    }
  } else {
    for (let tabs = 0; !(await isAt(".prompt .spoken")); tabs++) {
      await page.keyboard.press("Tab");
      if (tabs > 120) throw new Error("no answer in words can be reached by Tab");
    }
  }
  await page.keyboard.press("Enter");
}
