import { seatsFrom } from "../model/seats";
import type { Option, Pick } from "../wire/types";
import { letter } from "../words/names";
import { gridsFor, zonesFor, type AnySnapshot, type GridShown, type Laying } from "./layout";

/** Where the steps of the open question's answers can be pointed at. */
export class Targets {
  /** By field and value: the zone or grid that stands for it, or a seat's own panel. */
  readonly #at = new Map<string, string>();

  constructor(
    readonly options: Option[],
    /** What an answer calls a card here, so that a card that cannot be chosen can be asked about. */
    readonly card: string,
  ) {}

  point(pick: Pick, where: string): void {
    this.#at.set(name(pick), where);
  }

  has(pick: Pick): boolean {
    return this.#at.has(name(pick));
  }

  /** Whether this very zone, grid or panel stands for the step. */
  isAt(pick: Pick, where: string): boolean {
    return this.#at.get(name(pick)) === where;
  }

  /**
   * The steps that a tap on a place makes: the one it stands for, and those after it that are the only way on. `path` is
   * what is chosen already.
   */
  steps(pick: Pick, path: Pick[]): Pick[] {
    for (const before of [path, []]) {
      const way = [...before, pick];
      const found = this.options.filter((option) => way.every((step, i) => isSame(option.picks[i], step)));
      if (found.length > 0) return found.length === 1 ? (found[0]?.picks.slice(before.length) ?? [pick]) : [pick];
    }
    return [pick];
  }
}

const name = ({ field, value }: Pick): string => `${field} ${value}`;

function isSame(one: Pick | undefined, other: Pick): boolean {
  return one?.field === other.field && one.value === other.value;
}

export const PANEL = "panel";

const FOUND = new WeakMap<AnySnapshot, Targets>();

/** Find a place on the board for every step of every answer, if there is one; once for every look. */
export function targetsOf(snapshot: AnySnapshot, laying: Laying): Targets {
  const found = FOUND.get(snapshot) ?? find(snapshot, laying);
  FOUND.set(snapshot, found);
  return found;
}

function find(snapshot: AnySnapshot, laying: Laying): Targets {
  const options = [...(snapshot.asked?.options ?? []), ...snapshot.interjections];
  const steps = options.flatMap((option) => stepsOf(option, laying));
  const targets = new Targets(options, steps.find(({ kind }) => kind === "card")?.pick.field ?? "card");
  for (const { pick, kind } of steps) {
    const where = placeOf(pick, kind, snapshot, laying);
    if (where !== undefined) targets.point(pick, where);
  }
  return targets;
}

function stepsOf(option: Option, laying: Laying): { pick: Pick; kind: string }[] {
  const parts = laying.game?.answers[option.text.split(" ")[0] ?? ""] ?? [];
  return option.picks.map((pick, i) => ({ pick, kind: parts[i]?.kind ?? "verb" }));
}

function placeOf(pick: Pick, kind: string, snapshot: AnySnapshot, laying: Laying): string | undefined {
  const seats = seatsFrom(snapshot);
  // One's own parts first, then those of the table, then the others'.
  const order = [...seats.slice(0, 1), null, ...seats.slice(1)];
  if (kind === "seat") return seats.map(letter).includes(pick.value) ? PANEL : undefined;
  if (kind === "card") {
    for (const seat of order) {
      const zone = zonesFor(laying, seat).find(({ pieces }) => pieces.includes(pick.value));
      const grid = gridsFor(laying, seat).find((each) => cardsOn(each).includes(pick.value));
      const found = zone ?? grid;
      if (found) return found.id;
    }
    return undefined;
  }
  // A cell may be one where nothing lies yet; any other place must be there.
  const grids = order.flatMap((seat) => gridsFor(laying, seat)).filter(({ field }) => field.place === pick.field);
  return grids.find(({ places }) => kind === "cell" || pick.value in places)?.id;
}

function cardsOn({ places }: GridShown): string[] {
  return Object.values(places).map(({ card }) => card);
}
