/** What a browser keeps of the engine after its first visit. Most tests are a later one, and do not wait for Python again. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import type { Plugin } from "vite";
import { inject } from "vitest";
import { until } from "./person";

const CACHE = "partie-engine-memory";
const ADDRESS = "tests/memory";

export interface Memory {
  /** Under which name a browser keeps it. */
  key: string;
  bytes: Buffer;
}

declare module "vitest" {
  export interface ProvidedContext {
    /** The file with the memory, and under which name it is kept. */
    memory: { file: string; key: string };
  }
}

/** The memory of this site's engine; one with more games than ours has another, which nobody has yet. */
export function memoryOf(folder: string): Memory | undefined {
  if (existsSync(join(folder, "engine/plugins"))) return undefined;
  const { file, key } = inject("memory");
  return { key, bytes: readFileSync(file) };
}

/** Let the site give its memory to a test's browser. */
export function serveMemory({ bytes }: Memory): Plugin {
  return {
    name: "partie-tests-memory",
    configurePreviewServer(server) {
      server.middlewares.use(`/${ADDRESS}`, (_, response) => void response.end(bytes));
    },
  };
}

/** Give a browser the memory that an earlier visit would have left there. */
export async function bringMemory(page: Page, url: string, { key }: Memory): Promise<void> {
  await page.goto(`${url}icon.svg`); // a page of the site on which nothing runs
  await page.evaluate(async ({ cache, key, from }) => (await caches.open(cache)).put(key, await fetch(from)), {
    cache: CACHE,
    key,
    from: url + ADDRESS,
  });
}

/** Take the memory out of a browser that has just been here, once it is kept there. */
export async function takeMemory(page: Page): Promise<Memory> {
  await until(
    page,
    async () => (await (await caches.open("partie-engine-memory")).keys()).length === 1,
    "the memory is not kept",
  );
  const [key, text] = await page.evaluate(async (cache) => {
    const kept = await caches.open(cache);
    const [request] = await kept.keys();
    const response = request && (await kept.match(request));
    if (!request || !response) throw new Error("nothing is kept");
    const blob = await response.blob();
    const url = await new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.readAsDataURL(blob);
    });
    return [new URL(request.url).pathname, url.slice(url.indexOf(",") + 1)] as const;
  }, CACHE);
  return { key, bytes: Buffer.from(text, "base64") };
}
