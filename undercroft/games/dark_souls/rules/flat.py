# Generated from cards.py by `make forge`: change that file, not this one.
"""Cards as the rules read them: flat, typed, native when compiled."""

from __future__ import annotations

from typing import Final

from undercroft.games.dark_souls import cards

UNSET: Final = -(1 << 30)  # of a number that a card leaves out


class Boon:
    """Stamina or Health come back to characters in range (`near`: at range 1, whatever the card's own)."""

    def __init__(self, card: cards.Gain) -> None:
        self.who: str = card.who
        self.stamina: int = card.stamina
        self.health: int = card.health


class CharacterSheet:
    """A class: stats by tier, Taunt, heroic action, what it starts with."""

    def __init__(self, card: cards.Character) -> None:
        self.id: str = card.id
        self.taunt: int = card.taunt
        self.strength: list[int] = list(card.strength)
        self.dexterity: list[int] = list(card.dexterity)
        self.intelligence: list[int] = list(card.intelligence)
        self.faith: list[int] = list(card.faith)
        self.heroic: str = card.heroic
        self.starts_with: list[str] = list(card.starts_with)
        self.source: str = card.source
        self.tiers: list[list[int]] = [list(one) for one in card.tiers]


class Icon:
    """One icon of a behaviour."""

    def __init__(self, card: cards.BehaviourStep) -> None:
        self.step: str = str(card.__struct_config__.tag)
        self.to: str = getattr(card, "to", "")
        self.target: str = getattr(card, "target", "") or ""
        self.nodes: int = getattr(card, "nodes", 0)
        self.push: bool = getattr(card, "push", False)
        self.damage: int = getattr(card, "damage", 0)
        self.away: bool = getattr(card, "away", False)
        self.arc: int = getattr(card, "arc", 0)
        self.eighths: int = getattr(card, "eighths", 0)
        self.node: bool = getattr(card, "node", False)
        self.arcs: list[str] = list(getattr(card, "arcs", []))
        self.magical: bool = getattr(card, "magical", False)
        self.conditions: list[str] = list(getattr(card, "conditions", []))
        self.struck_arcs: list[int] = list(getattr(card, "struck_arcs", []))


class EncounterSheet:
    """An encounter card (DS-COMP-12, DS-ENCSET-01, DS-ENCSET-06, DS-RULING-68)."""

    def __init__(self, card: cards.Encounter) -> None:
        self.id: str = card.id
        self.level: int = card.level
        self.spawn_1: list[str] = list(card.spawn_1)
        self.spawn_2: list[str] = list(card.spawn_2)
        self.terrain_1: str = card.terrain_1 or ""
        self.terrain_2: str = card.terrain_2 or ""
        self.traps: bool = card.traps
        self.source: str = card.source


class TileSheet:
    """One face of a tile; what is not named is a basic node (DS-COMP-21)."""

    def __init__(self, card: cards.Tile) -> None:
        self.id: str = card.id
        self.side: str = card.side
        self.doors: list[str] = list(card.doors)
        self.spawn_1: list[int] = list(card.spawn_1)
        self.spawn_2: list[int] = list(card.spawn_2)
        self.terrain_1: list[int] = list(card.terrain_1)
        self.terrain_2: list[int] = list(card.terrain_2)
        self.source: str = card.source


class TrapSheet:
    """A trap token; damage 0: blank (DS-COMP-20, DS-RULING-65)."""

    def __init__(self, card: cards.Trap) -> None:
        self.id: str = card.id
        self.damage: int = card.damage
        self.dodge: int = card.dodge
        self.copies: int = card.copies
        self.source: str = card.source


class WeaponOption:
    """One way to use a weapon, shield or spell (DS-EQUIP-02, DS-ICON-01)."""

    def __init__(self, card: cards.Option) -> None:
        self.stamina: int = card.stamina
        self.dice: list[str] = [one for one, count in card.dice.items() for _ in range(count)]
        self.modifier: int = card.modifier
        self.magical: bool = card.magical
        self.node: bool = card.node
        self.shaft: bool = card.shaft
        self.repeat: int = card.repeat
        self.range: int = UNSET if card.range is None else card.range
        self.shift_before: int = card.shift_before
        self.shift_after: int = card.shift_after
        self.conditions: list[str] = list(card.conditions)
        self.push: int = card.push
        self.backup: bool = card.backup
        self.gain: list[Boon] = [Boon(one) for one in card.effects if isinstance(one, cards.Gain)]
        charm: list[cards.Charm] = [one for one in card.effects if isinstance(one, cards.Charm)]
        self.charm: bool = bool(charm)
        self.charm_modifier: int = charm[0].modifier if charm else 0
        ward: list[cards.Ward] = [one for one in card.effects if isinstance(one, cards.Ward)]
        self.ward: bool = bool(ward)
        self.ward_block: list[str] = [one for one, count in ward[0].block.items() for _ in range(count)] if ward else []
        self.ward_resist: list[str] = (
            [one for one, count in ward[0].resist.items() for _ in range(count)] if ward else []
        )
        self.attacks: bool = card.attacks


class Behaviour:
    """What a foe does when it activates: a behaviour card or one boss's half of it, or an enemy's icons."""

    def __init__(self, card: cards.BehaviourCard) -> None:
        self.id: str = card.id
        self.range: int = card.range
        self.dodge: int = card.dodge
        self.icons: list[Icon] = [Icon(one) for one in card.icons]
        self.weak: list[str] = list(card.weak)
        self.repeat: int = card.repeat
        self.heat_up: bool = card.heat_up
        self.partner: str = card.partner
        self.source: str = card.source
        self.weak_arcs: list[int] = list(card.weak_arcs)


