"""Cards as the rules read them in the thick of it: flat, typed, native when compiled.

The structs in ``cards.py`` say what a card may hold; these are the same figures laid out for speed.
"""

from __future__ import annotations

from typing import Any, Final

from undercroft.games.dark_souls import cards
from undercroft.games.dark_souls.catalogue import CARDS
from undercroft.games.dark_souls.rules.nodes import ROOM, WALLS, along, node_at

COLOURS: Final = ("black", "blue", "orange")
FACES: Final[dict[str, list[int]]] = {
    "black": [0, 1, 1, 1, 2, 2],
    "blue": [1, 1, 2, 2, 2, 3],
    "orange": [1, 2, 2, 3, 3, 4],
    "dodge": [0, 0, 0, 1, 1, 1],
}
STATS: Final = ("strength", "dexterity", "intelligence", "faith")
ARC_NUMBERS: Final = {"front": 0, "right": 1, "back": 2, "left": 3}
UNSET: Final = -2  # no range printed on the option itself


class Boon:
    """What an option gives to characters."""

    def __init__(self, card: cards.Gain) -> None:
        self.who: str = card.who
        self.stamina: int = card.stamina
        self.health: int = card.health


class WeaponOption:
    """An option of a weapon, shield or spell."""

    def __init__(self, card: cards.Option) -> None:
        self.stamina: int = card.stamina
        self.dice: list[str] = dice_of(card.dice)
        self.modifier: int = card.modifier
        self.magical: bool = card.magical
        self.node: bool = card.node
        self.shaft: bool = card.shaft
        self.repeat: int = card.repeat
        self.range: int = UNSET if card.range is None else card.range
        self.before: int = card.shift_before
        self.after: int = card.shift_after
        self.conditions: list[str] = [str(one) for one in card.conditions]
        self.push: int = card.push
        self.backup: bool = card.backup
        self.boons: list[Boon] = [Boon(one) for one in card.effects if isinstance(one, cards.Gain)]
        charms = [one for one in card.effects if isinstance(one, cards.Charm)]
        self.charm: bool = bool(charms)
        self.bonus: int = charms[0].modifier if charms else 0
        self.ward: bool = any(isinstance(one, cards.Ward) for one in card.effects)
        self.attacks: bool = bool(self.dice or self.conditions or self.push)


class Gear:
    """A treasure card: where it goes, what it asks, its options, what it does by itself."""

    def __init__(self, card: cards.Equipment) -> None:
        powers: list[Any] = list(card.powers)
        self.has_power: bool = bool(powers)
        self.id: str = card.id
        self.pile: str = card.pile
        self.owner: str = card.owner
        self.kind: str = card.kind
        self.slot: str = card.slot
        self.needs: list[int] = [card.needs.strength, card.needs.dexterity, card.needs.intelligence, card.needs.faith]
        self.range: int = card.range
        self.block: list[str] = dice_of(card.block)
        self.resist: list[str] = dice_of(card.resist)
        self.dodge: int = card.dodge
        self.upgrades: int = card.upgrades
        self.options: list[WeaponOption] = [WeaponOption(option) for option in card.options]
        enchants = [power for power in powers if isinstance(power, cards.Enchant)]
        enchant = enchants[0] if enchants else cards.Enchant()
        self.enchants: bool = bool(enchants)
        self.enchants_all: bool = enchant.own
        self.dice: list[str] = dice_of(enchant.dice)
        self.modifier: int = enchant.modifier
        self.magical: bool = enchant.magical
        self.condition: str = enchant.condition or ""
        self.cheaper: int = figure(powers, cards.Cheaper, "amount")
        self.immune: list[str] = [power.to for power in powers if isinstance(power, cards.Immune)]
        self.walk: int = max([p.nodes for p in powers if isinstance(p, cards.Stride) and p.of == "walk"], default=1)
        self.roll: int = max([p.nodes for p in powers if isinstance(p, cards.Stride) and p.of == "dodge"], default=1)
        self.no_run: bool = any(isinstance(p, cards.Never) and p.what == "run" for p in powers)
        self.no_dodge: bool = any(isinstance(p, cards.Never) and p.what == "dodge" for p in powers)
        self.steady: bool = any(isinstance(p, cards.Steady) for p in powers)
        self.beside: bool = any(isinstance(p, cards.Beside) for p in powers)
        self.breath: int = figure(powers, cards.Breath, "stamina")
        self.trade: int = figure(powers, cards.Trade, "stamina")
        self.trade_health: int = figure(powers, cards.Trade, "health")
        self.mend: int = figure(powers, cards.Mend, "health")
        self.mend_each: bool = any(isinstance(p, cards.Mend) and p.each_enemy for p in powers)
        self.spite: int = figure(powers, cards.Spite, "stamina")
        self.zeal: int = figure(powers, cards.Zeal, "stamina")
        self.zeal_by: int = figure(powers, cards.Zeal, "by")
        self.provoke: bool = any(isinstance(p, cards.DrawAggro) for p in powers)
        self.ember: bool = any(isinstance(p, cards.Kindle) for p in powers)
        # The dearest attack, which one gem makes cheaper; of equals the first.
        dearest = -1
        for number, option in enumerate(self.options):
            if option.attacks and (dearest < 0 or option.stamina > self.options[dearest].stamina):
                dearest = number
        self.dearest: int = dearest


