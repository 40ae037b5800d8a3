import type { WayFace } from "../../wire/darkcave";

/** The colours of rock and way by level; a goal and the start card have their own. */
export interface Stone {
  dark: string;
  middle: string;
  light: string;
  way: string;
  edge: string;
}

export const STONES: readonly Stone[] = [
  { dark: "#3f3324", middle: "#6f5a3c", light: "#927a55", way: "#e0c98c", edge: "#f0c95c" },
  { dark: "#3a2f27", middle: "#6b5b4a", light: "#8d7861", way: "#cdb083", edge: "#8d7760" },
  { dark: "#27323a", middle: "#4d5d68", light: "#71848f", way: "#b9bfae", edge: "#71848f" },
  { dark: "#2c2436", middle: "#5a4a68", light: "#7d6a8f", way: "#b9ad9c", edge: "#7d6a8f" },
];

/** The same numbers between 0 and 1 every time, so that a card looks alike wherever it is drawn. */
function grain(seed: number): () => number {
  let state = seed * 7919 + 13;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

export interface Shard {
  d: string;
  colour: "dark" | "middle" | "light";
  opacity: number;
}

const COLOURS = ["dark", "middle", "light"] as const;

/** Broken rock all over a card. */
export function shards(seed: number): Shard[] {
  const next = grain(seed);
  return Array.from({ length: 30 }, () => {
    const [x, y, size] = [next() * 130 - 5, next() * 130 - 5, 8 + next() * 14];
    const corners = Array.from({ length: 5 }, (_, i) => {
      const angle = ((i + next() * 0.5) / 5) * 2 * Math.PI;
      const far = size * (0.75 + next() * 0.4);
      return `${(x + far * Math.cos(angle)).toFixed(1)} ${(y + far * Math.sin(angle)).toFixed(1)}`;
    });
    const colour = COLOURS[Math.floor(next() * 3)] ?? "dark";
    return { d: `M${corners.join("L")}Z`, colour, opacity: 0.35 + next() * 0.35 };
  });
}

/** From the middle to a side, with a rough edge. */
function arm(side: number, width: number): string {
  const next = grain(side + 3);
  const along = [60, 48, 36, 24, 12, 0, -6];
  const rough = (at: number): number => (at > 55 || at < 1 ? 0 : (next() - 0.5) * 7);
  const left = along.map((y): [number, number] => [60 - width + rough(y), y]);
  const right = along.map((y): [number, number] => [60 + width + rough(y), y]).reverse();
  const turned = [...left, ...right].map(([x, y]) => {
    let [a, b] = [x, y];
    for (let quarter = 0; quarter < side; quarter++) [a, b] = [120 - b, a];
    return `${a.toFixed(1)} ${b.toFixed(1)}`;
  });
  return `M${turned.join("L")}Z`;
}

function blob(radius: number): string {
  const next = grain(11);
  const corners = Array.from({ length: 14 }, (_, i) => {
    const angle = (i / 14) * 2 * Math.PI;
    const far = radius + (next() - 0.5) * 4;
    return `${(60 + far * Math.cos(angle)).toFixed(1)} ${(60 + far * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
}

/** The way from the middle to every open side, as one filled shape. */
export function wayShape({ sides }: WayFace, width = 20): string {
  return [...sides].map((side) => arm("NESW".indexOf(side), width)).join("") + blob(width + 5);
}

/** The bends of a card with a tunnel. */
export const BENDS: Record<string, string> = {
  "tunnel-ne": "M60-6Q58 56 126 60M60 126Q62 64-6 60",
  "tunnel-nw": "M60-6Q62 56-6 60M60 126Q58 64 126 60",
};

/** The way in a few strokes, for a cell where a card could lie. */
export function wayStrokes(shape: string, { sides }: WayFace): string {
  if (BENDS[shape]) return BENDS[shape];
  const ends: Record<string, string> = { N: "60 8", E: "112 60", S: "60 112", W: "8 60" };
  return [...sides].map((side) => `M60 60L${ends[side] ?? ""}`).join("");
}
