/** From a click to the first frame in which the table has changed, by the page's own clock. */
import type { Page } from "playwright-core";

/** Begin to measure in this page. */
export async function watchPaints(page: Page): Promise<void> {
  await page.evaluate(() => {
    const paints: number[] = [];
    Object.assign(window, { paints });
    let tapped = 0;
    addEventListener("click", () => (tapped = performance.now()), { capture: true });
    const observer = new MutationObserver(() => {
      if (!tapped) return;
      const from = tapped;
      tapped = 0;
      requestAnimationFrame(() => {
        const channel = new MessageChannel(); // right after the paint
        channel.port1.onmessage = () => paints.push(performance.now() - from);
        channel.port2.postMessage(0);
      });
    });
    observer.observe(document.body, { subtree: true, attributes: true, attributeFilter: ["data-moment"] });
  });
}

export function paintsOf(page: Page): Promise<number[]> {
  return page.evaluate(() => (window as unknown as { paints: number[] }).paints);
}
