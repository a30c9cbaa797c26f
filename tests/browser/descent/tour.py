"""A tour of every screen of Descent, for those who look for faults and for those who take pictures."""

from __future__ import annotations

from browser.descent import moments
from browser.touch import finger
from browser.tour import Screen, Tour


def looks(tour: Tour) -> None:
    """At the first attack there is: the line of sight is drawn, and the odds lie beside it."""
    attack = tour.page.locator("[data-testid=option][data-action^='[\"Strike\"']").first
    (attack.tap if finger(tour.page) else attack.hover)()
    tour.page.get_by_test_id("odds").wait_for()


def descent_new(tour: Tour) -> None:
    """A new table."""
    tour.afresh("#/new/descent").locator("button[type=submit]").wait_for()


def descent_heroes(tour: Tour) -> None:
    """Who goes below?"""
    tour.at(moments.heroes)


def descent_classes(tour: Tour) -> None:
    """What has the hero learned?"""
    tour.at(moments.classes)


def descent_group(tour: Tour) -> None:
    """Which monsters fill an open group?"""
    tour.at(moments.group)


def descent_placing(tour: Tour) -> None:
    """A large monster is set down."""
    tour.at(moments.placing)


def descent_turn(tour: Tour) -> None:
    """A hero's turn."""
    tour.at(moments.turn)


def descent_party(tour: Tour) -> None:
    """Four heroes on a large map."""
    tour.at(moments.party)
    looks(tour)


def descent_aiming(tour: Tour) -> None:
    """Somebody can be attacked."""
    tour.at(moments.aiming)
    looks(tour)


def descent_surges(tour: Tour) -> None:
    """Surges are to be spent."""
    tour.at(moments.surges)


def descent_trial(tour: Tour) -> None:
    """An attribute is tested."""
    tour.at(moments.trial)
    tour.page.get_by_test_id("trial").wait_for()


def descent_march(tour: Tour) -> None:
    """A large monster may go."""
    tour.at(moments.march)


def descent_trap(tour: Tour) -> None:
    """Is a trap sprung?"""
    tour.at(moments.trap)


def descent_quest(tour: Tour) -> None:
    """The page of the quest book, laid over the board."""
    tour.at(moments.turn)
    tour.page.get_by_test_id("goals").locator("button").first.click()
    tour.page.locator(".d2-sheet h3").first.wait_for()


def descent_shop(tour: Tour) -> None:
    """The shop."""
    tour.at(moments.shop)


def descent_skills(tour: Tour) -> None:
    """What is learned."""
    tour.at(moments.skills)


def descent_deck(tour: Tour) -> None:
    """The overlord's deck."""
    tour.at(moments.deck)


def descent_chart(tour: Tour) -> None:
    """The campaign as a road on a chart."""
    tour.at(moments.chart)


def descent_travel(tour: Tour) -> None:
    """On the way to a quest."""
    tour.at(moments.travel)
    tour.page.get_by_test_id("travel").wait_for()


def descent_over(tour: Tour) -> None:
    """The quest is over."""
    tour.at(moments.over)
    tour.page.get_by_test_id("end").wait_for()


SCREENS: tuple[Screen, ...] = (
    descent_new,
    descent_heroes,
    descent_classes,
    descent_group,
    descent_placing,
    descent_turn,
    descent_party,
    descent_aiming,
    descent_surges,
    descent_trial,
    descent_march,
    descent_trap,
    descent_quest,
    descent_shop,
    descent_skills,
    descent_deck,
    descent_chart,
    descent_travel,
    descent_over,
)
WEIGHED = moments.turn
SHOWN = (
    ("descent-party", "en", "desktop"),
    ("descent-chart", "fr", "desktop"),
    ("descent-surges", "en", "phone"),
    ("descent-turn", "fr", "phone"),
    ("descent-travel", "en", "phone"),
)
