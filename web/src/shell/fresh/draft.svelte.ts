// A table before it is opened: who shall sit where and by which rules.
import type { Entrance, Preset } from "../contract";
import type { Chair, GameInfo, DecisionMode, NewTable } from "../wire";

export interface Seat {
  who: Chair["who"];
  bot: string;
  name: string;
}

export class Draft {
  readonly game: GameInfo;
  readonly presets: Preset[];
  seats = $state<Seat[]>([]);
  options = $state<Record<string, unknown>>({});
  mode = $state<DecisionMode>("first");
  seed = $state("");
  #chosen = $state.raw<Preset | null>(null);

  constructor(game: GameInfo, door: Entrance) {
    this.game = game;
    this.presets = door.presets ?? [];
    for (const option of game.options) this.options[option.name] = option.values[0]?.value;
    this.size(Math.max(1, game.players[0]));
    const first = this.presets[0];
    if (first) this.choose(first);
  }

  get strengths(): GameInfo["bots"] {
    return this.game.bots;
  }

  /** The strength a bot gets when nobody says otherwise: one with judgement, where the game has it. */
  get usual(): string {
    return this.strengths.find((one) => one.name === "judgement")?.name ?? this.strengths[0]?.name ?? "";
  }

  /** The preset chosen last, as long as its options are the ones chosen now; else another that has them. */
  get preset(): Preset | null {
    const fits = (one: Preset): boolean =>
      this.game.options.every(({ name, values }) => this.options[name] === (one.options[name] ?? values[0]?.value));
    return [this.#chosen, ...this.presets].find((one) => one !== null && fits(one)) ?? null;
  }

  choose(preset: Preset): void {
    this.#chosen = preset;
    for (const { name, values } of this.game.options) this.options[name] = preset.options[name] ?? values[0]?.value;
    if (preset.chairs) {
      this.seats = preset.chairs.map((chair) => ({ who: chair.who, bot: chair.bot || this.usual, name: chair.name ?? "" }));
    }
  }

  /** What the side of each seat is called; nothing where all play together. */
  get sides(): string[] {
    return this.#sides(this.seats.length);
  }

  #sides(players: number): string[] {
    return this.game.sides[String(players)] ?? [];
  }

  /** So many players; those added are bots, so that one may start at once. Whoever stays, stays on their side. */
  size(players: number): void {
    const [least, most] = this.game.players;
    const wanted = Math.max(least, Math.min(most, players));
    const [before, after] = [this.sides, this.#sides(wanted)];
    const left = this.seats.map((seat, n) => ({ seat, side: before[n] ?? "" }));
    this.seats = Array.from({ length: wanted }, (_, n): Seat => {
      const at = left.findIndex((one) => one.side === (after[n] ?? ""));
      return left.splice(at, at < 0 ? 0 : 1)[0]?.seat ?? { who: this.seats.length + n === 0 ? "me" : "bot", bot: this.usual, name: "" };
    });
  }

  count(who: Chair["who"]): number {
    return this.seats.filter((seat) => seat.who === who).length;
  }

  get complete(): boolean {
    return this.count("me") > 0;
  }

  /** As the server wants it; options that stand as they would anyway are left out. */
  order(name: string): NewTable {
    const options: Record<string, unknown> = {};
    for (const { name: option, values } of this.game.options) {
      if (this.options[option] !== values[0]?.value) options[option] = this.options[option];
    }
    let mine = 0;
    const chairs = this.seats.map((seat): Chair => {
      if (seat.who === "bot") return { who: "bot", bot: seat.bot };
      if (seat.who === "friend") return { who: "friend", name: seat.name.trim() };
      return { who: "me", name: mine++ === 0 ? seat.name.trim() || name.trim() : seat.name.trim() };
    });
    return { game: this.game.name, chairs, options, mode: this.mode, name: name.trim(), seed: this.seed.trim() };
  }
}
