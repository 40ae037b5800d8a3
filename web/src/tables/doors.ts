import { engine, mind } from "../engine/engine.svelte";
import { settings } from "../store/settings.svelte";
import { LocalTables } from "./local/tables";
import type { Tables } from "./tables";

/** The tables of this device. */
export const tables: Tables = new LocalTables(engine, mind, { milliseconds: () => settings.values.pace });
