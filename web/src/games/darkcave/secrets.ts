import { piecesTold } from "../../kit/tell";
import { isHidden, mineOf } from "../../model/seats";
import { key, type Speech } from "../../words/catalog";
import { hiddenGoals, isClanOpen, type DarkcaveSnapshot } from "./table";

export const CORNER_WORDS = {
  "north-west": key("board-nw"),
  "north-east": key("board-ne"),
  "south-east": key("board-se"),
  "south-west": key("board-sw"),
} as const;

/** What this viewer has seen in secret and others may not know: goals, clan cards, cards in other hands. */
export function secretsOf(snapshot: DarkcaveSnapshot, speech: Speech): string[] {
  if (snapshot.over || snapshot.viewer >= snapshot.players.length) return [];
  const { view } = snapshot;
  const mine = mineOf(snapshot);
  const others = snapshot.players.map((_, seat) => seat).filter((seat) => seat !== mine);
  const goals = hiddenGoals(snapshot)
    .filter(({ corner, code }) => !isHidden(code) && corner !== view.reached) // one that is reached lies open
    .map(({ corner, code }) => {
      const where = speech.say("board-goal-at", { corner: speech.say(CORNER_WORDS[corner]) });
      return `${where}: ${speech.face(code)}`;
    });
  const clans = others.flatMap((seat) => {
    const code = view.clans[seat]?.[0];
    const isSecret = code !== undefined && !isHidden(code) && !isClanOpen(snapshot, seat);
    return isSecret ? [`${speech.seat(seat)}: ${speech.face(code)}`] : [];
  });
  const hands = others.flatMap((seat) => {
    const known = (view.hand[seat] ?? []).filter((code) => !isHidden(code));
    if (known.length === 0) return [];
    return [speech.say("board-held-by", { seat: speech.seat(seat), cards: piecesTold(known, speech) })];
  });
  const aside = view.aside.filter((code) => !isHidden(code));
  const put = aside.length > 0 ? [`${speech.say("zone-aside")}: ${piecesTold(aside, speech)}`] : [];
  return [...goals, ...clans, ...hands, ...put];
}
