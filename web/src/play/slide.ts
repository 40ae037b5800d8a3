/** Where every piece lay, so that it can slide from there. */
export type Lay = Map<string, DOMRect>;

const EASING = "cubic-bezier(0.2, 0.7, 0.2, 1)";

/** Note where the pieces lie now. */
export function noteLay(board: HTMLElement): Lay {
  const lay: Lay = new Map();
  for (const piece of board.querySelectorAll<HTMLElement>("[data-piece]")) {
    const name = piece.dataset["piece"];
    if (name) lay.set(name, piece.getBoundingClientRect());
  }
  return lay;
}

/** Let the pieces slide from where they lay; what is new comes up from nothing. */
export function slide(board: HTMLElement, before: Lay, milliseconds: number): void {
  if (milliseconds === 0 || before.size === 0) return;
  for (const piece of board.querySelectorAll<HTMLElement>("[data-piece]")) {
    const old = before.get(piece.dataset["piece"] ?? "");
    const now = piece.getBoundingClientRect();
    if (!old) {
      piece.animate([{ opacity: 0, scale: 0.9 }, {}], { duration: milliseconds, easing: EASING });
      continue;
    }
    // Inside a viewport everything is drawn larger or smaller than it is.
    const zoom = Number(piece.closest<HTMLElement>("[data-zoom]")?.dataset["zoom"] ?? 1);
    const x = (old.left - now.left) / zoom;
    const y = (old.top - now.top) / zoom;
    if ((Math.abs(x) < 2 && Math.abs(y) < 2) || now.width === 0) continue;
    piece.animate([{ translate: `${x}px ${y}px`, scale: old.width / now.width }, {}], {
      duration: milliseconds,
      easing: EASING,
    });
  }
}

function slidesOn(board: HTMLElement): Animation[] {
  const all = board.getAnimations({ subtree: true });
  return all.filter((animation) => !(animation instanceof CSSAnimation || animation instanceof CSSTransition));
}

/** Everything is where it belongs at once. */
export function skipSlides(board: HTMLElement): void {
  for (const animation of slidesOn(board)) animation.finish();
}

/** Wait until everything is where it belongs. */
export async function slidesEnd(board: HTMLElement): Promise<void> {
  await Promise.allSettled(slidesOn(board).map((animation) => animation.finished));
}
