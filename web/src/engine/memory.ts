/**
 * The engine's memory right after it has started, kept in this browser: with it the next visit need not start Python
 * again. It belongs to exactly the files it was made from; where nothing can be kept, every visit starts from nothing.
 */

/** Which files the engine is made of; the build knows it. */
declare const ENGINE_STAMP: string;

const CACHE = "partie-engine-memory";
const KEY = `/engine-memory/${ENGINE_STAMP}`;

function isKept(): boolean {
  return "caches" in self;
}

/** The memory of an earlier visit, if there is one of these files. */
export async function keptMemory(): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!isKept()) return null;
  try {
    const found = await (await caches.open(CACHE)).match(KEY);
    return found ? new Uint8Array(await found.arrayBuffer()) : null;
  } catch {
    return null; // A browser that forbids it keeps nothing.
  }
}

/** Keep a memory, and none of other files. */
export async function keepMemory(memory: Uint8Array<ArrayBuffer>): Promise<void> {
  if (!isKept()) return;
  try {
    await forgetMemories();
    await (await caches.open(CACHE)).put(KEY, new Response(memory));
  } catch {
    // There may be no room for it: the next visit starts from nothing.
  }
}

export async function forgetMemories(): Promise<void> {
  await caches.delete(CACHE);
}
