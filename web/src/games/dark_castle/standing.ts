// How a prisoner stands: everything their sheet tells, whatever its size.
import type { Table } from "../../shell/table.svelte";
import { changeOf, keptOff, marksOf, shareOf, type Mark } from "./marks";
import { actionOf } from "./records";
import { castleOf, printedOf, restGain, type PrisonerSeen } from "./view";
import { boards } from "./words";

export interface Standing {
  name: string;
  hp: number;
  most: number;
  dead: boolean;
  resting: boolean;
  /** The question is about them. */
  about: boolean;
  losing: number;
  /** What a shield or an item keeps off them just now. */
  kept: number;
  /** What a rest would give back, where it may be taken. */
  gaining: number;
  /** Lost or regained in the step shown now. */
  change: number;
  marks: Mark[];
  /** Who plays them, where others are at the table. */
  player: string;
  /** I do, and others are at the table. */
  mine: boolean;
  /** All of it in words. */
  label: string;
}

export function standing(table: Table, prisoner: PrisonerSeen): Standing {
  const { who, seat } = prisoner;
  const castle = castleOf(table);
  const printed = printedOf(table);
  const w = boards[table.lang];
  const name = printed.characters[prisoner.character]?.name ?? "";
  const hp = Math.max(0, prisoner.hp);
  const now = table.busy ? table.fresh : [];
  const losing = castle.losses.find(([loser]) => loser === who)?.[1] ?? shareOf(now, who);
  const mayRest = table.choices.some(([wire]) => {
    const action = actionOf(wire);
    return action.tag === "Rest" && action.who === who;
  });
  const gaining = mayRest ? restGain(castle, printed, who) : 0;
  const marks = marksOf(castle, who);
  const several = table.sitters.length > 1 && table.sitters.some((sitter) => !table.seats.includes(sitter.seat));
  const told = [
    name,
    w.hp(hp, castle.most_hp),
    losing ? w.aboutToLose(losing) : "",
    gaining ? w.wouldRegain(gaining) : "",
    ...marks.map((mark) => w[mark.word]),
    ...prisoner.curses.map(([kind]) => printed.curses[kind]?.name ?? kind),
  ];
  return {
    name,
    hp,
    most: castle.most_hp,
    dead: prisoner.hp <= 0,
    resting: castle.fight?.resting === who,
    about: table.ask?.about === who,
    losing,
    kept: keptOff(now, who),
    gaining,
    change: changeOf(table.fresh, who),
    marks,
    mine: several && table.seats.includes(seat),
    player: several ? (table.seats.includes(seat) ? w.you : table.called(seat)) : "",
    label: told.filter(Boolean).join(", "),
  };
}
