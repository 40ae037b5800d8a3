import type { GameAbout } from "../../kit/screen";

export const about: GameAbout = {
  rank: 2,
  // Four chambers and the path through their doors.
  sign: {
    ground: ["#7a3d2b", "#3b1d22"],
    fills: ["M27 22l5 5-5 5-5-5ZM73 68l5 5-5 5-5-5Z"],
    strokes: [
      "M12 12h30v10m0 10v10H32m-10 0H12V12",
      "M58 12h30v30H78m-10 0H58V32m0-10V12",
      "M12 58h10m10 0h10v10m0 10v10H12V58",
      "M58 58h10m10 0h10v30H58V78m0-10V58",
      "M32 27h36v40",
    ],
  },
};
