import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { Catalog, LANGUAGES, Speech, type Args, type Language } from "../../src/words/catalog";

const TOP = join(import.meta.dirname, "../../..");
const GAMES = readdirSync(join(TOP, "web/src/games"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const TOPICS = readdirSync(join(TOP, "web/src/features")).filter((feature) =>
  existsSync(join(TOP, "web/src/features", feature, "words")),
);

function text(path: string): string {
  return readFileSync(join(TOP, path), "utf8");
}

function complain(what: string): never {
  throw new Error(what);
}

/** The catalogs by their names in the golden files, as the page puts them together. */
function catalogs(language: Language): Map<string, Catalog> {
  const shell = [
    text(`web/src/words/${language}.ftl`),
    ...TOPICS.map((topic) => text(`web/src/features/${topic}/words/${language}.ftl`)),
    text(`src/partie/words/common/${language}.ftl`),
  ];
  const found = new Map([["web", new Catalog(language, shell, complain)]]);
  for (const game of GAMES) {
    const texts = [
      ...shell,
      text(`src/partie/games/${game}/words/${language}.ftl`),
      text(`web/src/games/${game}/words/${language}.ftl`),
    ];
    found.set(game, new Catalog(language, texts, complain));
  }
  return found;
}

describe.each(LANGUAGES)("the words of %s", (language) => {
  const all = catalogs(language);

  it("are said as at the terminal, message by message", () => {
    const wrong: string[] = [];
    const rows = text(`tests/words/golden/${language}.tsv`).trimEnd().split("\n");
    for (const row of rows) {
      const [name = "", key = "", args = "", golden = ""] = row.split("\t");
      if (name === "operators") continue; // what commands for operators say: no page has these words
      const catalog = all.get(name === "common" ? "web" : (name.split("/")[1] ?? name));
      const said = catalog?.say(key, args ? (JSON.parse(args) as Args) : {});
      const shown = said?.replaceAll("\n", "\\n").replaceAll("\u00a0", "⍽");
      if (shown !== golden) wrong.push(`${name} ${key} ${args}: ${shown}, not ${golden}`);
    }
    expect(rows.length).toBeGreaterThan(2000);
    expect(wrong).toEqual([]);
  });

  it("name those at a table when they are shown", () => {
    const catalog = all.get("tides") as Catalog;
    const alone = new Speech(catalog, ["A", "bot:regular"]);
    expect(alone.seat(0)).toBe(catalog.say("seat-me"));
    expect(alone.seat(1)).toBe(`Marek (${catalog.say("bot-regular")})`);
    const two = new Speech(catalog, ["A", "Ana"]);
    expect([two.seat(0), two.seat(1)]).toEqual([catalog.say("seat-person", { letter: "A" }), "Ana"]);
    const onlooker = new Speech(catalog, ["A", "bot:regular"], {}, [14]);
    expect(onlooker.seat(0)).toBe(two.seat(0));
    expect(new Speech(catalog, ["A", "bot:regular"], {}, [0]).seat(0)).toBe(alone.seat(0));
    expect(new Speech(catalog, ["bot:of-somebody-else"]).seat(0)).toBe("bot:of-somebody-else");
  });
});
