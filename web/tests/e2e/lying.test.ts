/**
 * Whole games on a phone that lies on its side, 640 by 360. They take minutes: `FIGURES=1` asks for them. Every run has a
 * whole game of Tides at this size, and every game is looked at there.
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { overflows } from "./axe";
import { setUp } from "./opening";
import { chance, play } from "./playing";
import { expectVerified } from "./records";
import { LYING, openSite, visit, type Site } from "./site";

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

describe.runIf(process.env["FIGURES"])("a whole game on a phone that lies", () => {
  it.each([
    { game: "stonespine", seats: ["", "newcomer"], language: "cs" as const },
    { game: "darkcave", seats: ["", "newcomer"], language: "pl" as const },
    { game: "tales", seats: ["", "newcomer"], language: "sk" as const },
  ])("$game, in $language", async ({ game, seats, language }) => {
    const { page, context, wrong } = await visit(site, { size: LYING, touch: true, language });
    await setUp(page, site.url, game, seats);
    const found: string[] = [];
    await play(page, {
      touch: true,
      luck: chance(5),
      before: async (at, answers) => {
        if (answers % 8 === 3) found.push(...(await overflows(at)));
      },
    });
    expect(found).toEqual([]);
    expect(wrong).toEqual([]);
    await expectVerified(page);
    await context.close();
  });
});
