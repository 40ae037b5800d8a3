/** Whether the browser may clear what is kept here when the device runs out of room, and how much of it there is. */

const ASKED = "partie.asked";
/** Milliseconds after which a browser that refused is asked again: some agree once a site is visited often. */
const WEEK = 7 * 24 * 3600 * 1000;

export interface Room {
  /** Nothing is cleared unless a person does it; null where the browser does not say. */
  isLasting: boolean | null;
  /** Bytes. */
  used: number | null;
  /** Bytes that the browser would let the site have. */
  most: number | null;
}

/** How things are kept here. */
export async function roomHere(): Promise<Room> {
  const storage = navigator.storage as StorageManager | undefined; // missing where the connection is not secure
  const [isLasting, estimate] = await Promise.all([storage?.persisted?.(), storage?.estimate?.()]);
  return { isLasting: isLasting ?? null, used: estimate?.usage ?? null, most: estimate?.quota ?? null };
}

/** Ask the browser to clear nothing by itself; whether it agrees. */
export async function askToLast(): Promise<boolean> {
  return (await (navigator.storage as StorageManager | undefined)?.persist?.()) ?? false;
}

let isAsked = false;

/** The same in passing, once there is something to lose: at most once in a visit, and once in a week. */
export async function askInPassing(now: number = Date.now()): Promise<void> {
  if (isAsked) return;
  isAsked = true;
  try {
    if (now - Number(localStorage.getItem(ASKED) ?? 0) < WEEK || (await roomHere()).isLasting !== false) return;
    localStorage.setItem(ASKED, String(now));
    await askToLast();
  } catch {
    // A browser that cannot be asked keeps things as it likes: the settings say so.
  }
}
