"""The cards in words, put together from their figures, so that no number can differ from the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from undercroft.engine.message import Arg, Message, Several
from undercroft.games.dark_souls import cards
from undercroft.games.dark_souls.cards import (
    FAR,
    NONE,
    BehaviourCard,
    BehaviourIcon,
    Boss,
    Character,
    Encounter,
    Enemy,
    Equipment,
    Option,
    Power,
    Section,
    Tile,
    Trap,
)
from undercroft.games.dark_souls.catalogue import CARDS
from undercroft.games.dark_souls.rules.gear import COLOURS, STATS

if TYPE_CHECKING:
    from undercroft.engine.text import Text  # Fluent is not wanted where nobody reads


def said(text: Text, lines: list[Message]) -> list[str]:
    """Lines of a card as sentences."""
    return [text.sentence(line) for line in lines]


# -- names -----------------------------------------------------------------------------------------------


def item_name(card: str) -> Message:
    """A piece of equipment by name, from its card or a copy of it."""
    return Message(f"item-{card.partition('.')[0]}")


def boss_name(hunt: str, form: str = "") -> Message:
    """A boss, or two that belong together."""
    return Message(f"boss-{hunt}{form}")


def condition_name(condition: str) -> Message:
    """A condition by name."""
    return Message(f"condition-{condition}")


def stat_name(stat: str) -> Message:
    """A stat by name."""
    return Message(f"stat-{stat}")


# -- small things ----------------------------------------------------------------------------------------


def commas(parts: list[Message]) -> Message:
    """Things after one another, with nothing but commas between them."""
    joined = parts[0]
    for part in parts[1:]:
        joined = Message("list-comma", first=joined, next=part)
    return joined


def numbers(values: Sequence[int]) -> Several:
    """Some numbers in one breath."""
    return Several([str(value) for value in values])


def signed(number: int) -> str:
    """A modifier as it is printed."""
    return f"+{number}" if number >= 0 else f"\u2212{-number}"


def reach(number: int) -> str:
    """A range as it is printed."""
    return "∞" if number == FAR else str(number)


def dice_words(dice: cards.Dice, how: str = "die") -> Several:
    """So many dice of each colour."""
    found: list[Arg] = [Message(f"{how}-{colour}", count=count) for colour, count in counted(dice)]
    return Several(found or [Message("die-none")])


def counted(dice: cards.Dice) -> list[tuple[str, int]]:
    """How many there are of each colour, in the order of the colours."""
    return [(colour, count) for colour in COLOURS for name, count in dice.items() if name == colour and count]


def amounts(stamina: int, health: int) -> Several:
    """Stamina and Health, as far as there is any."""
    found: list[Arg] = []
    if stamina:
        found.append(Message("amount-stamina", amount=stamina))
    if health:
        found.append(Message("amount-health", amount=health))
    return Several(found)


# -- equipment -------------------------------------------------------------------------------------------


def item_lines(card: Equipment) -> list[Message]:
    """What a card is, what it asks, how it defends, what it can do."""
    kind = Message("card-kind", kind=card.kind)
    if card.slot in ("one_hand", "two_hand"):
        kind = Message("card-held", kind=kind, slot=card.slot)
    lines = [Message("card-worn", kind=kind)]
    if card.range != NONE:
        lines = [Message("card-reaches", kind=kind, range=reach(card.range))]
    needs = needs_of(card)
    if needs:
        asked: list[Arg] = [Message("stat-value", stat=stat_name(stat), value=value) for stat, value in needs.items()]
        lines.append(Message("card-needs", needs=Several(asked)))
    if card.block:
        lines.append(Message("card-block", dice=dice_words(card.block)))
    if card.resist:
        lines.append(Message("card-resist", dice=dice_words(card.resist)))
    if card.dodge:
        lines.append(Message("card-dodge", dice=Message("die-dodge", count=card.dodge)))
    lines.extend([option_line(option) for option in card.options])
    lines.extend([power_line(power) for power in card.powers])
    if card.upgrades:
        lines.append(Message("card-upgrades", count=card.upgrades))
    return lines


def needs_of(card: Equipment) -> dict[str, int]:
    """The stats a card asks for."""
    values = (card.needs.strength, card.needs.dexterity, card.needs.intelligence, card.needs.faith)
    return {stat: value for stat, value in zip(STATS, values) if value}


def option_line(option: Option) -> Message:
    """One way to use a card: what it costs, what it does, icon by icon."""
    return Message("option-line", cost=option.stamina, what=commas(option_parts(option)))


def option_parts(option: Option) -> list[Message]:
    """The icons of an option, from left to right."""
    parts: list[Message] = []
    if option.shift_before:
        aims = option.dice or option.conditions or option.push
        parts.append(Message("option-before" if aims else "option-shift", nodes=option.shift_before))
    if option.dice:
        parts.append(Message("as-it-is", what=dice_words(option.dice)))
    if option.modifier:
        parts.append(Message("option-modifier", modifier=signed(option.modifier)))
    if option.magical:
        parts.append(Message("option-magical"))
    parts.extend([condition_name(condition) for condition in option.conditions])
    if option.push:
        parts.append(Message("option-push", times=option.push))
    if option.range is not None:
        parts.append(Message("option-range", range=reach(option.range)))
    if option.node:
        parts.append(Message("option-node"))
    if option.shaft:
        parts.append(Message("option-shaft"))
    parts.extend([effect_words(effect) for effect in option.effects])
    if option.shift_after:
        parts.append(Message("option-after", nodes=option.shift_after))
    if option.repeat > 1:
        parts.append(Message("option-repeat", times=option.repeat))
    if option.backup:
        parts.append(Message("option-backup"))
    return parts


def effect_words(effect: cards.Effect) -> Message:
    """What an option gives to characters."""
    if isinstance(effect, cards.Gain):
        return Message("option-gain", who=effect.who, what=amounts(effect.stamina, effect.health))
    if isinstance(effect, cards.Charm):
        if effect.modifier:
            return Message("option-charm-more", modifier=signed(effect.modifier))
        return Message("option-charm")
    return Message("option-ward", block=dice_words(effect.block), resist=dice_words(effect.resist))


def option_short(card: Equipment, option: Option) -> Message:
    """The same in as few words as tell the options of a card apart even where none costs anything, for a button."""
    parts = short_parts(option)
    like = [one for one in card.options if short_parts(one) == parts]
    if len(like) > 1 and option.node:
        parts.append(Message("short-node"))
    if len(like) > 1 and option.backup:
        parts.append(Message("short-backup"))
    return commas(parts)


def short_parts(option: Option) -> list[Message]:
    """The dice and whatever goes with them, piece by piece."""
    parts: list[Message] = []
    if option.shift_before:
        parts.append(Message("short-shift", nodes=option.shift_before))
    parts.extend([Message(f"colour-{colour}", count=count) for colour, count in counted(option.dice)])
    if option.modifier:
        parts.append(Message("as-it-is", what=signed(option.modifier)))
    if option.magical:
        parts.append(Message("short-magical"))
    parts.extend([condition_name(condition) for condition in option.conditions])
    if option.push:
        parts.append(Message("short-push", times=option.push))
    if option.range is not None:
        parts.append(Message("short-range", range=reach(option.range)))
    for effect in [] if parts else option.effects:
        if isinstance(effect, cards.Gain):
            parts.append(Message("short-gain", who=effect.who, what=amounts(effect.stamina, effect.health)))
        elif isinstance(effect, cards.Charm) and effect.modifier:
            parts.append(Message("short-charm-more", modifier=signed(effect.modifier)))
        else:
            parts.append(Message("short-charm" if isinstance(effect, cards.Charm) else "short-ward"))
    if option.shift_after:
        parts.append(Message("short-shift", nodes=option.shift_after))
    if option.repeat > 1:
        parts.append(Message("short-repeat", times=option.repeat))
    return parts


def power_line(power: Power) -> Message:
    """What a card does by itself."""
    if isinstance(power, cards.Enchant):
        return enchant_line(power)
    if isinstance(power, cards.Cheaper):
        return Message("power-cheaper", amount=power.amount)
    if isinstance(power, cards.Immune):
        return Message("power-immune", condition=condition_name(power.to))
    if isinstance(power, cards.Stride):
        return Message("power-stride", of=power.of, nodes=power.nodes)
    if isinstance(power, cards.Never):
        return Message("power-never", what=power.what)
    if isinstance(power, cards.Breath):
        return Message("power-breath", stamina=power.stamina)
    if isinstance(power, cards.Trade):
        return Message("power-trade", what=amounts(power.stamina, power.health))
    if isinstance(power, cards.MendPower):
        return Message("power-mend-each" if power.each_enemy else "power-mend", health=power.health)
    if isinstance(power, cards.Spite):
        return Message("power-spite", stamina=power.stamina)
    if isinstance(power, cards.Zeal):
        return Message("power-zeal", by=power.by, stamina=power.stamina)
    if isinstance(power, cards.Steady):
        return Message("power-steady")
    if isinstance(power, cards.Beside):
        return Message("power-beside")
    return Message("power-provoke" if isinstance(power, cards.DrawAggro) else "power-kindle")


def enchant_line(power: cards.Enchant) -> Message:
    """What is added to every attack roll."""
    parts: list[Arg] = []
    if power.dice:
        parts.append(Message("power-more-dice", dice=dice_words(power.dice)))
    if power.modifier:
        parts.append(Message("power-damage", modifier=signed(power.modifier)))
    if power.magical:
        parts.append(Message("option-magical"))
    if power.condition is not None:
        parts.append(condition_name(power.condition))
    return Message("power-enchant-own" if power.own else "power-enchant", what=Several(parts))


# -- characters ------------------------------------------------------------------------------------------


def character_lines(card: Character) -> list[Message]:
    """Taunt, stats by tier, what one starts with."""
    lines = [Message("character-taunt", taunt=card.taunt)]
    for stat, values in zip(STATS, (card.strength, card.dexterity, card.intelligence, card.faith)):
        lines.append(Message("character-stat", stat=stat_name(stat), base=values[0], tiers=numbers(values[1:])))
    lines.append(Message("character-starts", cards=Several([item_name(item) for item in card.starts_with])))
    return lines


# -- what enemies do -------------------------------------------------------------------------------------


def enemy_lines(card: Enemy) -> list[Message]:
    """An enemy's figures, then its behaviour icon by icon."""
    figures = Message("foe-figures", threat=card.threat, health=card.health, block=card.block, resist=card.resist)
    return [figures, reach_line(card.range, card.dodge), *[step_line(step) for step in card.icons]]


