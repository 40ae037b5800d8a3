// Made by `python -m tools.typescript web/src/wire`. Do not edit.

/** A position. The cave is a map from cells to cards; figures, webs and gold stand on its spaces and edges. */
export interface DarkcaveView {
  pile: string[];
  hand: string[][];
  front: string[][];
  laid: string[];
  discarded: string[];
  goal_deck: string[];
  goals: string[][];
  clan_deck: string[];
  clans: string[][];
  aside: string[];
  unused: string[];
  area: number;
  stock: number[];
  cave: Record<string, { card: string; rotated: boolean }>;
  dwarfs: (string | null)[];
  lying: string;
  left: number[];
  gold: number[];
  veins: string[];
  creatures: (string | null)[];
  webs: (string | null)[];
  web_sides: number[];
  acting: number;
  turns: number;
  stood: boolean;
  steps: number;
  due: number;
  drawer: number;
  reached: "north-west" | "north-east" | "south-east" | "south-west" | null;
  beasts: ("rat" | "lindworm" | "goblin")[];
  prey: number[];
  asked: number[];
  losers: number[];
  proposer: number | null;
  proposals: number[];
  hand_limit: number[];
  ending: "clan-out" | "cards-out" | "agreed" | null;
}

/**
 * D5.5, D6 A card as it lies: its open sides, its spaces, which of them touch, where its feature is.
 *
 * `wooden` are the spaces of a bridge's wooden lane.
 */
export interface WayFace {
  sides: string;
  spaces: string[];
  links: [string, string][];
  mark: string;
  wooden: string[];
}

/** D1.9, D1.10 A path card, a goal or the start card: as it is, and rotated where that differs. */
export interface PathFace {
  level: number;
  shape: string;
  feature: string;
  ways: WayFace[];
}

/** D1.12 An action card. */
export interface ActionFace {
  level: number;
  kind: string;
}

/** Every card by its code. Clan cards have words only. */
export interface DarkcaveFaces {
  paths: Record<string, PathFace>;
  actions: Record<string, ActionFace>;
}

/**
 * D13.1–D13.11 A space that the moving figure can get to: after how many moves, and what it costs to enter it.
 *
 * `toll` is `gold` in a tunnel, `card` on a wooden lane, otherwise nothing.
 */
export interface Reached {
  cell: string;
  space: string;
  moves: number;
  toll: string;
}

/** How far the figure that moves can still get: the creature, or the dwarf of the seat whose turn it is. */
export interface DarkcaveCounted {
  reach: Reached[];
}

