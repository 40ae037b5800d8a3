/**
 * A card of a hand that is carried by mouse or finger: over another card of the hand it moves there, let go over the
 * table it is played there, let go anywhere else it goes back.
 */

/** What becomes of a carried card. */
export interface Carrier {
  /** It is carried from now on. */
  lift(): void;
  /** Hold it where this card of the same hand lies. */
  arrange(at: HTMLElement): void;
  /** Play it at this point of the window. */
  drop(x: number, y: number): void;
}

/** Pixels after which a press is no tap any more. */
const LIFT = 14;

/** Follow the pointer that went down on a card of a hand. */
export function carry(down: PointerEvent, card: HTMLElement, hand: HTMLElement, carrier: Carrier): void {
  let isCarried = false;

  const move = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return;
    const [x, y] = [event.clientX - down.clientX, event.clientY - down.clientY];
    if (!isCarried) {
      if (Math.hypot(x, y) < LIFT) return;
      isCarried = true;
      carrier.lift();
      card.dataset["carried"] = "";
    }
    card.style.translate = `${x}px ${y}px`;
  };
  const end = (event: PointerEvent): void => {
    if (event.pointerId !== down.pointerId) return;
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
    if (!isCarried) return;
    const under = document.elementFromPoint(event.clientX, event.clientY);
    delete card.dataset["carried"];
    card.style.translate = "";
    if (event.type !== "pointerup" || !under) return;
    const neighbour = under.closest<HTMLElement>(".spot[data-piece]");
    if (!hand.contains(under)) {
      if (hand.closest(".board")?.contains(under)) carrier.drop(event.clientX, event.clientY);
    } else if (neighbour) carrier.arrange(neighbour);
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
}
