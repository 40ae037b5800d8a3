import { mount } from "svelte";
import App from "./App.svelte";
import { tables } from "./session/tables";
import { settings } from "./settings.svelte";
import { offline } from "./shell/offline.svelte";
import "./styles/pages.css";
import "./styles/tokens.css";
import { preferred, words } from "./words/words.svelte";

/** Once the page is on the screen and nothing else is to be done. */
function idle(task: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(task, { timeout: 2000 });
  else setTimeout(task, 300);
}

settings.show();
await words.speak(settings.values.language ?? preferred(navigator.languages));
const target = document.getElementById("app");
if (target) mount(App, { target });
idle(() => {
  tables.arrival.wake();
  offline.register();
});
