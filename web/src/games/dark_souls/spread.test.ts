import { describe, expect, test } from "vitest";
import { marksOf, overlap, type Worn } from "./badges";
import type { Printed } from "./faces";
import { BOSS, frameOf } from "./geometry";
import { models, type Model } from "./models";
import { platesOf } from "./plates";
import gathered from "./testing/moments.json";
import type { FoeSeen, HeroSeen, Souls } from "./view";

const printed = gathered.faces as unknown as Printed;
const room = printed.nodes.slice(0, printed.rooms.room);
const frame = frameOf(room, room.length);
const [view] = gathered.moments.map((moment) => moment.view.table as unknown as Souls);
const nodeAt = (x: number, y: number) => room.findIndex((node) => node.x === x && node.y === y);
const hero = (node: number, place = -1): HeroSeen => ({ ...(view as Souls).heroes[0], node, place, conditions: ["bleed", "poison"] }) as HeroSeen;
const foe = (id: number, node: number, facing = -1): FoeSeen => ({ id, node, facing, kind: "", number: id + 1, wounds: 0, conditions: ["bleed"], heated: false }) as unknown as FoeSeen;
const worn = (model: Model): Worn => ({ conditions: model.boss ? 0 : 2, aggro: model.who === 0, order: false, which: model.foe !== null && !model.boss, heated: false, mine: model.who === 0 });

const CROWDS: Record<string, Pick<Souls, "heroes" | "foes">> = {
  "three on a node, three on the next": {
    heroes: [hero(nodeAt(2, 2)), hero(nodeAt(3, 3)), hero(nodeAt(2, 4))],
    foes: [foe(0, nodeAt(2, 2)), foe(1, nodeAt(2, 2)), foe(2, nodeAt(3, 3)), foe(3, nodeAt(3, 3)), foe(4, nodeAt(2, 4))],
  },
  "two at one place of a boss’s node, and one at the node behind": {
    heroes: [hero(nodeAt(2, 2), 3), hero(nodeAt(2, 2), 3), hero(nodeAt(3, 3))],
    foes: [foe(0, nodeAt(2, 2), 0)],
  },
};

describe("however many stand together", () => {
  for (const [name, crowd] of Object.entries(CROWDS)) {
    for (const scale of [{ unit: 34, rem: 16 }, { unit: 40, rem: 16 }, { unit: 62, rem: 22 }, { unit: 95, rem: 16 }]) {
      const found = models({ ...(view as Souls), ...crowd }, room, 20 / scale.unit, (model) => marksOf(model, worn(model), scale));

      test(`${name}, at ${scale.unit} px: nobody stands on anybody, nor on what anybody wears`, () => {
        expect(found.length).toBe(crowd.heroes.length + crowd.foes.length);
        found.forEach((one, n) => {
          for (const other of found.slice(n + 1)) {
            expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(one.r + other.r - 0.02);
            if (one.boss || other.boss) continue;
            for (const a of marksOf(one, worn(one), scale)) for (const b of marksOf(other, worn(other), scale)) expect(overlap(a, b)).toBeLessThan(0.01);
          }
        });
      });

      test(`${name}, at ${scale.unit} px: each stands nearest its own node, a boss in the middle of it`, () => {
        for (const one of found) {
          const far = room.map((node) => Math.hypot(node.x - one.x, node.y - one.y));
          if (one.boss) expect([far[one.node], one.r]).toEqual([0, BOSS]);
          else if (!one.placed) expect(far[one.node]).toBe(Math.min(...far));
        }
      });

      test(`${name}, at ${scale.unit} px: every hero is named, and no name covers a mark or another name`, () => {
        const marks = found.flatMap((model) => marksOf(model, worn(model), scale));
        const named = found.filter((model) => model.who >= 0).map((model) => ({ model, name: ["Assassin", "Knight", "Herald"][model.who] ?? "", looked: false }));
        const plates = platesOf(named, marks, found, frame, scale);
        expect(plates.map((plate) => plate.who).sort()).toEqual([0, 1, 2]);
        plates.forEach((plate, n) => {
          expect(named.some((one) => one.model.who === plate.who && one.name.startsWith(plate.text))).toBe(true);
          for (const other of [...marks, ...plates.slice(n + 1)]) expect(overlap(plate, other)).toBe(0);
        });
      });
    }
  }

  test("a hero looked at has the whole name, where others make do with an initial", () => {
    const scale = { unit: 20, rem: 24 };
    const found = models({ ...(view as Souls), ...CROWDS["three on a node, three on the next"] } as Souls, room, 0);
    const heroes = found.filter((model) => model.who >= 0);
    const texts = (looked: number) => platesOf(heroes.map((model) => ({ model, name: "Assassin", looked: model.who === looked })), [], found, frame, scale).sort((a, b) => a.who - b.who).map((plate) => plate.text);
    expect(texts(-1)).toContain("A");
    const who = texts(-1).indexOf("A");
    expect(texts(who)[who]).toBe("Assassin");
  });
});
