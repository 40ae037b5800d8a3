/** A person at the screen: presses what is lit until the game is over. It knows no game, and forgives nothing. */
import type { Page } from "playwright-core";
import { PATIENCE, press, until } from "./person";

const END = "[data-end]";
const ASKED = ".prompt[data-mine]";
const HAND_OVER = "section.curtain button";
const CONFIRM = ".prompt .button.primary";

/** Milliseconds without any change after which a press has been lost. */
const PUZZLED = 60_000;

export interface Player {
  /** How many answers were given. */
  answers: number;
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
  luck?: () => number;
  /** Give this many answers with a real hand, and the others by clicks that need none: quicker, and as good for the table. */
  byHand?: number;
  /** Whether to say now and then what is not asked, as a proposal to end. */
  proposes?: boolean;
  /** Called before every answer. */
  before?(page: Page, answers: number): Promise<void>;
  /** Stop after this many answers, or when this is true. */
  until?(page: Page, answers: number): Promise<boolean>;
}

/** Play until the game is over, or until told to stop. */
export async function play(page: Page, manner: Manner = {}): Promise<Player> {
  const player: Player = { answers: 0 };
  const luck = manner.luck ?? chance(7);
  for (;;) {
    await page.locator(`${END}, ${HAND_OVER}, ${ASKED}`).first().waitFor({ timeout: PATIENCE });
    if (await page.locator(END).count()) {
      await until(page, isResultInSight, "the result is not on the screen");
      return player;
    }
    const curtain = page.locator(HAND_OVER);
    if (await curtain.count()) {
      await press(page, curtain, manner.touch);
      continue;
    }
    if (await manner.until?.(page, player.answers)) return player;
    await manner.before?.(page, player.answers);
    await answer(page, luck, manner, player);
  }
}

/** Give one answer, once asked. */
export async function playOnce(page: Page, manner: Manner = {}): Promise<void> {
  await page.locator(ASKED).first().waitFor({ timeout: PATIENCE });
  await answer(page, manner.luck ?? chance(7), manner, { answers: 0 });
}

/** What a person decides to do: the place is marked in the page, in one go, so that nothing can move in between. */
async function decide(page: Page, luck: number, isSpoken: boolean, proposes: boolean): Promise<boolean> {
  return page.evaluate(
    ({ luck, isSpoken, proposes }) => {
      for (const old of document.querySelectorAll("[data-next]")) old.removeAttribute("data-next");
      const seen = (each: Element): boolean => each.getClientRects().length > 0;
      const lit = [...document.querySelectorAll('.board .spot[data-state="lit"]')].filter(seen);
      const said = proposes ? ".prompt .spoken" : ".prompt .spoken:not(.besides)";
      const spoken = [...document.querySelectorAll(said)].filter(seen);
      // What is only said is chosen seldom: a game of passing shows little.
      const from = lit.length > 0 && (spoken.length === 0 || !isSpoken) ? lit : spoken;
      const next = from[Math.floor(luck * from.length)];
      next?.setAttribute("data-next", "");
      return next !== undefined;
    },
    { luck, isSpoken, proposes },
  );
}

/** Which question, which part of it, asked of whom. */
export async function momentOf(page: Page): Promise<string | null> {
  return page.locator(".sitting").getAttribute("data-moment");
}

/** In the page: whether an answer has led on, and the table can be answered again or is gone. */
export function isAfter(before: string | null): boolean {
  const table = document.querySelector(".sitting");
  return table === null || (!table.hasAttribute("data-busy") && table.getAttribute("data-moment") !== before);
}

/** Whether something that can be chosen is on the screen with nothing over it, if it is on the board at all. */
function isInSight(): boolean {
  const lit = [...document.querySelectorAll('.board .spot[data-state="lit"]')].map(
    (each) => [each, each.getBoundingClientRect()] as const,
  );
  const seen = lit.filter(([, { height }]) => height > 0);
  return (
    seen.length === 0 ||
    seen.some(([each, { top, bottom, left, width, height }]) => {
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return top >= 0 && bottom <= innerHeight && each.contains(hit);
    })
  );
}

/** In the page: whether the result is on the screen, though nobody has scrolled to it, and stays there. */
async function isResultInSight(): Promise<boolean> {
  const isSeen = (): boolean => {
    const box = document.getElementById("end-headline")?.getBoundingClientRect();
    return box !== undefined && box.top >= 0 && box.bottom <= innerHeight;
  };
  for (let frame = 0; frame < 20 && isSeen(); frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  return isSeen();
}

/** What came of a press: an answer, one that waits to be confirmed, a part of one, or nothing yet. */
type Came = "answered" | "ready" | "begun" | "";

/** In the page: what came of a press since this moment. */
function whatCame({ before, isConfirmed }: { before: string | null; isConfirmed: boolean }): Came {
  const table = document.querySelector(".sitting");
  if (table === null) return "answered";
  if (table.hasAttribute("data-busy")) return "";
  if (table.getAttribute("data-moment") !== before) return "answered";
  if (isConfirmed) return "";
  if (document.querySelector(".prompt .button.primary:enabled")) return "ready";
  return document.querySelector('[data-next]:is([data-state="chosen"], [aria-pressed="true"])') ? "begun" : "";
}

async function waitForMore(page: Page, before: string | null, isConfirmed: boolean): Promise<Came> {
  const seen = await page.waitForFunction(whatCame, { before, isConfirmed }, { timeout: PUZZLED });
  return seen.jsonValue();
}

async function answer(page: Page, luck: () => number, manner: Manner, player: Player): Promise<void> {
  await page.locator(".sitting:not([data-busy])").waitFor({ timeout: PATIENCE });
  // On a small screen nobody should have to look for what is asked.
  const isByHand = player.answers < (manner.byHand ?? Infinity);
  if (manner.touch && isByHand) await page.waitForFunction(isInSight, undefined, { timeout: PATIENCE });
  const before = await momentOf(page);
  let came: Came = "";
  while (came !== "answered") {
    const isConfirmed: boolean = came === "ready";
    if (!isConfirmed && !(await decide(page, luck(), luck() < 0.2, manner.proposes ?? true))) return;
    try {
      const what = page.locator(isConfirmed ? CONFIRM : "[data-next]");
      if (isByHand) await press(page, what, manner.touch);
      else await what.evaluate((each: HTMLElement) => each.click());
      came = await waitForMore(page, before, isConfirmed);
    } catch (error) {
      throw new Error(`a press changed nothing at ${before}: ${await situation(page)}`, { cause: error });
    }
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
