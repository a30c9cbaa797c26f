// Masonry worked out from a seed: the same room always has the same stones, and no two rooms the same.

/** Numbers from 0 to 1 that follow from a seed. */
export function chips(seed: string): () => number {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822507) + 0x9e3779b9;
    state ^= state >>> 13;
    return ((state >>> 0) % 10007) / 10007;
  };
}

export interface Flag {
  d: string;
  /** How light the stone is, from 0 to 1. */
  tone: number;
}

/** Flagstones in courses over a rectangle, with worn corners and a joint between them. */
export function flags(x: number, y: number, w: number, h: number, seed: string, course = 62): Flag[] {
  const next = chips(seed);
  const found: Flag[] = [];
  const rows = Math.max(1, Math.round(h / course));
  const tall = h / rows;
  for (let row = 0; row < rows; row++) {
    const top = y + row * tall;
    let left = x;
    const right = x + w;
    while (right - left > 1) {
      let wide = course * (0.75 + next() * 1.1);
      if (right - left - wide < course * 0.6) wide = right - left;
      found.push({ d: slab(left, top, wide, tall, course / 62, next), tone: next() });
      left += wide;
    }
  }
  return found;
}

function slab(x: number, y: number, w: number, h: number, scale: number, next: () => number): string {
  const gap = 1.3 * scale;
  const worn = () => (2 + next() * 4) * scale;
  const bend = () => (next() - 0.5) * 2.2 * scale;
  const [a, b, c, d] = [worn(), worn(), worn(), worn()];
  const [l, t, r, m] = [x + gap, y + gap, x + w - gap, y + h - gap];
  const f = (n: number) => n.toFixed(1);
  return (
    `M${f(l + a)} ${f(t)}Q${f((l + r) / 2)} ${f(t + bend())} ${f(r - b)} ${f(t)}L${f(r)} ${f(t + b)}` +
    `Q${f(r + bend())} ${f((t + m) / 2)} ${f(r)} ${f(m - c)}L${f(r - c)} ${f(m)}` +
    `Q${f((l + r) / 2)} ${f(m + bend())} ${f(l + d)} ${f(m)}L${f(l)} ${f(m - d)}Q${f(l + bend())} ${f((t + m) / 2)} ${f(l)} ${f(t + a)}Z`
  );
}

/** A crack that wanders over the floor. */
export function crack(x: number, y: number, steps: number, seed: string): string {
  const next = chips(seed);
  let [dx, dy] = [next() - 0.5, next() - 0.5];
  let d = `M${x.toFixed(1)} ${y.toFixed(1)}`;
  for (let n = 0; n < steps; n++) {
    dx += (next() - 0.5) * 0.9;
    dy += (next() - 0.5) * 0.9;
    d += `l${(dx * 16).toFixed(1)} ${(dy * 16).toFixed(1)}`;
  }
  return d;
}
