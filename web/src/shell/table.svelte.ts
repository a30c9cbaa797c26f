// One table as this browser sees it: everything boards and panels read, and everything a person here may say.
import { api, type Faces, type ReplayData } from "./api";
import type { Room } from "./contract";
import { enter } from "./rooms";
import { settings } from "./settings.svelte";
import { lineSeen, sawLine } from "./keys";
import { isFinal, Socket, type Dial } from "./socket";
import { play } from "./sounds";
import { apply } from "./patch";
import { saidOf } from "./table/answers";
import { atOnce, changesEyes, partsOf, type Part } from "./stages";
import { Timeline } from "./timeline";
import { words } from "./words";
import type {
  BotPace, Choice, FromBrowser, Lang, LogLine, DecisionMode, Orders, Pending, Question, Reason, Requests, OfferedRoute, ChatLine, Shown, SideEnd, Sitter, Speak, Stage, StandingOrder, TalkRules, Update, ToBrowser, WayBack, Wire,
} from "./wire";

// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type View = Record<string, any>;
export interface Advice {
  chance: number;
  runs: number;
}
export interface Ping {
  id: number;
  name: string;
  at: string;
}
/** Something to tell in passing: a refusal, a word from the server. */
export interface Notice {
  id: number;
  text: string;
  /** Nothing went wrong: somebody gave a sign. */
  friendly: boolean;
}
/** The small menu on a thing that several options name. */
export interface ThingMenu {
  label: string;
  choices: Choice[];
  at: DOMRect;
}

/** An answer that something speaks against, until its giver has thought again. */
export interface Doubt {
  text: string;
  choice: Choice;
  give: () => void;
}

/** What is shown one after the other: the parts of a step, what it leads to, the same question with something new. */
type Shot = { part: Part; cut: number } | { end: Update } | { ask: Question | null };

/** How an action is known in maps and attributes. */
export const named = (action: Wire): string => JSON.stringify(action);

const PING = 3500;
/** Whoever was gone for so many ms, and has missed so many lines, is told what happened meanwhile. */
const LONG_GONE = 20_000;
const MUCH_MISSED = 4;
/** A scene stands no longer than this in a replay, in ms. */
const LONGEST = 3500;
let counter = 0;

export class Table {
  readonly id: string;
  game = $state("");
  /** What I see of the game. Replaced with every step, never changed in place. */
  view = $state.raw<View>({});
  /** The question open now, for whomever it is. */
  ask = $state.raw<Question | null>(null);
  log = $state.raw<LogLine[]>([]);
  /** The lines of the part being shown now: what a board sets in motion. */
  fresh = $state.raw<LogLine[]>([]);
  /** Counts the parts shown; a board may key its motion on it. */
  shown = $state(0);
  /** What is happening, in words, while it is shown. */
  happening = $state("");
  /** Dice fall just now: what they show is told once they lie there. */
  rolling = $state(false);
  /** Things stand still until a key or tap. */
  held = $state(false);
  /** The event whose scene stands over the board now. */
  scene = $state.raw<Wire | null>(null);
  /** What happened while nobody looked. */
  missed = $state.raw<LogLine[]>([]);
  step = $state(0);
  sitters = $state.raw<Sitter[]>([]);
  /** My seats. */
  seats = $state.raw<number[]>([]);
  person = $state(-1);
  host = $state(false);
  mode = $state<DecisionMode>("first");
  options = $state.raw<Record<string, unknown>>({});
  over = $state("");
  outcome = $state("");
  /** Which of several sides has won, from where I sit; nothing where all play together. */
  victory = $state("");
  /** How each of several sides came out. */
  sides = $state.raw<SideEnd[]>([]);
  /** How it ended, in a sentence or two: who has won comes first. */
  readonly ending = $derived([this.victory, this.outcome].filter(Boolean).join(" "));
  recap = $state.raw<View | null>(null);
  seed = $state("");
  seedDigest = $state("");
  undo = $state.raw<WayBack[]>([]);
  redoable = $state(false);
  pending = $state.raw<Pending | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  /** What may be said just now; nothing: whatever one likes. */
  talk = $state.raw<TalkRules | null>(null);
  /** Whether the game has a rulebook. */
  rulebook = $state(false);
  /** Whether there are moments to give standing orders for. */
  orderable = $state(false);
  /** The standing orders of a seat of mine, once they were asked for. */
  orders = $state.raw<Orders | null>(null);
  /** How long the bots let people follow. */
  pace = $state<BotPace>("normal");
  /** Whether bots of this game can be asked for something. */
  requestable = $state(false);
  /** What may be asked of a bot, once that was asked for. */
  requests = $state.raw<Requests | null>(null);
  headline = $state("");
  lang = $state<Lang>(settings.lang);
  /** Whether seats hold what others may not see. */
  hidden = $state(false);
  faces = $state.raw<Faces>({});
  room = $state.raw<Room | null>(null);
  /** More has happened than is shown yet: the question is still that of before. */
  busy = $state(false);
  online = $state(false);
  /** The server was called at least once, with or without an answer. */
  tried = $state(false);
  /** Nothing can be done here but look. */
  readonly: boolean = false;
  gone = $state.raw<{ code: string; text: string } | null>(null);
  /** The page could not be laid: no such game here, or its faces did not come. */
  broken = $state("");

