/** Every address that the site, its server or an old link names has a page. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { PAGES, routeTo } from "../../src/app/routes";

const WEB = join(import.meta.dirname, "../..");

const sources = ["src", "tests", "public"].flatMap((folder) =>
  readdirSync(join(WEB, folder), { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile() && /\.(ts|js|svelte)$/.test(each.name))
    .map((each) => readFileSync(join(each.parentPath, each.name), "utf8")),
);

/** Links that are out there, in bookmarks and in messages. */
const LINKED = [
  "table",
  "online",
  "invite",
  "record",
  "replay",
  "arrive",
  "friend",
  "club",
  "tournament",
  "notices",
  "talk",
];

it("every address that is written anywhere has a page", () => {
  const written = sources.flatMap((text) => [...text.matchAll(/["`]#\/([a-z]*)/g)].map(([, page = ""]) => page));
  expect(new Set(written).size).toBeGreaterThan(20);
  expect([...written, ...LINKED].filter((page) => !PAGES.includes(page))).toEqual([]);
});

it("gives a page the parts of its address, and an address that nobody knows the page that says so", async () => {
  const at = (page: string, ...parts: string[]) => routeTo({ page, parts, query: new URLSearchParams() });
  expect(at("club", "7", "key").props).toEqual({ id: "7", key: "key" });
  expect(at("check").props).toEqual({});
  expect(at("toString").title).toBe(at("nowhere").title);
  expect(await at("nowhere").load()).toBe(await at("constructor").load());
});
