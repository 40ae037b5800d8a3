/** A game's handbook as its files write it, and the ways into it. */

/** One rule or a few that belong together, and everything that leads there. */
export interface ParagraphJson {
  name: string;
  rules?: string[];
  /** Keys of messages that lead here; one that ends with a star stands for all that begin so. */
  explains?: string[];
  cards?: string[];
  /** A picture: the example game after this many questions. */
  moment?: number;
  /** Whether the score sheet of that moment is shown. */
  sheet?: boolean;
  /** Whether it is a question with its answer. */
  asks?: boolean;
}

export interface ChapterJson {
  name: string;
  paragraphs: ParagraphJson[];
}

export interface BookJson {
  chapters: ChapterJson[];
}

const ANY = "*";

/** Every paragraph, in order. */
export function paragraphsOf(book: BookJson): ParagraphJson[] {
  return book.chapters.flatMap(({ paragraphs }) => paragraphs);
}

/** How much of a key a pattern says, or nothing if it does not fit; a whole key is more than the same with any ending. */
function weight(pattern: string, key: string): number {
  if (!pattern.endsWith(ANY)) return pattern === key ? key.length + 1 : 0;
  const head = pattern.slice(0, -ANY.length);
  return key.startsWith(head) ? head.length + 0.5 : 0;
}

/** The name of the paragraph that explains a message: the one with the longest pattern that fits its key. */
export function paragraphFor(book: BookJson, key: string): string | null {
  let found: string | null = null;
  let most = 0;
  for (const { name, explains = [] } of paragraphsOf(book)) {
    for (const pattern of explains) {
      const says = weight(pattern, key);
      if (says > most) [found, most] = [name, says];
    }
  }
  return found;
}
