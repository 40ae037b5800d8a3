/** Previews at a table that a server keeps: from the server at first, from the engine of this device once it is there. */
import { Refused } from "../../src/model/refused";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { mayFetch } from "../../src/tables/served/prefetch";
import { OwnPreviews, type Asks, type Rules } from "../../src/tables/served/previews";
import type { Foreseen, ViewText } from "../../src/wire/types";

const VIEW: ViewText = { seat: 0, deck: "any-1", position: "any 1; seats=2", told: [] };
const FORESEEN: Foreseen = { view: {}, counted: {}, standing: [], gains: [1, 0] };
const WHY = { key: "why", args: {} };

/** A server that tells what it is asked, and an engine that may come later. */
function world(): { asks: { [Name in keyof Asks]: ReturnType<typeof vi.fn> }; rules: Rules; called: string[] } {
  const called: string[] = [];
  const rules = {
    state: "loading" as Rules["state"],
    call: (name: string, ...args: unknown[]) => {
      called.push(`${name} ${JSON.stringify(args.slice(1))}`);
      return Promise.resolve(name === "foresee_on" ? FORESEEN : name === "hint_on" ? [] : WHY);
    },
  };
  return {
    asks: {
      foresee: vi.fn(() => Promise.resolve(FORESEEN)),
      whyNot: vi.fn(() => Promise.resolve(WHY)),
      hint: vi.fn(() => Promise.resolve([])),
      view: vi.fn(() => Promise.resolve(VIEW)),
    },
    rules: rules as Rules,
    called,
  };
}

let asks: ReturnType<typeof world>["asks"];
let rules: ReturnType<typeof world>["rules"];
let called: string[];
let previews: OwnPreviews;
beforeEach(() => {
  vi.useFakeTimers();
  ({ asks, rules, called } = world());
  previews = new OwnPreviews(asks as unknown as Asks, rules);
});
afterEach(() => {
  vi.useRealTimers();
});
const arrive = (): void => void Object.assign(rules, { state: "ready" });

describe("previews", () => {
  it("come from the server until the engine is there", async () => {
    previews.look(true);
    expect(await previews.foresee(0, ["take 1"])).toBe(FORESEEN);
    expect(await previews.whyNot(0, "take 9")).toBe(WHY);
    await previews.hint();
    expect(called).toEqual([]);
    expect(asks.view).not.toHaveBeenCalled();
    expect(asks.hint).toHaveBeenCalledTimes(1);
  });

  it("come from the engine then, and the view is fetched once, before anybody points at something", async () => {
    arrive();
    previews.look(true);
    expect(asks.view).not.toHaveBeenCalled(); // an answer may come at once
    vi.advanceTimersByTime(1000);
    expect(asks.view.mock.calls).toEqual([[false]]);
    expect(await previews.foresee(0, ["take 1"])).toBe(FORESEEN);
    expect(await previews.foresee(0, ["take 2"])).toBe(FORESEEN);
    expect(await previews.foresee(0, ["take 1"])).toBe(FORESEEN); // told before
    expect(await previews.whyNot(0, "take 9")).toBe(WHY);
    expect(called).toEqual(['foresee_on [["take 1"]]', 'foresee_on [["take 2"]]', 'why_not_on ["take 9"]']);
    expect(asks.view).toHaveBeenCalledTimes(1);
    expect(asks.foresee).not.toHaveBeenCalled();
    expect(asks.whyNot).not.toHaveBeenCalled();
  });

  it("are told of the newest view, which is not fetched for somebody who is asked nothing", async () => {
    arrive();
    previews.look(true);
    await previews.whyNot(0, "take 9");
    previews.look(false);
    vi.advanceTimersByTime(1000);
    expect(asks.view).toHaveBeenCalledTimes(1);
    await previews.whyNot(0, "take 9");
    expect(asks.view).toHaveBeenCalledTimes(2);
  });

  it("come from the server again where the engine cannot read the view", async () => {
    arrive();
    Object.assign(rules, { call: () => Promise.reject(new Refused({ kind: "game", says: WHY })) });
    previews.look(true);
    expect(await previews.foresee(0, ["take 1"])).toBe(FORESEEN);
    previews.look(true);
    await previews.hint();
    expect(asks.foresee).toHaveBeenCalledTimes(1);
    expect(asks.hint).toHaveBeenCalledTimes(1);
    expect(asks.view).toHaveBeenCalledTimes(1);
  });

  it("are left out while the connection is lost, and asked for again", async () => {
    arrive();
    asks.view.mockImplementationOnce(() => Promise.reject(new Refused({ kind: "slow", says: WHY })));
    previews.look(true);
    expect(await previews.foresee(0, ["take 1"])).toBe(null);
    expect(await previews.foresee(0, ["take 2"])).toBe(FORESEEN);
    expect(asks.foresee).not.toHaveBeenCalled();
  });

  it("of a bot need what this seat was told", async () => {
    arrive();
    await previews.hint();
    expect(asks.view.mock.calls).toEqual([[true]]);
    expect(called).toEqual(['hint_on ["regular","hint"]']);
    expect(asks.hint).not.toHaveBeenCalled();
  });
});

it("the engine is not fetched where data is saved, or on a phone's network, or where nobody wants it", () => {
  expect(mayFetch(undefined, "auto")).toBe(true);
  expect(mayFetch({ type: "wifi" }, "auto")).toBe(true);
  expect(mayFetch({ saveData: true }, "auto")).toBe(false);
  expect(mayFetch({ type: "cellular" }, "auto")).toBe(false);
  expect(mayFetch(undefined, "never")).toBe(false);
});