  advice = $state.raw<Record<string, Advice>>({});
  hinting = $state(false);
  reasons = $state.raw<Reason[] | null>(null);
  points = $state.raw<Ping[]>([]);
  notices = $state.raw<Notice[]>([]);
  menu = $state.raw<ThingMenu | null>(null);
  /** What I am asked before an answer of mine is given. */
  doubt = $state.raw<Doubt | null>(null);
  /** The next thing touched is pointed at, not used. */
  pointing = $state(false);
  /** The number of the last line I had seen when I last answered. */
  mark = $state(-1);
  /** An answer of mine is on its way. */
  sending = $state("");
  moreLog = $state(true);
  invites = $state.raw<Record<string, string>>({});
  /** Whether strangers may look back at the game. */
  shared = $state(false);
  /** The table at which the same people play on. */
  next = $state("");

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

  constructor(id: string) {
    this.id = id;
  }

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

  // -- what boards read

  /** The things the board can show: everything is there to lay it out. */
  get ready(): boolean {
    return this.room !== null && this.step >= 0 && Object.keys(this.view).length > 0;
  }

  /** Options first, then asides, that I may give now. */
  get choices(): Choice[] {
    if (this.readonly || this.busy || this.sending || !this.ask) return [];
    return [...(this.ask.options ?? []), ...(this.ask.asides ?? [])];
  }

  /** Where my seat can get by several answers given in one breath. */
  get routes(): OfferedRoute[] {
    return this.choices.length > 0 ? (this.ask?.routes ?? []) : [];
  }

  /** The route to a thing of the board, if there is one. */
  routeTo(thing: string): OfferedRoute | null {
    return this.routes.find((route) => route.to === thing) ?? null;
  }

  /** Several answers as one that are told in words: each like an answer, whose action says which route it is. */
  strokes = $derived<Choice[]>(
    this.routes.flatMap((route, n) => (route.text ? [[["Route", n], route.text, this.askedMine] satisfies Choice] : [])),
  );

  /** The answers that a choice gives. */
  stepsOf(choice: Choice): Wire[] {
    return this.routeOf(choice)?.steps ?? [choice[0]];
  }

  /** The route that a choice stands for, if it is not a single answer. */
  routeOf(choice: Choice): OfferedRoute | null {
    return choice[0][0] === "Route" ? (this.routes[Number(choice[0][1])] ?? null) : null;
  }

  /** What ends my turn and can be said along with this choice; nothing for what ends it anyway. */
  endWith(choice: Choice): Wire | null {
    const end = this.choices.length > 0 ? (this.ask?.turn_end ?? null) : null;
    return end && !this.stepsOf(choice).some((step) => named(step) === named(end)) ? end : null;
  }

