"""Rings and armour that change how an activation begins or ends (DS-DECISION-57, DS-DECISION-58, DS-RULING-160)."""

from __future__ import annotations

import pytest
from rules.dark_souls.table import END, arena, camp
from rules.table import rule

from undercroft.engine.decision import DONE
from undercroft.games.dark_souls.state import Breathe, EnterFog, FoeActed, Provoke, Recovered, Roam, TookAggro


def begins(heroes=None, change=None, **more):
    """An encounter in which the next activation is only about to begin."""

    def ready(souls):
        souls.agenda.pop()
        if change is not None:
            change(souls)

    return arena(heroes, first="foes", change=ready, **more)


def endure(table) -> None:
    """Block whatever comes, without luck or heroics, until a hero acts."""
    while table.session.decision is not None and table.asks() not in ("ask-act", "ask-roam"):
        table.act(DONE if DONE in table.decision.options else table.decision.options[0])


def ringed(ring: str, who: int = 0, armour: str = "sunless_armour.1", **tokens):
    """A hero whose armour bears a ring, and whose bar is as given."""

    def change(souls):
        souls.heroes[who].armour = armour
        souls.upgrades = {ring: armour}
        for name, value in tokens.items():
            setattr(souls.heroes[0], name, value)

    return change


@rule("DS-DECISION-57", "DS-RULING-160")
def test_one_ring_offers_health_for_a_stamina():
    table = begins(["herald"], at=[(2, 4)], change=ringed("tiny_beings_ring.1", black=3, red=3))
    assert table.asks() == "ask-breathe"
    assert table.decision.seats == [0]
    assert table.decision.options == [Breathe(False), Breathe(True)]
    table.act(Breathe(True))
    assert (table.hero(0).black, table.hero(0).red) == (2, 2)
    other = begins(["herald"], at=[(2, 4)], change=ringed("tiny_beings_ring.1", black=3, red=3))
    other.act(Breathe(False))
    assert (other.hero(0).black, other.hero(0).red) == (1, 3)


@rule("DS-DECISION-57")
def test_unhurt_one_is_not_asked_and_takes_the_stamina():
    table = begins(["herald"], at=[(2, 4)], change=ringed("tiny_beings_ring.1", black=3))
    assert table.asks() == "ask-act"
    assert table.hero(0).black == 1


@rule("DS-RULING-160")
@pytest.mark.parametrize(("wearer", "place", "left"), [(0, (2, 4), 2), (1, (2, 4), 2), (1, (2, 2), 3)])
def test_another_ring_gives_three_to_whoever_begins_on_its_wearers_node(wearer, place, left):
    table = begins(at=[(2, 4), place], change=ringed("chloranthy_ring.1", who=wearer, black=5))
    assert table.hero(0).black == left


@rule("DS-RULING-160")
def test_the_two_rings_do_not_add_up():
    def both(souls):
        ringed("chloranthy_ring.1", black=5, red=5)(souls)
        souls.upgrades["tiny_beings_ring.1"] = "sunless_armour.1"

    table = begins(["herald"], at=[(2, 4)], change=both)
    table.act(Breathe(True))
    assert (table.hero(0).black, table.hero(0).red) == (4, 4)
    assert len(table.told(Recovered)) == 1


def in_faraam(**more):
    """The Knight wears Faraam Armour; the Assassin acts."""
    return arena(turn=1, at=[(4, 4), (4, 4)], armour=["faraam_armour.1"], **more)


@rule("DS-DECISION-58", "DS-RULING-160")
def test_faraam_armour_may_draw_the_enemies_before_they_act():
    table = in_faraam()
    table.act(END)
    assert table.asks() == "ask-provoke"
    assert table.decision.seats == [0]
    assert table.told(FoeActed) == []
    table.act(Provoke())
    assert table.battle.aggro == 0
    assert table.told(FoeActed)


@rule("DS-DECISION-58", "DS-RULING-160")
def test_it_may_be_declined_and_comes_only_once_an_encounter():
    table = in_faraam()
    table.act(END)
    table.act(DONE)
    assert not table.hero(0).provoked
    told = [type(heard.event) for heard in table.session.events]
    assert TookAggro not in told[: told.index(FoeActed)]
    spent = in_faraam(change=lambda souls: setattr(souls.heroes[0], "provoked", True))
    spent.act(END)
    assert spent.asks() != "ask-provoke"
    own = arena(turn=0, at=[(4, 4), (4, 4)], armour=["faraam_armour.1"])
    own.act(END)
    assert own.asks() != "ask-provoke"


@rule("DS-DECISION-58", "DS-RULING-160")
def test_having_drawn_them_once_one_is_not_asked_again():
    table = in_faraam()
    table.act(END)
    table.act(Provoke())
    asked = 0
    for _ in range(4):
        endure(table)
        for hero in table.souls.heroes:
            hero.red = 0
        table.act(END)
        asked += table.asks() == "ask-provoke"
    assert asked == 0


@rule("DS-RULING-160")
def test_in_the_next_encounter_it_may_draw_them_anew():
    def next_door(souls):
        souls.heroes[0].provoked = True
        souls.agenda = [Roam(), EnterFog()]

    table = camp(change=next_door)
    assert table.asks() == "ask-stand"
    assert not table.hero(0).provoked
