import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Room } from "../contract";
import { settings } from "../settings.svelte";
import { Table } from "../table.svelte";
import type { Choice, Question, Sitter, Wire } from "../wire";
import TableRoom from "./TableRoom.svelte";

vi.mock("../api", () => ({ api: { games: () => new Promise(() => {}) }, Refusal: class extends Error {} }));

const sitter = (seat: number, name: string, person: number): Sitter => ({
  seat, kind: "person", name, bot: "", here: true, host: person === 0, person,
});
const rest: Choice = [["Rest", 1], "Rest", [0]];
const fight: Choice = [["Fight"], "Fight", [0]];
const ask = (seats: number[], more: Partial<Question> = {}): Question => ({
  text: "What now?", seats, leader: seats[0] ?? 0, options: [rest, fight],
  serials: Object.fromEntries(seats.map((seat) => [String(seat), 1])), ...more,
});

function laid(more: Partial<Table> = {}): Table {
  const table = new Table("abcdef");
  const nothing = (() => ({})) as unknown as Room["Board"];
  table.room = { Board: nothing, End: nothing as unknown as Room["End"], things: (action: Wire) => [String(action[1])], sound: () => "", pace: () => 0 };
  table.sitters = [sitter(0, "Ann", 0), sitter(1, "Ben", 0)];
  table.seats = [0, 1];
  table.person = 0;
  table.online = true;
  table.ask = ask([0]);
  return Object.assign(table, more);
}

beforeEach(() => {
  settings.lang = "en";
  window.matchMedia = ((query: string) => ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} })) as unknown as typeof matchMedia;
  Element.prototype.scrollTo = () => {};
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = () => {};
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
afterEach(cleanup);

describe("the curtain", () => {
  it("falls when the screen passes to another with a hidden hand, and opens for them", async () => {
    const table = laid({ hidden: true, acting: 0, view: { seat: 0 } });
    render(TableRoom, { table });
    expect(screen.queryByTestId("curtain")).toBeNull();
    table.view = { seat: 1 };
    table.ask = ask([1]);
    expect((await screen.findByTestId("curtain")).textContent).toContain("Ben, it is your turn");
    expect(screen.getByTestId("question").closest<HTMLElement>(".table")?.inert).toBe(true);
    const answer = vi.spyOn(table, "answer");
    await fireEvent.keyDown(window, { key: "1" });
    expect(answer).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole("button", { name: "I am Ben" }));
    expect(screen.queryByTestId("curtain")).toBeNull();
    expect(table.acting).toBe(1);
  });

  it("stays up where nothing is hidden, where I play one seat, and while others are asked", async () => {
    render(TableRoom, { table: laid({ view: { seat: 1 }, ask: ask([1]) }) });
    expect(screen.queryByTestId("curtain")).toBeNull();
    cleanup();
    render(TableRoom, { table: laid({ hidden: true, seats: [1], view: { seat: 1 }, ask: ask([1]) }) });
    expect(screen.queryByTestId("curtain")).toBeNull();
    cleanup();
    render(TableRoom, { table: laid({ hidden: true, acting: 0, view: { seat: -1 }, ask: ask([2], { options: [] }) }) });
    expect(screen.queryByTestId("curtain")).toBeNull();
  });

  it("stays up for what all at the screen may hear, and falls again for whoever looks next", async () => {
    const table = laid({ hidden: true, acting: 0, view: { seat: 0 } });
    render(TableRoom, { table });
    table.view = { seat: -1 };
    table.ask = ask([0, 1]);
    await vi.waitFor(() => expect(table.acting).toBe(-1));
    expect(screen.queryByTestId("curtain")).toBeNull();
    expect(screen.getAllByTestId("option")).toHaveLength(2);
    table.view = { seat: 0 };
    table.ask = ask([0]);
    expect((await screen.findByTestId("curtain")).textContent).toContain("Ann");
  });

  it("falls for one who wants to look at what it holds, and is drawn back without", async () => {
    const table = laid({ hidden: true, holders: [0, 1], view: { seat: -1 }, ask: ask([0, 1]) });
    const uncover = vi.spyOn(table, "uncover");
    render(TableRoom, { table });
    await fireEvent.click(await screen.findByRole("button", { name: "What Ben holds" }));
    expect((await screen.findByTestId("curtain")).textContent).toContain("Ben, look at what you hold");
    expect(screen.getByTestId("question").closest<HTMLElement>(".table")?.inert).toBe(true);
    await fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
    expect(screen.queryByTestId("curtain")).toBeNull();
    expect(uncover).not.toHaveBeenCalled();
    await fireEvent.click(await screen.findByRole("button", { name: "What Ben holds" }));
    await fireEvent.click(await screen.findByRole("button", { name: "I am Ben" }));
    expect(uncover).toHaveBeenCalledExactlyOnceWith(1);
    expect(screen.queryByTestId("curtain")).toBeNull();
  });

  it("is not needed by one who holds nothing, nor where everything is open", async () => {
    const table = laid({ hidden: true, holders: [0, 1], view: { seat: -1 }, ask: ask([0, 1]) });
    if (table.room) table.room.holds = (_table, seat) => seat === 0;
    render(TableRoom, { table });
    expect((await screen.findAllByTestId("look")).map((button) => button.textContent)).toEqual(["What Ann holds"]);
    cleanup();
    render(TableRoom, { table: laid({ hidden: true, holders: [1], view: { seat: -1 }, ask: ask([0, 1]) }) });
    expect((await screen.findAllByTestId("look")).map((button) => button.textContent)).toEqual(["What Ben holds"]);
    cleanup();
    render(TableRoom, { table: laid({ view: { seat: -1 }, ask: ask([0, 1]) }) });
    expect(screen.queryByTestId("look")).toBeNull();
  });
});

