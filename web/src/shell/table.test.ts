import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Room } from "./contract";
import { FakeSocket } from "./faked";
import { drop, keep } from "./keys";
import { settings } from "./settings.svelte";
import { ReplayTable } from "./replay.svelte";
import { Table } from "./table.svelte";
import type { Choice, LogLine, Question, OfferedRoute, Shown, Update } from "./wire";

// The room of a game is another's business; here one that names the second field of an action is enough.
const room: Room = {
  Board: (() => ({})) as unknown as Room["Board"],
  End: (() => ({})) as unknown as Room["End"],
  things: (action) => (action.length > 1 ? [`prisoner:${String(action[1])}`] : []),
  sound: () => "",
  pace: () => 300,
};
vi.mock("./rooms", () => ({ enter: () => Promise.resolve(room) }));
vi.mock("./api", () => ({ api: { faces: () => Promise.resolve({ sources: {} }) } }));

const rest: Choice = [["Rest", 1], "Rest", [0]];
const fight: Choice = [["Fight"], "Fight", [0]];
const eat: Choice = [["Use", 1], "Eat", [0]];
const ask = (serial: number, more: Partial<Question> = {}): Question => ({
  text: "What now?", seats: [0], leader: 0, options: [rest, fight], asides: [eat], serials: { "0": serial }, ...more,
});
const line = (n: number, step: number): LogLine => [n, `line ${n}`, ["Told", n], step];
const shown = (more: Partial<Shown> = {}): Shown => ({
  t: "table", table: "abcdef", game: "g", rev: 1, step: 1, lang: settings.lang, view: { hp: 5 }, sitters: [], seats: [0], person: 0,
  host: true, mode: "first", options: {}, seed_digest: "d", log: [line(0, 0), line(1, 1)], chat: [], headline: "", ask: ask(1), ...more,
});
const step = (rev: number, more: Partial<Update> = {}): Update => ({
  t: "step", rev, step: rev, stages: [[[line(rev, rev)], [[["hp"], rev]]]], ask: ask(rev), ...more,
});

async function seated(more: Partial<Shown> = {}): Promise<Table> {
  const table = new Table("abcdef");
  table.connect("k".repeat(20), FakeSocket.dial);
  FakeSocket.last.open();
  FakeSocket.last.say(shown(more));
  await vi.waitFor(() => expect(table.ready).toBe(true));
  return table;
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  FakeSocket.all = [];
  settings.speed = "normal";
  room.pace = () => 300;
  delete room.together;
  delete room.reading;
  delete room.scene;
});
afterEach(() => void vi.useRealTimers());

