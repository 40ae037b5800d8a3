import { isHidden, mineOf } from "../../model/seats";
import { type DarkcaveCounted, type DarkcaveView, FACES, type Reached } from "../../wire/darkcave";
import type { Option, Snapshot } from "../../wire/types";
import { CORNERS, cornerCells, type Corner } from "./geometry";

export type DarkcaveSnapshot = Snapshot<DarkcaveView, DarkcaveCounted>;
export type Clan = "blue" | "yellow";

export const CREATURES = ["rat", "lindworm", "goblin"] as const;

/** A clan card's clan, by its face or its back. */
export function clanOf(code: string): Clan | null {
  if (code === "?3" || code.startsWith("blue")) return "blue";
  return code === "?4" || code.startsWith("yellow") ? "yellow" : null;
}

export function roleOf(code: string): "loyal" | "saboteur" | null {
  if (code.endsWith("-loyal")) return "loyal";
  return code.endsWith("-saboteur") ? "saboteur" : null;
}

/** The back that everybody sees of a clan card. */
export function backOf(code: string): string {
  return clanOf(code) === "yellow" ? "?4" : "?3";
}

/** A play card's level, by its face or its back. */
export function levelOf(code: string): number {
  if (isHidden(code)) return Number(code.slice(1) || 0) + 1;
  return FACES.paths[code]?.level ?? FACES.actions[code]?.level ?? 1;
}

/** The back that everybody sees of a play card. */
export function backFor(code: string): string {
  return ["?", "?1", "?2"][levelOf(code) - 1] ?? "?";
}

/** Whether everybody has seen a seat's clan card. */
export function isClanOpen(snapshot: DarkcaveSnapshot, seat: number): boolean {
  if (snapshot.over) return true;
  return snapshot.log.some((event) => event.kind === "clan-opened" && event.seat === seat);
}

export const PHASES = ["play", "walk", "draw"] as const;
export type Phase = (typeof PHASES)[number];

/** Questions that come after the card is played. */
const WALKS = new Set(["dwarf-step", "turn-goal", "finish"]);

/** D4.4 Which part of one's own turn is asked for; drawing asks nothing. */
export function phaseOf({ asked, view, viewer }: DarkcaveSnapshot): Phase | null {
  if (!asked || view.acting !== viewer || asked.name === "vote") return null;
  return WALKS.has(asked.name) ? "walk" : "play";
}

/** Where persons share a screen, a hand lies face down until its owner is asked: others may look meanwhile. */
export function isCoveredHere({ asked, over }: DarkcaveSnapshot, isShared: boolean): boolean {
  return isShared && asked === null && !over;
}

/** Whether a seat's role is still to be guessed by this viewer. */
export function isUnknown(snapshot: DarkcaveSnapshot, seat: number): boolean {
  return seat !== mineOf(snapshot) && !snapshot.over && isHidden(snapshot.view.clans[seat]?.[0] ?? "");
}

/** A goal that is still face down: which one, where, and what this viewer has seen of it. */
export interface Goal {
  corner: Corner;
  cell: string;
  code: string;
}

export function hiddenGoals({ view }: DarkcaveSnapshot): Goal[] {
  const cells = cornerCells(view.area);
  return CORNERS.flatMap((corner, i) => {
    const [cell, code] = [cells[i] ?? "", view.goals[i]?.[0]];
    return code !== undefined && !(cell in view.cave) ? [{ corner, cell, code }] : [];
  });
}

/** A space as the view names it: `b2 hub`. */
export function parted(space: string): { cell: string; space: string } {
  const [cell = "", node = ""] = space.split(" ");
  return { cell, space: node };
}

/** A place where the chosen path card may lie, and in which ways. */
export interface Laying {
  cell: string;
  ways: string[];
}

/** What the open question can be answered with in the cave. */
export interface Aims {
  layings: Laying[];
  /** Spaces to go to, with what the engine tells of them. */
  steps: { cell: string; space: string; option: Option; reached: Reached | undefined }[];
  edges: { cell: string; side: string; option: Option }[];
  /** Whether whole cards are chosen: to cave in, or as the lair a creature comes from. */
  isByCard: boolean;
  cards: string[];
  corners: string[];
}

const value = (option: Option, field: string): string => option.picks.find((pick) => pick.field === field)?.value ?? "";

export function aimsOf(snapshot: DarkcaveSnapshot): Aims {
  const options = snapshot.asked?.options ?? [];
  const of = (verb: string): Option[] => options.filter(({ text }) => text.split(" ")[0] === verb);
  const layings = new Map<string, string[]>();
  for (const option of of("lay")) {
    const cell = value(option, "cell");
    layings.set(cell, [...(layings.get(cell) ?? []), value(option, "way")]);
  }
  const byCard = [...of("collapse"), ...of("call")];
  return {
    layings: [...layings].map(([cell, ways]) => ({ cell, ways })),
    steps: of("go").map((option) => {
      const [cell, space] = [value(option, "cell"), value(option, "space")];
      const reached = snapshot.counted.reach.find((each) => each.cell === cell && each.space === space);
      return { cell, space, option, reached };
    }),
    edges: of("spin").map((option) => ({ cell: value(option, "cell"), side: value(option, "side"), option })),
    isByCard: byCard.length > 0,
    cards: byCard.map((option) => value(option, "cell")),
    corners: of("peek").map((option) => value(option, "corner")),
  };
}

/** The card that is being played: its target is asked for now. */
export function cardInPlay(snapshot: DarkcaveSnapshot): string | null {
  const given = snapshot.given.find((text) => text.startsWith("play "));
  return given?.split(" ")[1] ?? null;
}

/** Cards of the hand that can only be discarded now. */
export function isDiscardOnly(snapshot: DarkcaveSnapshot, code: string): boolean {
  const options = snapshot.asked?.options ?? [];
  return options.some(({ text }) => text === `drop ${code}`) && !options.some(({ text }) => text === `play ${code}`);
}
