// What an action names on the board.
//
//   kind:syndrael         a hero sheet, a class, a kind of monster to be chosen
//   quest:first_blood     a quest on the chart
//   space:12              a space of the map
//   base:12-13-20-21      the spaces a figure would be set down on
//   figure:3              a figure on the map; heroes come first
//   group:1               a monster group
//   token:4               a token
//   edge:2                a door, portcullis, vegetation
//   card:dash.2           a card: item, skill, feat, Search card, overlord card, relic, Plot card
//   outfit:a-b            what would be worn, together
//   word:might            an attribute, a condition, a way out
//   surge:monster.2       what a surge would buy
//   die:0, die:0:2        a die of the attack, or of somebody's pool
//   act:rest              something that a figure does as an action and that lies nowhere: rest, stand up, move
//   ware:sunburst         an item of the shop
//   fortune:die           what fortune may do
//   bearer:splig          a lieutenant who might carry something
//
// Done, Pass and Agree name nothing: they go on, or do not.
import type { Wire } from "../../shell/wire";
import { actionOf } from "./records";

export const BUTTONS_ONLY = ["Done", "Pass", "Agree"];

/** Spaces by their number, so that the same ones are called the same. */
export const baseThing = (base: number[]): string => `base:${[...base].sort((a, b) => a - b).join("-")}`;

/** An ability is named by the card it stands on: `dash.2#1` is the second one of a copy of Dash. */
const cardThing = (ability: string): string => `card:${ability.split("#", 1)[0] ?? ability}`;
const onto = (card: string, figure: number): string[] => [...(figure >= 0 ? [`figure:${figure}`] : []), cardThing(card)];

function named(action: Wire): string[] {
  const one = actionOf(action);
  switch (one.tag) {
    case "ChooseHero":
    case "PickKind":
      return [`kind:${one.kind}`];
    case "ChooseClass":
      return [`kind:${one.job}`];
    case "PickQuest":
      return [`quest:${one.quest}`];
    case "SetDown":
      return [baseThing(one.base), `figure:${one.figure}`];
    case "March":
      return [baseThing(one.base)];
    case "PickFigure":
    case "Activate":
    case "Revive":
      return [`figure:${one.figure}`];
    case "PickSpace":
    case "ClimbOut":
      return [`space:${one.space}`];
    case "PickCard":
    case "BuyCard":
    case "SetAside":
    case "PlayRumour":
      return [`card:${one.card}`];
    case "PickWord":
      return [`word:${one.word}`];
    case "PickGroup":
      return [`group:${one.group}`];
    case "PickToken":
    case "Search":
    case "TakeUp":
      return [`token:${one.token}`];
    case "Wear":
      return [`outfit:${one.items.join("-")}`];
    case "Go":
      return [`space:${one.to}`];
    case "Strike":
      return onto(one.card, one.figure);
    case "UseCard":
      return onto(one.card, one.figure);
    case "MoveAction":
      return ["act:move"];
    case "Rest":
      return ["act:rest"];
    case "StandUp":
      return ["act:stand"];
    case "ShakeOff":
      return ["act:shake"];
    case "LeaveMap":
      return ["act:leave"];
    case "Passage":
      return ["act:passage"];
    case "Operate":
      return [`edge:${one.edge}`];
    case "PutDown":
      return one.space >= 0 ? [`space:${one.space}`, `token:${one.token}`] : [`token:${one.token}`];
    case "Interact":
      return one.token >= 0 ? [`token:${one.token}`] : one.figure >= 0 ? [`figure:${one.figure}`] : one.edge >= 0 ? [`edge:${one.edge}`] : [`act:${one.what}`];
    case "Give":
      return [`card:${one.card}`, `figure:${one.taker}`];
    case "SpendFortune":
      return one.die >= 0 ? [`die:${one.die}`, `fortune:${one.what}`] : [`fortune:${one.what}`];
    case "Spring":
      return one.space >= 0 ? [`space:${one.space}`, `card:${one.card}`] : [`card:${one.card}`];
    case "Buy":
      return [`surge:${one.surge}`];
    case "EaseFatigue":
      return ["surge:fatigue"];
    case "Reroll":
      return [one.figure >= 0 ? `die:${one.figure}:${one.die}` : `die:${one.die}`, cardThing(one.card)];
    case "DrawOne":
      return ["act:draw"];
    case "TakeThreat":
      return ["act:threat"];
    case "BuyItem":
      return [`ware:${one.item}`, `hero:${one.hero}`];
    case "SellItem":
    case "PassItem":
      return [`card:${one.item}`];
    case "RevealMore":
      return ["act:reveal"];
    case "LearnSkill":
      return [`card:${one.skill}`];
    case "Convert":
      return ["act:convert"];
    case "Bear":
      return [`bearer:${one.lieutenant}`, `card:${one.relic}`];
    default:
      return [];
  }
}

// A map asks for each of its spaces which of some hundred answers name it.
const known = new WeakMap<Wire, string[]>();

export function things(action: Wire): string[] {
  let found = known.get(action);
  if (!found) known.set(action, (found = named(action)));
  return found;
}
