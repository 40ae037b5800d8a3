/** What is said ahead is asked for once for each seat, however often its table is told. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import PremovePanel from "../../src/features/premoves/PremovePanel.svelte";
import { Catalog, Speech } from "../../src/words/catalog";
import { told } from "./told.svelte";

afterEach(() => vi.unstubAllGlobals());

it("is asked for once, and again at another seat", async () => {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (url: URL) => {
    asked.push(url.pathname);
    return Promise.resolve(Response.json({ kinds: [], orders: [] }));
  });
  const view = told({ table: "t1", seat: 0 });
  const props = {
    get table() {
      return view.value.table;
    },
    get seat() {
      return view.value.seat;
    },
    speech: new Speech(new Catalog("en", [], () => undefined), ["Ana"]),
  };
  const shown = mount(PremovePanel, { target: document.body, props });
  flushSync();
  view.value = { table: "t1", seat: 0 };
  flushSync();
  expect(asked).toEqual(["/api/tables/t1/seats/0/ahead"]);
  view.value = { table: "t1", seat: 1 };
  flushSync();
  expect(asked).toHaveLength(2);
  await unmount(shown);
});
