/**
 * A record inside an address: compressed, in letters that an address may hold. Such a link works in any browser; no
 * server keeps anything, and what stands behind the # is not even sent to one.
 */

/** Longer than any game of ours; a link that swells to more than this is not read to its end. */
const MOST = 1_000_000;

/** A record as an address carries it. */
export async function packRecord(record: string): Promise<string> {
  const packed = new Blob([record]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The record that an address carries; null if it was cut or changed on its way. */
export async function unpackRecord(text: string): Promise<string | null> {
  try {
    const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    return await readUpTo(stream.getReader(), MOST);
  } catch {
    return null;
  }
}

async function readUpTo(reader: ReadableStreamDefaultReader<Uint8Array>, most: number): Promise<string | null> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
    if (text.length > most) {
      await reader.cancel();
      return null;
    }
  }
}
