"""Names of everything, and the small phrases that all card texts share.

A card's words are put together from its figures, so that no number can differ from the rules: what acts do is told by
``words_acts.py``, when and for whom by ``words_abilities.py``, whole cards by ``words_cards.py``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from undercroft.engine.message import Arg, Message, Several
from undercroft.games.descent.catalogue import CARDS

if TYPE_CHECKING:
    from undercroft.engine.text import Text  # Fluent is not wanted where nobody reads

NUMERALS: Final = {1: "act-one", 2: "act-two"}
UNARMED: Final = "unarmed"
FAMILIARS: Final = {job.familiar.id: job.familiar for job in CARDS.classes.values() if job.familiar is not None}
STARTING: Final = {item.id: item for job in CARDS.classes.values() for item in job.starting}
RELIC_ITEMS: Final = {relic.hero.id: relic.hero for relic in CARDS.relics.values()}
ITEMS: Final = {**STARTING, **CARDS.items1, **CARDS.items2, **RELIC_ITEMS}


def said(text: Text, lines: Sequence[Message]) -> list[str]:
    """Lines of a card as sentences."""
    return [text.sentence(line) for line in lines]


# -- names -----------------------------------------------------------------------------------------------


def card_id(card: str) -> str:
    """A card's own id, without the number of its copy (`dash.2`) or of its ability (`sneaky#1`)."""
    return card.partition("#")[0].partition(".")[0]


def hero_name(kind: str, form: str = "") -> Message:
    """A hero by name; `.the` in a sentence, by the first name alone."""
    return Message(f"hero-{kind}{form}")


def class_name(job: str) -> Message:
    """A class by name."""
    return Message(f"class-{job}")


def skill_name(skill: str) -> Message:
    """A skill by name."""
    return Message(f"skill-{card_id(skill)}")


def item_name(item: str) -> Message:
    """An item by name, whichever copy it is."""
    return Message(f"item-{card_id(item)}")


def relic_name(relic: str) -> Message:
    """A relic by the name it has on the overlord's side."""
    return Message(f"relic-{card_id(relic)}")


def kind_name(kind: str, form: str = "") -> Message:
    """A monster, lieutenant, ally or familiar by name; `.the` in a sentence."""
    if kind in CARDS.monsters:
        return Message(f"monster-{kind}{form}")
    if kind in CARDS.lieutenants:
        return Message(f"lieutenant-{kind}{form}")
    if kind in CARDS.allies:
        return Message(f"ally-{kind}{form}")
    return Message(f"familiar-{kind}{form}") if kind in FAMILIARS else hero_name(kind, form)


def group_name(kind: str) -> Message:
    """A whole group in a sentence; a lieutenant is one by himself (D2-CORE-132)."""
    return kind_name(kind, ".group" if kind in CARDS.monsters else ".the")


def attribute_name(attribute: str) -> Message:
    """An attribute by name."""
    return Message(f"attribute-{attribute}")


def condition_name(condition: str) -> Message:
    """A condition by name."""
    return Message(f"condition-{condition}")


def quest_name(quest: str) -> Message:
    """A quest by its title."""
    return Message(f"quest-{quest}")


def plot_name(card: str) -> Message:
    """A Plot card by name, from its id or from `deck:card`."""
    return Message(f"plot-{card_id(card.rpartition(':')[2])}")


def act_name(act: int) -> Message:
    """An act by name."""
    return Message(NUMERALS.get(act, "act-one"))


def any_card(card: str) -> Message:
    """Any card by name; a hero's own ability by the hero, the feat as such (`syndrael.feat`)."""
    kind = card_id(card)
    if kind in CARDS.heroes:
        return feat_name(kind) if ".feat" in card else hero_name(kind)
    if ".overlord" in card and kind in CARDS.relics:
        return relic_name(kind)
    if ":" in card and card.partition(":")[0] in CARDS.plots:
        return plot_name(card)
    for known, prefix in (
        (CARDS.skills, "skill"),
        (ITEMS, "item"),
        (CARDS.overlord, "overlord"),
        (CARDS.search, "search"),
        (CARDS.monster_abilities, "ability"),
        (CARDS.relics, "relic"),
        (CARDS.conditions, "condition"),
        (CARDS.travel, "travel"),
        (CARDS.rumours, "rumour"),
        (CARDS.taints, "taint"),
    ):
        if kind in known:
            return Message(f"{prefix}-{kind}")
    if kind == UNARMED:
        return item_name(UNARMED)
    kind = kind.partition(":")[0]
    return kind_name(kind) if is_figure(kind) else Message("card-any")


def is_figure(kind: str) -> bool:
    """Whether this is the id of somebody on the map."""
    return kind in CARDS.monsters or kind in CARDS.lieutenants or kind in CARDS.allies or kind in FAMILIARS


def feat_name(hero: str) -> Message:
    """A hero's feat, by whose it is."""
    return Message("feat-of", who=hero_name(hero, ".the"))


# -- small phrases ---------------------------------------------------------------------------------------


def names(ids: Sequence[Message], how: str = "and") -> Several:
    """Some names in one breath."""
    found: list[Arg] = list(ids)
    return Several(found, how)


def commas(parts: Sequence[Message]) -> Message:
    """Things after one another, with nothing but commas between them."""
    joined = parts[0]
    for part in parts[1:]:
        joined = Message("list-comma", first=joined, next=part)
    return joined


def one_by_one(parts: Sequence[Message]) -> Message:
    """Acts after one another, as they are carried out."""
    joined = parts[0]
    for part in parts[1:]:
        joined = Message("acts-then", first=joined, next=part)
    return joined


def together(parts: Sequence[Message]) -> Message:
    """Acts inside another: in one breath, since what follows a semicolon is the next one."""
    return Message("as-it-is", what=names(parts))


def signed(amount: int) -> str:
    """A number to be added, with its sign."""
    return f"+{amount}" if amount >= 0 else f"−{-amount}"


def dice_words(dice: Sequence[str]) -> Several:
    """Dice, counted colour by colour."""
    found = [Message(f"dice-{colour}", count=list(dice).count(colour)) for colour in dict.fromkeys(dice)]
    return names(found)


def within_words(near: int) -> Message:
    """So many spaces."""
    return Message("within-spaces", near=near)