def reach_line(far: int, dodge: int) -> Message:
    """How far attacks reach, and how hard they are to dodge."""
    if far == NONE:
        return Message("foe-dodge", dodge=dodge)
    return Message("foe-reach", range=reach(far), dodge=dodge)


def pattern_lines(card: BehaviourCard) -> list[Message]:
    """A behaviour card icon by icon, and where it leaves the boss open."""
    lines = [Message("pattern-heat-up")] if card.heat_up else []
    lines.append(reach_line(card.range, card.dodge))
    lines.extend([step_line(step) for step in card.icons])
    if card.repeat > 1:
        lines.append(Message("pattern-repeat", times=card.repeat))
    if card.weak:
        lines.append(Message("pattern-weak", count=len(card.weak), arcs=arcs_words(card.weak)))
    else:
        lines.append(Message("pattern-weak-none"))
    if card.partner:
        lines.append(Message("pattern-half", pattern=Message(f"pattern-{card.partner}")))
    return lines


def boss_lines(card: Boss) -> list[Message]:
    """A boss's figures; its ability has words of its own."""
    lines = [Message("foe-figures", threat=card.threat, health=card.health, block=card.block, resist=card.resist)]
    if card.heat_up:
        lines.append(Message("boss-deck", deck=card.deck, health=card.heat_up))
    else:
        lines.append(Message("boss-deck-cold", deck=card.deck))
    if card.immune and card.ability != "ice":
        lines.append(immune_line(card))
    if card.revival:
        lines.append(Message("boss-revival", health=card.revival))
    lines.append(Message("boss-levels", levels=numbers(card.levels)))
    return lines


