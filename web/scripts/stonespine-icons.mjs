/** Writes the few icons of Stonespine Architects out of the large collection: `node scripts/stonespine-icons.mjs`. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const WANTED = {
  gnoll: ["hyena-head", "Caro Asercion"],
  goblin: ["goblin", "Caro Asercion"],
  kobold: ["lizardman", "Lorc"],
  ooze: ["ice-cube", "Lorc"],
  chest: ["locked-chest", "Lorc"],
  bear: ["mantrap", "Lorc"],
  blade: ["crescent-blade", "Lorc"],
  fire: ["flame", "Carl Olsen"],
  spike: ["spiky-pit", "Delapouite"],
};

const root = join(import.meta.dirname, "..");
const { icons } = JSON.parse(readFileSync(join(root, "node_modules/@iconify-json/game-icons/icons.json"), "utf8"));
const path = (name) => /\bd="([^"]+)"/.exec(icons[name].body)[1];
const shapes = Object.entries(WANTED).map(([kind, [name]]) => `  ${kind}: "${path(name)}",`);
const authors = [...new Set(Object.values(WANTED).map(([, author]) => author))].sort();
const credits = authors.map((author) => {
  const theirs = Object.values(WANTED).filter(([, by]) => by === author);
  return `  { author: "${author}", icons: [${theirs.map(([name]) => `"${name}"`).join(", ")}] },`;
});

writeFileSync(
  join(root, "src/games/stonespine/icons.ts"),
  `// Made by \`node scripts/stonespine-icons.mjs\` from game-icons.net (CC BY 3.0). Do not edit.

/** Elements as one path each, 512 wide and high. */
export const ICONS = {
${shapes.join("\n")}
} as const;

/** Who drew them. */
export const ICON_CREDITS: { author: string; icons: string[] }[] = [
${credits.join("\n")}
];
`,
);
