/** A table late in a game: bots have played it in CPython, and somebody sits down in the browser to play on. */
import { execFileSync } from "node:child_process";
import type { Page } from "playwright-core";
import { PATIENCE } from "./person";

export interface Late {
  game: string;
  seats: number;
  /** The bots that have played, and play on in all seats but the first. */
  bot: string;
  seed: string;
  /** How many answers of the first seat are left. */
  left: number;
}

const PLAY = `
import json, sys
from partie.table.door import Door
game, seats, bot, seed, left = sys.argv[1], int(sys.argv[2]), sys.argv[3], sys.argv[4], int(sys.argv[5])
players = ["Ana", *[f"bot:{bot}"] * (seats - 1)]
door = Door()
door.open({"game": game, "players": players, "bots": [bot] * seats, "settings": {}, "salt": [], "headers": {}}, seed)
records, answers = [], 0
while not (status := door.status())["over"]:
    if status["waiting"][0] == 0 and door.snapshot(0)["asked"]["part"] == 0:
        records.append((door.record(), answers, status["question"]))
    door.bot(f"luck {answers}")
    answers += 1
record, answers, question = records[-left]
print(json.dumps({"record": record, "answers": answers, "question": question, "players": players}))
`;

/** Sit down at such a table; how many answers were given there before. */
export async function sitLate(page: Page, url: string, { game, seats, bot, seed, left }: Late): Promise<number> {
  const python = process.env["PYTHON"] ?? "python";
  const out = execFileSync(python, ["-c", PLAY, game, String(seats), bot, seed, String(left)], { encoding: "utf8" });
  const { record, answers, question, players } = JSON.parse(out) as {
    record: string;
    answers: number;
    question: number;
    players: string[];
  };
  const id = `late-${game}`;
  await page.goto(url);
  await page.locator("a[href^='#/new/']").first().waitFor({ timeout: PATIENCE });
  await page.evaluate(
    (table) =>
      new Promise<void>((resolve, reject) => {
        const asked = indexedDB.open("partie", 1);
        asked.onupgradeneeded = () =>
          asked.result.createObjectStore("tables", { keyPath: "id" }).createIndex("changed", "changed");
        asked.onerror = () => reject(asked.error);
        asked.onsuccess = () => {
          const put = asked.result.transaction("tables", "readwrite").objectStore("tables").put(table);
          put.onerror = () => reject(put.error);
          put.onsuccess = () => {
            asked.result.close();
            resolve();
          };
        };
      }),
    {
      ...{ id, game, players, seed, record, question, settings: {}, created: 1, changed: 1, imported: false },
      ...{ bots: players.map((_, seat) => (seat === 0 ? "" : bot)), over: false, scores: [], ranks: [] },
    },
  );
  await page.goto(`${url}#/table/${id}`);
  await page.locator(".prompt[data-mine]").waitFor({ timeout: PATIENCE });
  return answers;
}

/** The largest cave that a hundred games of bots have made at this moment: 31 cards after some 250 answers. */
export const LARGEST_CAVE: Late = { game: "darkcave", seats: 8, bot: "apprentice", seed: "58", left: 8 };
