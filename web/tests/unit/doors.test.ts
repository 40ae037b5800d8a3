/** What no file may know: nothing outside a game's folder names a game. */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, it } from "vitest";
import { GAMES } from "../../src/wire/games";

const SRC = join(import.meta.dirname, "../../src");

function sources(): string[] {
  return readdirSync(SRC, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile() && /\.(ts|svelte|ftl|css)$/.test(each.name))
    .map((each) => relative(SRC, join(each.parentPath, each.name)));
}

const text = (path: string): string => readFileSync(join(SRC, path), "utf8");

it("only a game's own folder names it", () => {
  const names = [...GAMES.map(({ name }) => name), ...GAMES.map(({ automaton }) => automaton).filter(Boolean)];
  const named = new RegExp(`\\b(${names.join("|")})`, "i");
  const own = /^(games\/[^/]+\/|wire\/)/;
  const leaks = sources()
    .filter((path) => !own.test(path))
    .flatMap((path) =>
      text(path)
        .split("\n")
        .flatMap((line, i) => (named.test(line) ? [`${path}:${i + 1}: ${line.trim()}`] : [])),
    );
  expect(leaks).toEqual([]);
  expect(named.test("home-play-jael = Alone against Jael")).toBe(true);
});
