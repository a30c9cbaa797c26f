"""First Blood taught: nobody has to choose a hero, and something is said at every question, to either side."""

from __future__ import annotations

import random
from functools import cache

import pytest
from all_games import words_of
from rules.descent.table import hero, monster, turn
from text.messages import every_message

from undercroft.bots.player import next_answer
from undercroft.bots.registry import find_bot
from undercroft.engine.session import Session
from undercroft.engine.text import LANGUAGES
from undercroft.games.descent.game import game
from undercroft.games.descent.rules.setup import FIRST_PARTY
from undercroft.games.descent.state import Journey, MoveAction
from undercroft.games.descent.telling.lessons import lesson

OPTIONS = {"mode": "first"}
# What comes up too seldom to be waited for.
SELDOM = {
    *("lesson-equip", "lesson-free-attack", "lesson-whom", "lesson-agree", "lesson-window", "lesson-offer"),
    *("lesson-stunned", "lesson-immobilized", "lesson-test", "lesson-charmed", "lesson-amount"),
    *("lesson-space", "lesson-reroll", "lesson-answer"),
}


@cache
def taught(players: int, seed: str, bot: str, heroes: str = "seats") -> tuple[str, ...]:
    """What is said in a whole game, played by these."""
    session = Session.start(game, players, seed, {**OPTIONS, "heroes": heroes})
    rng = random.Random(seed)
    bots = {seat: find_bot("judgement", game, f"{seed} {seat}") for seat in range(players)}
    said: list[str] = []
    while session.decision is not None:
        told = game.lesson(session.state, session.decision)
        assert told, f"nothing is explained at {session.decision.ask}"
        said.append(told)
        if bot == "random":
            session.act(rng.choice(session.decision.options))
            continue
        answer = next_answer(session, bots)
        assert answer is not None
        session.answer(answer[0], session.serials[answer[0]], answer[1])
    return tuple(said)


def test_nobody_has_to_choose_before_the_monsters_stand() -> None:
    for players in (2, 3, 4, 5):
        session = Session.start(game, players, "given", OPTIONS)
        assert isinstance(session.state, Journey)
        party = [(one.kind, one.job) for one in session.state.heroes]
        assert party == FIRST_PARTY[: len(party)]
        assert session.decision is not None
        assert game.lesson(session.state, session.decision) == "lesson-place"


def test_the_first_things_come_first() -> None:
    said = list(dict.fromkeys(taught(3, "calm", "judgement")))
    wanted = ["lesson-place", "lesson-start", "lesson-next", "lesson-actions"]
    assert [one for one in said if one in wanted] == wanted


def test_every_lesson_is_written_and_comes_up() -> None:
    said: set[str] = set()
    for players, heroes in ((2, "seats"), (3, "four"), (5, "seats")):
        said |= set(taught(players, "l", "judgement", heroes))
        for number in range(3):
            said |= set(taught(players, f"whim {number}", "random", heroes))
    written = {name for name in every_message(game, "en") if name.startswith("lesson-")}
    assert said <= written
    assert written - SELDOM <= said
    for lang in LANGUAGES:
        assert all(words_of(game, lang).say(name) for name in written)


# -- what lies on the table says what is taught --------------------------------------------------------------


def first(state: Journey) -> None:
    state.profile["mode"] = "first"


@pytest.mark.parametrize(
    ("drawn", "plan", "said"),
    [
        ("A . .", hero(), "lesson-actions"),
        ("A M .", hero(), "lesson-blow"),
        ("A . .", hero(knocked_out=True, damage=10), "lesson-knocked-out"),
        ("A . .", hero(conditions=["stunned"]), "lesson-stunned"),
        ("A . .", hero(conditions=["immobilized"]), "lesson-immobilized"),
        ("A . .", hero(fatigue=4), "lesson-rest"),
    ],
)
def test_a_turn(drawn: str, plan: object, said: str) -> None:
    table = turn(drawn, heroes={"A": plan}, change=first)  # type: ignore[dict-item]
    assert lesson(table.journey, table.decision) == said


def test_a_friend_who_is_down_and_a_step_more() -> None:
    table = turn("A B .", heroes={"B": hero(knocked_out=True)}, change=first)
    assert lesson(table.journey, table.decision) == "lesson-revive"
    tired = turn("A . . . . . . . . .", change=first)
    for said in ("lesson-walk", "lesson-points"):
        tired.act(MoveAction())
        assert lesson(tired.journey, tired.decision) == said
    tired.walk((8, 0))
    assert lesson(tired.journey, tired.decision) == "lesson-fatigue"


def test_a_shot_is_not_a_blow() -> None:
    table = turn("A . M", heroes={"A": hero("jain_fairwood", "wildlander")}, monsters={"M": monster()}, change=first)
    assert lesson(table.journey, table.decision) == "lesson-shot"


# -- other games ---------------------------------------------------------------------------------------------


def test_a_whole_game_teaches_nothing() -> None:
    session = Session.start(game, 2, "plain", {"mode": "quest"})
    assert session.decision is not None
    assert game.lesson(session.state, session.decision) == ""
    table = turn("A M")
    assert game.lesson(table.journey, table.decision) == ""


def test_after_the_first_game_comes_the_campaign() -> None:
    assert game.next_options({"mode": "first", "heroes": "two"}) == {"mode": "campaign", "heroes": "two"}
    assert game.next_options({"mode": "quest"}) == {"mode": "quest"}
