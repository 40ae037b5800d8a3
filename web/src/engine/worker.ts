/** Runs the wheel in Pyodide. Everything is fetched from our own files; nothing else is ever asked for. */
import type { Ask, Site, Told } from "./protocol";

/** What the files weigh together; the build knows it. */
declare const ENGINE_BYTES: number;

interface Door {
  call(name: string, given: string): string;
}

interface Python {
  unpackArchive(buffer: ArrayBuffer, format: string): void;
  runPython(code: string): Door;
}

const tell = (told: Told): void => self.postMessage(told);

let loaded = 0;

/** Counts what arrives, whoever fetches it. */
function counting(response: Response): Response {
  if (!response.body) return response;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        loaded += chunk.byteLength;
        tell({ kind: "progress", loaded: Math.min(loaded, ENGINE_BYTES), total: ENGINE_BYTES });
        controller.enqueue(chunk);
      },
    }),
  );
  return new Response(counted, { headers: response.headers, status: response.status, statusText: response.statusText });
}

const fetched = self.fetch.bind(self);
self.fetch = async (input, init) => counting(await fetched(input, init));

async function open(site: string): Promise<Door> {
  const folder = new URL("engine/", site).href;
  const wheel = self.fetch(`${folder}partie.whl`).then((response) => {
    if (!response.ok) throw new Error(`partie.whl: ${response.status}`);
    return response.arrayBuffer();
  });
  wheel.catch(() => undefined); // Whoever awaits it is told; until then nobody is.
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as {
    loadPyodide(options: { indexURL: string }): Promise<Python>;
  };
  const [python, archive] = await Promise.all([loadPyodide({ indexURL: folder }), wheel]);
  python.unpackArchive(archive, "wheel");
  return python.runPython("from partie.worker import Door\nDoor()");
}

let door: Promise<Door> | null = null;

/** The first message says where the site lives, which may be in a folder of its host; every other one is a call. */
self.onmessage = async (event: MessageEvent<Site | Ask>): Promise<void> => {
  if ("site" in event.data) {
    door = open(event.data.site);
    door.then(
      () => tell({ kind: "ready" }),
      (error: unknown) => tell({ kind: "failed", error: String(error) }),
    );
    return;
  }
  const { id, name, args } = event.data;
  try {
    const opened = await door;
    if (!opened) throw new Error("the worker was not told where the site lives");
    tell({ kind: "answer", id, json: opened.call(name, JSON.stringify(args)) });
  } catch (error) {
    tell({ kind: "bug", id, error: String(error) });
  }
};
