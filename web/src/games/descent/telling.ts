// Figures, tokens and doors in words, for those who cannot see them, and for whoever looks closer.
import type { Telling } from "../../shell/board/peek.svelte";
import { atlasOf } from "./atlas";
import { encounterOf, faceOf, figuresOf, kindName, plain, type Printed } from "./faces";
import type { Labels } from "./labels";
import { acting, cardOf, isHero, numberOf, type Journey, type TokenSeen } from "./view";

/** Several of a kind are told apart by number. */
export function figureName(printed: Printed, journey: Journey, figure: number, l: Labels): string {
  const one = journey.figures[figure];
  if (!one) return "";
  const leader = encounterOf(printed, journey)?.leaders[one.name];
  if (leader) return leader;
  const number = numberOf(journey, figure);
  return `${kindName(printed, one.kind) ?? plain(one.kind)}${number > 0 ? ` ${number}` : ""}${one.rank === "master" ? ` (${l.master})` : ""}`;
}

export function figureLabel(printed: Printed, journey: Journey, figure: number, l: Labels): string {
  const one = journey.figures[figure];
  if (!one) return "";
  const hero = journey.heroes[figure];
  const atlas = journey.encounter ? atlasOf(journey.encounter.map) : null;
  return [
    figureName(printed, journey, figure, l),
    ...(one.health ? [l.health(Math.max(0, one.health - (one.damage ?? 0)), one.health)] : []),
    ...(hero && isHero(one) ? [l.fatigue(hero.fatigue, hero.stamina)] : []),
    ...(hero?.knocked_out ? [l.down] : []),
    ...(one.conditions ?? []).map((id) => printed.conditions[id]?.name ?? plain(id)),
    ...carriedBy(printed, journey, figure).map((what) => l.carries(what)),
    ...(acting(journey) === figure ? [l.acts] : []),
    ...(atlas && one.base.length > 0 ? [one.base.map((space) => atlas.names[space] ?? "").join(" ")] : []),
  ].join(", ");
}

/** What somebody carries of the quest's, by name. */
export const carriedBy = (printed: Printed, journey: Journey, figure: number): string[] =>
  (journey.encounter?.tokens ?? []).filter((token) => token.bearer === figure && !token.gone).map((token) => tokenName(printed, journey, token));

export function tokenName(printed: Printed, journey: Journey, token: TokenSeen): string {
  const face = encounterOf(printed, journey)?.tokens[token.kind];
  return (token.face && face?.faces[token.face]) || face?.name || printed.tokens[token.kind] || plain(token.kind);
}

/** Everything that is printed about a figure, and how it stands. */
export function figureTelling(printed: Printed, journey: Journey, figure: number, l: Labels): Telling | null {
  const one = journey.figures[figure];
  if (!one?.kind) return null;
  const face = figuresOf(printed, one, actOf(printed, journey));
  const card = printed.monsters[one.kind] ?? printed.lieutenants[one.kind] ?? printed.heroes[one.kind] ?? printed.allies[one.kind] ?? printed.familiars[one.kind];
  const dice = (list: string[] | undefined) => (list ?? []).map((colour) => printed.dice[colour] ?? colour).join(", ");
  return {
    title: figureName(printed, journey, figure, l),
    kind: [
      ...(one.health ? [l.health(Math.max(0, one.health - (one.damage ?? 0)), one.health)] : []),
      ...(one.speed !== undefined ? [l.speed(one.speed)] : []),
    ].join(" · "),
    lines: [
      ...(one.dice?.length ? [l.attacksWith(dice(one.dice))] : []),
      ...(one.defence?.length ? [l.defendsWith(dice(one.defence))] : []),
      ...(face?.abilities ?? []).map(({ name, text }) => `${name}. ${text}`),
      ...(face?.surges ?? []),
      ...(printed.heroes[one.kind]?.talent ?? []),
    ],
    notes: (one.conditions ?? []).map((id) => [printed.conditions[id]?.name ?? plain(id), ...(printed.conditions[id]?.lines ?? [])].join(". ")),
    story: card && "story" in card ? (card.story ?? "") : "",
  };
}

export const actOf = (printed: Printed, journey: Journey): number => journey.campaign?.act ?? printed.quests[journey.quest]?.act ?? 1;

/** What is printed on a card, and whether it lies sideways or is used up. */
export function cardTelling(printed: Printed, copy: string, notes: string[] = []): Telling | null {
  const id = cardOf(copy);
  const face = faceOf(printed, id);
  if (!face) return null;
  const item = printed.items[id];
  const skill = printed.skills[id];
  const own = printed.overlord[id];
  const kind = [
    ...(item ? [item.slot_name, ...item.trait_names] : []),
    ...(item?.dice.length ? [item.dice.map((colour) => printed.dice[colour] ?? colour).join(" + ")] : []),
    ...(skill ? [printed.classes[skill.job]?.name ?? ""] : []),
    ...(own ? [own.deck_name, own.trait_name] : []),
  ].filter(Boolean);
  return { title: face.name, kind: kind.join(", "), lines: face.lines, notes, story: face.story };
}
