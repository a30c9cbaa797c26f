"""A full reset of the campaign (DC-RESET)."""

from __future__ import annotations

from rules.dead_cells.table import after_run, combat, mutation
from rules.table import rule

from undercroft.engine.session import Session
from undercroft.games.dead_cells.game import game
from undercroft.games.dead_cells.rules.sheets import BLUEPRINTS, FIRST_ITEMS, MONSTERS, SECRETS, UPGRADES, WELL
from undercroft.games.dead_cells.state import BoxReset, Campaign, GoAgain, ResetBox

NAMES = [
    "cells",
    "runes",
    "equipment",
    "blueprints",
    "upgrades",
    "well",
    "secrets",
    "pockets",
    "room",
    "stored",
    "holders",
    "added",
    "purged",
    "beaten",
    "starts",
    "price",
    "levels",
    "laid",
    "read",
    "firsts",
    "chronicle",
]


def long_played(state: Campaign) -> None:
    """A campaign that has changed everything it can."""
    state.beaten = {"C1": 2, "C3": 1}
    state.runes = ["vine", "ram"]
    purged = state.equipment.pop(0)
    for deck in ("B1", "B4", "C2"):
        state.equipment.append(state.blueprints[deck].pop(0))
    bought = state.blueprints["B1"].pop(2)
    state.purged = [purged, bought]
    state.pockets = {"start": [mutation("start")], "during": [mutation()], "skill": [mutation("skill")], "feat": []}
    state.room["during"] = 9
    state.stored = [mutation()]
    state.upgrades["survival"] = state.upgrades["survival"][12:]
    state.holders = {combat(): "flayed"}
    state.added = [id for id, face in MONSTERS.items() if face.adds]
    state.well = state.well[4:]
    state.secrets = state.secrets[3:]
    state.price = 4
    state.levels["merchant"] = 2
    state.starts = ["B1", "B4"]
    state.laid = ["potion"]
    state.firsts = ["C1"]
    state.cells = 3
    state.well = []


@rule("DC-RESET-01", "DC-RESET-02", "DC-RESET-03", "DC-RESET-04", "DC-RESET-05")
def test_a_reset_puts_everything_back_in_order():
    table = after_run(cells=0, change=long_played)
    table.go("ask-next-run")
    table.act(ResetBox())
    state = table.campaign
    assert state.runes == []
    assert state.equipment == FIRST_ITEMS
    for deck, items in BLUEPRINTS.items():
        assert state.blueprints[deck] == items[::-1], deck
    assert state.purged == []
    assert state.pockets == {"start": [], "during": [], "skill": [], "feat": []}
    assert state.stored == []
    assert state.holders == {}
    assert state.added == []
    for trait, cards in UPGRADES.items():
        assert state.upgrades[trait] == cards[::-1], trait
    assert (state.well, state.secrets) == (WELL[::-1], SECRETS[::-1])
    assert table.told(BoxReset) == [BoxReset()]


@rule("DC-RESET-04", "DC-RESET-05")
def test_after_it_the_box_is_like_a_new_one():
    table = after_run(cells=0, change=long_played)
    table.go("ask-next-run")
    table.act(ResetBox())
    new = Session.start(game, players=2, seed="new").state
    assert isinstance(new, Campaign)
    for name in NAMES:
        assert getattr(table.campaign, name) == getattr(new, name), name
    table.go("ask-way")
    names = {card.partition(".")[0] for card in table.run.monsters + table.run.elites}
    assert not any(MONSTERS[name].adds for name in names)


@rule("DC-DEC-49")
def test_the_box_is_reset_only_if_the_group_asks_for_it():
    table = after_run(cells=0, change=long_played)
    table.go("ask-next-run")
    assert table.offers(ResetBox())
    assert table.decision.seats == [0, 1]
    table.act(GoAgain())
    assert table.campaign.runes == ["vine", "ram"]
    assert table.told(BoxReset) == []
