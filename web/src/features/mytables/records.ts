import { dayOf } from "../../model/seating";
import type { KeptTable } from "../../tables/tables";

/** What a saved record is called on a disk. */
export function fileName(table: Pick<KeptTable, "game" | "id" | "created">): string {
  return `partie-${table.game}-${dayOf(new Date(table.created))}-${table.id.slice(0, 4)}.txt`;
}

/** The scores as a score sheet says them: 41 : 38. */
export function scoreOf(scores: number[]): string {
  return scores.join(" : ");
}

/** The seats that came first; nobody if the game's own opponent did. */
export function winners(ranks: number[]): number[] {
  return ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
}