class Icon:
    """One icon of a behaviour. `kind` is move, slide, turn, leap or strike."""

    def __init__(self, card: Any) -> None:
        self.kind: str = type(card).__name__.lower()
        self.away: bool = getattr(card, "to", "") == "away"
        self.target: str = getattr(card, "target", None) or ""
        self.nodes: int = getattr(card, "nodes", 0)
        self.push: bool = getattr(card, "push", False) or self.kind == "leap"
        self.damage: int = getattr(card, "damage", 0)
        self.arc: int = ARC_NUMBERS[card.to] if self.kind == "slide" else 0
        self.eighths: int = getattr(card, "eighths", 0)
        self.node: bool = getattr(card, "node", False)
        self.arcs: list[int] = [ARC_NUMBERS[arc] for arc in getattr(card, "arcs", [])]
        self.magical: bool = getattr(card, "magical", False)
        self.conditions: list[str] = [str(one) for one in getattr(card, "conditions", [])]


class Behaviour:
    """What a foe does when it activates: a data card's icons, or a behaviour card of a boss (DS-BEHAV-02)."""

    def __init__(self, id: str, range: int, dodge: int, does: list[Any]) -> None:
        self.id = id
        self.range = range
        self.dodge = dodge
        self.icons: list[Icon] = [Icon(one) for one in does]
        self.repeat = 1
        self.weak: list[int] = []
        self.heat_up = False
        self.partner = ""
        self.boss = ""


class FoeSheet:
    """A foe's data card (DS-BDATA-02)."""

    def __init__(self, card: cards.Enemy | cards.Boss) -> None:
        self.id: str = card.id
        self.threat: int = card.threat
        self.health: int = card.health
        self.block: int = card.block
        self.resist: int = card.resist
        self.boss: bool = isinstance(card, cards.Boss)
        self.heat_up: int = getattr(card, "heat_up", 0)
        self.deck: int = getattr(card, "deck", 0)
        self.immune: list[str] = [str(one) for one in getattr(card, "immune", [])]
        self.ability: str = getattr(card, "ability", "")
        self.pair: str = getattr(card, "pair", "")
        self.revival: int = getattr(card, "revival", 0)
        self.spawn: str = getattr(card, "spawn", "")


class TileFace:
    """A face of a tile: its special nodes, doors, and what is basic (DS-NODE-02, DS-NODE-03)."""

    def __init__(self, card: cards.Tile) -> None:
        self.id: str = card.id
        self.side: str = card.side
        self.doors: list[str] = [str(wall) for wall in card.doors]
        # The walls with a doorway, by how many quarters the tile is turned.
        self.walls: list[list[int]] = [[(WALLS.index(d) + turn) % 4 for d in self.doors] for turn in range(4)]
        self.spawn_1: int = node_at(*card.spawn_1)
        self.spawn_2: int = node_at(*card.spawn_2)
        self.terrain_1: int = node_at(*card.terrain_1)
        self.terrain_2: int = node_at(*card.terrain_2)
        special = [self.spawn_1, self.spawn_2, self.terrain_1, self.terrain_2]
        self.basic: list[int] = [node for node in range(ROOM) if node not in special]
        beside = [node for wall in self.doors for node in along(wall)]
        self.trapped: list[int] = [node for node in self.basic if node not in beside]
        self._entries: dict[str, list[int]] = {
            wall: [node for node in along(wall) if node in self.basic] for wall in WALLS
        }

    def entries(self, door: str) -> list[int]:
        """The nodes by a door (DS-NODE-04, DS-RULING-02)."""
        return self._entries[door].copy()


