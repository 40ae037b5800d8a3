import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { cardsOf, fits, rulesOf } from "../../src/pages/parts/aid";
import { LEVELS } from "../../src/session/seating";
import { Catalog, LANGUAGES, nameOf, type Language } from "../../src/words/catalog";
import { preferred } from "../../src/words/words.svelte";

const WEB = join(import.meta.dirname, "../..");
const ENGINE = join(WEB, "../src/partie");

function catalog(language: Language, game: string): Catalog {
  const files = [
    join(WEB, `src/words/${language}.ftl`),
    join(ENGINE, `words/common/${language}.ftl`),
    join(ENGINE, `games/${game}/words/${language}.ftl`),
  ];
  return new Catalog(
    language,
    files.map((file) => readFileSync(file, "utf8")),
    (what) => {
      throw new Error(what);
    },
  );
}

describe("the language a browser asks for", () => {
  it.each([
    [["cs-CZ", "en"], "cs"],
    [["de", "sk"], "sk"],
    [["PL"], "pl"],
    [["de-AT", "fr"], "en"],
    [[], "en"],
  ] as const)("%j gives %s", (asked, language) => expect(preferred(asked)).toBe(language));
});

describe.each(LANGUAGES)("in %s", (language) => {
  it("every level has a name and a sentence", () => {
    const words = catalog(language, "tides");
    for (const level of LEVELS) {
      expect(nameOf(`bot:${level}`, words)).not.toBe("");
      expect(words.say(`bot-${level}-about`)).not.toBe("");
    }
  });

  it("the player aid has every rule and every card", () => {
    const tides = catalog(language, "tides");
    expect(rulesOf(tides).map((rule) => rule.name)).toEqual(["deal", "draft", "relic", "remove"]);
    expect(cardsOf(tides).map((card) => card.code)).toEqual(Array.from({ length: 18 }, (_, i) => String(i + 1)));
    expect(cardsOf(catalog(language, "stonespine")).length).toBeGreaterThan(150);
  });
});

describe("a search in the cards", () => {
  const card = { code: "13", name: "Żółta łódź", ability: "Každé království" };

  it("needs no marks on letters", () => {
    expect(fits(card, "zolta lodz")).toBe(true);
    expect(fits(card, "KRALOVSTVI 13")).toBe(true);
  });

  it("finds nothing that is not there, and everything if nothing is sought", () => {
    expect(fits(card, "temple")).toBe(false);
    expect(fits(card, " ")).toBe(true);
  });
});