describe("keys", () => {
  it("give the answer with that number, and nothing while one types", async () => {
    const table = laid();
    const answer = vi.spyOn(table, "answer");
    render(TableRoom, { table });
    await fireEvent.keyDown(window, { key: "2" });
    expect(answer).toHaveBeenCalledWith(fight);
    await fireEvent.click(screen.getByRole("tab", { name: /Chat/ }));
    await fireEvent.keyDown(await screen.findByLabelText("Say something"), { key: "1" });
    expect(answer).toHaveBeenCalledTimes(1);
  });

  it("only show things to the end while they are being shown", async () => {
    const table = laid({ busy: true });
    const goOn = vi.spyOn(table, "goOn");
    const answer = vi.spyOn(table, "answer");
    render(TableRoom, { table });
    expect(screen.queryByTestId("option")).toBeNull();
    await fireEvent.keyDown(window, { key: "1" });
    expect(goOn).toHaveBeenCalledTimes(1);
    await fireEvent.keyDown(window, { key: "1", repeat: true });
    expect(goOn).toHaveBeenCalledTimes(1);
    table.busy = true;
    await fireEvent.click(screen.getByTestId("question"));
    expect(goOn).toHaveBeenCalledTimes(2);
    expect(answer).not.toHaveBeenCalled();
  });

  it("walk from answer to answer", async () => {
    render(TableRoom, { table: laid() });
    await fireEvent.keyDown(window, { key: "ArrowDown" });
    expect(document.activeElement?.textContent).toContain("Rest");
    await fireEvent.keyDown(document.activeElement ?? window, { key: "ArrowDown" });
    expect(document.activeElement?.textContent).toContain("Fight");
    await fireEvent.keyDown(document.activeElement ?? window, { key: "ArrowDown" });
    expect(document.activeElement?.textContent).toContain("Rest");
  });
});

describe("lesser answers and the end of the turn", () => {
  const dear: Choice = [["Fight dearly"], "Fight dearly", [0]];
  const done: Choice = [["Done"], "End the turn", [0]];
  const marked = () => ask([0], { options: [dear, rest, done, fight], marks: { "0": "worse", "2": "ends-turn" } });

  it("have their places: first what one chooses between, the rest when it is asked for", async () => {
    render(TableRoom, { table: laid({ ask: marked() }) });
    const shown = () => screen.getAllByTestId("option").map((one) => one.querySelector(".text")?.textContent?.trim());
    expect(shown()).toEqual(["Rest", "Fight", "End the turn"]);
    expect(screen.getByText("End the turn").closest(".end")).not.toBeNull();
    await fireEvent.click(screen.getByRole("button", { name: /1 more answer/ }));
    expect(shown()).toEqual(["Rest", "Fight", "Fight dearly", "End the turn"]);
  });

  it("have their keys: digits as they are seen, a letter for the end", async () => {
    const table = laid({ ask: marked() });
    const answer = vi.spyOn(table, "answer");
    render(TableRoom, { table });
    for (const key of ["2", "3", "4", "e"]) await fireEvent.keyDown(window, { key });
    expect(answer.mock.calls.map(([choice]) => choice)).toEqual([fight, done, done]);
    await fireEvent.click(screen.getByTestId("more"));
    await fireEvent.keyDown(window, { key: "4" });
    expect(answer).toHaveBeenLastCalledWith(dear);
  });

  it("are folded again with the next question", async () => {
    const table = laid({ ask: marked() });
    render(TableRoom, { table });
    await fireEvent.click(screen.getByTestId("more"));
    table.ask = marked();
    await vi.waitFor(() => expect(screen.getAllByTestId("option")).toHaveLength(3));
  });
});

describe("a doubt", () => {
  it("says what speaks against the answer, and leaves it to its giver", async () => {
    const give = vi.fn();
    const table = laid({ doubt: { text: "That is unwise.", choice: fight, give } });
    render(TableRoom, { table });
    expect(screen.getByRole("dialog", { name: "Fight" }).textContent).toContain("That is unwise.");
    await fireEvent.click(screen.getByRole("button", { name: "Think again" }));
    expect([table.doubt, give.mock.calls.length]).toEqual([null, 0]);
    table.doubt = { text: "That is unwise.", choice: fight, give };
    await fireEvent.click(await screen.findByRole("button", { name: "Do it all the same" }));
    expect([table.doubt, give.mock.calls.length]).toEqual([null, 1]);
  });
});

describe("the question", () => {
  it("bears its action on every button and says whose turn it is", () => {
    render(TableRoom, { table: laid() });
    expect(screen.getAllByTestId("option").map((one) => one.dataset.action)).toEqual(['["Rest",1]', '["Fight"]']);
    expect(screen.getByTestId("status").textContent).toContain("Your turn as Ann");
  });

  it("folds what is also possible when it is much", async () => {
    const asides = [0, 1, 2, 3, 4, 5, 6].map((n): Choice => [["Use", n], `Use ${n}`, [0]]);
    render(TableRoom, { table: laid({ ask: ask([0], { asides }) }) });
    expect(screen.queryAllByTestId("aside")).toHaveLength(0);
    await fireEvent.click(screen.getByRole("button", { name: /Also possible \(7\)/ }));
    expect(screen.getAllByTestId("aside")).toHaveLength(7);
  });

  it("marks in the log what came since I last answered", () => {
    const table = laid({ log: [[0, "Old", ["A"], 0], [1, "New", ["A"], 1]], mark: 0 });
    render(TableRoom, { table });
    const log = screen.getByRole("region", { name: "What happened" });
    expect(log.textContent?.replace(/\s+/g, " ").trim()).toMatch(/Old.*Since your last move.*New/);
  });
});