class EncounterSheet:
    """An encounter card."""

    def __init__(self, card: cards.Encounter) -> None:
        self.id: str = card.id
        self.level: int = card.level
        self.spawn_1: list[str] = list(card.spawn_1)
        self.spawn_2: list[str] = list(card.spawn_2)
        self.terrain_1: str = card.terrain_1 or ""
        self.terrain_2: str = card.terrain_2 or ""
        self.traps: bool = card.traps


def dice_of(dice: Any) -> list[str]:
    """A number of dice as a list of colours."""
    return [colour for colour in COLOURS for _ in range(dice.get(colour, 0))]


def figure(powers: list[Any], kind: Any, name: str) -> int:
    """A figure of the one power of a kind, or 0."""
    for power in powers:
        if isinstance(power, kind):
            return int(getattr(power, name))
    return 0


def behaviour_of(card: cards.BehaviourCard, boss: str) -> Behaviour:
    """A behaviour card."""
    behaviour = Behaviour(card.id, card.range, card.dodge, list(card.does))
    behaviour.repeat = card.repeat
    behaviour.weak = [ARC_NUMBERS[arc] for arc in card.weak]
    behaviour.heat_up = card.heat_up
    behaviour.partner = card.partner
    behaviour.boss = boss
    return behaviour


KINDS: Final[dict[str, Gear]] = {id: Gear(card) for id, card in CARDS.equipment.items()}
GEAR: Final[dict[str, Gear]] = {copy: KINDS[card.id] for copy, card in CARDS.copies.items()}
SHEETS: Final[dict[str, FoeSheet]] = {}
BEHAVIOURS: Final[dict[str, Behaviour]] = {}
for _enemy in CARDS.enemies.values():
    SHEETS[_enemy.id] = FoeSheet(_enemy)
    BEHAVIOURS[_enemy.id] = Behaviour(_enemy.id, _enemy.range, _enemy.dodge, list(_enemy.does))
for _boss in CARDS.bosses.values():
    SHEETS[_boss.id] = FoeSheet(_boss)
    for _card in _boss.behaviours:
        BEHAVIOURS[_card.id] = behaviour_of(_card, _boss.id)
TILE_FACES: Final[dict[str, TileFace]] = {id: TileFace(tile) for id, tile in CARDS.tiles.items()}
ENCOUNTERS: Final[dict[str, EncounterSheet]] = {id: EncounterSheet(card) for id, card in CARDS.encounters.items()}
LEVELS: Final[list[list[str]]] = [
    sorted([card.id for card in ENCOUNTERS.values() if card.level == level]) for level in (1, 2, 3)
]
TAUNT: Final[dict[str, int]] = {id: card.taunt for id, card in CARDS.characters.items()}
TRAPS: Final[list[str]] = [trap.id for trap in CARDS.traps.values() for _ in range(trap.copies)]
TRAP_DAMAGE: Final[dict[str, int]] = {id: trap.damage for id, trap in CARDS.traps.items()}
TRAP_DODGE: Final[dict[str, int]] = {id: trap.dodge for id, trap in CARDS.traps.items()}
TIERS: Final[dict[str, list[list[int]]]] = {
    id: [list(card.strength), list(card.dexterity), list(card.intelligence), list(card.faith)]
    for id, card in CARDS.characters.items()
}
HEROIC: Final[dict[str, str]] = {id: str(card.heroic) for id, card in CARDS.characters.items()}
_PILES: Final[dict[tuple[str, str], list[str]]] = {}


def pile(name: str, owner: str = "") -> list[str]:
    """Every single card of a pile (of one owner), in the order of the files; looked through once."""
    found = _PILES.get((name, owner))
    if found is None:
        found = CARDS.pile(name, owner)
        _PILES[(name, owner)] = found
    return found
