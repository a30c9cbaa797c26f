"""Cursed treasures of the four later biomes (DC-CURSE)."""

from __future__ import annotations

import pytest
from rules.dead_cells.places import flip, gain, special, thing, tile, ways
from rules.dead_cells.table import item, walk
from rules.table import refuses, rule

from undercroft.games.dead_cells.catalogue import CARDS
from undercroft.games.dead_cells.state import (
    Cursed,
    Died,
    Explore,
    Go,
    ItemDropped,
    Leave,
    Peek,
    SetUpBiome,
    Take,
)

THREE = ["poisoned", "flayed", "quartered"]


def cursed(biome, number, change=None, kinds=None):
    """The group turns over a treasure with this curse and nothing else."""
    return flip(tile(kind="cursed", curse=number), kinds or THREE, biome=biome, change=change)


def bag(campaign):
    """Plenty of everything."""
    campaign.run.potions = 3
    campaign.run.teeth = 7
    campaign.cells = 4
    for prisoner in campaign.prisoners:
        prisoner.items, prisoner.wear = [thing()], [0]


def left(table):
    """Potions, teeth, cells, lanterns and items that are left, and the damage taken."""
    run = table.run
    prisoners = table.campaign.prisoners
    return (
        run.potions,
        run.teeth,
        table.campaign.cells,
        run.lanterns,
        sum(len(prisoner.items) for prisoner in prisoners),
        sum(prisoner.damage for prisoner in prisoners),
    )


@pytest.mark.parametrize(
    ("biome", "number", "expected"),
    [
        pytest.param("B4", 1, (0, 7, 4, 0, 3, 0), marks=rule("DC-CURSE-01")),
        pytest.param("B4", 2, (3, 7, 4, 0, 3, 6), marks=rule("DC-CURSE-02")),
        pytest.param("B5", 1, (0, 7, 4, 0, 3, 0), marks=rule("DC-CURSE-03")),
        pytest.param("B5", 2, (3, 7, 4, 0, 0, 0), marks=rule("DC-CURSE-04")),
        pytest.param("B6", 1, (3, 7, 4, 3, 3, 0), marks=rule("DC-CURSE-05")),
        pytest.param("B6", 2, (3, 7, 4, 0, 3, 0), marks=rule("DC-CURSE-06")),
        pytest.param("B7", 1, (3, 0, 4, 0, 3, 0), marks=rule("DC-CURSE-07")),
        pytest.param("B7", 2, (3, 7, 4, 0, 3, 0), marks=rule("DC-CURSE-08")),
    ],
)
def test_each_curse_takes_what_it_names_and_nothing_else(biome, number, expected):
    table = cursed(biome, number, bag)
    assert (table.asks(), left(table)) == ("ask-way", expected)
    assert (table.run.silent, table.run.runeless) == ((biome, number) == ("B6", 1), (biome, number) == ("B7", 2))
    assert [(told.biome, told.curse) for told in table.told(Cursed)] == [(biome, number)]


@rule("DC-CURSE-01", "DC-CURSE-02", "DC-CURSE-03", "DC-CURSE-04")
@rule("DC-CURSE-05", "DC-CURSE-06", "DC-CURSE-07", "DC-CURSE-08")
def test_every_curse_lies_somewhere_in_the_box():
    found = {(tile.biome, tile.curse) for tile in CARDS.tiles.values() if tile.kind == "cursed"}
    assert found == {(biome, number) for biome in ("B4", "B5", "B6", "B7") for number in (1, 2)}
    assert all((tile.curse != 0) == (tile.kind == "cursed") for tile in CARDS.tiles.values())
    # None of them takes without giving.
    assert all(tile.gives or tile.either for tile in CARDS.tiles.values() if tile.curse)


@rule("DC-CURSE-02", "DC-RULING-70")
def test_everybody_is_left_with_exactly_one_life_point_whatever_they_had():
    tough = item(works="always", has=[{"has": "life", "amount": 2}])

    def life(campaign):
        campaign.prisoners[0].damage = 2  # one point left: no change
        campaign.prisoners[1].damage = 1
        campaign.prisoners[2].items, campaign.prisoners[2].wear = [tough], [0]
        campaign.prisoners[2].shields = 5  # shields are for fights

    table = cursed("B4", 2, life)
    assert [prisoner.damage for prisoner in table.campaign.prisoners] == [2, 2, 4]
    assert table.told(Died) == []


