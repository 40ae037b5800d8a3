// Made by `python -m tools.typescript web/src/wire`. Do not edit.

/** A position. Where a chamber or token lies in a dungeon is open; that it exists once only is kept by the zones. */
export interface StonespineView {
  pile: string[];
  hand: string[][];
  built: string[][];
  discarded: string[];
  jael_chambers: string[];
  blueprint_deck: string[];
  blueprints: string[][];
  goal_deck: string[];
  goal: string[];
  challenge_deck: string[];
  shown_challenges: string[];
  challenges: string[][];
  gone_challenges: string[];
  market_deck: string[];
  market_cards: string[];
  gone_market: string[];
  stack: string[];
  tokens: string[];
  embedded: string[][];
  gone_tokens: string[];
  jael_tokens: string[];
  jael_deck: string[];
  jael_shown: string[];
  jael_out: string[];
  hidden: boolean;
  legendary: boolean;
  year: number;
  turn: number;
  rooms: (string | null)[][];
  laid: [string, string][][];
  passages: string[][];
  gold: number[];
  priority: number[];
  old_priority: number[];
  passed: string;
  acting: number;
  carried: string[];
  stalls: string[];
  wares: (string | null)[][];
  jael_now: string | null;
  acted: boolean;
  vp: number[];
  jael_vp: number;
}

/** S2.2 A room: its type, doors as letters of T, B, L, R, four places from the top left, gold and rune. */
export interface ChamberFace {
  type: string;
  doors: string;
  places: string[];
  gold: number;
  rune: string;
}

/** S2.8 Entrance and exit column from 1, sixteen demands; a place without one is empty. */
export interface BlueprintFace {
  entrance: number;
  exit: number;
  demands: string[];
}

/** S2.11 The prices and slots of the top and the bottom set. */
export interface MarketFace {
  prices: number[];
  slots: string[];
}

/** S2.13 What a token shows, and the shape of its back. */
export interface TokenFace {
  face: string;
  shape: string;
}

/** S18.1 A card of the solo opponent. */
export interface JaelFace {
  set: string;
  rune: string;
  gold: number;
  takes: string;
  base: number;
  factor: number;
  counts: string;
}

/** S12 Whether the most or the fewest win. */
export interface GoalFace {
  rank: string;
}

/** Every card by its kind and code. Challenges have words only. */
export interface StonespineFaces {
  chambers: Record<string, ChamberFace>;
  blueprints: Record<string, BlueprintFace>;
  market: Record<string, MarketFace>;
  tokens: Record<string, TokenFace>;
  jael: Record<string, JaelFace>;
  goals: Record<string, GoalFace>;
}

/**
 * S7.2–S7.5 What a seat has for the market if its row stays as it is, and what it comes from.
 *
 * `gold` is less than its parts together where they are more than anybody may have.
 */
export interface GoldComing {
  row: number;
  chests: number;
  start: number;
  gold: number;
}

/**
 * One dungeon. Places go from 0 to 15, row by row; a link is the two places it joins.
 *
 * `entrance` and `exit` are the places connected to each, `met` those where the blueprint is satisfied, `held`
 * how many elements each chamber holds, `tokens` what was embedded where, `passages` the edges by their names,
 * `elements` how many there are of each kind, `coming` the gold for the market while a row is built,
 * `challenges` how often each of the seat's own is met and what each time gives, `offers` the same for those on
 * offer, `goal` what the goal counts.
 */
export interface DungeonCounted {
  links: [number, number][];
  entrance: number[];
  exit: number[];
  met: number[];
  held: number[];
  tokens: [number, string][];
  passages: string[];
  elements: Record<string, number>;
  coming: GoldComing;
  challenges: Record<string, [number, number]>;
  offers: Record<string, [number, number]>;
  goal: number;
}

/** A set on offer: its market card and half, its price, and the tokens on it; an empty slot is empty. */
export interface StallCounted {
  card: string;
  half: string;
  price: number;
  tokens: string[];
}

