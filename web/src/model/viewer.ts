import { personsOf } from "./seating";
import { letter } from "../words/names";

/** Whose eyes a replay is seen through: a seat's, an onlooker's, or nobody's, which see every card. */
export type Viewer = number | null;

/** Sees what lies open to everybody, and nothing else. */
export const ONLOOKER = 14;

/** What says whose eyes a table may be looked at through. */
interface Sat {
  over: boolean;
  imported: boolean;
  players: string[];
  bots: string[];
  persons?: number[];
}

/**
 * Whose eyes a table may be looked at through, the usual ones first. Once it is over, everybody's. Before that only those
 * of the one person who plays it; where several persons share the screen, none of them may look through another's.
 */
export function allowedViewers(table: Sat): Viewer[] {
  if (table.over || table.imported) return [null, ...table.players.map((_, seat) => seat)];
  const [only, ...others] = personsOf(table);
  return [only === undefined || others.length > 0 ? ONLOOKER : only];
}

/** How an address names eyes. */
export function viewerText(viewer: Viewer): string {
  return viewer === null ? "all" : letter(viewer);
}

/** The eyes an address asks for, if they are allowed; else the usual ones. */
export function viewerIn(text: string | null, allowed: Viewer[]): Viewer {
  const found = allowed.findIndex((viewer) => viewerText(viewer) === text);
  const viewer = allowed[Math.max(found, 0)];
  return viewer === undefined ? ONLOOKER : viewer;
}
