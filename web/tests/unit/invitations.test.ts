/** Invitations that wait for whoever is here: one that cannot be accepted or declined any more is said to be so. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import Mine from "../../src/features/lobby/Mine.svelte";
import { keepLink } from "../../src/store/links";
import type { Mine as Waiting } from "../../src/wire/lobby";
import { words } from "../../src/words/words.svelte";

const told = vi.hoisted(() => ({ hear: (_: unknown): void => undefined }));
vi.mock("../../src/server/mine", () => ({
  followMine: (hear: (mine: unknown) => void) => {
    told.hear = hear;
    return () => undefined;
  },
}));

const INVITED: Waiting = {
  kind: "mine",
  tables: [],
  invitations: [{ table: "t1", game: "any", inviter: "Bea", players: ["Bea"], clock: "", rated: false }],
};

beforeAll(async () => {
  await words.speak("en");
  await words.study("lobby");
});

let shown: ReturnType<typeof mount>;
beforeEach(() => {
  const table = { id: "t0", game: "any", players: ["Ana"], seat: 0, keys: [], onlookers: "", changed: 1, over: false };
  keepLink(table); // whoever never sat at a table is asked to none
  shown = mount(Mine, { target: document.body });
  flushSync();
  told.hear(INVITED);
  flushSync();
});
afterEach(async () => {
  await unmount(shown);
  vi.unstubAllGlobals();
  localStorage.clear();
});

it.each([0, 1])("says why the server refuses, whichever is pressed: button %i", async (button) => {
  const why = { kind: "taken", says: { key: "err-seat-taken", args: {} } };
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(why), { status: 409 })));
  document.querySelectorAll<HTMLButtonElement>("[data-invitation] button")[button]?.click();
  const alert = await vi.waitUntil(() => document.querySelector("[role=alert]"));
  expect(alert.textContent).toBe(words.say("err-seat-taken"));
  expect(alert.textContent).not.toBe("");
  // It is gone a moment later: why it could not be accepted is still there to be read.
  told.hear({ ...INVITED, invitations: [] });
  flushSync();
  expect(document.querySelector("[role=alert]")).not.toBeNull();
});
