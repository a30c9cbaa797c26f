"""Moments of Descent worth looking at: found by playing on, the same way each time, until a question is put.

A moment is a function that gives a save; it is found once (`functools.cache`).
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache

from undercroft.engine.decision import Decision
from undercroft.engine.session import Session
from undercroft.games.descent.state import BuyItem, Go, Journey, March, Strike

FIRST = {"mode": "first"}
CAMPAIGN = {"mode": "campaign"}
FOUR = {"mode": "quest", "quest": "castle_daerion", "heroes": "four"}
FAR = 4000  # answers, to a question that comes late
SEEDS = 12

Wish = Callable[[Decision, Journey], bool]


def until(wish: Wish, options: dict[str, str], players: int = 2) -> bytes:
    """Whatever comes to hand is answered until something is as wished for."""
    for seed in range(SEEDS):
        session = Session.start("descent", players, f"tour {seed}", options)
        whim = random.Random(seed)
        for _ in range(FAR):
            decision, table = session.decision, session.state
            if decision is None:
                break
            assert isinstance(table, Journey)
            if wish(decision, table):
                return session.save()
            session.act(whim.choice(decision.options))
    raise AssertionError("nobody comes that far")


def asked(ask: str) -> Wish:
    """That is asked."""
    return lambda decision, table: decision.ask == ask


def offers(kind: type, many: int = 1) -> Wish:
    """So many answers of a kind are offered."""
    return lambda decision, table: sum(isinstance(option, kind) for option in decision.options) >= many


@cache
def heroes() -> bytes:
    """Who goes below?"""
    return until(asked("ask-hero"), CAMPAIGN)


@cache
def classes() -> bytes:
    """What has the hero learned?"""
    return until(asked("ask-class"), CAMPAIGN)


@cache
def group() -> bytes:
    """Which monsters fill an open group?"""
    return until(asked("ask-group"), FOUR)


@cache
def placing() -> bytes:
    """A large monster is set down."""
    return until(
        lambda decision, table: decision.ask == "ask-place" and len(getattr(decision.options[0], "base", [])) > 1, FIRST
    )


@cache
def turn() -> bytes:
    """A hero's turn, with somewhere to go."""
    return until(lambda decision, table: decision.ask == "ask-turn" and offers(Go, 4)(decision, table), FIRST)


@cache
def party() -> bytes:
    """A turn of one of four heroes, on a large map."""
    return until(asked("ask-turn"), FOUR)


@cache
def aiming() -> bytes:
    """Somebody can be attacked."""
    return until(lambda decision, table: decision.ask == "ask-turn" and offers(Strike)(decision, table), FIRST)


@cache
def surges() -> bytes:
    """The dice lie there, and surges are to be spent."""
    return until(asked("ask-surges"), FIRST)


@cache
def trial() -> bytes:
    """An attribute is tested, and somebody has a say about the dice."""
    return until(asked("offer-test_rolled"), FOUR)


@cache
def march() -> bytes:
    """A large monster may go."""
    return until(offers(March, 3), FIRST)


@cache
def trap() -> bytes:
    """The overlord is asked whether a trap is sprung."""
    return until(asked("window-hero_entered"), FIRST)


@cache
def shop() -> bytes:
    """Between two quests: the shop."""
    return until(asked("ask-shop"), CAMPAIGN)


@cache
def buying() -> bytes:
    """Between two quests: the shop, and gold enough for something that lies there."""
    return until(offers(BuyItem), CAMPAIGN)


@cache
def skills() -> bytes:
    """Between two quests: what is learned."""
    return until(asked("ask-skills"), CAMPAIGN)


@cache
def deck() -> bytes:
    """Between two quests: the overlord's deck."""
    return until(asked("ask-overlord-shop"), CAMPAIGN)


@cache
def chart() -> bytes:
    """Between two quests: where next?"""
    return until(asked("ask-next-quest"), CAMPAIGN)


@cache
def travel() -> bytes:
    """On the way to a quest: a Travel card leaves the choice to the heroes."""
    return until(asked("ask-travel"), CAMPAIGN)


@cache
def over() -> bytes:
    """The quest is over."""
    session = Session.start("descent", 2, "tour over", FIRST)
    whim = random.Random(1)
    while session.decision is not None:
        session.act(whim.choice(session.decision.options))
    return session.save()
