import { Refused } from "../model/refused";
import type { Calls } from "../wire/types";
import type { Answer, Ask, FromEngine } from "./protocol";

/** Milliseconds without a byte after which a download has failed, though nobody says so. */
const SILENCE = 60_000;
/** Milliseconds that the engine may take to start once every byte is there: a slow phone needs most of a minute. */
const START = 300_000;

type Waiting = { ask: Ask; resolve(value: unknown): void; reject(error: Error): void };

/**
 * The rules engine in its worker. It loads in the background; calls made before wait until it is there, also where the
 * download fails and is tried again.
 */
export class Engine {
  state = $state<"asleep" | "loading" | "ready" | "failed">("asleep");
  /** From 0 to 1, by bytes. */
  progress = $state(0);
  failure = $state("");
  /** Why it broke down after it was there; nothing once it is there again. */
  died = $state("");
  /** It comes in passing: nobody waits for it, so nobody is told how far it is, or that it did not come. */
  isQuiet = $state(true);

  #worker: Worker | null = null;
  #waiting = new Map<number, Waiting>();
  #next = 1;
  #watchdog: ReturnType<typeof setTimeout> | undefined;

  /** Begin to load, or try again after a failure. Where it loads already or is there, it is only told of, unless quietly. */
  wake(quietly = false): void {
    if (!quietly) this.isQuiet = false;
    if (this.#worker) return;
    this.state = "loading";
    this.failure = "";
    this.progress = 0;
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.postMessage({ site: new URL(".", document.baseURI).href });
    worker.onmessage = (event: MessageEvent<FromEngine>) => this.#hear(event.data);
    worker.onerror = (event) => this.#fail(event.message);
    this.#worker = worker;
    for (const { ask } of this.#waiting.values()) worker.postMessage(ask);
    this.#watch(SILENCE);
  }

  call<Name extends keyof Calls>(name: Name, ...args: Parameters<Calls[Name]>): Promise<ReturnType<Calls[Name]>> {
    this.wake();
    const id = this.#next++;
    const ask: Ask = { id, name, args };
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { ask, resolve: (value) => resolve(value as ReturnType<Calls[Name]>), reject });
      this.#worker?.postMessage(ask);
    });
  }

  #hear(told: FromEngine): void {
    switch (told.kind) {
      case "progress":
        this.progress = Math.max(this.progress, told.loaded / told.total);
        this.#watch(this.progress < 1 ? SILENCE : START);
        return;
      case "ready":
        clearTimeout(this.#watchdog);
        this.progress = 1;
        this.died = "";
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

  /** Give up if nothing is heard from the worker for so long. */
  #watch(milliseconds: number): void {
    clearTimeout(this.#watchdog);
    this.#watchdog = setTimeout(() => this.#fail(`nothing came for ${milliseconds} ms`), milliseconds);
  }

  #fail(error: string): void {
    clearTimeout(this.#watchdog);
    if (this.#worker) this.#worker.onmessage = null;
    this.#worker?.terminate();
    this.#worker = null;
    const wasReady = this.state === "ready";
    this.state = "failed";
    this.failure = error;
    if (wasReady) this.died = error;
    else return; // The calls wait for the next try.
    for (const waiting of this.#waiting.values()) waiting.reject(new Error(error));
    this.#waiting.clear();
  }
}

export const engine = new Engine();

/** A second one, where bots think. It comes only where a table has need of it. */
export const mind = new Engine();
