"""A tour of every screen of Dark Souls, for those who look for faults and for those who take pictures."""

from __future__ import annotations

from browser import souls_moments as moments
from browser.tour import Screen, Tour


def souls_new(tour: Tour) -> None:
    """A new table."""
    tour.afresh("#/new/dark-souls").locator("button[type=submit]").wait_for()


def souls_classes(tour: Tour) -> None:
    """Who goes down?"""
    tour.holding(moments.classes)


def souls_holding(tour: Tour) -> None:
    """What goes into the hands?"""
    tour.holding(moments.holding)


def souls_hunt(tour: Tour) -> None:
    """Which boss lies ahead?"""
    tour.holding(moments.hunt)


def souls_laying(tour: Tour) -> None:
    """The players lay the tiles themselves."""
    tour.holding(moments.laying)


def souls_map(tour: Tour) -> None:
    """The dungeon, half won."""
    tour.holding(moments.dungeon)


def souls_bonfire(tour: Tour) -> None:
    """The bonfire."""
    tour.holding(moments.bonfire)


def souls_campaign(tour: Tour) -> None:
    """The bonfire of a campaign."""
    tour.holding(moments.campaign_bonfire)


def souls_outfit(tour: Tour) -> None:
    """A hero's gear lies open."""
    tour.holding(moments.outfit)


def souls_treasure(tour: Tour) -> None:
    """Who gets it?"""
    tour.holding(moments.treasure)


def souls_encounter(tour: Tour) -> None:
    """A crowded room."""
    tour.holding(moments.encounter)


def souls_defending(tour: Tour) -> None:
    """Block or dodge?"""
    tour.holding(moments.defending)


def souls_boss(tour: Tour) -> None:
    """A mini boss."""
    tour.holding(moments.boss)


def souls_main_boss(tour: Tour) -> None:
    """A main boss in its hall."""
    tour.holding(moments.main_boss)


def souls_boss_strikes(tour: Tour) -> None:
    """A main boss strikes."""
    tour.holding(moments.boss_strikes)


def souls_pair(tour: Tour) -> None:
    """Two bosses at once."""
    tour.holding(moments.pair)


def souls_won(tour: Tour) -> None:
    """The last boss has fallen."""
    tour.holding(moments.won)
    tour.page.get_by_test_id("end").wait_for()


def souls_lost(tour: Tour) -> None:
    """The fire is out."""
    tour.holding(moments.lost)
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
    souls_defending,
    souls_boss,
    souls_main_boss,
    souls_boss_strikes,
    souls_pair,
    souls_won,
    souls_lost,
)
