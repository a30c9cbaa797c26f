"""Far walks in Dark Souls: a route's answers, given one by one, lead exactly where it says at the price it says."""

from __future__ import annotations

import random

import pytest
from rules.dark_souls.table import arena, lair

from undercroft.engine.clicks import clicks
from undercroft.engine.route import Route
from undercroft.engine.session import Session
from undercroft.games.dark_souls.catalogue import CARDS
from undercroft.games.dark_souls.game import game
from undercroft.games.dark_souls.reach import reach
from undercroft.games.dark_souls.rules.nodes import node_at
from undercroft.games.dark_souls.state import Attack, Moved, Paid, Souls, Walk

HUNTS = [boss.pair or boss.id for boss in CARDS.bosses.values()]


def routes(session: Session) -> list[Route]:
    """The ways offered at the open question, without those that end in a blow."""
    assert session.decision is not None
    found = game.routes(session.state, session.decision, session.decision.seats[0])
    return [route for route in found if isinstance(route.steps[0], Walk) and not isinstance(route.steps[-1], Attack)]


def go(session: Session, route: Route) -> Session:
    """A copy on which the answers of a route were given; each is offered to the same seat, and nothing rolls."""
    assert session.decision is not None
    twin = session.copy(keep="all")
    seat = session.decision.seats[0]
    for count, step in enumerate(route.steps):
        assert twin.decision is not None
        assert twin.decision.seats == [seat]
        assert step in twin.decision.options, f"{step!r} is not offered after {count} steps of {route!r}"
        if count:
            assert not twin.entries[-1].values
            assert not twin.entries[-1].reveals
        twin.act(step, seat)
    return twin


def check(session: Session) -> int:
    """Every route of the open question is what it says; how many there were."""
    before = session.state
    assert isinstance(before, Souls)
    found = routes(session)
    if not found:
        return 0
    assert before.activation is not None
    who = before.activation.who
    least = {f"node:{node}": (spent, far) for node, spent, far in reach(before)}
    assert len({route.to for route in found}) == len(found)
    for route in found:
        assert len(route.steps) > 1
        assert route.through[-1] == route.to
        after = go(session, route)
        told = [one.event for one in after.events]
        moved = [f"node:{event.node}" for event in told if isinstance(event, Moved)]
        # A place is told apart from its node; what a trap does at the end is not the route's to tell.
        passed = [thing for thing in route.through if thing.startswith("node:")]
        if route.to.startswith("node:"):
            assert moved == passed
        else:
            assert moved[: len(passed)] == passed
            assert route.to == f"place:{after.state.heroes[who].place}"
        assert sum(event.stamina for event in told if isinstance(event, Paid)) == route.cost
        if route.to in least:
            assert route.cost >= least[route.to][0]
    return len(found)


def weary(souls: Souls) -> None:
    souls.heroes[0].black = 3


@pytest.mark.parametrize("armour", ["knight_armour.1", "dancer_armour.1", "smoughs_armour.1"])
@pytest.mark.parametrize("at", [(2, 4), (0, 4), (2, 2)])
def test_every_far_node_in_reach_has_its_cheapest_way(armour: str, at: tuple[int, int]):
    """Where nothing can come between, what is in reach by several steps is what routes lead to, at the same price."""
    table = arena(
        ["knight"],
        at=[at],
        foes=[("sentinel", (0, 0))],
        armour=[armour],
        terrain={(2, 2): "barrel", (1, 3): "gravestone", (3, 1): "barrel"} if at != (2, 2) else {(1, 3): "barrel"},
        change=weary,
    )
    check(table.session)
    assert isinstance(table.session.state, Souls)
    far = {f"node:{node}": spent for node, spent, count in reach(table.session.state) if count > 1}
    assert {route.to: route.cost for route in routes(table.session)} == far
    assert armour == "smoughs_armour.1" or len(far) > 3


@pytest.mark.parametrize("place", ["n", "e", "s"])
@pytest.mark.parametrize("armour", ["knight_armour.1", "dancer_armour.1"])
def test_round_a_boss_a_route_leads_to_a_place(armour: str, place: str):
    table = lair(
        "gargoyle",
        place=(2, 2),
        facing="s",
        heroes=["knight"],
        at=[(2, 2)],
        beside={0: place},
        first="hero",
        armour=[armour],
        change=weary,
    )
    assert check(table.session) > 3
    opposite = f"place:{(table.hero(0).place + 4) & 7}"
    (round_it,) = [route for route in routes(table.session) if route.to == opposite]
    assert len(round_it.steps) == 2
    assert round_it.through[0].startswith("place:")