  /** The things of the board that a choice names: a route where it leads, or what is done once something was refused. */
  thingsOf(choice: Choice): string[] {
    const route = this.routeOf(choice);
    if (!route) return this.room?.things(choice[0]) ?? [];
    const last = route.steps.at(-1);
    if (route.to) return [route.to];
    return last && ["Done", "Pass"].includes(route.steps[0]?.[0] ?? "") ? (this.room?.things(last) ?? []) : [];
  }

  /** Something is asked of a seat of mine, be it only whether it wants to step in. */
  get asked(): boolean {
    return !this.busy && Object.keys(this.ask?.serials ?? {}).length > 0;
  }

  /** Other people who are here now. */
  get company(): number[] {
    const others = this.sitters.filter((one) => one.here && one.person >= 0 && one.person !== this.person);
    return [...new Set(others.map((one) => one.person))];
  }

  /** The question waits for somebody here. */
  get mine(): boolean {
    return !this.busy && (this.ask?.options?.length ?? 0) > 0;
  }

  optionsFor(thing: string): Choice[] {
    return [...this.choices, ...this.strokes].filter((choice) => this.thingsOf(choice).includes(thing));
  }

  /** "option" when an answer names it, "aside" when only something that is also possible does, "" else. */
  glows(thing: string): "option" | "aside" | "" {
    const found = this.optionsFor(thing);
    if (found.length === 0) return "";
    return found.some((choice) => this.routeOf(choice) || this.ask?.options?.includes(choice)) ? "option" : "aside";
  }

  /** Who is pointing at a thing just now. */
  pings(thing: string): string[] {
    return this.points.filter((point) => point.at === thing).map((point) => point.name);
  }

  adviceOn(choice: Choice): Advice | null {
    return this.advice[named(choice[0])] ?? null;
  }

  /** Where an answer belongs: "first", "worse", "rare", "ends-turn", or "" among the others. */
  markOn(choice: Choice): string {
    return this.ask ? saidOf(this.ask, choice, this.ask.marks) : "";
  }

  sitter(seat: number): Sitter | null {
    return this.sitters.find((one) => one.seat === seat) ?? null;
  }

  /** Whom the question waits for: people where it asks any, since bots never take a decision from them. */
  get awaited(): number[] {
    const seats = this.ask?.seats ?? [];
    const people = seats.filter((seat) => !this.sitter(seat)?.bot);
    return people.length > 0 ? people : seats;
  }

  /** What to call whoever sits there. */
  called(seat: number): string {
    const one = this.sitter(seat);
    return one?.name || (one?.kind === "bot" ? words().seats.botName(seat + 1) : words().fresh.seat(seat + 1));
  }

  /** What to call a person; people are numbered apart from seats. */
  calledPerson(person: number): string {
    const one = this.sitters.find((sitter) => sitter.person === person);
    return one ? this.called(one.seat) : words().seats.onlooker;
  }

  /** The seats of mine that are asked now. */
  get askedMine(): number[] {
    const ask = this.ask;
    // Where all answer in secret, those at one screen do so one after another: the one whose answers are offered.
    if (ask?.secret) return [...new Set((ask.options ?? []).flatMap((choice) => choice[2]))];
    return (ask?.seats ?? []).filter((seat) => this.seats.includes(seat));
  }

  /** Who sits before this screen now: with hidden hands, the one the curtain was opened for. */
  acting = $state(-1);

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
        this.play(message.stages, { end: message }, message.cut ?? -1);
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

  /** The person who said no to what was asked to be taken back, until somebody has read it. */
  refusedBy = $state(-1);

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

