/** The table that is open, as the rest of the site must know it. */
class Stage {
  /** A table is on the page. */
  isTable = $state(false);
  /** It fills the window, without the site's header. */
  isOn = $state(false);
  /** What the window is called while a table is open; empty without one. */
  title = $state("");
}

export const stage = new Stage();
