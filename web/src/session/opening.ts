import { engine } from "../engine/engine.svelte";
import { settings } from "../settings.svelte";
import type { Seating } from "../wire/types";
import { LocalSession } from "./local";

/** Open a table and keep it; its id. Whoever goes there sits down by themselves. */
export async function openTable(seating: Seating): Promise<string> {
  const session = await LocalSession.open(engine, seating, { milliseconds: () => settings.values.pace });
  session.leave();
  return session.id;
}
