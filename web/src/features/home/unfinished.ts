import type { KeptTable } from "../../tables/tables";

/** The table one would go on with: the last one played that is neither over nor somebody else's record. */
export function unfinished(tables: KeptTable[]): KeptTable[] {
  return tables.filter((table) => !table.over && !table.imported);
}
