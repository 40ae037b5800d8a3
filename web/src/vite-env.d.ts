/// <reference types="vite/client" />
/// <reference types="vite-plugin-pwa/client" />
declare module "*.ftl?raw" {
  const text: string;
  export default text;
}

/** Games that other people ship, found when the site is built: as the engine tells them, and their words by language. */
declare module "virtual:partie-plugins" {
  export const PLUGINS: { game: import("./wire/types").GameJson; words: Partial<Record<string, string>> }[];
}
