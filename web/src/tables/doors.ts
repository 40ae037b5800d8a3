/** The doors to all tables: nothing else in the client names both those of this device and those of a server. */
import { engine, mind } from "../engine/engine.svelte";
import { settings } from "../store/settings.svelte";
import { LocalTables } from "./local/tables";
import type { Tables } from "./tables";

export { served } from "./served/tables";

/** The tables of this device. */
export const tables: Tables = new LocalTables(engine, mind, { milliseconds: () => settings.values.pace });
