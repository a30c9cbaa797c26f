"""A tour of every screen of Dark Souls, for those who look for faults and for those who take pictures."""

from __future__ import annotations

from browser.dark_souls import moments
from browser.dark_souls.board import things
from browser.touch import spot
from browser.tour import Screen, Tour
from browser.visitor import PHONE

ON_A_PHONE = ("class:", "boss:", "node:", "place:", "foe:")


def souls_new(tour: Tour) -> None:
    """A new table."""
    tour.afresh("#/new/dark-souls").locator("button[type=submit]").wait_for()


def souls_classes(tour: Tour) -> None:
    """Who goes down?"""
    tour.at(moments.classes)


def souls_holding(tour: Tour) -> None:
    """What goes into the hands?"""
    tour.at(moments.holding)


def souls_hunt(tour: Tour) -> None:
    """Which boss lies ahead?"""
    tour.at(moments.hunt)


def souls_laying(tour: Tour) -> None:
    """The players lay the tiles themselves."""
    tour.at(moments.laying)


def souls_map(tour: Tour) -> None:
    """The dungeon, half won."""
    tour.at(moments.dungeon)


def souls_bonfire(tour: Tour) -> None:
    """The bonfire."""
    tour.at(moments.bonfire)


def souls_campaign(tour: Tour) -> None:
    """The bonfire of a campaign."""
    tour.at(moments.campaign_bonfire)


def souls_outfit(tour: Tour) -> None:
    """A hero's gear lies open."""
    tour.at(moments.outfit)


def souls_treasure(tour: Tour) -> None:
    """Who gets it?"""
    tour.at(moments.treasure)


def souls_encounter(tour: Tour) -> None:
    """A crowded room."""
    tour.at(moments.encounter)


def souls_crowd(tour: Tour) -> None:
    """Three on a node, and three on the next."""
    tour.at(moments.crowd)


def souls_defending(tour: Tour) -> None:
    """Block or dodge?"""
    tour.at(moments.defending)


def souls_boss(tour: Tour) -> None:
    """A mini boss."""
    tour.at(moments.boss)


def souls_main_boss(tour: Tour) -> None:
    """A main boss in its hall."""
    tour.at(moments.main_boss)


def souls_boss_strikes(tour: Tour) -> None:
    """A main boss strikes."""
    tour.at(moments.boss_strikes)


def souls_pair(tour: Tour) -> None:
    """Two bosses at once."""
    tour.at(moments.pair)


def souls_won(tour: Tour) -> None:
    """The last boss has fallen."""
    tour.at(moments.won)
    tour.page.get_by_test_id("end").wait_for()


def souls_lost(tour: Tour) -> None:
    """The fire is out."""
    tour.at(moments.lost)
    tour.page.get_by_test_id("end").wait_for()


SCREENS: tuple[Screen, ...] = (
    souls_new,
    souls_classes,
    souls_holding,
    souls_hunt,
    souls_laying,
    souls_map,
    souls_bonfire,
    souls_campaign,
    souls_outfit,
    souls_treasure,
    souls_encounter,
    souls_crowd,
    souls_defending,
    souls_boss,
    souls_main_boss,
    souls_boss_strikes,
    souls_pair,
    souls_won,
    souls_lost,
)
WEIGHED = moments.encounter
SHOWN = (
    ("souls-boss", "en", "desktop"),
    ("souls-bonfire", "fr", "desktop"),
    ("souls-encounter", "en", "phone"),
    ("souls-defending", "fr", "phone"),
    ("souls-bonfire", "en", "phone"),
)


def faults(tour: Tour) -> list[str]:
    """Answers that name a thing of the board which cannot be touched on it; a phone shows the room before all else."""
    if not tour.page.locator("[data-testid=option]").count():
        return []
    seat = tour.visitor.seat()
    names = {name for option in seat.options() for name in things(option.action)[:1]}
    if tour.page.evaluate("innerWidth") == PHONE[0]:
        names = {name for name in names if name.startswith(ON_A_PHONE)}
    return [f"{name} cannot be touched" for name in sorted(names) if spot(seat, name) is None]
