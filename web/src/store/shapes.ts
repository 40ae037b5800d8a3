/** Shapes of what is read back, from this browser or from a file: one says what a type is and whether something has it. */
import * as v from "valibot";

/** A number that can be counted with: JSON can write one that is too large for any. */
export const NUMBER = v.pipe(v.number(), v.finite());

/** The name of a table, as it may stand in an address. */
export const ID = v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/));

/** Values by their names; a list is none. */
export const byName = <Of extends v.GenericSchema>(of: Of) =>
  v.pipe(
    v.unknown(),
    v.check((found) => !Array.isArray(found)),
    v.record(v.string(), of),
  );
