/**
 * Frames that come faster than they can be seen, shown one after another, each for its own time. Whoever cannot wait
 * skips to the newest; the frames between are never seen then.
 */
export class Reel<Frame> {
  #waiting: Frame[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isRunning = false;
  #isHeld = false;

  constructor(
    private readonly show: (frame: Frame, isSkipped: boolean) => void,
    /** Milliseconds that a frame is seen before the next; `behind` is how many wait after it. */
    private readonly lasts: (frame: Frame, behind: number) => number,
  ) {}

  /** How many newer ones wait to be shown. */
  get behind(): number {
    return this.#waiting.length;
  }

  push(frame: Frame): void {
    this.#waiting.push(frame);
    if (!this.#isRunning && !this.#isHeld) this.#next();
  }

  /** Show the newest at once. */
  skip(): void {
    const newest = this.#waiting.at(-1);
    this.clear();
    if (newest !== undefined) this.show(newest, true);
  }

  /** Nothing goes on until it is let go: something larger is being watched. */
  hold(): void {
    this.#isHeld = true;
    clearTimeout(this.#timer);
    this.#isRunning = false;
  }

  release(): void {
    if (!this.#isHeld) return;
    this.#isHeld = false;
    this.#next();
  }

  /** Forget what waits. */
  clear(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.#isRunning = false;
    this.#isHeld = false;
  }

  #next(): void {
    const frame = this.#waiting.shift();
    this.#isRunning = frame !== undefined;
    if (frame === undefined) return;
    const length = this.lasts(frame, this.#waiting.length);
    if (length > 0) this.#timer = setTimeout(() => this.#next(), length);
    else this.#isRunning = false;
    this.show(frame, false);
    if (length === 0 && !this.#isHeld) this.#next();
  }
}
