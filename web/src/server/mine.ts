import type { Mine } from "../wire/lobby";
import { listen } from "./socket";

/** Be told what waits for me, now and whenever it changes, until it is left. */
export function followMine(told: (mine: Mine) => void): () => void {
  return listen("me/socket", (data) => {
    const frame = JSON.parse(data as string) as Mine | { kind: "bye" };
    if (frame.kind === "mine") told(frame);
  });
}
