import { expect, test } from "vitest";
import { clockText, daysAndHours, digits, leftAt, saidBetween, type Told } from "../../src/model/clock";

const told: Told = {
  at: 1_000,
  clocks: {
    left: [60_000, 5_000, null],
    running: [0],
    paused: false,
    grace: 2_000,
    gift: 5_000,
    votes: [],
    takeovers: [],
  },
};

test("only clocks that run lose time", () => {
  expect(leftAt(told, 0, 11_000)).toBe(50_000);
  expect(leftAt(told, 1, 11_000)).toBe(5_000);
  expect(leftAt(told, 2, 11_000)).toBe(null);
  expect(leftAt(told, 0, 500)).toBe(60_000);
});

test("times are read at a glance", () => {
  expect([245_000, 59_001, 0, -5_000, 3_845_000].map(digits)).toEqual(["4:05", "1:00", "0:00", "0:00", "1:04:05"]);
  expect(daysAndHours(50 * 3_600_000)).toEqual({ days: 2, hours: 2 });
  expect(daysAndHours(3_600_000)).toBe(null);
});

test("one's own time is said aloud at three moments", () => {
  expect(saidBetween(61_000, 60_000)).toBe(60);
  expect(saidBetween(60_000, 59_000)).toBe(null);
  expect(saidBetween(31_000, 9_000)).toBe(10);
  expect(saidBetween(null, 9_000)).toBe(null);
});

test("a clock is written as the server reads it", () => {
  expect(clockText("none", "600+10", "2", true)).toBe("");
  expect(clockText("live", "600+10", "2", true)).toBe("live 600+10");
  expect(clockText("days", "600+10", "2", false)).toBe("days 2");
  expect(clockText("days", "600+10", "2", true)).toMatch(/^days 2( quiet 22-7 [A-Za-z/_+-]+)?$/);
});
