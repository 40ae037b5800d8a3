/** What a socket is opened with; a test brings one of its own. */
export type Plug = (url: string) => WebSocket;

/** What hears a connection; `Heard` is what its server sends: text, or bytes besides. */
export interface Ears<Heard extends string | ArrayBuffer = string> {
  heard(told: Heard): void;
  /**
   * The connection broke: when it is tried again, in milliseconds of the clock; null if that is now. `code` is what the
   * server closed it with, if it did. A connection that is closed here is not tried again.
   */
  lost(until: number | null, code?: number): void;
  /**
   * The page was away, or the network was: the server may be heard no more. Say something that is answered, or, where
   * nothing may be said, open another socket.
   */
  stirred(): void;
}

/** Milliseconds before each try, and how much of it is left to luck, so that not everybody comes back at once. */
const PAUSES = [500, 1000, 2000, 4000, 8000];
const JITTER = 0.25;
/** Milliseconds after which a server that says nothing, though it should, is taken for gone; less if there is doubt. */
const SILENCE = 15_000;
const DOUBT = 4_000;

/** What a socket is closed with when its process goes: the reason says how many milliseconds to wait for another. */
const RESTART = 1012;
const LONGEST = 10_000;

/** How long the server says to wait before a socket is opened again; null if it says nothing. */
export function toldPause({ code, reason }: Pick<CloseEvent, "code" | "reason">): number | null {
  return code === RESTART && /^\d+$/.test(reason) ? Math.min(Number(reason), LONGEST) : null;
}

/** One socket that is opened again whenever it breaks, after longer and longer pauses, until it is closed here. */
export class Connection<Heard extends string | ArrayBuffer = string> {
  #socket: WebSocket | null = null;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watchdog: ReturnType<typeof setTimeout> | undefined;
  readonly #listening = new AbortController();

  constructor(
    private readonly address: () => string,
    private readonly plug: Plug,
    private readonly ears: Ears<Heard>,
  ) {
    const { signal } = this.#listening;
    addEventListener("online", () => this.#stir(), { signal });
    addEventListener("offline", () => this.#break(), { signal });
    document.addEventListener("visibilitychange", () => !document.hidden && this.#stir(), { signal });
    this.#connect();
  }

  /** Say something that is answered; where nothing is heard for long, the socket is given up. */
  send(text: string): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return; // It breaks at this moment, and what is open is said again.
    this.#socket.send(text);
    this.#watchdog ??= setTimeout(() => this.#break(), SILENCE);
  }

  /** Do not wait for the next try. While a socket is open or being opened, nothing. */
  retry(): void {
    if (this.#socket || this.#listening.signal.aborted) return;
    this.#connect();
  }

  /** Begin again with another socket. */
  reopen(): void {
    this.#drop();
    this.ears.lost(null);
    this.#connect();
  }

  /** For good. */
  close(): void {
    this.#listening.abort();
    clearTimeout(this.#timer);
    this.#drop();
  }

  #stir(): void {
    if (!this.#socket) return this.retry();
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    this.ears.stirred();
    clearTimeout(this.#watchdog);
    this.#watchdog = setTimeout(() => this.#break(), DOUBT);
  }

  #connect(): void {
    clearTimeout(this.#timer);
    const socket = this.plug(this.address());
    this.#socket = socket;
    this.#watchdog = setTimeout(() => this.#break(), SILENCE); // A server speaks first.
    socket.onmessage = (event: MessageEvent<Heard>) => {
      if (socket !== this.#socket) return;
      this.#failures = 0;
      clearTimeout(this.#watchdog);
      this.#watchdog = undefined;
      this.ears.heard(event.data);
    };
    socket.onclose = (event) => socket === this.#socket && this.#break(event);
  }

  #break(closed?: CloseEvent): void {
    this.#drop();
    const pause = PAUSES[Math.min(this.#failures, PAUSES.length - 1)] ?? 0;
    const wait = (closed && toldPause(closed)) ?? pause * (1 + JITTER * (2 * Math.random() - 1));
    this.#failures++;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), wait);
    this.ears.lost(Date.now() + wait, closed?.code);
  }

  #drop(): void {
    clearTimeout(this.#watchdog);
    this.#watchdog = undefined;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }
}
