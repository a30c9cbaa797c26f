import { expect, test } from "vitest";
import { around, atlasOf, letters, ruinsNow } from "./atlas";
import { nearest, type Footprint } from "./outlook";
import type { MapSeen } from "./view";

/** Two tiles of two by two, side by side, with a door between them in the upper row and a wall in the lower. */
const map: MapSeen = {
  spaces: [[0, 0], [1, 0], [2, 0], [3, 0], [0, 1], [1, 1], [2, 1], [3, 1]],
  tile: [0, 0, 1, 1, 0, 0, 1, 1],
  tiles: ["8A", "9B"],
  terrain: [0, 1, 0, 0, 0, 0, 4, 0],
  ruins: [3],
  edges: [{ id: "gate", kind: "door", pairs: [[1, 2]] }],
  borders: [[5, 1, 1], [6, 3, 1]],
};

test("the map knows its frame, its spaces and what lies on them", () => {
  const atlas = atlasOf(map);
  expect([atlas.frame.w, atlas.frame.h].map(Math.floor)).toEqual([5, 3]);
  expect(atlas.spaceAt(2.6, 1.2)).toBe(6);
  expect(atlas.spaceAt(4.2, 0)).toBe(-1);
  expect(atlas.terrain[4]).toEqual([6]);
  expect(atlas.names[7]).toBe("D2");
  expect(ruinsNow(map, "cr")).toEqual([3]);
  expect(ruinsNow(map, "cx")).toEqual([]);
});

test("tiles that lie side by side never have the same shade, and the two sides of a tile look different", () => {
  const [one, other] = atlasOf(map).tiles;
  expect(one?.shade).not.toBe(other?.shade);
  expect([one?.outside, other?.outside]).toEqual([true, false]);
});

test("a door lies where its spaces meet", () => {
  expect(atlasOf(map).edges[0]).toMatchObject({ kind: "door", level: false, middle: { x: 2, y: 0.5 } });
});

test("a room far off is drawn close by, and lines lead to where it is drawn", () => {
  const far: MapSeen = { ...map, spaces: map.spaces.map(([x, y], n) => (map.tile[n] ? [x + 60, y] : [x, y])) };
  const atlas = atlasOf(far);
  expect(atlas.frame.w).toBeLessThan(10);
  expect(atlas.corner(62, 0)).toEqual(atlas.spots[2]);
  expect(atlas.names[2]).toBe("BK1");
});

test("columns go on after Z", () => {
  expect([0, 25, 26, 51, 52].map(letters)).toEqual(["A", "Z", "AA", "AZ", "BA"]);
});

test("of the footprints under a point the one is meant whose middle is nearest", () => {
  const prints = [[0, 4], [1, 5]].map((base): Footprint => ({ thing: `base:${base.join("-")}`, base, figure: 9, way: null, choice: [["March", base[0]!, base], "", [0]], route: null }));
  const atlas = atlasOf(map);
  const middle = (base: number[]) => {
    const box = around(atlas, base);
    return { x: box.x + box.w / 2, y: box.y + box.h / 2 };
  };
  expect(nearest(prints, middle, 1.4, 0.5, 1)?.thing).toBe("base:1-5");
  expect(nearest(prints, middle, 0.9, 0.5, 0)?.thing).toBe("base:0-4");
  expect(nearest(prints, middle, 3.5, 0.5, 3)).toBeNull();
});
