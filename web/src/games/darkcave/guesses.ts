/** What a person suspects of the others: from blue (−2) to yellow (2). Kept in this browser, for this seat alone. */
export type Guesses = Record<string, number>;

const nameOf = (table: string, viewer: number): string => `partie.darkcave.${table}.${viewer}`;

export function readGuesses(table: string, viewer: number): Guesses {
  try {
    return JSON.parse(localStorage.getItem(nameOf(table, viewer)) ?? "{}") as Guesses;
  } catch {
    return {}; // a browser that keeps nothing, or something that nobody wrote here
  }
}

export function keepGuesses(table: string, viewer: number, guesses: Guesses): void {
  try {
    localStorage.setItem(nameOf(table, viewer), JSON.stringify(guesses));
  } catch {
    // Where nothing can be kept, a guess lasts as long as the page.
  }
}
