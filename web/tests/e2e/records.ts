import { execFileSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect } from "vitest";

interface Kept {
  id: string;
  record: string;
  over: boolean;
}

/** What this browser keeps of a table. */
export async function keptTable(page: Page, id?: string): Promise<Kept> {
  const found = await page.evaluate(
    () =>
      new Promise<Kept[]>((resolve, reject) => {
        const asked = indexedDB.open("partie");
        asked.onerror = () => reject(asked.error);
        asked.onsuccess = () => {
          const all = asked.result.transaction("tables").objectStore("tables").getAll();
          all.onsuccess = () => resolve(all.result as Kept[]);
        };
      }),
  );
  const kept = id ? found.find((table) => table.id === id) : found.at(-1);
  if (!kept) throw new Error("no table is kept");
  return kept;
}

/** The table whose address the page shows. */
export function tableId(page: Page): string {
  const id = /#\/(?:table|replay|check)\/([^?]+)/.exec(page.url())?.[1];
  if (!id) throw new Error(`no table at ${page.url()}`);
  return id;
}

/** CPython's opinion of a record: it plays every answer again and compares the digest of the last position. */
export function verified(record: string): { accepted: boolean; checks: Record<string, string> } {
  const file = join(mkdtempSync(join(tmpdir(), "partie-")), "record.txt");
  writeFileSync(file, record);
  const python = process.env["PYTHON"] ?? "python";
  let out: string;
  try {
    out = execFileSync(python, ["-m", "partie", "verify", file, "--json"], { encoding: "utf8" });
  } catch (error) {
    out = (error as { stdout: string }).stdout; // A record that is refused ends the command with 1.
  }
  const told = JSON.parse(out) as { accepted: boolean; records: { checks: { name: string; verdict: string }[] }[] };
  const checks = told.records[0]?.checks ?? [];
  return { accepted: told.accepted, checks: Object.fromEntries(checks.map(({ name, verdict }) => [name, verdict])) };
}

const GOOD = { seal: "good", game: "good", play: "good", result: "good", commitment: "good", deal: "good" };

/** The game at this table is over, and CPython finds nothing wrong with what is kept of it. */
export async function expectVerified(page: Page): Promise<void> {
  const kept = await keptTable(page, tableId(page));
  expect(kept.over).toBe(true);
  expect(verified(kept.record)).toEqual({ accepted: true, checks: GOOD });
}
