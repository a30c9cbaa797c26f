"""Whole cards in words, a sentence a line: sheets, items, monsters, the overlord's cards, what is found or met."""

from __future__ import annotations

from typing import Final

from undercroft.engine.message import Message
from undercroft.games.descent import cards
from undercroft.games.descent.catalogue import CARDS
from undercroft.games.descent.rules.table import TAINT_HEALTH
from undercroft.games.descent.words import (
    any_card,
    attribute_name,
    commas,
    condition_name,
    dice_words,
    kind_name,
    names,
    quest_name,
    signed,
    skill_name,
)
from undercroft.games.descent.words_abilities import ability_lines, effect_lines, telling_of
from undercroft.games.descent.words_acts import Telling, acts_line, acts_within, surge_line

PARTIES: Final = ("two", "three", "four")


# -- heroes ----------------------------------------------------------------------------------------------


def talent_lines(sheet: cards.HeroSheet) -> list[Message]:
    """A hero's own ability."""
    return effect_lines(sheet.talent, "hero")


def feat_lines(sheet: cards.HeroSheet) -> list[Message]:
    """A heroic feat."""
    return ability_lines([sheet.feat], "hero")


def skill_lines(card: cards.Skill) -> list[Message]:
    """A class card, and what it adds to another."""
    lines = effect_lines(card, "hero")
    if card.extends:
        extended = CARDS.skills[card.extends].ability[0]
        acts = acts_line(card.also, telling_of(extended, "hero"))
        lines.append(Message("line-end", what=Message("skill-extends", skill=skill_name(card.extends), acts=acts)))
    return lines


def item_lines(card: cards.Item) -> list[Message]:
    """An item: as a weapon or armour, what it gives, what it can be used for."""
    lines = weapon_lines(card.weapon) if card.weapon is not None else []
    if card.defence:
        lines.append(Message("armour-dice", dice=dice_words(card.defence)))
    return [*lines, *effect_lines(card, "hero"), *weapon_surges(card.weapon, "hero")]


def weapon_lines(weapon: cards.Weapon) -> list[Message]:
    """The dice of a weapon and what goes with them."""
    lines = [Message("weapon-ranged" if weapon.ranged else "weapon-melee", dice=dice_words(weapon.dice))]
    if weapon.pierce:
        lines.append(Message("weapon-pierce", amount=weapon.pierce))
    if weapon.range:
        lines.append(Message("weapon-range", amount=weapon.range))
    if weapon.reach:
        lines.append(Message("weapon-reach"))
    return lines


def weapon_surges(weapon: cards.Weapon | None, user: str) -> list[Message]:
    """What surges buy with a weapon."""
    if weapon is None:
        return []
    return [Message("line-end", what=surge_line(one, Telling(user, "struck"))) for one in weapon.surges]


# -- others on the map -----------------------------------------------------------------------------------


def companion_lines(card: cards.AllyCard | cards.FamiliarCard) -> list[Message]:
    """An ally or familiar: how it fights, what it can do."""
    user = "ally" if isinstance(card, cards.AllyCard) else "familiar"
    lines = weapon_lines(card.weapon) if card.weapon is not None else []
    return [*lines, *effect_lines(card, user), *weapon_surges(card.weapon, user)]


def monster_ability_lines(card: cards.MonsterAbility) -> list[Message]:
    """What stands on the cards of monsters and lieutenants."""
    return effect_lines(card, "monster")


def monster_surges(figures: cards.MonsterFigures | cards.LieutenantFigures) -> list[Message]:
    """What surges buy for a monster."""
    return [Message("line-end", what=surge_line(one, Telling("monster", "struck"))) for one in figures.surges]


def limit_lines(card: cards.Monster) -> list[Message]:
    """How many there are, for two, three and four heroes (D2-CORE-64)."""
    return [
        Message(
            "monster-limits",
            heroes=party,
            minions=Message("many-minions", many=minions),
            masters=Message("many-masters", many=masters),
        )
        for party, (minions, masters) in zip(PARTIES, card.limits)
    ]


