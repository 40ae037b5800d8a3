/** The part of the service worker that shows what was pushed, with a browser around it that only listens. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";

const SCOPE = "https://play.test/partie/";

function worker(windows: string[]) {
  const ears = new Map<string, (event: unknown) => void>();
  const done: unknown[][] = [];
  const work: Promise<unknown>[] = [];
  const self = {
    registration: { scope: SCOPE, showNotification: async (...shown: unknown[]) => done.push(["shown", ...shown]) },
    clients: {
      matchAll: async () => windows.map((url) => ({ url, focus: async () => done.push(["focused", url]) })),
      openWindow: async (url: string) => done.push(["opened", url]),
    },
    addEventListener: (name: string, ear: (event: unknown) => void) => ears.set(name, ear),
  };
  runInNewContext(readFileSync(join(import.meta.dirname, "../../public/push.js"), "utf8"), { self, URL });
  return async (name: string, event: object) => {
    ears.get(name)?.({ ...event, waitUntil: (promise: Promise<unknown>) => work.push(promise) });
    await Promise.all(work);
    return done;
  };
}

const pushed = (told: unknown) => ({ data: { json: () => told } });
const pressed = (url: string) => ({ notification: { close: () => undefined, data: url } });

it("shows what was pushed", async () => {
  const told = { title: "Your turn", body: "They wait.", path: "#/online/abc", tag: "t" };
  const [[, title, options] = []] = await worker([])("push", pushed(told));
  expect([title, options]).toEqual([
    "Your turn",
    { body: "They wait.", tag: "t", icon: "icon.svg", data: `${SCOPE}#/online/abc` },
  ]);
});

it.each(["https://elsewhere.test/", "//elsewhere.test", "javascript:alert(1)", ""])(
  "leads nowhere but here: %s",
  async (path) => {
    const [[, , options] = []] = await worker([])("push", pushed({ title: "x", body: "", path, tag: "" }));
    expect(options).toMatchObject({ data: `${SCOPE}#/` });
  },
);

it("shows something even if it cannot be read", async () => {
  const [[, title] = []] = await worker([])("push", { data: null });
  expect(title).toBe("Partie");
});

it("opens the table, or the window that has it open", async () => {
  const url = `${SCOPE}#/online/abc`;
  expect(await worker([`${SCOPE}#/`])("notificationclick", pressed(url))).toEqual([["opened", url]]);
  expect(await worker([`${SCOPE}#/`, url])("notificationclick", pressed(url))).toEqual([["focused", url]]);
});
