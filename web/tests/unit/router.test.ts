import { describe, expect, it } from "vitest";
import { router } from "../../src/browser/address.svelte";

describe("the address", () => {
  it("is changed in its place", () => {
    router.replace("/replay/abc?at=3");
    expect(location.hash).toBe("#/replay/abc?at=3");
    expect(router.address.query.get("at")).toBe("3");
  });

  it("is left alone by a page that somebody has just left", () => {
    router.replace("/replay/abc?at=3");
    // The browser tells of a new address a moment after it has changed.
    history.replaceState(null, "", "#/check/abc");
    router.replace("/replay/abc?at=4");
    expect(location.hash).toBe("#/check/abc");
    dispatchEvent(new Event("hashchange"));
    expect(router.address.page).toBe("check");
  });
});
