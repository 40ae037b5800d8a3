import { mineOf } from "../seen";
import { key, type Speech } from "../../words/catalog";
import type { Phrases } from "../types";
import { CORNER_WORDS } from "./secrets";
import { hiddenGoals, isClanOpen, type DarkcaveSnapshot } from "./table";

const ABOUT_SEATS = [
  { lead: key("darkcave-suspect"), says: key("darkcave-claim-suspect") },
  { lead: key("darkcave-trust"), says: key("darkcave-claim-trust") },
];
const ABOUT_GOALS = [
  { lead: key("darkcave-exit"), says: key("darkcave-claim-exit") },
  { lead: key("darkcave-no-exit"), says: key("darkcave-claim-no-exit") },
];

/** D3.12 What a seat may say to the table, true or false: of itself, of seats whose card is hidden, of hidden goals. */
export function claims(snapshot: DarkcaveSnapshot, speech: Speech): Phrases[] {
  const mine = mineOf(snapshot);
  if (snapshot.viewer !== mine || snapshot.players.length < 3) return [];
  const loyal = { key: key("darkcave-claim-loyal"), args: {} };
  const own = isClanOpen(snapshot, mine) ? [] : [{ lead: "", choices: [{ label: speech.tell(loyal), says: loyal }] }];
  const others = snapshot.players.map((_, seat) => seat).filter((seat) => seat !== mine && !isClanOpen(snapshot, seat));
  const seats = ABOUT_SEATS.map(({ lead, says }) => ({
    lead: speech.say(lead),
    choices: others.map((of) => ({ label: speech.seat(of), says: { key: says, args: { of: { seat: of } } } })),
  }));
  const goals = ABOUT_GOALS.map(({ lead, says }) => ({
    lead: speech.say(lead),
    choices: hiddenGoals(snapshot).map(({ corner }) => {
      const where = CORNER_WORDS[corner];
      return { label: speech.say(where), says: { key: says, args: { corner: { says: where } } } };
    }),
  }));
  return [...own, ...seats, ...goals].filter(({ choices }) => choices.length > 0);
}
