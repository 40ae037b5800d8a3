/** Where seats and piles are on a board, and what flies between them: coins and backs that belong to nobody's view. */

const EASING = "cubic-bezier(0.3, 0.1, 0.2, 1)";
/** Milliseconds from one coin or card to the next of the same flight. */
const APART = 55;

function boxOf(board: HTMLElement, selector: string): DOMRect | null {
  for (const each of board.querySelectorAll(selector)) {
    const box = each.getBoundingClientRect();
    if (box.width > 0) return box;
  }
  return null;
}

/** Where a seat is: its plate. */
export function seatBox(board: HTMLElement, seat: number): DOMRect | null {
  return boxOf(board, `[data-seat="${seat}"]`);
}

/** Where a seat's points are counted. */
export function totalBox(board: HTMLElement, seat: number): DOMRect | null {
  return boxOf(board, `[data-total="${seat}"]`) ?? seatBox(board, seat);
}

/** Where a seat's cards come from: its hand, or its plate where that is not drawn. */
export function handBox(board: HTMLElement, seat: number): DOMRect | null {
  return boxOf(board, `[data-hand="${seat}"]`) ?? seatBox(board, seat);
}

export function pileBox(board: HTMLElement): DOMRect | null {
  return boxOf(board, "[data-pile]");
}

/** Where a card lies. */
export function pieceBox(board: HTMLElement, code: string): DOMRect | null {
  return boxOf(board, `[data-code="${CSS.escape(code)}"]`) ?? boxOf(board, `[data-piece="${CSS.escape(code)}"]`);
}

/** Let coins or backs fly from one box to another, one after another. */
export function fly(
  board: HTMLElement,
  what: "coin" | "back",
  from: DOMRect,
  to: DOMRect,
  { count, at, milliseconds }: { count: number; at: number; milliseconds: number },
): void {
  const layer = board.querySelector<HTMLElement>("[data-film]");
  if (!layer) return;
  const corner = layer.getBoundingClientRect();
  const [x, y] = [from.left + from.width / 2 - corner.left, from.top + from.height / 2 - corner.top];
  const [dx, dy] = [to.left + to.width / 2 - corner.left - x, to.top + to.height / 2 - corner.top - y];
  for (let i = 0; i < count; i++) {
    const flyer = document.createElement("i");
    flyer.className = what;
    flyer.style.left = `${x}px`;
    flyer.style.top = `${y}px`;
    layer.append(flyer);
    // It rises a little on its way, as something that is thrown.
    const bow = Math.min(60, Math.hypot(dx, dy) / 5);
    const flight = flyer.animate(
      [
        { translate: "0 0", opacity: 0, scale: 0.6 },
        { opacity: 1, scale: 1, offset: 0.15 },
        { translate: `${dx / 2}px ${dy / 2 - bow}px`, opacity: 1, offset: 0.5 },
        { translate: `${dx}px ${dy}px`, opacity: 0.9, scale: 0.8 },
      ],
      { duration: milliseconds, delay: at + i * APART, easing: EASING, fill: "backwards" },
    );
    const done = (): void => flyer.remove();
    flight.finished.then(done, done);
  }
}
