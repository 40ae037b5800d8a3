/** What can be asked of a server about quick matches. A refusal is a `Refused`. */
import { askJson } from "../../server/ask";
import type { MatchTold, MatchWish } from "../../wire/rating";

export type { MatchTold };

export const matching = {
  wait: (wish: MatchWish): Promise<MatchTold> => askJson("POST", "match", wish),
  /** I am still here: how do I stand? Whoever does not ask for some seconds is taken for gone. */
  still: (): Promise<MatchTold> => askJson("PUT", "match"),
  giveUp: (): Promise<MatchTold> => askJson("DELETE", "match"),
};