/** The whole table: who is at the market, in which order, what is still to be placed, and what Jael has. */
export interface StonespineCounted {
  dungeons: DungeonCounted[];
  stalls: StallCounted[];
  carried: string[];
  at_market: boolean;
  acting: number;
  order: number[];
  jael_now: string;
  jael_gold: number;
  jael_goal: number;
  jael_elements: Record<string, number>;
}

export const FACES: StonespineFaces = {"chambers":{"1":{"type":"cave","doors":"BLR","places":["-1","blade","","slime"],"gold":3,"rune":"blue"},"2":{"type":"cave","doors":"BLR","places":["","bear","spike",""],"gold":2,"rune":"blue"},"3":{"type":"cave","doors":"TBL","places":["","pit","",""],"gold":3,"rune":"blue"},"4":{"type":"cave","doors":"TBL","places":["","kobold","+1",""],"gold":2,"rune":"green"},"5":{"type":"cave","doors":"TBL","places":["","gnoll","gnoll",""],"gold":2,"rune":"green"},"6":{"type":"cave","doors":"TBL","places":["gnoll","","","kobold"],"gold":1,"rune":"green"},"7":{"type":"cave","doors":"BL","places":["","blade","bear","spike"],"gold":0,"rune":"blue"},"8":{"type":"cave","doors":"BL","places":["","blade","+1","slime"],"gold":3,"rune":"red"},"9":{"type":"cave","doors":"BL","places":["ooze","-1","","slime"],"gold":5,"rune":"red"},"10":{"type":"cave","doors":"BR","places":["","chest","fire",""],"gold":1,"rune":"red"},"11":{"type":"cave","doors":"BR","places":["kobold","","spike","-1"],"gold":5,"rune":"green"},"12":{"type":"cave","doors":"BR","places":["+1","","","slime"],"gold":3,"rune":"green"},"13":{"type":"cave","doors":"BR","places":["slime","slime","",""],"gold":3,"rune":"red"},"14":{"type":"cave","doors":"LR","places":["-1","ooze","ooze","slime"],"gold":4,"rune":"red"},"15":{"type":"cave","doors":"LR","places":["","goblin","gnoll",""],"gold":3,"rune":"green"},"16":{"type":"cave","doors":"LR","places":["","","goblin",""],"gold":3,"rune":"blue"},"17":{"type":"cave","doors":"LR","places":["goblin","","","goblin"],"gold":2,"rune":"blue"},"18":{"type":"cave","doors":"LR","places":["","chest","ooze","pit"],"gold":2,"rune":"red"},"19":{"type":"cave","doors":"TBR","places":["","bear","gnoll","spike"],"gold":1,"rune":"blue"},"20":{"type":"cave","doors":"TBR","places":["slime","","","ooze"],"gold":3,"rune":"red"},"21":{"type":"cave","doors":"TLR","places":["kobold","","","kobold"],"gold":2,"rune":"green"},"22":{"type":"cave","doors":"TBR","places":["","ooze","+1",""],"gold":3,"rune":"green"},"23":{"type":"cave","doors":"TBR","places":["kobold","","","kobold"],"gold":2,"rune":"red"},"24":{"type":"cave","doors":"BLR","places":["","","","chest"],"gold":1,"rune":"red"},"25":{"type":"cave","doors":"BLR","places":["chest","chest","",""],"gold":0,"rune":"red"},"26":{"type":"cave","doors":"TB","places":["ooze","","","slime"],"gold":4,"rune":"red"},"27":{"type":"cave","doors":"TB","places":["gnoll","","","goblin"],"gold":3,"rune":"blue"},"28":{"type":"cave","doors":"TB","places":["","gnoll","gnoll",""],"gold":3,"rune":"blue"},"29":{"type":"cave","doors":"TB","places":["","+1","fire",""],"gold":3,"rune":"green"},"30":{"type":"cave","doors":"TBLR","places":["ooze","fire","chest",""],"gold":0,"rune":"red"},"31":{"type":"cave","doors":"T","places":["+1","","chest","+1"],"gold":0,"rune":"green"},"32":{"type":"cave","doors":"T","places":["pit","slime","ooze",""],"gold":5,"rune":"blue"},"33":{"type":"cave","doors":"T","places":["","","kobold",""],"gold":5,"rune":"blue"},"34":{"type":"cave","doors":"T","places":["chest","chest","","chest"],"gold":0,"rune":"red"},"35":{"type":"cave","doors":"T","places":["+1","+1","+1",""],"gold":1,"rune":"green"},"36":{"type":"cave","doors":"TL","places":["","","+1","bear"],"gold":0,"rune":"red"},"37":{"type":"cave","doors":"TL","places":["","gnoll","gnoll",""],"gold":3,"rune":"green"},"38":{"type":"cave","doors":"TL","places":["","","","ooze"],"gold":5,"rune":"red"},"39":{"type":"cave","doors":"TL","places":["","chest","slime",""],"gold":1,"rune":"red"},"40":{"type":"cave","doors":"TR","places":["ooze","","pit",""],"gold":3,"rune":"blue"},"41":{"type":"cave","doors":"TR","places":["goblin","","","+3"],"gold":0,"rune":"blue"},"42":{"type":"cave","doors":"TR","places":["gnoll","","","spike"],"gold":3,"rune":"green"},"43":{"type":"cave","doors":"TLR","places":["","gnoll","goblin",""],"gold":2,"rune":"green"},"44":{"type":"cave","doors":"TLR","places":["slime","","","slime"],"gold":3,"rune":"red"},"45":{"type":"cave","doors":"TLR","places":["ooze","","","ooze"],"gold":2,"rune":"red"},"46":{"type":"cave","doors":"TLR","places":["","fire","gnoll",""],"gold":2,"rune":"blue"},"47":{"type":"cave","doors":"TBLR","places":["chest","","","+1"],"gold":0,"rune":"red"},"48":{"type":"cave","doors":"TBLR","places":["","slime","-3",""],"gold":8,"rune":"blue"},"49":{"type":"cave","doors":"TBLR","places":["","","","gnoll"],"gold":3,"rune":"blue"},"50":{"type":"cave","doors":"TBLR","places":["slime","","","+1"],"gold":2,"rune":"green"},"51":{"type":"stone","doors":"TBL","places":["","goblin","blade",""],"gold":2,"rune":"blue"},"52":{"type":"stone","doors":"TBL","places":["ooze","slime","slime","ooze"],"gold":2,"rune":"red"},"53":{"type":"stone","doors":"TBL","places":["goblin","","","gnoll"],"gold":2,"rune":"blue"},"54":{"type":"stone","doors":"TBL","places":["","gnoll","ooze",""],"gold":2,"rune":"green"},"55":{"type":"stone","doors":"BL","places":["","kobold","+3",""],"gold":0,"rune":"green"},"56":{"type":"stone","doors":"BL","places":["","goblin","chest",""],"gold":1,"rune":"blue"},"57":{"type":"stone","doors":"BL","places":["","ooze","gnoll",""],"gold":3,"rune":"green"},"58":{"type":"stone","doors":"BL","places":["","ooze","","ooze"],"gold":3,"rune":"red"},"59":{"type":"stone","doors":"LR","places":["","ooze","ooze",""],"gold":3,"rune":"red"},"60":{"type":"stone","doors":"BR","places":["kobold","","","chest"],"gold":1,"rune":"green"},"61":{"type":"stone","doors":"TR","places":["","spike","goblin",""],"gold":3,"rune":"blue"},"62":{"type":"stone","doors":"TR","places":["","chest","+1",""],"gold":2,"rune":"red"},"63":{"type":"stone","doors":"TR","places":["slime","","","slime"],"gold":4,"rune":"red"},"64":{"type":"stone","doors":"TBR","places":["gnoll","","","kobold"],"gold":2,"rune":"green"},"65":{"type":"stone","doors":"TBR","places":["","","bear","-2"],"gold":7,"rune":"blue"},"66":{"type":"stone","doors":"TBR","places":["","ooze","kobold",""],"gold":3,"rune":"green"},"67":{"type":"stone","doors":"TBR","places":["","gnoll","ooze",""],"gold":3,"rune":"green"},"68":{"type":"stone","doors":"TBR","places":["","slime","goblin",""],"gold":2,"rune":"blue"},"69":{"type":"stone","doors":"TB","places":["","chest","fire",""],"gold":1,"rune":"blue"},"70":{"type":"stone","doors":"TB","places":["","bear","blade",""],"gold":1,"rune":"blue"},"71":{"type":"stone","doors":"TB","places":["slime","","","gnoll"],"gold":3,"rune":"green"},"72":{"type":"stone","doors":"BL","places":["","slime","","ooze"],"gold":4,"rune":"red"},"73":{"type":"stone","doors":"TB","places":["slime","","","ooze"],"gold":3,"rune":"red"},"74":{"type":"stone","doors":"TL","places":["","gnoll","+1",""],"gold":2,"rune":"green"},"75":{"type":"stone","doors":"TL","places":["","kobold","goblin",""],"gold":3,"rune":"green"},"76":{"type":"stone","doors":"TL","places":["","","pit",""],"gold":4,"rune":"blue"},"77":{"type":"stone","doors":"TL","places":["","slime","ooze",""],"gold":3,"rune":"red"},"78":{"type":"stone","doors":"TR","places":["","kobold","kobold",""],"gold":3,"rune":"green"},"79":{"type":"stone","doors":"TR","places":["","","goblin","+1"],"gold":2,"rune":"green"},"80":{"type":"stone","doors":"TLR","places":["ooze","","","-1"],"gold":5,"rune":"red"},"81":{"type":"stone","doors":"TLR","places":["slime","","","ooze"],"gold":2,"rune":"red"},"82":{"type":"stone","doors":"TLR","places":["","goblin","goblin",""],"gold":2,"rune":"blue"},"83":{"type":"stone","doors":"LR","places":["goblin","+1","",""],"gold":2,"rune":"green"},"84":{"type":"stone","doors":"LR","places":["slime","","","spike"],"gold":3,"rune":"blue"},"85":{"type":"stone","doors":"LR","places":["","","kobold",""],"gold":5,"rune":"green"},"86":{"type":"stone","doors":"LR","places":["","ooze","ooze",""],"gold":3,"rune":"red"},"87":{"type":"stone","doors":"BLR","places":["","slime","chest",""],"gold":1,"rune":"red"},"88":{"type":"stone","doors":"BLR","places":["","goblin","goblin",""],"gold":2,"rune":"blue"},"89":{"type":"stone","doors":"BLR","places":["pit","","","goblin"],"gold":2,"rune":"blue"},"90":{"type":"stone","doors":"BLR","places":["kobold","","","slime"],"gold":2,"rune":"green"},"91":{"type":"stone","doors":"T","places":["gnoll","","kobold","goblin"],"gold":2,"rune":"green"},"92":{"type":"stone","doors":"T","places":["slime","","ooze","goblin"],"gold":2,"rune":"blue"},"93":{"type":"stone","doors":"TBLR","places":["","slime","ooze","chest"],"gold":0,"rune":"red"},"94":{"type":"stone","doors":"T","places":["+2","","","gnoll"],"gold":3,"rune":"green"},"95":{"type":"stone","doors":"TBLR","places":["","","",""],"gold":6,"rune":"blue"},"96":{"type":"stone","doors":"T","places":["fire","","","fire"],"gold":4,"rune":"blue"},"97":{"type":"stone","doors":"TBLR","places":["","slime","ooze","-1"],"gold":3,"rune":"red"},"98":{"type":"stone","doors":"TBLR","places":["+1","","","kobold"],"gold":2,"rune":"green"},"99":{"type":"stone","doors":"TBLR","places":["ooze","slime","slime",""],"gold":1,"rune":"red"},"100":{"type":"stone","doors":"T","places":["","slime","slime",""],"gold":4,"rune":"red"}},"blueprints":{"bp1":{"entrance":2,"exit":4,"demands":["","","chest","cave","goblin","cave","","","","","cave","ooze","cave","slime","",""]},"bp2":{"entrance":3,"exit":1,"demands":["star","cave","","","cave","","","trap","","","goblin","cave","","chest","cave",""]},"bp3":{"entrance":2,"exit":4,"demands":["","","stone","star","trap","","","stone","stone","gnoll","","","","stone","kobold",""]},"bp4":{"entrance":3,"exit":2,"demands":["","kobold","","stone","goblin","","stone","","","stone","star","","stone","","","gnoll"]},"bp5":{"entrance":2,"exit":2,"demands":["stone","","ooze","","","","stone","chest","slime","stone","","","","gnoll","","stone"]},"bp6":{"entrance":2,"exit":3,"demands":["chest","","cave","","cave","","slime","","","ooze","","cave","","cave","","star"]},"bp7":{"entrance":3,"exit":2,"demands":["","stone","","trap","","","slime","stone","stone","kobold","","","ooze","","stone",""]},"bp8":{"entrance":2,"exit":1,"demands":["cave","","kobold","","trap","cave","","","","","cave","goblin","","gnoll","","cave"]}},"market":{"m1":{"prices":[9,4],"slots":["SS","O"]},"m2":{"prices":[7,3],"slots":["CC","C"]},"m3":{"prices":[10,4],"slots":["OO","C"]},"m4":{"prices":[10,5],"slots":["CCC","S"]},"m5":{"prices":[8,4],"slots":["SC","O"]},"m6":{"prices":[7,3],"slots":["SC","C"]},"m7":{"prices":[6,4],"slots":["CC","O"]},"m8":{"prices":[7,4],"slots":["CO","O"]},"m9":{"prices":[9,5],"slots":["SO","CC"]},"m10":{"prices":[8,4],"slots":["SC","O"]},"m11":{"prices":[7,4],"slots":["CC","S"]},"m12":{"prices":[9,3],"slots":["OO","C"]},"m13":{"prices":[6,5],"slots":["CC","S"]},"m14":{"prices":[5,4],"slots":["S","O"]},"m15":{"prices":[7,5],"slots":["SC","S"]},"m16":{"prices":[9,4],"slots":["SO","O"]},"m17":{"prices":[7,4],"slots":["CO","S"]},"m18":{"prices":[9,7],"slots":["OO","SC"]}},"tokens":{"ooze":{"face":"ooze","shape":"circle"},"slime":{"face":"slime","shape":"circle"},"star1":{"face":"+1","shape":"circle"},"chest":{"face":"chest","shape":"circle"},"gnoll":{"face":"gnoll","shape":"oval"},"goblin":{"face":"goblin","shape":"oval"},"kobold":{"face":"kobold","shape":"oval"},"passage":{"face":"passage","shape":"oval"},"bear":{"face":"bear","shape":"square"},"blade":{"face":"blade","shape":"square"},"fire":{"face":"fire","shape":"square"},"pit":{"face":"pit","shape":"square"},"spike":{"face":"spike","shape":"square"}},"jael":{"jA":{"set":"basic","rune":"blue","gold":10,"takes":"BB","base":14,"factor":3,"counts":"gnoll"},"jB":{"set":"basic","rune":"green","gold":11,"takes":"TB","base":13,"factor":2,"counts":"kobold"},"jC":{"set":"basic","rune":"red","gold":9,"takes":"BT","base":10,"factor":3,"counts":"chest"},"jD":{"set":"basic","rune":"green","gold":10,"takes":"BB","base":14,"factor":3,"counts":"goblin"},"jE":{"set":"basic","rune":"blue","gold":12,"takes":"TB","base":12,"factor":2,"counts":"trap"},"jF":{"set":"basic","rune":"red","gold":8,"takes":"BB","base":13,"factor":1,"counts":"slime or ooze"},"jG":{"set":"legendary","rune":"red","gold":12,"takes":"TT","base":16,"factor":4,"counts":"slime + ooze"},"jH":{"set":"legendary","rune":"blue","gold":13,"takes":"TT","base":16,"factor":4,"counts":"minion + trap"},"jI":{"set":"legendary","rune":"green","gold":13,"takes":"TB","base":15,"factor":5,"counts":"gnoll + goblin + kobold"}},"goals":{"g1":{"rank":"most"},"g2":{"rank":"fewest"},"g3":{"rank":"most"},"g4":{"rank":"most"},"g5":{"rank":"most"},"g6":{"rank":"most"},"g7":{"rank":"most"},"g8":{"rank":"most"}}};
