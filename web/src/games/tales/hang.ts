import { mount } from "svelte";
import Art from "./Art.svelte";

let hung = false;

/** Put the drawings into the page, once; tiles refer to them. */
export function hangArt(): void {
  if (hung) return;
  hung = true;
  mount(Art, { target: document.body });
}
