/** Bots as people at the table: a word of their level now and then. */
import { key } from "../words/catalog";
import { levelOf } from "../words/names";

/** What a level says now and then. */
const REMARKS: Readonly<Record<string, readonly string[]>> = {
  newcomer: [key("remark-newcomer-1"), key("remark-newcomer-2"), key("remark-newcomer-3")],
  apprentice: [key("remark-apprentice-1"), key("remark-apprentice-2"), key("remark-apprentice-3")],
  regular: [key("remark-regular-1"), key("remark-regular-2"), key("remark-regular-3")],
  expert: [key("remark-expert-1"), key("remark-expert-2"), key("remark-expert-3")],
  master: [key("remark-master-1"), key("remark-master-2"), key("remark-master-3")],
};

/** A bot speaks at one question out of this many. */
const SELDOM = 29;

/** What a bot says at a question, if anything: always the same there, so that looking again changes nothing. */
export function remarkOf(player: string, seat: number, question: number): string | null {
  const remarks = REMARKS[levelOf(player) ?? ""];
  if (!remarks || (question * 7 + seat * 5) % SELDOM !== 0) return null;
  return remarks[(question + seat) % remarks.length] ?? null;
}