# -- the overlord ----------------------------------------------------------------------------------------


def overlord_lines(card: cards.OverlordCard) -> list[Message]:
    """An overlord card."""
    return effect_lines(card, "overlord")


def relic_lines(card: cards.Relic) -> list[Message]:
    """The overlord's side of a relic."""
    lines = [Message("relic-bearer", who=kind_name(card.bearer, ".the"))] if card.bearer else []
    lines.extend(effect_lines(card, "bearer"))
    return [*lines, *[Message("line-end", what=surge_line(one, Telling("bearer", "struck"))) for one in card.surges]]


def plot_lines(card: cards.PlotCard) -> list[Message]:
    """A Plot card: what it costs to trigger, and what it does."""
    if card.summons:
        return [Message("plot-summon-line", threat=card.trigger, who=kind_name(card.summons, ".the"))]
    return effect_lines(card, "overlord", card.trigger)


def rumour_lines(card: cards.RumourCard) -> list[Message]:
    """A Rumour card: when it can be played, and what it brings."""
    lines = [Message("rumour-act", act=card.act)] if card.act else []
    lines.append(Message("rumour-stage", stage=Message(f"stage-{card.stage}")))
    if card.quest:
        lines.append(Message("rumour-quest", quest=quest_name(card.quest)))
    if card.do:
        lines.append(Message("rumour-does", acts=acts_line(card.do, Telling("overlord", "party"))))
    return lines


# -- found and met ---------------------------------------------------------------------------------------


def search_lines(card: cards.SearchCard) -> list[Message]:
    """A Search card: what it does, what it is worth."""
    lines = effect_lines(card, "searcher" if card.immediate else "hero")
    if card.immediate:
        return [*lines, Message("search-nothing-line")]
    lines.append(Message("search-once"))
    return [*lines, Message("search-gold", gold=card.gold)] if card.gold else lines


def condition_lines(card: cards.ConditionCard) -> list[Message]:
    """A condition: its test, or what it forbids."""
    if card.test is None:
        return [Message(f"{condition_name(card.id).id}.text")]
    acts = acts_within(card.fails, Telling("that_figure", tester="that_figure"))
    return [Message("condition-test", attribute=attribute_name(card.test), acts=acts)]


def travel_lines(card: cards.TravelCard) -> list[Message]:
    """A Travel card, a line a symbol."""
    return [travel_line(part) for part in card.parts]


def travel_line(part: cards.TravelPart) -> Message:
    """What a Travel card brings for one symbol."""
    telling = Telling("party", "party")
    found = [acts_line(part.do, telling)] if part.do else []
    if part.choices:
        choices = names([travel_choice(one, telling) for one in part.choices], "or")
        found.append(Message("travel-either", choices=choices))
    return Message("travel-line", symbol=Message(f"symbol-{part.symbol}"), acts=commas(found))


def travel_choice(choice: cards.TravelChoice, telling: Telling) -> Message:
    """One way to answer, and what comes of it."""
    acts = acts_within(choice.do, telling) if choice.do else Message("travel-nothing")
    return Message("travel-choice", choice=Message(f"choice-{choice.id}"), acts=acts)


def taint_lines(card: cards.TaintCard) -> list[Message]:
    """A Taint card: the Health it gives, and what it does once it is turned up (D2-TAINT-02, D2-TAINT-03)."""
    return [Message("taint-health", signed=signed(TAINT_HEALTH)), *effect_lines(card, "hero")]


def challenge_line(card: cards.ChallengeToken) -> Message:
    """A challenge token of a secret room (D2-SECRET-08, D2-SECRET-09, D2-SECRET-11)."""
    if card.attribute is not None:
        return Message("challenge-test", attribute=attribute_name(card.attribute))
    if card.monster:
        return Message("challenge-monster", monster=any_card(card.monster))
    return Message("challenge-nothing")
