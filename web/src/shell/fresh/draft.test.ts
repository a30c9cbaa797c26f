import { describe, expect, it } from "vitest";
import type { Entrance } from "../contract";
import type { GameInfo } from "../wire";
import { Draft } from "./draft.svelte";

const value = (value: string | boolean) => ({ value, title: "", difficulty: "", then: "" });
const game: GameInfo = {
  name: "g", title: "G", line: "", players: [1, 4], chat: true, rulebook: true, sides: {},
  bots: [{ name: "random", title: "", line: "" }, { name: "judgement", title: "", line: "" }],
  options: [
    { name: "castle", title: "", help: "", values: [value("full"), value("first")] },
    { name: "rest", title: "", help: "", values: [value(false), value(true)] },
  ],
};
const say = { en: "", fr: "" };
const door = {
  presets: [
    { id: "first", title: say, line: say, options: { castle: "first" } },
    { id: "full", title: say, line: say, options: {}, chairs: [{ who: "me" }, { who: "bot" }] },
  ],
} as unknown as Entrance;

describe("draft", () => {
  it("begins alone, with the first preset", () => {
    const draft = new Draft(game, door);
    expect(draft.preset?.id).toBe("first");
    expect(draft.order(" Ann ")).toEqual({
      game: "g", chairs: [{ who: "me", name: "Ann" }], options: { castle: "first" }, mode: "first", name: "Ann", seed: "",
    });
  });

  it("takes over a preset's chairs, and leaves out options that stand as they would", () => {
    const draft = new Draft(game, door);
    draft.choose(door.presets![1]!);
    expect(draft.order("").chairs).toEqual([{ who: "me", name: "" }, { who: "bot", bot: "judgement" }]);
    expect(draft.order("").options).toEqual({});
  });

  it("keeps the preset chosen where another has the same options", () => {
    const twin = { ...door.presets![1]!, id: "twin" };
    const draft = new Draft(game, { ...door, presets: [...door.presets!, twin] });
    draft.choose(twin);
    draft.size(3);
    expect(draft.preset?.id).toBe("twin");
  });

  it("knows no preset once an option differs", () => {
    const draft = new Draft(game, door);
    draft.options.rest = true;
    expect(draft.preset).toBeNull();
    expect(draft.order("").options).toEqual({ castle: "first", rest: true });
  });

  it("fills added seats with bots, keeps within the game's numbers, and keeps those that stay", () => {
    const draft = new Draft(game, { ...door, presets: [] });
    draft.size(3);
    draft.seats[1]!.who = "friend";
    draft.size(9);
    expect(draft.seats.map((seat) => seat.who)).toEqual(["me", "friend", "bot", "bot"]);
    draft.size(2);
    expect(draft.seats.map((seat) => seat.who)).toEqual(["me", "friend"]);
  });

  it("keeps everybody on their side, whatever the number of players", () => {
    const sides = { "2": ["Heroes", "Overlord"], "3": ["Heroes", "Heroes", "Overlord"], "4": ["Heroes", "Heroes", "Heroes", "Overlord"] };
    const draft = new Draft({ ...game, players: [2, 4], sides }, { ...door, presets: [] });
    expect(draft.seats.map((seat) => seat.who)).toEqual(["me", "bot"]);
    draft.seats[0]!.who = "bot";
    draft.seats[1]!.who = "me";
    draft.size(4);
    expect(draft.seats.map((seat) => seat.who)).toEqual(["bot", "bot", "bot", "me"]);
    draft.seats[0]!.who = "friend";
    draft.size(3);
    expect(draft.seats.map((seat) => seat.who)).toEqual(["friend", "bot", "me"]);
    expect(draft.sides).toEqual(["Heroes", "Heroes", "Overlord"]);
  });

  it("cannot be opened without a seat of mine", () => {
    const draft = new Draft(game, { ...door, presets: [] });
    draft.seats[0]!.who = "bot";
    expect(draft.complete).toBe(false);
  });
});
