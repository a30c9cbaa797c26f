"""A tour of every screen of Dead Cells, for those who look for faults and for those who take pictures."""

from __future__ import annotations

from browser.dead_cells import moments
from browser.tour import Screen, Tour

CAMPAIGN = {"en": "The campaign", "fr": "La campagne"}


def cells_new(tour: Tour) -> None:
    """A new table."""
    tour.afresh("#/new/dead-cells").locator("button[type=submit]").wait_for()


def cells_prisoners(tour: Tour) -> None:
    """Which body?"""
    tour.at(moments.prisoners)


def cells_starts(tour: Tour) -> None:
    """Where does the run begin?"""
    tour.at(moments.starts)


def cells_pockets(tour: Tour) -> None:
    """A Mutations board that is full."""
    tour.at(moments.pockets)


def cells_biome(tour: Tour) -> None:
    """On the way."""
    tour.at(moments.biome)


def cells_castle(tour: Tour) -> None:
    """On the way through the largest of the biomes."""
    tour.at(moments.biome, "B7", 4)


def cells_tile(tour: Tour) -> None:
    """A tile has turned."""
    tour.at(moments.tile)


def cells_passing(tour: Tour) -> None:
    """Four before an encounter: who passes?"""
    tour.at(moments.passing)


def cells_announced(tour: Tour) -> None:
    """Two cards lie face down."""
    tour.at(moments.announced)


def cells_target(tour: Tour) -> None:
    """In a round: whom does it hit?"""
    tour.at(moments.target)


def cells_damage(tour: Tour) -> None:
    """An enemy strikes."""
    tour.at(moments.damage)


def cells_solo(tour: Tour) -> None:
    """Alone with Serenade."""
    tour.at(moments.solo)


def cells_boss(tour: Tour) -> None:
    """Before the Concierge."""
    tour.at(moments.boss)


def cells_last_boss(tour: Tour) -> None:
    """Before the Hand of the King."""
    tour.at(moments.boss, "C3", 4)


def cells_merchant(tour: Tour) -> None:
    """The street: the merchant."""
    tour.at(moments.merchant)


def cells_collector(tour: Tour) -> None:
    """The street: the collector."""
    tour.at(moments.collector)


def cells_spending(tour: Tour) -> None:
    """A run is over: what do the cells buy?"""
    tour.at(moments.spending)


def cells_campaign(tour: Tour) -> None:
    """The campaign's page."""
    tour.at(moments.next_run)
    tour.page.locator("section.board").get_by_role("button", name=CAMPAIGN[tour.visitor.lang]).click()
    tour.page.get_by_test_id("campaign").locator("h3").first.wait_for()


def cells_won(tour: Tour) -> None:
    """The boss has fallen."""
    tour.at(moments.won)
    tour.page.get_by_test_id("end").wait_for()


SCREENS: tuple[Screen, ...] = (
    cells_new,
    cells_prisoners,
    cells_starts,
    cells_pockets,
    cells_biome,
    cells_castle,
    cells_tile,
    cells_passing,
    cells_announced,
    cells_target,
    cells_damage,
    cells_solo,
    cells_boss,
    cells_last_boss,
    cells_merchant,
    cells_collector,
    cells_spending,
    cells_campaign,
    cells_won,
)
WEIGHED = moments.announced
SHOWN = (
    ("cells-target", "en", "desktop"),
    ("cells-biome", "fr", "desktop"),
    ("cells-boss", "en", "phone"),
    ("cells-tile", "fr", "phone"),
    ("cells-spending", "en", "phone"),
)
