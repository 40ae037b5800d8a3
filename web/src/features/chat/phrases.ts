import { key } from "../../words/catalog";

/** Sentences that can be said at any table, in the order in which they are offered. The server has the same list. */
export const PHRASES = [
  key("talk-say-hello"),
  key("talk-say-luck"),
  key("talk-say-thanks"),
  key("talk-say-welcome"),
  key("talk-say-sorry"),
  key("talk-say-yes"),
  key("talk-say-no"),
  key("talk-say-moment"),
  key("talk-say-back"),
  key("talk-say-thinking"),
  key("talk-say-slip"),
  key("talk-say-close"),
  key("talk-say-good-game"),
  key("talk-say-again"),
  key("talk-say-bye"),
];

/** Sentences about whoever sits at a seat. */
export const ABOUT_SEATS = [key("talk-say-your-turn"), key("talk-say-nice-move"), key("talk-say-leading")];

/** Sentences about a card. */
export const ABOUT_CARDS = [key("talk-say-nice-card"), key("talk-say-want-card"), key("talk-say-fear-card")];
