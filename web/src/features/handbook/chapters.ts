import type { Catalog } from "../../words/catalog";
import type { BookJson, ParagraphJson } from "./book";
import { plainOf } from "./emphasis";

/** A paragraph in the reader's language; `question` is empty unless it asks one. */
export interface Paragraph extends ParagraphJson {
  question: string;
  text: string;
}

export interface Chapter {
  name: string;
  heading: string;
  paragraphs: Paragraph[];
}

/** A whole handbook in one language. */
export function tellBook(book: BookJson, catalog: Catalog): Chapter[] {
  return book.chapters.map(({ name, paragraphs }) => ({
    name,
    heading: catalog.say(`chapter-${name}`),
    paragraphs: paragraphs.map((each) => ({
      ...each,
      question: each.asks ? catalog.say(`ask-${each.name}`) : "",
      text: catalog.say(`handbook-${each.name}`),
    })),
  }));
}

/** What of the handbook fits, chapter by chapter; a chapter's heading fits for all of it. */
export function found(
  chapters: Chapter[],
  fits: (text: string) => boolean,
  cardName: (code: string) => string,
): Chapter[] {
  const tells = (chapter: Chapter, { question, text, rules = [], cards = [] }: Paragraph): string =>
    [chapter.heading, question, plainOf(text), ...rules, ...cards.map(cardName)].join(" ");
  return chapters
    .map((chapter) => ({ ...chapter, paragraphs: chapter.paragraphs.filter((each) => fits(tells(chapter, each))) }))
    .filter(({ paragraphs }) => paragraphs.length > 0);
}
