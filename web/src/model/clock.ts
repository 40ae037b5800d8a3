/** Clocks as a browser tells them: how much is left now, how it is written, and when it is worth a word. */
import type { ClocksJson } from "../wire/clocks";

/** The clocks of a table, and when they were told, by `performance.now`. */
export interface Told {
  clocks: ClocksJson;
  at: number;
}

/** The milliseconds that a seat has left; none where it is not timed. */
export function leftAt({ clocks, at }: Told, seat: number, now: number): number | null {
  const left = clocks.left[seat] ?? null;
  if (left === null || !clocks.running.includes(seat)) return left;
  return left - Math.max(0, now - at);
}

const pad = (number: number): string => String(number).padStart(2, "0");

/** A time to be read at a glance: `4:05`, `1:04:05`. Less than nothing is nothing. */
export function digits(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  const rest = pad(seconds % 60);
  return hours > 0 ? `${hours}:${pad(minutes)}:${rest}` : `${minutes}:${rest}`;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Whole days and hours, where seconds say nothing. */
export function daysAndHours(left: number): { days: number; hours: number } | null {
  if (left < 2 * HOUR) return null;
  return { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) };
}

/** Milliseconds under which somebody is short of time. */
export const LOW = 30_000;

/** When the time of one's own is said aloud, in seconds. */
const SAID = [60, 30, 10];

/** The seconds to be said aloud between two moments, if any. */
export function saidBetween(before: number | null, now: number | null): number | null {
  if (before === null || now === null) return null;
  return SAID.findLast((seconds) => before > seconds * 1000 && now <= seconds * 1000) ?? null;
}

/** The clock of a table as its terms write it. */
export function clockText(kind: "none" | "live" | "days", bank: string, days: string, quiet: boolean): string {
  if (kind === "none") return "";
  if (kind === "live") return `live ${bank}`;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return quiet && zone ? `days ${days} quiet 22-7 ${zone}` : `days ${days}`;
}

/** Whether the clocks must be in sight: somebody is timed, wishes something, or is played for. Else the drawer has them. */
export function isPressing({ clocks }: Told): boolean {
  return clocks.left.some((left) => left !== null) || clocks.votes.length > 0 || clocks.takeovers.length > 0;
}
