/** What can be asked of a server about answers that are given before one is asked. A refusal is a `Refused`. */
import { askJson } from "../../server/ask";
import type { AheadCard, StandingOrder } from "../../wire/ahead";

export type { AheadCard, AheadKind, StandingOrder } from "../../wire/ahead";

const pathOf = (table: string, seat: number): string => `tables/${encodeURIComponent(table)}/seats/${seat}/ahead`;

export const premoves = {
  /** What may be said ahead for a seat, and what is. */
  find: (table: string, seat: number): Promise<AheadCard> => askJson("GET", pathOf(table, seat)),
  order: (table: string, seat: number, order: StandingOrder): Promise<AheadCard> =>
    askJson("PUT", pathOf(table, seat), order),
};
