/** The door to what a server can be asked besides tables: oneself, notices, programs, clocks. Each part has its own words for it. */
export { Refused } from "../engine/engine.svelte";
export { ask, isServed } from "./server";
