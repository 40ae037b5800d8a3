// Made by `python -m tools.typescript web/src/wire`. Do not edit.

import type { Message } from "./types";

/** An answer that can be said ahead, as a record writes it and in words. */
export interface AheadAnswer {
  text: string;
  says: Message;
}

/** A kind of question that can be answered ahead, how it is asked, and the answers that a screen offers. */
export interface AheadKind {
  question: string;
  prompt: Message;
  answers: AheadAnswer[];
}

/**
 * What is answered to a kind of question: the first of `texts` that is legal. Without texts, nothing any more.
 *
 * `lasts` `once`, `round` (until the end of this round) or `always` (until something else is said)
 * `away`  whether it is also given while its person does not have the table open; the others can tell then
 */
export interface StandingOrder {
  question: string;
  texts: string[];
  lasts: string;
  away: boolean;
}

/** What a seat can say ahead, and what it has said. */
export interface AheadCard {
  kinds: AheadKind[];
  orders: StandingOrder[];
}
