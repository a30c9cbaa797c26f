import { expect, test } from "vitest";
import type { LogLine, Wire } from "../../shell/wire";
import { tripOf } from "./trip";

const log = (...events: Wire[]): LogLine[] => events.map((event, n) => [n, "", event, 0]);

test("cards lie along the road they were drawn on, one after the other", () => {
  const told = log(["Travelled", "travel_9", "road"], ["QuestPicked", "the_twin_idols", "heroes"], ["Travelled", "travel_1", "forest"]);
  expect(tripOf(["forest", "forest", "water"], told)).toEqual([
    { symbol: "forest", card: "travel_1", passed: true },
    { symbol: "forest", card: "", passed: false },
    { symbol: "water", card: "", passed: false },
  ]);
});

test("a symbol that was skipped is passed all the same, and a longer road grows", () => {
  const told = log(["Travelled", "travel_1", "road"], ["Travelled", "travel_2", "water"], ["Travelled", "travel_3", "water"]);
  expect(tripOf(["road", "plain", "water"], told).map(({ card, passed }) => `${card} ${passed}`)).toEqual([
    "travel_1 true", " true", "travel_2 true", "travel_3 true",
  ]);
});
