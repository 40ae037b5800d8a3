/** The table that is open, as the rest of the site must know it. `isOn`: it fills the window, without the site's header. */
class Stage {
  isOn = $state(false);
  /** What the window is called while a table is open; empty without one. */
  title = $state("");
}

export const stage = new Stage();
