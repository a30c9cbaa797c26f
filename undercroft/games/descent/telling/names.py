"""Figures, spaces, tokens, doors and dice by name, for every sentence that speaks of them.

Heroes are called by their first names, monsters by their kind and, where a group has several, by their number in it.
Spaces are called by their label on the map (H7). What the table no longer shows is left out rather than guessed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from undercroft.engine.message import Arg, Message, Several
from undercroft.games.descent.catalogue import CARDS
from undercroft.games.descent.rules.dice import DICE, hearts, is_miss, reach, shields, surges
from undercroft.games.descent.rules.layout import Layout
from undercroft.games.descent.rules.table import layout_of
from undercroft.games.descent.state import Encounter, Figure, Journey
from undercroft.games.descent.words import (
    act_name,
    any_card,
    attribute_name,
    class_name,
    condition_name,
    group_name,
    hero_name,
    item_name,
    kind_name,
    names,
    quest_name,
    skill_name,
)

LARGE: Final = 2  # spaces from which a base is named by its ends
# What may have done something, beside cards.
CAUSES: Final = (
    "hazard",
    "pit",
    "water",
    "ruins",
    "quest",
    "rest",
    "stand_up",
    "revive",
    "surge",
    "fatigue",
    "fortune",
    "misery",
    "web",
)
LEADERS: Final = {group.leader for one in CARDS.encounters.values() for group in one.group if group.leader}


# -- who -------------------------------------------------------------------------------------------------


def the(table: Journey, figure: int) -> Message:
    """A figure in a sentence; the overlord himself where there is none."""
    if figure < 0:
        return Message("the-overlord")
    if figure < len(table.heroes):
        kind = table.heroes[figure].kind
        return hero_name(kind, ".the") if kind else Message("hero-seat", number=figure + 1)
    if figure >= len(table.figures):
        return Message("figure-gone")
    return numbered(table, figure, table.figures[figure])


def numbered(table: Journey, figure: int, one: Figure) -> Message:
    """A monster, ally or familiar, with its number where there are several alike."""
    if one.name in LEADERS:
        return Message(f"leader-{one.name}.the")
    name = kind_name(one.kind, ".master" if one.rank == "master" else ".the")
    alike = [at for at, other in enumerate(table.figures) if other.kind == one.kind and other.group == one.group]
    if len(alike) < LARGE or figure not in alike:
        return name
    return Message("figure-numbered", figure=name, number=alike.index(figure) + 1)


def group(table: Journey, number: int) -> Message:
    """A monster group in a sentence."""
    encounter = table.encounter
    if encounter is None or not 0 <= number < len(encounter.groups):
        return Message("figure-gone")
    return group_name(encounter.groups[number].kind)


def hero(table: Journey, number: int) -> Message:
    """A hero in a sentence."""
    return the(table, number) if number >= 0 else Message("the-party")


# -- where -----------------------------------------------------------------------------------------------


def layout(table: Journey) -> Layout | None:
    """The map, while there is one."""
    return None if table.encounter is None else layout_of(table)


def space(table: Journey, number: int) -> Arg:
    """A space by its label."""
    found = layout(table)
    if found is None or not 0 <= number < found.count:
        return Message("somewhere")
    return found.name(number)


def base(table: Journey, spaces: Sequence[int]) -> Arg:
    """The spaces under a base: one, or from its first to its last."""
    if not spaces:
        return Message("somewhere")
    if len(spaces) < LARGE:
        return space(table, spaces[0])
    return Message("two-spaces", one=space(table, min(spaces)), other=space(table, max(spaces)))


def edge(table: Journey, number: int) -> Message:
    """A door, portcullis or the like."""
    found = layout(table)
    if found is None or not 0 <= number < len(found.edges):
        return Message("door-any")
    return Message(f"edge-{found.edges[number].kind}")


def edge_space(table: Journey, number: int) -> Arg:
    """Where a door is: the first space beside it."""
    found = layout(table)
    if found is None or not 0 <= number < len(found.edges):
        return Message("somewhere")
    return space(table, found.edges[number].pairs[0][0])


# -- tokens ----------------------------------------------------------------------------------------------


def token(table: Journey, number: int) -> Message:
    """A token by its kind."""
    encounter = table.encounter
    if encounter is None or not 0 <= number < len(encounter.tokens):
        return Message("token-any")
    kind = encounter.tokens[number].kind
    return Message(f"token-{kind}") if kind in ("search", "entrance", "challenge") else Message(f"objective-{kind}.the")


def token_space(table: Journey, number: int) -> Arg:
    """Where a token lies."""
    encounter = table.encounter
    if encounter is None or not 0 <= number < len(encounter.tokens):
        return Message("somewhere")
    return space(table, encounter.tokens[number].at)


def face(name: str) -> Message:
    """What a token shows: a challenge, or something of the quest's."""
    return Message(f"challenge-{name}") if name in CARDS.challenges else Message(f"face-{name}")


