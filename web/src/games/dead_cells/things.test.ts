import { expect, test } from "vitest";
import { tryThings } from "../../shell/testing/things";
import type { Wire } from "../../shell/wire";
import { room } from "./room";
import gathered from "./testing/moments.json";
import { BUTTONS_ONLY, things } from "./things";

tryThings({ folder: "dead_cells", room, gathered, buttonsOnly: BUTTONS_ONLY });

test("a card is named with what is said of it, if anything is", () => {
  expect(things(["Play", "slow_venom", "damage", 3])).toEqual(["say:slow_venom:damage:3", "card:slow_venom"]);
  expect(things(["Play", "slow_venom", "", 0])).toEqual(["card:slow_venom"]);
});

test("whoever is meant is named apart from the others", () => {
  expect(things(["ScrollTo", 1, "tactics"])).toEqual(["track:1:tactics", "prisoner:1"]);
  expect(things(["SwapEnemies", 2, 3])).toEqual(["enemy:2", "enemy:3"]);
  expect(things(["Equip", "rusty_sword", ""])).toEqual(["item:rusty_sword"]);
  expect(things(["Equip", "rusty_sword", "bow"])).toEqual(["item:bow", "item:rusty_sword"]);
  expect(things(["Unheard-of"] as Wire)).toEqual([]);
});
