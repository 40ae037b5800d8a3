import { registerSW } from "virtual:pwa-register";

/** What the service worker has to tell: once, that everything is here; and that a newer version waits. */
class Offline {
  ready = $state(false);
  newer = $state(false);
  #update: ((reload: boolean) => Promise<void>) | null = null;

  /** Let the browser keep the site. */
  register(): void {
    this.#update = registerSW({
      onOfflineReady: () => (this.ready = true),
      onNeedRefresh: () => (this.newer = true),
    });
  }

  /** Take the newer version. Only a person asks for it: nothing is reloaded in the middle of a move. */
  reload(): void {
    void this.#update?.(true);
  }
}

export const offline = new Offline();
