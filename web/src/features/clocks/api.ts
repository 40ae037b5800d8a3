/** What people at a table wish about its clocks, its pauses and its end. A refusal is a `Refused`. */
import { ask } from "../../server/ask";
import type { Wish } from "../../wire/clocks";

export async function wish(table: string, wished: Wish): Promise<void> {
  await ask("POST", `tables/${encodeURIComponent(table)}/wishes`, wished);
}
