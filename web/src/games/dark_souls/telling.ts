// Models in words, for those who cannot see them.
import { roomOf } from "./dungeon";
import { foeOf, type Printed } from "./faces";
import { arcOfPlace } from "./geometry";
import type { Labels } from "./labels";
import { active, type FoeSeen, type Souls } from "./view";

const BOXES = 10;

/** Several of a kind are told apart by number. */
export function foeName(printed: Printed, foe: FoeSeen): string {
  const name = foeOf(printed, foe.kind)?.name ?? foe.kind;
  return foe.number > 0 ? `${name} ${foe.number}` : name;
}

export function foeLabel(souls: Souls, printed: Printed, foe: FoeSeen, l: Labels): string {
  const health = foeOf(printed, foe.kind)?.health ?? 0;
  const weak = printed.patterns[foe.last]?.weak ?? [];
  return [
    foeName(printed, foe),
    l.healthOf(Math.max(0, health - foe.wounds), health),
    ...(foe.facing >= 0 ? [l.facing(l.directions[foe.facing] ?? "")] : []),
    ...(weak.length > 0 ? [l.weak(weak.map((arc) => printed.arcs[arc]).join(", "))] : []),
    ...(foe.heated ? [l.heated] : []),
    ...foe.conditions.map((one) => printed.conditions[one]?.name ?? one),
    ...(souls.battle?.acting === foe.id ? [l.acts] : []),
    roomOf(souls, printed).nodes[foe.node]?.name ?? "",
  ].join(", ");
}

export function heroLabel(souls: Souls, printed: Printed, who: number, l: Labels): string {
  const hero = souls.heroes[who];
  if (!hero) return "";
  const boss = souls.foes.find((foe) => foe.facing >= 0 && foe.node === hero.node);
  return [
    printed.characters[hero.kind]?.name ?? hero.kind,
    l.bar(hero.black, hero.red),
    l.boxes(Math.max(0, BOXES - hero.black - hero.red)),
    ...hero.conditions.map((one) => printed.conditions[one]?.name ?? one),
    ...(souls.battle?.aggro === who ? [l.aggro] : []),
    ...(active(souls) === who ? [l.acts] : []),
    ...(hero.place >= 0 && boss ? [`${l.place(l.directions[hero.place] ?? "")} (${printed.arcs[arcOfPlace(boss.facing, hero.place)]})`] : []),
    roomOf(souls, printed).nodes[hero.node]?.name ?? "",
  ].join(", ");
}