class Gear:
    """A treasure card (DS-COMP-10, DS-COMP-11, DS-EQUIP-01)."""

    def __init__(self, card: cards.Equipment) -> None:
        self.id: str = card.id
        self.pile: str = card.pile
        self.kind: str = card.kind
        self.copies: int = card.copies
        self.source: str = card.source
        self.owner: str = card.owner
        self.slot: str = card.slot
        self.strength: int = card.needs.strength
        self.dexterity: int = card.needs.dexterity
        self.intelligence: int = card.needs.intelligence
        self.faith: int = card.needs.faith
        self.range: int = card.range
        self.block: list[str] = [one for one, count in card.block.items() for _ in range(count)]
        self.resist: list[str] = [one for one, count in card.resist.items() for _ in range(count)]
        self.dodge: int = card.dodge
        self.upgrades: int = card.upgrades
        self.options: list[WeaponOption] = [WeaponOption(one) for one in card.options]
        enchant: list[cards.Enchant] = [one for one in card.powers if isinstance(one, cards.Enchant)]
        self.enchant: bool = bool(enchant)
        self.enchant_own: bool = enchant[0].own if enchant else False
        self.enchant_dice: list[str] = (
            [one for one, count in enchant[0].dice.items() for _ in range(count)] if enchant else []
        )
        self.enchant_modifier: int = enchant[0].modifier if enchant else 0
        self.enchant_magical: bool = enchant[0].magical if enchant else False
        self.enchant_condition: str = (enchant[0].condition or "") if enchant else ""
        cheaper: list[cards.Cheaper] = [one for one in card.powers if isinstance(one, cards.Cheaper)]
        self.cheaper: bool = bool(cheaper)
        self.cheaper_amount: int = cheaper[0].amount if cheaper else 0
        steady: list[cards.Steady] = [one for one in card.powers if isinstance(one, cards.Steady)]
        self.steady: bool = bool(steady)
        beside: list[cards.Beside] = [one for one in card.powers if isinstance(one, cards.Beside)]
        self.beside: bool = bool(beside)
        breath: list[cards.Breath] = [one for one in card.powers if isinstance(one, cards.Breath)]
        self.breath: bool = bool(breath)
        self.breath_stamina: int = breath[0].stamina if breath else 0
        trade: list[cards.Trade] = [one for one in card.powers if isinstance(one, cards.Trade)]
        self.trade: bool = bool(trade)
        self.trade_stamina: int = trade[0].stamina if trade else 0
        self.trade_health: int = trade[0].health if trade else 0
        mend: list[cards.MendPower] = [one for one in card.powers if isinstance(one, cards.MendPower)]
        self.mend: bool = bool(mend)
        self.mend_health: int = mend[0].health if mend else 0
        self.mend_each_enemy: bool = mend[0].each_enemy if mend else False
        spite: list[cards.Spite] = [one for one in card.powers if isinstance(one, cards.Spite)]
        self.spite: bool = bool(spite)
        self.spite_stamina: int = spite[0].stamina if spite else 0
        zeal: list[cards.Zeal] = [one for one in card.powers if isinstance(one, cards.Zeal)]
        self.zeal: bool = bool(zeal)
        self.zeal_by: int = zeal[0].by if zeal else 0
        self.zeal_stamina: int = zeal[0].stamina if zeal else 0
        provoke: list[cards.DrawAggro] = [one for one in card.powers if isinstance(one, cards.DrawAggro)]
        self.provoke: bool = bool(provoke)
        kindle: list[cards.Kindle] = [one for one in card.powers if isinstance(one, cards.Kindle)]
        self.kindle: bool = bool(kindle)
        self.has_power: bool = card.has_power
        self.least_stats: list[int] = list(card.least_stats)
        self.immunities: list[str] = list(card.immunities)
        self.walk: int = card.walk
        self.roll: int = card.roll
        self.no_run: bool = card.no_run
        self.no_dodge: bool = card.no_dodge
        self.dearest: int = card.dearest


class FoeSheet:
    """A foe's data card: an enemy's or a boss's (DS-EDATA-01, DS-BDATA-01)."""

    def __init__(self, card: cards.DataCard) -> None:
        self.id: str = getattr(card, "id", "")
        self.models: int = getattr(card, "models", 0)
        self.threat: int = getattr(card, "threat", 0)
        self.health: int = getattr(card, "health", 0)
        self.block: int = getattr(card, "block", 0)
        self.resist: int = getattr(card, "resist", 0)
        self.dodge: int = getattr(card, "dodge", 0)
        self.range: int = getattr(card, "range", 0)
        self.icons: list[Icon] = [Icon(one) for one in getattr(card, "icons", [])]
        self.source: str = getattr(card, "source", "")
        self.behaviours: list[Behaviour] = [Behaviour(one) for one in getattr(card, "behaviours", [])]
        self.kind: str = getattr(card, "kind", "")
        self.heat_up: int = getattr(card, "heat_up", 0)
        self.deck: int = getattr(card, "deck", 0)
        self.levels: list[int] = list(getattr(card, "levels", []))
        self.spawn: str = getattr(card, "spawn", "")
        self.immune: list[str] = list(getattr(card, "immune", []))
        self.ability: str = getattr(card, "ability", "")
        self.pair: str = getattr(card, "pair", "")
        self.revival: int = getattr(card, "revival", 0)
