import { describe, expect, test } from "vitest";
import type { NodeFace } from "./faces";
import { apart, arcOfPlace, arcsAt, beside, frameOf, gathered, lying, middleOf, pairs, towards, turned, turnedPoint, wedge, type Point } from "./geometry";
import gathered_ from "./testing/moments.json";
import { WALLS, type Wall } from "./view";

const nodes = gathered_.faces.nodes as NodeFace[];
const { room, hall } = gathered_.faces.rooms;
const at = (x: number, y: number) => nodes.find((node) => node.x === x && node.y === y) as NodeFace;
const NORTH = 0;
const NORTH_EAST = 1;
const EAST = 2;
const SOUTH = 4;

describe("the lattice", () => {
  test("a room is a square and a hall twice as long, walls included", () => {
    expect(frameOf(nodes, room)).toEqual({ x: -1, y: -1, w: 6, h: 6 });
    expect(frameOf(nodes, hall)).toEqual({ x: -1, y: -7, w: 6, h: 12 });
    expect(frameOf([], room)).toEqual({ x: 0, y: 0, w: 1, h: 1 });
  });

  test("nodes are joined straight and diagonally, each pair once", () => {
    const found = pairs(nodes, room);
    expect(new Set(found.map(([one, other]) => `${one.x},${one.y},${other.x},${other.y}`)).size).toBe(found.length);
    const middle = found.filter((pair) => pair.some((node) => node.x === 2 && node.y === 2));
    expect(middle.length).toBe(8);
    const corner = found.filter((pair) => pair.some((node) => node.x === 0 && node.y === 0));
    expect(corner.length).toBe(3);
  });

  test("a step leads to a neighbour, straight or diagonally, and every further one counts", () => {
    for (const [one, other] of pairs(nodes, hall)) expect(apart(one, other)).toBe(1);
    expect(apart({ x: 0, y: 0 }, { x: 4, y: 0 })).toBe(2);
    expect(apart({ x: 0, y: 0 }, { x: 3, y: 1 })).toBe(2);
    expect(apart({ x: 2, y: -6 }, { x: 2, y: 4 })).toBe(5);
    expect(apart({ x: 2, y: 2 }, { x: 2, y: 2 })).toBe(0);
  });

  test("directions run clockwise from north", () => {
    expect(towards(NORTH)).toEqual({ x: 0, y: -1 });
    expect(towards(EAST)).toEqual({ x: 1, y: 0 });
    expect(towards(SOUTH)).toEqual({ x: 0, y: 1 });
    expect(towards(NORTH_EAST).x).toBeCloseTo(Math.SQRT1_2);
    expect(towards(NORTH_EAST).y).toBeCloseTo(-Math.SQRT1_2);
    expect(towards(8 + EAST)).toEqual(towards(EAST));
  });
});

describe("arcs", () => {
  const boss = at(2, 2);

  test("facing a wall, the four straight neighbours have an arc each", () => {
    expect(arcsAt(boss, NORTH, at(2, 0))).toEqual(["front"]);
    expect(arcsAt(boss, NORTH, at(4, 2))).toEqual(["right"]);
    expect(arcsAt(boss, NORTH, at(2, 4))).toEqual(["back"]);
    expect(arcsAt(boss, NORTH, at(0, 2))).toEqual(["left"]);
  });

  test("a node on the line between two arcs belongs to both", () => {
    expect(arcsAt(boss, NORTH, at(3, 1))).toEqual(["front", "right"]);
    expect(arcsAt(boss, SOUTH, at(3, 1))).toEqual(["back", "left"]);
    // Turned by 45 degrees the straight ones lie on the lines.
    expect(arcsAt(boss, NORTH_EAST, at(3, 1))).toEqual(["front"]);
    expect(arcsAt(boss, NORTH_EAST, at(2, 0))).toEqual(["front", "left"]);
  });

  test("the boss's own node has places instead", () => {
    expect(arcsAt(boss, NORTH, boss)).toEqual([]);
    expect(arcOfPlace(NORTH, NORTH)).toBe("front");
    expect(arcOfPlace(NORTH, EAST)).toBe("right");
    expect(arcOfPlace(SOUTH, NORTH)).toBe("back");
    expect(arcOfPlace(EAST, NORTH)).toBe("left");
    // After a turn by 45 degrees whoever stood straight ahead stands in the arc to the left of it.
    expect(arcOfPlace(NORTH_EAST, NORTH)).toBe("left");
    expect(arcOfPlace(NORTH_EAST, NORTH_EAST)).toBe("front");
  });

  test("the middle of an arc turns with the boss", () => {
    expect(middleOf(NORTH, "right")).toBe(EAST);
    expect(middleOf(SOUTH, "back")).toBe(NORTH);
    expect(middleOf(7, "right")).toBe(1);
  });

  test("a wedge is a quarter of a ring around its middle", () => {
    const [, x, y] = /^M(\S+) (\S+?)A/.exec(wedge(NORTH, "front", 0.5, 1)) ?? [];
    expect(Number(x)).toBeCloseTo(-Math.SQRT1_2, 2);
    expect(Number(y)).toBeCloseTo(-Math.SQRT1_2, 2);
    expect(wedge(EAST, "left", 0.5, 1)).toBe(wedge(NORTH, "front", 0.5, 1));
  });
});

