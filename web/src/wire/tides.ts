// Made by `python -m tools.typescript web/src/wire`. Do not edit.

/** A position. Kingdom and relics together are what the rulebook calls the kingdom. */
export interface TidesView {
  pile: string[];
  hand: string[][];
  kingdom: string[][];
  relics: string[][];
  removed: string[];
  round: number;
  next: number;
  vp: [number, number];
  scored: [string[], string[]][];
}

/** A card as it is printed: the suit (-1 is none), what its ability counts, and what that pays. */
export interface TidesFace {
  suit: number;
  kind: string;
  targets: number[];
  points: number;
}

/** Each kingdom's `suits` as abilities count them and `singles` by cards; `unseen` may lie anywhere hidden. */
export interface TidesCounted {
  suits: number[][];
  singles: number[];
  unseen: string[];
}

export const FACES: Record<string, TidesFace> = {"1":{"suit":0,"kind":"ties","targets":[],"points":0},"2":{"suit":0,"kind":"majority","targets":[4],"points":7},"3":{"suit":0,"kind":"each","targets":[1],"points":3},"4":{"suit":1,"kind":"majority","targets":[3],"points":7},"5":{"suit":1,"kind":"set","targets":[0,3,4],"points":9},"6":{"suit":1,"kind":"each","targets":[2],"points":3},"7":{"suit":2,"kind":"majority","targets":[0],"points":7},"8":{"suit":2,"kind":"each","targets":[4],"points":3},"9":{"suit":2,"kind":"set","targets":[0,1,2,3,4],"points":13},"10":{"suit":4,"kind":"missing","targets":[0,1,2,3,4],"points":3},"11":{"suit":4,"kind":"each","targets":[3],"points":3},"12":{"suit":4,"kind":"majority","targets":[1],"points":7},"13":{"suit":3,"kind":"majority","targets":[2],"points":7},"14":{"suit":3,"kind":"set","targets":[1,2],"points":5},"15":{"suit":3,"kind":"each","targets":[0],"points":3},"16":{"suit":-1,"kind":"singles","targets":[0,1,2,3,4],"points":8},"17":{"suit":-1,"kind":"double","targets":[0,1,2,3,4],"points":0},"18":{"suit":-1,"kind":"best","targets":[],"points":8}};
