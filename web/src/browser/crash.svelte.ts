import { Refused } from "../model/refused";

/** An error that nobody has caught, told instead of hidden: the first one, until the page is loaded again. */

/** Everything that is known of an error. */
export function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, stack = "" } = error;
  return stack.includes(message) ? stack : `${message}\n${stack}`;
}

/** A file of the site that did not come, in the words of three browsers. */
const NOT_COME = /dynamically imported module|Importing a module script failed/i;

/** What a browser says in passing, what somebody broke off, a refusal, and a file that did not come are no crash. */
export function isHarmless(error: unknown): boolean {
  if (error === undefined || error === null || error instanceof Refused) return true;
  return error instanceof Error && (error.name === "AbortError" || NOT_COME.test(error.message));
}

class Crash {
  error = $state("");

  /** Tell every error from now on. */
  watch(): void {
    addEventListener("error", ({ error }) => this.#note(error));
    addEventListener("unhandledrejection", ({ reason }) => this.#note(reason));
  }

  #note(error: unknown): void {
    if (!isHarmless(error)) this.error ||= stackOf(error);
  }
}

export const crash = new Crash();