@rule("DC-CURSE-02", "DC-RULING-70")
def test_serenade_is_cursed_with_her_prisoner():
    table = cursed("B4", 2, kinds=["poisoned"])
    assert [prisoner.damage for prisoner in table.campaign.prisoners] == [2, CARDS.serenade.life - 1]


@rule("DC-CURSE-04", "DC-DEC-48", "DC-RULING-69")
def test_everybody_gives_up_one_item_the_owner_says_which_and_who_has_none_is_let_off():
    one, first, second = thing(), thing(), thing()

    def worn(campaign):
        campaign.prisoners[0].items, campaign.prisoners[0].wear = [one], [0]
        campaign.prisoners[2].items, campaign.prisoners[2].wear = [first, second], [0, 1]

    table = cursed("B5", 2, worn)
    assert (table.asks(), table.decision.seats) == ("ask-give-up-item", [2])
    assert set(table.decision.options) == {Leave(first), Leave(second)}
    assert table.prisoner(0).items == []  # with one there is nothing to ask
    table.act(Leave(first))
    assert [prisoner.items for prisoner in table.campaign.prisoners] == [[], [], [second]]
    assert table.prisoner(2).wear == [1]
    assert table.run.discard == [one, first]
    assert [(dropped.who, dropped.item) for dropped in table.told(ItemDropped)] == [(0, one), (2, first)]


@rule("DC-CURSE-06")
def test_lanterns_put_out_may_be_lit_again():
    table = flip(
        tile(kind="cursed", curse=2, either=[{"gives": [special("lantern")]}, {"gives": [gain("tooth")]}]), biome="B6"
    )
    table.act(Take(0))
    assert table.run.lanterns == 0  # the reward first, then the curse: what was lit goes out, too
    lit = flip(tile(gives=[special("lantern")]), biome="B6", change=put_out)
    assert lit.run.lanterns == 1


def put_out(campaign):
    """All lanterns are unlit."""
    campaign.run.lanterns = 0


RUNED = [
    {"at": "s", "to": "p", "rune": "vine"},
    {"at": "s", "to": "q"},
    {"at": "s", "to": "r"},
    {"at": "p", "to": "s"},
    {"at": "q", "to": "s"},
    {"at": "r", "to": "s"},
]


def runes(*names, runeless):
    """A change: these runes, and whether they may be used."""

    def owned(campaign):
        campaign.runes = list(names)
        campaign.run.runeless = runeless

    return owned


@rule("DC-CURSE-08")
def test_no_rune_opens_a_corridor_nor_shows_a_tile_nor_carries_the_group_away():
    for runeless in (False, True):
        table = ways(RUNED, change=runes("vine", "homunculus", runeless=runeless))
        assert table.offers(Go("p")) is not runeless
        assert bool(table.offered(Peek)) is not runeless
        portal = flip(tile(kind="teleportation"), change=runes("teleportation", runeless=runeless))
        assert portal.asks() == ("ask-way" if runeless else "ask-teleport")
    assert refuses(ways(RUNED, change=runes("vine", runeless=True)), Go("p"))


@rule("DC-CURSE-05", "DC-CURSE-08")
def test_silence_and_the_loss_of_runes_end_with_the_biome():
    def both(campaign):
        campaign.run.silent = True
        campaign.run.runeless = True
        campaign.runes = ["vine"]

    table = walk(agenda=[Explore(), SetUpBiome("B2")], change=both)
    assert (table.run.silent, table.run.runeless, table.campaign.runes) == (False, False, ["vine"])
    same = walk(biome="B6", change=both)
    same.act(same.decision.options[0])
    assert (same.run.silent, same.run.runeless) == (True, True)


@rule("DC-TILE-02")
def test_the_dead_are_not_cursed():
    def dying(campaign):
        campaign.run.potions = 2
        campaign.prisoners[0].damage = 2

    harmful = tile(kind="cursed", curse=1, gives=[{"do": "damage", "first_player": True}])
    assert len(flip(harmful, biome="B4").told(Cursed)) == 1
    assert flip(harmful, biome="B4", change=dying).told(Cursed) == []
