"""What must hold on every table of Dead Cells: it would be noticed, and it holds when players come and go."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from properties.dead_cells.holds import impossible
from properties.dead_cells.walks import far_along, quick
from properties.walks import THOROUGH

from undercroft.engine.session import Session
from undercroft.games.dead_cells.game import game
from undercroft.games.dead_cells.state import Campaign, Fight, Run

RUNS = 4  # in which somebody leaves or joins


def run_of(table: Campaign) -> Run:
    assert table.run is not None
    return table.run


def fight_of(table: Campaign) -> Fight:
    assert table.fight is not None
    return table.fight


def on_the_way() -> Session:
    """Two prisoners in their first biome."""
    return quick(Session.start(game, players=2, seed="holds"))


def in_a_fight() -> Session:
    """Three prisoners before a boss, their cards face down."""
    session = far_along(Session.start(game, players=3, seed="holds"), 1, "C1")
    while session.decision is not None and not any(one.active for one in session.state.prisoners):  # type: ignore[attr-defined]
        session.act(session.decision.options[0])
    return session


def found(session: Session, change: Callable[[Campaign], object]) -> list[str]:
    """What is said of a table after this change to it."""
    twin = session.copy()
    state = session.state.copy()
    assert isinstance(state, Campaign)
    change(state)
    twin.state = state
    return impossible(twin, [])


CHANGES: dict[str, Callable[[Campaign], object]] = {
    "cells below nothing": lambda table: setattr(table, "cells", -1),
    "a combat card twice": lambda table: table.prisoners[0].hand.append(table.prisoners[0].deck[0]),
    "a combat card missing": lambda table: table.prisoners[0].deck.pop(),
    "another's combat card": lambda table: table.prisoners[0].hand.append(table.prisoners[1].deck.pop()),
    "a monster missing": lambda table: run_of(table).monsters.pop(),
    "a monster twice": lambda table: run_of(table).monsters.append(run_of(table).monsters[0]),
    "a monster of another biome": lambda table: run_of(table).monsters.append("inquisitor.1"),
    "an item missing": lambda table: run_of(table).deck.pop(0),
    "an item twice": lambda table: table.prisoners[0].items.append(run_of(table).deck[0]),
    "a tile missing": lambda table: run_of(table).tiles.pop(sorted(run_of(table).tiles)[0]),
    "a tile twice": lambda table: run_of(table).tiles.update(dict.fromkeys(run_of(table).tiles, "guards_mess")),
    "nowhere": lambda table: setattr(run_of(table), "at", "z9"),
    "teeth below nothing": lambda table: setattr(run_of(table), "teeth", -1),
    "an upgrade missing": lambda table: table.upgrades["survival"].pop(),
    "an upgrade out of order": lambda table: table.upgrades["tactics"].reverse(),
    "a blueprint missing": lambda table: table.blueprints["B1"].pop(),
    "a pocket too full": lambda table: table.pockets["start"].extend(table.upgrades["survival"]),
    "dead and alive": lambda table: setattr(table.prisoners[0], "damage", 40),
    "the same prisoner twice": lambda table: setattr(table.prisoners[1], "kind", table.prisoners[0].kind),
    "a seat nobody has": lambda table: setattr(table.prisoners[0], "seat", 3),
    "a track beyond its end": lambda table: setattr(table.prisoners[0], "tracks", [9, 0, 0]),
    "shields without a fight": lambda table: setattr(table.prisoners[0], "shields", 1),
    "the token with nobody": lambda table: setattr(run_of(table), "first", 5),
}
IN_FIGHTS: dict[str, Callable[[Campaign], object]] = {
    "something else announced": lambda table: setattr(
        next(one for one in table.prisoners if one.active), "said", ["damage:4"]
    ),
    "more said than played": lambda table: table.prisoners[0].said.append(""),
    "an enemy with the group": lambda table: setattr(fight_of(table).enemies[0], "space", 1),
    "a dead enemy": lambda table: setattr(fight_of(table).enemies[0], "damage", 400),
    "a round that is none": lambda table: setattr(fight_of(table), "round", 7),
    "an attack twice": lambda table: fight_of(table).boss.attacks.append(fight_of(table).boss.attack),  # type: ignore[union-attr]
    "a fire missing": lambda table: fight_of(table).boss.pile.pop(),  # type: ignore[union-attr]
    "states below nothing": lambda table: setattr(table.prisoners[0], "states", [0, -1, 0, 0]),
    "who passed twice": lambda table: setattr(fight_of(table).boss, "passed", [0, 0]),
    "a fighter who is not there": lambda table: fight_of(table).fighters.append(4),
}


@pytest.mark.parametrize("change", CHANGES)
def test_an_impossible_table_would_be_found(change: str) -> None:
    session = on_the_way()
    assert found(session, lambda table: None) == []
    assert found(session, CHANGES[change])


@pytest.mark.parametrize("change", IN_FIGHTS)
def test_an_impossible_fight_would_be_found(change: str) -> None:
    session = in_a_fight()
    assert found(session, lambda table: None) == []
    assert found(session, IN_FIGHTS[change])


@settings(max_examples=THOROUGH, deadline=None)
@given(st.integers(0, 2**32), st.integers(1, 4))
def test_players_who_come_and_go_leave_a_table_that_can_be(seed: int, players: int) -> None:
    """Between runs somebody leaves, or others join; whoever is there chooses prisoners anew."""
    rng = random.Random(seed)
    session = Session.start(game, players=players, seed=f"come {seed}", options={"runs": "ten"})
    for _ in range(RUNS):
        while session.decision is not None and session.decision.ask != "ask-next-run":
            session.act(rng.choice(session.decision.options))
        assert session.decision is not None
        assert game.seatings(session.state, session.decision) == [1, 2, 3, 4]
        seats = rng.choice([1, 2, 3, 4])
        while seats < session.seats:
            session.reseat(session.seats - 1, rng.randrange(session.seats))
        if seats > session.seats:
            session.reseat(seats)
        assert session.seats == seats
        assert impossible(session, session.events) == []
        assert Session.load(session.save()).state == session.state
        session.act(session.decision.options[0])
    table = session.state
    assert isinstance(table, Campaign)
    assert len(table.chronicle) == RUNS


@settings(max_examples=max(3, THOROUGH // 4), deadline=None)
@given(st.integers(0, 2**32), st.integers(1, 4))
def test_every_decision_of_a_run_is_on_a_table_that_can_be(seed: int, players: int) -> None:
    """From the choice of prisoners to the cells that are spent, in a box that is open."""
    rng = random.Random(seed)
    box = rng.choice(game.options()["start_box"])
    session = Session.start(game, players=players, seed=f"hold {seed}", options={"runs": "one", "start_box": box})
    while session.decision is not None:
        assert impossible(session, session.events) == []
        session.act(rng.choice(session.decision.options))
    assert impossible(session, session.events) == []
