/** The camera over a board: it fits, follows, zooms about a point and never loses the board. */
import { describe, expect, it } from "vitest";
import { bounded, centred, fitting, zoomed } from "../../src/kit/camera";

const FREE = { x: 100, y: 50, width: 800, height: 400 };

describe("the camera", () => {
  it("shows a whole board in the middle of what is free", () => {
    const camera = fitting({ width: 1600, height: 400 }, FREE, 0.1, 2);
    expect(camera).toEqual({ zoom: 0.5, x: 100, y: 150 });
  });

  it("draws a small board no larger than it may be", () => {
    expect(fitting({ width: 100, height: 100 }, FREE, 0.1, 2).zoom).toBe(2);
  });

  it("brings a part of a large board into the middle, without leaving its edge", () => {
    const board = { width: 4000, height: 4000 };
    const middle = centred({ x: 1900, y: 1900, width: 200, height: 200 }, board, FREE, 0.1, 2);
    expect(middle.x + 2000 * middle.zoom).toBeCloseTo(FREE.x + FREE.width / 2);
    expect(middle.y + 2000 * middle.zoom).toBeCloseTo(FREE.y + FREE.height / 2);
    const corner = centred({ x: 0, y: 0, width: 10, height: 10 }, board, FREE, 0.1, 2);
    expect([corner.x, corner.y]).toEqual([FREE.x, FREE.y]);
  });

  it("keeps the point under the fingers where it is", () => {
    const before = { x: -300, y: 20, zoom: 1 };
    const after = zoomed(before, { x: 250, y: 150 }, 1.6);
    expect((250 - after.x) / after.zoom).toBeCloseTo((250 - before.x) / before.zoom);
    expect((150 - after.y) / after.zoom).toBeCloseTo((150 - before.y) / before.zoom);
  });

  it("lets what lies under something at the lower edge be moved out from there, and nothing else", () => {
    for (const height of [300, 390, 400, 2000]) {
      const board = { width: 800, height };
      const rests = bounded({ x: 100, y: -9999, zoom: 1 }, board, FREE);
      const moved = bounded({ x: 100, y: -9999, zoom: 1 }, board, FREE, 60);
      expect(moved.y + height).toBe(FREE.y + FREE.height - 60);
      expect(moved.x).toBe(rests.x);
      expect(bounded({ x: 100, y: 9999, zoom: 1 }, board, FREE, 60).y).toBe(FREE.y + Math.max(0, 400 - height) / 2);
    }
  });

  it("never shows less of a large board than the window holds", () => {
    const board = { width: 2000, height: 2000 };
    for (const at of [-9999, 0, 9999]) {
      const { x, y } = bounded({ x: at, y: at, zoom: 1 }, board, FREE);
      expect(x).toBeLessThanOrEqual(FREE.x);
      expect(x + board.width).toBeGreaterThanOrEqual(FREE.x + FREE.width);
      expect(y).toBeLessThanOrEqual(FREE.y);
      expect(y + board.height).toBeGreaterThanOrEqual(FREE.y + FREE.height);
    }
  });
});
