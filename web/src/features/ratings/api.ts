/** What can be asked of a server about one's own history. A refusal is a `Refused`. */
import { ask, askJson } from "../../server/ask";
import type { History, RatingPoint, RatingShown } from "../../wire/rating";

export type { History, RatingPoint };

export const history = {
  /** My history; the tables are those below this number, or the newest. */
  read: (before?: number): Promise<History> =>
    askJson("GET", before === undefined ? "me/history" : `me/history?before=${before}`),
  async hide(hides: boolean): Promise<void> {
    const shown: RatingShown = { hides };
    await ask("PUT", "me/rating", shown);
  },
};

/** The file of a record that whoever sat there may have. */
export const recordLink = (table: string, seat: number): string =>
  new URL(`api/tables/${encodeURIComponent(table)}/record?seat=${seat}`, document.baseURI).href;
