// The campaign as a road on a chart: where each quest lies, which road leads on from it, and how it went.
import type { Table } from "../../shell/table.svelte";
import { printedOf, type QuestFace } from "./faces";
import { actionOf } from "./records";
import { seenOf } from "./view";

export interface Site {
  id: string;
  quest: QuestFace;
  /** In hundredths of the chart. */
  x: number;
  y: number;
  winner: string;
  now: boolean;
  offered: boolean;
  /** It can still come about: not shut by how another quest went. */
  ahead: boolean;
}
export interface Road {
  from: Site;
  to: Site;
  /** Somebody went this way. */
  trodden: boolean;
}

export const ROLES = ["introduction", "act1", "interlude", "act2", "finale"] as const;
const COLUMNS: Record<string, number> = { introduction: 8, act1: 27, interlude: 45, act2: 66, finale: 90 };
const BESIDE = ["rumour", "bonus"];

export function sitesOf(table: Table): Site[] {
  const printed = printedOf(table);
  const { campaign, quest: under, encounter } = seenOf(table);
  const played = new Map((campaign?.played ?? []).map((past) => [past.quest, past.winner]));
  const offered = new Set((table.ask?.options ?? []).flatMap(([wire]) => {
    const action = actionOf(wire);
    return action.tag === "PickQuest" ? [action.quest] : [];
  }));
  const all = Object.entries(printed.quests);
  return all.flatMap(([id, quest]): Site[] => {
    const beside = BESIDE.includes(quest.role);
    if (beside && !played.has(id) && !offered.has(id) && under !== id && !campaign?.rumours.includes(id)) return [];
    const peers = all.filter(([, other]) => (beside ? BESIDE.includes(other.role) : other.role === quest.role));
    const n = peers.findIndex(([other]) => other === id);
    const opener = all.find(([, other]) => other.heroes_won === id || other.otherwise === id);
    const went = opener ? played.get(opener[0]) : undefined;
    const shut = went !== undefined && (went === "heroes") !== (opener?.[1].heroes_won === id);
    return [{
      id,
      quest,
      x: beside ? 27 + n * 18 : (COLUMNS[quest.role] ?? 50) + (quest.role === "act2" ? (n % 2 ? 5 : -5) : quest.role === "act1" ? (n % 2 ? 2.5 : -2.5) : 0),
      y: beside ? 95 : ((n + 0.5) / peers.length) * 88 + 3,
      winner: played.get(id) ?? "",
      now: under === id && (encounter !== null || !played.has(id)),
      offered: offered.has(id),
      ahead: !shut && !played.has(id),
    }];
  });
}

/** From each place to those it may lead to. */
export function roadsOf(sites: Site[]): Road[] {
  const by = (id: string) => sites.find((site) => site.id === id);
  const of = (role: string) => sites.filter((site) => site.quest.role === role);
  const pairs: [Site, Site | undefined][] = [
    ...of("introduction").flatMap((from) => of("act1").map((to): [Site, Site] => [from, to])),
    ...of("act1").flatMap((from): [Site, Site | undefined][] => [[from, by(from.quest.heroes_won)], [from, by(from.quest.otherwise)]]),
    ...of("act2").flatMap((from) => of("finale").map((to): [Site, Site] => [from, to])),
  ];
  return pairs.flatMap(([from, to]) => (to ? [{ from, to, trodden: from.winner !== "" && (to.winner !== "" || to.now) }] : []));
}

/** A road never runs quite straight. */
export const bend = ({ from, to }: Road): string => {
  const lean = ((from.y * 7 + to.y * 3) % 9) - 4;
  return `M${from.x} ${from.y}C${(from.x + to.x) / 2} ${from.y + lean} ${(from.x + to.x) / 2} ${to.y - lean} ${to.x} ${to.y}`;
};
