import type { TableLink } from "../../store/links";
import type { KeptTable } from "../../store/tables";

/** What a file holds. */
export interface Content {
  tables: KeptTable[];
  /** Links to tables that a server keeps, with the secret keys of seats. */
  links: TableLink[];
  /** Small texts of a table, by the table and their kind: what was read, suspected, claimed. */
  notes: Record<string, Record<string, string>>;
  /** Small texts that belong to no table, by their name. */
  others: Record<string, string>;
  /** Null where the file is about tables only. */
  settings: Record<string, unknown> | null;
}
