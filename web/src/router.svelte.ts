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

  constructor() {
    addEventListener("hashchange", () => (this.address = read()));
  }

  go(to: string): void {
    location.hash = to;
  }

  /** Change the address without a new step in the history. */
  replace(to: string): void {
    history.replaceState(null, "", `#${to}`);
    this.address = read();
  }
}

export const router = new Router();
