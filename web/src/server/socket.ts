/** A socket of the server that is only listened to, and comes back after it broke. */
import { socketTo } from "./ask";
import { Connection, type Plug } from "./connection";

/** What a socket is closed with where the server does not know this browser, or no longer: asking again is of no use. */
const FOR_GOOD = [4401, 4403];

function plugged(url: string): WebSocket {
  const socket = new WebSocket(url);
  socket.binaryType = "arraybuffer";
  return socket;
}

/** Keep a socket open until it is left; whatever comes is heard in its order. `lost` is told when it breaks. */
export function listen(
  path: string,
  hear: (data: string | ArrayBuffer) => Promise<void> | void,
  lost?: () => void,
  plug: Plug = plugged,
): () => void {
  let order = Promise.resolve();
  /** Counts the sockets: what came through one that is gone is heard no more, for the next one tells everything. */
  let number = 0;
  const connection = new Connection<string | ArrayBuffer>(() => socketTo(path), plug, {
    heard(data) {
      const from = number;
      order = order
        .then(() => (from === number ? hear(data) : undefined))
        .catch((error: unknown) => console.error(error));
    },
    lost(until, code) {
      number++;
      if (code !== undefined && FOR_GOOD.includes(code)) connection.close();
      else if (until !== null) lost?.();
    },
    stirred: () => connection.reopen(), // the server hangs up on a listener that speaks
  });
  return () => {
    number++;
    connection.close();
  };
}
