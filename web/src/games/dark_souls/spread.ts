// Figures make room for one another: nobody is drawn over anybody, nor over
// what anybody wears, however many share a node or stand at the next one.
import type { Box } from "./badges";
import type { Frame, Point, Spot } from "./geometry";

/** How easily each gives way: a boss never does. */
export interface Yielding extends Spot {
  boss: boolean;
  /** Stands at a place of a boss's node, which says in which arc. */
  placed: boolean;
  /** What it must stay near: its node, or its place. */
  home: Point;
}

/** What is left between two figures, as a part of their size. */
const GAP = 0.06;
/** So far a figure may stand off its node: any farther it would be nearer to the next. */
const STRAY = 0.7;
const STRAY_PLACED = 0.3;
/** The walls, and what of a figure's marks reaches over its edge. */
const WALL = 0.3;
const PUSHES = 40;
const SHRINKS = 12;
const SMALLER = 0.94;
const TOUCH = 0.01;
/** Farther apart no marks of theirs can meet. */
const NEAR = 2;

/** What a figure wears, where it stands now. */
type Marks = (figure: Yielding) => Box[];

const needed = (one: Yielding, other: Yielding): number =>
  one.boss || other.boss ? one.r + other.r + 0.02 : (one.r + other.r) * (1 + GAP);

/** How far each of two must give way, as a part of the whole. */
function share(one: Yielding, other: Yielding): number {
  const ease = (figure: Yielding) => (figure.boss ? 0 : figure.placed ? 0.3 : 1);
  const all = ease(one) + ease(other);
  return all === 0 ? 0 : ease(one) / all;
}

function held(figure: Yielding, frame: Frame): void {
  if (figure.boss) return;
  const { home } = figure;
  const most = figure.placed ? STRAY_PLACED : STRAY;
  const off = Math.hypot(figure.x - home.x, figure.y - home.y);
  if (off > most) {
    figure.x = home.x + ((figure.x - home.x) * most) / off;
    figure.y = home.y + ((figure.y - home.y) * most) / off;
  }
  const [left, top] = [frame.x + WALL + figure.r, frame.y + WALL + figure.r];
  figure.x = Math.min(Math.max(figure.x, left), frame.x + frame.w - WALL - figure.r);
  figure.y = Math.min(Math.max(figure.y, top), frame.y + frame.h - WALL - figure.r);
}

/** How far the second must go from the first, so that they stand clear of each other; null: they do. */
function clearing(one: Yielding, other: Yielding, marks: Marks, n: number): Point | null {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const far = Math.hypot(dx, dy);
  const short = needed(one, other) - far;
  if (short > TOUCH) {
    // Two in the very same spot: any way will do, but always the same.
    const way = far < 0.001 ? { x: Math.cos(n), y: Math.sin(n) } : { x: dx / far, y: dy / far };
    return { x: way.x * short, y: way.y * short };
  }
  if (one.boss || other.boss || far > NEAR) return null;
  for (const a of marks(one)) {
    for (const b of marks(other)) {
      const across = (a.w + b.w) / 2 - Math.abs(b.x - a.x);
      const down = (a.h + b.h) / 2 - Math.abs(b.y - a.y);
      if (across <= TOUCH || down <= TOUCH) continue;
      return across < down ? { x: (across + TOUCH) * (Math.sign(dx) || 1), y: 0 } : { x: 0, y: (down + TOUCH) * (Math.sign(dy) || 1) };
    }
  }
  return null;
}

/** The same figures, moved as little as needed, and drawn smaller only where moving does not do. */
export function spread<F extends Yielding>(figures: F[], frame: Frame, marks: (figure: F) => Box[] = () => []): F[] {
  let found = figures;
  for (let size = 1, tries = 0; tries < SHRINKS; tries++, size *= SMALLER) {
    found = figures.map((one) => ({ ...one, r: one.boss ? one.r : one.r * size }));
    for (let pushes = 0; pushes < PUSHES; pushes++) {
      let clear = true;
      found.forEach((one, n) =>
        found.slice(n + 1).forEach((other, m) => {
          const away = one.boss && other.boss ? null : clearing(one, other, marks as Marks, n + m);
          if (!away) return;
          clear = false;
          const mine = share(one, other);
          one.x -= away.x * mine;
          one.y -= away.y * mine;
          other.x += away.x * (1 - mine);
          other.y += away.y * (1 - mine);
        }),
      );
      if (clear) return found;
      for (const one of found) held(one, frame);
    }
  }
  return found;
}
