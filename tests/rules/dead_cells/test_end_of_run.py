"""The end of a run, and what lasts: death or victory, losses, the next run (DC-END, DC-RUN, DC-MUT)."""

from __future__ import annotations

from typing import Any

import pytest
from rules.dead_cells.table import BLANK, Table, after_run, boss_fight, combat, fight, item, monster, mutation, walk
from rules.table import rule, seen

from undercroft.engine.decision import DONE
from undercroft.engine.session import Session
from undercroft.games.dead_cells.game import game
from undercroft.games.dead_cells.rules.sheets import BLUEPRINTS, FORMS
from undercroft.games.dead_cells.state import (
    BossBeaten,
    Campaign,
    Died,
    EndRun,
    GoAgain,
    GoodsShown,
    Interbiome,
    NextRun,
    PastRun,
    Retire,
    RunOver,
    ThrowIn,
    To,
    Upgrade,
)

DEADLY = {"do": "damage", "amount": 3, "to": "first_player"}


def ended(outcome: str = "died", change: Any = None, biome: str = "B1", options: Any = None) -> Table:
    """A run that has just ended so."""
    return walk(["poisoned", "flayed"], biome=biome, agenda=[EndRun(outcome)], change=change, options=options)


def full_bag(state: Campaign) -> None:
    """Teeth, potions, cells, and a blueprint on the collector's space."""
    run = state.run
    assert run is not None
    run.teeth, run.potions, run.cells, state.cells = 3, 1, 5, 5
    run.collector = [state.blueprints[run.biome].pop(0)]


def again(table: Table) -> Table:
    """On to the first way of the next run."""
    table.go("ask-next-run", answer=lambda options: options[0])
    table.act(GoAgain())
    table.go("ask-way")
    return table


@rule("DC-END-01", "DC-RULING-58", "DC-RUN-02")
def test_all_of_the_bag_is_lost_but_the_cells():
    table = ended(change=full_bag)
    assert table.campaign.cells == 5
    again(table)
    assert (table.run.teeth, table.run.potions, table.run.cells, table.campaign.cells) == (0, 0, 0, 5)


@rule("DC-EX-24", "DC-END-09", "DC-END-04", "DC-UPG-05")
def test_a_death_with_teeth_a_potion_five_cells_and_a_blueprint():
    table = ended(change=full_bag)
    assert table.campaign.blueprints["B1"] == BLUEPRINTS["B1"][::-1]
    assert table.asks() == "ask-spend"
    for left in (3, 1):
        table.act(Upgrade("survival"))
        table.go("ask-spend")
        assert table.campaign.cells == left
    assert table.offered(Upgrade) == []
    table.act(ThrowIn())
    table.go("ask-spend", "ask-next-run")
    assert table.told(RunOver)[-1].cells == 5


@rule("DC-END-02", "DC-END-05")
def test_equipment_comes_back_into_the_deck():
    worn, bagged, thrown = item(works="always"), item(works="always"), item(works="always")
    killer = monster(life=9, death=[], II=[DEADLY])
    grab = combat(I=[{"do": "loot"}])

    def ready(state: Campaign) -> None:
        state.equipment += [worn, bagged, thrown]
        assert state.run is not None
        state.run.discard = [thrown]
        state.prisoners[0].items, state.prisoners[0].wear = [worn], [0]

    table = fight(
        ["poisoned", "flayed"],
        cards=[[BLANK, BLANK], [grab]],
        foes={"1": killer},
        loot=[f"equipment:{bagged}"],
        change=ready,
    )
    again(table)
    assert [event.who for event in table.told(Died)] == [0]
    assert {worn, bagged, thrown} <= set(table.run.deck)
    assert table.run.discard == []
    assert [prisoner.items for prisoner in table.campaign.prisoners] == [[], []]
    assert len(table.run.deck) == len(set(table.run.deck)) == len(table.campaign.equipment)


@rule("DC-END-03")
@pytest.mark.parametrize("looted", [True, False])
def test_blueprints_in_the_bag_go_under_their_deck(looted: bool):
    bottom = BLUEPRINTS["B1"][-1]
    killer = monster(life=9, II=[DEADLY])
    grab = combat(I=[{"do": "loot"}]) if looted else BLANK

    def taken(state: Campaign) -> None:
        state.blueprints["B1"].remove(bottom)

    table = fight(
        ["poisoned", "flayed"],
        cards=[[BLANK, BLANK], [grab]],
        foes={"1": killer},
        loot=[f"blueprint:{bottom}"],
        change=taken,
    )
    table.go("ask-next-run", "ask-spend")
    assert table.campaign.blueprints["B1"] == BLUEPRINTS["B1"][::-1]
    assert bottom not in table.campaign.equipment