  /** Shows a step part by part, and then what it leads to. */
  protected play(stages: Stage[], then: Shot, cut = -1): void {
    // What was taken back is simply gone again; and what another seat may see comes only with the curtain before it.
    const instant = cut >= 0 || (this.hidden && changesEyes(stages));
    const parts = instant ? atOnce(stages) : partsOf(stages, this.room);
    this.#timeline.push(...parts.map((part, n) => ({ part, cut: n === 0 ? cut : -1 })), then);
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
    this.view = apply(this.view, part.patch);
    if (cut >= 0) {
      this.log = this.log.filter((line) => line[0] < cut);
      this.mark = Math.min(this.mark, cut - 1);
    }
    if (part.lines.length > 0) this.log = [...this.log, ...part.lines];
    this.fresh = part.lines;
    this.shown += 1;
    this.#forget();
    this.happening = part.lines.map((line) => line[1]).filter(Boolean).join(" ") || this.happening;
    this.#stand(part);
    if (this.room && !(typeof document !== "undefined" && document.hidden)) for (const line of part.lines) play(this.room.sound(line[2]));
  }

  /** A part stands, or nothing does: whether a key is waited for, and which scene is seen. */
  #stand(part: Part | null): void {
    const length = part ? this.length(part) : 0;
    this.held = part !== null && length > 0 && (length === Infinity || this.#reading(part) > 0);
    this.scene = part && this.room && length > 0 ? sceneOf(part, this.room)[0] : null;
    this.rolling = length > 0 && (part?.lines.some(([, , event]) => this.room?.sound(event) === "dice") ?? false);
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

/** The first event of a part that is a scene of its own, and how long it stands. */
function sceneOf(part: Part, room: Room): [Wire | null, number] {
  for (const [, , event] of part.lines) {
    const stands = room.scene?.(event) ?? 0;
    if (stands > 0) return [event, stands];
  }
  return [null, 0];
}

/** A table of the past: the same board, stepped through by hand or played, where nothing can be done. */
export class ReplayTable extends Table {
  override readonly readonly = true;
  readonly steps: ReplayData["steps"];
  /** Which step is shown; 0 is the table as it was laid. */
  at = $state(0);
  #views: View[];
  #data: ReplayData;

  constructor(id: string, data: ReplayData, lang: Lang) {
    super(id);
    this.#data = data;
    this.steps = data.steps;
    this.#views = [data.view];
    for (const one of data.steps) this.#views.push(one.stages.reduce((view, [, patch]) => apply(view, patch), this.#views.at(-1) ?? {}));
    this.game = data.game;
    this.sitters = data.sitters;
    this.lang = lang;
    this.goTo(0);
    void this.furnish(data.game, lang);
  }

  goTo(at: number): void {
    const to = Math.max(0, Math.min(this.steps.length, Math.round(at)));
    const now = this.steps[to - 1];
    const onward = to === this.at + 1;
    this.stop();
    this.at = to;
    this.step = now?.step ?? 0;
    this.#set(onward ? to - 1 : to);
    // Only a single step forward is set in motion; a jump shows how things stood.
    if (onward && now) this.play(now.stages, { end: { t: "step", rev: 0, step: now.step, stages: [] } });
  }

  protected override end(): void {
    this.#close(this.at);
  }

  /** Nothing waits for a key here, and nothing is read at leisure: whoever wants to stops it. */
  protected override length(part: Part): number {
    const room = this.room;
    if (!room || settings.pause === 0) return 0;
    return Math.min(LONGEST, Math.max(room.pace(part.lines), sceneOf(part, room)[1])) * settings.pause;
  }

  /** How things stood after so many steps. */
  #set(at: number): void {
    this.view = this.#views[at] ?? {};
    this.log = this.steps.slice(0, at).flatMap((one) => one.stages.flatMap(([lines]) => lines));
    this.fresh = [];
    this.shown += 1;
    this.#close(at);
  }

  #close(at: number): void {
    const end = at === this.steps.length;
    this.headline = this.steps[at - 1]?.headline ?? "";
    this.over = end ? this.#data.over : "";
    this.outcome = end ? this.#data.outcome : "";
    this.victory = end ? this.#data.victory : "";
    this.sides = end ? this.#data.sides : [];
    this.recap = end ? this.#data.recap : null;
  }
}
