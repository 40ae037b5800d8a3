/** Every title at a table of a server: a phone and a wide screen play it to its end, and neither can have the engine. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Language } from "../../src/words/catalog";
import { invite, result, sitDown, table } from "./friends";
import { chance, play } from "./playing";
import { openServer, withoutEngine, type Served } from "./server";
import { DESKTOP, PHONE, visit } from "./site";

/** `WHOLE=1` gives every answer with a real hand; usually only the first ones, which is quicker. */
const BY_HAND = process.env["WHOLE"] ? Infinity : 5;
/** `SHOTS=folder` keeps a picture of each screen after a few answers. */
const SHOTS = process.env["SHOTS"];
const SHOT_AT = [4, 12, 30];

let site: Served;
beforeAll(async () => {
  site = await openServer();
});
afterAll(() => site?.close());

interface Title {
  game: string;
  /** A bot's level for each seat after the first, nothing for the friend. */
  others: string[];
  wide: Language;
  phone: Language;
}

const TITLES: Title[] = [
  { game: "tides", others: [""], wide: "en", phone: "cs" },
  { game: "stonespine", others: [""], wide: "sk", phone: "pl" },
  { game: "darkcave", others: ["", "newcomer"], wide: "pl", phone: "en" },
  { game: "tales", others: ["newcomer", ""], wide: "cs", phone: "sk" },
];

/** Keep a picture now and then, where somebody wants to look at them. */
function pictures(name: string): (page: Page, answers: number) => Promise<void> {
  return async (page, answers) => {
    if (!SHOTS || !SHOT_AT.includes(answers)) return;
    mkdirSync(SHOTS, { recursive: true });
    await page.screenshot({ path: join(SHOTS, `${name}-${answers}.png`) });
  };
}

it.each(TITLES)("$game, on a phone and a wide screen, in $phone and $wide", async ({ game, others, wide, phone }) => {
  const ana = await visit(site, { language: wide, size: DESKTOP, keeps: false });
  const bea = await visit(site, { language: phone, size: PHONE, touch: true, keeps: false });
  await Promise.all([ana, bea].map(({ context }) => withoutEngine(context)));
  const { links } = await invite(ana.page, site, game, "Ana", others);
  expect(links).toHaveLength(1);
  await sitDown(bea.page, links[0] ?? "", "Bea");
  await Promise.all([table(ana.page), table(bea.page)]);
  const [one, other] = await Promise.all([
    play(ana.page, { luck: chance(3), byHand: BY_HAND, before: pictures(`${game}-wide`) }),
    play(bea.page, { luck: chance(5), byHand: BY_HAND, touch: true, before: pictures(`${game}-phone`) }),
  ]);
  if (BY_HAND === Infinity) console.log(`${game}: ${one.answers} and ${other.answers} answers by hand`);
  const scores = await result(ana.page);
  expect(scores).toHaveLength(others.length + 1);
  expect(await result(bea.page)).toEqual(scores);
  if (SHOTS) {
    await ana.page.screenshot({ path: join(SHOTS, `${game}-wide-end.png`) });
    await bea.page.screenshot({ path: join(SHOTS, `${game}-phone-end.png`) });
  }
  expect([...ana.wrong, ...bea.wrong]).toEqual([]);
  await Promise.all([ana, bea].map(({ context }) => context.close()));
});
