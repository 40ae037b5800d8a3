/** Which rules somebody was told here, of which games. */

/** What somebody was told of a game: at which table they learn it, and which questions they know. */
export interface Known {
  /** The first table of this game; nothing where it was played before anybody noted that. */
  table: string;
  questions: string[];
}

const KEY = "partie.learned";

/** What is known of every game. */
export function noted(): Record<string, Known> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Known>;
  } catch {
    return {}; // a browser that keeps nothing, or something that nobody wrote here
  }
}

export function note(game: string, known: Known): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...noted(), [game]: known }));
  } catch {
    // Told again next time.
  }
}

/** Tell all rules again, of every game. */
export function forgetQuestions(): void {
  for (const [game, known] of Object.entries(noted())) note(game, { ...known, questions: [] });
}
