/** What no compiler sees: a glob that finds nothing, and a path that is written where nobody resolves it. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, it } from "vitest";

const SRC = join(import.meta.dirname, "../../src");
const ENDS = ["", ".ts", ".svelte.ts"];

const sources = readdirSync(SRC, { recursive: true, withFileTypes: true })
  .filter((each) => each.isFile() && /\.(ts|svelte|css)$/.test(each.name))
  .map((each) => join(each.parentPath, each.name));

/** Every file that a glob finds, or a path that is put together could name. */
function found(glob: string): string[] {
  const folder = glob.slice(0, glob.search(/\*/)).replace(/[^/]*$/, "");
  if (!existsSync(folder)) return [];
  const named = new RegExp(`^${glob.replaceAll(".", "\\.").replaceAll("*", "[^/]+")}$`);
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((each) => named.test(join(folder, each)));
}

/** The relative paths of a source: those with a star or a gap, and those that are written out. */
function pathsIn(source: string): { globs: string[]; plain: string[] } {
  const written = [...source.matchAll(/(["`])!?(\.{1,2}\/[^"`\n]*?)\1/g)].map(
    ([, , path = ""]) => path.split("?")[0] ?? "",
  );
  const globs = written.map((path) => path.replaceAll(/\$\{[^}]*\}/g, "*")).filter((path) => path.includes("*"));
  return { globs, plain: written.filter((path) => !/[*$]/.test(path) && path !== "./") };
}

const isThere = (path: string): boolean => ENDS.some((end) => existsSync(path + end));

/** What leads nowhere from a source in a folder. */
function astray(folder: string, source: string): string[] {
  const { globs, plain } = pathsIn(source);
  const empty = source.includes("import.meta.glob") ? globs.filter((glob) => !found(resolve(folder, glob)).length) : [];
  return [...empty, ...plain.filter((path) => !isThere(resolve(folder, path)))];
}

it("every glob finds files, and every relative path leads to one", () => {
  const lost = sources.flatMap((file) =>
    astray(dirname(file), readFileSync(file, "utf8")).map((path) => `${file.slice(SRC.length + 1)}: ${path}`),
  );
  expect(lost).toEqual([]);
});

it("tells a glob that finds nothing, and a path to nothing", () => {
  const planted =
    'import.meta.glob(["./nowhere/*.ftl", "./*.ftl", "!./nothing.svelte"]); WORDS[`./far/${language}.ftl`]';
  expect(astray(join(SRC, "words"), planted)).toEqual(["./nowhere/*.ftl", "./far/*.ftl", "./nothing.svelte"]);
});
