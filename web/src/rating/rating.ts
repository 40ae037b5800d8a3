/** What can be asked of a server about quick matches and one's own history. A refusal is a `Refused`. */
import { ask } from "../session/asking";
import type { History, MatchTold, MatchWish, RatingPoint, RatingShown } from "../wire/rating";

export type { History, MatchTold, MatchWish, RatingPoint };

async function asked<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await ask(method, path, body)).json()) as T;
}

export const matching = {
  wait: (wish: MatchWish): Promise<MatchTold> => asked("POST", "match", wish),
  /** I am still here: how do I stand? Whoever does not ask for some seconds is taken for gone. */
  still: (): Promise<MatchTold> => asked("PUT", "match"),
  giveUp: (): Promise<MatchTold> => asked("DELETE", "match"),
};

export const history = {
  /** My history; the tables are those below this number, or the newest. */
  read: (before?: number): Promise<History> =>
    asked("GET", before === undefined ? "me/history" : `me/history?before=${before}`),
  async hide(hides: boolean): Promise<void> {
    const shown: RatingShown = { hides };
    await ask("PUT", "me/rating", shown);
  },
};

/** The file of a record that whoever sat there may have. */
export const recordLink = (table: string, seat: number): string =>
  new URL(`api/tables/${encodeURIComponent(table)}/record?seat=${seat}`, document.baseURI).href;

/** A line of ratings on a picture of this size, and the band of their doubt around it, as points of SVG shapes. */
export function drawn(line: readonly RatingPoint[], width: number, height: number): { line: string; band: string } {
  const highest = Math.max(...line.map(({ points, doubt }) => points + doubt));
  const lowest = Math.min(...line.map(({ points, doubt }) => points - doubt));
  const x = (at: number): number => (line.length === 1 ? width / 2 : (at * width) / (line.length - 1));
  const y = (points: number): number => height - ((points - lowest) * height) / Math.max(1, highest - lowest);
  const path = (of: (point: RatingPoint) => number): string[] =>
    line.map((point, at) => `${x(at).toFixed(1)},${y(of(point)).toFixed(1)}`);
  return {
    line: path(({ points }) => points).join(" "),
    band: [
      ...path(({ points, doubt }) => points + doubt),
      ...path(({ points, doubt }) => points - doubt).reverse(),
    ].join(" "),
  };
}
