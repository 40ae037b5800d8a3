import { drawn } from "../../src/features/ratings/line";
import { expect, it } from "vitest";

it("draws ratings from left to right, higher ones higher, with their doubt around them", () => {
  const line = [
    { points: 1500, doubt: 100 },
    { points: 1550, doubt: 50 },
    { points: 1400, doubt: 0 },
  ];
  expect(drawn(line, 200, 100)).toEqual({
    line: "0.0,50.0 100.0,25.0 200.0,100.0",
    band: "0.0,0.0 100.0,0.0 200.0,100.0 200.0,100.0 100.0,50.0 0.0,100.0",
  });
  expect(drawn([{ points: 1500, doubt: 0 }], 200, 100).line).toBe("100.0,100.0");
});
