// Something done at the blacksmith's in one go, though the game asks in steps: open a hero's gear, change it, close it.
// Every step is an answer of the question open just then; where one is missing, the errand ends there.
import { named } from "../../shell/state.svelte";
import type { Table } from "../../shell/table.svelte";
import type { Choice, Question, Wire } from "../../shell/wire";
import { actionOf } from "./records";

/** One change, and whose gear must lie open for it. */
export interface Task {
  action: Wire;
  who: number;
}

const CHANGES = ["Equip", "Stow", "Attach", "Detach"];

/** Whose gear lies open, or -1. */
export function outfitting(table: Table): number {
  const open = (table.ask?.options ?? []).some(([action]) => CHANGES.includes(actionOf(action).tag));
  return open ? (table.ask?.about ?? -1) : -1;
}

export class Errand {
  tasks = $state.raw<Task[]>([]);
  /** The question last answered on the way: until another is put, there is nothing to do. */
  #answered: Question | null = null;
  /** Gear that was opened for this alone is closed again. */
  #opened = false;

  get running(): boolean {
    return this.tasks.length > 0 || this.#opened;
  }

  run(table: Table, tasks: Task[]): void {
    this.tasks = tasks;
    this.#opened = false;
    this.#answered = null;
    this.step(table);
  }

  stop(): void {
    this.tasks = [];
    this.#opened = false;
  }

  /** Takes the next step, if the question for it is open. */
  step(table: Table): void {
    const choices = table.choices;
    if (!this.running || choices.length === 0 || table.ask === this.#answered) return;
    const next = this.#next(table, choices) ?? this.#close(table, choices);
    if (!next) return this.stop();
    this.#answered = table.ask;
    table.answer(next);
  }

  #next(table: Table, choices: Choice[]): Choice | undefined {
    const find = (action: Wire) => choices.find((choice) => named(choice[0]) === named(action));
    const done = choices.find(([action]) => actionOf(action).tag === "Done");
    const [task, ...later] = this.tasks;
    const open = outfitting(table);
    if (!task) return undefined;
    const direct = find(task.action);
    if (direct) {
      this.tasks = later;
      return direct;
    }
    if (open >= 0) return open === task.who ? undefined : done;
    this.#opened = true;
    return find(["Outfit", task.who]);
  }

  /** All is done, or cannot be: what was opened for it is closed. */
  #close(table: Table, choices: Choice[]): Choice | undefined {
    const opened = this.#opened && outfitting(table) >= 0;
    this.stop();
    return opened ? choices.find(([action]) => actionOf(action).tag === "Done") : undefined;
  }
}

export const errand = new Errand();