def arcs_words(arcs: Sequence[str]) -> Several:
    """Some arcs in one breath."""
    return Several([Message(f"arc-{arc}") for arc in arcs])


def step_line(step: BehaviourIcon) -> Message:
    """One icon of a behaviour."""
    if isinstance(step, cards.Strike):
        return strike_line(step)
    if isinstance(step, cards.TurnInPlace):
        return Message("step-turn", turn={2: "right", -2: "left", 4: "round"}[step.eighths])
    if isinstance(step, cards.Leap):
        target = Message(f"aim-{step.target}")
        if step.damage:
            return Message("step-leap-damage", target=target, damage=step.damage)
        return Message("step-leap", target=target)
    if isinstance(step, cards.Slide):
        return Message("step-slide", to=step.to, nodes=step.nodes, clears=clearing(step.push, 0))
    what = "step-away" if step.to == "away" else "step-toward"
    target = Message(f"aim-{step.target}")
    return Message(what, nodes=step.nodes, target=target, clears=clearing(step.push, step.damage))


def clearing(push: bool, damage: int) -> Message:
    """What moving does to those in the way."""
    if damage:
        return Message("clears-damage", damage=damage)
    return Message("clears-push" if push else "clears-nobody")


def strike_line(step: cards.Strike) -> Message:
    """An attack icon: whom, how hard, what comes with it."""
    parts = [Message("strike-magical" if step.magical else "strike-damage", damage=step.damage)]
    parts.extend([condition_name(condition) for condition in step.conditions])
    if step.push:
        parts.append(Message("strike-push"))
    what = commas(parts)
    if step.arcs:
        return Message("step-strike-arcs", count=len(step.arcs), arcs=arcs_words(step.arcs), what=what)
    target = Message(f"aim-{step.target}")
    return Message("step-strike-node" if step.node else "step-strike-one", target=target, what=what)