def track(encounter: Encounter | None, counter: str) -> Message | None:
    """What a quest calls one of its tracks; nothing once the encounter is over."""
    if encounter is None:
        return None
    card = CARDS.encounters.get(f"{encounter.quest}_{encounter.number}")
    known = [] if card is None else [one.id for one in card.track if one.shown]
    return Message(f"track-{encounter.quest}-{encounter.number}-{counter}") if counter in known else None


# -- dice and causes -------------------------------------------------------------------------------------


def rolled(dice: list[str], faces: list[int]) -> Arg:
    """What a pool shows: range, hearts and surges, or shields."""
    if not dice or len(dice) != len(faces):
        return Message("rolled-nothing")
    if is_miss(dice, faces):
        return Message("rolled-miss")
    if "shields" in pool_kind(dice):
        return Message("rolled-shields", shields=shields(dice, faces))
    found: list[Arg] = []
    if reach(dice, faces):
        found.append(Message("rolled-range", range=reach(dice, faces)))
    found.append(Message("rolled-hearts", hearts=hearts(dice, faces)))
    if surges(dice, faces):
        found.append(Message("rolled-surges", surges=surges(dice, faces)))
    return Several(found)


def pool_kind(dice: list[str]) -> str:
    """Whether a pool is of attack dice or of defence dice."""
    return "shields" if any([one.shields for one in DICE[dice[0]]]) else "hearts"


def cause(card: str) -> Message | None:
    """What did something: a card, terrain, the quest; nothing where there is no name for it."""
    if card in CAUSES:
        return Message(f"by-{card}")
    return any_card(card) if card and any_card(card).id != "card-any" else None


def items(worn: Sequence[str]) -> Several:
    """Some items by name."""
    return names([item_name(item) for item in worn])


def word(said: str) -> Message:
    """One of several words: a number, an attribute, a condition, a choice on the road, a card."""
    if said.lstrip("-").isdigit():
        return Message("as-it-is", what=said)
    if said in CARDS.conditions:
        return condition_name(said)
    if said in ATTRIBUTES:
        return attribute_name(said)
    if said in TRAVEL_CHOICES:
        return Message(f"choice-{said}")
    card = any_card(said)
    return card if card.id != "card-any" else Message(f"word-{said}")


ATTRIBUTES: Final = ("might", "knowledge", "willpower", "awareness")
TRAVEL_CHOICES: Final = {choice.id for card in CARDS.travel.values() for part in card.parts for choice in part.choices}


# How a field of an action or event is called in its sentence, where it is told plainly.
FIELDS: Final[dict[str, Callable[[Journey, Any], Arg]]] = {
    "figure": the,
    "hero": hero,
    "giver": hero,
    "taker": hero,
    "group": group,
    "space": space,
    "token": token,
    "edge": edge,
    "card": lambda table, card: any_card(card),
    "item": lambda table, item: item_name(item),
    "skill": lambda table, skill: skill_name(skill),
    "job": lambda table, job: class_name(job),
    "quest": lambda table, quest: quest_name(quest),
    "condition": lambda table, condition: condition_name(condition),
    "attribute": lambda table, attribute: attribute_name(attribute),
    "symbol": lambda table, symbol: Message(f"symbol-{symbol}"),
    "act": lambda table, act: act_name(act),
}
