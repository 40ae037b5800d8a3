/** What a page asks its workers, and how long each answer takes, by the page's own clock. */
import type { BrowserContext, Page } from "playwright-core";

/** One call: from when to when, and by the how-manieth worker. */
export interface Call {
  worker: number;
  name: string;
  from: number;
  to: number | null;
}

/** Listen to every worker of the pages that are opened from now on. */
export async function listen(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const calls: Call[] = [];
    const workers: Worker[] = [];
    Object.assign(window, { calls });
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, ...args: Parameters<Worker["postMessage"]>) {
      const asked = args[0] as { id?: number; name?: string };
      if (!workers.includes(this)) workers.push(this);
      if (asked.name !== undefined) {
        const call: Call = { worker: workers.indexOf(this), name: asked.name, from: performance.now(), to: null };
        calls.push(call);
        const hear = (event: MessageEvent<{ id?: number }>): void => {
          if (event.data.id !== asked.id) return;
          call.to = performance.now();
          this.removeEventListener("message", hear);
        };
        this.addEventListener("message", hear);
      }
      return post.apply(this, args);
    } as Worker["postMessage"];
  });
}

/** The calls so far. */
export function callsOf(page: Page): Promise<Call[]> {
  return page.evaluate(() => (window as unknown as { calls: Call[] }).calls);
}

/** How long each finished call of this name took. */
export function timesOf(calls: Call[], name: string): number[] {
  return calls.flatMap((call) => (call.name === name && call.to !== null ? [call.to - call.from] : []));
}
