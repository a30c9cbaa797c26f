// Who stands where on the floor, so that all who share a node can be seen.
import type { Box } from "./badges";
import type { NodeFace } from "./faces";
import { beside, BOSS, frameOf, gathered } from "./geometry";
import { spread, type Yielding } from "./spread";
import type { FoeSeen, Souls } from "./view";

export interface Model extends Yielding {
  /** `hero:0`, `foe:2`. */
  id: string;
  who: number;
  foe: FoeSeen | null;
  node: number;
}

/** Everybody on the floor; `least`: no radius is smaller where there is room; `marks`: what each wears. */
export function models(souls: Souls, nodes: NodeFace[], least = 0, marks?: (model: Model) => Box[]): Model[] {
  const found: Model[] = [];
  nodes.forEach((at, node) => {
    const boss = souls.foes.find((foe) => foe.node === node && foe.facing >= 0);
    const foes = souls.foes.filter((foe) => foe.node === node && foe.facing < 0);
    const heroes = souls.heroes.map((hero, who) => ({ hero, who })).filter(({ hero }) => hero.node === node);
    if (boss) found.push({ x: at.x, y: at.y, r: BOSS, id: `foe:${boss.id}`, who: -1, foe: boss, boss: true, placed: false, home: at, node });
    // Beside a boss everybody has a place of one's own; two in the same stand a little apart.
    const placed = boss ? heroes.filter(({ hero }) => hero.place >= 0) : [];
    for (const { hero, who } of placed) {
      const spot = beside(at, hero.place, least);
      const crowd = placed.filter((one) => one.hero.place === hero.place);
      const shift = (crowd.findIndex((one) => one.who === who) - (crowd.length - 1) / 2) * spot.r * 2;
      found.push({ ...spot, x: spot.x + shift, id: `hero:${who}`, who, foe: null, boss: false, placed: true, home: spot, node });
    }
    const rest = [
      ...foes.map((foe) => ({ id: `foe:${foe.id}`, who: -1, foe })),
      ...heroes.filter((one) => !placed.includes(one)).map(({ who }) => ({ id: `hero:${who}`, who, foe: null })),
    ];
    const spots = gathered(at, rest.length, least);
    rest.forEach((one, n) => found.push({ ...(spots[n] ?? { ...at, r: 0.3 }), ...one, boss: false, placed: false, home: at, node }));
  });
  return spread(found, frameOf(nodes, nodes.length), marks);
}
