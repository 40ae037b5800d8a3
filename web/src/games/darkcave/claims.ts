import { mineOf } from "../../model/seats";
import { key, type Speech } from "../../words/catalog";
import type { Phrases } from "../../kit/screen";
import { CORNER_WORDS } from "./secrets";
import { hiddenGoals, isClanOpen, type DarkcaveSnapshot } from "./table";

const ABOUT_SEATS = [
  { lead: key("darkcave-suspect"), says: key("darkcave-claim-suspect") },
  { lead: key("darkcave-trust"), says: key("darkcave-claim-trust") },
];
const ABOUT_HELP = [
  { lead: key("darkcave-help"), says: key("darkcave-claim-help") },
  { lead: key("darkcave-stop"), says: key("darkcave-claim-stop") },
];
const GOALS = ["goal-exit", "goal-ladder", "goal-lair", "goal-gold"];
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
  const everybodyElse = snapshot.players.map((_, seat) => seat).filter((seat) => seat !== mine);
  const about = (of: number[]) => (each: { lead: string; says: string }) => aboutSeats(each, of, speech);
  const seats = [...ABOUT_SEATS.map(about(others)), ...ABOUT_HELP.map(about(everybodyElse))];
  const goals = ABOUT_GOALS.map(({ lead, says }) => ({
    lead: speech.say(lead),
    choices: hiddenGoals(snapshot).map(({ corner }) => {
      const where = CORNER_WORDS[corner];
      return { label: speech.say(where), says: { key: says, args: { corner: { says: where } } } };
    }),
  }));
  const seen = hiddenGoals(snapshot).map(({ corner }) => {
    const where = CORNER_WORDS[corner];
    return {
      lead: speech.say("darkcave-seen-goal", { corner: speech.say(where) }),
      choices: GOALS.map((code) => {
        const card = { says: `face-${code}` };
        const says = { key: key("darkcave-claim-seen-goal"), args: { corner: { says: where }, card } };
        return { label: speech.say(card.says), says };
      }),
    };
  });
  return [...own, ...seats, ...goals, ...seen].filter(({ choices }) => choices.length > 0);
}

function aboutSeats({ lead, says }: { lead: string; says: string }, seats: number[], speech: Speech): Phrases {
  const choices = seats.map((of) => ({ label: speech.seat(of), says: { key: says, args: { of: { seat: of } } } }));
  return { lead: speech.say(lead), choices };
}
