/**
 * One file with everything that a browser keeps, or with one table that goes on elsewhere. It is JSON, so that anybody can
 * read it, and is compressed by gzip when it is saved. The checksum finds damage; it does not prove who wrote the file.
 */
import { isContent, type Content } from "./content";

/** The version of the format. It rises when an older Partie could not read the file any more. */
export const FORMAT = 1;
const NAME = "partie-backup";

/** Longer than all games of a lifetime; what swells to more is not read to its end. */
const MOST = 200_000_000;

/** Why a file cannot be used: it is something else, a record, damaged, or written by a newer Partie. */
export type Fault = "other" | "record" | "damaged" | "newer";

/** JSON that is the same whoever writes it: keys in order, no spaces. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((each: unknown) => canonical(each ?? null)).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value as Record<string, unknown>).filter(([, each]) => each !== undefined);
  const sorted = entries.sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${sorted.map(([name, each]) => `${JSON.stringify(name)}:${canonical(each)}`).join(",")}}`;
}

/** CRC-32 of a text in UTF-8, as eight digits. Unlike a hash, it needs no secure connection. */
export function checksum(text: string): string {
  let sum = 0xffffffff;
  for (const byte of new TextEncoder().encode(text)) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ((sum ^ 0xffffffff) >>> 0).toString(16).padStart(8, "0");
}

/** A file as text. */
export function writeText(content: Content, made: Date, site: string): string {
  const about = { made: made.toISOString(), site, checksum: checksum(canonical(content)) };
  return JSON.stringify({ [NAME]: FORMAT, ...about, content });
}

/** A file as it is saved. */
export async function compressed(text: string): Promise<Blob> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));
  return new Blob([await new Response(stream).arrayBuffer()], { type: "application/gzip" });
}

/** The text of a file, compressed or not; null if it is no text, or far too long. */
export async function textOf(file: Blob): Promise<string | null> {
  try {
    const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
    const isPacked = first === 0x1f && second === 0x8b;
    const stream = isPacked ? file.stream().pipeThrough(new DecompressionStream("gzip")) : file.stream();
    return await readUpTo(stream.getReader());
  } catch {
    return null;
  }
}

async function readUpTo(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<string | null> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const parts: string[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return parts.join("") + decoder.decode();
    parts.push(decoder.decode(value, { stream: true }));
    length += value.byteLength;
    if (length > MOST) {
      await reader.cancel();
      return null;
    }
  }
}

/** Whether a file claims to be one of ours, whatever became of it. */
export function isBackup(text: string): boolean {
  return new RegExp(`^\\uFEFF?\\s*\\{\\s*"${NAME}"`).test(text);
}

/** What a file holds, or why it cannot be used. */
export function readText(text: string | null): Content | Fault {
  if (text === null) return "damaged"; // it began as ours do and broke off, or was no text
  if (/^\uFEFF?\s*\[partie "/.test(text)) return "record";
  let file: unknown;
  try {
    file = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return isBackup(text) ? "damaged" : "other";
  }
  if (typeof file !== "object" || file === null || !(NAME in file)) return "other";
  const { [NAME]: format, checksum: sum, content } = file as Record<string, unknown>;
  if (typeof format === "number" && format > FORMAT) return "newer";
  if (format !== FORMAT || typeof content !== "object" || content === null) return "damaged";
  if (sum !== checksum(canonical(content)) || !isContent(content)) return "damaged";
  return content;
}
