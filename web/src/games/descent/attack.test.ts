import { expect, test } from "vitest";
import { mean, orMore } from "./ahead";
import { reckon, shieldsOf, throughTo } from "./attack";
import { DICE, sumOf } from "./dice";
import type { AttackSeen, GuardSeen } from "./view";

const guard: GuardSeen = { figure: 4, dice: ["gray", "brown"], faces: [4, 3], shields: 1, replaced: -1, dealt: 0 };
const attack: AttackSeen = {
  attacker: 0, card: "", weapon: "", ranged: true, origin: 0, aim: 5, guards: [guard], dice: ["blue", "red", "yellow"], faces: [1, 5, 3], hearts: 1, range: 1,
  pierce: 2, extra_surges: 1, spent_surges: 2, spent: [], needs: 0, blast: false, stage: "surging",
};

test("an attack is added up as it lies: hearts, range, surges that are left, what comes through", () => {
  const sum = reckon(attack);
  expect(sum).toEqual({ miss: false, hearts: 7, range: 3, surges: 2, pierce: 2 });
  expect(shieldsOf(guard)).toBe(4);
  expect(throughTo(sum, guard)).toBe(5);
});

test("an X misses whatever else shows, and what stands for the dice counts instead of them", () => {
  expect(throughTo(reckon({ ...attack, faces: [0, 5, 3] }), guard)).toBe(0);
  expect(shieldsOf({ ...guard, replaced: 0 })).toBe(1);
});

test("every die has six faces, and only the blue one an X", () => {
  for (const [colour, faces] of Object.entries(DICE)) {
    expect(faces, colour).toHaveLength(6);
    expect(faces.some((face) => face.miss), colour).toBe(colour === "blue");
  }
  expect(sumOf(["black", "black"], [5, 0])).toMatchObject({ shields: 4, hearts: 0 });
});

test("chances of so much or more, and what comes of it on average", () => {
  expect(orMore([0.5, 0.25, 0.25]).map((chance) => Number(chance.toFixed(2)))).toEqual([1, 0.5, 0.25]);
  expect(mean([0.5, 0.25, 0.25])).toBeCloseTo(0.75);
});