@rule("DC-END-04", "DC-END-11", "DC-END-08")
@pytest.mark.parametrize("outcome", ["died", "C1"])
def test_blueprints_of_the_collectors_space_are_lost_for_this_run(outcome: str):
    table = ended(outcome, full_bag, biome="B2")
    assert table.campaign.blueprints["B2"] == BLUEPRINTS["B2"][::-1]
    assert not set(BLUEPRINTS["B2"]) & set(table.campaign.equipment)


@rule("DC-END-08", "DC-END-01", "DC-RUN-01", "DC-RUN-07", "DC-END-09")
def test_beating_a_boss_ends_the_run_with_the_same_steps():
    kill = combat(I=[{"do": "damage", "reach": "L123", "amount": 99, "pierce": True}])

    def rich(state: Campaign) -> None:
        run = state.run
        assert run is not None
        run.teeth, run.potions, state.cells = 4, 2, 1

    form = len([name for name in FORMS if FORMS[name].boss == "C1"])
    table = boss_fight(["poisoned", "flayed", "quartered"], cards=[[kill], [BLANK], [BLANK]], form=form, change=rich)
    table.go("ask-spend", answer=lambda options: options[-1])
    assert [event.boss for event in table.told(BossBeaten)] == ["C1"]
    assert table.campaign.run is None
    assert table.campaign.prisoners == []
    assert table.campaign.chronicle[-1].outcome == "C1"
    assert table.campaign.cells > 1
    again(table)
    assert (table.run.teeth, table.run.potions) == (0, 0)


@rule("DC-RUN-01", "DC-RUN-07", "DC-RUN-02")
def test_a_death_in_the_first_biome_ends_the_run_there_and_not_the_campaign():
    table = fight(["poisoned", "flayed"], cards=[[BLANK, BLANK], [BLANK]], foes={"1": monster(life=9, I=[DEADLY])})
    table.go("ask-next-run", "ask-spend")
    chapter = table.campaign.chronicle[-1]
    assert isinstance(chapter, PastRun)
    assert (chapter.path, chapter.outcome, chapter.number) == (["B1"], "died", 1)
    again(table)
    assert (table.run.number, table.run.path) == (2, ["B1"])


@rule("DC-RUN-07", "DC-RUN-01")
def test_losing_against_a_boss_ends_the_run_too():
    def dying(state: Campaign) -> None:
        state.prisoners[0].damage = 2
        state.prisoners[0].states[0] = 3  # Poisoned

    table = boss_fight(["poisoned", "flayed", "quartered"], cards=[[BLANK], [BLANK], [BLANK]], change=dying)
    table.go("ask-next-run", "ask-spend")
    assert table.campaign.chronicle[-1].outcome == "died"
    assert table.campaign.chronicle[-1].path[-1] == "C1"
    assert table.told(BossBeaten) == []


@rule("DC-RUN-05")
def test_what_is_earned_in_a_fight_waits_in_the_bag_until_it_is_over():
    payer = monster(life=1, death=[{"do": "gain", "what": "cell"}, {"do": "gain", "what": "scroll_tactics"}])
    other = monster(life=9, III=[{"do": "damage"}])
    grab, strike = combat(I=[{"do": "loot"}]), combat(I=[{"do": "damage", "reach": "1"}])
    table = fight(
        ["poisoned", "flayed", "quartered"],
        cards=[[grab], [strike], [BLANK]],
        foes={"1": payer, "2": other},
        loot=["scroll_survival"],
    )
    assert table.asks() == "ask-damage"  # Round III
    assert (table.run.cells, table.campaign.cells) == (1, 1)
    assert sorted(table.fight.spoils) == ["scroll_survival", "scroll_tactics"]
    assert [prisoner.tracks for prisoner in table.campaign.prisoners] == [[0, 0, 0]] * 3
    table.go("ask-way")
    assert sum(sum(prisoner.tracks) for prisoner in table.campaign.prisoners) == 2


@rule("DC-DEC-33")
def test_what_was_looted_is_shared_among_those_who_fought():
    grab = combat(I=[{"do": "loot"}])

    def hurt(state: Campaign) -> None:
        for prisoner in state.prisoners:
            prisoner.damage = 1

    table = fight(
        ["poisoned", "flayed", "quartered", "immolated"],
        cards=[[grab], [BLANK], [BLANK], []],
        loot=["vial"],
        passer=3,
        change=hurt,
    )
    table.go("ask-vial")
    assert table.decision.options == [To(0), To(1), To(2)]
    assert table.decision.seats == [0, 1, 2, 3]


