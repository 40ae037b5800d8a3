/** Addresses behind the hash, so that the site can lie anywhere: `#/table/abc?at=12`. */
export interface Address {
  page: string;
  parts: string[];
  query: URLSearchParams;
}

function read(): Address {
  const [path = "", query = ""] = location.hash.replace(/^#\/?/, "").split("?");
  const [page = "", ...parts] = path.split("/").map(decodeURIComponent);
  return { page, parts, query: new URLSearchParams(query) };
}

class Router {
  address = $state.raw<Address>(read());
  /** The hash that the address was read from. */
  #hash = location.hash;

  constructor() {
    addEventListener("hashchange", () => this.#read());
  }

  #read(): void {
    this.address = read();
    this.#hash = location.hash;
  }

  go(to: string): void {
    location.hash = to;
  }

  /** Change the address without a new step in the history. Whoever has gone on meanwhile, untold as yet, is not brought back. */
  replace(to: string): void {
    if (location.hash !== this.#hash) return;
    history.replaceState(null, "", `#${to}`);
    this.#read();
  }
}

export const router = new Router();

/** The link that leads to a table of a server with a key: to a free seat, or to where onlookers stand. */
export function inviteLink(id: string, key: string): string {
  return new URL(`#/invite/${encodeURIComponent(id)}/${encodeURIComponent(key)}`, document.baseURI).href;
}
