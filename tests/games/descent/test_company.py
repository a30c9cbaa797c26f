"""What may be asked of a hero whom a bot plays in Descent, and that it is done: attack, help, open, come, rest, be."""

from __future__ import annotations

from all_games import words_of
from rules.descent.campaigns import phase
from rules.descent.table import Table as Laid
from rules.descent.table import hero, in_quest, monster, sheet, turn

from undercroft.engine.company import Request
from undercroft.engine.decision import DONE
from undercroft.engine.record import Action
from undercroft.engine.session import Session
from undercroft.engine.text import LANGUAGES
from undercroft.games.descent.game import game
from undercroft.games.descent.state import (
    ChooseHero,
    Go,
    Journey,
    LearnSkill,
    MoveAction,
    Operate,
    Rest,
    Revive,
    Strike,
)
from undercroft.server import company
from undercroft.server.company import forget_granted, put_request, requests_of
from undercroft.server.people import People, Person, Seating, hashed
from undercroft.server.table import Table

FAST = sheet(speed=4, stamina=4)


def seated(session: Session, bot: int = 0) -> tuple[Table, Person]:
    """A person plays every seat but one, which is a bot's."""
    person = Person(0, "Ada", [seat for seat in range(session.seats) if seat != bot], True, hashed("key"))
    table = Table("t", session, People(session.seats, [person], Seating({bot: "judgement"})), "first")
    table.people.here = {0}
    return table, person


def together(drawn: str, **said: object) -> tuple[Laid, Table, Person]:
    """Two players and the overlord; a bot plays A, and it is A's turn."""
    laid = turn(drawn, seats=3, **said)
    return laid, *seated(laid.session)


def kinds(table: Table) -> dict[str, list[int]]:
    """What may be asked, by its kind."""
    found: dict[str, list[int]] = {}
    for request in requests_of(table, 0):
        found.setdefault(request.kind, []).append(int(request.thing.rpartition(":")[2]))
    return found


def ask(table: Table, person: Person, kind: str, number: int = -1) -> Request:
    """Ask something of the bot, which is willing."""
    wanted = [one for one in requests_of(table, 0) if one.kind == kind]
    (request,) = [one for one in wanted if number < 0 or one.thing.endswith(f":{number}")]
    assert put_request(table, person, 0, request) is None
    return request


def does(table: Table) -> Action | None:
    """What the bot answers because it was asked."""
    found = company.asked_for(table, *table.bots_to_ask())
    return None if found is None else found[1]


def follow(laid: Laid, table: Table) -> list[Action]:
    """Everything the bot does because it was asked, in this turn."""
    done: list[Action] = []
    while (action := does(table)) is not None:
        done.append(action)
        laid.act(action)
        laid.go("ask-turn")
        forget_granted(table)
    return done


# -- in an encounter -----------------------------------------------------------------------------------------


def test_what_may_be_asked() -> None:
    down = hero(knocked_out=True)
    laid, table, _ = together("A . M|N\nB . C .", heroes={"C": down})
    assert kinds(table) == {"attack": [laid.who("M"), laid.who("N")], "come": [1], "revive": [2], "open": [0]}


def test_it_walks_up_and_strikes() -> None:
    laid, table, person = together(
        "A . . . M\nB . . . N", heroes={"A": hero(FAST)}, monsters={"M": monster(), "N": monster()}
    )
    ask(table, person, "attack", laid.who("N"))
    laid.dice(2, 2)
    done = follow(laid, table)
    assert [type(one) for one in done] == [MoveAction, Go, Strike]
    assert done[-1].figure == laid.who("N")  # type: ignore[attr-defined]


def test_it_helps_up_opens_comes_and_rests() -> None:
    laid, table, person = together("A . . B", heroes={"B": hero(knocked_out=True)})
    ask(table, person, "revive", 1)
    assert [type(one) for one in follow(laid, table)] == [MoveAction, Go, Revive]

    laid, table, person = together("A . .|.\nB _ _ .")
    ask(table, person, "open")
    assert follow(laid, table)[-1] == Operate(0)

    laid, table, person = together("A . . . B")
    ask(table, person, "come", 1)
    assert [type(one) for one in follow(laid, table)] == [MoveAction, Go]
    assert laid.is_on("A", (3, 0))

    laid, table, person = together("A . . B", heroes={"A": hero(fatigue=2)})
    ask(table, person, "rest")
    assert follow(laid, table) == [Rest()]


def test_a_locked_door_is_refused_with_the_rule() -> None:
    _, table, person = together("A%.\nB .")
    (request,) = [one for one in requests_of(table, 0) if one.kind == "open"]
    blocked = put_request(table, person, 0, request)
    assert blocked is not None
    assert (blocked.why, blocked.rule) == ("why-locked", "D2-CORE-100")


def test_a_request_holds_for_one_turn() -> None:
    laid, table, person = together("A . B . . . . . . . . . . . . . . . M")
    request = ask(table, person, "attack")
    forget_granted(table)
    assert table.requests == {0: [request]}
    laid.act(DONE)
    assert laid.turn.figure == 1
    forget_granted(table)
    assert table.requests == {}


def test_a_request_of_another_encounter_means_nothing() -> None:
    laid, _, _ = together("A M B")
    state = laid.journey
    old = Request("attack", "first_blood.1:2")
    together_with = game.company()
    assert together_with is not None
    assert together_with.is_over(state, laid.decision, 0, old)
    assert together_with.heed(state, laid.decision, 0, old).do == []


def test_of_the_overlord_nothing_is_asked() -> None:
    laid = turn("A M", seats=2)
    table, _ = seated(laid.session, bot=1)
    assert requests_of(table, 1) == []


# -- before and between quests -------------------------------------------------------------------------------


def test_whom_to_be_and_what_to_learn() -> None:
    session = Session.start(game, players=3, seed="together", options={"mode": "quest"})
    table, person = seated(session)
    assert put_request(table, person, 0, Request("be", "widow_tarha")) is None
    assert does(table) == ChooseHero("widow_tarha")

    def learned(state: Journey) -> None:
        state.heroes[0].xp = 3

    laid = phase("experience", change=learned, seats=3).go("ask-skills")
    table, person = seated(laid.session)
    skill = requests_of(table, 0)[-1]
    assert put_request(table, person, 0, skill) is None
    assert does(table) == LearnSkill(skill.thing)


def test_every_request_can_be_said() -> None:
    laid = in_quest("the_masquerade_ball", seats=3, heroes=[("syndrael", "knight"), ("ashrian", "disciple")])
    laid.go("ask-turn")
    laid.hero(0).fatigue = 1
    together_with, decision = game.company(), laid.decision
    assert together_with is not None
    requests = [
        *together_with.requests(laid.journey, decision, 0),
        Request("be", "syndrael"),
        Request("learn", "defend"),
    ]
    assert {"attack", "come", "open", "rest"} <= {one.kind for one in requests}
    for lang in LANGUAGES:
        assert all(words_of(game, lang).tell(together_with.words(laid.journey, 0, one)) for one in requests)