describe("turned tiles", () => {
  test("walls go round clockwise and back", () => {
    expect(turned("north", 1)).toBe("east");
    expect(turned("west", 1)).toBe("north");
    expect(turned("north", -1)).toBe("west");
    expect(turned(turned("south", 3), -3)).toBe("south");
  });

  test("nodes go round with their walls", () => {
    expect(turnedPoint({ x: 2, y: 0 }, 1)).toEqual({ x: 4, y: 2 });
    expect(turnedPoint({ x: 0, y: 0 }, 2)).toEqual({ x: 4, y: 4 });
    expect(turnedPoint({ x: 2, y: 2 }, 3)).toEqual({ x: 2, y: 2 });
    for (const node of nodes.slice(0, room)) {
      const round = [1, 1, 1, 1].reduce((point) => turnedPoint(point, 1), { x: node.x, y: node.y });
      expect(round).toEqual({ x: node.x, y: node.y });
    }
  });
});

describe("rooms as they lie", () => {
  test("a node lies where its tile was turned to, and is called after that", () => {
    const quarter = lying(nodes, room, 1);
    // What was printed in the north lies in the east.
    expect(quarter[1]).toEqual(nodes[7]);
    expect(quarter[0]).toEqual(nodes[2]);
    expect(quarter[6]).toEqual(nodes[6]);
    for (const quarters of [0, 1, 2, 3]) {
      const found = lying(nodes, room, quarters);
      expect(new Set(found.map((node) => node.name)).size).toBe(room);
      found.forEach((node, n) => expect(turnedPoint(node, -quarters)).toEqual({ x: nodes[n]?.x, y: nodes[n]?.y }));
    }
  });

  test("who came in by a door of the map stands at that wall", () => {
    const at: Record<Wall, (node: Point) => boolean> = { north: (n) => n.y === 0, east: (n) => n.x === 4, south: (n) => n.y === 4, west: (n) => n.x === 0 };
    for (const quarters of [0, 1, 2, 3]) {
      for (const door of WALLS) {
        // The rules know the entries by the wall as printed.
        const entries = nodes.slice(0, room).flatMap((node, n) => (at[door](node) ? [n] : []));
        const found = lying(nodes, room, quarters);
        for (const entry of entries) expect(at[turned(door, quarters)](found[entry] as Point)).toBe(true);
      }
    }
  });

  test("a boss’s room lies as it is printed", () => {
    expect(lying(nodes, hall, 0)).toEqual(nodes);
  });
});

describe("who stands where", () => {
  test("those who share a node do not cover one another, nor reach the next node", () => {
    for (const count of [2, 3, 4]) {
      const spots = gathered({ x: 2, y: 2 }, count);
      expect(spots.length).toBe(count);
      spots.forEach((one, n) => {
        for (const other of spots.slice(n + 1)) {
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(one.r * 2 - 0.02);
        }
        expect(Math.hypot(one.x - 2, one.y - 2) + one.r).toBeLessThan(Math.SQRT2 - 0.38);
      });
    }
  });

  test("beside a boss one stands towards one's place", () => {
    const spot = beside({ x: 2, y: 2 }, EAST);
    expect(spot.y).toBe(2);
    expect(spot.x).toBeGreaterThan(2.5);
  });
});