@rule("DC-END-09", "DC-UPG-01")
def test_cells_are_spent_after_the_run_and_at_no_other_time():
    def rich(state: Campaign) -> None:
        state.cells = 9

    table = ended(change=rich)
    assert table.asks() == "ask-spend"
    assert table.campaign.run is None
    table = walk(agenda=[Interbiome("B2")], change=rich)
    assert table.asks() == "ask-way"
    assert table.told(GoodsShown)


@rule("DC-RULING-58", "DC-OPT-06")
@pytest.mark.parametrize(("profile", "left"), [("kept", 7), ("lost", 0)])
def test_unspent_cells_are_kept_or_by_the_later_rule_lost(profile: str, left: int):
    table = after_run(cells=7, options={"unspent_cells": profile})
    table.act(DONE)
    table.go("ask-next-run")
    assert table.campaign.cells == left


@rule("DC-OPT-06")
def test_the_later_rule_takes_a_cell_that_can_buy_nothing():
    def dry(state: Campaign) -> None:
        state.well = []

    table = after_run(cells=1, change=dry, options={"unspent_cells": "lost"})
    table.go("ask-next-run")
    assert table.campaign.cells == 0


# -- going on --------------------------------------------------------------------------------------------


@rule("DC-DEC-53", "DC-RUN-02")
def test_after_a_run_one_goes_on_or_stops():
    table = after_run(cells=0)
    assert table.asks() == "ask-next-run"
    assert table.decision.options == [GoAgain()]
    assert table.decision.seats == [0, 1]

    def beaten(state: Campaign) -> None:
        state.beaten = {"C3": 1}

    table = after_run(cells=0, change=beaten)
    table.act(Retire())
    assert table.session.decision is None
    assert table.campaign.over == "won"


@rule("DC-DEC-53")
@pytest.mark.parametrize(
    ("mode", "outcome", "over"), [("run", "died", "lost"), ("run", "C1", "won"), ("campaign", "C1", "left")]
)
def test_after_the_runs_that_were_agreed_the_table_is_over(mode: str, outcome: str, over: str):
    def last(state: Campaign) -> None:
        state.left = 1
        state.profile["mode"] = mode
        state.agenda = [NextRun()]
        state.chronicle = [PastRun(1, ["poisoned", "flayed"], ["B1"], outcome, "", 0, 0)]

    table = after_run(cells=0, change=last)
    assert table.session.decision is None
    assert table.campaign.over == over


# -- what lasts ------------------------------------------------------------------------------------------


def grown(state: Campaign) -> None:
    """A campaign with something everywhere."""
    state.runes = ["vine"]
    state.pockets["during"] = [mutation()]
    state.stored = [mutation("start")]
    state.holders = {combat(): "poisoned"}
    state.equipment.append(state.blueprints["B1"].pop(0))
    state.added = ["x"]
    state.purged = ["y"]
    state.price, state.levels = 3, {"healer": 1, "merchant": 0, "collector": 2}
    state.starts = ["B1", "B4"]
    state.beaten = {"C1": 1}
    state.room["start"] = 4
    state.cells = 1
    state.well = state.well[3:]
    state.secrets = state.secrets[2:]
    state.upgrades["tactics"] = state.upgrades["tactics"][5:]


LASTING = [
    "runes",
    "pockets",
    "stored",
    "holders",
    "equipment",
    "blueprints",
    "added",
    "purged",
    "price",
    "levels",
    "starts",
    "beaten",
    "room",
    "cells",
    "well",
    "secrets",
    "upgrades",
]


@rule("DC-MUT-01", "DC-MUT-02", "DC-RULING-103", "DC-RUN-02")
def test_what_lasts_is_the_same_after_a_run():
    table = ended(change=grown)
    before = table.campaign.copy()
    assert isinstance(before, Campaign)
    table.act(DONE)
    again(table)
    for name in LASTING:
        assert getattr(table.campaign, name) == getattr(before, name), name
    assert table.campaign.runes == ["vine"]
    assert table.run.number == 2
    assert BLUEPRINTS["B1"][-1] in table.run.deck


@rule("DC-MUT-07", "DC-RULING-103")
def test_a_saved_campaign_holds_all_of_it():
    table = after_run(cells=6, players=2)
    for _ in range(3):
        table.act(Upgrade("brutality"))
        table.go("ask-spend", "ask-next-run")
    again(table)
    state = table.campaign
    read = Session.load(table.session.save(), game).state
    assert isinstance(read, Campaign)
    for name in LASTING:
        assert getattr(read, name) == getattr(state, name), name
    assert set(seen(table)["campaign"]) >= {
        "runes",
        "pockets",
        "stored",
        "holders",
        "added",
        "purged",
        "cells",
        "unlocked",
    }
