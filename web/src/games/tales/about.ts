import type { GameAbout } from "../../kit/screen";

export const about: GameAbout = {
  rank: 4,
  // A road through the hills to a tower with a flag.
  sign: {
    ground: ["#5b4a86", "#2a2348"],
    fills: ["M64 14h22l-6 6 6 6H64Z"],
    strokes: [
      "M64 12v40M55 52V38h18v14",
      "M8 62q18-20 36-4 20-16 48 0",
      "M64 58c-4 10-34 8-38 17-2 5 4 9 14 13",
      "M76 58c2 12-22 14-24 20-1 4 3 7 8 10",
    ],
  },
};
