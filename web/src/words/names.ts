/** What those at a table are called. Records keep what no language changes; the name is said when it is shown. */
import FIRST from "../../../src/partie/words/bot_names.json";

const BOT = "bot:";

/** Seat letters as a record writes them. */
export function letter(seat: number): string {
  return "ABCDEFGHIJKLMN=*"[seat] ?? "?";
}

/** The level of a bot, as a record writes it; nothing for a person. */
export function levelOf(player: string): string | null {
  return player.startsWith(BOT) ? player.slice(BOT.length) : null;
}

/** Whether a person gave no name: the record has the seat's letter there. */
export function isUnnamed(player: string, seat: number): boolean {
  return player === letter(seat);
}

/** What earlier versions wrote down for a person without a name: words of the language that was spoken then. */
const WRITTEN_OUT = /^(You|Ty|Ja|Já|(Player|Hráč|Gracz) [A-N])$/;

/** Names as a record writes them today: whoever gave none has the seat's letter. */
export function namedNow(players: string[]): string[] {
  return players.map((player, seat) => (WRITTEN_OUT.test(player) ? letter(seat) : player));
}

/** A bot's first name at its seat; nothing for a person, or for a bot that is a measure and no level. */
export function firstName(player: string, seat: number): string | null {
  const names = (FIRST as Readonly<Record<string, readonly string[]>>)[levelOf(player) ?? ""];
  return names?.[seat % names.length] ?? null;
}
