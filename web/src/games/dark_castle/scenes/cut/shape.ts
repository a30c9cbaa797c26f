// Outlines are flat lists of numbers, x then y: short to write on a page and cheap to carry.
export type Shape = number[];
export type Point = readonly [number, number];

export const rad = (degrees: number) => (degrees * Math.PI) / 180;
export const clamp = (value: number, low = 0, high = 1) => Math.min(high, Math.max(low, value));
export const mix = (a: number, b: number, t: number) => a + (b - a) * t;
/** From 0 at `low` to 1 at `high`, with soft ends. */
export function ease(low: number, high: number, value: number): number {
  const t = clamp((value - low) / (high - low));
  return t * t * (3 - 2 * t);
}

export const x = (shape: Shape, i: number) => shape[2 * i] as number;
export const y = (shape: Shape, i: number) => shape[2 * i + 1] as number;
export const size = (shape: Shape) => shape.length / 2;

export const box = (left: number, top: number, right: number, bottom: number): Shape => [
  left,
  top,
  right,
  top,
  right,
  bottom,
  left,
  bottom,
];

/** Moves, turns and stretches an outline drawn around 0, 0. */
export function place(shape: Shape, dx: number, dy: number, sx = 1, sy = sx, turn = 0): Shape {
  const cos = Math.cos(rad(turn));
  const sin = Math.sin(rad(turn));
  const out: Shape = [];
  for (let i = 0; i < size(shape); i++) {
    const px = x(shape, i) * sx;
    const py = y(shape, i) * sy;
    out.push(dx + px * cos - py * sin, dy + px * sin + py * cos);
  }
  return out;
}

export function oval(cx: number, cy: number, rx: number, ry = rx, steps = 18, from = 0, to = 360): Shape {
  const out: Shape = [];
  const last = to - from === 360 ? steps : steps + 1;
  for (let i = 0; i < last; i++) {
    const a = rad(mix(from, to, i / steps));
    out.push(cx + rx * Math.cos(a), cy + ry * Math.sin(a));
  }
  return out;
}

/** A door-shaped opening on the base line `bottom`; `point` 0 gives a round head, 1 a gothic one. */
export function arch(cx: number, bottom: number, width: number, height: number, point = 0): Shape {
  const r = width / 2;
  const spring = bottom - height + r * (1 + point * 0.5);
  const out: Shape = [cx - r, bottom];
  for (let i = 0; i <= 12; i++) {
    const a = Math.PI * (1 - i / 12);
    const lift = Math.sin(a);
    out.push(cx + r * Math.cos(a), spring - r * mix(lift, lift ** 0.8 * (1.5 - 0.5 * Math.abs(Math.cos(a))), point));
  }
  return [...out, cx + r, bottom];
}

/** A smooth way through the given points. */
export function smooth(points: Shape, closed = false, steps = 4): Shape {
  const n = size(points);
  const at = (i: number) => (closed ? (i + n) % n : clamp(i, 0, n - 1));
  const out: Shape = [];
  const spans = closed ? n : n - 1;
  for (let i = 0; i < spans; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)] as [number, number, number, number];
    for (let s = 0; s < steps; s++) {
      const t = s / steps;
      for (const of of [x, y]) {
        const [p, q, r, w] = [of(points, a), of(points, b), of(points, c), of(points, d)];
        out.push(q + 0.5 * t * (r - p + t * (2 * p - 5 * q + 4 * r - w + t * (3 * (q - r) + w - p))));
      }
    }
  }
  if (!closed) out.push(x(points, n - 1), y(points, n - 1));
  return out;
}

/** A limb: a way with a half-width at each of its points. */
export function tube(way: Shape, ...half: number[]): Shape {
  const n = size(way);
  const there: Shape = [];
  const back: Shape = [];
  for (let i = 0; i < n; i++) {
    const a = Math.max(0, i - 1);
    const c = Math.min(n - 1, i + 1);
    const dx = x(way, c) - x(way, a);
    const dy = y(way, c) - y(way, a);
    const length = Math.hypot(dx, dy) || 1;
    const place = (i / (n - 1)) * (half.length - 1);
    const low = Math.floor(place);
    const w = mix(half[low] as number, half[Math.min(low + 1, half.length - 1)] as number, place - low);
    there.push(x(way, i) - (dy / length) * w, y(way, i) + (dx / length) * w);
    back.unshift(x(way, i) + (dy / length) * w, y(way, i) - (dx / length) * w);
  }
  return [...there, ...back];
}

/** The same with rounded bends. */
export const limb = (way: Shape, ...half: number[]) => tube(smooth(way, false, 3), ...half);

export function area(shape: Shape): number {
  let sum = 0;
  for (let i = 0, n = size(shape); i < n; i++) {
    const j = (i + 1) % n;
    sum += x(shape, i) * y(shape, j) - x(shape, j) * y(shape, i);
  }
  return sum / 2;
}

export function inside(shapes: readonly Shape[], px: number, py: number): boolean {
  return shapes.some((shape) => {
    let odd = false;
    for (let i = 0, n = size(shape), j = n - 1; i < n; j = i++) {
      if (y(shape, i) > py !== y(shape, j) > py) {
        const t = (py - y(shape, i)) / (y(shape, j) - y(shape, i));
        if (px < mix(x(shape, i), x(shape, j), t)) odd = !odd;
      }
    }
    return odd;
  });
}

/** Where a line through 0 at the given angle, shifted by `v`, runs inside a shape: pairs of distances along it. */
export function crossings(shape: Shape, angle: number, v: number): number[] {
  const cos = Math.cos(rad(angle));
  const sin = Math.sin(rad(angle));
  const cuts: number[] = [];
  for (let i = 0, n = size(shape), j = n - 1; i < n; j = i++) {
    const vi = y(shape, i) * cos - x(shape, i) * sin;
    const vj = y(shape, j) * cos - x(shape, j) * sin;
    if (vi > v !== vj > v) {
      const t = (v - vi) / (vj - vi);
      cuts.push(mix(x(shape, i), x(shape, j), t) * cos + mix(y(shape, i), y(shape, j), t) * sin);
    }
  }
  return cuts.sort((a, b) => a - b);
}

/** Drops the points that a knife would not turn for. */
export function pare(shape: Shape, slack: number): Shape {
  const n = size(shape);
  if (n < 3) return shape;
  const keep = new Set([0, n - 1]);
  const stack: [number, number][] = [[0, n - 1]];
  for (let span = stack.pop(); span; span = stack.pop()) {
    const [a, b] = span;
    const dx = x(shape, b) - x(shape, a);
    const dy = y(shape, b) - y(shape, a);
    const length = Math.hypot(dx, dy);
    let worst = slack;
    let far = 0;
    for (let i = a + 1; i < b; i++) {
      const [ex, ey] = [x(shape, i) - x(shape, a), y(shape, i) - y(shape, a)];
      const off = length > 0.01 ? Math.abs(ex * dy - ey * dx) / length : Math.hypot(ex, ey);
      if (off > worst) [worst, far] = [off, i];
    }
    if (far) {
      keep.add(far);
      stack.push([a, far], [far, b]);
    }
  }
  return [...keep].sort((a, b) => a - b).flatMap((i) => [x(shape, i), y(shape, i)]);
}
