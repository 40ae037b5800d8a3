import type { GameAbout } from "../../kit/screen";

export const about: GameAbout = {
  rank: 1,
  // A moon over three tides.
  sign: {
    ground: ["#12606e", "#0a2f45"],
    fills: ["M60 12a20 20 0 1 0 17 31 17 17 0 0 1-17-31Z"],
    strokes: ["M10 60q10-9 20 0t20 0 20 0 20 0", "M10 73q10-9 20 0t20 0 20 0 20 0", "M10 86q10-9 20 0t20 0 20 0 20 0"],
  },
};
