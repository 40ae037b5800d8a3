import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { flushSync, mount, unmount } from "svelte";
import { describe, expect, it } from "vitest";
import { GAMES } from "../../src/wire/games";
import { paragraphFor, paragraphsOf, type BookJson } from "../../src/features/handbook/book";
import { plainOf, stretchesOf } from "../../src/features/handbook/emphasis";
import { hasBook, loadBook, loadPictures, loadTexts } from "../../src/features/handbook/load";
import Rich from "../../src/features/handbook/Rich.svelte";
import { found, tellBook } from "../../src/features/handbook/chapters";
import { holds } from "../../src/features/handbook/cards";
import { Catalog, LANGUAGES } from "../../src/words/catalog";

const BOOK: BookJson = {
  chapters: [
    { name: "flow", paragraphs: [{ name: "any", explains: ["event-*"] }, { name: "none" }] },
    {
      name: "cards",
      paragraphs: [
        { name: "whole", explains: ["event-card-laid", "reason-card"] },
        { name: "part", rules: ["X1.2"], cards: ["7"], explains: ["event-card-*", "reason-card*"], asks: true },
      ],
    },
  ],
};

function complain(what: string): never {
  throw new Error(what);
}

describe("the way from a message to its paragraph", () => {
  it.each([
    ["event-round-scored", "any"],
    ["event-card-laid", "whole"],
    ["event-card-laid-twice", "part"],
    ["event-card-taken", "part"],
    ["reason-card", "whole"],
    ["reason-card-gone", "part"],
    ["event", null],
    ["question-draft", null],
  ])("%s leads to %s", (key, paragraph) => {
    expect(paragraphFor(BOOK, key)).toBe(paragraph);
  });

  it("does not depend on the order of the chapters", () => {
    const turned = { chapters: [...BOOK.chapters].reverse() };
    expect(paragraphFor(turned, "event-card-laid")).toBe("whole");
    expect(paragraphFor(turned, "event-card-taken")).toBe("part");
  });
});

describe("stressed words", () => {
  it("are told apart from the others", () => {
    expect(stretchesOf("Keep **one card**, pass **the rest**.")).toEqual([
      { text: "Keep ", isStrong: false },
      { text: "one card", isStrong: true },
      { text: ", pass ", isStrong: false },
      { text: "the rest", isStrong: true },
      { text: ".", isStrong: false },
    ]);
    expect(plainOf("Keep **one card**.")).toBe("Keep one card.");
  });

  it("are none where a pair is missing or empty", () => {
    expect(stretchesOf("2 ** 3")).toEqual([{ text: "2 ** 3", isStrong: false }]);
    expect(stretchesOf("****")).toEqual([{ text: "****", isStrong: false }]);
    expect(stretchesOf("")).toEqual([]);
  });

  it("are drawn without any room between the stretches, and never as markup", () => {
    const target = document.createElement("p");
    const rich = mount(Rich, { target, props: { text: "**A**, <b>B</b>" } });
    flushSync();
    expect(target.textContent).toBe("A, <b>B</b>");
    expect([...target.querySelectorAll("*")].map((each) => each.outerHTML)).toEqual(["<strong>A</strong>"]);
    void unmount(rich);
  });
});

describe("a handbook in words", () => {
  const catalog = new Catalog(
    "en",
    [
      "chapter-flow = The flow\nchapter-cards = Cards\nhandbook-any = Anything.\nhandbook-none = **Nothing** at all.",
      "handbook-whole = A whole card.\nhandbook-part = Yes, { face-7 }.\nask-part = Half a card?\nface-7 = Žlutý kůň",
    ],
    complain,
  );
  const chapters = tellBook(BOOK, catalog);
  const names = (sought: string): string[] =>
    found(
      chapters,
      (text) => holds(text, sought),
      (code) => catalog.say(`face-${code}`),
    ).flatMap(({ paragraphs }) => paragraphs.map(({ name }) => name));

  it("has its headings, texts and questions", () => {
    expect(chapters.map(({ heading }) => heading)).toEqual(["The flow", "Cards"]);
    expect(chapters[1]?.paragraphs[1]).toMatchObject({ question: "Half a card?", text: "Yes, Žlutý kůň." });
    expect(chapters[0]?.paragraphs[1]).toMatchObject({ question: "", text: "**Nothing** at all." });
  });

  it("is searched by text, question, card, rule and chapter, without marks", () => {
    expect(names("nothing at")).toEqual(["none"]);
    expect(names("half")).toEqual(["part"]);
    expect(names("zluty")).toEqual(["part"]);
    expect(names("x1.2")).toEqual(["part"]);
    expect(names("flow")).toEqual(["any", "none"]);
    expect(names("nowhere")).toEqual([]);
  });
});

describe.each(GAMES.filter(({ name }) => hasBook(name)).map(({ name }) => name))("the handbook of %s", (game) => {
  const text = (path: string): string => readFileSync(join(import.meta.dirname, "../../..", path), "utf8");

  it.each(LANGUAGES)("is whole in %s", async (language) => {
    const book = (await loadBook(game)) as BookJson;
    const words = [`src/partie/words/common/${language}.ftl`, `src/partie/games/${game}/words/${language}.ftl`];
    const catalog = new Catalog(language, [...words.map(text), ...(await loadTexts(game, language))], complain);
    const told = tellBook(book, catalog); // whatever is missing complains
    expect(told.at(-1)?.name).toBe("table"); // what all games share comes last
    expect(told.flatMap(({ paragraphs }) => paragraphs).filter((each) => each.text === "")).toEqual([]);
    expect(new Set(paragraphsOf(book).map(({ name }) => name)).size).toBe(paragraphsOf(book).length);
  });

  it("has a picture for every moment", async () => {
    const book = (await loadBook(game)) as BookJson;
    const moments = paragraphsOf(book).flatMap(({ moment }) => (moment === undefined ? [] : [String(moment)]));
    const pictures = await loadPictures(game);
    expect(moments.length).toBeGreaterThan(0);
    expect(Object.keys(pictures?.moments ?? {})).toEqual(expect.arrayContaining(moments));
  });
});

it("no handbook is looked for where there is none", async () => {
  expect(existsSync(join(import.meta.dirname, "../../../src/partie/games/nim"))).toBe(false);
  expect(hasBook("nim")).toBe(false);
  expect(await loadBook("nim")).toBeNull();
  expect(await loadPictures("nim")).toBeNull();
});
