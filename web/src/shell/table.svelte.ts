// One table as this browser plays at it: the line to the server, everything a person here may say, and what comes of it.
import { api } from "./api";
import { enter } from "./rooms";
import { settings } from "./settings.svelte";
import { lineSeen, sawLine } from "./keys";
import { isFinal, Socket, type Dial } from "./socket";
import { play } from "./sounds";
import { apply } from "./patch";
import { saidOf } from "./table/answers";
import { atOnce, changesEyes, partsOf, sceneOf, type Part } from "./stages";
import { named, TableState, type Advice, type View } from "./state.svelte";
import { Timeline } from "./timeline";
import { words } from "./words";
import type {
  BotPace, Choice, FromBrowser, Lang, DecisionMode, Question, OfferedRoute, ChatLine, Shown, Speak, Stage, StandingOrder, Update, ToBrowser, Wire,
} from "./wire";

/** What is shown one after the other: the parts of a step, what it leads to, the same question with something new. */
type Shot = { part: Part; cut: number } | { end: Update } | { ask: Question | null };

const PING = 3500;
/** Whoever was gone for so many ms, and has missed so many lines, is told what happened meanwhile. */
const LONG_GONE = 20_000;
const MUCH_MISSED = 4;
let counter = 0;

export class Table extends TableState {
  #socket: Socket | null = null;
  #timeline = new Timeline<Shot>({
    length: (shot) => ("part" in shot ? this.length(shot.part) : 0),
    show: (shot, haste) => this.#lay(shot, haste),
    changed: (playing) => {
      this.busy = playing;
      if (!playing) settings.haste = 1;
    },
  });
  #looked = { at: 0, line: -1 };
  /** When the line was last cut. */
  #cutAt = 0;
  #sent = 0;
  /** What was last answered: the line gives it again by itself as long as the question stands. */
  #given: { seat: number; serial: number } | null = null;
  #words: Lang = settings.lang;
  /** The table as all may see it, while one of several at this screen looks at what it holds. */
  #covered: View | null = null;

  /** Calls the server; `dial` stands in for the browser's own WebSocket in tests. */
  connect(key: string, dial?: Dial): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.#socket = new Socket(
      `${scheme}://${location.host}/api/tables/${this.id}/play`,
      {
        hello: () => ({ t: "hello", key, lang: settings.lang }),
        heard: (message) => this.hear(message),
        online: (is) => {
          if (this.online && !is) this.#cutAt = Date.now();
          this.online = is;
          this.tried = true;
        },
      },
      dial,
    );
  }

  leave(): void {
    this.#timeline.clear();
    this.#socket?.close();
    this.#socket = null;
  }

  // -- what a person here may say

  /** Which of my seats gives an answer when none is named: the one with the last word, or the first that has not voted. */
  seatFor(choice: Choice): number | null {
    const able = choice[2].filter((seat) => this.ask?.serials?.[String(seat)] !== undefined);
    const silent = able.filter((seat) => this.ask?.votes?.[String(seat)] === undefined);
    const leader = this.ask?.leader ?? -1;
    const pool = silent.length > 0 ? silent : able;
    return pool.includes(leader) ? leader : (pool[0] ?? null);
  }

  answer(choice: Choice, seat?: number): void {
    const route = this.routeOf(choice);
    if (route) this.go(route);
    else this.#give(choice, [choice[0]], seat);
  }

  /** The same, and then the end of my turn, if nothing comes between. */
  answerAndEnd(choice: Choice): void {
    const end = this.endWith(choice);
    const steps = this.stepsOf(choice);
    const first = this.choices.find((one) => named(one[0]) === named(steps[0] ?? [""]));
    if (first && end) this.#give(first, [...steps, end]);
  }

  /** Goes all of a route: its answers are given in one breath, as far as nothing comes between, and undone as one. */
  go(route: OfferedRoute): void {
    const first = this.choices.find((choice) => named(choice[0]) === named(route.steps[0] ?? [""]));
    if (first) this.#give(first, route.steps);
  }

  #give(choice: Choice, actions: Wire[], seat?: number, sure = false): void {
    const by = seat ?? this.seatFor(choice);
    const serial = this.ask?.serials?.[String(by)];
    if (by === null || serial === undefined || this.readonly || this.sending || !this.#socket) return;
    const against = this.ask && settings.warn && !sure ? saidOf(this.ask, choice, this.ask.blunders) : "";
    if (against) {
      this.menu = null;
      this.doubt = { text: against, choice, give: () => this.#give(choice, actions, seat, true) };
      return;
    }
    this.skip();
    this.menu = null;
    this.sending = named(choice[0]);
    this.mark = this.log.at(-1)?.[0] ?? -1;
    this.#sent = this.#socket.nextId();
    this.#given = { seat: by, serial };
    const given = { seat: by, serial, id: this.#sent };
    this.#socket.answer(
      actions.length > 1 ? { t: "answers", actions, ...given } : { t: "answer", action: choice[0], ...given },
    );
  }

  /** Asks for the chance of winning by option. */
  hint(seat?: number): void {
    const by = seat ?? this.#asked();
    if (by === null) return;
    this.hinting = this.#say({ t: "hint", seat: by });
  }

  /** Asks what cannot be done now, and why not. */
  why(seat?: number): void {
    const by = seat ?? this.#asked() ?? this.seats[0] ?? null;
    if (by !== null) this.#say({ t: "why", seat: by });
  }

  undoTo(way: string): void {
    this.skip();
    this.#say({ t: "undo", to: way, id: this.#socket?.nextId() ?? 0 });
  }

  redo(): void {
    this.skip();
    this.#say({ t: "redo", id: this.#socket?.nextId() ?? 0 });
  }

  consent(yes: boolean): void {
    this.#say({ t: "consent", yes });
  }

  /** Says something to all, or to those of my side. */
  speak(text: string, to: Speak["to"] = "all"): boolean {
    const words = text.trim().slice(0, 400);
    return words.length > 0 && this.#say({ t: "chat", text: words, to });
  }

  /** Gives one of the signs that are left where words are closed. */
  sign(signal: string): void {
    this.#say({ t: "sign", signal });
  }

  ping(thing: string): void {
    this.pointing = false;
    if (!this.readonly) this.#say({ t: "ping", at: thing });
  }

  older(): void {
    const before = this.log[0]?.[0];
    if (before !== undefined && before > 0 && this.moreLog) this.#say({ t: "log", before });
  }

  speakIn(lang: Lang): void {
    if (lang === this.#words) return;
    this.#words = lang;
    this.#say({ t: "lang", lang });
  }

  askOrders(seat: number): void {
    this.orders = null;
    this.#say({ t: "orders", seat });
  }

  /** A standing order: how to meet a moment for a seat from now on ("" as is usual). */
  order(seat: number, moment: string, how: StandingOrder["how"], card = ""): void {
    this.#say({ t: "order", seat, moment, how, card });
  }

  rename(name: string): void {
    this.#say({ t: "rename", name: name.trim().slice(0, 32) });
  }

  /** A bot of that strength plays a seat for a while; "" takes it back. */
  handOver(seat: number, bot: string): void {
    this.#say({ t: "hand-over", seat, bot });
  }

  free(seat: number): void {
    this.#say({ t: "free", seat });
  }

  /** Brings somebody in, where the game allows it now: a bot, or ("") a friend by link. */
  more(bot: string): void {
    this.#say({ t: "more", bot });
  }

  /** Gives a seat up, where the game allows it now. */
  fewer(seat: number): void {
    this.#say({ t: "fewer", seat });
  }

  passHost(person: number): void {
    this.#say({ t: "pass-host", person });
  }

  setMode(mode: DecisionMode): void {
    this.#say({ t: "mode", mode });
  }

  setPace(pace: BotPace): void {
    this.#say({ t: "pace", pace });
  }

  /** Asks what may be asked of the bot in a seat. */
  askRequests(seat: number): void {
    this.#say({ t: "requests", seat });
  }

  /** Asks something of the bot in a seat; everyone hears what it says to that. */
  request(seat: number, kind: string, thing: string): void {
    this.#say({ t: "request", seat, kind, thing });
  }

  newWatch(): void {
    this.#say({ t: "watch" });
  }

  /** Shows at once whatever still waits to be shown. */
  skip(): void {
    this.#timeline.skip();
  }

  /** What a key or tap does while things happen: on to the next where they stand still, else to the end. */
  goOn(): void {
    if (this.held) this.#timeline.next();
    else this.#timeline.skip();
  }

  /** The window is looked at, or no longer: then nothing is shown in order, and afterwards what was missed is told. */
  look(is: boolean): void {
    const last = this.log.at(-1)?.[0] ?? -1;
    if (!is) {
      this.#timeline.finish();
      this.#looked = { at: Date.now(), line: this.log.at(-1)?.[0] ?? -1 };
    } else if (this.#looked.at > 0) {
      if (Date.now() - this.#looked.at >= LONG_GONE && last > this.#looked.line) this.#miss(this.#looked.line);
      this.#looked = { at: 0, line: -1 };
    }
  }

  #miss(since: number): void {
    const missed = this.log.filter((line) => line[0] > since && line[1]);
    if (missed.length >= MUCH_MISSED) this.missed = missed;
  }

  tell(text: string, friendly = false): void {
    if (!text) return;
    const id = ++counter;
    this.notices = [...this.notices.filter((one) => one.text !== text), { id, text, friendly }].slice(-3);
    setTimeout(() => this.unsay(id), 7000);
  }

  unsay(id: number): void {
    this.notices = this.notices.filter((one) => one.id !== id);
  }

  // -- what the server says

  hear(message: ToBrowser): void {
    switch (message.t) {
      case "table":
        this.#spread(message);
        break;
      case "step":
        this.play(message.stages, { end: message }, message.cut ?? -1, message.before);
        break;
      case "ask":
        this.#timeline.push({ ask: message.ask ?? null });
        break;
      case "seats":
        this.sitters = message.sitters;
        this.seats = message.seats;
        this.person = message.person;
        this.host = message.host;
        this.mode = message.mode as DecisionMode;
        this.pace = message.pace as BotPace;
        this.shared = message.shared;
        break;
      case "ok":
        if (message.id === this.#sent) this.sending = "";
        break;
      case "refused":
        if (message.id === this.#sent) this.sending = "";
        this.hinting = false;
        this.tell(message.text);
        break;
      case "pending":
        this.pending = message.text ? message : null;
        if (!message.text && message.refused >= 0) this.refusedBy = message.refused;
        break;
      case "hint":
        this.#advise(message);
        break;
      case "why":
        this.reasons = message.reasons;
        break;
      case "look":
        if (message.step === this.step && !this.busy && message.view.seat === this.uncovered) this.#peek(message.view);
        break;
      case "log":
        this.moreLog = message.log.length > 0;
        this.log = [...message.log.filter((line) => line[0] < (this.log[0]?.[0] ?? Infinity)), ...this.log];
        break;
      case "chat":
        if (!this.chat.some((said) => said.n === message.n)) this.chat = [...this.chat, message];
        break;
      case "sign":
        this.tell(`${message.name || this.calledPerson(message.person)} ${message.text}`, true);
        break;
      case "orders":
        this.orders = message;
        break;
      case "requests":
        this.requests = message;
        break;
      case "requested":
        this.#requested(message);
        break;
      case "ping":
        this.#pointed(message.name, message.at);
        break;
      case "invited":
        this.invites = { ...this.invites, [message.seat]: message.invite };
        break;
      case "play-on":
        this.next = message.table;
        break;
      case "gone":
        if (isFinal(message.code)) this.gone = message;
        break;
      case "beat":
        break;
    }
  }

  #asked(): number | null {
    const mine = Object.keys(this.ask?.serials ?? {}).map(Number);
    const leader = this.ask?.leader ?? -1;
    return mine.includes(leader) ? leader : (mine[0] ?? null);
  }

  #say(message: FromBrowser): boolean {
    return this.#socket?.say(message) ?? false;
  }

  #spread(shown: Shown): void {
    this.#timeline.clear();
    this.#stand(null);
    const again = this.game !== "";
    const seen = again ? (this.log.at(-1)?.[0] ?? -1) : (lineSeen(this.id) ?? Infinity);
    this.cover();
    this.view = shown.view;
    this.step = shown.step;
    this.sitters = shown.sitters;
    this.seats = shown.seats;
    this.person = shown.person;
    this.host = shown.host;
    this.mode = shown.mode as DecisionMode;
    this.options = shown.options;
    this.seedDigest = shown.seed_digest;
    this.log = shown.log;
    this.moreLog = (shown.log[0]?.[0] ?? 0) > 0;
    this.chat = shown.chat;
    this.talk = shown.talk ?? null;
    this.orderable = shown.orders ?? false;
    this.rulebook = shown.rulebook ?? false;
    this.headline = shown.headline;
    this.ask = shown.ask ?? null;
    this.over = shown.over ?? "";
    this.outcome = shown.outcome ?? "";
    this.victory = shown.victory ?? "";
    this.sides = shown.sides ?? [];
    this.recap = shown.recap ?? null;
    this.seed = shown.seed ?? "";
    this.undo = shown.undo ?? [];
    this.redoable = shown.redo ?? false;
    this.pending = shown.pending ?? null;
    this.hidden = shown.hidden ?? false;
    this.holders = shown.holders ?? [];
    this.pace = (shown.pace ?? "normal") as BotPace;
    this.requestable = shown.requests ?? false;
    this.shared = shown.shared ?? false;
    this.next = shown.next ?? "";
    this.fresh = [];
    this.doubt = null;
    if (!this.#given || shown.ask?.serials?.[String(this.#given.seat)] !== this.#given.serial) this.sending = "";
    this.advice = {};
    this.hinting = false;
    this.gone = null;
    if (!again) this.mark = shown.log.at(-1)?.[0] ?? -1;
    if (!again || Date.now() - this.#cutAt >= LONG_GONE) this.#miss(seen);
    this.#saw();
    if (shown.notice) this.tell(shown.notice);
    this.lang = shown.lang as Lang;
    this.#words = this.lang;
    this.game = shown.game;
    void this.furnish(shown.game, this.lang);
    // The wish may have changed while the answer was under way.
    this.speakIn(settings.lang);
  }

  /** Fetches the room of the game and what is printed on its cards. */
  protected async furnish(game: string, lang: Lang): Promise<void> {
    try {
      const [room, faces] = await Promise.all([this.room ?? enter(game), api.faces(game, lang)]);
      this.faces = faces;
      this.room = room;
      this.broken = "";
    } catch (error) {
      this.broken = error instanceof Error && error.message ? error.message : "offline";
    }
  }

  /** Shows a step part by part, and then what it leads to; first, where the screen passes on, as it looked to whoever sat before it. */
  protected play(stages: Stage[], then: Shot, cut = -1, before: Stage[] = []): void {
    // What was taken back is simply gone again; and what another seat may see comes only with the curtain before it.
    const instant = cut >= 0 || (this.hidden && changesEyes(stages));
    const parts = instant ? atOnce(stages) : partsOf(stages, this.room);
    this.#timeline.push(...partsOf(before, this.room).map((part) => ({ part, cut: -1 })), ...parts.map((part, n) => ({ part, cut: n === 0 ? cut : -1 })), then);
  }

  /** Whoever lifted the curtain for it looks at what a seat of mine holds, until it is covered again. */
  uncover(seat: number): void {
    this.uncovered = seat;
    this.#say({ t: "look", seat });
  }

  /** What somebody looked at lies face down again. */
  cover(): void {
    this.uncovered = -1;
    if (this.#covered) this.view = this.#covered;
    this.#covered = null;
  }

  #peek(view: View): void {
    this.#covered ??= this.view;
    this.view = view;
  }

  protected stop(): void {
    this.#timeline.clear();
    this.#stand(null);
  }

  /** How long a part wants to be looked at. */
  protected length(part: Part): number {
    const room = this.room;
    const pause = settings.pause;
    if (!room || pause === 0 || part.instant || part.lines.length === 0 || (typeof document !== "undefined" && document.hidden)) return 0;
    const moment = room.pace(part.lines);
    const scene = sceneOf(part, room)[1];
    if (scene === Infinity || (settings.speed === "step" && moment > 0)) return Infinity;
    return Math.max(scene, moment + this.#reading(part)) * pause;
  }

  #reading(part: Part): number {
    return (part.more && this.room?.reading?.(part.lines, this)) || 0;
  }

  #lay(shot: Shot, haste: number): void {
    if ("part" in shot) return this.#layPart(shot.part, shot.cut, haste);
    this.#stand(null);
    this.happening = "";
    this.doubt = null;
    if ("ask" in shot) this.ask = shot.ask;
    else this.end(shot.end);
  }

  #layPart(part: Part, cut: number, haste: number): void {
    settings.haste = haste;
    this.cover();
    this.view = apply(this.view, part.patch);
    if (cut >= 0) {
      this.log = this.log.filter((line) => line[0] < cut);
      this.mark = Math.min(this.mark, cut - 1);
    }
    if (part.lines.length > 0) this.log = [...this.log, ...part.lines];
    // What comes at once was seen before, or is gone again: nothing of it happens now.
    this.fresh = part.instant ? [] : part.lines;
    this.shown += 1;
    this.#forget();
    this.happening = this.fresh.map((line) => line[1]).filter(Boolean).join(" ") || this.happening;
    this.#stand(part);
    if (this.room && !(typeof document !== "undefined" && document.hidden)) for (const line of this.fresh) play(this.room.sound(line[2], this));
  }

  /** A part stands, or nothing does: whether a key is waited for, and which scene is seen. */
  #stand(part: Part | null): void {
    const length = part ? this.length(part) : 0;
    this.held = part !== null && length > 0 && (length === Infinity || this.#reading(part) > 0);
    this.scene = part && this.room && length > 0 ? sceneOf(part, this.room)[0] : null;
    this.rolling = length > 0 && (part?.lines.some(([, , event]) => this.room?.sound(event, this) === "dice") ?? false);
  }

  /** What a step leads to: the next question, or the end. */
  protected end(item: Update): void {
    this.step = item.step;
    this.ask = item.ask ?? null;
    this.over = item.over ?? "";
    this.outcome = item.outcome ?? "";
    this.victory = item.victory ?? "";
    this.sides = item.sides ?? [];
    this.recap = item.recap ?? null;
    this.seed = item.seed ?? "";
    this.undo = item.undo ?? [];
    this.redoable = item.redo ?? false;
    this.talk = item.talk ?? null;
    this.headline = item.headline ?? "";
    this.#forget();
    this.#saw();
    // Bots wait for people who look.
    this.#say({ t: "looked", rev: item.rev });
  }

  /** What belonged to the question before is gone with it. */
  #forget(): void {
    this.sending = "";
    this.advice = {};
    this.hinting = false;
    this.reasons = null;
    this.menu = null;
    this.doubt = null;
  }

  /** Remembers how far this browser has read, for when it comes back. */
  #saw(): void {
    if (typeof document !== "undefined" && !document.hidden) sawLine(this.id, this.log.at(-1)?.[0] ?? -1);
  }

  #advise(hint: Extract<ToBrowser, { t: "hint" }>): void {
    this.hinting = false;
    if (this.ask?.serials?.[String(hint.seat)] !== hint.serial) return;
    const advice: Record<string, Advice> = { ...this.advice };
    for (const [action, chance, runs] of hint.advice) advice[named(action)] = { chance, runs };
    this.advice = advice;
  }

  /** A word to a bot and its answer stand in the chat as long as the page is open; the server does not keep them. */
  #requested(said: Extract<ToBrowser, { t: "requested" }>): void {
    const bot = this.called(said.seat);
    const line = (person: number, name: string, text: string): ChatLine =>
      ({ t: "chat", n: -++counter, person, name, text, at: Date.now() / 1000, side: -1 });
    this.chat = [...this.chat, line(said.person, said.name, words().requests.to(bot, said.text)), line(-1, bot, said.reply)];
    this.tell(words().requests.says(bot, said.reply), said.granted);
  }

  #pointed(name: string, at: string): void {
    const id = ++counter;
    this.points = [...this.points.filter((point) => point.name !== name), { id, name, at }];
    setTimeout(() => (this.points = this.points.filter((point) => point.id !== id)), PING);
  }
}
