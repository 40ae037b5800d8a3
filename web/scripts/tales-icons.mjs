/** Writes the few icons of Tales of Glory out of the large collection: `node scripts/tales-icons.mjs`. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const [LORC, DELA, SKOLL] = ["Lorc", "Delapouite", "Skoll"];
const WANTED = {
  glory: ["laurel-crown", LORC],
  coin: ["two-coins", DELA],
  potion: ["round-bottom-flask", LORC],
  combat: ["crossed-swords", LORC],
  magic: ["magic-swirl", LORC],
  key: ["key", LORC],
  token: ["knight-banner", DELA],
  end: ["hourglass", LORC],
  chest: ["locked-chest", LORC],
  monster: ["spiked-dragon-head", DELA],
  character: ["cowled", LORC],
  place: ["castle", DELA],
  treasure: ["gem-pendant", LORC],
  quest: ["scroll-unfurled", LORC],
  majority: ["crown", LORC],
  surrounded: ["triquetra", DELA],
  "tentacles-skull": ["tentacles-skull", LORC],
  "lantern-flame": ["lantern-flame", LORC],
  "goblin-head": ["goblin-head", DELA],
  spectre: ["spectre", LORC],
  ogre: ["ogre", DELA],
  "stag-head": ["stag-head", LORC],
  "black-knight-helm": ["black-knight-helm", DELA],
  snake: ["snake", LORC],
  skull: ["skull-crossed-bones", LORC],
  gargoyle: ["gargoyle", DELA],
  troll: ["troll", SKOLL],
  hydra: ["hydra", LORC],
  wyvern: ["wyvern", LORC],
  "crowned-skull": ["crowned-skull", LORC],
  golem: ["rock-golem", DELA],
  eyes: ["evil-eyes", SKOLL],
  blacksmith: ["blacksmith", DELA],
  witch: ["witch-flight", LORC],
  horn: ["hunting-horn", LORC],
  harp: ["harp", DELA],
  knapsack: ["knapsack", LORC],
  paw: ["paw-print", LORC],
  swordwoman: ["swordwoman", DELA],
  dwarf: ["dwarf-face", DELA],
  map: ["treasure-map", LORC],
  lockpicks: ["lockpicks", DELA],
  glass: ["magnifying-glass", LORC],
  helm: ["visored-helm", LORC],
  staff: ["wizard-staff", LORC],
  quill: ["quill-ink", LORC],
  envoy: ["scroll-quill", DELA],
  windmill: ["windmill", DELA],
  brandish: ["sword-brandish", DELA],
  church: ["church", DELA],
  pavilion: ["medieval-pavilion", DELA],
  arena: ["arena", DELA],
  menhir: ["menhir", DELA],
  sailboat: ["sailboat", DELA],
  oak: ["oak", LORC],
  coffer: ["open-treasure-chest", SKOLL],
  bag: ["swap-bag", LORC],
  herbs: ["herbs-bundle", DELA],
  idol: ["moai", DELA],
  tooth: ["tooth", LORC],
  coins: ["coins-pile", DELA],
  grail: ["holy-grail", LORC],
  jewels: ["jewel-crown", DELA],
  gate: ["dungeon-gate", DELA],
  holy: ["holy-symbol", LORC],
  totem: ["totem-head", DELA],
  barbarian: ["barbarian", DELA],
  wizard: ["wizard-face", DELA],
  bow: ["bow-arrow", DELA],
  books: ["bookshelf", DELA],
  "queen-crown": ["queen-crown", LORC],
  boot: ["walking-boot", DELA],
  pentacle: ["pentacle", SKOLL],
  cauldron: ["cauldron", LORC],
  padlock: ["padlock", LORC],
  serpent: ["sea-serpent", LORC],
  camel: ["camel", DELA],
  meal: ["meal", DELA],
};

const root = join(import.meta.dirname, "..");
const { icons } = JSON.parse(readFileSync(join(root, "node_modules/@iconify-json/game-icons/icons.json"), "utf8"));
const path = (name) => /\bd="([^"]+)"/.exec(icons[name].body)[1];
const shapes = Object.entries(WANTED).map(([kind, [name]]) => `  "${kind}": "${path(name)}",`);
const authors = [...new Set(Object.values(WANTED).map(([, author]) => author))].sort();
const credits = authors.map((author) => {
  const theirs = Object.values(WANTED).filter(([, by]) => by === author);
  return `  { author: "${author}", icons: [${theirs.map(([name]) => `"${name}"`).join(", ")}] },`;
});

writeFileSync(
  join(root, "src/games/tales/icons.ts"),
  `// Made by \`node scripts/tales-icons.mjs\` from game-icons.net (CC BY 3.0). Do not edit.

/** Tokens, types and figures as one path each, 512 wide and high. */
export const ICONS: Readonly<Record<string, string>> = {
${shapes.join("\n")}
};

/** Who drew them. */
export const ICON_CREDITS: { author: string; icons: string[] }[] = [
${credits.join("\n")}
];
`,
);
