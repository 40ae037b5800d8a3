import type { Language } from "../words/catalog";
import { writeSmall } from "./small";

export type Speed = "off" | "quick" | "normal" | "slow";

/** What a person likes, kept in this browser. */
export interface Settings {
  language: Language | null;
  theme: "auto" | "light" | "dark";
  /** When a whole answer waits for a second tap. */
  confirm: "always" | "touch" | "never";
  /** Milliseconds of a bot's pause. */
  pace: number;
  motion: "auto" | "none";
  /** How fast what happens is played before the eyes. */
  film: Speed;
  /** Show what the other side may still hold, where that can be counted. */
  aids: boolean;
  /** Whether the rule is told when something is asked for the first time: in one's first game of a title, in any, never. */
  firsts: "auto" | "yes" | "no";
  /** Whether one is warned before an answer that gives much away. */
  warns: boolean;
  /** Whether games are drawn on screens of their own, or all on the plain board for any game. */
  boards: "own" | "plain";
  /** Whether the rules are fetched to this device at a table that a server keeps. */
  ahead: "auto" | "never";
  /** How loud sounds are, in percent; 0 is off. */
  volume: number;
  /** Whether what is said at a table is announced to screen readers. */
  aloud: boolean;
  name: string;
}

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
/** What may be chosen, where it is one of a few words. */
const CHOICES: Partial<Record<keyof Settings, readonly (string | null)[]>> = {
  language: [null, "cs", "sk", "pl", "en"],
  theme: ["auto", "light", "dark"],
  confirm: ["always", "touch", "never"],
  motion: ["auto", "none"],
  film: ["off", "quick", "normal", "slow"],
  boards: ["own", "plain"],
  ahead: ["auto", "never"],
};

/** The settings that some JSON holds, each only where it can be chosen here. */
export function settingsIn(found: Record<string, unknown>): Partial<Settings> {
  const fits = ([name, value]: [string, unknown]): boolean => {
    const usual = DEFAULTS[name as keyof Settings];
    const choices = CHOICES[name as keyof Settings];
    if (choices) return choices.includes(value as string | null);
    return usual !== undefined && typeof value === typeof usual && value !== null;
  };
  return Object.fromEntries(Object.entries(found).filter(fits)) as Partial<Settings>;
}

const SLIDE = 400;
/** Milliseconds of one step of the film. */
const STEPS: Record<Speed, number> = { off: 0, quick: 220, normal: 420, slow: 600 };
const KEY = "partie.settings";

function stored(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return { ...DEFAULTS }; // A browser that keeps nothing, or keeps nonsense, gets the usual settings.
  }
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
