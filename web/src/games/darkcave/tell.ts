import { mineOf, seatsFrom } from "../../model/seats";
import type { Speech } from "../../words/catalog";
import type { Paragraph } from "../../kit/screen";
import { capital, cardTold, placeTold } from "../../kit/tell";
import { seatFacts } from "./facts";
import { secretsOf } from "./secrets";
import { CREATURES, parted, type DarkcaveSnapshot } from "./table";
import { KINDS } from "./titles";

/** Where the game stands: whose turn it is, and how many moves are left. */
export function clock(snapshot: DarkcaveSnapshot, speech: Speech): string {
  const { view } = snapshot;
  if (snapshot.over) return capital(speech.say("board-over"));
  if (view.turns === 0) return capital(speech.say("board-set-up"));
  const turn = capital(speech.say("board-turn", { turn: view.turns, seat: speech.seat(view.acting) }));
  const isMoving = snapshot.asked?.name === "dwarf-step" || snapshot.asked?.name === "creature-step";
  return isMoving ? `${turn} · ${speech.say("board-steps", { count: view.steps })}` : turn;
}

/** The whole view in words, enough to play by ear. */
export function tell(snapshot: DarkcaveSnapshot, speech: Speech): Paragraph[] {
  const mine = mineOf(snapshot);
  const { view } = snapshot;
  const hand = (view.hand[mine] ?? []).map((code) => cardTold(code, speech));
  const cave = Object.entries(snapshot.grids["cave"]?.[0] ?? {}).map(([cell, laid]) => placeTold(cell, laid, speech));
  return [
    { heading: clock(snapshot, speech), lines: [pilesTold(snapshot, speech)] },
    { heading: speech.say("board-hand"), lines: hand },
    {
      heading: capital(speech.say("board-clan")),
      lines: (view.clans[mine] ?? []).map((code) => cardTold(code, speech)),
    },
    { heading: speech.say("darkcave-only-you"), lines: secretsOf(snapshot, speech) },
    { heading: speech.say("darkcave-cave"), lines: [...cave, ...dangers(snapshot, speech)] },
    ...seatsFrom(snapshot).map((seat) => ({
      heading: speech.seat(seat),
      lines: [...whereTold(snapshot, seat, speech), ...seatFacts(snapshot, seat, speech)],
    })),
  ].filter(({ lines }) => lines.length > 0);
}

function pilesTold({ view }: DarkcaveSnapshot, speech: Speech): string {
  return speech.say("board-piles", { stock: view.stock.join("/"), count: view.discarded.length });
}

/** A space as an answer would name it. */
function spaceTold(space: string, speech: Speech): string {
  const { cell, space: node } = parted(space);
  return speech.say("action-go", { cell, space: node });
}

function whereTold({ view }: DarkcaveSnapshot, seat: number, speech: Speech): string[] {
  const space = view.dwarfs[seat];
  return space ? [`${speech.say("board-where")}: ${spaceTold(space, speech)}`] : [];
}

/** Creatures by their spaces, webs by their edges. */
function dangers({ view }: DarkcaveSnapshot, speech: Speech): string[] {
  const creatures = CREATURES.flatMap((creature, i) => {
    const space = view.creatures[i];
    return space ? [`${speech.say(KINDS[creature] ?? creature)}: ${spaceTold(space, speech)}`] : [];
  });
  const webs = view.webs.flatMap((edge, i) => {
    return edge ? [speech.say("board-web-at", { side: view.web_sides[i] ?? 0, edge })] : [];
  });
  return [...creatures, ...webs];
}
