import type { Plate } from "../../kit/identity";

/** A seat's dwarf: colour, shape of the stand, hat and beard. Blue and yellow are the clans', so no seat has them. */
export interface Looks {
  colour: string;
  dark: string;
  plate: Plate;
  hat: "helmet" | "horns" | "hood" | "plume" | "cap" | "crown" | "brim" | "bun";
  beard: string;
}

export const LOOKS: readonly Looks[] = [
  { colour: "#ff7a59", dark: "#9c3216", plate: "circle", hat: "helmet", beard: "#d7682f" },
  { colour: "#a98bff", dark: "#4f359f", plate: "diamond", hat: "horns", beard: "#5b3a22" },
  { colour: "#62d394", dark: "#1f6d43", plate: "triangle", hat: "hood", beard: "#e9d9b4" },
  { colour: "#e9e3d6", dark: "#7b7467", plate: "square", hat: "plume", beard: "#8b8b8f" },
  { colour: "#f277b8", dark: "#8e2a60", plate: "hexagon", hat: "cap", beard: "#b3402a" },
  { colour: "#b08a5e", dark: "#5c3d1c", plate: "shield", hat: "brim", beard: "#3a2616" },
  { colour: "#d3453f", dark: "#6d1714", plate: "octagon", hat: "crown", beard: "#efe6d2" },
  { colour: "#39b3a6", dark: "#0f5a52", plate: "drop", hat: "bun", beard: "#7a4a2a" },
];

export function looksOf(seat: number): Looks {
  return LOOKS[seat % LOOKS.length] as Looks;
}
