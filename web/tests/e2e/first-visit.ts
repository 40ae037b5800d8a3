/** Before all tests: somebody is the first to visit the site, and what the browser keeps of the engine is kept for them. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { takeMemory } from "./memory";
import { PATIENCE } from "./person";
import { launch, serveSite } from "./site";

export default async function visitFirst({ provide }: TestProject): Promise<() => void> {
  const site = await serveSite();
  const browser = await launch();
  const page = await (await browser.newContext({ serviceWorkers: "block" })).newPage();
  await page.goto(site.url, { timeout: PATIENCE });
  const { key, bytes } = await takeMemory(page);
  await browser.close();
  await site.close();
  const folder = mkdtempSync(join(tmpdir(), "partie-memory-"));
  const file = join(folder, "memory");
  writeFileSync(file, bytes);
  provide("memory", { file, key });
  return () => rmSync(folder, { recursive: true });
}
