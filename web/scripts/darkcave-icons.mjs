/** Writes the few icons of the Dark Cave out of the large collection: `node scripts/darkcave-icons.mjs`. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const WANTED = {
  secret: ["all-seeing-eye", "Lorc"],
  "cave-in": ["falling-rocks", "Delapouite"],
  swap: ["card-exchange", "Delapouite"],
  web: ["spider-web", "Lorc"],
  boots: ["boots", "Lorc"],
  axe: ["battle-axe", "Lorc"],
  rat: ["rat", "Delapouite"],
  lindworm: ["sea-serpent", "Lorc"],
  goblin: ["goblin-head", "Delapouite"],
  loyal: ["shaking-hands", "Delapouite"],
  saboteur: ["cloak-dagger", "Lorc"],
};

const root = join(import.meta.dirname, "..");
const { icons } = JSON.parse(readFileSync(join(root, "node_modules/@iconify-json/game-icons/icons.json"), "utf8"));
const path = (name) => /\bd="([^"]+)"/.exec(icons[name].body)[1];
const shapes = Object.entries(WANTED).map(
  ([kind, [name]]) => `  ${/^[a-z]+$/.test(kind) ? kind : `"${kind}"`}: "${path(name)}",`,
);
const authors = [...new Set(Object.values(WANTED).map(([, author]) => author))].sort();
const credits = authors.map((author) => {
  const theirs = Object.values(WANTED).filter(([, by]) => by === author);
  return `  { author: "${author}", icons: [${theirs.map(([name]) => `"${name}"`).join(", ")}] },`;
});

writeFileSync(
  join(root, "src/games/darkcave/icons.ts"),
  `// Made by \`node scripts/darkcave-icons.mjs\` from game-icons.net (CC BY 3.0). Do not edit.

/** Kinds of action cards, and the two sides a clan card can have, as one path each, 512 wide and high. */
export const ICONS = {
${shapes.join("\n")}
} as const;

/** Who drew them. */
export const ICON_CREDITS: { author: string; icons: string[] }[] = [
${credits.join("\n")}
];
`,
);
