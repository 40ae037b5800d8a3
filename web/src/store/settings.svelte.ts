import * as v from "valibot";
import { LANGUAGES } from "../words/catalog";
import { byName, NUMBER } from "./shapes";
import { readSmall, writeSmall } from "./small";

const SPEED = v.picklist(["off", "quick", "normal", "slow"]);
export type Speed = v.InferOutput<typeof SPEED>;

/** What a person likes, kept in this browser. */
const SETTINGS = v.object({
  language: v.nullable(v.picklist(LANGUAGES)),
  theme: v.picklist(["auto", "light", "dark"]),
  /** When a whole answer waits for a second tap. */
  confirm: v.picklist(["always", "touch", "never"]),
  /** Milliseconds of a bot's pause. */
  pace: NUMBER,
  motion: v.picklist(["auto", "none"]),
  /** How fast what happens is played before the eyes. */
  film: SPEED,
  /** Show what the other side may still hold, where that can be counted. */
  aids: v.boolean(),
  /** Whether the rule is told when something is asked for the first time: in one's first game of a title, in any, never. */
  firsts: v.picklist(["auto", "yes", "no"]),
  /** Whether one is warned before an answer that gives much away. */
  warns: v.boolean(),
  /** Whether games are drawn on screens of their own, or all on the plain board for any game. */
  boards: v.picklist(["own", "plain"]),
  /** Whether the rules are fetched to this device at a table that a server keeps. */
  ahead: v.picklist(["auto", "never"]),
  /** How loud sounds are, in percent; 0 is off. */
  volume: NUMBER,
  /** Whether what is said at a table is announced to screen readers. */
  aloud: v.boolean(),
  name: v.string(),
});
export type Settings = v.InferOutput<typeof SETTINGS>;

const DEFAULTS: Settings = {
  language: null,
  theme: "auto",
  confirm: "touch",
  pace: 700,
  motion: "auto",
  film: "normal",
  aids: false,
  firsts: "auto",
  warns: false,
  boards: "own",
  ahead: "auto",
  volume: 50,
  aloud: true,
  name: "",
};
/** The settings that some JSON holds, each only where it can be chosen here. */
export function settingsIn(found: Record<string, unknown>): Partial<Settings> {
  const chosen = Object.entries(SETTINGS.entries).filter(([name, shape]) => name in found && v.is(shape, found[name]));
  return Object.fromEntries(chosen.map(([name]) => [name, found[name]])) as Partial<Settings>;
}

const SLIDE = 400;
/** Milliseconds of one step of the film. */
const STEPS: Record<Speed, number> = { off: 0, quick: 220, normal: 420, slow: 600 };
const KEY = "partie.settings";

function stored(): Settings {
  return { ...DEFAULTS, ...settingsIn(readSmall(KEY, byName(v.unknown()), {})) };
}

class Kept {
  values = $state<Settings>(stored());

  change(some: Partial<Settings>): void {
    this.values = { ...this.values, ...some };
    writeSmall("settings", KEY, this.values);
    this.show();
  }

  /** Put theme and motion on the page. */
  show(): void {
    const root = document.documentElement;
    if (this.values.theme === "auto") delete root.dataset["theme"];
    else root.dataset["theme"] = this.values.theme;
    root.style.setProperty("--slide", `${this.slide()}ms`);
  }

  /** Milliseconds that a piece slides. */
  slide(): number {
    return this.still() ? 0 : SLIDE;
  }

  /** Milliseconds of one step of the film; none where it is off, or nothing moves. */
  step(): number {
    return this.still() ? 0 : STEPS[this.values.film];
  }

  /** How long a ceremony takes, to its normal length. */
  tempo(): number {
    return this.step() / STEPS.normal;
  }

  still(): boolean {
    return this.values.motion === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  /** Whether a whole answer waits for a second tap on this device. */
  confirms(): boolean {
    const { confirm } = this.values;
    return confirm === "always" || (confirm === "touch" && matchMedia("(pointer: coarse)").matches);
  }
}

export const settings = new Kept();
