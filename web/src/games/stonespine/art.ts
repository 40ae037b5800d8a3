import { mount } from "svelte";
import Art from "./Art.svelte";

let isHung = false;

/** Have the drawings on the page, once, before anything uses them by name. */
export function hangArt(): void {
  if (isHung) return;
  isHung = true;
  mount(Art, { target: document.body });
}
