import { mount } from "svelte";
import App from "./App.svelte";
import { router } from "../browser/address.svelte";
import { settings } from "../store/settings.svelte";
import { crash } from "../browser/crash.svelte";
import { offline } from "../browser/offline.svelte";
import { tables } from "../tables/doors";
import "../ui/styles/pages.css";
import "../ui/styles/tokens.css";
import { preferred, words } from "../words/words.svelte";

/** Once the page is on the screen and nothing else is to be done. */
function idle(task: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(task, { timeout: 2000 });
  else setTimeout(task, 300);
}

crash.watch();
settings.show();
await words.speak(settings.values.language ?? preferred(navigator.languages));
const target = document.getElementById("app");
if (target) mount(App, { target });

// Whoever comes to a table that a server keeps needs no rules here: they are fetched once somebody goes elsewhere.
const SERVED = new Set(["friend", "invite", "online"]);
function wake(): void {
  if (SERVED.has(router.address.page)) return;
  removeEventListener("hashchange", wake);
  idle(() => {
    tables.arrival.wake();
    offline.register();
  });
}
addEventListener("hashchange", wake);
wake();
