import type { Broken, Calls } from "../wire/types";
import type { Answer, Ask, Told } from "./protocol";

/** The table refused, and says why. */
export class Refused extends Error {
  constructor(readonly broken: Broken) {
    super(broken.kind);
  }
}

type Waiting = { resolve(value: unknown): void; reject(error: Error): void };

/** The rules engine in its worker. It loads in the background; calls made before wait until it is there. */
export class Engine {
  state = $state<"asleep" | "loading" | "ready" | "failed">("asleep");
  /** From 0 to 1, by bytes. */
  progress = $state(0);
  failure = $state("");

  #worker: Worker | null = null;
  #waiting = new Map<number, Waiting>();
  #next = 1;

  /** Begin to load; a second call does nothing. */
  wake(): void {
    if (this.#worker) return;
    this.state = "loading";
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.postMessage({ site: new URL(".", document.baseURI).href });
    worker.onmessage = (event: MessageEvent<Told>) => this.#hear(event.data);
    worker.onerror = (event) => this.#fail(event.message);
    this.#worker = worker;
  }

  /** Try again after a failure. */
  retry(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.failure = "";
    this.progress = 0;
    this.wake();
  }

  call<Name extends keyof Calls>(name: Name, ...args: Parameters<Calls[Name]>): Promise<ReturnType<Calls[Name]>> {
    this.wake();
    const id = this.#next++;
    const ask: Ask = { id, name, args };
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve: (value) => resolve(value as ReturnType<Calls[Name]>), reject });
      this.#worker?.postMessage(ask);
    });
  }

  #hear(told: Told): void {
    switch (told.kind) {
      case "progress":
        this.progress = Math.max(this.progress, told.loaded / told.total);
        return;
      case "ready":
        this.progress = 1;
        this.state = "ready";
        return;
      case "failed":
        return this.#fail(told.error);
      case "answer": {
        const answer = JSON.parse(told.json) as Answer;
        const waiting = this.#take(told.id);
        if ("refused" in answer) waiting?.reject(new Refused(answer.refused));
        else waiting?.resolve(answer.result);
        return;
      }
      case "bug":
        console.error(told.error);
        this.#take(told.id)?.reject(new Error(told.error));
    }
  }

  #take(id: number): Waiting | undefined {
    const found = this.#waiting.get(id);
    this.#waiting.delete(id);
    return found;
  }

  #fail(error: string): void {
    this.state = "failed";
    this.failure = error;
    for (const waiting of this.#waiting.values()) waiting.reject(new Error(error));
    this.#waiting.clear();
  }
}

export const engine = new Engine();
