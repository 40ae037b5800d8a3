/** What no file may know: screens know no kind of session, and nothing outside a game's folder names a game. */
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

/** Every import of a source, as it is written. */
function imports(source: string): string[] {
  return [...source.matchAll(/(?:from|import\()\s*"([^"]+)"/g)].map((found) => found[1] ?? "");
}

it("only sessions know the engine, the store and what kind a session is", () => {
  const inside = /^(session|engine|store)\//;
  const leaks = sources()
    .filter((path) => !inside.test(path))
    .flatMap((path) =>
      imports(text(path))
        .filter((from) => /(^|\/)(engine|store)\/|session\/(local|here|claim|online|server|connection)$/.test(from))
        .map((from) => `${path} imports ${from}`),
    );
  expect(leaks).toEqual([]);
  expect(imports('import { engine } from "../engine/engine.svelte";')).toEqual(["../engine/engine.svelte"]);
});

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
