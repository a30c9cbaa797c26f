"""What must hold on every table of Dark Souls: it would be noticed, and it holds when players come and go."""

from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as st
from properties.dark_souls.holds import impossible
from properties.dark_souls.walks import far_along
from properties.walks import THOROUGH, begin

from undercroft.engine.session import Session
from undercroft.games.dark_souls.catalogue import CARDS
from undercroft.games.dark_souls.game import game
from undercroft.games.dark_souls.state import Souls


def test_an_impossible_table_would_be_found() -> None:
    """Each thing that must hold, broken on purpose."""
    good = begin(game, 3, 2)
    while good.decision is not None and good.decision.ask != "ask-roam":
        good.act(good.decision.options[-1])
    assert impossible(good, []) == []

    def broken(**changes: object) -> list[str]:
        state = good.state.copy()
        for name, value in changes.items():
            setattr(state, name, value)
        twin = good.copy()
        twin.state = state
        return impossible(twin, [])

    table = good.state
    assert isinstance(table, Souls)
    assert broken(souls=-1)
    assert broken(sparks=5)
    assert broken(inventory=[table.treasure[0]])
    assert broken(treasure=table.treasure[1:])
    assert broken(traps=table.traps[1:])
    assert broken(encounters=[pile[1:] for pile in table.encounters])
    assert broken(foes=[table.heroes[0]])
    assert broken(map=table.map + table.map[:1])
    for field, value in (("red", 10), ("black", -1), ("tiers", [0, 0, 0, 5]), ("hands", ["ember.1", ""]), ("seat", 1)):
        hero = table.heroes[0].copy()
        setattr(hero, field, value)
        assert broken(heroes=[hero, *table.heroes[1:]]), field


@settings(max_examples=THOROUGH, deadline=None)
@given(st.integers(0, 2**32), st.integers(1, 4))
def test_players_who_come_and_go_leave_a_table_that_can_be(seed: int, players: int) -> None:
    """At the bonfires of campaigns somebody leaves or joins, perhaps as who has just left."""
    rng = random.Random(seed)
    mode = rng.choice(sorted(CARDS.campaigns))
    session = far_along(
        Session.start(game, players=players, seed=f"come {seed}", options={"mode": mode}), 3 * (seed // 3) + 1
    )
    for _ in range(6):
        decision = session.decision
        assert decision is not None
        seats = rng.choice(game.seatings(session.state, decision) or [session.seats])
        if seats < session.seats:
            session.reseat(seats, rng.randrange(session.seats))
        elif seats > session.seats:
            session.reseat(seats)
        while session.decision is not None and session.decision.ask != "ask-roam":
            session.act(rng.choice(session.decision.options))
        assert impossible(session, session.events) == []
        assert Session.load(session.save()).state == session.state
