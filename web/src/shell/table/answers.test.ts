import { describe, expect, it } from "vitest";
import type { Choice, Question } from "../wire";
import { lay, saidOf } from "./answers";

const choice = (name: string): Choice => [[name], name, [0]];
const names = (placed: { choice: Choice }[]) => placed.map((one) => one.choice[1]);

function asked(marks: Record<string, string>): Question {
  return {
    text: "What now?",
    seats: [0],
    leader: 0,
    options: ["walk", "strike", "strike dearly", "done"].map(choice),
    asides: ["eat", "eat the other", "drop"].map(choice),
    marks,
  };
}

describe("answers", () => {
  it("lie as they come where nothing is said of them", () => {
    const { plain, end, asides, more } = lay(asked({}));
    expect(names(plain)).toEqual(["walk", "strike", "strike dearly", "done"]);
    expect(end).toBeNull();
    expect(names(asides)).toEqual(["eat", "eat the other", "drop"]);
    expect(more).toEqual([]);
  });

  it("that are worse or rare wait together, and what ends the turn has its own place", () => {
    const { plain, end, asides, more } = lay(asked({ "2": "worse", "3": "ends-turn", "5": "worse", "6": "rare" }));
    expect(names(plain)).toEqual(["walk", "strike"]);
    expect(end?.choice[1]).toBe("done");
    expect(names(asides)).toEqual(["eat"]);
    expect(names(more)).toEqual(["strike dearly", "eat the other", "drop"]);
  });

  it("that one mostly comes for lie before the others", () => {
    expect(names(lay(asked({ "1": "first", "3": "ends-turn" })).plain)).toEqual(["strike", "walk", "strike dearly"]);
  });

  it("have digits in the order in which they are seen, each once, and keep their numbers as options", () => {
    const { plain, end, asides, more } = lay(asked({ "0": "rare", "3": "ends-turn", "5": "worse" }));
    const placed = [...plain, ...(end ? [end] : []), ...asides, ...more];
    expect(placed.map((one) => one.key)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(placed.map((one) => one.option)).toEqual([1, 2, 3, -1, -1, 0, -1]);
  });

  it("are known by their number, asides after options", () => {
    const ask = asked({});
    const said = { "1": "of an option", "4": "of an aside" };
    expect(saidOf(ask, ask.options?.[1] as Choice, said)).toBe("of an option");
    expect(saidOf(ask, ask.asides?.[0] as Choice, said)).toBe("of an aside");
    expect(saidOf(ask, ask.options?.[0] as Choice, said)).toBe("");
    expect(saidOf(ask, choice("strike"), said)).toBe("of an option");
    expect(saidOf(ask, choice("of another question"), { ...said, "3": "of the last" })).toBe("");
  });
});
