/** Every import of the client keeps to the rooms of `rooms.ts`: none upwards, none to a room beside, and no circle of files. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, it } from "vitest";
import { ROOMS, WALLS, type Room, type Wall } from "../../rooms";

const SRC = join(import.meta.dirname, "../../src");
const ENDS = ["", ".ts", ".svelte.ts"];

/** One file imports another, both from `src` on; it may need no more of it than types. */
type Arrow = readonly [from: string, to: string, types?: "types"];

const files = new Set(
  readdirSync(SRC, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => relative(SRC, join(each.parentPath, each.name))),
);
const sources = [...files].filter((file) => /\.(ts|svelte)$/.test(file) && !file.endsWith(".d.ts"));

/** Any path that leads to a file is an import: of a value or a type, at once or later, of a worker. */
function importsOf(file: string, source: string): Arrow[] {
  return [...source.matchAll(/(["'`])(\.{1,2}\/[^"'`\n]+)\1/g)].flatMap((match): Arrow[] => {
    const named = join(dirname(file), match[2]?.split("?")[0] ?? "");
    const to = ENDS.map((end) => named + end).find((each) => files.has(each));
    if (to === undefined) return [];
    return [isTyped(source.slice(0, match.index)) ? [file, to, "types"] : [file, to]];
  });
}

/** Whether what stands before a path imports types alone: `import type …`, or each name with its own `type`. */
function isTyped(before: string): boolean {
  const clause = /\b(?:import|export)\s([^;"'`]*)\sfrom\s*$/.exec(before)?.[1]?.trim() ?? "";
  const names = /^\{([^}]*)\}$/.exec(clause)?.[1] ?? "no list";
  return clause.startsWith("type ") || names.split(",").every((name) => /^\s*(type\s|$)/.test(name));
}

/** The room of a file: a feature's and a game's folder is one of its own. */
function roomOf(file: string): string {
  const [first = "", second = "", ...inside] = file.split("/");
  const isOwn = first === "features" || (first === "games" && inside.length > 0);
  return isOwn ? `${first}/${second}` : first;
}

/** The name of a room in the list. */
const listed = (room: string): string => (room.startsWith("games/") ? "games/*" : room);

/** Whether a path is meant by one of a wall, where `*` stands for one name. */
const isMeant = (path: string, by: string): boolean =>
  new RegExp(`^${by.replaceAll(".", "\\.").replaceAll("*", "[^/]+")}${by.endsWith("/") ? "" : "$"}`).test(path);

const stops = ({ behind, only, showsTypes }: Wall, [from, to, types]: Arrow): boolean =>
  isMeant(to, behind) && !only.some((by) => isMeant(from, by)) && !(showsTypes && types);

function complaint(arrow: Arrow): string | null {
  const [from, to] = arrow;
  const [here, there] = [roomOf(from), roomOf(to)];
  const wall = WALLS.find((each) => stops(each, arrow));
  if (wall) return `${from} imports ${to}, which only ${wall.only.join(", ")} may know`;
  if (here === there) return null;
  const room = ROOMS.find(([name]) => name === listed(here));
  if (!room) return `${from} lies in no room`;
  return room[1].includes(there) ? null : `${from} imports ${to}`;
}

/** What is left once the files that no file left imports, and those that import none left, are taken away. */
function circles(arrows: readonly Arrow[]): string[] {
  const [from, to] = [new Set(arrows.map(([one]) => one)), new Set(arrows.map(([, other]) => other))];
  const left = arrows.filter(([one, other]) => to.has(one) && from.has(other));
  return left.length < arrows.length ? circles(left) : [...from];
}

/** Rooms that name one which does not stand before them. */
function upwards(rooms: readonly Room[]): string[] {
  return rooms.flatMap(([name, may], at) =>
    may.filter((other) => !rooms.slice(0, at).some(([before]) => before === other)).map((other) => `${name}: ${other}`),
  );
}

const arrows = sources.flatMap((file) => importsOf(file, readFileSync(join(SRC, file), "utf8")));

it("rooms only name rooms that stand before them", () => {
  expect(upwards(ROOMS)).toEqual([]);
  expect(
    upwards([
      ["ground", []],
      ["first", ["second"]],
      ["second", ["ground"]],
    ]),
  ).toEqual(["first: second"]);
});

it("every file lies in a room, and every room has files", () => {
  const used = new Set(sources.map((file) => listed(roomOf(file))));
  expect([...used].sort()).toEqual(ROOMS.map(([name]) => name).sort());
});

it("every import keeps to the rooms", () => {
  expect(arrows.length).toBeGreaterThan(1000);
  expect(arrows.flatMap((arrow) => complaint(arrow) ?? [])).toEqual([]);
});

it("no files import each other in a circle", () => {
  expect(circles(arrows)).toEqual([]);
});

it("a feature may use no feature that it does not use", () => {
  const used = new Set(arrows.map(([from, to]) => `${roomOf(from)} ${roomOf(to)}`));
  const spare = ROOMS.filter(([name]) => name !== "app").flatMap(([name, may]) =>
    may
      .filter((other) => other.startsWith("features/") && !used.has(`${name} ${other}`))
      .map((other) => `${name}: ${other}`),
  );
  expect(spare).toEqual([]);
});

it("tells an import upwards, to another game, of the engine, and a circle", () => {
  const planted: Arrow[] = [
    ["model/seats.ts", "play/TableScreen.svelte"],
    ["features/clocks/name.ts", "features/lobby/choosing.ts"],
    ["games/one/Board.svelte", "games/two/Board.svelte"],
    ["features/backup/backup.ts", "engine/engine.svelte.ts"],
    ["nowhere/file.ts", "model/seats.ts"],
  ];
  expect(planted.filter((arrow) => complaint(arrow) === null)).toEqual([]);
  expect(importsOf("model/seats.ts", 'const late = () => import("../play/TableScreen.svelte");')).toEqual([planted[0]]);
  expect(
    circles([
      ["a", "b"],
      ["b", "c"],
      ["c", "b"],
      ["c", "d"],
    ]),
  ).toEqual(["b", "c"]);
});

it("tells an import over each wall", () => {
  const planted = WALLS.map(({ behind }): Arrow => {
    const [to = ""] = sources.filter((file) => isMeant(file, behind));
    return ["play/Prompt.svelte", to];
  });
  expect(planted.map((arrow) => complaint(arrow)).filter((told) => !told?.includes("may know"))).toEqual([]);
  // What an `api.ts` of a feature may ask, its pages may not.
  expect(complaint(["features/lobby/api.ts", "server/ask.ts"])).toBeNull();
  expect(complaint(["features/lobby/LobbyPage.svelte", "server/ask.ts"])).not.toBeNull();
  // What a link or a table is made of, everybody may know; not how they are kept.
  const told = (source: string) => importsOf("features/lobby/api.ts", source).map(complaint);
  expect(told('import type { TableLink } from "../../store/links";')).toEqual([null]);
  expect(told('import { type TableLink, type Other } from "../../store/links";')).toEqual([null]);
  for (const names of ["keepLink", "keepLink, type TableLink", "* as links"])
    expect(told(`import { a } from "b";\nimport { ${names} } from "../../store/links";`)).not.toEqual([null]);
  expect(told('const late = import("../../store/links");')).not.toEqual([null]);
});
