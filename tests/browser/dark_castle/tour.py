"""A tour of every screen of the castle."""

from __future__ import annotations

from browser.dark_castle import moments
from browser.tour import Screen, Tour


def characters(tour: Tour) -> None:
    """Who was in the cell? With a lesson."""
    tour.sit(tour.tables.first)


def closed(tour: Tour) -> None:
    """The book before it is opened."""
    tour.at(moments.closed)


def choice(tour: Tour) -> None:
    """A page with a choice of ways."""
    tour.at(moments.choice)


def items(tour: Tour) -> None:
    """Things in the middle."""
    tour.at(moments.items)


def fight(tour: Tour) -> None:
    """A fight, and who rests?"""
    tour.at(moments.fight)


def rolls(tour: Tour) -> None:
    """The dice have fallen."""
    tour.at(moments.rolls)


def trial(tour: Tour) -> None:
    """A trial."""
    tour.at(moments.trial)


def guess(tour: Tour) -> None:
    """A trait to be called."""
    tour.at(moments.guess)


def loss(tour: Tour) -> None:
    """Something is about to hurt."""
    tour.at(moments.loss)


def cursed(tour: Tour) -> None:
    """Somebody bears a curse."""
    tour.at(moments.cursed)


def boss(tour: Tour) -> None:
    """The last page."""
    tour.at(moments.boss)


def fight_of_four(tour: Tour) -> None:
    """A fight with four prisoners at one screen."""
    tour.at(moments.fight, 4)


def won(tour: Tour) -> None:
    """Out of the castle."""
    tour.at(moments.won)
    tour.page.get_by_test_id("end").wait_for()


def lost(tour: Tour) -> None:
    """Dead."""
    tour.at(moments.lost)
    tour.page.get_by_test_id("end").wait_for()


SCREENS: tuple[Screen, ...] = (
    characters,
    closed,
    choice,
    items,
    fight,
    rolls,
    trial,
    guess,
    loss,
    cursed,
    boss,
    fight_of_four,
    won,
    lost,
)
WEIGHED = moments.fight
SHOWN = (
    ("fight", "en", "desktop"),
    ("choice", "fr", "desktop"),
    ("characters", "en", "phone"),
    ("rolls", "en", "phone"),
    ("won", "en", "phone"),
)
