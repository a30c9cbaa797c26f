// What an action names on the board.
//
//   class:knight          a character to be taken, before the game begins
//   boss:gargoyle         a boss to go after
//   spot:1:0              a place on the map where a tile may be laid
//   lay:b:1:0:2           a face of the next tile, there, turned by so many quarters
//   tile:3, bonfire       a tile of the map, and the one in its middle
//   fog                   the fog gate
//   chest:6               a chest on the tile where the party stands
//   node:6                a node of the room
//   place:3               a place beside the boss, as one of eight directions from its middle
//   hero:0, foe:2         a model
//   card:long_sword.1     a card, worn, held, carried, drawn or in the inventory
//   option:long_sword.1:0 one way to use it
//   slot:0:left           where a hero bears a card: armour, left, right, backup; ember
//   inventory             what nobody bears
//   stat:0:faith          a stat of a hero
//   outfit:0, luck:0      a hero's gear as a whole; the luck that can be bought back
//   rest, buy, spark      what the bonfire, the blacksmith and the Firekeeper offer
//   estus, heroic, aggro  tokens of the hero who is asked
//   block, dodge, suffer  the ways out of a blow
//   die:1                 a die of the roll
//
// Done, Pass and EndActivation name nothing: they go on, or do not, and are buttons only. So is Breathe: both its answers are words;
// and BlockAll, so that a touch of the shield blocks this blow.
import type { Wire } from "../../shell/wire";
import { actionOf } from "./records";

export const BUTTONS_ONLY = ["Done", "EndActivation", "Pass", "Breathe", "BlockAll"];

const tile = (number: number): string => (number === -1 ? "bonfire" : `tile:${number}`);
/** Around a boss the place says more than the node, which stays the same. */
const step = (node: number, place: number): string[] => (place >= 0 ? [`place:${place}`] : [`node:${node}`]);

export function things(action: Wire): string[] {
  const named = actionOf(action);
  switch (named.tag) {
    case "TakeClass":
      return [`class:${named.kind}`];
    case "Hunt":
      return [`boss:${named.boss}`];
    case "Lay":
      return [`lay:${named.side}:${named.x}:${named.y}:${named.quarters}`, `spot:${named.x}:${named.y}`];
    case "Fog":
    case "Deal":
      return [`tile:${named.tile}`];
    case "Go":
    case "Dash":
      return [tile(named.tile)];
    case "EnterBoss":
      return ["fog"];
    case "Rest":
      return ["rest"];
    case "Buy":
      return ["buy"];
    case "BuySpark":
      return ["spark"];
    case "Sell":
      return [`card:${named.card}`];
    case "Level":
      return [`stat:${named.who}:${named.stat}`];
    case "Refill":
      return [`luck:${named.who}`];
    case "Outfit":
      return [`outfit:${named.who}`];
    case "Equip":
      return [`card:${named.card}`, `slot:${named.who}:${named.slot}`];
    case "Stow":
      return [`card:${named.card}`, "inventory"];
    case "Attach":
      return [`card:${named.upgrade}`, `card:${named.card}`];
    case "Detach":
      return [`card:${named.upgrade}`];
    case "Give":
      return named.who === -1 ? ["inventory"] : [`slot:${named.who}:${named.slot}`, `hero:${named.who}`];
    case "Open":
      return [`chest:${named.node}`];
    case "Stand":
    case "Shift":
    case "PushTo":
      return [`node:${named.node}`];
    case "Take":
    case "Receive":
      return [`hero:${named.who}`];
    case "Swap":
      return [named.left, named.right].filter(Boolean).map((card) => `card:${card}`);
    case "Walk":
      return step(named.node, named.place);
    case "Attack": {
      const by = [`option:${named.card}:${named.option}`, `card:${named.card}`];
      return named.foe === -1 ? by : [`foe:${named.foe}`, ...by];
    }
    case "Drink":
      return ["estus"];
    case "Heroic":
      return ["heroic"];
    case "Provoke":
      return ["aggro"];
    case "Reroll":
      return [`die:${named.die}`];
    case "Block":
      return ["block"];
    case "Dodge":
      return [...step(named.node, named.place), "dodge"];
    case "Suffer":
      return ["suffer"];
    case "PushOut":
      return [named.who === -1 ? `foe:${named.foe}` : `hero:${named.who}`];
    case "Choose":
      return [`${named.what}:${named.number}`];
    case "Place":
      return [`place:${named.place}`];
    default:
      return [];
  }
}
