import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { findScreen } from "../../src/games/registry";
import { cardsOf, fits, rulesOf } from "../../src/features/handbook/cards";
import { LEVELS } from "../../src/model/seating";
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

describe("the gallery", () => {
  it("finds a card's code as records write it: the keys of the words know small letters only", () => {
    const cards = cardsOf(catalog("en", "darkcave"), ["I-cross", "III-goblin"]);
    expect(cards.map((card) => card.code)).toEqual(expect.arrayContaining(["I-cross", "III-goblin", "blue-loyal"]));
    expect(cards.find((card) => card.code === "I-cross")?.name).toBe("level I crossing");
  });

  // A busy machine takes its time to read all drawings.
  it.each(["tides", "stonespine", "darkcave", "tales"])(
    "draws every card of %s",
    { timeout: 120_000 },
    async (game) => {
      const { codes = [] } = await findScreen(game);
      const keys = new Set(catalog("en", game).keys("ability-"));
      const unsaid = codes.filter((code) => !keys.has(`ability-${code.toLowerCase()}`));
      expect(unsaid.filter((code) => code !== "start")).toEqual([]); // the start card does nothing
      expect(codes.length).toBeGreaterThan(0.7 * keys.size); // some are drawn without a face of their own, by their kind
    },
  );
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
