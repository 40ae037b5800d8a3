/** Marks outside the page that somebody is asked: on the tab's sign, and on the icon of an installed page. */

const PLAIN = "icon.svg";
const TURN = "icon-turn.svg";

/** Show, or take away, the mark of one's own turn. A browser that has no badge does without. */
export function markTurn(isAsked: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = isAsked ? TURN : PLAIN;
  if (icon && !icon.href.endsWith(`/${wanted}`)) icon.href = `./${wanted}`;
  if (!("setAppBadge" in navigator)) return;
  const done = isAsked ? navigator.setAppBadge() : navigator.clearAppBadge();
  done.catch(() => undefined); // nobody is asked for a permission only for this
}
