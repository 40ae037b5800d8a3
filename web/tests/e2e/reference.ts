/**
 * A fixed piece of work, measured in the same run as what has a budget. A busy machine slows both alike, so a budget is
 * a ratio: how many times as long as the reference something may take.
 */
import type { BrowserContext, Page } from "playwright-core";

/** What the worker does: some forty milliseconds of arithmetic on one idle core. */
const WORK = `
onmessage = () => {
  let sum = 1;
  for (let i = 0; i < 5_000_000; i++) sum = (Math.imul(sum, 1103515245) + i) | 0;
  postMessage(sum);
};`;
const WORKER = "reference.js";

export const median = (numbers: number[]): number =>
  [...numbers].sort((one, other) => one - other)[numbers.length >> 1] ?? Infinity;

/** The reference is one of the site's files, as its policy wants it. */
export async function bringReference(context: BrowserContext): Promise<void> {
  await context.route(`**/${WORKER}`, (route) => route.fulfill({ contentType: "text/javascript", body: WORK }));
  await context.route("**/reference.html", (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Reference</title><p>Reference" }),
  );
}

/** Milliseconds of an answer that is none: a worker is asked, it works, the page changes and is painted. */
export async function reference(page: Page): Promise<number> {
  return page.evaluate(async (file) => {
    const held = window as unknown as { reference?: Worker };
    const worker = (held.reference ??= new Worker(file));
    const once = (): Promise<void> =>
      new Promise((resolve) => {
        worker.onmessage = () => {
          document.documentElement.dataset["reference"] = String(performance.now());
          requestAnimationFrame(() => {
            const channel = new MessageChannel(); // right after the paint
            channel.port1.onmessage = () => resolve();
            channel.port2.postMessage(0);
          });
        };
        worker.postMessage(0);
      });
    if (!("reference" in document.documentElement.dataset)) await once(); // the first one also loads it
    const from = performance.now();
    await once();
    return performance.now() - from;
  }, WORKER);
}
