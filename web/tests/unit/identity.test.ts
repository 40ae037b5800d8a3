/** Seats can be told apart by whoever sees fewer colours; and where two are close, plate and animal differ anyway. */
import { describe, expect, it } from "vitest";
import { CLAN_COLOURS } from "../../src/games/darkcave/clans";
import { LOOKS } from "../../src/games/darkcave/dwarfs";
import { ANIMALS, IDENTITIES, PLATES } from "../../src/kit/identity";

type Triple = [number, number, number];
type Matrix = [Triple, Triple, Triple];

/** What a colour in linear light looks like without one kind of cone. */
const KINDS: Record<string, Matrix> = {
  "all cones": [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  "no red cones": [
    [0.11238, 0.88762, 0],
    [0.11238, 0.88762, 0],
    [0.00401, -0.00401, 1],
  ],
  "no green cones": [
    [0.29275, 0.70725, 0],
    [0.29275, 0.70725, 0],
    [-0.02234, 0.02234, 1],
  ],
  "no blue cones": [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const times = (matrix: Matrix, [r, g, b]: Triple): Triple =>
  matrix.map(([x, y, z]) => Math.min(1, Math.max(0, x * r + y * g + z * b))) as Triple;

function linear(colour: string): Triple {
  return [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Triple;
}

/** CIE Lab by daylight. */
function lab([r, g, b]: Triple): Triple {
  const f = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function nearest(colours: string[], matrix: Matrix): number {
  const seen = colours.map((colour) => lab(times(matrix, linear(colour))));
  let least = Infinity;
  seen.forEach((one, i) =>
    seen.slice(i + 1).forEach((other) => {
      least = Math.min(least, Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]));
    }),
  );
  return least;
}

describe("seats", () => {
  const colours = IDENTITIES.map(({ colour }) => colour);

  it.each(Object.entries(KINDS))("the first five are far apart with %s", (_, matrix) => {
    expect(nearest(colours.slice(0, 5), matrix)).toBeGreaterThan(20);
  });

  it("all eight have a plate and an animal of their own", () => {
    expect(new Set(IDENTITIES.map(({ plate }) => PLATES[plate])).size).toBe(8);
    expect(new Set(IDENTITIES.map(({ animal }) => ANIMALS[animal])).size).toBe(8);
  });
});

/** Where two colours are nearer than this in Lab, something else must tell them apart. */
const NEAR = 20;

describe("dwarfs and clans", () => {
  const colours = Object.values(CLAN_COLOURS);

  it.each(Object.entries(KINDS))("the clans are far apart with %s", (_, matrix) => {
    expect(nearest(colours, matrix)).toBeGreaterThan(2 * NEAR);
  });

  it.each(Object.entries(KINDS))("dwarfs that look alike with %s differ in plate and hat", (_, matrix) => {
    LOOKS.forEach((one, i) =>
      LOOKS.slice(i + 1).forEach((other) => {
        if (nearest([one.colour, other.colour], matrix) > NEAR) return;
        expect(one.plate).not.toBe(other.plate);
        expect(one.hat).not.toBe(other.hat);
      }),
    );
  });

  it.each(Object.entries(KINDS))("no dwarf of the first five is taken for a clan with %s", (_, matrix) => {
    for (const { colour } of LOOKS.slice(0, 5)) {
      for (const clan of colours) expect(nearest([colour, clan], matrix)).toBeGreaterThan(10);
    }
  });

  it("every dwarf has a plate and a hat of its own", () => {
    expect(new Set(LOOKS.map(({ plate }) => plate)).size).toBe(8);
    expect(new Set(LOOKS.map(({ hat }) => hat)).size).toBe(8);
  });
});
