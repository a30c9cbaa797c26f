import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeSocket } from "./faked";
import { backoff, Socket } from "./socket";
import type { Shown, Update, ToBrowser } from "./wire";

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
});
afterEach(() => {
  made.splice(0).forEach((one) => one.close());
  vi.useRealTimers();
});
const made: Socket[] = [];

const shown = (rev: number, serials: Record<string, number> = {}): Shown => ({
  t: "table", table: "abcdef", game: "g", rev, step: rev, lang: "en", view: {}, sitters: [], seats: [0], person: 0, host: true,
  mode: "first", options: {}, seed_digest: "", log: [], chat: [], headline: "",
  ask: { text: "?", seats: [0], leader: 0, serials },
});
const step = (rev: number): Update => ({ t: "step", rev, step: rev, stages: [] });

function called() {
  const heard: ToBrowser[] = [];
  const online: boolean[] = [];
  const socket = new Socket(
    "ws://here/api/tables/abcdef/play",
    { hello: () => ({ t: "hello", key: "k".repeat(20), lang: "en" }), heard: (one) => heard.push(one), online: (is) => online.push(is) },
    FakeSocket.dial,
  );
  made.push(socket);
  return { socket, heard, online };
}

describe("socket", () => {
  it("says hello first, and nothing before the line is open", () => {
    const { socket } = called();
    expect(socket.say({ t: "beat" })).toBe(false);
    FakeSocket.last.open();
    expect(FakeSocket.last.sent).toEqual([{ t: "hello", key: "k".repeat(20), lang: "en" }]);
  });

  it("hears steps in order and each once", () => {
    const { heard } = called();
    FakeSocket.last.open();
    FakeSocket.last.say(shown(4));
    FakeSocket.last.say(step(5));
    FakeSocket.last.say(step(5));
    expect(heard.map((one) => one.t)).toEqual(["table", "step"]);
  });

  it("says hello again when a step is missing, and takes none until the table comes", () => {
    const { heard } = called();
    FakeSocket.last.open();
    FakeSocket.last.say(shown(4));
    FakeSocket.last.say(step(6));
    FakeSocket.last.say(step(7));
    expect(FakeSocket.last.sent.map((one) => one.t)).toEqual(["hello", "hello"]);
    FakeSocket.last.say(shown(7));
    FakeSocket.last.say(step(8));
    expect(heard.map((one) => one.t)).toEqual(["table", "table", "step"]);
  });

  it("calls again when cut, later each time", () => {
    const { online } = called();
    FakeSocket.last.open();
    FakeSocket.last.say(shown(1));
    FakeSocket.last.close();
    expect(online).toEqual([true, false]);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(600);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.close();
    vi.advanceTimersByTime(300);
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(900);
    expect(FakeSocket.all).toHaveLength(3);
  });

  it("says at once that the net is gone, and comes back with it", () => {
    const { online } = called();
    FakeSocket.last.open();
    FakeSocket.last.say(shown(1));
    window.dispatchEvent(new Event("offline"));
    expect(online).toEqual([true, false]);
    window.dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last.open();
    FakeSocket.last.say(shown(1));
    expect(online).toEqual([true, false, true]);
  });

  it("waits longer and longer, never much beyond 20 s", () => {
    const waits = [0, 1, 2, 3, 10, 50].map((tries) => backoff(tries, () => 0.5));
    expect(waits).toEqual([400, 800, 1600, 3200, 15_000, 15_000]);
    expect(backoff(50, () => 1)).toBeLessThanOrEqual(21_000);
  });

  it("gives an unheard answer again if its question is still open", () => {
    const { socket } = called();
    FakeSocket.last.open();
    FakeSocket.last.say(shown(1, { "0": 7 }));
    const answer = { t: "answer" as const, seat: 0, serial: 7, action: ["Rest", 1] as [string, number], id: socket.nextId() };
    socket.answer(answer);
    FakeSocket.last.close();
    vi.advanceTimersByTime(1000);
    FakeSocket.last.open();
    FakeSocket.last.say(shown(1, { "0": 7 }));
    expect(FakeSocket.last.sent.at(-1)).toEqual(answer);
  });

  it("lets an unheard answer be when its question is gone, or when it was acknowledged", () => {
    const { socket } = called();
    FakeSocket.last.open();
    FakeSocket.last.say(shown(1, { "0": 7 }));
    const answer = { t: "answer" as const, seat: 0, serial: 7, action: ["Rest", 1] as [string, number], id: socket.nextId() };
    socket.answer(answer);
    FakeSocket.last.say({ t: "ok", id: answer.id });
    FakeSocket.last.close();
    vi.advanceTimersByTime(1000);
    FakeSocket.last.open();
    FakeSocket.last.say(shown(1, { "0": 7 }));
    expect(FakeSocket.last.sent.filter((one) => one.t === "answer")).toEqual([]);

    socket.answer({ ...answer, id: socket.nextId() });
    FakeSocket.last.close();
    vi.advanceTimersByTime(1000);
    FakeSocket.last.open();
    FakeSocket.last.say(shown(2, { "0": 8 }));
    expect(FakeSocket.last.sent.filter((one) => one.t === "answer")).toEqual([]);
  });

  it("beats, and takes silence after that for a dead line", () => {
    called();
    FakeSocket.last.open();
    FakeSocket.last.say(shown(1));
    vi.advanceTimersByTime(20_000);
    expect(FakeSocket.last.sent.at(-1)).toEqual({ t: "beat" });
    FakeSocket.last.say({ t: "beat" });
    vi.advanceTimersByTime(19_000);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(1_000 + 12_000 + 1_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("does not call again once closed, or once the table is gone", () => {
    const { socket } = called();
    FakeSocket.last.open();
    socket.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);

    called();
    FakeSocket.last.open();
    FakeSocket.last.say({ t: "gone", code: "deleted", text: "gone" });
    FakeSocket.last.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("calls again when only the server stops", () => {
    called();
    FakeSocket.last.open();
    FakeSocket.last.say({ t: "gone", code: "stopping", text: "" });
    FakeSocket.last.close();
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
  });
});
