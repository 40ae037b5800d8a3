/** What every screen asks of a view: whose eyes look, in which order the seats stand, whether a card lies face down. */
import type { SeatCard } from "../wire/online";
import type { Snapshot } from "../wire/types";

type Looked = Pick<Snapshot, "viewer" | "players">;

/** Whether only the back of a card can be seen. */
export function isHidden(code: string): boolean {
  return code.startsWith("?");
}

/** Whether whoever looks has a seat; an onlooker has none. */
export function isSeated({ viewer, players }: Looked): boolean {
  return viewer < players.length;
}

/** The seat whose things lie nearest: the viewer's own; onlookers sit behind the first one. */
export function mineOf(snapshot: Looked): number {
  return isSeated(snapshot) ? snapshot.viewer : 0;
}

/** The seats in their order, from the nearest one on. */
export function seatsFrom(snapshot: Looked): number[] {
  const mine = mineOf(snapshot);
  return snapshot.players.map((_, i) => (mine + i) % snapshot.players.length);
}

/** Who sits at a seat of a server's table, as a record would write it; nothing for a seat that is still free. */
export function nameAt({ name, bot }: SeatCard): string {
  return name || (bot ? `bot:${bot}` : "");
}
