/** A piece as it lay: where, and what it was drawn by. */
interface Laid {
  box: DOMRect;
  code: string;
  element: HTMLElement | SVGElement;
  /** What it lay in, from the nearest on: one of these is still there when it is gone. */
  around: Element[];
}

/** Where every piece lay, so that it can slide from there. */
export type Lay = Map<string, Laid>;

/** When a piece moves, and where it comes from or goes to if it has no other place. */
export interface Cue {
  at: number;
  away: DOMRect | null;
  /** It is turned over where it lies: this is where its back lay. */
  back?: DOMRect | null | undefined;
}

const EASING = "cubic-bezier(0.2, 0.7, 0.2, 1)";
/** Above everything on the board, below what is said. */
const ABOVE = 9;
/** Nobody can press what is not where it belongs: a press would hit something else by the time it is let go. */
const UNTOUCHED = { pointerEvents: "none" };

const PIECE = "[data-piece]";

function piecesOn(board: HTMLElement): (HTMLElement | SVGElement)[] {
  return [...board.querySelectorAll<HTMLElement | SVGElement>(PIECE)];
}

/** Note where the pieces lie now. */
export function noteLay(board: HTMLElement): Lay {
  const lay: Lay = new Map();
  for (const element of piecesOn(board)) {
    const { piece, code = piece } = element.dataset;
    const box = element.getBoundingClientRect();
    if (piece && box.width > 0) lay.set(piece, { box, code: code ?? piece, element, around: around(element, board) });
  }
  return lay;
}

function around(element: Element, board: Element): Element[] {
  const found: Element[] = [];
  for (let each = element.parentElement; each && each !== board; each = each.parentElement) found.push(each);
  return found;
}

/** What a back is called that is turned over: the seat it belongs to says whose. */
export const backOf = (seat: number): string => `chosen ${seat}`;

/** Inside a viewport everything is drawn larger or smaller than it is. */
function zoomOf(element: Element): number {
  return Number(element.closest<HTMLElement>("[data-zoom]")?.dataset["zoom"] ?? 1);
}

const middle = (box: DOMRect): [number, number] => [box.left + box.width / 2, box.top + box.height / 2];

/** How far one box lies from another, in the units of what is drawn there. */
function away(from: DOMRect, to: DOMRect, zoom: number): { x: number; y: number } {
  const [[x, y], [atX, atY]] = [middle(from), middle(to)];
  return { x: (x - atX) / zoom, y: (y - atY) / zoom };
}

/**
 * Let the pieces slide from where they lay, each when its time has come. What is new comes from where its card was
 * before, or from where its cue says, or up from nothing; what is gone goes where its cue says.
 */
