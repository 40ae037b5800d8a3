/** Lessons, first questions and doubts: what is told when, and what is kept of it. */
import { flushSync, mount, unmount } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import Hints from "../../src/play/Hints.svelte";
import { doubtOf, Firsts } from "../../src/play/learning/learner.svelte";
import { Places } from "../../src/kit/places.svelte";
import { forgetQuestions } from "../../src/store/learned";
import { Course } from "../../src/tables/local/course";
import { settings } from "../../src/store/settings.svelte";
import type { Asked, Considered, LessonStep, Option, Snapshot } from "../../src/wire/types";
import { Catalog, Speech } from "../../src/words/catalog";

const message = { key: "x", args: {} };
const option = (text: string): Option => ({
  text,
  picks: [{ field: "card", value: text.split(" ")[1] ?? "" }],
  says: message,
});
const asked = (name: string, question: number): Asked => ({
  question,
  part: 0,
  name,
  prompt: message,
  rule: message,
  options: [option("take 3"), option("take 4")],
});
const view = (question: number, isAsked = true): Snapshot =>
  ({ question, over: false, asked: isAsked ? asked("draft", question) : null }) as Snapshot;

const shelf = new Map<string, string>();
beforeEach(() => {
  shelf.clear();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => shelf.get(name) ?? null,
    setItem: (name: string, text: string) => void shelf.set(name, text),
    removeItem: (name: string) => void shelf.delete(name),
  });
  settings.change({ firsts: "auto", warns: false });
});

describe("a course", () => {
  /** A lesson that tells one step after another. */
  function course(told: string[] = [], answered = ""): { course: Course; calls: string[] } {
    const calls: string[] = [];
    const ask = async (_: string, before: string[], answer: string): Promise<LessonStep> => {
      calls.push(`${before.join()} ${answer}`);
      const step = `s${before.length + 1}`;
      const rest = { says: message, after: null, allow: ["take 3"], light: ["3"], handbook: "", over: false };
      return { step, told: [...before, step], ...rest };
    };
    return { course: new Course("tides", ask, { told, answered, count: 9, over: false }), calls };
  }

  it("asks once at each question, and passes on what was answered", async () => {
    const { course: lesson, calls } = course();
    expect((await lesson.look(view(1))).taught).toMatchObject({ number: 1, count: 9, allow: ["take 3"] });
    await lesson.look(view(1));
    lesson.note("take 3");
    // While others answer, the same is said, and nothing is pointed at.
    expect((await lesson.look(view(1, false))).taught).toMatchObject({ step: "s1", allow: null, light: [] });
    await lesson.look(view(2));
    expect(calls).toEqual([" ", "s1 take 3"]);
    expect(lesson.kept).toEqual({ told: ["s1", "s2"], answered: "", count: 9, over: false });
  });

  it("goes on where it was left, with the answer that nothing was said about yet", async () => {
    const { course: lesson, calls } = course(["s1"], "take 4");
    await lesson.look(view(2));
    expect(calls).toEqual(["s1 take 4"]);
  });

  it("goes back with an answer that is taken back", async () => {
    const { course: lesson, calls } = course();
    await lesson.look(view(1));
    lesson.note("take 3");
    await lesson.look(view(2));
    await lesson.look(view(1));
    expect(calls.at(-1)).toBe("s1 ");
  });
});

describe("places in a lesson", () => {
  it("light what the lesson allows, and say of the rest that it comes later", () => {
    const asking = { answer: vi.fn(), foresee: async () => null, whyNot: vi.fn(), confirms: () => false };
    const refused = vi.fn();
    const places = new Places({ ...asking, refused });
    places.ask(asked("draft", 1), [], ["take 3"]);
    const at = (value: string) => [{ field: "card", value }];
    expect([places.state(at("3")), places.state(at("4"))]).toEqual(["lit", "dark"]);
    places.tap(at("4"));
    expect(asking.answer).not.toHaveBeenCalled();
    expect(refused).toHaveBeenCalledWith({ key: "coach-later", args: {} });
    expect(places.playedBy(at("4"))).toBeUndefined();
    places.tap(at("3"));
    expect(asking.answer).toHaveBeenCalledOnce();
    places.ask(asked("draft", 1));
    expect(places.state(at("4"))).toBe("lit");
  });
});

