/** What a file holds, and whether some JSON is that. What its tables say is checked by the rules; here only that they can be asked. */
import * as v from "valibot";
import { TABLE_LINK } from "../../store/links";
import { byName } from "../../store/shapes";
import { KEPT_TABLE } from "../../store/tables";

const TEXTS = byName(v.string());

const CONTENT = v.object({
  tables: v.pipe(
    v.array(KEPT_TABLE),
    v.check((tables) => new Set(tables.map(({ id }) => id)).size === tables.length),
  ),
  /** Links to tables that a server keeps, with the secret keys of seats. */
  links: v.array(TABLE_LINK),
  /** Small texts of a table, by the table and their kind: what was read, suspected, claimed. */
  notes: byName(TEXTS),
  /** Small texts that belong to no table, by their name. */
  others: v.pipe(
    TEXTS,
    v.check((others) => Object.keys(others).every((name) => name.startsWith("partie."))),
  ),
  /** Null where the file is about tables only. */
  settings: v.nullable(byName(v.unknown())),
});
export type Content = v.InferOutput<typeof CONTENT>;

export function isContent(found: unknown): found is Content {
  return v.is(CONTENT, found);
}
