// The attack under way, added up as it stands: what the dice show, what surges have bought, and what comes through.
import { sumOf } from "./dice";
import type { AttackSeen, GuardSeen } from "./view";

export interface Reckoned {
  miss: boolean;
  hearts: number;
  range: number;
  surges: number;
  pierce: number;
}

/** With what was added and bought; `surges` are those that are left. */
export function reckon(attack: AttackSeen): Reckoned {
  const sum = sumOf(attack.dice, attack.faces);
  return {
    miss: sum.miss,
    hearts: Math.max(0, sum.hearts + attack.hearts),
    range: sum.range + attack.range,
    surges: Math.max(0, sum.surges + attack.extra_surges - attack.spent_surges),
    pierce: attack.pierce,
  };
}

export const shieldsOf = (guard: GuardSeen): number => (guard.replaced >= 0 ? guard.replaced : sumOf(guard.dice, guard.faces).shields) + guard.shields;

/** The damage as it stands: shields less what pierces them, off the hearts. */
export const throughTo = (reckoned: Reckoned, guard: GuardSeen): number =>
  reckoned.miss ? 0 : Math.max(0, reckoned.hearts - Math.max(0, shieldsOf(guard) - reckoned.pierce));
