/** The rules engine at a table that a server keeps: nobody needs it to play, but with it previews come at once. */
import { engine } from "../../engine/engine.svelte";
import { settings } from "../../store/settings.svelte";

/** What some browsers know of the network. */
interface Network {
  saveData?: boolean;
  type?: string;
}

/** Whether fourteen megabytes may be fetched that nobody has asked for. */
export function mayFetch(network: Network | undefined, wish: "auto" | "never"): boolean {
  return wish === "auto" && network?.saveData !== true && network?.type !== "cellular";
}

/** Once the page has nothing else to do. */
function idle(task: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(task);
  else setTimeout(task, 2000);
}

/** Fetch the engine in passing, if this person and their network let us. To be called once the table is seen. */
export function fetchAhead(): void {
  idle(() => {
    const { connection } = navigator as Navigator & { connection?: Network };
    if (mayFetch(connection, settings.values.ahead)) engine.wake(true);
  });
}
