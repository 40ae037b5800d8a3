import { describe, expect, it, vi } from "vitest";
import { Places, type Asking } from "../../src/kit/places.svelte";
import type { Asked, Foreseen, Option } from "../../src/wire/types";

function option(text: string, ...fields: string[]): Option {
  const [verb = "", ...values] = text.split(" ");
  const picks = values.map((value, i) => ({ field: fields[i] ?? "?", value }));
  return {
    text,
    picks: picks.length ? picks : [{ field: "verb", value: verb }],
    says: { key: `action-${verb}`, args: {} },
  };
}

function asked(...options: Option[]): Asked {
  const message = { key: "question-x", args: {} };
  return { question: 7, part: 0, name: "x", prompt: message, rule: message, options };
}

function table(confirms: boolean): { places: Places; asking: Asking & { answer: ReturnType<typeof vi.fn> } } {
  const asking = {
    answer: vi.fn(),
    foresee: vi.fn(async () => null),
    whyNot: vi.fn(async (text: string) => ({ key: "reason-x", args: { text } })),
    confirms: () => confirms,
    refused: vi.fn(),
  };
  return { places: new Places(asking), asking };
}

const card = (value: string) => [{ field: "card", value }];
const set = (value: string, half: string) => [...card(value), { field: "half", value: half }];

describe("places", () => {
  it("light what is legal and answer at once where nothing is confirmed", () => {
    const { places, asking } = table(false);
    places.ask(asked(option("take 3", "card"), option("take 9", "card")));
    expect(places.state(card("3"))).toBe("lit");
    expect(places.state(card("4"))).toBe("dark");
    expect(places.state([{ field: "edge", value: "a1" }])).toBe("idle");
    places.tap(card("9"));
    expect(asking.answer).toHaveBeenCalledWith(expect.objectContaining({ text: "take 9" }));
  });

  it("show exactly where an advised answer is given, until another question comes", () => {
    const { places } = table(false);
    places.ask(asked(option("buy m14 top", "card", "half"), option("buy m14 bottom", "card", "half")));
    places.advise("buy m14 bottom");
    expect(places.isAdvised(set("m14", "bottom"))).toBe(true);
    expect(places.isAdvised(set("m14", "top"))).toBe(false);
    expect(places.isAdvised([])).toBe(false);
    places.ask(asked(option("take 3", "card")));
    expect(places.isAdvised(set("m14", "bottom"))).toBe(false);
  });

  it("offer what may be said although nobody asks", () => {
    const { places, asking } = table(false);
    places.ask(null, [option("propose")]);
    expect(places.state([{ field: "verb", value: "propose" }])).toBe("lit");
    expect(places.state(card("3"))).toBe("idle");
    places.tap([{ field: "verb", value: "propose" }]);
    expect(asking.answer).not.toHaveBeenCalled(); // never by a slip
    places.commit();
    expect(asking.answer).toHaveBeenCalledWith(expect.objectContaining({ text: "propose" }));
  });

  it("wait for a second tap where an answer is confirmed", () => {
    const { places, asking } = table(true);
    places.ask(asked(option("take 3", "card"), option("take 9", "card")));
    places.tap(card("9"));
    expect(asking.answer).not.toHaveBeenCalled();
    expect(places.state(card("9"))).toBe("chosen");
    places.tap(card("3")); // another mind
    expect(places.ready?.text).toBe("take 3");
    places.tap(card("3"));
    expect(asking.answer).toHaveBeenCalledTimes(1);
  });

  it("wait for a second tap before anything is given up, though nothing else is confirmed", () => {
    const { places, asking } = table(false);
    const pass = option("pass");
    places.ask(asked(option("take 3", "card"), pass));
    places.choose(pass);
    expect(asking.answer).not.toHaveBeenCalled();
    expect(places.ready).toBe(pass);
    places.choose(pass);
    expect(asking.answer).toHaveBeenCalledWith(pass);
    places.ask(asked(pass)); // nothing else could be done
    places.choose(pass);
    expect(asking.answer).toHaveBeenCalledTimes(2);
  });

  it("walk an answer of several steps, whole or one by one", () => {
    const { places, asking } = table(false);
    places.ask(asked(option("buy m3 top", "card", "half"), option("buy m3 bottom", "card", "half"), option("pass")));
    places.tap(card("m3"));
    expect(asking.answer).not.toHaveBeenCalled();
    expect(places.state([{ field: "half", value: "bottom" }])).toBe("lit");
    places.clear();
    expect(places.state(set("m3", "top"))).toBe("lit");
    expect(places.state(set("m4", "top"))).toBe("dark");
    places.tap(set("m3", "top"));
    expect(asking.answer).toHaveBeenCalledWith(expect.objectContaining({ text: "buy m3 top" }));
    expect(places.state([{ field: "verb", value: "pass" }])).toBe("lit");
  });

  it("say why not, with the answer that was meant", async () => {
    const { places, asking } = table(false);
    places.ask(asked(option("buy m3 top", "card", "half"), option("pass")));
    places.tap(set("m4", "bottom"));
    await vi.waitFor(() => expect(asking.refused).toHaveBeenCalled());
    expect(asking.whyNot).toHaveBeenCalledWith("buy m4 bottom");
    expect(asking.answer).not.toHaveBeenCalled();
  });

  it("keep the preview of what is pointed at, though the focus leaves another place", async () => {
    const { places, asking } = table(false);
    const preview = (text: string): Foreseen => ({ text }) as unknown as Foreseen;
    asking.foresee = vi.fn(async ({ text }: Option) => preview(text));
    places.ask(asked(option("take 3", "card"), option("take 9", "card")));
    places.point(card("3")); // the focus is here
    places.point(card("9")); // the mouse is there
    await vi.waitFor(() => expect(places.foreseen).toEqual(preview("take 9")));
    places.unpoint(card("3"));
    expect(places.foreseen).toEqual(preview("take 9"));
    places.unpoint(card("9"));
    expect(places.foreseen).toBeNull();
  });

  it("are idle when nothing is asked", () => {
    const { places, asking } = table(false);
    expect(places.state(card("3"))).toBe("idle");
    places.tap(card("3"));
    expect(asking.answer).not.toHaveBeenCalled();
  });
});
