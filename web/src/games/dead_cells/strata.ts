// A biome in cross-section: where its rooms lie, how the tunnels run between them, what the rock around them looks like.
import type { BiomeFace, CorridorFace, SpaceFace } from "./faces";

export interface Plan {
  width: number;
  height: number;
  /** The way leads downwards. */
  down: boolean;
  /** Of a room. */
  wide: number;
  high: number;
  /** The middle of each room. */
  at: Record<string, [x: number, y: number]>;
}

const AIR_ACROSS = 0.3;
const AIR_BELOW = 0.28;
/** In px: below it a tunnel could not be told from a room. */
const LEAST_AIR = 20;
/** In px, the least there is for a room and the air about it; a board that needs more than the window has is scrolled. */
const LEAST_ACROSS = 58;
const LEAST_BELOW = 60;
/** A room is wider than high. */
const LENGTH = 1.35;

/** Lays a board out in so much room; the way leads to the right, or downwards where that makes larger rooms. */
export function planOf(biome: BiomeFace, width: number, height: number): Plan {
  const most = (axis: "x" | "y") => Math.max(...biome.spaces.map((space) => space[axis])) + 1;
  const [long, broad] = [most("x"), most("y")];
  const fits = (columns: number, rows: number) => Math.min(width / columns / LENGTH, height / rows);
  const down = fits(broad, long) > fits(long, broad);
  const across = Math.max(LEAST_ACROSS, width / (down ? broad : long));
  const below = Math.max(LEAST_BELOW, height / (down ? long : broad));
  const spot = (space: SpaceFace): [number, number] => (down ? [space.y, space.x] : [space.x, space.y]);
  const at = Object.fromEntries(biome.spaces.map((space) => {
    const [x, y] = spot(space);
    return [space.id, [(x + 0.5) * across, (y + 0.5) * below] as [number, number]];
  }));
  return {
    width: across * (down ? broad : long),
    height: below * (down ? long : broad),
    down,
    wide: Math.min(across - Math.max(LEAST_AIR, across * AIR_ACROSS), 200),
    high: Math.min(below - Math.max(LEAST_AIR, below * AIR_BELOW), 120),
    at,
  };
}

const dot = (n: number): string => n.toFixed(1);

/** The line of a tunnel. */
export function tunnel(plan: Plan, corridor: CorridorFace): string {
  const [x, y] = plan.at[corridor.at] ?? [0, 0];
  const [toX, toY] = plan.at[corridor.to] ?? [0, 0];
  const [midX, midY] = [(x + toX) / 2, (y + toY) / 2];
  return Math.abs(toX - x) >= Math.abs(toY - y)
    ? `M${dot(x)} ${dot(y)}C${dot(midX)} ${dot(y)} ${dot(midX)} ${dot(toY)} ${dot(toX)} ${dot(toY)}`
    : `M${dot(x)} ${dot(y)}C${dot(x)} ${dot(midY)} ${dot(toX)} ${dot(midY)} ${dot(toX)} ${dot(toY)}`;
}

/** A point of it, nearer to where it begins: two tunnels that cross do so in their middles. */
export function doorway(plan: Plan, corridor: CorridorFace, part = 0.44): [number, number] {
  const [x, y] = plan.at[corridor.at] ?? [0, 0];
  const [toX, toY] = plan.at[corridor.to] ?? [0, 0];
  const bent = 3 * part * part - 2 * part * part * part;
  const straight = 1.5 * part - 1.5 * part * part + part * part * part;
  const flat = Math.abs(toX - x) >= Math.abs(toY - y);
  return [x + (toX - x) * (flat ? straight : bent), y + (toY - y) * (flat ? bent : straight)];
}

/** Rock, wall and light of each biome. */
export const PALETTES: Record<string, [rock: string, wall: string, light: string]> = {
  B1: ["#1b1234", "#4d3a86", "#2fd6c3"],
  B2: ["#0f2420", "#2f6f4c", "#a8f22a"],
  B3: ["#141b3c", "#3f5aa0", "#8fd8ff"],
  B4: ["#0d2731", "#2b7680", "#ffc63d"],
  B5: ["#27183a", "#7c4f96", "#ffb14a"],
  B6: ["#1c0f24", "#5c2f6e", "#ff3d81"],
  B7: ["#2a0f1f", "#8b3150", "#ff6f5a"],
};

/** What hangs, stands and drips in the rock of each. */
const MOTIFS: Record<string, string> = {
  // Bars of a cell.
  B1: "M-14 -18H14V18H-14ZM-7 -18V18M0 -18V18M7 -18V18",
  // A pipe that drips.
  B2: "M-22 -8H6V8M-22 0H-2V8M-2 8H6M2 16V21M2 25V29",
  // Battlements.
  B3: "M-26 14V-4H-16V4H-8V-4H2V4H10V-4H20V14",
  // Piles in the water.
  B4: "M-14 -22V22M0 -16V22M14 -22V22M-20 -10H20M-24 20Q-18 16 -12 20T0 20T12 20T24 20",
  // A wheel.
  B5: "M0 -16V-22M0 16V22M-16 0H-22M16 0H22M11 -11L16 -16M-11 11L-16 16M11 11L16 16M-11 -11L-16 -16M16 0A16 16 0 1 1 -16 0A16 16 0 1 1 16 0M5 0A5 5 0 1 1 -5 0A5 5 0 1 1 5 0",
  // A tomb.
  B6: "M-12 18V-8Q-12 -18 0 -18Q12 -18 12 -8V18ZM0 -10V6M-6 -4H6",
  // A banner.
  B7: "M-12 -22H12M-9 -22V14L0 6L9 14V-22M0 -12V0",
};

/** Where they are: always the same ones for a biome. */
export function motifs(biome: string, width: number, height: number): { path: string; x: number; y: number; size: number }[] {
  let seed = [...biome].reduce((sum, sign) => sum * 31 + sign.charCodeAt(0), 7);
  const next = () => ((seed = (seed * 1103515245 + 12345) % 2147483648), seed / 2147483648);
  const path = MOTIFS[biome] ?? "";
  const count = Math.round((width * height) / 26000);
  return path ? Array.from({ length: count }, () => ({ path, x: next() * width, y: next() * height, size: 0.7 + next() * 1.1 })) : [];
}
