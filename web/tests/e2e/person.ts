/** A person's hands: they point, wait for what comes of it, press and let go; they scroll with a wheel or a finger. */
import type { CDPSession, Locator, Page } from "playwright-core";

/**
 * How long a person may wait for something that always comes; a busy machine is slow, not broken. In the gate a test as a whole
 * may take no longer than a wait elsewhere, and should say what it waited for.
 */
export const PATIENCE = process.env["PART"] === "gate" ? 120_000 : 300_000;

/** Wait until this holds in the page. Playwright's own waiting takes a promise for true, whatever comes of it. */
export async function until(page: Page, holds: () => Promise<boolean>, problem: string): Promise<void> {
  for (const end = Date.now() + PATIENCE; !(await page.evaluate(holds)); await page.waitForTimeout(50)) {
    if (Date.now() > end) throw new Error(problem);
  }
}

/** Milliseconds that a person looks before pressing, and that a button is held. */
const LOOK = 80;
const HOLD = 60;

/** How often a person scrolls for one thing before giving up. */
const SCROLLS = 40;

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** The browser's own input: a finger can do more there than tap. */
function inputOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/** Where something is once it rests, and whether it can be pressed there. */
interface Place {
  x: number;
  y: number;
  free: boolean;
}

/** In the page: wait until this lies where it lay in the frame before. */
async function rest(each: Element): Promise<Place> {
  const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
  let before = each.getBoundingClientRect();
  for (let still = 0; still < 3;) {
    await frame();
    const now = each.getBoundingClientRect();
    still = now.x === before.x && now.y === before.y && now.width === before.width ? still + 1 : 0;
    before = now;
  }
  const x = before.x + before.width / 2;
  const y = before.y + before.height / 2;
  const hit = document.elementFromPoint(x, y);
  return { x, y, free: before.width > 0 && hit !== null && (each.contains(hit) || hit.closest("label") === each) };
}

/** Drag with a finger that comes to rest before it is lifted, so that nothing goes on moving. */
async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  const input = await inputOf(page);
  const STEPS = 8;
  const move = (type: "touchStart" | "touchMove", part: number): Promise<unknown> => {
    const at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    return input.send("Input.dispatchTouchEvent", { type, touchPoints: [at] });
  };
  await move("touchStart", 0);
  for (let step = 1; step <= STEPS; step++) await move("touchMove", step / STEPS);
  await page.waitForTimeout(LOOK);
  await move("touchMove", 1);
  await input.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** Scroll or drag, as a person does, until this can be pressed; what covers it may be about to go. */
async function reach(page: Page, what: Locator, touch: boolean): Promise<Place> {
  for (let scrolls = 0; scrolls < SCROLLS; scrolls++) {
    const place = await what.evaluate(rest, undefined, { timeout: PATIENCE });
    if (place.free) return place;
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
    const x = width / 2;
    const y = height * 0.4;
    const isAside = place.x < 0 || place.x > width; // only then a hand goes sideways
    const within = (way: number, most: number): number => Math.min(Math.max(way, -most), most);
    if (scrolls === 0) {
      await page.waitForTimeout(3 * LOOK);
    } else if (touch) {
      const [across, down] = [isAside ? within(x - place.x, x * 0.9) : 0, within(y - place.y, y)];
      await drag(page, { x: x - across / 2, y: y - down / 2 }, { x: x + across / 2, y: y + down / 2 });
    } else {
      await page.mouse.move(isAside ? x : place.x, y); // over what scrolls: a drawer is not in the middle
      await page.mouse.wheel(isAside ? place.x - x : 0, place.y - y);
    }
    await page.waitForTimeout(LOOK);
  }
  throw new Error(`cannot be reached: ${await what.evaluate((each) => each.outerHTML.slice(0, 300))}`);
}

/** In the page: the preview of what is pointed at is there, where one comes. */
function isForeseen(): boolean {
  return document.querySelector("[data-foreseeing]") === null;
}

/** In the page: two frames, so that the page has heard what a hand did. */
async function frames(): Promise<void> {
  for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Point at it, and wait for the preview. */
export async function point(page: Page, what: Locator): Promise<void> {
  const { x, y } = await reach(page, what, false);
  await page.mouse.move(x, y, { steps: 3 });
  await page.evaluate(frames);
  await page.waitForFunction(isForeseen, undefined, { timeout: PATIENCE });
  await page.waitForTimeout(LOOK);
}

/** Press it and let it go, once: with a finger where the screen takes one. */
export async function press(page: Page, what: Locator, touch?: boolean): Promise<void> {
  if (touch ?? (await page.evaluate(() => matchMedia("(pointer: coarse)").matches))) {
    await page.waitForFunction(isForeseen, undefined, { timeout: PATIENCE }); // what it says may move what is pressed
    const { x, y } = await reach(page, what, true);
    await page.touchscreen.tap(x, y); // at once: a finger that rests reads the card
    return;
  }
  await point(page, what);
  const { x, y } = await reach(page, what, false); // a preview may have moved it
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.waitForTimeout(HOLD);
  await page.mouse.up();
}
