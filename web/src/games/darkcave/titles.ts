import { capital } from "../../kit/tell";
import { FACES } from "../../wire/darkcave";
import { key, type Speech } from "../../words/catalog";
import { levelOf } from "./table";

export const ROMAN = ["", "I", "II", "III"] as const;

/** What is said of every kind of card and feature. */
export const KINDS: Record<string, string> = {
  secret: key("counted-secret"),
  "cave-in": key("counted-cave-in"),
  swap: key("counted-swap"),
  web: key("counted-web"),
  boots: key("counted-boots"),
  axe: key("counted-axe"),
  rat: key("board-rat"),
  lindworm: key("board-lindworm"),
  goblin: key("board-goblin"),
  lair: key("board-lair"),
  ladder: key("board-ladder"),
  gold: key("board-vein"),
  bridge: key("counted-bridge"),
  tunnel: key("counted-tunnel"),
  cross: key("darkcave-cross"),
  tee: key("darkcave-tee"),
  ns: key("darkcave-passage"),
  ew: key("darkcave-passage"),
  bend: key("darkcave-bend"),
};

/** A play card's name in a word or two, as a card has room for. Its level stands beside it. */
export function titleOf(code: string, speech: Speech): string {
  const path = FACES.paths[code];
  const kind = FACES.actions[code]?.kind ?? (path?.feature || path?.shape.split("-")[0]);
  const name = kind === undefined ? undefined : KINDS[kind];
  return name === undefined || path?.shape === "goal" ? speech.face(code) : capital(speech.say(name));
}

/** A level as it is printed. */
export function romanOf(code: string): string {
  return ROMAN[levelOf(code)] ?? "";
}