describe("table", () => {
  it("shows the stages of a step one after another at the room's pace, and asks last", async () => {
    const table = await seated();
    FakeSocket.last.say(step(2, { stages: [[[line(2, 2)], [[["hp"], 4]]], [[line(3, 2)], [[["hp"], 3]]], [[], [[["hp"], 2]]]] }));
    expect([table.view.hp, table.fresh, table.busy, table.happening]).toEqual([4, [line(2, 2)], true, "line 2"]);
    expect(table.ask?.serials).toEqual({ "0": 1 });
    vi.advanceTimersByTime(300);
    expect([table.view.hp, table.fresh, table.busy, table.happening]).toEqual([3, [line(3, 2)], true, "line 3"]);
    expect([table.choices, table.asked, table.mine]).toEqual([[], false, false]);
    vi.advanceTimersByTime(300);
    expect([table.view.hp, table.busy, table.happening]).toEqual([2, false, ""]);
    expect(table.ask?.serials).toEqual({ "0": 2 });
    expect(table.log.map((one) => one[0])).toEqual([0, 1, 2, 3]);
  });

  it("asks before an answer that something speaks against, and gives it all the same", async () => {
    const table = await seated({ ask: ask(1, { blunders: { "1": "Unwise.", "2": "A waste." } }) });
    const sent = () => FakeSocket.last.sent.filter((message) => message.t === "answer").length;
    table.answer(fight);
    expect([table.doubt?.text, table.sending, sent()]).toEqual(["Unwise.", "", 0]);
    table.answer(eat);
    expect([table.doubt?.text, sent()]).toEqual(["A waste.", 0]);
    table.doubt?.give();
    expect(sent()).toBe(1);
  });

  it("asks nothing of other answers, of anybody who does not want that, and forgets it with the question", async () => {
    const table = await seated({ ask: ask(1, { blunders: { "1": "Unwise." } }) });
    table.answer(fight);
    FakeSocket.last.say(step(2, { stages: [], ask: ask(2, { blunders: { "1": "Unwise." } }) }));
    expect(table.doubt).toBeNull();
    settings.warn = false;
    table.answer(fight);
    expect([table.doubt, table.sending]).toEqual([null, '["Fight"]']);
    settings.warn = true;
    FakeSocket.last.say(step(3, { stages: [], ask: ask(3, { blunders: { "1": "Unwise." } }) }));
    table.answer(rest);
    expect([table.doubt, table.sending]).toEqual([null, '["Rest",1]']);
  });

  it("shows steps one after another", async () => {
    const table = await seated();
    FakeSocket.last.say(step(2));
    FakeSocket.last.say(step(3));
    expect(table.view.hp).toBe(2);
    expect(table.busy).toBe(true);
    vi.advanceTimersByTime(300);
    expect(table.view.hp).toBe(3);
    expect(table.busy).toBe(true);
    vi.advanceTimersByTime(300);
    expect(table.busy).toBe(false);
    expect(table.log.map((one) => one[0])).toEqual([0, 1, 2, 3]);
  });

  it("tells the server when a step has been shown, so that bots wait for it", async () => {
    await seated();
    const looked = () => FakeSocket.last.sent.filter((message) => message.t === "looked");
    FakeSocket.last.say(step(2));
    FakeSocket.last.say(step(3));
    vi.advanceTimersByTime(299);
    expect(looked()).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(looked()).toEqual([{ t: "looked", rev: 2 }]);
    vi.advanceTimersByTime(300);
    expect(looked()).toEqual([{ t: "looked", rev: 2 }, { t: "looked", rev: 3 }]);
  });

  it("shows together what happens at once, and what nobody looks at with what comes next", async () => {
    const table = await seated();
    const [first, second, third] = [["Quiet"], ["Rolled", 1], ["Rolled", 2]].map((event, n): LogLine => [n + 2, `line ${n + 2}`, event as LogLine[2], 2]);
    room.pace = (lines) => (lines.some(([, , [kind]]) => kind === "Rolled") ? 200 : 0);
    room.together = (lines, next) => lines.at(-1)?.[2][0] === "Rolled" && next[0]?.[2][0] === "Rolled";
    FakeSocket.last.say(step(2, { stages: [[[first as LogLine], [[["hp"], 4]]], [[second as LogLine], [[["hp"], 3]]], [[third as LogLine], [[["hp"], 2]]]] }));
    expect([table.view.hp, table.fresh.length, table.busy]).toEqual([2, 3, true]);
    vi.advanceTimersByTime(200);
    expect(table.busy).toBe(false);
  });

  it("goes on by a key, to the end or, step by step, to the next", async () => {
    const table = await seated();
    const stages: Update["stages"] = [2, 3, 4].map((n) => [[line(n, 2)], [[["hp"], 10 - n]]]);
    FakeSocket.last.say(step(2, { stages }));
    table.goOn();
    expect([table.view.hp, table.busy]).toEqual([6, false]);
    settings.speed = "step";
    FakeSocket.last.say(step(3, { stages }));
    vi.advanceTimersByTime(60_000);
    expect([table.view.hp, table.busy, table.held]).toEqual([8, true, true]);
    table.goOn();
    expect(table.view.hp).toBe(7);
    table.goOn();
    expect([table.view.hp, table.busy]).toEqual([6, true]);
    table.goOn();
    expect([table.busy, table.held]).toEqual([false, false]);
  });

  it("lets a page be read before more happens, and a key ends only that", async () => {
    const table = await seated();
    room.reading = (lines) => (lines[0]?.[0] === 2 ? 5000 : 0);
    const stages: Update["stages"] = [2, 3, 4].map((n) => [[line(n, 2)], [[["hp"], 10 - n]]]);
    FakeSocket.last.say(step(2, { stages }));
    vi.advanceTimersByTime(5000);
    expect([table.view.hp, table.held]).toEqual([8, true]);
    table.goOn();
    expect([table.view.hp, table.held]).toEqual([7, false]);
    table.skip();
    FakeSocket.last.say(step(3, { stages: [[[line(2, 3)], []]] }));
    vi.advanceTimersByTime(300);
    expect(table.busy).toBe(false);
  });

  it("shows a scene until a key, even to those who skip", async () => {
    const table = await seated();
    room.scene = ([, n]) => (n === 3 ? Infinity : 0);
    FakeSocket.last.say(step(2, { stages: [2, 3].map((n) => [[line(n, 2)], []]), over: "lost" }));
    expect(table.scene).toBeNull();
    table.goOn();
    expect([table.scene, table.over, table.held]).toEqual([["Told", 3], "", true]);
    table.goOn();
    expect([table.scene, table.over, table.busy]).toEqual([null, "lost", false]);
  });

  it("tells what was missed after a long absence, and only then", async () => {
    const table = await seated();
    const stages: Update["stages"] = [[[2, 3, 4, 5].map((n) => line(n, 2)), []]];
    table.look(false);
    vi.advanceTimersByTime(5000);
    FakeSocket.last.say(step(2, { stages }));
    table.look(true);
    expect(table.missed).toEqual([]);
    table.look(false);
    FakeSocket.last.say(step(3, { stages: [[[6, 7, 8, 9].map((n) => line(n, 3)), []]] }));
    table.skip();
    vi.advanceTimersByTime(60_000);
    table.look(true);
    expect(table.missed.map((one) => one[0])).toEqual([6, 7, 8, 9]);
  });

  it("takes a line that was cut for a moment for no absence, and one cut for long while much happened for one", async () => {
    const table = await seated();
    const cut = (gone: number, last: number): void => {
      FakeSocket.last.close();
      vi.advanceTimersByTime(gone);
      FakeSocket.last.open();
      FakeSocket.last.say(shown({ log: [...Array(last + 1).keys()].map((n) => line(n, 3)) }));
    };
    cut(5000, 7);
    expect(table.missed).toEqual([]);
    cut(40_000, 9);
    expect(table.missed).toEqual([]);
    cut(40_000, 13);
    expect(table.missed.map((one) => one[0])).toEqual([10, 11, 12, 13]);
  });

  it("takes a moment's cut for no absence at a table where nothing had happened yet", async () => {
    keep("abcdef", "k".repeat(20));
    const table = await seated({ step: 0, log: [] });
    FakeSocket.last.close();
    vi.advanceTimersByTime(2000);
    FakeSocket.last.open();
    FakeSocket.last.say(shown({ log: [...Array(8).keys()].map((n) => line(n, 3)) }));
    drop("abcdef");
    expect(table.missed).toEqual([]);
  });

  it("shows nothing of another seat before it is asked, where hands are hidden", async () => {
    const table = await seated({ hidden: true, seats: [0, 1] });
    const stages: Update["stages"] = [[[line(2, 2)], [[["seat"], 1], [["hp"], 2]]]];
    FakeSocket.last.say(step(2, { stages, ask: ask(2, { seats: [1], serials: { "1": 2 } }) }));
    expect([table.view.hp, table.busy, table.ask?.seats]).toEqual([2, false, [1]]);
    FakeSocket.last.say(step(3, { stages: [[[line(3, 3)], [[["hp"], 1]]]] }));
    expect(table.busy).toBe(true);
  });

  it("shows what happened to whoever looked until now before it passes on, and tells nothing twice", async () => {
    const table = await seated({ hidden: true, seats: [0, 1], view: { hp: 5, seat: 0 } });
    const before: Update["stages"] = [[[line(2, 2)], [[["hp"], 4]]], [[line(3, 2)], [[["hp"], 3]]]];
    const stages: Update["stages"] = [[[line(0, 0), line(1, 1), line(2, 2)], [[["seat"], 1]]]];
    FakeSocket.last.say(step(2, { before, stages, cut: 0, ask: ask(2, { seats: [1], serials: { "1": 2 } }) }));
    expect([table.view, table.busy, table.fresh]).toEqual([{ hp: 4, seat: 0 }, true, [line(2, 2)]]);
    table.skip();
    expect([table.view, table.busy, table.fresh, table.ask?.seats]).toEqual([{ hp: 3, seat: 1 }, false, [], [1]]);
    expect(table.log.map((one) => one[0])).toEqual([0, 1, 2]);
  });

  it("lets one of several look at what it holds until it is covered, or anything happens", async () => {
    const table = await seated({ hidden: true, seats: [0, 1], view: { hp: 5, seat: -1 } });
    const mine = { hp: 5, seat: 1, hand: ["knife"] };
    table.uncover(1);
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ t: "look", seat: 1 });
    FakeSocket.last.say({ t: "look", step: 0, view: mine });
    expect(table.view).toEqual({ hp: 5, seat: -1 }); // too late: of another step
    FakeSocket.last.say({ t: "look", step: 1, view: mine });
    expect(table.view).toEqual(mine);
    table.cover();
    expect([table.view, table.uncovered]).toEqual([{ hp: 5, seat: -1 }, -1]);
    FakeSocket.last.say({ t: "look", step: 1, view: mine });
    expect(table.view).toEqual({ hp: 5, seat: -1 }); // nobody wants to look any more
    table.uncover(0);
    FakeSocket.last.say({ t: "look", step: 1, view: mine });
    expect(table.view).toEqual({ hp: 5, seat: -1 }); // another one looks by now
    table.uncover(1);
    FakeSocket.last.say({ t: "look", step: 1, view: mine });
    FakeSocket.last.say(step(2));
    expect([table.view, table.uncovered]).toEqual([{ hp: 2, seat: -1 }, -1]);
  });

  it("takes back at once", async () => {
    const table = await seated();
    FakeSocket.last.say(step(2, { cut: 1, stages: [[[line(1, 1), line(2, 1)], [[["hp"], 5]]]] }));
    expect([table.view.hp, table.busy, table.log.map((one) => one[0])]).toEqual([5, false, [0, 1, 2]]);
  });

  it("offers nothing that is no longer asked while steps wait", async () => {
    const table = await seated();
    FakeSocket.last.say(step(2));
    FakeSocket.last.say(step(3));
    expect(table.choices).toEqual([]);
    table.skip();
    expect(table.choices).toEqual([rest, fight, eat]);
    expect(table.ask?.serials).toEqual({ "0": 3 });
  });

  it("shows at once without motion", async () => {
    settings.speed = "none";
    const table = await seated();
    for (const rev of [2, 3, 4]) FakeSocket.last.say(step(rev));
    expect(table.view.hp).toBe(4);
    expect(table.busy).toBe(false);
  });

  it("keeps a vote behind the step it belongs to", async () => {
    const table = await seated();
    FakeSocket.last.say(step(2));
    FakeSocket.last.say(step(3));
    FakeSocket.last.say({ t: "ask", ask: ask(3, { votes: { "1": 0 } }) });
    expect(table.ask?.votes).toBeUndefined();
    table.skip();
    expect(table.ask?.votes).toEqual({ "1": 0 });
  });

  it("finds the options of a thing and how it glows", async () => {
    const table = await seated();
    expect(table.optionsFor("prisoner:1")).toEqual([rest, eat]);
    expect(table.glows("prisoner:1")).toBe("option");
    expect(table.glows("prisoner:0")).toBe("");
    FakeSocket.last.say({ t: "ask", ask: ask(1, { options: [fight] }) });
    table.skip();
    expect(table.glows("prisoner:1")).toBe("aside");
  });

  it("answers once, with the serial of the question, and not again until told", async () => {
    const table = await seated();
    table.answer(rest);
    table.answer(fight);
    const answers = FakeSocket.last.sent.filter((one) => one.t === "answer");
    expect(answers).toEqual([{ t: "answer", seat: 0, serial: 1, action: ["Rest", 1], id: 1 }]);
    expect(table.choices).toEqual([]);
    FakeSocket.last.say({ t: "refused", code: "stale-answer", text: "Too late", id: 1 });
    expect(table.choices).toHaveLength(3);
    expect(table.notices.map((one) => one.text)).toEqual(["Too late"]);
  });

  it("goes a whole route in one message, and offers none while anything is under way", async () => {
    const route: OfferedRoute = { to: "prisoner:3", steps: [["Rest", 1], ["Rest", 3]], cost: 2, through: ["prisoner:1", "prisoner:3"] };
    const table = await seated({ ask: ask(1, { routes: [route] }) });
    expect(table.routes).toEqual([route]);
    expect(table.routeTo("prisoner:3")).toEqual(route);
    expect(table.routeTo("prisoner:1")).toBeNull();
    expect(table.strokes).toEqual([]);
    table.go({ ...route, steps: [["Rest", 7], ["Rest", 3]] });
    expect(FakeSocket.last.sent.filter((one) => one.t === "answers")).toEqual([]);
    table.go(route);
    table.go(route);
    const answers = FakeSocket.last.sent.filter((one) => one.t === "answers");
    expect(answers).toEqual([{ t: "answers", seat: 0, serial: 1, actions: [["Rest", 1], ["Rest", 3]], id: 1 }]);
    expect(table.routes).toEqual([]);
    FakeSocket.last.say(step(2, { ask: ask(2) }));
    vi.advanceTimersByTime(301);
    expect(table.routes).toEqual([]);
    expect(table.choices).toHaveLength(3);
  });

  it("takes what is told in words for an answer, and says the end of the turn along with any", async () => {
    const route: OfferedRoute = { to: "prisoner:3", steps: [["Rest", 1], ["Rest", 3]], cost: 2, through: ["prisoner:3"], text: "Go and rest" };
    const table = await seated({ ask: ask(1, { routes: [route], turn_end: ["Fight"] }) });
    const [stroke] = table.strokes;
    expect(stroke?.[1]).toBe("Go and rest");
    expect(table.optionsFor("prisoner:3")).toEqual([stroke]);
    expect(table.glows("prisoner:3")).toBe("option");
    expect(table.endWith(rest)).toEqual(["Fight"]);
    expect(table.endWith([["Fight"], "Fight", [0]])).toBeNull();
    if (stroke) table.answerAndEnd(stroke);
    const answers = FakeSocket.last.sent.filter((one) => one.t === "answers");
    expect(answers).toEqual([{ t: "answers", seat: 0, serial: 1, actions: [["Rest", 1], ["Rest", 3], ["Fight"]], id: 1 }]);
  });

  it("tells what was asked of a bot and what it said, in the chat and in passing", async () => {
    const bot = { seat: 1, kind: "bot" as const, name: "Bolt", bot: "judgement", here: true, host: false, person: -1 };
    const table = await seated({ sitters: [bot], requests: true, pace: "slow" });
    expect([table.requestable, table.pace]).toEqual([true, "slow"]);
    table.request(1, "take", "lamp.1");
    table.setPace("fast");
    expect(FakeSocket.last.sent.slice(-2)).toEqual([
      { t: "request", seat: 1, kind: "take", thing: "lamp.1" },
      { t: "pace", pace: "fast" },
    ]);
    FakeSocket.last.say({ t: "requested", person: 0, name: "Ada", seat: 1, text: "Take the lamp", reply: "Yes.", granted: true });
    expect(table.chat.map((said) => [said.name, said.text])).toEqual([["Ada", "To Bolt: Take the lamp"], ["Bolt", "Yes."]]);
    expect(new Set(table.chat.map((said) => said.n)).size).toBe(2);
    expect(table.notices.at(-1)).toMatchObject({ text: "Bolt: Yes.", friendly: true });
    FakeSocket.last.say({ t: "seats", sitters: [bot], seats: [0], person: 0, host: true, mode: "first", pace: "fast", shared: true });
    expect(table.shared).toBe(true);
    expect(table.pace).toBe("fast");
  });

  it("gives an answer again after a cut, once, and offers nothing meanwhile", async () => {
    const table = await seated();
    table.answer(rest);
    FakeSocket.last.close();
    expect(table.online).toBe(false);
    vi.advanceTimersByTime(1000);
    FakeSocket.last.open();
    FakeSocket.last.say(shown());
    expect(FakeSocket.last.sent.filter((one) => one.t === "answer")).toHaveLength(1);
    expect(table.choices).toEqual([]);
    FakeSocket.last.say(step(2));
    table.skip();
    expect(table.choices).toHaveLength(3);
    FakeSocket.last.close();
    vi.advanceTimersByTime(1000);
    FakeSocket.last.open();
    FakeSocket.last.say(shown({ rev: 2, ask: ask(2) }));
    expect(table.choices).toHaveLength(3);
  });

  it("does not hold up an answer for the sake of a motion", async () => {
    const table = await seated();
    FakeSocket.last.say(step(2));
    table.answer(rest);
    expect(table.view.hp).toBe(2);
    expect(table.busy).toBe(false);
  });

  it("speaks for the seat with the last word, or for the first that has not voted", async () => {
    const both: Choice = [["Go"], "Go", [0, 2]];
    const table = await seated({ seats: [0, 2], ask: ask(1, { seats: [0, 2], leader: 2, serials: { "0": 4, "2": 5 }, options: [both] }) });
    expect(table.seatFor(both)).toBe(2);
    FakeSocket.last.say({ t: "ask", ask: ask(1, { leader: 2, serials: { "0": 4, "2": 5 }, options: [both], votes: { "2": 0 } }) });
    expect(table.seatFor(both)).toBe(0);
  });

  it("cuts what was taken back out of the log", async () => {
    const table = await seated();
    FakeSocket.last.say(step(2, { cut: 1, stages: [[[], [[["hp"], 5]]]] }));
    expect(table.log.map((one) => one[0])).toEqual([0]);
  });

  it("keeps advice for the question it was asked for", async () => {
    const table = await seated();
    table.hint();
    expect(table.hinting).toBe(true);
    FakeSocket.last.say({ t: "hint", seat: 0, serial: 0, advice: [[["Fight"], 0.4, 50]] });
    expect(table.adviceOn(fight)).toBeNull();
    FakeSocket.last.say({ t: "hint", seat: 0, serial: 1, advice: [[["Fight"], 0.4, 50]] });
    expect(table.adviceOn(fight)).toEqual({ chance: 0.4, runs: 50 });
    FakeSocket.last.say(step(2));
    expect(table.adviceOn(fight)).toBeNull();
  });

  it("puts older lines before those it has, each once", async () => {
    const table = await seated({ log: [line(5, 5), line(6, 6)] });
    table.older();
    expect(FakeSocket.last.sent.at(-1)).toEqual({ t: "log", before: 5 });
    FakeSocket.last.say({ t: "log", log: [line(3, 3), line(4, 4), line(5, 5)] });
    expect(table.log.map((one) => one[0])).toEqual([3, 4, 5, 6]);
  });

  it("shows a ping for a while", async () => {
    const table = await seated();
    FakeSocket.last.say({ t: "ping", person: 1, name: "Ann", at: "prisoner:1" });
    expect(table.pings("prisoner:1")).toEqual(["Ann"]);
    vi.advanceTimersByTime(4000);
    expect(table.pings("prisoner:1")).toEqual([]);
  });

  it("asks for another language once, and again after a hello in the old one", async () => {
    const table = await seated();
    const other = settings.lang === "en" ? "fr" : "en";
    table.speakIn(other);
    table.speakIn(other);
    expect(FakeSocket.last.sent.filter((one) => one.t === "lang")).toEqual([{ t: "lang", lang: other }]);
  });

  it("tells who refused to take something back", async () => {
    const table = await seated();
    FakeSocket.last.say({ t: "pending", by: 0, text: "Rest", rolls: true, reveals: false, needs: [1], refused: -1 });
    expect(table.pending?.needs).toEqual([1]);
    FakeSocket.last.say({ t: "pending", by: 0, text: "", rolls: false, reveals: false, needs: [], refused: 1 });
    expect(table.pending).toBeNull();
    expect(table.refusedBy).toBe(1);
  });
});

