/** Who a seat is on the screen: a colour, a plate and an animal, always together, so that colour is never alone. */
export interface Identity {
  colour: string;
  /** What can be read on that colour. */
  ink: string;
  plate: Plate;
  animal: Animal;
}

export type Plate = "circle" | "diamond" | "hexagon" | "square" | "triangle" | "shield" | "drop" | "octagon";
export type Animal = "heron" | "fox" | "stag" | "owl" | "tortoise" | "bear" | "pike" | "hare";

/** In seat order. The first five are as far apart as can be for the three kinds of colour blindness; a test holds it. */
export const IDENTITIES: readonly Identity[] = [
  { colour: "#2763c4", ink: "#ffffff", plate: "circle", animal: "heron" },
  { colour: "#e8711c", ink: "#1d0f02", plate: "diamond", animal: "fox" },
  { colour: "#22b08c", ink: "#04211a", plate: "hexagon", animal: "stag" },
  { colour: "#f0a6dc", ink: "#2b0f24", plate: "square", animal: "owl" },
  { colour: "#f2e45c", ink: "#2a2503", plate: "triangle", animal: "tortoise" },
  { colour: "#8d5a3b", ink: "#ffffff", plate: "shield", animal: "bear" },
  { colour: "#7ec8e8", ink: "#06222e", plate: "drop", animal: "pike" },
  { colour: "#7a3e9d", ink: "#ffffff", plate: "octagon", animal: "hare" },
];

export function identityOf(seat: number): Identity {
  return IDENTITIES[seat % IDENTITIES.length] as Identity;
}

/** The outlines of the plates on a square of 100. */
export const PLATES: Record<Plate, string> = {
  circle: "M50 3a47 47 0 1 1 0 94a47 47 0 1 1 0-94Z",
  diamond: "M50 2 98 50 50 98 2 50Z",
  hexagon: "M27 6h46l25 44-25 44H27L2 50Z",
  square: "M6 6h88v88H6Z",
  triangle: "M50 3 98 92H2Z",
  shield: "M50 3l44 12c2 44-12 68-44 82C18 83 4 59 6 15Z",
  drop: "M50 2c22 28 40 42 40 60a40 36 0 1 1-80 0c0-18 18-32 40-60Z",
  octagon: "M30 4h40l26 26v40L70 96H30L4 70V30Z",
};

/** The animals' heads on a square of 100, as filled shapes of our own. */
export const ANIMALS: Record<Animal, string> = {
  heron:
    "M30 78c4-14 14-20 14-32 0-10-6-14-2-22 4-9 18-9 23-1l19 5-18 5c-5 3-4 8-1 14 5 11 2 22-9 31Z M54 25a3 3 0 1 0 .1 0",
  fox: "M22 26l16 12h24l16-12-2 30-26 26-26-26Z M38 50a3 3 0 1 0 .1 0 M62 50a3 3 0 1 0 .1 0 M46 70h8l-4 6Z",
  stag: "M34 44 22 30l-2-14 8 10 4-10 4 14 8 12h12l8-12 4-14 4 10 8-10-2 14-12 14-4 26-12 16-12-16Z",
  owl: "M24 24c8 6 18 6 26 6s18 0 26-6c4 16 4 34-6 46-6 7-12 10-20 10s-14-3-20-10c-10-12-10-30-6-46Z M38 46a8 8 0 1 0 .1 0 M62 46a8 8 0 1 0 .1 0 M46 62h8l-4 8Z",
  tortoise: "M20 62c0-20 14-32 30-32s30 12 30 32Z M80 56c8-2 12 4 8 12H20l-8 6 4-12Z M36 44l14-8 14 8v14H36Z",
  bear: "M26 30a9 9 0 1 1 14-6h20a9 9 0 1 1 14 6c6 26-6 50-24 50S20 56 26 30Z M40 46a3 3 0 1 0 .1 0 M60 46a3 3 0 1 0 .1 0 M43 60h14l-7 9Z",
  pike: "M10 54c16-20 40-24 60-12l20-14-6 24 6 22-20-12C50 76 26 72 10 54Z M28 48a3 3 0 1 0 .1 0",
  hare: "M36 46C26 30 26 12 34 10c8 0 12 16 12 30h8c0-14 4-30 12-30 8 2 8 20-2 36 8 12 6 34-14 34S28 58 36 46Z M42 54a3 3 0 1 0 .1 0 M58 54a3 3 0 1 0 .1 0",
};
