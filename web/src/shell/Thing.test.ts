import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Room } from "./contract";
import { settings } from "./settings.svelte";
import { Table } from "./table.svelte";
import Thing from "./Thing.svelte";
import type { Choice, Wire } from "./wire";

const rest: Choice = [["Rest", 1], "Let Ann rest", [0]];
const eat: Choice = [["Use", 1], "Feed Ann", [0]];
const children = createRawSnippet(() => ({ render: () => "<p>Ann, 5 hit points</p>" }));

function laid(options: Choice[], asides: Choice[] = []): Table {
  const table = new Table("abcdef");
  table.room = { things: (action: Wire) => [`prisoner:${String(action[1])}`], sound: () => "", pace: () => 0 } as unknown as Room;
  table.ask = { text: "?", seats: [0], leader: 0, options, asides, serials: { "0": 1 } };
  return table;
}

beforeEach(() => void (settings.lang = "en"));
afterEach(cleanup);

describe("Thing", () => {
  it("is plain when nothing names it", () => {
    render(Thing, { id: "prisoner:2", label: "Ben", table: laid([rest]), children });
    expect(screen.queryByRole("button")).toBeNull();
    expect(screen.getByText("Ann, 5 hit points")).toBeTruthy();
  });

  it("answers with its only option and says what it does", async () => {
    const table = laid([rest]);
    const answer = vi.spyOn(table, "answer");
    render(Thing, { id: "prisoner:1", label: "Ann", table, children });
    await fireEvent.click(screen.getByRole("button", { name: "Ann: Let Ann rest" }));
    expect(answer).toHaveBeenCalledWith(rest);
  });

  it("opens a menu when several options name it", async () => {
    const table = laid([rest], [eat]);
    const answer = vi.spyOn(table, "answer");
    render(Thing, { id: "prisoner:1", label: "Ann", table, children });
    await fireEvent.click(screen.getByRole("button", { name: "Ann: 2 choices" }));
    expect(answer).not.toHaveBeenCalled();
    expect(table.menu?.choices).toEqual([rest, eat]);
  });

  it("keeps its content when what can be done changes", async () => {
    const table = laid([rest]);
    render(Thing, { id: "prisoner:1", label: "Ann", table, children });
    const before = screen.getByText("Ann, 5 hit points");
    table.ask = null;
    await vi.waitFor(() => expect(screen.queryByRole("button")).toBeNull());
    expect(screen.getByText("Ann, 5 hit points")).toBe(before);
  });

  it("points on a right click, and on a click in pointing mode", async () => {
    const table = laid([]);
    const ping = vi.spyOn(table, "ping");
    render(Thing, { id: "prisoner:2", label: "Ben", table, children });
    await fireEvent.contextMenu(screen.getByText("Ann, 5 hit points"));
    expect(ping).toHaveBeenCalledWith("prisoner:2");
    table.pointing = true;
    await fireEvent.click(await screen.findByRole("button", { name: "Point at Ben" }));
    expect(ping).toHaveBeenCalledTimes(2);
  });

  it("shows the best chance and who points", async () => {
    const table = laid([rest], [eat]);
    table.advice = { '["Rest",1]': { chance: 0.4, runs: 50 }, '["Use",1]': { chance: 0.625, runs: 50 } };
    table.points = [{ id: 1, name: "Cleo", at: "prisoner:1" }];
    render(Thing, { id: "prisoner:1", label: "Ann", table, children });
    expect(screen.getByText("63%")).toBeTruthy();
    expect(screen.getByText("Cleo")).toBeTruthy();
  });
});
