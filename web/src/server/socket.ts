/** A socket of the server that comes back after it broke. */
import { socketTo } from "./ask";
import { toldPause } from "./connection";

/** What a socket is closed with where nobody knows whoever opened it: asking again is of no use. */
const NOBODY = 4403;
const ENDED = 4401;
/** Milliseconds before a socket that broke is opened again. */
const AGAIN = 2_000;

/** Keep a socket open until it is left; whatever comes is heard in its order. `lost` is told when it breaks. */
export function listen(
  path: string,
  hear: (data: string | ArrayBuffer) => Promise<void> | void,
  lost?: () => void,
): () => void {
  let socket: WebSocket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLeft = false;
  const open = (): void => {
    const opened = new WebSocket(socketTo(path));
    let order = Promise.resolve();
    socket = opened;
    opened.binaryType = "arraybuffer";
    opened.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) => {
      order = order.then(() => (isLeft ? undefined : hear(data))).catch((error: unknown) => console.error(error));
    };
    opened.onclose = (event) => {
      if (isLeft || event.code === NOBODY || event.code === ENDED) return;
      lost?.();
      timer = setTimeout(open, toldPause(event) ?? AGAIN);
    };
  };
  open();
  return () => {
    isLeft = true;
    clearTimeout(timer);
    socket?.close();
  };
}
