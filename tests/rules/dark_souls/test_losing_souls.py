"""Souls dropped and found, traps laid and known, who has the last word (DS-END-07, DS-END-08, DS-TRAP)."""

from __future__ import annotations

import pytest
from rules.dark_souls.table import arena, camp
from rules.table import rule

from undercroft.engine.session import Session
from undercroft.games.dark_souls.catalogue import CARDS
from undercroft.games.dark_souls.game import game
from undercroft.games.dark_souls.rules.endurance import afflict
from undercroft.games.dark_souls.rules.gear import TILE_FACES
from undercroft.games.dark_souls.rules.nodes import node_at
from undercroft.games.dark_souls.rules.souls import drop, pick_up
from undercroft.games.dark_souls.rules.table import leader
from undercroft.games.dark_souls.rules.traps import lay_traps
from undercroft.games.dark_souls.state import Hunted, NextHalf, Regained, Roam, Souls, TookClass, Walk

# -- souls ---------------------------------------------------------------------------------------------------


@rule("DS-END-07", "DS-RULING-103")
def test_souls_lie_on_the_tile_and_the_node_where_the_hero_died():
    table = arena(["knight", "assassin"], at=[(2, 4), (1, 1)])
    table.souls.souls = 6
    drop(table.souls, 1)
    souls = table.souls
    assert (souls.souls, souls.dropped, souls.dropped_tile, souls.dropped_node) == (0, 6, 0, node_at(1, 1))


@rule("DS-END-08")
@pytest.mark.parametrize(
    ("dropped", "tile", "node", "found"),
    [(5, 0, (2, 2), 5), (0, 0, (2, 2), 0), (5, 1, (2, 2), None), (5, 0, (1, 1), None), (-1, 0, (2, 2), None)],
)
def test_only_on_that_node_of_that_tile_are_they_found(dropped, tile, node, found):
    def lying(souls: Souls) -> None:
        souls.souls = 1
        souls.dropped, souls.dropped_tile, souls.dropped_node = dropped, tile, node_at(*node)

    table = arena(["knight"], at=[(2, 4)], change=lying)
    table.act(Walk(node_at(2, 2)))
    told = [regained.souls for regained in table.told(Regained)]
    assert told == ([] if found is None else [found])
    assert table.souls.souls == 1 + (found or 0)
    assert table.souls.dropped == (dropped if found is None else -1)
    pick_up(table.souls, 0, node_at(2, 2))
    assert table.souls.souls == 1 + (found or 0), "and only once"


# -- traps ---------------------------------------------------------------------------------------------------


def trapped(seed: str = "test", change=None) -> Souls:
    """A map whose first tile has just been filled with traps."""
    souls = camp(["knight"], seed=seed, change=change).souls
    souls.map[0].tile = "tile_4b"
    lay_traps(souls, 0)
    return souls


@rule("DS-TRAP-01", "DS-RULING-144")
def test_which_traps_lie_where_is_luck_and_nothing_else():
    assert len({tuple(trapped(f"trap {number}").map[0].traps) for number in range(6)}) > 2

    def turned(souls: Souls) -> None:
        souls.traps.reverse()

    assert trapped().map[0].traps == trapped(change=turned).map[0].traps


@rule("DS-RULING-144")
@pytest.mark.parametrize("left", [0, 1, 3])
def test_where_the_supply_runs_out_the_rest_of_the_nodes_stay_bare(left):
    souls = trapped(change=lambda souls: setattr(souls, "traps", ["blank"] * left))
    assert [trap for trap in souls.map[0].traps if trap] == ["blank"] * left
    assert souls.traps == []


@rule("DS-TRAP-01", "DS-RULING-144")
def test_every_token_laid_comes_out_of_the_supply():
    souls = camp(["knight"]).souls
    before = len(souls.traps)
    lay_traps(souls, 0)
    nodes = TILE_FACES[souls.map[0].tile].trapped
    assert {node for node, trap in enumerate(souls.map[0].traps) if trap} == set(nodes)
    assert len(souls.traps) == before - len(nodes)


@rule("DS-TRAP-02", "DS-TRAP-07", "DS-RULING-144")
def test_a_trap_once_turned_over_is_known_and_known_once():
    table = arena(["knight"], at=[(2, 4)], traps={(2, 2): "blank", (1, 1): "blank"})
    assert table.souls.map[0].known == []
    table.act(Walk(node_at(2, 2)))
    assert table.souls.map[0].known == [node_at(2, 2)]
    again = arena(
        ["knight"],
        at=[(2, 4)],
        traps={(2, 2): "blank"},
        change=lambda souls: setattr(souls.map[0], "known", [node_at(2, 2)]),
    )
    again.act(Walk(node_at(2, 2)))
    assert again.souls.map[0].known == [node_at(2, 2)]
    assert again.battle.sprung == [node_at(2, 2)]


# -- who decides, who is spared --------------------------------------------------------------------------------


@rule("DS-RULING-21", "DS-DECISION-23")
def test_the_last_word_is_the_aggro_holders_in_an_encounter_and_outside_it_whoever_acts_first():
    party = ["knight", "assassin", "herald"]
    fight = arena(party, at=[(2, 4)] * 3, foes=[("sentinel", (0, 0))], turn=1)
    fight.souls.battle.aggro = 2
    assert leader(fight.souls) == 2
    home = camp(party).souls
    for first, seat in ((-1, 0), (0, 0), (2, 2)):
        home.first = first
        assert leader(home) == seat


@rule("DS-RULING-30")
def test_what_guards_against_one_condition_guards_against_no_other():
    table = arena(["knight"], hands=[["spider_shield.1"]])
    afflict(table.souls, 0, ["poison", "bleed", "stagger"])
    assert table.hero(0).conditions == ["bleed", "stagger"]


# -- between the halves ----------------------------------------------------------------------------------------


@rule("DS-RULING-136", "DS-MIDSETUP-05")
def test_legends_and_transposed_cards_join_the_treasure_once():
    def twice(souls: Souls) -> None:
        souls.agenda = [Roam(), NextHalf()]
        souls.quest.half = 1
        souls.quest.legends = True

    later = camp(options={"mode": "coiled_sword"}, change=twice).souls
    assert not [card for card in later.treasure if CARDS.copies[card].pile in ("legendary", "transposed")]

    def once(souls: Souls) -> None:
        souls.agenda = [Roam(), NextHalf()]

    first = camp(options={"mode": "coiled_sword"}, change=once).souls
    assert first.quest.legends
    assert len([card for card in first.treasure if CARDS.copies[card].pile == "legendary"]) == 5


@rule("DS-SETUP-09", "DS-SETUP-14", "DS-DECISION-01", "DS-DECISION-02")
def test_who_is_who_and_what_is_hunted_is_told():
    session = Session.start(game, players=2, seed="told")
    while session.decision is not None and session.decision.ask != "ask-roam":
        session.act(session.decision.options[0])
    events = [told.event for told in session.events]
    took = [(one.seat, one.who, one.kind) for one in events if isinstance(one, TookClass)]
    assert took == [(hero.seat, who, hero.kind) for who, hero in enumerate(session.state.heroes)]
    assert [one.boss for one in events if isinstance(one, Hunted)] == [session.state.quest.boss]
