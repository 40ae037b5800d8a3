/** A table that can do nothing but be played at. */
import type { Can } from "../../src/tables/table";

export const CANNOT: Can = {
  learning: null,
  lesson: null,
  claims: null,
  talk: null,
  others: null,
  clocks: null,
  older: null,
  connection: null,
  next: null,
  record: { isOpenAt: () => false, mayMove: false },
};
