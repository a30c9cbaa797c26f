import { beforeEach, describe, expect, it } from "vitest";
import { settings } from "../settings.svelte";
import { Table } from "../table.svelte";
import type { Choice, Question, Sitter } from "../wire";
import { status } from "./status";

const person = (seat: number, name: string, more: Partial<Sitter> = {}): Sitter => ({
  seat, kind: "person", name, bot: "", here: true, host: false, person: seat, ...more,
});
const bot = (seat: number): Sitter => ({ seat, kind: "bot", name: "", bot: "judgement", here: true, host: false, person: -1 });
const open = (seat: number): Sitter => ({ seat, kind: "open", name: "", bot: "", here: false, host: false, person: -1 });
const go: Choice = [["Go"], "Go", [0]];

function table(sitters: Sitter[], ask: Partial<Question>, seats = [0]): Table {
  const made = new Table("abcdef");
  made.sitters = sitters;
  made.seats = seats;
  made.person = seats[0] ?? -1;
  made.ask = { text: "?", seats: [0], leader: 0, ...ask };
  return made;
}

beforeEach(() => void (settings.lang = "en"));

describe("status", () => {
  it("says when it is my turn, and as whom where I play several", () => {
    expect(status(table([person(0, "Ann")], { options: [go] }))).toMatchObject({ text: "Your turn", mine: true });
    const several = table([person(0, "Ann"), person(1, "Ben", { person: 0 })], { seats: [1], options: [go] }, [0, 1]);
    expect(status(several).text).toBe("Your turn as Ben");
    const all = table([person(0, "Ann"), person(1, "Ben", { person: 0 })], { seats: [0, 1], options: [go] }, [0, 1]);
    expect(status(all).text).toBe("Your turn");
  });

  it("names who else may answer", () => {
    const both = table([person(0, "Ann"), person(1, "Ben"), bot(2)], { seats: [0, 1, 2], options: [go] });
    expect(status(both).more).toBe("Ben may answer too.");
  });

  it("names whom we wait for, and who is away", () => {
    const waiting = table([person(0, "Ann"), person(1, "Ben")], { seats: [1] });
    expect(status(waiting)).toMatchObject({ text: "Waiting for Ben", more: "", mine: false });
    waiting.sitters = [person(0, "Ann"), person(1, "Ben", { here: false })];
    expect(status(waiting)).toMatchObject({ more: "Ben is away", standIn: [] });
    waiting.host = true;
    expect(status(waiting).standIn).toEqual([1]);
  });

  it("tells bots that think from people, also one that stands in", () => {
    expect(status(table([person(0, "Ann"), bot(1)], { seats: [1], bots: [1] })).text).toBe("Bot 2 is thinking");
    const standIn = table([person(0, "Ann"), person(1, "Ben", { here: false, bot: "search" })], { seats: [1], bots: [1] });
    expect(status(standIn).text).toBe("Ben is thinking");
  });

  it("asks the host to invite somebody to a free seat", () => {
    const free = table([person(0, "Ann"), open(1)], { seats: [1] });
    free.host = true;
    expect(status(free)).toMatchObject({ invite: true, standIn: [1] });
    expect(status(free).text).toContain("Seat 2");
  });

  it("waits for the other votes once mine is given", () => {
    const voting = table([person(0, "Ann"), person(1, "Ben")], { seats: [0, 1], options: [go], votes: { "0": 0 } });
    voting.mode = "agree";
    expect(status(voting)).toMatchObject({ text: "Waiting for Ben", more: "Already said: Ann", mine: false });
  });

  it("says of secret answers who has given one and who is awaited, and never asks anybody to join in", () => {
    const three = [person(0, "Ann"), person(1, "Ben"), person(2, "Cy")];
    const secret = { seats: [0, 1, 2], secret: true };
    expect(status(table(three, { ...secret, options: [go] }))).toMatchObject({ text: "Your turn", more: "All answer in secret." });
    const one = table(three, { ...secret, options: [go], answered: [1] });
    expect(status(one)).toMatchObject({ text: "Your turn", more: "All answer in secret. The answer of Ben is in.", mine: true });
    const given = table(three, { ...secret, options: [go], answered: [0, 1] });
    expect(status(given)).toMatchObject({ text: "Waiting for Cy", more: "Your answer is in. The answer of Ben is in.", mine: false });
    settings.lang = "fr";
    expect(status(given).more).toBe("Votre réponse est donnée. Ben a répondu.");
    settings.lang = "en";
    const next: Choice = [["Go"], "Go", [1]];
    const sharing = table(three, { ...secret, options: [next], answered: [0] }, [0, 1]);
    expect(sharing.askedMine).toEqual([1]);
    expect(status(sharing)).toMatchObject({ text: "Your turn as Ben", more: "All answer in secret. The answer of Ann is in." });
    const watching = table(three, { ...secret, answered: [0, 1] }, []);
    expect(status(watching)).toMatchObject({ text: "Waiting for Cy", more: "All answer in secret. The answers of Ann and Ben are in." });
  });

  it("is never without words", () => {
    const nothing = table([person(0, "Ann")], {});
    nothing.ask = null;
    expect(status(nothing).text).not.toBe("");
    nothing.over = "lost";
    expect(status(nothing).text).toBe("The game is over.");
  });
});
