import type { Broken } from "../wire/types";

/** A table refused, or a server, and says why. */
export class Refused extends Error {
  constructor(readonly broken: Broken) {
    super(broken.kind);
  }
}
