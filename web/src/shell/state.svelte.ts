// What a browser knows of a table, and what boards and panels read from it.
import type { Faces } from "./api";
import type { Room } from "./contract";
import { settings } from "./settings.svelte";
import { saidOf } from "./table/answers";
import { words } from "./words";
import type {
  BotPace, ChatLine, Choice, DecisionMode, Lang, LogLine, OfferedRoute, Orders, Pending, Question, Reason, Requests, Sitter, TableSide, TalkRules, WayBack, Wire,
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

/** How an action is known in maps and attributes. */
export const named = (action: Wire): string => JSON.stringify(action);

export class TableState {
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
  /** Of several sides: who stands on each, and at the end which has won. */
  sides = $state.raw<TableSide[]>([]);
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
  /** Whether seats of mine hide things from each other. */
  hidden = $state(false);
  /** Those of my seats, behind a curtain, that hold something to be looked at. */
  holders = $state.raw<number[]>([]);
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
  /** Who sits before this screen now: with hidden hands, the one the curtain was opened for. */
  acting = $state(-1);
  /** The seat of mine that looks at what it holds, between two questions to all at this screen. */
  uncovered = $state(-1);
  /** The person who said no to what was asked to be taken back, until somebody has read it. */
  refusedBy = $state(-1);

  constructor(id: string) {
    this.id = id;
  }

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

  /** The side a seat stands on, where there are several. */
  sideOf(seat: number): TableSide | null {
    return this.sides.find((side) => side.seats.includes(seat)) ?? null;
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

  /** Whether several of those who hide things from each other sit before this screen. */
  get sharesHidden(): boolean {
    return this.hidden && this.seats.length > 1;
  }

  /** Through which seat the table is seen; -1: as everybody may see it. */
  get eyes(): number {
    const { seat } = this.view;
    return typeof seat === "number" ? seat : -1;
  }

  /** The seats of mine that are asked now. */
  get askedMine(): number[] {
    const ask = this.ask;
    // Where all answer in secret, those at one screen do so one after another: the one whose answers are offered.
    if (ask?.secret) return [...new Set((ask.options ?? []).flatMap((choice) => choice[2]))];
    return (ask?.seats ?? []).filter((seat) => this.seats.includes(seat));
  }
}
