/** Runs the wheel in Pyodide. Everything is fetched from our own files; nothing else is ever asked for. */
import type { Ask, Site, FromEngine } from "./protocol";

import { forgetMemories, keepMemory, keptMemory } from "./memory";

/** What the files weigh together; the build knows it. */
declare const ENGINE_BYTES: number;
/** The wheels to unpack: ours, then those of games that other people ship. */
declare const ENGINE_WHEELS: string[];

interface Door {
  call(name: string, given: string): string;
}

interface Python {
  unpackArchive(buffer: ArrayBuffer, format: string): void;
  runPython(code: string): Door;
  makeMemorySnapshot(): Uint8Array<ArrayBuffer>;
}

interface PyodideOptions {
  indexURL: string;
  /** Make it possible to keep the memory. */
  _makeSnapshot?: boolean;
  /** Begin with a memory that was kept. */
  _loadSnapshot?: Uint8Array<ArrayBuffer>;
}

type LoadPyodide = (options: PyodideOptions) => Promise<Python>;

const tell = (told: FromEngine): void => self.postMessage(told);

let loaded = 0;

let isOpen = false;
let hasFailed = false;

/** Pyodide only warns of a file that did not come or is broken, and never stops waiting: so it is told here. */
function fail(what: string, error: unknown): void {
  hasFailed = true;
  if (!isOpen) tell({ kind: "failed", error: `${what}: ${String(error)}` });
}

/** Counts what arrives, from a copy: browsers keep what they compiled from a response only if it is the original. */
async function count(what: string, copy: Response): Promise<void> {
  if (!copy.body) return;
  const reader = copy.body.getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      loaded += part.value.byteLength;
      tell({ kind: "progress", loaded: Math.min(loaded, ENGINE_BYTES), total: ENGINE_BYTES });
    }
  } catch (error) {
    fail(what, error);
  }
}

const fetched = self.fetch.bind(self);
self.fetch = async (input, init) => {
  const what = input instanceof Request ? input.url : String(input);
  try {
    const response = await fetched(input, init);
    if (!response.ok) throw new Error(`status ${response.status}`);
    void count(what, response.clone());
    return response;
  } catch (error) {
    fail(what, error);
    throw error;
  }
};

const compiled = WebAssembly.instantiateStreaming.bind(WebAssembly);
WebAssembly.instantiateStreaming = async (source, imports) => {
  try {
    return await compiled(source, imports);
  } catch (error) {
    fail("WebAssembly", error);
    throw error;
  }
};

/** Everything that a table will need is imported once, so that it is in the memory that is kept. */
const IMPORTS = `
import partie.bots.levels
from partie.registry import find_game, game_names
from partie.table.door import Door
for name in game_names(): find_game(name)
`;
const DOOR = "from partie.table.door import Door\nDoor()";

async function open(site: string): Promise<Door> {
  const folder = new URL("engine/", site).href;
  const wheels = Promise.all(
    ENGINE_WHEELS.map((name) => self.fetch(folder + name).then((response) => response.arrayBuffer())),
  );
  wheels.catch(() => undefined); // Whoever awaits it is told; until then nobody is.
  const [{ loadPyodide }, memory] = await Promise.all([
    import(/* @vite-ignore */ `${folder}pyodide.mjs`) as Promise<{ loadPyodide: LoadPyodide }>,
    keptMemory(),
  ]);
  if (memory) {
    try {
      const python = await loadPyodide({ indexURL: folder, _loadSnapshot: memory });
      for (const archive of await wheels) python.unpackArchive(archive, "wheel"); // files are not in the memory
      return python.runPython(DOOR);
    } catch (error) {
      if (hasFailed) throw error; // a file did not come: the memory is as good as before
      await forgetMemories();
    }
  }
  const [python, archives] = await Promise.all([loadPyodide({ indexURL: folder, _makeSnapshot: true }), wheels]);
  for (const archive of archives) python.unpackArchive(archive, "wheel");
  python.runPython(IMPORTS);
  const made = python.makeMemorySnapshot(); // before anything of Python's is held from here
  void keepMemory(made);
  return python.runPython(DOOR);
}

let door: Promise<Door> | null = null;

/** The first message says where the site lives, which may be in a folder of its host; every other one is a call. */
self.onmessage = async (event: MessageEvent<Site | Ask>): Promise<void> => {
  if ("site" in event.data) {
    door = open(event.data.site);
    door.then(
      () => {
        isOpen = true;
        tell({ kind: "ready" });
      },
      (error: unknown) => fail("the engine", error),
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
