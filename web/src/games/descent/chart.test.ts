import { expect, test } from "vitest";
import type { Table } from "../../shell/table.svelte";
import { roadsOf, sitesOf } from "./chart";
import { placeOf } from "./place";
import gathered from "./testing/moments.json";
import { mySide, ownSide, type Journey } from "./view";

const campaign = { act: 1, played: [{ quest: "first_blood", winner: "heroes", act: 1, counts: false }, { quest: "castle_daerion", winner: "overlord", act: 1, counts: true }], gold: 0, shop: 0, offered: [], rumours: [], stage: "next_quest" };
const journey = { quest: "castle_daerion", heroes: [], figures: [], encounter: null, campaign, overlord: { seat: 1 } } as unknown as Journey;
const table = { lang: "en", faces: gathered.faces, view: { table: journey }, ask: { options: [[["PickQuest", "a_fat_goblin"], "", [0]]] }, choices: [], seats: [0] } as unknown as Table;

test("a quest that was won has its seal, one that may be chosen lies open, one that was shut by another's end is gone", () => {
  const sites = new Map(sitesOf(table).map((site) => [site.id, site]));
  expect(sites.get("first_blood")?.winner).toBe("heroes");
  expect(sites.get("a_fat_goblin")).toMatchObject({ offered: true, ahead: true });
  expect(sites.get("the_dawnblade")?.ahead).toBe(false);
  expect(sites.get("the_desecrated_tomb")?.ahead).toBe(true);
});

test("roads lead from act to act, and those that were walked are marked", () => {
  const roads = roadsOf(sitesOf(table)).map((road) => [road.from.id, road.to.id, road.trodden]);
  expect(roads).toContainEqual(["first_blood", "castle_daerion", true]);
  expect(roads).toContainEqual(["castle_daerion", "the_desecrated_tomb", false]);
});

test("between two quests the campaign is shown, and each knows which side they are on", () => {
  expect(placeOf(table)).toBe("campaign");
  expect(mySide(table)).toBe("heroes");
  expect(mySide({ ...table, seats: [1] } as unknown as Table)).toBe("overlord");
  expect(mySide({ ...table, seats: [] } as unknown as Table)).toBe("");
  const one = (...seats: number[]) => ownSide({ ...table, seats } as unknown as Table);
  expect([one(0), one(1), one(0, 1), one()]).toEqual(["heroes", "overlord", "", ""]);
});