export function slide(
  board: HTMLElement,
  before: Lay,
  milliseconds: number,
  cueOf: (code: string, piece: string) => Cue | undefined = () => undefined,
): void {
  if (milliseconds === 0 || before.size === 0) return;
  const now = piecesOn(board);
  const names = new Set(now.map((element) => element.dataset["piece"]));
  const gone = new Map<string, Laid>();
  for (const [name, laid] of before) if (!names.has(name)) gone.set(laid.code, laid);
  const timing = { duration: milliseconds, easing: EASING, fill: "backwards" } as const;

  for (const element of now) {
    const { piece = "", code = piece } = element.dataset;
    const cue = cueOf(code, piece);
    const old = before.get(piece);
    // A drawing in a picture moves only when something happens to it: there may be very many.
    if (element instanceof SVGElement && !cue) continue;
    for (const glide of element.getAnimations()) if (glide instanceof CSSTransition) glide.finish();
    const box = element.getBoundingClientRect();
    if (box.width === 0) continue;
    const delay = cue?.at ?? 0;
    const twin = old ? undefined : gone.get(code);
    if (twin) gone.delete(code);
    const from = cue?.back ?? old?.box ?? twin?.box ?? cue?.away;
    if (!from) {
      element.animate([{ opacity: 0, scale: 0.9, ...UNTOUCHED }, { ...UNTOUCHED, offset: 0.6 }, {}], {
        ...timing,
        delay,
      });
      continue;
    }
    const { x, y } = away(from, box, zoomOf(element));
    if (cue?.back) {
      // The back is gone in the first half of the time, the face comes in the second.
      const edge = { translate: `${x}px ${y}px`, rotate: "y 90deg", ...UNTOUCHED };
      element.animate([edge, { ...edge, offset: 0.5 }, {}], { ...timing, delay });
      continue;
    }
    if (Math.abs(x) < 2 && Math.abs(y) < 2 && Math.abs(from.width - box.width) < 4) continue;
    const laid = old ?? twin;
    if (laid && laid.element !== element && isOtherwise(from, box)) {
      // It is drawn in another way from now on: the old drawing goes there, and the new one takes its place.
      leave(laid, box, milliseconds, delay);
      element.animate([{ opacity: 0, ...UNTOUCHED }, { opacity: 0, ...UNTOUCHED, offset: 0.7 }, {}], {
        ...timing,
        delay,
      });
      continue;
    }
    const isNew = !old && !twin;
    // The size of a part of a picture is measured from the picture's corner: it keeps its size.
    const size =
      element instanceof SVGElement ? {} : { scale: Math.min(from.width / box.width, from.height / box.height) };
    element.animate(
      [
        { translate: `${x}px ${y}px`, ...size, opacity: isNew ? 0 : 1, zIndex: ABOVE, ...UNTOUCHED },
        { opacity: 1, zIndex: ABOVE, offset: 0.25 },
        { zIndex: ABOVE, ...UNTOUCHED },
      ],
      { ...timing, delay },
    );
  }

  for (const laid of gone.values()) {
    const cue = cueOf(laid.code, laid.code);
    if (cue?.back) leave(laid, laid.box, milliseconds / 2, cue.at, true);
    else if (cue?.away) leave(laid, cue.away, milliseconds, cue.at);
  }
}

/** Whether something is drawn in quite another shape, as a name in a list instead of a card. */
function isOtherwise(one: DOMRect, other: DOMRect): boolean {
  const shape = (box: DOMRect): number => box.width / box.height;
  return Math.max(shape(one), shape(other)) > 1.7 * Math.min(shape(one), shape(other));
}

/** What is gone is drawn once more, on its way. Nobody can point at it or read it. */
function leave({ box, element, around }: Laid, to: DOMRect, duration: number, delay: number, turns = false): void {
  const parent = around.find((each) => each.isConnected);
  if (element.isConnected || !parent || element instanceof SVGElement) return;
  const zoom = zoomOf(parent);
  for (const name of ["data-piece", "data-code", "data-state", "data-picks", "data-marked"])
    element.removeAttribute(name);
  element.inert = true;
  element.ariaHidden = "true";
  element.dataset["leaving"] = "";
  Object.assign(element.style, {
    position: "absolute",
    left: "0",
    top: "0",
    margin: "0",
    width: `${box.width / zoom}px`,
    height: `${box.height / zoom}px`,
    transition: "none",
  });
  parent.append(element);
  const here = element.getBoundingClientRect();
  const [start, end] = [away(box, here, zoom), away(to, here, zoom)];
  const flight = element.animate(
    [
      { translate: `${start.x}px ${start.y}px`, zIndex: ABOVE },
      { opacity: 1, zIndex: ABOVE, offset: 0.7 },
      {
        translate: `${end.x}px ${end.y}px`,
        zIndex: ABOVE,
        ...(turns
          ? { rotate: "y 90deg" }
          : { scale: Math.min(1, to.width / here.width, to.height / here.height), opacity: 0 }),
      },
    ],
    { duration, delay, easing: EASING, fill: "both" },
  );
  const done = (): void => element.remove();
  flight.finished.then(done, done);
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
