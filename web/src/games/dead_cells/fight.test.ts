import { expect, test } from "vitest";
import type { Table } from "../../shell/table.svelte";
import { aimsAt, aimsOf, dangersOf, type Ahead } from "./ahead";
import type { Printed } from "./faces";
import { happenings, marksAt, reachOf, roundLine, slotsOf, turnOf } from "./fight";
import { labels } from "./labels_fight";
import gathered from "./testing/moments.json";
import type { Cells, EnemySeen, FightSeen, PrisonerSeen } from "./view";

const printed = gathered.faces as unknown as Printed;
const none = { poisoned: 0, bleeding: 0, burning: 0, frozen: 0, targeted: 0 };
const enemy = (id: number, card: string, space: number): EnemySeen => ({
  id, card, space, damage: 0, life: 2, shields: 0, golden: 0, states: none, frozen: [], vanished: false, rage: 0,
});
const prisoner = (seat: number, kind: string, active: (string | null)[], said: string[]): PrisonerSeen => ({
  seat, kind, tracks: [0, 0, 0], damage: 0, life: 3, alive: true, deck: 3, holds: 3, hand: null, discard: [], active, said, items: [], wear: [],
  shields: 0, golden: 0, states: none, frozen: [], worms: 0, malaise: "",
});
const fight: FightSeen = {
  tile: "", round: 1, enemies: [enemy(1, "bat", 0), enemy(2, "zombie", 2)], loot: [], barrier: "", dark: false, fighters: [1, 0], passer: -1,
  revealed: false, power: "", spoils: [], taken: [], acted: [], turned: [], kills: 0, slain: [], hurt: false, boss: null,
};
const cells = {
  seats: 2, fight, prisoners: [prisoner(0, "poisoned", ["slow_venom"], [""]), prisoner(1, "flayed", [null], ["damage:2"])],
} as unknown as Cells;

test("the first of two players has two places, in the order in which they act", () => {
  expect(slotsOf(cells, fight).map(({ who, n, card }) => [who, n, card])).toEqual([
    [1, 0, null],
    [1, -1, null],
    [0, 0, "slow_venom"],
  ]);
});

test("a card marks what it could reach, round by round, and no farther than the nearest space in the dark", () => {
  const marks = reachOf(printed, fight, ["slow_venom"]);
  expect(marksAt(marks, 2, 3).map((act) => act.state)).toEqual(["poisoned"]);
  expect(marksAt(marks, 3, 2).map((act) => act.kind)).toEqual(["damage"]);
  expect(marksAt(marks, 3, 3)).toEqual([]);
  expect(marksAt(reachOf(printed, { ...fight, dark: true }, ["slow_venom"]), 2, 3)).toEqual([]);
});

const foretold = (ahead: Ahead): Table => ({ busy: false, ask: { ahead, options: [] }, choices: [] }) as unknown as Table;

test("what was foretold of a card stands where it would happen; without that its print must do", () => {
  const table = foretold({ cards: { slow_venom: { "2": [{ do: "inflict", to: [{ enemy: 2, state: "poisoned" }] }], "3": [{ do: "damage", to: [] }] } } });
  const aims = aimsOf(table, printed, fight, ["slow_venom"], []);
  expect(aimsAt(aims, 2, 2).map((aim) => [aim.struck?.enemy, aim.choice])).toEqual([[2, false]]);
  expect(aimsAt(aims, 2, 3)).toEqual([]);
  expect(aimsAt(aims, 3, 1).map((aim) => aim.idle)).toEqual([true]);
  expect(aimsAt(aimsOf(foretold({}), printed, fight, ["slow_venom"], []), 2, 3)).toHaveLength(1);
});

test("a danger is sure where nobody else can take it", () => {
  const table = foretold({
    threat: [
      { enemy: 2, round: 1, who: [0, 1], picks: 2, damage: 1, through: [1, 0], die: [] },
      { enemy: 2, round: 1, who: [0, 1], picks: 1, damage: 2, through: [2, 2], die: [1], shared: true },
    ],
  });
  expect(dangersOf(table, 0, 1).map((danger) => [danger.sure, danger.through, danger.dies])).toEqual([[true, 1, false], [false, 2, false]]);
  expect(dangersOf(table, 1, 1).map((danger) => [danger.sure, danger.through, danger.dies])).toEqual([[false, 2, true]]);
  expect(dangersOf(table, 0, 2)).toEqual([]);
});

test("a round is told from left to right, with what was announced of a card face down", () => {
  const l = labels("en");
  // Whatever the enemies do by today's figures comes around it.
  expect(roundLine(cells, printed, fight, 2, l)).toContain("The Flayed: “Damage”  ▸  The Poisoned: 1 Poisoned token, reach R1 and R2");
  expect(roundLine(cells, printed, fight, 3, l)).toMatch(/^L Bat: .*The Poisoned: 1 damage, reach R1 {2}▸ {2}R1 Zombie: /);
});

test("turns go from the left over the group to the right", () => {
  expect(turnOf(fight)).toBe("");
  expect(turnOf({ ...fight, acted: [1] })).toBe("enemy:1");
  expect(turnOf({ ...fight, acted: [1], turned: [1, 0] })).toBe("prisoner:0");
  expect(turnOf({ ...fight, acted: [1, 2], turned: [1, 0] })).toBe("enemy:2");
});

test("what happens is seen where it happens", () => {
  expect(happenings([[1, "", ["EnemyHurt", 0, 2, "zombie", 1, 1], 0]])).toMatchObject([
    { at: "enemy:2", text: "−1", kind: "wound" },
    { at: "enemy:2", text: "1", kind: "block" },
  ]);
});
