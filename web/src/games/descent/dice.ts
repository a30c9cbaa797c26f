// The faces of the dice, as undercroft/games/descent/rules/dice.py has them.
import type { DieColour } from "./view";

export interface DieFace {
  range?: number;
  hearts?: number;
  surges?: number;
  shields?: number;
  miss?: boolean;
}

const shields = (...counts: number[]): DieFace[] => counts.map((count) => ({ shields: count }));

export const DICE: Record<DieColour, DieFace[]> = {
  blue: [{ miss: true }, { range: 2, hearts: 2, surges: 1 }, { range: 3, hearts: 2 }, { range: 4, hearts: 2 }, { range: 5, hearts: 1 }, { range: 6, hearts: 1, surges: 1 }],
  red: [{ hearts: 1 }, { hearts: 2 }, { hearts: 2 }, { hearts: 2 }, { hearts: 3 }, { hearts: 3, surges: 1 }],
  yellow: [{ range: 1, surges: 1 }, { range: 1, hearts: 1 }, { range: 2, hearts: 1 }, { hearts: 1, surges: 1 }, { hearts: 2 }, { hearts: 2, surges: 1 }],
  brown: shields(0, 0, 0, 1, 1, 2),
  gray: shields(0, 1, 1, 1, 2, 3),
  black: shields(0, 2, 2, 2, 3, 4),
};

const DEFENCE: DieColour[] = ["brown", "gray", "black"];
export const isDefence = (colour: DieColour): boolean => DEFENCE.includes(colour);

export const faceOfDie = (colour: DieColour, face: number): DieFace => DICE[colour]?.[face] ?? {};

/** What a pool shows, added up. */
export function sumOf(dice: DieColour[], faces: number[]): Required<Omit<DieFace, "miss">> & { miss: boolean } {
  const sum = { range: 0, hearts: 0, surges: 0, shields: 0, miss: false };
  faces.forEach((face, n) => {
    const shown = faceOfDie(dice[n] ?? "blue", face);
    sum.range += shown.range ?? 0;
    sum.hearts += shown.hearts ?? 0;
    sum.surges += shown.surges ?? 0;
    sum.shields += shown.shields ?? 0;
    sum.miss ||= shown.miss ?? false;
  });
  return sum;
}

export const TEST_DICE: DieColour[] = ["gray", "black"];
