import { mount } from "svelte";
import Art from "./Art.svelte";

let isHung = false;

/** Put the drawings that cards share into the page, once. */
export function hangArt(): void {
  if (isHung) return;
  isHung = true;
  mount(Art, { target: document.body });
}
