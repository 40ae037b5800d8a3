// node play.mjs WHEEL SEED ... : plays a game of Tides for each seed in WebAssembly and prints the digests as JSON.
import { readFileSync } from "node:fs";
import { loadPyodide } from "pyodide";

const MEASURED = `
import json, platform, sys, time
began = time.perf_counter()
found = digests(seeds)
seconds = time.perf_counter() - began
json.dumps({"python": platform.python_version(), "platform": sys.platform, "seconds": seconds, "digests": found})
`;

// Left to itself, Node would show the source line of an error, and in Pyodide that line is a megabyte.
process.on("uncaughtException", (error) => {
  console.error(error.message);
  process.exit(1);
});

const [wheel, ...seeds] = process.argv.slice(2);
const pyodide = await loadPyodide();
pyodide.unpackArchive(new Uint8Array(readFileSync(wheel)), "wheel");
pyodide.runPython(readFileSync(new URL("games.py", import.meta.url), "utf8"));
pyodide.globals.set("seeds", pyodide.toPy(seeds));
console.log(pyodide.runPython(MEASURED));
