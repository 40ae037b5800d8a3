/** A table on its way to another device: as a link that carries all of it, and as a code where a camera can read that. */
import { packRecord, unpackRecord } from "../../browser/packing";

/** The most letters of which a code is made: with more, its dots are too small for a camera that sees a screen. */
const CODE = 1800;
/** From this length on, some apps cut a link. */
const LONG = 4000;

export interface Way {
  link: string;
  fitsCode: boolean;
  isLong: boolean;
}

/** The address that opens a table elsewhere. What stands behind the # is sent to no server. */
export async function wayOf(text: string): Promise<Way> {
  const link = new URL(`#/arrive/${await packRecord(text)}`, location.href).href;
  return { link, fitsCode: link.length <= CODE, isLong: link.length > LONG };
}

/** What a link carries; null if it was cut or changed on its way. */
export function carried(packed: string): Promise<string | null> {
  return unpackRecord(packed);
}
