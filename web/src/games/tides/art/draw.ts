/** Shapes as SVG path data. Buildings stand on a base line, so most of them are given by their foot and their height. */

/** Short numbers keep the paths short. */
const n = (value: number): string => String(Math.round(value * 10) / 10);

export function box(x: number, y: number, w: number, h: number): string {
  return `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`;
}

export function poly(...points: [number, number][]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}z`;
}

export function disc(x: number, y: number, rx: number, ry = rx): string {
  return `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-2 * rx)} 0z`;
}

export function gable(x: number, foot: number, w: number, h: number): string {
  return poly([x - w / 2, foot], [x, foot - h], [x + w / 2, foot]);
}

export function arch(x: number, foot: number, w: number, h: number): string {
  const r = w / 2;
  return `M${n(x - r)} ${n(foot)}v${n(r - h)}a${n(r)} ${n(r)} 0 0 1 ${n(w)} 0v${n(h - r)}z`;
}

export function dome(x: number, foot: number, w: number, h: number): string {
  return `M${n(x - w / 2)} ${n(foot)}a${n(w / 2)} ${n(h)} 0 0 1 ${n(w)} 0z`;
}

/** A dome that swells before it comes to a point. */
export function onion(x: number, foot: number, w: number, h: number): string {
  const r = w / 2;
  return (
    `M${n(x - r * 0.8)} ${n(foot)}C${n(x - r * 1.5)} ${n(foot - h * 0.45)} ${n(x - r * 0.2)} ${n(foot - h * 0.6)} ` +
    `${n(x)} ${n(foot - h)}C${n(x + r * 0.2)} ${n(foot - h * 0.6)} ${n(x + r * 1.5)} ${n(foot - h * 0.45)} ` +
    `${n(x + r * 0.8)} ${n(foot)}z`
  );
}

/** A wall with merlons on it; `count` of them. */
export function battlement(x: number, foot: number, w: number, h: number, count: number): string {
  const tooth = w / (2 * count - 1);
  let top = "";
  for (let i = 0; i < count; i++) {
    top += `v${n(-tooth)}h${n(tooth)}v${n(tooth)}`;
    if (i < count - 1) top += `h${n(tooth)}`;
  }
  return `M${n(x)} ${n(foot)}v${n(-h)}${top}v${n(h)}z`;
}

/** Boxes on boxes, each narrower: a ziggurat, a flight of stairs. */
export function steps(x: number, foot: number, w: number, h: number, count: number, top = 0.3): string {
  let path = "";
  for (let i = 0; i < count; i++) {
    const width = w * (1 - ((1 - top) * i) / Math.max(count - 1, 1));
    path += box(x - width / 2, foot - (h * (i + 1)) / count, width, h / count + 0.4);
  }
  return path;
}

/** Columns between two sides. */
export function columns(x: number, foot: number, w: number, h: number, count: number, thick: number): string {
  let path = "";
  for (let i = 0; i < count; i++) {
    const at = x - w / 2 + thick / 2 + ((w - thick) * i) / Math.max(count - 1, 1);
    path += box(at - thick / 2, foot - h, thick, h) + box(at - thick * 0.75, foot - h, thick * 1.5, h * 0.05 + 0.8);
  }
  return path;
}

/** Small windows in rows. */
export function windows(x: number, y: number, w: number, h: number, across: number, down: number, size = 2): string {
  let path = "";
  for (let row = 0; row < down; row++) {
    for (let i = 0; i < across; i++) {
      const at = across > 1 ? x - w / 2 + (w * i) / (across - 1) : x;
      path += arch(at, y + (down > 1 ? (h * row) / (down - 1) : 0) + size * 1.6, size, size * 1.6);
    }
  }
  return path;
}

export function cypress(x: number, foot: number, h: number): string {
  const w = h * 0.16;
  return `M${n(x)} ${n(foot - h)}C${n(x + w * 1.6)} ${n(foot - h * 0.4)} ${n(x + w)} ${n(foot)} ${n(x)} ${n(foot)}C${n(
    x - w,
  )} ${n(foot)} ${n(x - w * 1.6)} ${n(foot - h * 0.4)} ${n(x)} ${n(foot - h)}z`;
}

/** A crown of leaves on a short trunk. */
export function tree(x: number, foot: number, r: number): string {
  return (
    box(x - r * 0.12, foot - r, r * 0.24, r) +
    disc(x, foot - r * 1.7, r * 0.8) +
    disc(x - r * 0.65, foot - r * 1.25, r * 0.6) +
    disc(x + r * 0.65, foot - r * 1.25, r * 0.6)
  );
}

export function palm(x: number, foot: number, h: number): string {
  const top = foot - h;
  let path = `M${n(x - h * 0.03)} ${n(foot)}Q${n(x + h * 0.05)} ${n(foot - h * 0.5)} ${n(x)} ${n(top)}L${n(
    x + h * 0.05,
  )} ${n(top)}Q${n(x + h * 0.12)} ${n(foot - h * 0.5)} ${n(x + h * 0.06)} ${n(foot)}z`;
  for (const [dx, dy] of [
    [-0.42, 0.16],
    [-0.34, -0.1],
    [-0.12, -0.26],
    [0.16, -0.26],
    [0.38, -0.08],
    [0.44, 0.18],
  ] as const) {
    const [ex, ey] = [x + dx * h, top + dy * h];
    path += `M${n(x)} ${n(top)}Q${n(x + dx * h * 0.5)} ${n(top + dy * h - h * 0.14)} ${n(ex)} ${n(ey)}Q${n(
      x + dx * h * 0.5,
    )} ${n(top + dy * h * 0.6)} ${n(x)} ${n(top + h * 0.05)}z`;
  }
  return path;
}

/** A mountain with a broken outline; higher numbers of `turn` break it elsewhere. */
export function peak(x: number, foot: number, w: number, h: number, turn = 0): string {
  const lean = Math.sin(turn * 2.3) * 0.08;
  return poly(
    [x - w / 2, foot],
    [x - w * (0.3 + lean), foot - h * 0.42],
    [x - w * 0.2, foot - h * 0.5],
    [x + w * (lean - 0.07), foot - h * 0.85],
    [x + w * lean, foot - h],
    [x + w * (lean + 0.1), foot - h * 0.79],
    [x + w * 0.2, foot - h * (0.6 - lean)],
    [x + w * 0.33, foot - h * 0.36],
    [x + w / 2, foot],
  );
}

/** Snow on such a mountain: its top, torn below. */
export function snow(x: number, foot: number, w: number, h: number, turn = 0): string {
  const lean = Math.sin(turn * 2.3) * 0.08;
  return poly(
    [x - w * 0.2, foot - h * 0.5],
    [x + w * (lean - 0.07), foot - h * 0.85],
    [x + w * lean, foot - h],
    [x + w * (lean + 0.1), foot - h * 0.79],
    [x + w * 0.2, foot - h * (0.6 - lean)],
    [x + w * (lean + 0.1), foot - h * 0.6],
    [x + w * (lean + 0.06), foot - h * 0.68],
    [x + w * (lean + 0.01), foot - h * 0.55],
    [x + w * (lean - 0.04), foot - h * 0.66],
    [x - w * 0.11, foot - h * 0.56],
  );
}

/** The side of such a mountain that the sun does not reach. */
export function slope(x: number, foot: number, w: number, h: number, turn = 0): string {
  const lean = Math.sin(turn * 2.3) * 0.08;
  return poly(
    [x + w * lean, foot - h],
    [x + w * (lean + 0.1), foot - h * 0.79],
    [x + w * 0.2, foot - h * (0.6 - lean)],
    [x + w * 0.33, foot - h * 0.36],
    [x + w / 2, foot],
    [x + w * 0.12, foot],
    [x + w * 0.02, foot - h * 0.4],
    [x + w * 0.07, foot - h * 0.62],
  );
}

export function mound(x: number, foot: number, w: number, h: number): string {
  return `M${n(x - w / 2)} ${n(foot)}C${n(x - w * 0.3)} ${n(foot)} ${n(x - w * 0.28)} ${n(foot - h)} ${n(x)} ${n(
    foot - h,
  )}S${n(x + w * 0.3)} ${n(foot)} ${n(x + w / 2)} ${n(foot)}z`;
}

/** Rolling land from edge to edge, down to the lower edge of a picture so wide and so high. */
export function hills(seed: number, y: number, swing: number, width = 240, height = 150): string {
  const points: [number, number][] = [];
  for (let x = -20; x <= width + 20; x += 20) {
    const wave = Math.sin(x * 0.021 + seed * 1.9) * 0.6 + Math.sin(x * 0.047 + seed * 3.1) * 0.4;
    points.push([x, y - swing * wave]);
  }
  let path = `M${n(-20)} ${n(height)}L${n(-20)} ${n(points[0]?.[1] ?? y)}`;
  for (let i = 1; i < points.length; i++) {
    const [x0, y0] = points[i - 1] as [number, number];
    const [x1, y1] = points[i] as [number, number];
    path += `C${n(x0 + 10)} ${n(y0)} ${n(x1 - 10)} ${n(y1)} ${n(x1)} ${n(y1)}`;
  }
  return `${path}V${n(height)}z`;
}

/** A few birds far away, as thin wings. */
export function birds(...at: [number, number, number][]): string {
  return at
    .map(
      ([x, y, s]) =>
        `M${n(x - s)} ${n(y - s * 0.4)}Q${n(x - s * 0.4)} ${n(y - s * 0.6)} ${n(x)} ${n(y)}Q${n(x + s * 0.4)} ${n(
          y - s * 0.6,
        )} ${n(x + s)} ${n(y - s * 0.4)}Q${n(x + s * 0.4)} ${n(y - s * 0.3)} ${n(x)} ${n(y + s * 0.25)}Q${n(
          x - s * 0.4,
        )} ${n(y - s * 0.3)} ${n(x - s)} ${n(y - s * 0.4)}z`,
    )
    .join("");
}

/** A flat cloud or a bank of mist. */
export function cloud(x: number, y: number, w: number): string {
  const h = w * 0.12;
  return (
    disc(x, y, w / 2, h * 0.6) +
    disc(x - w * 0.16, y - h * 0.5, w * 0.2, h) +
    disc(x + w * 0.12, y - h * 0.7, w * 0.24, h * 1.2)
  );
}