export const FACES: DarkcaveFaces = {"paths":{"I-cross":{"level":1,"shape":"cross","feature":"","ways":[{"sides":"NESW","spaces":["hub"],"links":[],"mark":"hub","wooden":[]}]},"I-tee-h":{"level":1,"shape":"tee-h","feature":"","ways":[{"sides":"ESW","spaces":["hub"],"links":[],"mark":"hub","wooden":[]},{"sides":"NEW","spaces":["hub"],"links":[],"mark":"hub","wooden":[]}]},"I-tee-v":{"level":1,"shape":"tee-v","feature":"","ways":[{"sides":"NES","spaces":["hub"],"links":[],"mark":"hub","wooden":[]},{"sides":"NSW","spaces":["hub"],"links":[],"mark":"hub","wooden":[]}]},"I-ns":{"level":1,"shape":"ns","feature":"","ways":[{"sides":"NS","spaces":["hub"],"links":[],"mark":"hub","wooden":[]}]},"I-ew":{"level":1,"shape":"ew","feature":"","ways":[{"sides":"EW","spaces":["hub"],"links":[],"mark":"hub","wooden":[]}]},"I-bend-a":{"level":1,"shape":"bend-a","feature":"","ways":[{"sides":"NE","spaces":["hub"],"links":[],"mark":"hub","wooden":[]},{"sides":"SW","spaces":["hub"],"links":[],"mark":"hub","wooden":[]}]},"I-bend-b":{"level":1,"shape":"bend-b","feature":"","ways":[{"sides":"NW","spaces":["hub"],"links":[],"mark":"hub","wooden":[]},{"sides":"ES","spaces":["hub"],"links":[],"mark":"hub","wooden":[]}]},"I-cross-lair":{"level":1,"shape":"cross","feature":"lair","ways":[{"sides":"NESW","spaces":["hub"],"links":[],"mark":"hub","wooden":[]}]},"I-tee-h-lair":{"level":1,"shape":"tee-h","feature":"lair","ways":[{"sides":"ESW","spaces":["hub"],"links":[],"mark":"hub","wooden":[]},{"sides":"NEW","spaces":["hub"],"links":[],"mark":"hub","wooden":[]}]},"I-tee-v-lair":{"level":1,"shape":"tee-v","feature":"lair","ways":[{"sides":"NES","spaces":["hub"],"links":[],"mark":"hub","wooden":[]},{"sides":"NSW","spaces":["hub"],"links":[],"mark":"hub","wooden":[]}]},"I-tee-h-ladder":{"level":1,"shape":"tee-h","feature":"ladder","ways":[{"sides":"ESW","spaces":["hub"],"links":[],"mark":"hub","wooden":[]},{"sides":"NEW","spaces":["hub"],"links":[],"mark":"hub","wooden":[]}]},"I-bridge-ns":{"level":1,"shape":"bridge-ns","feature":"","ways":[{"sides":"NESW","spaces":["lane1","lane2"],"links":[],"mark":"","wooden":["lane1"]}]},"I-tunnel-ne":{"level":1,"shape":"tunnel-ne","feature":"","ways":[{"sides":"NESW","spaces":["lane1","lane2","tunnel"],"links":[["lane1","tunnel"],["lane2","tunnel"]],"mark":"","wooden":[]}]},"I-tee-v-gold":{"level":1,"shape":"tee-v","feature":"gold","ways":[{"sides":"NES","spaces":["hub"],"links":[],"mark":"hub","wooden":[]},{"sides":"NSW","spaces":["hub"],"links":[],"mark":"hub","wooden":[]}]},"II-cross":{"level":2,"shape":"cross","feature":"","ways":[{"sides":"NESW","spaces":["n","e","s","w"],"links":[["n","e"],["n","s"],["n","w"],["e","s"],["e","w"],["s","w"]],"mark":"","wooden":[]}]},"II-tee-h":{"level":2,"shape":"tee-h","feature":"","ways":[{"sides":"ESW","spaces":["e","s","w"],"links":[["e","s"],["e","w"],["s","w"]],"mark":"","wooden":[]},{"sides":"NEW","spaces":["n","e","w"],"links":[["n","e"],["n","w"],["e","w"]],"mark":"","wooden":[]}]},"II-tee-v":{"level":2,"shape":"tee-v","feature":"","ways":[{"sides":"NES","spaces":["n","e","s"],"links":[["n","e"],["n","s"],["e","s"]],"mark":"","wooden":[]},{"sides":"NSW","spaces":["n","s","w"],"links":[["n","s"],["n","w"],["s","w"]],"mark":"","wooden":[]}]},"II-ns":{"level":2,"shape":"ns","feature":"","ways":[{"sides":"NS","spaces":["n","s"],"links":[["n","s"]],"mark":"","wooden":[]}]},"II-ew":{"level":2,"shape":"ew","feature":"","ways":[{"sides":"EW","spaces":["e","w"],"links":[["e","w"]],"mark":"","wooden":[]}]},"II-bend-a":{"level":2,"shape":"bend-a","feature":"","ways":[{"sides":"NE","spaces":["n","e"],"links":[["n","e"]],"mark":"","wooden":[]},{"sides":"SW","spaces":["s","w"],"links":[["s","w"]],"mark":"","wooden":[]}]},"II-bend-b":{"level":2,"shape":"bend-b","feature":"","ways":[{"sides":"NW","spaces":["n","w"],"links":[["n","w"]],"mark":"","wooden":[]},{"sides":"ES","spaces":["e","s"],"links":[["e","s"]],"mark":"","wooden":[]}]},"II-cross-lair":{"level":2,"shape":"cross","feature":"lair","ways":[{"sides":"NESW","spaces":["n","e","s","w"],"links":[["n","e"],["n","s"],["n","w"],["e","s"],["e","w"],["s","w"]],"mark":"n","wooden":[]},{"sides":"NESW","spaces":["n","e","s","w"],"links":[["n","e"],["n","s"],["n","w"],["e","s"],["e","w"],["s","w"]],"mark":"s","wooden":[]}]},"II-tee-h-lair":{"level":2,"shape":"tee-h","feature":"lair","ways":[{"sides":"ESW","spaces":["e","s","w"],"links":[["e","s"],["e","w"],["s","w"]],"mark":"s","wooden":[]},{"sides":"NEW","spaces":["n","e","w"],"links":[["n","e"],["n","w"],["e","w"]],"mark":"n","wooden":[]}]},"II-tee-v-lair":{"level":2,"shape":"tee-v","feature":"lair","ways":[{"sides":"NES","spaces":["n","e","s"],"links":[["n","e"],["n","s"],["e","s"]],"mark":"e","wooden":[]},{"sides":"NSW","spaces":["n","s","w"],"links":[["n","s"],["n","w"],["s","w"]],"mark":"w","wooden":[]}]},"II-tee-v-ladder":{"level":2,"shape":"tee-v","feature":"ladder","ways":[{"sides":"NES","spaces":["n","e","s"],"links":[["n","e"],["n","s"],["e","s"]],"mark":"e","wooden":[]},{"sides":"NSW","spaces":["n","s","w"],"links":[["n","s"],["n","w"],["s","w"]],"mark":"w","wooden":[]}]},"II-bend-a-ladder":{"level":2,"shape":"bend-a","feature":"ladder","ways":[{"sides":"NE","spaces":["n","e"],"links":[["n","e"]],"mark":"n","wooden":[]},{"sides":"SW","spaces":["s","w"],"links":[["s","w"]],"mark":"s","wooden":[]}]},"II-bridge-ew":{"level":2,"shape":"bridge-ew","feature":"","ways":[{"sides":"NESW","spaces":["n","e","s","w"],"links":[["n","s"],["e","w"]],"mark":"","wooden":["e","w"]}]},"II-tunnel-ne":{"level":2,"shape":"tunnel-ne","feature":"","ways":[{"sides":"NESW","spaces":["n","e","s","w","tunnel"],"links":[["n","e"],["n","tunnel"],["e","tunnel"],["s","w"],["s","tunnel"],["w","tunnel"]],"mark":"","wooden":[]}]},"II-tunnel-nw":{"level":2,"shape":"tunnel-nw","feature":"","ways":[{"sides":"NESW","spaces":["n","e","s","w","tunnel"],"links":[["n","w"],["n","tunnel"],["e","s"],["e","tunnel"],["s","tunnel"],["w","tunnel"]],"mark":"","wooden":[]}]},"II-tee-h-gold":{"level":2,"shape":"tee-h","feature":"gold","ways":[{"sides":"ESW","spaces":["e","s","w"],"links":[["e","s"],["e","w"],["s","w"]],"mark":"s","wooden":[]},{"sides":"NEW","spaces":["n","e","w"],"links":[["n","e"],["n","w"],["e","w"]],"mark":"n","wooden":[]}]},"III-cross":{"level":3,"shape":"cross","feature":"","ways":[{"sides":"NESW","spaces":["n","e","s","w","hub"],"links":[["n","hub"],["e","hub"],["s","hub"],["w","hub"]],"mark":"hub","wooden":[]}]},"III-tee-h":{"level":3,"shape":"tee-h","feature":"","ways":[{"sides":"ESW","spaces":["e","s","w","hub"],"links":[["e","hub"],["s","hub"],["w","hub"]],"mark":"hub","wooden":[]},{"sides":"NEW","spaces":["n","e","w","hub"],"links":[["n","hub"],["e","hub"],["w","hub"]],"mark":"hub","wooden":[]}]},"III-tee-v":{"level":3,"shape":"tee-v","feature":"","ways":[{"sides":"NES","spaces":["n","e","s","hub"],"links":[["n","hub"],["e","hub"],["s","hub"]],"mark":"hub","wooden":[]},{"sides":"NSW","spaces":["n","s","w","hub"],"links":[["n","hub"],["s","hub"],["w","hub"]],"mark":"hub","wooden":[]}]},"III-ns":{"level":3,"shape":"ns","feature":"","ways":[{"sides":"NS","spaces":["n","s","hub"],"links":[["n","hub"],["s","hub"]],"mark":"hub","wooden":[]}]},"III-ew":{"level":3,"shape":"ew","feature":"","ways":[{"sides":"EW","spaces":["e","w","hub"],"links":[["e","hub"],["w","hub"]],"mark":"hub","wooden":[]}]},"III-bend-a":{"level":3,"shape":"bend-a","feature":"","ways":[{"sides":"NE","spaces":["n","e","hub"],"links":[["n","hub"],["e","hub"]],"mark":"hub","wooden":[]},{"sides":"SW","spaces":["s","w","hub"],"links":[["s","hub"],["w","hub"]],"mark":"hub","wooden":[]}]},"III-bend-b":{"level":3,"shape":"bend-b","feature":"","ways":[{"sides":"NW","spaces":["n","w","hub"],"links":[["n","hub"],["w","hub"]],"mark":"hub","wooden":[]},{"sides":"ES","spaces":["e","s","hub"],"links":[["e","hub"],["s","hub"]],"mark":"hub","wooden":[]}]},"III-tee-h-lair":{"level":3,"shape":"tee-h","feature":"lair","ways":[{"sides":"ESW","spaces":["e","s","w","hub"],"links":[["e","hub"],["s","hub"],["w","hub"]],"mark":"hub","wooden":[]},{"sides":"NEW","spaces":["n","e","w","hub"],"links":[["n","hub"],["e","hub"],["w","hub"]],"mark":"hub","wooden":[]}]},"III-tee-v-lair":{"level":3,"shape":"tee-v","feature":"lair","ways":[{"sides":"NES","spaces":["n","e","s","hub"],"links":[["n","hub"],["e","hub"],["s","hub"]],"mark":"hub","wooden":[]},{"sides":"NSW","spaces":["n","s","w","hub"],"links":[["n","hub"],["s","hub"],["w","hub"]],"mark":"hub","wooden":[]}]},"III-bend-b-ladder":{"level":3,"shape":"bend-b","feature":"ladder","ways":[{"sides":"NW","spaces":["n","w","hub"],"links":[["n","hub"],["w","hub"]],"mark":"hub","wooden":[]},{"sides":"ES","spaces":["e","s","hub"],"links":[["e","hub"],["s","hub"]],"mark":"hub","wooden":[]}]},"III-bridge-ns":{"level":3,"shape":"bridge-ns","feature":"","ways":[{"sides":"NESW","spaces":["n","e","s","w","lane1","lane2"],"links":[["n","lane1"],["e","lane2"],["s","lane1"],["w","lane2"]],"mark":"","wooden":["n","s","lane1"]}]},"III-bridge-ew":{"level":3,"shape":"bridge-ew","feature":"","ways":[{"sides":"NESW","spaces":["n","e","s","w","lane1","lane2"],"links":[["n","lane1"],["e","lane2"],["s","lane1"],["w","lane2"]],"mark":"","wooden":["e","w","lane2"]}]},"III-tunnel-ne":{"level":3,"shape":"tunnel-ne","feature":"","ways":[{"sides":"NESW","spaces":["n","e","s","w","lane1","lane2","tunnel"],"links":[["n","lane1"],["e","lane1"],["s","lane2"],["w","lane2"],["lane1","tunnel"],["lane2","tunnel"]],"mark":"","wooden":[]}]},"III-tunnel-nw":{"level":3,"shape":"tunnel-nw","feature":"","ways":[{"sides":"NESW","spaces":["n","e","s","w","lane1","lane2","tunnel"],"links":[["n","lane1"],["e","lane2"],["s","lane2"],["w","lane1"],["lane1","tunnel"],["lane2","tunnel"]],"mark":"","wooden":[]}]},"goal-exit":{"level":0,"shape":"goal","feature":"exit","ways":[{"sides":"NESW","spaces":["n","e","s","w","hub"],"links":[["n","hub"],["e","hub"],["s","hub"],["w","hub"]],"mark":"hub","wooden":[]}]},"goal-ladder":{"level":0,"shape":"goal","feature":"ladder","ways":[{"sides":"NES","spaces":["n","e","s","hub"],"links":[["n","hub"],["e","hub"],["s","hub"]],"mark":"hub","wooden":[]},{"sides":"NSW","spaces":["n","s","w","hub"],"links":[["n","hub"],["s","hub"],["w","hub"]],"mark":"hub","wooden":[]}]},"goal-lair":{"level":0,"shape":"goal","feature":"lair","ways":[{"sides":"NEW","spaces":["n","e","w","hub"],"links":[["n","hub"],["e","hub"],["w","hub"]],"mark":"hub","wooden":[]},{"sides":"ESW","spaces":["e","s","w","hub"],"links":[["e","hub"],["s","hub"],["w","hub"]],"mark":"hub","wooden":[]}]},"goal-gold":{"level":0,"shape":"goal","feature":"gold","ways":[{"sides":"NES","spaces":["n","e","s","hub"],"links":[["n","hub"],["e","hub"],["s","hub"]],"mark":"hub","wooden":[]},{"sides":"NSW","spaces":["n","s","w","hub"],"links":[["n","hub"],["s","hub"],["w","hub"]],"mark":"hub","wooden":[]}]},"start":{"level":0,"shape":"start","feature":"ladder","ways":[{"sides":"NESW","spaces":["hub"],"links":[],"mark":"hub","wooden":[]}]}},"actions":{"I-secret":{"level":1,"kind":"secret"},"I-web":{"level":1,"kind":"web"},"I-boots":{"level":1,"kind":"boots"},"I-axe":{"level":1,"kind":"axe"},"I-rat":{"level":1,"kind":"rat"},"I-lindworm":{"level":1,"kind":"lindworm"},"I-goblin":{"level":1,"kind":"goblin"},"II-secret":{"level":2,"kind":"secret"},"II-cave-in":{"level":2,"kind":"cave-in"},"II-swap":{"level":2,"kind":"swap"},"II-web":{"level":2,"kind":"web"},"II-boots":{"level":2,"kind":"boots"},"II-axe":{"level":2,"kind":"axe"},"II-rat":{"level":2,"kind":"rat"},"II-lindworm":{"level":2,"kind":"lindworm"},"II-goblin":{"level":2,"kind":"goblin"},"III-secret":{"level":3,"kind":"secret"},"III-cave-in":{"level":3,"kind":"cave-in"},"III-swap":{"level":3,"kind":"swap"},"III-web":{"level":3,"kind":"web"},"III-axe":{"level":3,"kind":"axe"},"III-rat":{"level":3,"kind":"rat"},"III-lindworm":{"level":3,"kind":"lindworm"},"III-goblin":{"level":3,"kind":"goblin"}}};
