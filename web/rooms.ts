/**
 * The rooms of `src`, the ground first, and which rooms each may import. A room can only name rooms that stand before it, so
 * that no two import each other and no circle can be made. `tests/unit/rooms.test.ts` holds every import to this list.
 */
export type Room = readonly [name: string, mayImport: readonly string[]];

/** What only stands on the words and shapes of the rules: any page, and any game's screen, is made of it. */
const GROUND: readonly Room[] = [
  ["wire", []], // the types of engine and server, generated
  ["words", ["wire"]], // what is said, and what things are called
  ["model", ["wire", "words"]], // seats, records, clocks, points: plain TypeScript without screen or browser
  ["store", ["wire", "words", "model"]], // what stays in this browser
  ["browser", ["model"]], // what the browser gives: address, clipboard, files, errors, offline
  ["engine", ["wire", "model"]], // the worker with the rules
  ["server", ["wire", "words", "model"]], // how a server is asked and listened to
  ["kit", ["wire", "words", "model", "store"]], // what a game's screen is made of: places, motion, seats, sound
  ["ui", ["words", "store", "browser"]], // what any page is made of; it knows no game
  ["tables", ["wire", "words", "model", "store", "engine", "server"]], // tables to find, to open and to sit at
  ["board", ["wire", "words", "model", "kit"]], // the board for any game
  ["games/*", ["wire", "words", "model", "store", "kit", "ui"]], // all that is one game's own; never another game
  ["games", ["wire", "words", "model", "store", "kit", "ui", "board"]], // finds the games
  ["view", ["wire", "words", "model", "store", "browser", "server", "kit", "ui", "tables", "board"]], // shows a view
];

/** What stands on all of it may use it; the engine is asked by tables alone. */
const BELOW = GROUND.map(([name]) => name).filter((name) => name !== "engine" && name !== "games/*");

/** One thing that a person does, each in a folder of `features`, and the features that it uses. */
const FEATURES: readonly Room[] = [
  ["backup", []],
  ["chat", []],
  ["check", []],
  ["clocks", []],
  ["crash", []],
  ["credits", []],
  ["handbook", []],
  ["notifications", []],
  ["people", []],
  ["premoves", []],
  ["programs", []],
  ["ratings", []],
  ["replay", []],
  ["spectators", []],
  ["statistics", []],
  ["mytables", ["backup"]],
  ["settings", ["backup"]],
  ["setup", ["clocks", "spectators"]],
  ["clubs", ["clocks", "setup"]],
  ["matchmaking", ["setup"]],
  ["lobby", ["clocks", "matchmaking", "setup"]],
  ["joining", ["lobby", "setup", "spectators"]],
  ["home", ["lobby", "setup"]],
];

/** The features that the screen of a table uses. */
const AT_TABLE = [
  "chat",
  "clocks",
  "crash",
  "handbook",
  "joining",
  "lobby",
  "premoves",
  "replay",
  "setup",
  "spectators",
];

const folders = (features: readonly string[]): string[] => features.map((name) => `features/${name}`);

export const ROOMS: readonly Room[] = [
  ...GROUND,
  ...FEATURES.map(([name, uses]): Room => [`features/${name}`, [...BELOW, ...folders(uses)]]),
  ["play", [...BELOW, ...folders(AT_TABLE)]], // the screen of a table that a person sits at
  ["app", [...BELOW, ...folders(FEATURES.map(([name]) => name)), "play"]], // start, frame of the site, its addresses
];

/** What only some files may import: a path that ends with `/` stands for all that lies below it, `*` for one name. */
export interface Wall {
  behind: string;
  only: readonly string[];
  /** Types may be imported from everywhere, values only from these. */
  showsTypes?: true;
}

export const WALLS: readonly Wall[] = [
  { behind: "tables/local/", only: ["tables/"] },
  { behind: "tables/served/", only: ["tables/"] },
  { behind: "server/ask.ts", only: ["server/", "tables/served/", "features/*/api.ts"] },
  { behind: "server/connection.ts", only: ["server/", "tables/served/"] },
  { behind: "store/tables.ts", only: ["tables/", "features/backup/"], showsTypes: true },
  { behind: "store/links.ts", only: ["tables/", "features/backup/"], showsTypes: true },
];
