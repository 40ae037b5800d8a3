// Made by `python -m tools.typescript web/src/wire`. Do not edit.

/** A position. Where a tile lies is open; that it exists once only is kept by the zones. */
export interface TalesView {
  periods: string[][];
  aside: string[];
  board: string[];
  drafted: string[][];
  added: string[][];
  discarded: string[][];
  swept: string[];
  hero_deck: string[];
  quest_deck: string[];
  quests: string[][];
  returned: string[][];
  with_quests: boolean;
  in_turn: boolean;
  round: number;
  places: (string | null)[];
  taken_from: (number | null)[];
  first: number;
  order: number[];
  stories: Record<string, string>[];
  closed: Record<string, number[]>[];
  keys: number[];
  coins: number[];
  potions: number[];
  combat: number[];
  magic: number[];
  glory: Record<string, number>[];
  majorities: number[];
}

/** G8.3, G13.9, G13.11 A side with a connector: half a key or not, what it gives and to which type. */
export interface ConnectorFace {
  half: boolean;
  gain: Record<string, number>;
  wanted: string;
}

/**
 * G8.2 A tile: its back, its type if it has one, connectors by N, E, S, W, and the contents of its chests.
 *
 * `times` is what the reward is multiplied by, if by anything; `at_end` whether it waits for the end of the game.
 */
export interface TileFace {
  back: string;
  type: string;
  period: number;
  cost: Record<string, number>;
  sides: Record<string, ConnectorFace>;
  reward: Record<string, number>;
  times: string;
  at_end: boolean;
  chests: Record<string, number>[];
}

/** Every tile by its code. */
export interface TalesFaces {
  tiles: Record<string, TileFace>;
}

/**
 * G10 What a tile would cost a seat now, and what is missing.
 *
 * `instead` says how many of the potions stand for combat and magic, `cells` where the tile could be laid.
 */
export interface PriceCounted {
  coins: number;
  potions: number;
  instead: number;
  owes_fee: boolean;
  fee_in_coin: boolean;
  fee_in_potion: boolean;
  missing_coins: number;
  missing_potions: number;
  missing_fee: boolean;
  cells: string[];
}

/** G12.4, G14.4 A tile that is joined on this side, and whether the halves make a key. */
export interface JoinCounted {
  cell: string;
  side: string;
  key: boolean;
}

/** G13.4 What the tile that is paid for would give here; `waits` is glory at the end as things stand. */
export interface CellCounted {
  joins: JoinCounted[];
  gain: Record<string, number>;
  waits: number;
}

/** G17 A quest in hand: what it counts, what it would give if it lay in the story now, and its price. */
export interface QuestCounted {
  count: number;
  glory: number;
  price: PriceCounted;
}

/**
 * One seat as far as its own answers of this turn go; the others see them when the turn is closed.
 *
 * `laid` are the cells with tiles of this turn, `joins` those of the story, `closed` the chests that are closed,
 * `drafted` the tile still to be dealt with, `placing` the one that looks for a cell, `offers` the price of each
 * place's tile for this seat, none where no tile lies.
 */
export interface SeatCounted {
  story: Record<string, string>;
  laid: string[];
  joins: JoinCounted[];
  closed: Record<string, number[]>;
  tokens: Record<string, number>;
  drafted: string;
  placing: string;
  cells: Record<string, CellCounted>;
  own_price: PriceCounted | null;
  offers: (PriceCounted | null)[];
  quests: Record<string, QuestCounted>;
}

/**
 * The whole table.
 *
 * `wilderness` is the last place of the lower row, `period` that of the tiles that come next, 0 if none do,
 * `majorities` who holds the most of each resource now, `discard` what a discarded tile gives.
 */
export interface TalesCounted {
  seats: SeatCounted[];
  wilderness: number;
  rounds: number;
  period: number;
  majorities: Record<string, number[]>;
  discard: Record<string, number>;
}

