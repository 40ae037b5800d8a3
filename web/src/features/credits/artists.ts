/** Somebody who drew icons that a game uses, and which ones; a game's `ICON_CREDITS` is a list of such. */
export interface Artist {
  author: string;
  icons: string[];
}

/** Each author once over all games, with each icon once, both by name. */
export function artistsOf(credits: Artist[]): Artist[] {
  const authors = [...new Set(credits.map(({ author }) => author))].sort((one, other) => one.localeCompare(other));
  return authors.map((author) => ({
    author,
    icons: [...new Set(credits.flatMap((credit) => (credit.author === author ? credit.icons : [])))].sort(),
  }));
}