# -- encounters, traps, tiles, campaigns -----------------------------------------------------------------


def encounter_lines(card: Encounter) -> list[Message]:
    """The level, who waits where, what lies where."""
    lines = [Message("encounter-level", level=card.level)]
    for what, kinds in (("encounter-spawn-one", card.spawn_1), ("encounter-spawn-two", card.spawn_2)):
        if kinds:
            foes: list[Arg] = [Message(f"enemy-{kind}.some", count=kinds.count(kind)) for kind in dict.fromkeys(kinds)]
            lines.append(Message(what, foes=Several(foes)))
    for what, terrain in (("encounter-terrain-one", card.terrain_1), ("encounter-terrain-two", card.terrain_2)):
        if terrain is not None:
            lines.append(Message(what, terrain=Message(f"terrain-{terrain}.some")))
    if card.traps:
        lines.append(Message("encounter-traps"))
    return lines


def trap_line(card: Trap) -> Message:
    """What a trap token says."""
    if not card.damage:
        return Message("trap-blank")
    return Message("trap-line", damage=card.damage, dodge=card.dodge)


def tile_line(card: Tile) -> Message:
    """The doorways of a face."""
    walls: list[Arg] = [Message(f"wall-{wall}") for wall in card.doors]
    return Message("tile-doors", count=len(walls), walls=Several(walls))


def section_line(card: Section) -> Message:
    """What stands between a bonfire and the next; who has to be fought more than once is named once."""
    bosses: list[Arg] = []
    for boss in dict.fromkeys(card.bosses):
        bosses.append(Message("section-boss", boss=boss_name(boss, ".the"), times=card.bosses.count(boss)))
    return Message("section-way", count=len(card.levels), levels=numbers(card.levels), bosses=Several(bosses))


def ability_line(card: Boss) -> Message:
    """What a boss's ability does."""
    return immune_line(card) if card.ability == "ice" else Message(f"ability-{card.ability}.text")


def immune_line(card: Boss) -> Message:
    """What never takes hold of a boss."""
    return Message("boss-immune", conditions=Several([condition_name(one) for one in card.immune]))


def card_text(text: Text, card: str) -> str:
    """A piece of equipment in one paragraph; of a single card (`titanite_shard.2`) too."""
    return " ".join(said(text, item_lines(CARDS.equipment[card.partition(".")[0]])))
