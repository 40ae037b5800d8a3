/** The order in which somebody likes to hold their cards. */

/** A hand in its owner's order; what came since then stands at the end. */
export function arranged(hand: readonly string[], order: readonly string[]): string[] {
  const rank = new Map(order.map((code, i) => [code, i]));
  return hand
    .map((code, i) => ({ code, at: rank.get(code) ?? order.length + i }))
    .sort((one, other) => one.at - other.at)
    .map(({ code }) => code);
}

/** The same cards with one of them moved to where another lies. */
export function moved(hand: readonly string[], from: number, to: number): string[] {
  const card = hand[from];
  if (card === undefined || hand[to] === undefined) return [...hand];
  return hand.toSpliced(from, 1).toSpliced(to, 0, card);
}

/** The places of the hand that this one is in, in their order; none if it is in no hand. */
function handOf(spot: HTMLElement): { seat: number; spots: HTMLElement[] } | null {
  const hand = spot.closest<HTMLElement>("[data-hand]");
  if (!hand) return null;
  return { seat: Number(hand.dataset["hand"]), spots: [...hand.querySelectorAll<HTMLElement>(".spot[data-piece]")] };
}

/** The order of the hand around a place, once its card has moved to another place of it; nothing if it cannot. */
export function orderAfter(spot: HTMLElement, to: HTMLElement | 1 | -1): { seat: number; order: string[] } | null {
  const hand = handOf(spot);
  if (!hand) return null;
  const from = hand.spots.indexOf(spot);
  const target = typeof to === "number" ? from + to : hand.spots.indexOf(to);
  if (target < 0 || target >= hand.spots.length) return null;
  const codes = hand.spots.map((each) => each.dataset["piece"]?.split("/")[0] ?? "");
  return { seat: hand.seat, order: moved(codes, from, target) };
}
