/**
 * The luck of a record, worked out once more by the browser itself: nothing here asks the engine, so that the two can be
 * compared. It needs a page from a safe address; elsewhere browsers keep their cryptography to themselves.
 */

const text = new TextEncoder();

/** Whether this browser can work it out here. */
export function canReckon(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function joined(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** What is shown before the first card: the seed's SHA-256. */
export async function commitmentTo(seed: string): Promise<string> {
  return `sha256:${hex(await sha256(text.encode(seed)))}`;
}

/** The key of the deal: seed and players' words, each with its length before it. */
export async function keyOf(seed: string, words: string[]): Promise<Uint8Array<ArrayBuffer>> {
  const lines = ["partie luck 1", seed, ...words].map((line) => text.encode(line));
  return sha256(joined(lines.flatMap((line) => [text.encode(`${line.length}:`), line])));
}

/** The number drawn for a question, in hexadecimal. */
export async function drawnFor(key: Uint8Array, question: number): Promise<string> {
  const number = new Uint8Array(8);
  new DataView(number.buffer).setBigUint64(0, BigInt(question));
  return hex(await sha256(joined([key, number])));
}
