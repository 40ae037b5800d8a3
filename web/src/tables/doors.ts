/** The doors to all tables: nothing else in the client names both those of this device and those of a server. */
import { engine, mind } from "../engine/engine.svelte";
import { settings } from "../store/settings.svelte";
import { LocalTables } from "./local/tables";
import type { Table } from "./table";
import type { Arrival, Tables } from "./tables";

export { served } from "./served/tables";

/** The tables of this device. */
export const tables: Tables = new LocalTables(engine, mind, { milliseconds: () => settings.values.pace });

/** What leads to one table: how one sits down there, and what stands in the way. */
export interface Door {
  /** The table behind it. */
  readonly id: string;
  /** The rules on their way to this device, where nobody can sit down without them; null where nobody waits for them. */
  readonly arrival: Arrival | null;
  /** Whether it is kept here: what went wrong there can be told with its record. */
  readonly isKept: boolean;
  /** Sit down, and take the table over from wherever else it is open if asked to; rejects with `NoSeat`. */
  sit(takesOver: boolean): Promise<Table>;
}

/** A door to each kind of table; whoever goes through it need not know which kind it is. */
export const doors = {
  /** To a table of this device. */
  here: (id: string): Door => ({
    id,
    arrival: tables.arrival,
    isKept: true,
    sit: (takesOver) => tables.sit(id, takesOver),
  }),
  /** To a table of a server: `open` has it, for it may be open already. */
  served: (id: string, open: () => Table): Door => ({
    id,
    arrival: null,
    isKept: false,
    sit: async () => open(),
  }),
};
