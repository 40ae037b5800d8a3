import { execFileSync } from "node:child_process";
import { join } from "node:path";
import type { Page } from "playwright-core";

/** Lay a table on this browser's shelf at which seat A is asked a question in the turn of another seat; its address. */
export async function prepare(page: Page, game: string, seats: number, question: string): Promise<string> {
  const python = process.env["PYTHON"] ?? "python";
  const script = join(import.meta.dirname, "prepare.py");
  const kept = execFileSync(python, [script, game, String(seats), question], { encoding: "utf8" });
  return page.evaluate(
    (table) =>
      new Promise<string>((resolve, reject) => {
        const asked = indexedDB.open("partie");
        asked.onerror = () => reject(asked.error);
        asked.onsuccess = () => {
          const change = asked.result.transaction("tables", "readwrite");
          change.objectStore("tables").put(table);
          change.oncomplete = () => {
            asked.result.close();
            resolve(`#/table/${table.id}`);
          };
        };
      }),
    JSON.parse(kept) as { id: string },
  );
}
