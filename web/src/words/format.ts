import type { Language } from "./catalog";

/** Day and time, as people of this language write them. */
export function momentOf(time: number, language: Language): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(time);
}

/** How a count of things reads as bytes: 0.4 MB, 12 MB. */
export function megabytes(bytes: number, language: Language): string {
  const size = bytes / 1_000_000;
  return new Intl.NumberFormat(language, { maximumFractionDigits: size < 10 ? 1 : 0 }).format(size);
}

/** Room on a device, which is mostly counted in gigabytes: 350 MB, 10.7 GB. */
export function roomOf(bytes: number, language: Language): string {
  const [unit, size] = bytes < 1e9 ? ["megabyte", bytes / 1e6] : ["gigabyte", bytes / 1e9];
  return new Intl.NumberFormat(language, { style: "unit", unit, maximumFractionDigits: size < 100 ? 1 : 0 }).format(
    size,
  );
}
