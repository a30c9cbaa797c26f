import { expect, test } from "vitest";
import { tryThings } from "../../shell/testing/things";
import type { Wire } from "../../shell/wire";
import { room } from "./room";
import gathered from "./testing/moments.json";
import { BUTTONS_ONLY, things } from "./things";

tryThings({ folder: "dark_castle", room, gathered, buttonsOnly: BUTTONS_ONLY });

test("a thing to be struck, kept or called is named apart from its fellows", () => {
  expect(things(["Hit", 2])).toEqual(["die:2"]);
  expect(things(["Keep", 1, true])).toEqual(["roll:1"]);
  expect(things(["Keep", 1, false])).toEqual(["old:1"]);
  expect(things(["Rest", -1])).toEqual(["round"]);
  expect(things(["Use", "chapel_bench.1", 0, -1, 3, ""])).toEqual(["item:chapel_bench.1", "die:3"]);
  expect(things(["Use", "stale_loaf.2", 0, 0, -1, ""])).toEqual(["item:stale_loaf.2"]);
  expect(things(["Unheard-of"] as Wire)).toEqual([]);
});