describe("first questions", () => {
  it("are explained once, in the first game of a title", () => {
    const firsts = new Firsts("tides", "one", false);
    firsts.look(asked("draft", 1));
    expect(firsts.asked?.name).toBe("draft");
    firsts.look(null);
    firsts.look(asked("draft", 2));
    expect(firsts.asked).toBeNull();
    const again = new Firsts("tides", "one", false); // after a reload
    again.look(asked("draft", 3));
    expect(again.asked).toBeNull();
    again.look(asked("relic", 4));
    expect(again.asked?.name).toBe("relic");
    const second = new Firsts("tides", "two", true);
    second.look(asked("remove", 1));
    expect(second.asked).toBeNull();
  });

  it("are explained in any game to whoever wants that, and never to whoever does not", () => {
    const firsts = new Firsts("tides", "two", true);
    firsts.look(asked("draft", 1));
    expect(firsts.asked).toBeNull();
    settings.change({ firsts: "yes" });
    firsts.look(asked("draft", 1));
    expect(firsts.asked?.name).toBe("draft");
    firsts.close();
    forgetQuestions();
    firsts.look(asked("draft", 2));
    expect(firsts.asked?.name).toBe("draft");
    firsts.close();
    settings.change({ firsts: "no" });
    firsts.look(asked("relic", 3));
    expect(firsts.asked).toBeNull();
  });
});

describe("doubts", () => {
  const weighed = (...worths: number[]): Considered[] =>
    worths.map((expected, i) => ({ text: `take ${i}`, says: message, expected, measure: "points" }));

  it("are about answers that surely give much away", () => {
    const rounds = [weighed(10, 9, 4), weighed(10, 9, 4)];
    expect(doubtOf(option("take 2"), rounds)).toMatchObject({ points: 6 });
    expect(doubtOf(option("take 1"), rounds)).toBeNull();
    expect(doubtOf(option("take 0"), rounds)).toBeNull();
    expect(doubtOf(option("take 9"), rounds)).toBeNull();
    expect(doubtOf(option("take 2"), [])).toBeNull();
  });

  it("are not made of guesses that contradict each other", () => {
    const guesses = [weighed(16, 3), weighed(-7, 2), weighed(12, -9), weighed(-4, 5), weighed(9, 1), weighed(3, 4)];
    expect(doubtOf(option("take 1"), guesses)).toBeNull();
    const alike = [weighed(16, 3), weighed(14, 2), weighed(15, 4), weighed(17, 5), weighed(13, 1)];
    expect(doubtOf(option("take 1"), alike)).toMatchObject({ points: 12 });
    expect(doubtOf(option("take 1"), alike.slice(0, 3))).toBeNull();
  });

  it("need points: a chance of a place is no loss of points", () => {
    const ranks = weighed(10, 0).map((each) => ({ ...each, measure: "rank" as const }));
    expect(doubtOf(option("take 1"), [ranks, ranks])).toBeNull();
  });
});

describe("a hint", () => {
  const catalog = new Catalog(
    "en",
    [
      "x = take",
      "hint-best = { $number }. { $answer }: best",
      "hint-worse = { $number }. { $answer }: { $points } less",
      "hint-place = { $number }. { $answer }: { $share }% of the way to the first place",
      "hint-luck = { $number }. { $answer }: by luck",
    ],
    (problem) => expect.unreachable(problem),
  );

  /** The lines of a hint about answers of these worths. */
  function lines(measure: Considered["measure"], ...worths: number[]): (string | null)[] {
    const hints = worths.map((expected, i) => ({ text: `take ${i}`, says: message, expected, measure }));
    const target = document.createElement("div");
    const props = { hints, speech: new Speech(catalog, []), onclose: () => undefined, onadvise: () => undefined };
    const panel = mount(Hints, { target, props });
    flushSync();
    const told = [...target.querySelectorAll("li")].map((each) => each.textContent);
    void unmount(panel);
    return told;
  }

  it("says what it expects in the measure it was weighed in", () => {
    expect(lines("points", 4, 2.5)).toEqual(["1. take: best", "2. take: 1.5 less"]);
    expect(lines("rank", 0.75, 0.5)).toEqual([
      "1. take: 75% of the way to the first place",
      "2. take: 50% of the way to the first place",
    ]);
    expect(lines("luck", 0)).toEqual(["1. take: by luck"]);
  });
});
