/** A real server with a database of its own, and a browser that visits it. */
import { spawn, type ChildProcess } from "node:child_process";
import { createInterface } from "node:readline";
import { join } from "node:path";
import type { BrowserContext } from "playwright-core";
import { launch, WEB, type Site } from "./site";

const PYTHON = process.env["PYTHON"] ?? "python3";

/** A process of Python's that says something on a line of its own, and ends with its input. */
interface Running {
  said: string;
  close(): Promise<void>;
}

/** Start a module of Python's, and wait until it says this. */
async function start(args: string[], says: RegExp, env: NodeJS.ProcessEnv = {}): Promise<Running> {
  const child: ChildProcess = spawn(PYTHON, ["-m", ...args], {
    cwd: join(WEB, ".."),
    env: { ...process.env, PYTHONUNBUFFERED: "1", ...env },
    stdio: ["pipe", "pipe", "inherit"],
  });
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  const said = await Promise.race([
    (async () => {
      if (!child.stdout) throw new Error("nothing can be heard");
      for await (const line of createInterface({ input: child.stdout })) {
        const found = says.exec(line)?.[1];
        if (found) return found;
      }
      return null;
    })(),
    ended.then(() => null),
  ]);
  if (!said) throw new Error(`python -m ${args.join(" ")} ended with ${await ended}`);
  child.stdout?.resume();
  return {
    said,
    async close() {
      child.stdin?.end();
      child.kill("SIGTERM");
      await ended;
    },
  };
}

export interface Served extends Site {
  /** Where its database is. */
  database: string;
  /** Stop the server; the database stays. */
  stop(): Promise<void>;
  /** Start another server at the same address, with the same database. */
  go(): Promise<void>;
}

/** Serve web/dist with tables, from a database that is thrown away, and start Chromium. A module may serve in its own way. */
export async function openServer(
  folder = join(WEB, "dist"),
  command = (port: string): string[] => ["partie", "serve", "--port", port, "--site", folder],
): Promise<Served> {
  const database = await start(["partie.server.ops.dev_services"], /^PARTIE_DATABASE=(\S+)/);
  const serve = (port: string): Promise<Running> =>
    start(command(port), /listening on (http:\/\/127\.0\.0\.1:\d+)/, {
      PARTIE_DATABASE: database.said,
      PARTIE_LANG: "en",
    });
  let server = await serve("0");
  const url = `${server.said}/`;
  const browser = await launch();
  return {
    url,
    browser,
    database: database.said,
    stop: () => server.close(),
    async go() {
      server = await serve(new URL(url).port);
    },
    async close() {
      await browser.close();
      await server.close();
      await database.close();
    },
  };
}

/** Let nobody in this browser have the engine; how often somebody asked for it. */
export async function withoutEngine(context: BrowserContext): Promise<{ asked: string[] }> {
  const asked: string[] = [];
  await context.route(/\/engine\//, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  return { asked };
}
