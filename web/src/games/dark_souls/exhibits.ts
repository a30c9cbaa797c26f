// What stands over the shelves of the gallery, and what the icons on the cards mean.
import type { Lang } from "../../shell/wire";
import type { GearKind, Named } from "./faces";
import type { GlyphName } from "./glyphs";

export type IconName = "black" | "blue" | "orange" | "dodgeDie" | "bar" | "weakArc" | GlyphName;

/** Treasure by kind, as it is worn. */
export const GEAR_SHELVES = {
  weapons: ["weapon"],
  shields: ["shield"],
  armour: ["armour"],
  spells: ["spell"],
  upgrades: ["weapon_upgrade", "armour_upgrade", "ember"],
} satisfies Record<string, GearKind[]>;

const en = {
  characters: "Characters",
  enemies: "Enemies",
  bosses: "Bosses",
  weapons: "Weapons",
  shields: "Shields",
  armour: "Armour",
  spells: "Spells",
  upgrades: "Gems, rings and Embers",
  tokens: "Tokens",
  conditions: "Conditions",
  terrain: "On the floor",
  icons: "Dice and icons",
  patterns: "Behaviour cards",
  encounters: "Encounters",
};

const fr: typeof en = {
  characters: "Personnages",
  enemies: "Ennemis",
  bosses: "Boss",
  weapons: "Armes",
  shields: "Boucliers",
  armour: "Armures",
  spells: "Sorts",
  upgrades: "Gemmes, anneaux et Braises",
  tokens: "Jetons",
  conditions: "Conditions",
  terrain: "Sur le sol",
  icons: "Dés et icônes",
  patterns: "Cartes de comportement",
  encounters: "Rencontres",
};

export const shelfNames: Record<Lang, typeof en> = { en, fr };

export const icons: Record<Lang, Record<IconName, Named>> = {
  en: {
    black: { name: "Black die", text: "The weakest of the three, in attack and defence." },
    blue: { name: "Blue die", text: "Never shows nothing." },
    orange: { name: "Orange die", text: "The strongest." },
    dodgeDie: { name: "Dodge die", text: "Half its faces show a dodge icon." },
    bar: { name: "Endurance bar", text: "Ten boxes. Stamina spent comes in black from the left, wounds in red from the right. When all ten are full, the character is dead." },
    weakArc: { name: "Weak arc", text: "The side on which this behaviour leaves a boss open: whoever attacks from there rolls one black die more." },
    block: { name: "Block", text: "Dice or points against physical damage." },
    resist: { name: "Resist", text: "Dice or points against magical damage." },
    dodge: { name: "Dodge", text: "On a card of yours: dodge dice. On an enemy: how many dodge icons it takes to get out of the way." },
    health: { name: "Health", text: "So many wounds, and it falls." },
    magic: { name: "Magical", text: "Resist helps against this damage, block does not." },
    range: { name: "Range", text: "How many nodes away a target may stand. 0: on the same node." },
    node: { name: "Node", text: "Strikes everyone on the node of the target." },
    shaft: { name: "Shaft", text: "Cannot be used on enemies that stand on one’s own node." },
    repeat: { name: "Repeat", text: "The whole option is done so many times." },
    shift: { name: "Shift", text: "Movement for nothing: before the attack where it stands left of the dice, after it where it stands right of them." },
    push: { name: "Push", text: "Whoever is hit is pushed to a node next to it." },
    backup: { name: "From the back", text: "May be used from the backup slot." },
    strike: { name: "Attack", text: "The number is the damage." },
    toward: { name: "Towards", text: "Moves closer to its target." },
    away: { name: "Away", text: "Moves away from its target." },
    face: { name: "Turns to face", text: "Turns towards its target without moving." },
    slide: { name: "Moves by its facing", text: "Moves forward, back or sideways, as it faces, whoever is there." },
    leap: { name: "Leap", text: "Lands on its target’s node and throws aside whoever stands there." },
    turnRight: { name: "Turns right", text: "Turns so far to its right." },
    turnLeft: { name: "Turns left", text: "Turns so far to its left." },
    turnRound: { name: "Turns round", text: "Shows you its other side." },
    aggro: { name: "Means the Aggro token", text: "Its target is whoever carries the token." },
    nearest: { name: "Means the nearest", text: "Its target is the nearest character; between equals, the one with the Aggro token." },
    weak: { name: "Weak spot", text: "Stands where a boss can be struck from its weak arc." },
  },
  fr: {
    black: { name: "Dé noir", text: "Le plus faible des trois, en attaque comme en défense." },
    blue: { name: "Dé bleu", text: "Montre toujours quelque chose." },
    orange: { name: "Dé orange", text: "Le plus fort." },
    dodgeDie: { name: "Dé d’esquive", text: "La moitié de ses faces montrent une icône d’esquive." },
    bar: { name: "Barre d’Endurance", text: "Dix cases. L’Énergie dépensée vient en noir depuis la gauche, les blessures en rouge depuis la droite. Quand les dix sont pleines, le personnage est mort." },
    weakArc: { name: "Arc point faible", text: "Le côté que ce comportement laisse à découvert : qui attaque de là lance un dé noir de plus." },
    block: { name: "Parade", text: "Dés ou points contre les dégâts physiques." },
    resist: { name: "Résistance", text: "Dés ou points contre les dégâts magiques." },
    dodge: { name: "Esquive", text: "Sur une carte à vous : des dés d’esquive. Chez un ennemi : combien d’icônes il faut pour lui échapper." },
    health: { name: "Santé", text: "Autant de blessures, et il tombe." },
    magic: { name: "Magique", text: "La Résistance protège de ces dégâts, la Parade non." },
    range: { name: "Portée", text: "À combien de repères la cible peut se trouver. 0 : sur le même repère." },
    node: { name: "Repère", text: "Frappe tous ceux qui sont sur le repère de la cible." },
    shaft: { name: "Flèche", text: "Ne sert pas contre un ennemi qui est sur son propre repère." },
    repeat: { name: "Répéter", text: "Toute l’option s’exécute autant de fois." },
    shift: { name: "Transfert", text: "Un déplacement gratuit, avant l’attaque s’il est à gauche des dés, après s’il est à droite." },
    push: { name: "Poussée", text: "Celui qui est touché est poussé vers un repère voisin." },
    backup: { name: "Dans le dos", text: "Peut servir depuis l’emplacement de secours." },
    strike: { name: "Attaque", text: "Le nombre donne les dégâts." },
    toward: { name: "Vers", text: "S’approche de sa cible." },
    away: { name: "À l’écart", text: "S’éloigne de sa cible." },
    face: { name: "Se tourne", text: "Se tourne vers sa cible sans bouger." },
    slide: { name: "Selon son orientation", text: "Avance, recule ou passe de côté comme il est tourné, qui que ce soit qui s’y trouve." },
    leap: { name: "Saut", text: "Retombe sur le repère de sa cible et écarte ceux qui s’y trouvent." },
    turnRight: { name: "Tourne à droite", text: "Tourne d’autant vers sa droite." },
    turnLeft: { name: "Tourne à gauche", text: "Tourne d’autant vers sa gauche." },
    turnRound: { name: "Fait demi-tour", text: "Vous montre son autre côté." },
    aggro: { name: "Vise le jeton Aggro", text: "Sa cible est celui qui porte le jeton." },
    nearest: { name: "Vise le plus proche", text: "Sa cible est le personnage le plus proche ; entre égaux, celui qui porte le jeton Aggro." },
    weak: { name: "Point faible", text: "Marque qu’on frappe un boss depuis un arc point faible." },
  },
};
