import type { GameAbout } from "../../kit/screen";

export const about: GameAbout = {
  rank: 3,
  // A lantern in the mouth of a cave.
  sign: {
    ground: ["#4a5230", "#1d2119"],
    fills: ["M50 44c8 9 12 15 12 22a12 12 0 0 1-24 0c0-7 4-13 12-22Z"],
    strokes: ["M12 88V60c0-28 15-46 38-46s38 18 38 46v28", "M26 88V62c0-20 9-33 24-33s24 13 24 33v26", "M8 88h84"],
  },
};
