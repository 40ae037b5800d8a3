/** An error that nobody has caught, told instead of hidden: the first one, until the page is loaded again. */

/** Everything that is known of an error. */
export function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, stack = "" } = error;
  return stack.includes(message) ? stack : `${message}\n${stack}`;
}

/** What a browser says in passing, and what somebody broke off, is no crash. */
function isHarmless(error: unknown): boolean {
  return error === undefined || error === null || (error instanceof DOMException && error.name === "AbortError");
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
