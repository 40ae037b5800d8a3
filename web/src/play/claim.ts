/** Two screens must not write to one table: whoever has it open keeps it until it is left, or taken over. */
export async function claim(table: string, steal: boolean, onlost: () => void): Promise<(() => void) | null> {
  if (!("locks" in navigator)) return () => undefined; // Without locks, as in an insecure context, nothing can be guarded.
  return new Promise((resolve) => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((done) => (release = done));
    const options: LockOptions = steal ? { steal: true } : { ifAvailable: true };
    navigator.locks
      .request(`partie-table-${table}`, options, async (lock) => {
        resolve(lock ? release : null);
        if (lock) await held;
      })
      .catch(() => onlost()); // Somebody has taken it over.
  });
}
