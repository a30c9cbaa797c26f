"""A move action and a walk as one gesture in Descent: what is offered can be given, at the price it says."""

from __future__ import annotations

import random

from rules.descent.table import Table, hero, in_quest, monster, sheet, turn

from undercroft.engine.decision import DONE
from undercroft.engine.one_click import give
from undercroft.engine.record import Action
from undercroft.engine.route import Route
from undercroft.engine.session import Session
from undercroft.games.descent.game import game
from undercroft.games.descent.state import Go, Journey, MoveAction


def routes(session: Session) -> list[Route]:
    """What the open question offers to whoever is asked."""
    decision = session.decision
    assert decision is not None
    return game.routes(session.state, decision, decision.seats[0])


def given(session: Session, route: Route) -> Session:
    """A table where a route was given in one breath."""
    twin = session.copy("all")
    seat = twin.decision.seats[0]  # type: ignore[union-attr]

    def answer(action: Action, goes_on: bool) -> None:
        twin.act(action, seat)

    assert give(twin, seat, route.steps, answer) == len(route.steps)
    return twin


def by_place(table: Table) -> dict[tuple[int, int], Route]:
    """The routes by where they lead."""
    return {table.place(int(route.to.removeprefix("space:"))): route for route in routes(table.session)}


def test_a_walk_costs_an_action_and_fatigue_beyond_its_points() -> None:
    table = turn("A . . .", heroes={"A": hero(sheet(speed=2, stamina=4))})
    found = by_place(table)
    assert [found[x, 0].cost for x in (1, 2, 3)] == [1, 2, 3]
    after = given(table.session, found[3, 0]).state
    assert isinstance(after, Journey)
    assert (after.heroes[0].fatigue, table.place(after.figures[0].base[0])) == (1, (3, 0))


def test_what_points_reach_is_no_route() -> None:
    table = turn("A . . .", heroes={"A": hero(sheet(speed=2, stamina=1))})
    table.act(MoveAction())
    assert sorted(by_place(table)) == [(3, 0)]
    assert Go(table.space((2, 0)), 0) in table.decision.options


def test_nobody_walks_who_may_not() -> None:
    assert not routes(turn("A . .", heroes={"A": hero(conditions=["immobilized"])}).session)
    assert not routes(turn("A M", monsters={"M": monster()}).session)


def test_every_route_can_be_given() -> None:
    """A walk through First Blood: heroes and monsters of every size alike."""
    table = in_quest("first_blood")
    table.overlord.hand.clear()
    rng = random.Random("routes")
    seen = {"space": 0, "base": 0}
    for _ in range(120):
        decision = table.session.decision
        if decision is None:
            break
        for route in rng.sample(routes(table.session), min(3, len(routes(table.session)))):
            assert route.through[-1] == route.to
            after = given(table.session, route).state
            assert isinstance(after, Journey)
            kind, where = route.to.split(":")
            if kind == "base":  # nobody steps in between, as with those who walk
                assert [int(space) for space in where.split("-")] in [sorted(figure.base) for figure in after.figures]
            seen[kind] += 1
        options = [option for option in decision.options if option != DONE] or decision.options
        table.session.act(rng.choice(options))
    assert seen["space"] > 30
    assert seen["base"] > 5