def test_to_a_bosss_node_one_still_chooses_the_place_and_to_a_place_it_is_chosen():
    asked: set[str] = set()
    there = f"node:{node_at(2, 2)}"
    for facing in ("n", "e", "s", "w"):
        for at in ((4, 4), (0, 4), (4, 0), (0, 0), (2, 4), (4, 2)):
            table = lair(
                "gargoyle", place=(2, 2), facing=facing, heroes=["knight"], at=[at], first="hero", change=weary
            )
            check(table.session)
            found = {route.to: route for route in routes(table.session)}
            placed = [found[to] for to in found if to.startswith("place:")]
            assert placed
            for route in placed:
                after = go(table.session, route).decision
                assert after is not None
                assert after.ask == "ask-act"
            if there in found:
                before = go(table.session, found[there]).decision
                assert before is not None
                asked.add(before.ask)
    assert asked == {"ask-act", "ask-place"}


def test_a_route_leads_round_a_trap_and_may_end_on_one():
    """The straight way costs one less and has a token on it."""
    table = arena(["knight"], at=[(2, 4)], foes=[("sentinel", (0, 0))], traps={(2, 2): "trap_2_1"}, change=weary)
    check(table.session)
    found = {route.to: route for route in routes(table.session)}
    far = found[f"node:{node_at(2, 0)}"]
    assert f"node:{node_at(2, 2)}" not in far.through
    trapped = arena(["knight"], at=[(2, 4)], foes=[("sentinel", (0, 0))], traps={(2, 0): "trap_2_1"}, change=weary)
    onto = next(route for route in routes(trapped.session) if route.to == f"node:{node_at(2, 0)}")
    after = go(trapped.session, onto)
    assert after.decision is not None
    assert after.decision.ask == "ask-trap"


def test_a_crowded_node_ends_a_route():
    """A fourth on a node pushes somebody out: one may go there, and not past it in the same breath."""
    crowd = [("hollow_soldier", (2, 2))] * 3
    table = arena(["knight"], at=[(2, 4)], foes=crowd, change=weary)
    check(table.session)
    full = f"node:{node_at(2, 2)}"
    assert all(full not in route.through[:-1] for route in routes(table.session))


def walk_about(session: Session, rng: random.Random, most: int) -> int:
    """Check the routes of a game played at random, that walks more than it fights; how many there were."""
    checked = 0
    for _ in range(most):
        decision = session.decision
        if decision is None:
            break
        checked += check(session)
        walks = [option for option in decision.options if isinstance(option, Walk)]
        session.act(rng.choice(walks if walks and rng.random() < 0.6 else decision.options))
    return checked


@pytest.mark.parametrize("players", [1, 2, 4])
def test_in_any_game_routes_lead_where_they_say(players: int):
    rng = random.Random(players)
    checked = 0
    for number in range(4):
        session = Session.start(game, players=players, seed=f"routes {players} {number}", keep="last")
        checked += walk_about(session, rng, 200)
    assert checked > 50


@pytest.mark.parametrize("boss", sorted(HUNTS))
def test_beside_any_boss_routes_lead_where_they_say(boss: str):
    rng = random.Random(boss)
    table = lair(boss, heroes=["knight", "assassin"], at=[(2, 4), (2, 4)], seed=boss)
    assert walk_about(table.session.copy(), rng, 60) > 5


def test_with_traps_and_barrels_about_routes_lead_where_they_say():
    traps = {(1, 3): "trap_2_1", (3, 3): "trap_3_1", (2, 2): "blank", (1, 1): "trap_1_1"}
    rng = random.Random(5)
    for seed in range(4):
        table = arena(
            ["knight", "assassin"],
            at=[(2, 4), (4, 4)],
            foes=[("large_hollow_soldier", (2, 2)), ("sentinel", (0, 0))],
            armour=["dancer_armour.1", "knight_armour.1"],
            traps=traps,
            terrain={(2, 0): "barrel", (4, 2): "gravestone"},
            seed=str(seed),
        )
        assert walk_about(table.session.copy(), rng, 60) > 5


def test_a_far_walk_counts_as_one_click_by_whichever_way_it_was_gone():
    table = arena(["knight"], at=[(2, 4)], foes=[("sentinel", (0, 0))], change=weary)
    session = table.session
    here = len(clicks(session))
    others = 0
    for route in routes(session):
        twin = Session.load(session.save(), game)
        for step in route.steps:
            twin.act(step)
        assert clicks(twin)[here:] == [("ask-act", len(route.steps))]
        for first in session.legal(0):
            twin = Session.load(session.save(), game)
            if not isinstance(first, Walk) or first == route.steps[0]:
                continue
            twin.act(first)
            rest = [one.steps for one in routes(twin) if one.to == route.to]
            rest += [[walk] for walk in twin.legal(0) if isinstance(walk, Walk) and f"node:{walk.node}" == route.to]
            for step in rest[0] if rest else []:
                twin.act(step)
            counted = clicks(twin)[here:]
            if rest and 1 + len(rest[0]) == len(route.steps):
                assert counted == [("ask-act", len(route.steps))], "another way, as short and as cheap"
                others += 1
            else:
                assert len(counted) == min(2, 1 + len(rest)), "a way about is a click more"
    assert others > 1
