/** What happens is seen one thing after another: how events are cut into steps, and how views wait for each other. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Reel } from "../../src/play/reel";
import { hurried, lengthOf, stepsOf, toldBetween } from "../../src/kit/script";
import type { EventJson, Snapshot } from "../../src/wire/types";

const event = (kind: string, question: number, seat: number | null = null): EventJson => ({
  kind,
  question,
  seat,
  says: { key: `event-${kind}`, args: {} },
  pieces: [],
  places: [],
});

describe("steps", () => {
  it("turn over together what was chosen together", () => {
    const steps = stepsOf([event("taken", 3, 0), event("taken", 3, 1), event("hands-passed", 3)], {}, 400);
    expect(steps.map((step) => step.events.map(({ kind }) => kind))).toEqual([["taken", "taken"], ["hands-passed"]]);
    expect(steps.map(({ at }) => at)).toEqual([0, 400]);
    expect(lengthOf(steps)).toBe(800);
  });

  it("keep apart what one question after another brought", () => {
    expect(stepsOf([event("dwarf-moved", 3, 0), event("dwarf-moved", 4, 0)], {}, 400)).toHaveLength(2);
  });

  it("give no time of its own to what is only said", () => {
    const told = [event("turn-began", 3, 1), event("path-laid", 4, 1), event("web-worn", 4)];
    const steps = stepsOf(told, { said: ["turn-began", "web-worn"] }, 400);
    expect(steps).toHaveLength(1);
    expect(steps[0]?.events).toEqual(told);
  });

  it("never take long, however much happened, and none where there is no film", () => {
    const told = Array.from({ length: 60 }, (_, i) => event("moved", i, 0));
    expect(lengthOf(stepsOf(told, {}, 600))).toBeLessThanOrEqual(3600);
    expect(stepsOf(told, {}, 600).at(-1)?.events).toEqual([told.at(-1)]);
    expect(lengthOf(stepsOf(told, {}, 0))).toBe(0);
    expect(hurried(400, 6)).toBeLessThan(hurried(400, 1));
    expect(hurried(0, 6)).toBe(0);
  });
});

describe("what was told between two views", () => {
  const view = (viewer: number, log: EventJson[]): Snapshot => ({ viewer, log, since: 0 }) as unknown as Snapshot;
  const [one, two] = [event("taken", 1, 0), event("taken", 2, 0)];

  it("is what is new, for the same eyes", () => {
    expect(toldBetween(view(0, [one]), view(0, [one, two]))).toEqual([two]);
    expect(toldBetween(view(1, [one]), view(0, [one, two]))).toEqual([]);
  });

  it("is what is new, though the oldest lines are missing from either view", () => {
    const three = event("taken", 3, 0);
    const late = { ...view(0, [two]), since: 1 };
    expect(toldBetween(late, { ...view(0, [two, three]), since: 1 })).toEqual([three]);
    expect(toldBetween(late, view(0, [one, two, three]))).toEqual([three]);
    expect(toldBetween(view(0, [one]), { ...view(0, [three]), since: 2 })).toEqual([three]);
  });

  it("is nothing where something was taken back", () => {
    expect(toldBetween(view(0, [one, two]), view(0, [one]))).toEqual([]);
  });
});

describe("a reel", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const reel = (lasts: number): { reel: Reel<string>; shown: string[] } => {
    const shown: string[] = [];
    return {
      shown,
      reel: new Reel(
        (frame, isSkipped) => shown.push(isSkipped ? `${frame}!` : frame),
        () => lasts,
      ),
    };
  };

  it("shows each view for its time", () => {
    const { reel: film, shown } = reel(400);
    for (const frame of ["a", "b", "c"]) film.push(frame);
    expect(shown).toEqual(["a"]);
    vi.advanceTimersByTime(400);
    expect(shown).toEqual(["a", "b"]);
    vi.advanceTimersByTime(400);
    expect(shown).toEqual(["a", "b", "c"]);
    expect(film.behind).toBe(0);
  });

  it("shows the newest at once to whoever skips, and never what was between", () => {
    const { reel: film, shown } = reel(400);
    for (const frame of ["a", "b", "c"]) film.push(frame);
    film.skip();
    expect(shown).toEqual(["a", "c!"]);
    vi.advanceTimersByTime(4000);
    expect(shown).toEqual(["a", "c!"]);
    film.push("d");
    expect(shown.at(-1)).toBe("d");
  });

  it("lets whoever has skipped see at once what comes next", () => {
    const { reel: film, shown } = reel(400);
    film.push("a");
    film.skip();
    film.push("b");
    expect(shown).toEqual(["a", "b"]);
  });

  it("holds nothing back where there is no film", () => {
    const { reel: film, shown } = reel(0);
    for (const frame of ["a", "b", "c"]) film.push(frame);
    expect(shown).toEqual(["a", "b", "c"]);
  });

  it("waits while something larger is watched", () => {
    const { reel: film, shown } = reel(400);
    film.push("a");
    film.hold();
    film.push("b");
    vi.advanceTimersByTime(4000);
    expect(shown).toEqual(["a"]);
    film.release();
    expect(shown).toEqual(["a", "b"]);
  });
});
