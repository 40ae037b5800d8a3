/** How far each seat at this screen has read the log of a table: kept, so that a closed tab forgets nothing. */
const key = (table: string): string => `partie.read.${table}`;

export function readSoFar(table: string): Map<number, number> {
  try {
    const kept = JSON.parse(localStorage.getItem(key(table)) ?? "[]") as [number, number][];
    return new Map(kept);
  } catch {
    return new Map(); // A browser that keeps nothing, or keeps nonsense.
  }
}

export function keepRead(table: string, read: ReadonlyMap<number, number>): void {
  try {
    localStorage.setItem(key(table), JSON.stringify([...read]));
  } catch {
    // Known for this visit only.
  }
}

export function forgetRead(table: string): void {
  try {
    localStorage.removeItem(key(table));
  } catch {
    // Nothing was kept.
  }
}
