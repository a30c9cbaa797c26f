"""Questions, with what one must know to answer them."""

from __future__ import annotations

from collections.abc import Callable

from undercroft.engine.decision import Decision
from undercroft.engine.message import Message
from undercroft.games.dead_cells.rules.sheets import TRAITS
from undercroft.games.dead_cells.state import (
    Campaign,
    DeathLine,
    EnemyActs,
    Equip,
    GiveUpgrade,
    ItemTo,
    Play,
    PutBack,
    ScrollTo,
)
from undercroft.games.dead_cells.telling.names import NUMERALS, any_card, enemy_numbered, the
from undercroft.games.dead_cells.words import goods_name, item_name, trait_name

# -- on the way ------------------------------------------------------------------------------------------


def ask_must_deal(table: Campaign, decision: Decision) -> Message:
    for option in decision.options:
        if isinstance(option, GiveUpgrade):
            return Message("ask-must-deal", card=any_card(option.card))
    return Message("ask-must-deal-any")


def ask_place(table: Campaign, decision: Decision) -> Message:
    """A card for which a pocket, or the one place for a skill, is taken."""
    for option in decision.options:
        if isinstance(option, PutBack):
            return Message(f"{decision.ask}-named", card=any_card(option.card))
    return Message(decision.ask)


def ask_holder(table: Campaign, decision: Decision) -> Message:
    for option in decision.options:
        if isinstance(option, GiveUpgrade):
            return Message("ask-holder-named", card=any_card(option.card))
    return Message("ask-holder")


def ask_hand_test(table: Campaign, decision: Decision) -> Message:
    """Which symbol is asked for: its number among the traits."""
    who = the(table, decision.about)
    if not 0 <= decision.count < len(TRAITS):
        return Message("ask-hand-test-any", who=who)
    return Message("ask-hand-test", who=who, trait=trait_name(TRAITS[decision.count]))


def ask_scroll(table: Campaign, decision: Decision) -> Message:
    for option in decision.options:
        if isinstance(option, ScrollTo):
            return Message("ask-scroll-of", trait=trait_name(option.trait))
    return Message("ask-scroll")


def ask_item(table: Campaign, decision: Decision) -> Message:
    for option in decision.options:
        if isinstance(option, ItemTo):
            return Message("ask-item-named", item=item_name(option.item))
    return Message("ask-item")


def ask_slot(table: Campaign, decision: Decision) -> Message:
    """Which item has no room: the one that would take the place of others."""
    for option in decision.options:
        if isinstance(option, Equip):
            return Message("ask-slot-named", who=the(table, decision.about), item=item_name(option.item))
    return ask_one(table, decision)


def ask_price(table: Campaign, decision: Decision) -> Message:
    """A price in teeth, and what is in the bag."""
    return Message(decision.ask, count=decision.count, teeth=0 if table.run is None else table.run.teeth)


# -- in a fight ------------------------------------------------------------------------------------------


def ask_lantern(table: Campaign, decision: Decision) -> Message:
    return Message("ask-lantern", lanterns=0 if table.run is None else table.run.lanterns)


def ask_card(table: Campaign, decision: Decision) -> Message:
    """With what is said aloud, where anybody listens."""
    spoken = any(isinstance(option, Play) and option.said for option in decision.options)
    return Message("ask-card-said" if spoken else "ask-card", who=the(table, decision.about))


def ask_opening(table: Campaign, decision: Decision) -> Message:
    return Message("ask-opening", who=the(table, decision.about), round=NUMERALS[0])


def ask_potion(table: Campaign, decision: Decision) -> Message:
    return Message("ask-potion", potions=0 if table.run is None else table.run.potions)


def ask_round_item(table: Campaign, decision: Decision) -> Message:
    who = the(table, decision.about)
    if table.fight is None or not 0 <= table.fight.round < len(NUMERALS):
        return Message("ask-round-item-any", who=who)
    return Message("ask-round-item", who=who, round=NUMERALS[table.fight.round])


def ask_damage(table: Campaign, decision: Decision) -> Message:
    """It is about the enemy that deals it."""
    if decision.about < 0:
        return Message("ask-damage-any", count=decision.count)
    return Message("ask-damage", enemy=enemy_numbered(table, decision.about), count=decision.count)


def ask_state(table: Campaign, decision: Decision) -> Message:
    """With the enemy's name while its line is still under way; a death line has none any more."""
    for step in reversed(table.agenda):
        if isinstance(step, DeathLine):
            break
        if isinstance(step, EnemyActs):
            return Message("ask-state", enemy=enemy_numbered(table, step.enemy))
    return Message("ask-state-any")


def ask_cure(table: Campaign, decision: Decision) -> Message:
    return ask_one(table, decision) if decision.about >= 0 else Message("ask-cure-any")


def ask_share(table: Campaign, decision: Decision) -> Message:
    """What is given out: a scroll, an item, or something that needs no name."""
    for option in decision.options:
        if isinstance(option, ScrollTo):
            return Message("ask-share-of", what=goods_name(f"scroll_{option.trait}"))
        if isinstance(option, ItemTo):
            return Message("ask-share-of", what=item_name(option.item))
    return Message("ask-share")


# -- of every kind ---------------------------------------------------------------------------------------


def ask_one(table: Campaign, decision: Decision) -> Message:
    """A question about one prisoner."""
    return Message(decision.ask, who=the(table, decision.about))


def ask_count(table: Campaign, decision: Decision) -> Message:
    """A question with a number in it."""
    return Message(decision.ask, count=decision.count)


def ask_one_count(table: Campaign, decision: Decision) -> Message:
    """A question about one prisoner, with a number in it."""
    return Message(decision.ask, who=the(table, decision.about), count=decision.count)


def ask_spend(table: Campaign, decision: Decision) -> Message:
    return Message("ask-spend", cells=table.cells)


QUESTIONS: dict[str, Callable[[Campaign, Decision], Message]] = {
    "ask-must-deal": ask_must_deal,
    "ask-start-damage": ask_count,
    "ask-scout": ask_count,
    "ask-hand-test": ask_hand_test,
    "ask-symbol": ask_one,
    "ask-scroll": ask_scroll,
    "ask-item": ask_item,
    "ask-slot": ask_slot,
    "ask-damage-outside": ask_count,
    "ask-lose-step": ask_one,
    "ask-give-up-item": ask_one,
    "ask-trade": ask_price,
    "ask-lantern": ask_lantern,
    "ask-mulligan": ask_one,
    "ask-card": ask_card,
    "ask-exchange": ask_one,
    "ask-pass-symbol": ask_one,
    "ask-reorder": ask_count,
    "ask-opening": ask_opening,
    "ask-potion": ask_potion,
    "ask-round-item": ask_round_item,
    "ask-ability": ask_one_count,
    "ask-block-ability": ask_one,
    "ask-target": ask_one_count,
    "ask-shield-whom": ask_one,
    "ask-heal-whom": ask_one,
    "ask-cure": ask_cure,
    "ask-loot": ask_one,
    "ask-damage": ask_damage,
    "ask-state": ask_state,
    "ask-share": ask_share,
    "ask-rest": ask_count,
    "ask-healer": ask_price,
    "ask-merchant": ask_price,
    "ask-collector": ask_price,
    "ask-spend": ask_spend,
    "ask-place": ask_place,
    "ask-feat": ask_place,
    "ask-skill": ask_place,
    "ask-holder": ask_holder,
}
