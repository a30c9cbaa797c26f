import { expect, test } from "vitest";
import { tryThings } from "../../shell/testing/things";
import type { Wire } from "../../shell/wire";
import { room } from "./room";
import gathered from "./testing/moments.json";
import { BUTTONS_ONLY, things } from "./things";

tryThings({ folder: "descent", room, gathered: gathered as unknown as Parameters<typeof tryThings>[0]["gathered"], buttonsOnly: BUTTONS_ONLY, rare: ["PickToken", "ClimbOut", "Passage", "RevealMore"] });

test("what the gathered games never met names its thing, or is a button", () => {
  expect(things(["PickToken", 3])).toEqual(["token:3"]);
  expect(things(["ClimbOut", 12])).toEqual(["space:12"]);
  for (const action of [["Passage"], ["RevealMore"]] as Wire[]) expect(things(action).length > 0).toBe(!BUTTONS_ONLY.includes(String(action[0])));
});

test("a figure that is set down is named by its spaces, in whatever order they are told", () => {
  expect(things(["SetDown", 4, [21, 12, 20, 13]])).toEqual(["base:12-13-20-21", "figure:4"]);
  expect(things(["March", 12, [12, 13]])).toEqual(["base:12-13"]);
});

test("whoever is aimed at comes before the weapon, and an ability is its card", () => {
  expect(things(["Strike", "iron_longsword.start", 5, 30])).toEqual(["figure:5", "card:iron_longsword.start"]);
  expect(things(["UseCard", "dash.2#1", -1, -1])).toEqual(["card:dash.2"]);
  expect(things(["Unheard-of"] as Wire)).toEqual([]);
});
