"""Questions, with what one must know to answer them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, get_args

from undercroft.engine.decision import Decision
from undercroft.engine.message import Message
from undercroft.games.descent import cards
from undercroft.games.descent.rules.preparing import LEAST_DECK
from undercroft.games.descent.state import Activate, Journey
from undercroft.games.descent.telling.names import group, the
from undercroft.games.descent.words import any_card


def ask_who(table: Journey, decision: Decision) -> Message:
    """A question about one figure."""
    return Message(decision.ask, who=the(table, decision.about))


# -- in a round ------------------------------------------------------------------------------------------


def ask_turn(table: Journey, decision: Decision) -> Message:
    """With the actions and movement points that are left."""
    encounter = table.encounter
    turn = encounter.turns[-1] if encounter is not None and encounter.turns else None
    who = the(table, decision.about)
    if turn is None:
        return Message("ask-turn", who=who, actions=decision.count, points=0)
    if turn.shrunken >= 0:
        return Message("ask-march-act", who=who)
    return Message("ask-turn", who=who, actions=turn.actions + len(turn.extra), points=turn.points)


def ask_monster(table: Journey, decision: Decision) -> Message:
    """Which of a group: the one its answers belong to."""
    for option in decision.options:
        if isinstance(option, Activate):
            return Message("ask-monster", group=group(table, table.figures[option.figure].group))
    return Message("ask-group-next")


def ask_free_move(table: Journey, decision: Decision) -> Message:
    """With the movement points that are left."""
    encounter = table.encounter
    points = encounter.turns[-1].points if encounter is not None and encounter.turns else 0
    return Message("ask-free-move", who=the(table, decision.about), count=points)


def ask_agree(table: Journey, decision: Decision) -> Message:
    """Which card would change hands, from whom to whom."""
    encounter = table.encounter
    turn = encounter.turns[-1] if encounter is not None and encounter.turns else None
    if turn is None or not turn.given:
        return Message("ask-agree-any")
    card = turn.given[-1]
    gives = any([card in one for one in (table.heroes[decision.about].items, table.heroes[decision.about].found)])
    giver, taker = (decision.about, turn.figure) if gives else (turn.figure, decision.about)
    return Message("ask-agree", card=any_card(card), giver=the(table, giver), taker=the(table, taker))


# -- dice and cards --------------------------------------------------------------------------------------


def ask_surges(table: Journey, decision: Decision) -> Message:
    return Message("ask-surges", who=the(table, decision.about), surges=decision.count)


def ask_space(table: Journey, decision: Decision) -> Message:
    if decision.about < 0:
        return Message("ask-space")
    return Message("ask-space-who", who=the(table, decision.about))


def ask_attribute(table: Journey, decision: Decision) -> Message:
    if decision.about < 0:
        return Message("ask-attribute-any")
    return Message("ask-attribute", who=the(table, decision.about))


# -- the campaign ----------------------------------------------------------------------------------------


def ask_shop(table: Journey, decision: Decision) -> Message:
    return Message("ask-shop", gold=0 if table.campaign is None else table.campaign.gold)


def ask_skills(table: Journey, decision: Decision) -> Message:
    return Message("ask-skills", who=the(table, decision.about), xp=table.heroes[decision.about].xp)


def ask_overlord_shop(table: Journey, decision: Decision) -> Message:
    return Message("ask-overlord-shop", xp=table.overlord.xp, threat=table.overlord.threat)


def ask_set_aside(table: Journey, decision: Decision) -> Message:
    return Message("ask-set-aside", least=LEAST_DECK, cards=len(table.overlord.deck))


ABOUT_ONE: Final = (
    "ask-class",
    "ask-place",
    "ask-start-space",
    "ask-stand-up",
    "ask-start-ability",
    "ask-equip",
    "ask-free-attack",
    "ask-ruins",
    "ask-weapon",
    "ask-charmed",
    "ask-explore",
)
OFFERED: Final[tuple[str, ...]] = get_args(cards.Moment)

QUESTIONS: dict[str, Callable[[Journey, Decision], Message]] = {
    **dict.fromkeys(ABOUT_ONE, ask_who),
    **dict.fromkeys([f"offer-{moment}" for moment in OFFERED], ask_who),
    "ask-turn": ask_turn,
    "ask-monster-turn": ask_turn,
    "ask-ally-turn": ask_turn,
    "ask-monster": ask_monster,
    "ask-agree": ask_agree,
    "ask-free-move": ask_free_move,
    "ask-surges": ask_surges,
    "ask-space": ask_space,
    "ask-attribute": ask_attribute,
    "ask-shop": ask_shop,
    "ask-skills": ask_skills,
    "ask-overlord-shop": ask_overlord_shop,
    "ask-set-aside": ask_set_aside,
}
