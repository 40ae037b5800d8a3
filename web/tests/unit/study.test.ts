import { expect, it } from "vitest";
import { words } from "../../src/words/words.svelte";

it("knows everything that was asked for at the same time", async () => {
  await words.speak("en");
  await Promise.all([words.study("chat"), words.study("clocks"), words.learn("tides"), words.learn("tales")]);
  expect([words.say("talk-title"), words.say("clocks-title")]).not.toContain("talk-title");
  expect([words.knows("tides"), words.knows("tales")]).toEqual([true, true]);
});

it("says what it has studied in another language too, though both were asked for at once", async () => {
  await Promise.all([words.study("lobby"), words.speak("cs"), words.study("notifications"), words.learn("darkcave")]);
  const said = [words.say("lobby-free", { count: 2 }), words.say("talk-title")];
  expect(words.language).toBe("cs");
  await words.speak("en");
  expect([words.say("lobby-free", { count: 2 }), words.say("talk-title")]).not.toEqual(said);
  expect(words.knows("darkcave")).toBe(true);
});
