import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, delimiter, join } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { defineConfig } from "vitest/config";
import site from "./package.json" with { type: "json" };
import { reporters } from "./tests/reporters.ts";

const PYODIDE = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json"];
const TYPES: Record<string, string> = { mjs: "text/javascript", wasm: "application/wasm", json: "application/json" };

/** The pure wheel: the one that PARTIE_WHEEL names, or the one in .wheel/, where `npm run wheel` puts it. */
function wheel(): string {
  const given = process.env["PARTIE_WHEEL"];
  if (given) return given;
  const folder = join(import.meta.dirname, ".wheel");
  const found = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith("-none-any.whl")) : [];
  if (found.length !== 1 || found[0] === undefined)
    throw new Error("there is no wheel to ship: run `npm run wheel` first");
  return join(folder, found[0]);
}

/** Pure wheels of games that other people ship: those in plugins/, and those that PARTIE_PLUGINS names. */
function plugins(): string[] {
  const folder = join(import.meta.dirname, "plugins");
  const here = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith("-none-any.whl")) : [];
  const named = process.env["PARTIE_PLUGINS"]?.split(delimiter).filter(Boolean) ?? [];
  return [...here.sort().map((name) => join(folder, name)), ...named];
}

/** What the screen must know of those games before the engine is loaded: `virtual:partie-plugins`. */
function pluginGames(): Plugin {
  const id = "virtual:partie-plugins";
  return {
    name: "partie-plugins",
    resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
    load(asked) {
      if (asked !== `\0${id}`) return undefined;
      const found = plugins();
      if (found.length === 0) return "export const PLUGINS = [];";
      const told = execFileSync(process.env["PYTHON"] ?? "python3", ["-m", "partie.table.plugins", ...found], {
        encoding: "utf8",
        env: { ...process.env, PYTHONPATH: wheel() },
      });
      return `export const PLUGINS = ${told};`;
    },
  };
}

/** A few letters that change with any of these files. */
function stamp(paths: string[]): string {
  const hash = createHash("sha256");
  for (const path of paths) hash.update(readFileSync(path));
  return hash.digest("hex").slice(0, 16);
}

/** Pyodide's own files and our wheel, served from our own address under engine/. */
function engine(): Plugin {
  const others = new Map(plugins().map((path) => [`plugins/${basename(path)}`, path]));
  const source = (name: string): string =>
    name === "partie.whl" ? wheel() : (others.get(name) ?? join(import.meta.dirname, "node_modules/pyodide", name));
  const files = [...PYODIDE, "partie.whl", ...others.keys()];
  const size = (name: string): number => statSync(source(name)).size;
  return {
    name: "partie-engine",
    // What the worker fetches, so that its bar knows the end before the first byte has come. Modules are not counted.
    config: (_, { mode }) => ({
      define: {
        SITE_VERSION: JSON.stringify(site.version),
        ENGINE_STAMP: JSON.stringify(mode === "test" ? "test" : stamp(files.map(source))),
        ENGINE_WHEELS: JSON.stringify(["partie.whl", ...others.keys()]),
        ENGINE_BYTES:
          mode === "test"
            ? 0
            : files.filter((name) => !name.endsWith(".mjs")).reduce((sum, name) => sum + size(name), 0),
      },
    }),
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = files.find((each) => request.url === `/engine/${each}`);
        if (!name) return next();
        response.setHeader("Content-Type", TYPES[name.split(".").at(-1) ?? ""] ?? "application/octet-stream");
        response.end(readFileSync(source(name)));
      });
    },
    generateBundle() {
      for (const name of files)
        this.emitFile({ type: "asset", fileName: `engine/${name}`, source: readFileSync(source(name)) });
    },
  };
}

/** Nothing may be fetched from elsewhere, and no script run that is not a file of ours. Only in what is shipped. */
const POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

function policy(): Plugin {
  return {
    name: "partie-policy",
    apply: "build",
    transformIndexHtml: () => [
      { tag: "meta", attrs: { "http-equiv": "Content-Security-Policy", content: POLICY }, injectTo: "head-prepend" },
    ],
  };
}

export default defineConfig({
  base: "./",
  plugins: [
    svelte(),
    engine(),
    pluginGames(),
    policy(),
    VitePWA({
      registerType: "prompt",
      injectRegister: false,
      manifest: {
        name: "Partie",
        short_name: "Partie",
        description: "Modern board games at one table",
        start_url: "./",
        display: "standalone",
        background_color: "#14110f",
        theme_color: "#14110f",
        icons: [
          { src: "icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
          { src: "icon-maskable.svg", sizes: "any", type: "image/svg+xml", purpose: "maskable" },
        ],
      },
      workbox: {
        importScripts: ["push.js"], // what shows a server's notices
        globPatterns: ["**/*.{html,js,mjs,css,svg,woff2,wasm,zip,json,whl}"],
        maximumFileSizeToCacheInBytes: 12 * 1024 * 1024,
        navigateFallback: "index.html",
        navigateFallbackDenylist: [/\/api\//], // a server's own, where there is one
        cleanupOutdatedCaches: true,
      },
    }),
  ],
  // In a unit test a board is drawn as in a browser.
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  server: { fs: { allow: [".."] } },
  build: { target: "es2023", assetsInlineLimit: 0, chunkSizeWarningLimit: 300 },
  worker: { format: "es" },
  test: { include: ["tests/unit/**/*.test.ts"], environment: "happy-dom", reporters: reporters("default") },
});
