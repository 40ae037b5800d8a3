import { nameAt } from "../../model/seats";
import type { TableCard } from "../../wire/online";
import { Speech } from "../../words/catalog";

/** What those at a table are called in the reader's language; nothing for a seat that is still free. */
export function seatNames(card: Pick<TableCard, "players">, { catalog }: Speech): string[] {
  const names = card.players.map(nameAt);
  const speech = new Speech(catalog, names);
  return names.map((name, seat) => (name ? speech.seat(seat) : ""));
}
