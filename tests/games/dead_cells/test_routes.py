"""Two answers as one in Dead Cells: what is offered can be given, and what follows at once is offered."""

from __future__ import annotations

import random

import pytest
from all_games import words_of
from rules.dead_cells.places import GREEN, GREEN_RED, RED, hands, ways
from rules.dead_cells.table import combat, fight, monster

from undercroft.engine.clicks import clicks
from undercroft.engine.decision import PASS
from undercroft.engine.one_click import give, offered_routes
from undercroft.engine.record import Action
from undercroft.engine.session import Session
from undercroft.engine.text import LANGUAGES
from undercroft.games.dead_cells.game import game
from undercroft.games.dead_cells.rules.prisoner_turn import abilities
from undercroft.games.dead_cells.rules.sheets import OPENINGS
from undercroft.games.dead_cells.rules.table import passives
from undercroft.games.dead_cells.state import AbilityUsed, Campaign, Discard, FirstPlayer, Go, Hit, Open, UseAbility

FOLLOWS = ("ask-target", "ask-shield-whom", "ask-heal-whom", "ask-hand-test")
ABILITY = combat(I=[{"do": "ability"}])


def check(session: Session) -> int:
    """Every route of the open question can be given in one breath, and says so shortly; how many there were."""
    decision = session.decision
    assert decision is not None
    routes = game.routes(session.state, decision, decision.seats[0])
    for route in routes:
        twin = session.copy("all")
        given: list[Action] = []

        def answer(action: Action, goes_on: bool, twin: Session = twin, given: list[Action] = given) -> None:
            given.append(action)
            twin.act(action, decision.seats[0])

        assert give(twin, decision.seats[0], route.steps, answer) == len(route.steps)
        assert given == route.steps
        assert route.text is not None
        for lang in LANGUAGES:
            assert len(words_of(game, lang).tell(route.text)) <= 110
    return len(routes)


def one_thing(session: Session, action: Action) -> bool:
    """Whether an answer uses an ability that does one thing, or takes a corridor."""
    decision, table = session.decision, session.state
    assert decision is not None
    assert isinstance(table, Campaign)
    if isinstance(action, UseAbility):
        return len(abilities(table, decision.about)[action.ability]) == 1
    if isinstance(action, Open):
        paths = [
            passive.paths for passive in passives(table, decision.about, OPENINGS) if passive.path == action.source
        ]
        return len(paths[0]) == 1
    return isinstance(action, Go) and table.seats == 1


@pytest.mark.parametrize("players", [1, 2, 3])
def test_what_is_offered_can_be_given_and_what_follows_at_once_is_offered(players: int) -> None:
    checked = followed = 0
    for number in range(6):
        rng = random.Random(number)
        options = {"mode": "run", "start_box": ["fresh", "finished"][number % 2]}
        session = Session.start(game, players, f"routes {number}", options)
        while session.decision is not None:
            decision = session.decision
            seat = decision.seats[0]
            steps = [route.steps for route in offered_routes(session, seat)]
            checked += check(session)
            action = rng.choice(decision.options)
            does, told = one_thing(session, action), len(session.events)
            session.act(action)
            after = session.decision
            # Where the one thing was done without a question, something was told of it, and the question is another.
            does = does and all(isinstance(one.event, AbilityUsed | FirstPlayer) for one in session.events[told:])
            if does and after is not None and after.ask in FOLLOWS and after.seats == decision.seats:
                followed += 1
                assert {step[1] for step in steps if step[0] == action} == set(after.options) - {PASS}
    assert checked > 20
    assert followed > 0


def test_an_ability_is_aimed_by_one_click() -> None:
    hand = [[ABILITY], [combat()]]
    table = fight(["quartered", "flayed"], hand, {"1": monster(life=9), "3": monster(life=9)})
    table.go("ask-ability")
    routes = offered_routes(table.session, 0)
    assert [(route.to, route.steps) for route in routes] == [
        ("enemy:0", [UseAbility("quartered.ability"), Hit(0)]),
        ("enemy:1", [UseAbility("quartered.ability"), Hit(1)]),
    ]
    alone = fight(["quartered", "flayed"], hand, {"1": monster(life=9)})
    alone.go("ask-ability")
    assert offered_routes(alone.session, 0) == [], "with one in reach nobody is asked whom"


def test_alone_the_card_for_a_test_is_named_with_the_corridor() -> None:
    corridors = [{"at": "s", "to": "p", "hand": ["brutality"]}, {"at": "s", "to": "q"}]
    table = ways(corridors, ["poisoned"], change=hands([GREEN, RED, GREEN_RED]))
    assert [route.steps for route in offered_routes(table.session, 0)] == [
        [Go("p"), Discard(RED)],
        [Go("p"), Discard(GREEN_RED)],
    ]
    together = ways(corridors, change=hands([GREEN, RED, GREEN_RED]))
    assert offered_routes(together.session, 0) == [], "the group says which way, the first player with which card"


def test_both_count_as_a_single_click() -> None:
    table = fight(["quartered", "flayed"], [[ABILITY], [combat()]], {"1": monster(life=9), "3": monster(life=9)})
    table.go("ask-ability")
    session = Session.at(game, table.session.checkpoints[0].state, 2, table.session.options, "clicks", keep="all")
    session.act(UseAbility("quartered.ability"))
    session.act(Hit(1))
    assert clicks(session)[:1] == [("ask-ability", 2)]
