/** A socket that is only listened to, as the lobby's: what is heard, and how it comes back. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { listen } from "../../src/server/socket";

/** A socket that a test speaks through. */
class Line {
  readyState: number = WebSocket.CONNECTING;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  readonly said: string[] = [];

  send(text: string): void {
    this.said.push(text);
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
  }

  tell(data: string): void {
    this.readyState = WebSocket.OPEN;
    this.onmessage?.({ data });
  }

  break(code = 1006, reason = ""): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code, reason });
  }
}

let lines: Line[];
let lost: ReturnType<typeof vi.fn<() => void>>;
let leave: () => void = () => undefined;
const line = (): Line => lines.at(-1) as Line;

/** Listen to it, and do so with what is heard. */
function listening(hear: (data: string | ArrayBuffer) => Promise<void> | void = () => undefined): void {
  leave = listen("any/socket", hear, lost, () => {
    lines.push(new Line());
    return line() as unknown as WebSocket;
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5); // no jitter
  lines = [];
  lost = vi.fn();
});
afterEach(() => {
  leave();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it("is heard in its order, though one takes longer", async () => {
  const heard: unknown[] = [];
  let unpack: () => void = () => undefined;
  listening(async (data) => {
    if (data === "packed") await new Promise<void>((done) => (unpack = done));
    heard.push(data);
  });
  for (const data of ["packed", "next"]) line().tell(data);
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toEqual([]);
  unpack();
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toEqual(["packed", "next"]);
});

it("comes back after longer and longer pauses, with luck in them, and from the beginning once it was heard", async () => {
  listening();
  for (const pause of [500, 1000, 2000, 4000, 8000, 8000]) {
    const before = lines.length;
    line().break();
    await vi.advanceTimersByTimeAsync(pause - 1);
    expect(lines).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(lines).toHaveLength(before + 1);
  }
  expect(lost).toHaveBeenCalledTimes(6);
  line().tell("there");
  vi.mocked(Math.random).mockReturnValue(1);
  line().break();
  await vi.advanceTimersByTimeAsync(624);
  expect(lines).toHaveLength(7);
  await vi.advanceTimersByTimeAsync(1);
  expect(lines).toHaveLength(8);
});

it("waits as long as a server says that goes", async () => {
  listening();
  line().break(1012, "3000");
  await vi.advanceTimersByTimeAsync(2_999);
  expect(lines).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(lines).toHaveLength(2);
});

it("is tried again at once when the network is back", () => {
  listening();
  line().tell("there");
  window.dispatchEvent(new Event("offline"));
  expect(lost).toHaveBeenCalledOnce();
  expect(lines).toHaveLength(1);
  window.dispatchEvent(new Event("online"));
  expect(lines).toHaveLength(2);
});

it("is given up where the server says nothing at first", async () => {
  listening();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(lines[0]?.readyState).toBe(WebSocket.CLOSED);
  expect(lost).toHaveBeenCalledOnce();
});

it("is opened once more when the page comes back, for nothing may be said; nobody is told of a loss", () => {
  listening();
  line().tell("there");
  document.dispatchEvent(new Event("visibilitychange"));
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatchObject({ readyState: WebSocket.CLOSED, said: [] });
  expect(lost).not.toHaveBeenCalled();
});

it.each([4401, 4403])("stays closed where the server knows nobody here: %i", async (code) => {
  listening();
  line().break(code);
  await vi.advanceTimersByTimeAsync(60_000);
  window.dispatchEvent(new Event("online"));
  expect(lines).toHaveLength(1);
  expect(lost).not.toHaveBeenCalled();
});

it("is not heard any more through a socket that is gone, nor once it is left", async () => {
  const heard: unknown[] = [];
  listening((data) => void heard.push(data));
  line().tell("old");
  line().break();
  await vi.advanceTimersByTimeAsync(500);
  line().tell("new");
  await vi.advanceTimersByTimeAsync(0);
  line().tell("late");
  leave();
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toEqual(["new"]);
});
