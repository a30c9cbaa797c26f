import { expect, test } from "vitest";
import { tryThings } from "../../shell/testing/things";
import type { Wire } from "../../shell/wire";
import { room } from "./room";
import gathered from "./testing/moments.json";
import { BUTTONS_ONLY, things } from "./things";

tryThings({
  folder: "dark_souls",
  room,
  gathered,
  buttonsOnly: BUTTONS_ONLY,
  // To hold nothing at all names no card.
  nameless: (action) => action[0] === "Swap" && !action[1] && !action[2],
});

test("around a boss the place is named, elsewhere the node", () => {
  expect(things(["Walk", 6, -1])).toEqual(["node:6"]);
  expect(things(["Walk", 6, 3])).toEqual(["place:3"]);
  expect(things(["Dodge", 6, -1])).toEqual(["node:6", "dodge"]);
  expect(things(["Dodge", 6, 0])).toEqual(["place:0", "dodge"]);
});

test("whoever is meant is named apart from the others", () => {
  expect(things(["Attack", "long_sword.1", 1, 2, false])).toEqual(["foe:2", "option:long_sword.1:1", "card:long_sword.1"]);
  expect(things(["Attack", "heal.1", 0, -1, false])).toEqual(["option:heal.1:0", "card:heal.1"]);
  expect(things(["PushOut", -1, 3])).toEqual(["foe:3"]);
  expect(things(["PushOut", 1, -1])).toEqual(["hero:1"]);
  expect(things(["Choose", "hero", 1])).toEqual(["hero:1"]);
  expect(things(["Choose", "node", 7])).toEqual(["node:7"]);
  expect(things(["Go", -1, ""])).toEqual(["bonfire"]);
  expect(things(["Dash", 2, "north"])).toEqual(["tile:2"]);
  expect(things(["Give", -1, ""])).toEqual(["inventory"]);
  expect(things(["Unheard-of"] as Wire)).toEqual([]);
});
