// How a hero stands: what a sheet says of one at a glance.
import type { Table } from "../../shell/table.svelte";
import { BOXES } from "./endurance";
import { printedOf } from "./faces";
import { eventOf } from "./records";
import { told } from "./told";
import { active, soulsOf, type HeroSeen } from "./view";

export type Sign = "aggro" | "first";

export interface Standing {
  who: number;
  hero: HeroSeen;
  name: string;
  player: string;
  /** Played by whoever looks. */
  mine: boolean;
  /** It is this hero's activation. */
  acting: boolean;
  /** The question is about this hero. */
  about: boolean;
  aggro: boolean;
  first: boolean;
  dead: boolean;
  free: number;
  label: string;
  /** Cubes gained (wounds, Stamina) or lost in the step being shown. */
  hurt: boolean;
  healed: boolean;
}

export function standingOf(table: Table, who: number): Standing | null {
  const souls = soulsOf(table);
  const hero = souls.heroes[who];
  if (!hero) return null;
  const w = told[table.lang];
  const name = printedOf(table).characters[hero.kind]?.name ?? w.nobody;
  const free = Math.max(0, BOXES - hero.black - hero.red);
  const acting = active(souls) === who;
  const aggro = souls.battle?.aggro === who;
  const fresh = (kind: "Suffered" | "Drank" | "Recovered") =>
    table.fresh.map(([, , event]) => eventOf(event)).some((event) => event.tag === kind && event.who === who);
  return {
    who,
    hero,
    name,
    player: table.sitters.length > 1 ? table.called(hero.seat) : "",
    mine: table.seats.includes(hero.seat),
    acting,
    about: table.ask?.about === who,
    aggro,
    first: souls.battle === null ? false : souls.first === who,
    dead: free === 0,
    free,
    label: [name, w.bar(hero.black, hero.red, free), acting ? w.acts : "", aggro ? w.holdsAggro : ""].filter(Boolean).join(". "),
    hurt: fresh("Suffered"),
    healed: fresh("Drank") || fresh("Recovered"),
  };
}