export const FACES: TalesFaces = {"tiles":{"bog-lurker":{"back":"period","type":"monster","period":1,"cost":{"combat":2},"sides":{"N":{"half":false,"gain":{},"wanted":""},"E":{"half":true,"gain":{},"wanted":""},"S":{"half":false,"gain":{},"wanted":""},"W":{"half":false,"gain":{},"wanted":""}},"reward":{"glory":3,"coin":1},"times":"","at_end":false,"chests":[]},"lantern-wisps":{"back":"period","type":"monster","period":1,"cost":{"magic":2},"sides":{"N":{"half":true,"gain":{},"wanted":""},"E":{"half":false,"gain":{},"wanted":""},"S":{"half":false,"gain":{},"wanted":""},"W":{"half":false,"gain":{},"wanted":""}},"reward":{"glory":2,"potion":2},"times":"","at_end":false,"chests":[]},"ditch-goblins":{"back":"period","type":"monster","period":1,"cost":{"combat":2},"sides":{"E":{"half":false,"gain":{},"wanted":""},"S":{"half":true,"gain":{},"wanted":""},"W":{"half":false,"gain":{},"wanted":""}},"reward":{"glory":2,"coin":1},"times":"","at_end":false,"chests":[{"coin":2}]},"gnawing-shade":{"back":"period","type":"monster","period":1,"cost":{"magic":3},"sides":{"N":{"half":false,"gain":{},"wanted":""},"E":{"half":false,"gain":{},"wanted":""},"W":{"half":true,"gain":{},"wanted":""}},"reward":{"glory":4,"potion":1},"times":"","at_end":false,"chests":[{"glory":2}]},"toll-ogre":{"back":"period","type":"monster","period":1,"cost":{"coin":1,"combat":3},"sides":{"N":{"half":true,"gain":{},"wanted":""},"S":{"half":false,"gain":{},"wanted":""},"W":{"half":false,"gain":{},"wanted":""}},"reward":{"glory":5,"potion":1},"times":"","at_end":false,"chests":[{"glory":2}]},"drill-master":{"back":"period","type":"character","period":1,"cost":{"coin":2},"sides":{"N":{"half":false,"gain":{},"wanted":""},"E":{"half":false,"gain":{},"wanted":""},"S":{"half":false,"gain":{},"wanted":""},"W":{"half":true,"gain":{},"wanted":""}},"reward":{"glory":2,"combat":1},"times":"","at_end":false,"chests":[]},"hedge-witch":{"back":"period","type":"character","period":1,"cost":{"coin":2},"sides":{"N":{"half":false,"gain":{},"wanted":""},"E":{"half":true,"gain":{},"wanted":""},"S":{"half":false,"gain":{},"wanted":""},"W":{"half":false,"gain":{},"wanted":""}},"reward":{"glory":1,"magic":1},"times":"","at_end":false,"chests":[]},"town-crier":{"back":"period","type":"character","period":1,"cost":{"coin":2},"sides":{"E":{"half":false,"gain":{},"wanted":""},"S":{"half":false,"gain":{},"wanted":""},"W":{"half":true,"gain":{},"wanted":""}},"reward":{"glory":3,"potion":1,"token":1},"times":"","at_end":false,"chests":[{"potion":2}]},"wandering-bard":{"back":"period","type":"character","period":1,"cost":{"coin":2},"sides":{"N":{"half":false,"gain":{},"wanted":""},"E":{"half":true,"gain":{},"wanted":""},"S":{"half":false,"gain":{},"wanted":""}},"reward":{"glory":2},"times":"character","at_end":true,"chests":[]},"pedlar":{"back":"period","type":"character","period":1,"cost":{"coin":1},"sides":{"N":{"half":false,"gain":{},"wanted":""},"S":{"half":true,"gain":{},"wanted":""},"W":{"half":false,"gain":{},"wanted":""}},"reward":{"coin":2},"times":"character","at_end":false,"chests":[{"potion":1}]},"crossroads-inn":{"back":"period","type":"place","period":1,"cost":{"coin":1},"sides":{"N":{"half":false,"gain":{"potion":1},"wanted":""},"E":{"half":false,"gain":{"coin":1},"wanted":""},"S":{"half":false,"gain":{"potion":1},"wanted":""},"W":{"half":false,"gain":{"coin":1},"wanted":""}},"reward":{"glory":2},"times":"","at_end":false,"chests":[]},"old-mill":{"back":"period","type":"place","period":1,"cost":{"coin":1},"sides":{"N":{"half":false,"gain":{"coin":2},"wanted":"character"},"E":{"half":false,"gain":{"potion":2},"wanted":""},"S":{"half":false,"gain":{"coin":2},"wanted":"treasure"}},"reward":{"glory":1},"times":"","at_end":false,"chests":[]},"training-yard":{"back":"period","type":"place","period":1,"cost":{"coin":1},"sides":{"N":{"half":false,"gain":{"potion":1},"wanted":""},"E":{"half":false,"gain":{"combat":1},"wanted":"monster"},"W":{"half":false,"gain":{"coin":1},"wanted":""}},"reward":{"glory":1},"times":"","at_end":false,"chests":[]},"moss-chapel":{"back":"period","type":"place","period":1,"cost":{"coin":1},"sides":{"E":{"half":false,"gain":{"coin":2},"wanted":""},"S":{"half":false,"gain":{"magic":1},"wanted":"treasure"},"W":{"half":false,"gain":{"potion":1},"wanted":""}},"reward":{"glory":1},"times":"","at_end":false,"chests":[]},"rusty-coffer":{"back":"period","type":"treasure","period":1,"cost":{"coin":2},"sides":{"N":{"half":true,"gain":{},"wanted":""},"E":{"half":true,"gain":{},"wanted":""},"S":{"half":false,"gain":{},"wanted":""}},"reward":{"glory":2,"potion":1},"times":"","at_end":false,"chests":[{"coin":3},{"potion":2}]},"smugglers-cache":{"back":"period","type":"treasure","period":1,"cost":{"coin":1},"sides":{"E":{"half":false,"gain":{},"wanted":""},"S":{"half":true,"gain":{},"wanted":""},"W":{"half":true,"gain":{},"wanted":""}},"reward":{"potion":2},"times":"","at_end":false,"chests":[{"coin":3}]},"herb-satchel":{"back":"period","type":"treasure","period":1,"cost":{},"sides":{"N":{"half":true,"gain":{},"wanted":""},"E":{"half":false,"gain":{},"wanted":""},"W":{"half":false,"gain":{},"wanted":""}},"reward":{"potion":2},"times":"","at_end":false,"chests":[{"coin":1}]},"silver-idol":{"back":"period","type":"treasure","period":1,"cost":{"coin":1},"sides":{"N":{"half":false,"gain":{},"wanted":""},"S":{"half":false,"gain":{},"wanted":""},"W":{"half":true,"gain":{},"wanted":""}},"reward":{"glory":4},"times":"","at_end":false,"chests":[{"glory":2}]},"were-stag":{"back":"period","type":"monster","period":2,"cost":{"combat":4},"sides":{"N":{"half":false,"gain":{},"wanted":""},"E":{"half":true,"gain":{},"wanted":""},"S":{"half":false,"gain":{},"wanted":""}},"reward":{"glory":6,"coin":1},"times":"","at_end":false,"chests":[]},"drowned-knight":{"back":"period","type":"monster","period":2,"cost":{"combat":3},"sides":{"E":{"half":false,"gain":{},"wanted":""},"S":{"half":false,"gain":{},"wanted":""},"W":{"half":true,"gain":{},"wanted":""}},"reward":{"glory":5},"times":"","at_end":false,"chests":[{"glory":2}]},"glass-serpent":{"back":"period","type":"monster","period":2,"cost":{"magic":4},"sides":{"N":{"half":true,"gain":{},"wanted":""},"E":{"half":false,"gain":{},"wanted":""},"W":{"half":false,"gain":{},"wanted":""}},"reward":{"glory":6},"times":"","at_end":false,"chests":[]},"bone-choir":{"back":"period","type":"monster","period":2,"cost":{"magic":3},"sides":{"N":{"half":false,"gain":{},"wanted":""},"S":{"half":true,"gain":{},"wanted":""},"W":{"half":false,"gain":{},"wanted":""}},"reward":{"glory":4},"times":"","at_end":false,"chests":[{"glory":3}]},"twin-gargoyles":{"back":"period","type":"monster","period":2,"cost":{"combat":2,"magic":2},"sides":{"N":{"half":true,"gain":{},"wanted":""},"S":{"half":false,"gain":{},"wanted":""}},"reward":{"glory":6},"times":"","at_end":false,"chests":[{"coin":1}]},"mountain-troll":{"back":"period","type":"monster","period":2,"cost":{"combat":5},"sides":{"E":{"half":true,"gain":{},"wanted":""},"W":{"half":false,"gain":{},"wanted":""}},"reward":{"glory":7},"times":"","at_end":false,"chests":[{"coin":3}]},"beast-tracker":{"back":"period","type":"character","period":2,"cost":{"coin":3},"sides":{"N":{"half":false,"gain":{},"wanted":""},"E":{"half":false,"gain":{},"wanted":""},"S":{"half":false,"gain":{},"wanted":""},"W":{"half":false,"gain":{},"wanted":""}},"reward":{"coin":1,"potion":1},"times":"monster","at_end":false,"chests":[]},"sword-sister":{"back":"period","type":"character","period":2,"cost":{"coin":3},"sides":{"E":{"half":false,"gain":{},"wanted":""},"S":{"half":true,"gain":{},"wanted":""},"W":{"half":false,"gain":{},"wanted":""}},"reward":{"glory":3,"combat":1},"times":"","at_end":false,"chests":[{"combat":1}]},"rune-carver":{"back":"period","type":"character","period":2,"cost":{"coin":3},"sides":{"N":{"half":false,"gain":{},"wanted":""},"E":{"half":false,"gain":{},"wanted":""},"W":{"half":true,"gain":{},"wanted":""}},"reward":{"glory":3,"magic":1},"times":"","at_end":false,"chests":[{"magic":1}]},"map-maker":{"back":"period","type":"character","period":2,"cost":{"coin":2},"sides":{"N":{"half":true,"gain":{},"wanted":""},"E":{"half":false,"gain":{},"wanted":""},"S":{"half":false,"gain":{},"wanted":""}},"reward":{"glory":3},"times":"place","at_end":false,"chests":[]},"lockpick":{"back":"period","type":"character","period":2,"cost":{"coin":2},"sides":{"N":{"half":false,"gain":{},"wanted":""},"S":{"half":false,"gain":{},"wanted":""},"W":{"half":true,"gain":{},"wanted":""}},"reward":{"glory":1},"times":"key","at_end":false,"chests":[{"key":1}]},"treasure-hunter":{"back":"period","type":"character","period":2,"cost":{"coin":3},"sides":{"E":{"half":true,"gain":{},"wanted":""},"S":{"half":false,"gain":{},"wanted":""},"W":{"half":false,"gain":{},"wanted":""}},"reward":{"glory":2},"times":"treasure","at_end":true,"chests":[]},"market-square":{"back":"period","type":"place","period":2,"cost":{"coin":1},"sides":{"N":{"half":false,"gain":{"coin":2},"wanted":""},"E":{"half":false,"gain":{"coin":2},"wanted":"treasure"},"S":{"half":false,"gain":{"potion":1},"wanted":""},"W":{"half":false,"gain":{"coin":1},"wanted":""}},"reward":{"glory":2},"times":"","at_end":false,"chests":[]},"arena":{"back":"period","type":"place","period":2,"cost":{"coin":3},"sides":{"N":{"half":false,"gain":{"glory":3},"wanted":"monster"},"S":{"half":false,"gain":{"combat":1},"wanted":""},"W":{"half":false,"gain":{"coin":2},"wanted":""}},"reward":{"glory":2},"times":"","at_end":false,"chests":[]},"stone-circle":{"back":"period","type":"place","period":2,"cost":{"coin":2},"sides":{"N":{"half":false,"gain":{"magic":1},"wanted":""},"E":{"half":false,"gain":{"potion":2},"wanted":""},"S":{"half":false,"gain":{"glory":3},"wanted":"character"}},"reward":{"glory":2},"times":"","at_end":false,"chests":[]},"ferry-landing":{"back":"period","type":"place","period":2,"cost":{"coin":1},"sides":{"E":{"half":false,"gain":{"key":1},"wanted":""},"W":{"half":false,"gain":{"key":1},"wanted":""}},"reward":{"glory":3},"times":"","at_end":false,"chests":[]},"dragons-tooth":{"back":"period","type":"treasure","period":2,"cost":{"potion":2},"sides":{"N":{"half":true,"gain":{},"wanted":""},"W":{"half":false,"gain":{},"wanted":""}},"reward":{"glory":2,"combat":1},"times":"","at_end":false,"chests":[{"glory":2}]},"moon-amulet":{"back":"period","type":"treasure","period":2,"cost":{"potion":1},"sides":{"E":{"half":true,"gain":{},"wanted":""},"S":{"half":false,"gain":{},"wanted":""}},"reward":{"glory":3,"magic":1},"times":"","at_end":false,"chests":[{"glory":2}]},"sunken-hoard":{"back":"period","type":"treasure","period":2,"cost":{"potion":1},"sides":{"N":{"half":false,"gain":{},"wanted":""},"S":{"half":true,"gain":{},"wanted":""}},"reward":{"coin":4},"times":"","at_end":false,"chests":[{"glory":3}]},"reliquary":{"back":"period","type":"treasure","period":2,"cost":{"coin":2},"sides":{"N":{"half":true,"gain":{},"wanted":""},"E":{"half":false,"gain":{},"wanted":""},"S":{"half":true,"gain":{},"wanted":""}},"reward":{"glory":4},"times":"","at_end":false,"chests":[{"glory":3},{"coin":2}]},"black-hydra":{"back":"period","type":"monster","period":3,"cost":{"combat":6},"sides":{"N":{"half":true,"gain":{},"wanted":""},"S":{"half":false,"gain":{},"wanted":""}},"reward":{"glory":10},"times":"","at_end":false,"chests":[]},"storm-dragon":{"back":"period","type":"monster","period":3,"cost":{"combat":4,"magic":3},"sides":{"E":{"half":false,"gain":{},"wanted":""}},"reward":{"glory":10},"times":"","at_end":false,"chests":[{"coin":3}]},"lich-queen":{"back":"period","type":"monster","period":3,"cost":{"magic":6},"sides":{"E":{"half":false,"gain":{},"wanted":""},"W":{"half":true,"gain":{},"wanted":""}},"reward":{"glory":9},"times":"","at_end":false,"chests":[]},"ash-colossus":{"back":"period","type":"monster","period":3,"cost":{"combat":5},"sides":{"N":{"half":false,"gain":{},"wanted":""},"W":{"half":false,"gain":{},"wanted":""}},"reward":{"glory":8},"times":"","at_end":false,"chests":[{"glory":3}]},"dream-eater":{"back":"period","type":"monster","period":3,"cost":{"magic":5},"sides":{"E":{"half":false,"gain":{},"wanted":""},"S":{"half":true,"gain":{},"wanted":""}},"reward":{"glory":7},"times":"","at_end":false,"chests":[{"glory":3}]},"grand-champion":{"back":"period","type":"character","period":3,"cost":{"coin":1,"combat":1},"sides":{"S":{"half":false,"gain":{},"wanted":""},"W":{"half":false,"gain":{},"wanted":""}},"reward":{"glory":2},"times":"combat","at_end":true,"chests":[{"glory":1}]},"archmage":{"back":"period","type":"character","period":3,"cost":{"coin":2},"sides":{"N":{"half":false,"gain":{},"wanted":""},"E":{"half":false,"gain":{},"wanted":""}},"reward":{"glory":2},"times":"magic","at_end":true,"chests":[{"glory":1}]},"chronicler":{"back":"period","type":"character","period":3,"cost":{"coin":4},"sides":{"N":{"half":false,"gain":{},"wanted":""},"S":{"half":false,"gain":{},"wanted":""}},"reward":{"glory":2},"times":"monster","at_end":true,"chests":[]},"royal-envoy":{"back":"period","type":"character","period":3,"cost":{"coin":3},"sides":{"E":{"half":false,"gain":{},"wanted":""},"W":{"half":false,"gain":{},"wanted":""}},"reward":{"glory":4},"times":"majority","at_end":true,"chests":[]},"sky-castle":{"back":"period","type":"place","period":3,"cost":{"coin":4},"sides":{"S":{"half":false,"gain":{"glory":4},"wanted":""},"W":{"half":false,"gain":{"glory":3},"wanted":"monster"}},"reward":{"glory":5},"times":"","at_end":false,"chests":[]},"harbour-city":{"back":"period","type":"place","period":3,"cost":{"coin":3},"sides":{"N":{"half":false,"gain":{"glory":4},"wanted":"treasure"},"E":{"half":false,"gain":{"coin":3},"wanted":"treasure"},"W":{"half":false,"gain":{"glory":3},"wanted":""}},"reward":{"glory":4},"times":"","at_end":false,"chests":[]},"world-tree":{"back":"period","type":"place","period":3,"cost":{"coin":3},"sides":{"N":{"half":false,"gain":{"potion":4},"wanted":""},"E":{"half":false,"gain":{"glory":4},"wanted":"monster"},"S":{"half":false,"gain":{"key":1},"wanted":""}},"reward":{"glory":3},"times":"","at_end":false,"chests":[]},"crown-of-kings":{"back":"period","type":"treasure","period":3,"cost":{"coin":6},"sides":{"W":{"half":false,"gain":{},"wanted":""}},"reward":{"glory":11},"times":"","at_end":false,"chests":[]},"phoenix-egg":{"back":"period","type":"treasure","period":3,"cost":{"potion":3},"sides":{"N":{"half":true,"gain":{},"wanted":""}},"reward":{"glory":9},"times":"","at_end":false,"chests":[{"glory":2}]},"vault-of-ages":{"back":"period","type":"treasure","period":3,"cost":{"coin":3},"sides":{"E":{"half":true,"gain":{},"wanted":""},"S":{"half":true,"gain":{},"wanted":""}},"reward":{"glory":4,"key":1},"times":"","at_end":false,"chests":[{"glory":4},{"glory":3}]},"paladin":{"back":"hero","type":"","period":0,"cost":{},"sides":{"N":{"half":false,"gain":{},"wanted":""},"E":{"half":true,"gain":{},"wanted":""},"S":{"half":false,"gain":{},"wanted":""},"W":{"half":true,"gain":{},"wanted":""}},"reward":{"coin":4,"potion":5,"combat":1,"magic":1},"times":"","at_end":false,"chests":[{"glory":2,"coin":1},{"coin":1,"key":1}]},"shaman":{"back":"hero","type":"","period":0,"cost":{},"sides":{"N":{"half":true,"gain":{},"wanted":""},"E":{"half":false,"gain":{},"wanted":""},"S":{"half":false,"gain":{},"wanted":""},"W":{"half":false,"gain":{},"wanted":""}},"reward":{"coin":4,"potion":7},"times":"","at_end":false,"chests":[{"glory":1,"magic":1},{"coin":1,"potion":1,"combat":1}]},"barbarian":{"back":"hero","type":"","period":0,"cost":{},"sides":{"N":{"half":false,"gain":{},"wanted":""},"E":{"half":true,"gain":{},"wanted":""},"S":{"half":true,"gain":{},"wanted":""},"W":{"half":true,"gain":{},"wanted":""}},"reward":{"coin":2,"potion":3,"combat":2},"times":"","at_end":false,"chests":[{"glory":1,"magic":1},{"potion":2}]},"thief":{"back":"hero","type":"","period":0,"cost":{},"sides":{"N":{"half":true,"gain":{},"wanted":""},"E":{"half":false,"gain":{},"wanted":""},"S":{"half":true,"gain":{},"wanted":""},"W":{"half":false,"gain":{},"wanted":""}},"reward":{"coin":6,"potion":3,"combat":1},"times":"","at_end":false,"chests":[{"coin":4},{"magic":1}]},"mage":{"back":"hero","type":"","period":0,"cost":{},"sides":{"N":{"half":true,"gain":{},"wanted":""},"E":{"half":false,"gain":{},"wanted":""},"S":{"half":true,"gain":{},"wanted":""},"W":{"half":true,"gain":{},"wanted":""}},"reward":{"coin":4,"potion":3,"magic":2},"times":"","at_end":false,"chests":[{"combat":1},{"coin":2}]},"the-long-hunt":{"back":"quest","type":"","period":0,"cost":{"combat":3},"sides":{"N":{"half":false,"gain":{},"wanted":""},"E":{"half":false,"gain":{},"wanted":""}},"reward":{"glory":2},"times":"monster","at_end":false,"chests":[]},"the-hidden-library":{"back":"quest","type":"","period":0,"cost":{"magic":3},"sides":{"S":{"half":false,"gain":{},"wanted":""},"W":{"half":false,"gain":{},"wanted":""}},"reward":{"glory":2},"times":"character","at_end":false,"chests":[]},"the-royal-collection":{"back":"quest","type":"","period":0,"cost":{"coin":4},"sides":{"N":{"half":false,"gain":{},"wanted":""},"W":{"half":false,"gain":{},"wanted":""}},"reward":{"glory":2},"times":"treasure","at_end":false,"chests":[]},"the-pilgrims-road":{"back":"quest","type":"","period":0,"cost":{"coin":3},"sides":{"E":{"half":false,"gain":{},"wanted":""},"S":{"half":false,"gain":{},"wanted":""}},"reward":{"glory":2},"times":"place","at_end":false,"chests":[]},"master-of-keys":{"back":"quest","type":"","period":0,"cost":{"coin":2,"potion":3},"sides":{"N":{"half":false,"gain":{},"wanted":""},"S":{"half":false,"gain":{},"wanted":""}},"reward":{"glory":2},"times":"key","at_end":false,"chests":[]},"the-iron-oath":{"back":"quest","type":"","period":0,"cost":{"coin":2},"sides":{"E":{"half":false,"gain":{},"wanted":""},"W":{"half":false,"gain":{},"wanted":""}},"reward":{"glory":2},"times":"combat","at_end":false,"chests":[]},"the-ninth-circle":{"back":"quest","type":"","period":0,"cost":{"coin":2},"sides":{"N":{"half":false,"gain":{},"wanted":""},"E":{"half":false,"gain":{},"wanted":""}},"reward":{"glory":2},"times":"magic","at_end":false,"chests":[]},"the-full-purse":{"back":"quest","type":"","period":0,"cost":{"combat":3},"sides":{"S":{"half":false,"gain":{},"wanted":""},"W":{"half":false,"gain":{},"wanted":""}},"reward":{"glory":3},"times":"3coin","at_end":false,"chests":[]},"the-great-brew":{"back":"quest","type":"","period":0,"cost":{"magic":3},"sides":{"N":{"half":false,"gain":{},"wanted":""},"W":{"half":false,"gain":{},"wanted":""}},"reward":{"glory":3},"times":"3potion","at_end":false,"chests":[]},"a-tale-well-knit":{"back":"quest","type":"","period":0,"cost":{"coin":2,"potion":2},"sides":{"N":{"half":false,"gain":{},"wanted":""},"E":{"half":false,"gain":{},"wanted":""},"S":{"half":false,"gain":{},"wanted":""},"W":{"half":false,"gain":{},"wanted":""}},"reward":{"glory":4},"times":"surrounded","at_end":false,"chests":[]},"let-it-lie":{"back":"quest","type":"","period":0,"cost":{"coin":2,"potion":1},"sides":{"N":{"half":false,"gain":{},"wanted":""},"S":{"half":false,"gain":{},"wanted":""}},"reward":{"glory":2},"times":"closed","at_end":false,"chests":[]},"the-four-crowns":{"back":"quest","type":"","period":0,"cost":{"coin":2},"sides":{"E":{"half":false,"gain":{},"wanted":""},"S":{"half":false,"gain":{},"wanted":""}},"reward":{"glory":4},"times":"majority","at_end":true,"chests":[]},"the-wyrm-below":{"back":"quest","type":"","period":0,"cost":{"coin":2,"combat":4},"sides":{"N":{"half":false,"gain":{},"wanted":""},"W":{"half":false,"gain":{},"wanted":""}},"reward":{"glory":10},"times":"","at_end":false,"chests":[{"glory":3}]},"the-sealed-gate":{"back":"quest","type":"","period":0,"cost":{"potion":2,"magic":4},"sides":{"E":{"half":false,"gain":{},"wanted":""},"S":{"half":false,"gain":{},"wanted":""}},"reward":{"glory":10},"times":"","at_end":false,"chests":[{"glory":3}]},"the-caravan":{"back":"quest","type":"","period":0,"cost":{"coin":5},"sides":{"N":{"half":false,"gain":{},"wanted":""},"E":{"half":true,"gain":{},"wanted":""}},"reward":{"glory":6,"key":1},"times":"","at_end":false,"chests":[{"coin":3}]},"the-last-feast":{"back":"quest","type":"","period":0,"cost":{"coin":3,"potion":3},"sides":{"S":{"half":true,"gain":{},"wanted":""},"W":{"half":false,"gain":{},"wanted":""}},"reward":{"glory":1,"coin":1},"times":"character","at_end":false,"chests":[{"glory":3}]}}};
