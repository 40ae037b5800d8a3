/** Milliseconds to wait for a table that is just being left, as by the page that was here before a reload. */
const LEAVING = 1_000;

/** Two screens must not write to one table: whoever has it open keeps it until it is left, or taken over. */
export async function claim(table: string, steal: boolean, onlost: () => void): Promise<(() => void) | null> {
  if (!("locks" in navigator)) return () => undefined; // Without locks, as in an insecure context, nothing can be guarded.
  return new Promise((resolve) => {
    let release: () => void = () => undefined;
    let isHeld = false;
    const held = new Promise<void>((done) => (release = done));
    const options: LockOptions = steal ? { steal: true } : { signal: AbortSignal.timeout(LEAVING) };
    navigator.locks
      .request(`partie-table-${table}`, options, () => {
        isHeld = true;
        resolve(release);
        return held;
      })
      .catch(() => (isHeld ? onlost() : resolve(null))); // Somebody has taken it over, or has it and keeps it.
  });
}
