"""First steps: one encounter that teaches, played to its end, with something said at every question."""

from __future__ import annotations

import pytest
from text.messages import every_message

from undercroft.bots.player import next_answer
from undercroft.bots.registry import find_bot
from undercroft.engine.decision import DONE
from undercroft.engine.one_click import offered_routes
from undercroft.engine.session import Session
from undercroft.engine.text import LANGUAGES, Text
from undercroft.games.dark_souls.game import game
from undercroft.games.dark_souls.rules.gear import ENCOUNTERS, LEVELS
from undercroft.games.dark_souls.state import Appeared, Block, Ended, Fell, RolledDice, Souls, TookClass

OPTIONS = {"mode": "first"}
ALONE = {
    *("lesson-stand", "lesson-block", "lesson-luck", "lesson-berserk", "lesson-attack", "lesson-walk"),
    *("lesson-end", "lesson-dodge", "lesson-push", "lesson-stamina", "lesson-estus"),
}
TOGETHER = {
    *("lesson-aggro", "lesson-first", "lesson-hold", "lesson-crowd"),
    *("lesson-backstab", "lesson-stand-fast"),
}


def taught(players: int, seed: str, bot: str = "judgement") -> tuple[Session, list[str]]:
    """A game played by a bot in every seat, and what was said at every question."""
    session = Session.start("dark-souls", players, seed, OPTIONS)
    bots = {seat: find_bot(bot, game, f"{seed} {seat}") for seat in range(players)}
    said: list[str] = []
    while session.decision is not None:
        said.append(game.lesson(session.state, session.decision))
        assert said[-1], f"nothing is explained at {session.decision.ask}"
        answer = next_answer(session, bots)
        assert answer is not None
        session.answer(answer[0], session.serials[answer[0]], answer[1])
    return session, said


@pytest.mark.parametrize("seed", ["ash", "coal"])
def test_alone_everything_is_taught_in_one_encounter(seed: str) -> None:
    session, said = taught(1, seed)
    assert set(said) == ALONE
    first = [name for name in dict.fromkeys(said) if name in ("lesson-block", "lesson-attack", "lesson-dodge")]
    assert first == ["lesson-block", "lesson-attack", "lesson-dodge"]
    assert session.state.over in ("won", "lost")
    assert [told.event.won for told in session.events if isinstance(told.event, Ended)] == [session.state.over == "won"]


def test_every_lesson_comes_up_in_company() -> None:
    said = {name for number in range(12) for name in taught(4, f"company {number}")[1]}
    assert said >= ALONE | TOGETHER
    said |= {name for number in range(30) for name in taught(4, f"whim {number}", "random")[1]}
    assert said == {name for name in every_message(game, "en") if name.startswith("lesson-")}


def test_it_can_be_won_and_lost_and_says_what_comes_next() -> None:
    ends = {"won": taught(1, "ash")[0], "lost": taught(1, "ash", "random")[0]}
    for over, session in ends.items():
        assert session.state.over == over
        for lang in LANGUAGES:
            told = Text(game, lang).outcome(session.state)
            assert ("whole game" if lang == "en" else "jeu entier") in told
    beaten = [told.event.kind for told in ends["won"].events if isinstance(told.event, Fell)]
    assert sorted(beaten) == ["hollow_soldier", "large_hollow_soldier"]


def test_the_first_block_falls_short_and_can_be_mended_whatever_the_seed() -> None:
    for seed in ("one", "two", "three"):
        session = Session.start("dark-souls", 1, seed, OPTIONS)
        assert session.decision is not None
        session.act(session.decision.options[0])
        session.act(Block())
        rolls = [told.event for told in session.events if isinstance(told.event, RolledDice)]
        assert [(roll.total, roll.against) for roll in rolls] == [(2, 4)]
        assert session.decision.ask == "ask-roll"


def test_luck_is_not_skipped_by_a_click_that_answers_what_comes_next_too() -> None:
    offered = {}
    for mode in ("first", "standard"):
        session = Session.start("dark-souls", 1, "taught", OPTIONS, keep="all")
        assert session.decision is not None
        session.act(session.decision.options[0])
        session.act(Block())
        assert session.decision.ask == "ask-roll"
        assert isinstance(session.state, Souls)
        session.state.quest.mode = mode
        offered[mode] = [route for route in offered_routes(session, 0) if route.steps[0] == DONE]
    assert offered["standard"]
    assert offered["first"] == []


def test_classes_are_given_and_the_card_lies_in_no_deck() -> None:
    session = Session.start("dark-souls", 2, "given", OPTIONS)
    assert [told.event.kind for told in session.events if isinstance(told.event, TookClass)] == ["warrior", "knight"]
    assert len([told for told in session.events if isinstance(told.event, Appeared)]) == 2
    assert "first_steps" in ENCOUNTERS
    assert not any("first_steps" in cards for cards in LEVELS)


def test_a_whole_game_teaches_nothing() -> None:
    session = Session.start("dark-souls", 1, "plain")
    assert session.decision is not None
    assert game.lesson(session.state, session.decision) == ""


def test_a_save_in_the_middle_goes_on_as_it_would_have() -> None:
    session = Session.start("dark-souls", 1, "kept", OPTIONS)
    assert session.decision is not None
    session.act(session.decision.options[0])
    again = Session.load(session.save())
    for one in (session, again):
        one.act(Block())
        while one.decision is not None and one.decision.ask == "ask-roll":
            one.act(one.decision.options[-1])
    assert isinstance(again.state, Souls)
    assert again.digest() == session.digest()


def test_after_first_steps_comes_the_whole_game_and_a_campaign_stays_one() -> None:
    assert game.next_options({"mode": "first", "layout": "players"}) == {"mode": "standard", "layout": "players"}
    assert game.next_options({"mode": "coiled_sword"}) == {"mode": "coiled_sword"}
