import type { GameAbout } from "../kit/screen";

const ABOUTS = import.meta.glob<GameAbout>("./*/about.ts", { eager: true, import: "about" });

/** What a game's folder says of it; of a game without one, nothing. */
export function aboutOf(name: string): GameAbout | undefined {
  return ABOUTS[`./${name}/about.ts`];
}
