/** A person at the screen: taps what is lit until the game is over. It knows no game. */
import type { Locator, Page } from "playwright-core";

const END = "[data-end]";
const ASKED = ".prompt[data-mine]";
const HAND_OVER = "section.curtain button";

export interface Player {
  /** How many answers were given. */
  answers: number;
  /** How many had to be given again, because nothing had come of them. */
  again: number;
}

/** A small random source, so that a game can be played again. */
export function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

export interface Manner {
  touch?: boolean;
  keys?: boolean;
  luck?: () => number;
  /** Called before every answer. */
  before?(page: Page, answers: number): Promise<void>;
  /** Stop after so many answers, or when this is true. */
  until?(page: Page, answers: number): Promise<boolean>;
}

/** Play until the game is over, or until told to stop. */
export async function play(page: Page, manner: Manner = {}): Promise<Player> {
  const player: Player = { answers: 0, again: 0 };
  const luck = manner.luck ?? chance(7);
  for (;;) {
    await page.locator(`${END}, ${HAND_OVER}, ${ASKED}`).first().waitFor();
    if (await page.locator(END).count()) return player;
    const curtain = page.locator(HAND_OVER);
    if (await curtain.count()) {
      await press(page, curtain, manner);
      continue;
    }
    if (await manner.until?.(page, player.answers)) return player;
    await manner.before?.(page, player.answers);
    await answer(page, luck, manner, player);
  }
}

/** What a person decides to do: the place is marked in the page, in one go, so that nothing can move in between. */
async function decide(page: Page, luck: number, isSpoken: boolean): Promise<boolean> {
  return page.evaluate(
    ({ luck, isSpoken }) => {
      for (const old of document.querySelectorAll("[data-next]")) old.removeAttribute("data-next");
      const seen = (each: Element): boolean => each.getClientRects().length > 0;
      const lit = [...document.querySelectorAll('.board .spot[data-state="lit"]')].filter(seen);
      const spoken = [...document.querySelectorAll(".prompt .spoken")].filter(seen);
      // What is only said is chosen seldom: a game of passing shows little.
      const from = lit.length > 0 && (spoken.length === 0 || !isSpoken) ? lit : spoken;
      const next = from[Math.floor(luck * from.length)];
      next?.setAttribute("data-next", "");
      return next !== undefined;
    },
    { luck, isSpoken },
  );
}

/** Milliseconds after which a person who sees nothing happen tries again. */
const PUZZLED = 8_000;

/** Which question, which part of it, asked of whom. */
export async function momentOf(page: Page): Promise<string | null> {
  return page.locator(".sitting").getAttribute("data-moment");
}

/** In the page: whether an answer has led on, and the table can be answered again or is gone. */
export function isAfter(before: string | null): boolean {
  const table = document.querySelector(".sitting");
  return table === null || (!table.hasAttribute("data-busy") && table.getAttribute("data-moment") !== before);
}

/** Whether something that can be chosen is on the screen, if it is on the board at all. */
function isInSight(): boolean {
  const lit = [...document.querySelectorAll('.board .spot[data-state="lit"]')].map((each) =>
    each.getBoundingClientRect(),
  );
  const seen = lit.filter(({ height }) => height > 0);
  return seen.length === 0 || seen.some(({ top, bottom }) => top >= 0 && bottom <= innerHeight - 60);
}

async function answer(page: Page, luck: () => number, manner: Manner, player: Player): Promise<void> {
  await page.locator(".sitting:not([data-busy])").waitFor();
  // On a small screen nobody should have to look for what is asked.
  if (manner.touch) await page.waitForFunction(isInSight, undefined, { timeout: PUZZLED });
  const before = await momentOf(page);
  if (!(await decide(page, luck(), luck() < 0.2))) return;
  try {
    await press(page, page.locator("[data-next]"), manner);
    if (manner.touch) await press(page, page.locator(".prompt .button.primary"), manner);
    await page.waitForFunction(isAfter, before, { timeout: PUZZLED });
  } catch (error) {
    // A busy machine may lose a tap, as it would a person's; one in a game is forgiven, and told.
    const told = `an answer changed nothing at ${before}: ${await situation(page)}`;
    if (player.again > 0) throw new Error(told, { cause: error });
    console.warn(told);
    player.again++;
    return;
  }
  player.answers++;
}

/** What the page shows, for somebody who must find out why nothing happens. */
async function situation(page: Page): Promise<string> {
  return page.evaluate(() => {
    const text = (where: string): string => document.querySelector(where)?.textContent?.trim().slice(0, 200) ?? "-";
    const table = document.querySelector<HTMLElement>(".sitting");
    return JSON.stringify({
      moment: table?.dataset,
      chosen: document.querySelector<HTMLElement>("[data-next]")?.dataset,
      prompt: text(".prompt"),
      refusal: text(".refusal"),
      notice: text(".notice"),
      dialog: text("dialog[open]"),
    });
  });
}

async function press(page: Page, what: Locator, manner: Manner): Promise<void> {
  if (manner.keys) {
    await what.focus();
    await page.keyboard.press("Enter");
  } else if (manner.touch) {
    await what.tap();
    // On a busy machine a finger rests so long that the card is read: close it and tap again.
    const reading = page.locator("dialog[open] header button");
    if (await reading.count()) {
      await reading.tap();
      await what.tap();
    }
  } else await what.click();
}
