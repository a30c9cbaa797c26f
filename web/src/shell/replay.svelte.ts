// A table of the past: the same board, stepped through by hand or played, where nothing can be done.
import type { ReplayData } from "./api";
import { apply } from "./patch";
import { settings } from "./settings.svelte";
import { sceneOf, type Part } from "./stages";
import type { View } from "./state.svelte";
import { Table } from "./table.svelte";
import type { Lang } from "./wire";

/** A scene stands no longer than this in a replay, in ms. */
const LONGEST = 3500;

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
