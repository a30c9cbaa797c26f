// Engraved lines by code: every stroke swells in the middle and runs out at both ends, as a burin leaves it.

/** Numbers that look like chance and are the same every time. */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const short = (value: number) => String(Math.round(value * 10) / 10);

/** One stroke from here to there; `bow` bends it to its left, `weight` is its width at the thickest. */
export function stroke(x1: number, y1: number, x2: number, y2: number, weight: number, bow = 0): string {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const nx = -(y2 - y1) / length;
  const ny = (x2 - x1) / length;
  const mx = (x1 + x2) / 2;
  const my = (y1 + y2) / 2;
  // A quadratic curve passes at half the distance of its handle.
  const over = bow * 2 + weight;
  const under = bow * 2 - weight;
  return (
    `M${short(x1)} ${short(y1)}Q${short(mx + nx * over)} ${short(my + ny * over)} ${short(x2)} ${short(y2)}` +
    `Q${short(mx + nx * under)} ${short(my + ny * under)} ${short(x1)} ${short(y1)}`
  );
}

export interface Hatch {
  x: number;
  y: number;
  w: number;
  h: number;
  /** In degrees; 0 runs from left to right. */
  angle?: number;
  gap?: number;
  weight?: number;
  bow?: number;
  seed?: number;
  /** How ragged the ends are, as a share of the length. */
  ragged?: number;
}

/** Parallel strokes that fill a box. */
export function hatch({ x, y, w, h, angle = 0, gap = 4, weight = 1, bow = 0, seed = 1, ragged = 0.12 }: Hatch): string {
  const next = chance(seed);
  const turn = (angle * Math.PI) / 180;
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const cx = x + w / 2;
  const cy = y + h / 2;
  const along = Math.abs(w * cos) + Math.abs(h * sin);
  const across = Math.abs(w * sin) + Math.abs(h * cos);
  const place = (u: number, v: number): [number, number] => [cx + u * cos - v * sin, cy + u * sin + v * cos];
  let drawn = "";
  for (let v = -across / 2 + gap / 2; v < across / 2; v += gap) {
    const slip = v + (next() - 0.5) * gap * 0.25;
    const [x1, y1] = place(-along / 2 + next() * along * ragged, slip);
    const [x2, y2] = place(along / 2 - next() * along * ragged, slip);
    drawn += stroke(x1, y1, x2, y2, weight * (0.75 + next() * 0.5), bow);
  }
  return drawn;
}

/** Strokes that run out from a point, as light is cut in wood. */
export function rays(
  cx: number,
  cy: number,
  near: number,
  far: number,
  count: number,
  weight: number,
  seed = 1,
  from = 0,
  to = 360,
): string {
  const next = chance(seed);
  let drawn = "";
  for (let n = 0; n < count; n++) {
    const turn = ((from + ((to - from) * (n + 0.5 + (next() - 0.5) * 0.4)) / count) * Math.PI) / 180;
    const start = near * (0.9 + next() * 0.25);
    const end = far * (0.72 + next() * 0.28);
    drawn += stroke(
      cx + Math.cos(turn) * start,
      cy + Math.sin(turn) * start,
      cx + Math.cos(turn) * end,
      cy + Math.sin(turn) * end,
      weight * (0.7 + next() * 0.6),
    );
  }
  return drawn;
}
