/** How tiles look: colours of types and tokens, which figure stands before which scene. Drawing only, no rule. */

/** Light and dark end of a frame. */
export const FRAMES: Readonly<Record<string, readonly [string, string]>> = {
  monster: ["#9c2f2a", "#5d1613"],
  character: ["#3a6ea5", "#1e3f66"],
  place: ["#4c8c47", "#27552a"],
  treasure: ["#c98d1e", "#7a4f08"],
  quest: ["#6c4c9c", "#3a2560"],
  hero: ["#178a7d", "#0a4a43"],
};

/** The light and the dark tone of a figure. */
export const TONES: Readonly<Record<string, readonly [string, string]>> = {
  monster: ["#f3d9c0", "#c65b45"],
  character: ["#fff3dc", "#e2b27a"],
  place: ["#fff7e2", "#d9c49a"],
  treasure: ["#fff7cc", "#e9b73c"],
  quest: ["#fff0c4", "#c9a2f0"],
  hero: ["#eafff7", "#7fe0cc"],
};

/** A token or type: its fill and its edge. */
export const SYMBOLS: Readonly<Record<string, readonly [string, string]>> = {
  glory: ["#f3c84b", "#7a4e05"],
  coin: ["#f0c04a", "#6b4306"],
  potion: ["#e06aab", "#5d1240"],
  combat: ["#e2624a", "#5a140a"],
  magic: ["#6aa5f0", "#12325f"],
  key: ["#ffd65c", "#6b4306"],
  token: ["#f3c84b", "#6b4306"],
  end: ["#f2e3bd", "#4b2f16"],
  chest: ["#f2bf58", "#2a1706"],
  monster: ["#d9574d", "#4d0f0c"],
  character: ["#6a9fd6", "#122c4a"],
  place: ["#6fb768", "#173a1a"],
  treasure: ["#e3ae3f", "#5a3a05"],
  quest: ["#b79be0", "#2c1b4d"],
  majority: ["#f3c84b", "#6b4306"],
  surrounded: ["#f2e3bd", "#4b2f16"],
};

type Figure = readonly [icon: string, scene: string];

const FIGURES: Readonly<Record<string, Figure>> = {
  "bog-lurker": ["tentacles-skull", "water"],
  "lantern-wisps": ["lantern-flame", "night"],
  "ditch-goblins": ["goblin-head", "cave"],
  "gnawing-shade": ["spectre", "cave"],
  "toll-ogre": ["ogre", "peaks"],
  "drill-master": ["blacksmith", "hall"],
  "hedge-witch": ["witch", "road"],
  "town-crier": ["horn", "hall"],
  "wandering-bard": ["harp", "road"],
  pedlar: ["knapsack", "road"],
  "crossroads-inn": ["", "inn"],
  "old-mill": ["windmill", "road"],
  "training-yard": ["brandish", "hall"],
  "moss-chapel": ["church", "road"],
  "rusty-coffer": ["coffer", "vault"],
  "smugglers-cache": ["bag", "vault"],
  "herb-satchel": ["herbs", "vault"],
  "silver-idol": ["idol", "vault"],
  "were-stag": ["stag-head", "cave"],
  "drowned-knight": ["black-knight-helm", "water"],
  "glass-serpent": ["snake", "water"],
  "bone-choir": ["skull", "cave"],
  "twin-gargoyles": ["gargoyle", "peaks"],
  "mountain-troll": ["troll", "peaks"],
  "beast-tracker": ["paw", "road"],
  "sword-sister": ["swordwoman", "road"],
  "rune-carver": ["dwarf", "hall"],
  "map-maker": ["map", "hall"],
  lockpick: ["lockpicks", "hall"],
  "treasure-hunter": ["glass", "road"],
  "market-square": ["pavilion", "road"],
  arena: ["arena", "peaks"],
  "stone-circle": ["menhir", "road"],
  "ferry-landing": ["sailboat", "water"],
  "dragons-tooth": ["tooth", "vault"],
  "moon-amulet": ["treasure", "vault"],
  "sunken-hoard": ["coins", "water"],
  reliquary: ["grail", "vault"],
  "black-hydra": ["hydra", "water"],
  "storm-dragon": ["wyvern", "peaks"],
  "lich-queen": ["crowned-skull", "cave"],
  "ash-colossus": ["golem", "peaks"],
  "dream-eater": ["eyes", "night"],
  "grand-champion": ["helm", "hall"],
  archmage: ["staff", "hall"],
  chronicler: ["quill", "hall"],
  "royal-envoy": ["envoy", "hall"],
  "sky-castle": ["place", "peaks"],
  "harbour-city": ["", "harbour"],
  "world-tree": ["oak", "road"],
  "crown-of-kings": ["jewels", "vault"],
  "phoenix-egg": ["egg", "vault"],
  "vault-of-ages": ["gate", "vault"],
  paladin: ["holy", "dusk"],
  shaman: ["totem", "dusk"],
  barbarian: ["barbarian", "dusk"],
  thief: ["character", "dusk"],
  mage: ["wizard", "dusk"],
  "the-long-hunt": ["bow", "night"],
  "the-hidden-library": ["books", "night"],
  "the-royal-collection": ["queen-crown", "night"],
  "the-pilgrims-road": ["boot", "night"],
  "master-of-keys": ["key", "night"],
  "the-iron-oath": ["combat", "night"],
  "the-ninth-circle": ["pentacle", "night"],
  "the-full-purse": ["bag", "night"],
  "the-great-brew": ["cauldron", "night"],
  "a-tale-well-knit": ["surrounded", "night"],
  "let-it-lie": ["padlock", "night"],
  "the-four-crowns": ["majority", "night"],
  "the-wyrm-below": ["serpent", "night"],
  "the-sealed-gate": ["gate", "night"],
  "the-caravan": ["camel", "night"],
  "the-last-feast": ["meal", "night"],
};

/** The figure of a tile; one of another card set shows the sign of its type. */
export function figureOf(code: string, kind: string): Figure {
  return FIGURES[code] ?? [kind === "hero" ? "character" : kind, kind === "monster" ? "cave" : "road"];
}

/** An egg of our own. */
export const EGG = "M256 36c92 0 158 138 158 262S346 480 256 480 98 422 98 298 164 36 256 36Z";