describe("replay", () => {
  const data = {
    game: "g", sitters: [], view: { hp: 9 }, over: "lost", outcome: "All is lost", victory: "", sides: [], recap: { hp: [] },
    steps: [1, 2, 3].map((n) => ({ step: n, by: 0, text: `step ${n}`, stages: step(n).stages, headline: `page ${n}` })),
  };

  it("steps forth and back over the same board, where nothing can be done", () => {
    const table = new ReplayTable("abcdef", data, "en");
    expect(table.view.hp).toBe(9);
    table.goTo(1);
    expect([table.view.hp, table.headline, table.fresh.length]).toEqual([1, "page 1", 1]);
    table.goTo(3);
    expect([table.view.hp, table.over, table.fresh.length, table.log.length]).toEqual([3, "lost", 0, 3]);
    table.goTo(0);
    expect([table.view.hp, table.over, table.log.length]).toEqual([9, "", 0]);
    expect(table.optionsFor("prisoner:1")).toEqual([]);
    table.goTo(99);
    expect(table.at).toBe(3);
  });

  it("plays a single step forward stage by stage, and a jump not at all", async () => {
    const stages: Update["stages"] = [7, 6].map((hp) => [[line(hp, 1)], [[["hp"], hp]]]);
    const table = new ReplayTable("abcdef", { ...data, steps: [{ step: 1, by: 0, text: "one", stages, headline: "page 1" }, ...data.steps] }, "en");
    await vi.waitFor(() => expect(table.ready).toBe(true));
    settings.speed = "step";
    table.goTo(1);
    expect([table.at, table.view.hp, table.busy, table.headline]).toEqual([1, 7, true, ""]);
    vi.advanceTimersByTime(300);
    expect([table.view.hp, table.busy]).toEqual([6, true]);
    vi.advanceTimersByTime(300);
    expect([table.busy, table.headline, table.log.length]).toEqual([false, "page 1", 2]);
    table.goTo(2);
    table.goTo(4);
    expect([table.view.hp, table.busy, table.over]).toEqual([3, false, "lost"]);
  });
});
