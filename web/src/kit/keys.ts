/** Moving among the lit places with the arrow keys: to the nearest one in that direction. */
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const LIT = '.spot[data-state="lit"], .spot[data-state="chosen"]';

/** The lit places, in the order of the page. */
export function litSpots(within: ParentNode): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(LIT)].filter((spot) => spot.getClientRects().length > 0);
}

function centre(spot: Element): [number, number] {
  const { left, top, width, height } = spot.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** The place to go to from here by an arrow; from elsewhere, the first. */
export function nextSpot(within: ParentNode, from: Element | null, key: string): HTMLElement | null {
  const arrow = ARROWS[key];
  if (!arrow) return null;
  const spots = litSpots(within);
  if (!(from instanceof HTMLElement) || !from.classList.contains("spot")) return spots[0] ?? null;
  const [x, y] = centre(from);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const spot of spots) {
    if (spot === from) continue;
    const [thereX, thereY] = centre(spot);
    const ahead = (thereX - x) * arrow[0] + (thereY - y) * arrow[1];
    const aside = Math.abs((thereX - x) * arrow[1]) + Math.abs((thereY - y) * arrow[0]);
    if (ahead <= 4) continue;
    const distance = ahead + 2 * aside; // straight ahead is nearer than askew
    if (distance < least) [best, least] = [spot, distance];
  }
  // At the edge it goes round, so that everything lit can be reached with one key.
  return best ?? (arrow[0] + arrow[1] > 0 ? spots[0] : spots.at(-1)) ?? null;
}

/** Whether somebody is typing, or a dialog is open: then keys are not the table's. */
export function isElsewhere(event: KeyboardEvent): boolean {
  const at = event.target;
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  if (document.querySelector("dialog[open]")) return true;
  return at instanceof HTMLElement && (at.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(at.tagName));
}
