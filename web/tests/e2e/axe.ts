import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { WEB } from "./site";

const SOURCE = readFileSync(join(WEB, "node_modules/axe-core/axe.min.js"), "utf8");

interface Violation {
  id: string;
  impact: string | null;
  nodes: { html: string; failureSummary?: string }[];
}

/** What axe finds wrong on the page as it is now, of what is serious or critical. */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(SOURCE);
  const found = await page.evaluate(async () => {
    const axe = (window as unknown as { axe: { run(how: object): Promise<{ violations: Violation[] }> } }).axe;
    // Only what is wrong is told at length, and no style sheet is fetched again: none of the rules needs that.
    return (await axe.run({ resultTypes: ["violations"], preload: false })).violations;
  });
  return found
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ""}`));
}

/** What sticks out of the page, or is cut: nothing may be wider than the window, no text cut off by its own box. */
export async function overflows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wide = document.documentElement.clientWidth;
    const found: string[] = [];
    if (document.documentElement.scrollWidth > wide)
      found.push(`the page is ${document.documentElement.scrollWidth} wide, not ${wide}`);
    for (const each of document.querySelectorAll<HTMLElement>("body *")) {
      const box = each.getBoundingClientRect();
      const style = getComputedStyle(each);
      if (
        box.width <= 1 ||
        style.visibility === "hidden" ||
        each.closest("[data-scrolls], .hidden-text, svg, dialog:not([open]), details:not([open]) > :not(summary)")
      )
        continue;
      const name = `${each.tagName.toLowerCase()}.${each.className} “${(each.textContent ?? "").trim().slice(0, 40)}”`;
      if (box.right > wide + 1 || box.left < -1)
        found.push(`${name} sticks out: ${Math.round(box.left)}–${Math.round(box.right)} of ${wide}`);
      const hides = /hidden|clip/.test(style.overflowX) && style.textOverflow !== "ellipsis";
      if (hides && each.scrollWidth > each.clientWidth + 1 && each.childElementCount === 0)
        found.push(`${name} is cut`);
    }
    return [...new Set(found)];
  });
}

/** What is too small for a finger: less than 44 px either way. A field counts with its label. */
export async function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const targets = "a[href], button, select, input, textarea, summary, [role=button]";
    for (const each of document.querySelectorAll<HTMLElement>(targets)) {
      if (each.closest(".hidden-text, [inert]") || each.matches('.spot[data-state="idle"]')) continue;
      const { width, height } = (each.closest("label") ?? each).getBoundingClientRect();
      if (width > 0 && height > 0 && Math.min(Math.round(width), Math.round(height)) < 44)
        found.push(`${each.tagName} ${each.className} “${each.textContent?.trim()}” ${width} × ${height}`);
    }
    return found;
  });
}
