"""A first run: one biome laid out to teach, played to its end, with something said at every question."""

from __future__ import annotations

import pytest
from text.messages import every_message

from undercroft.bots.player import next_answer
from undercroft.bots.registry import find_bot
from undercroft.engine.session import Session
from undercroft.engine.text import LANGUAGES, Text
from undercroft.games.dead_cells.game import game
from undercroft.games.dead_cells.rules import first_run
from undercroft.games.dead_cells.rules.first_run import CAST
from undercroft.games.dead_cells.rules.sheets import BOARDS, TILES
from undercroft.games.dead_cells.state import (
    Campaign,
    CardBought,
    Discard,
    EnemyKilled,
    EnemyPlaced,
    Go,
    Play,
    PrisonerTaken,
    RunOver,
    SpendCells,
    Upgrade,
)

OPTIONS = {"mode": "first"}
# What whoever plays it with a bot, and takes the way with the test, has been told by the second fight, in this order.
ON_THE_WAY = [
    *("lesson-way", "lesson-cards", "lesson-announce", "lesson-loot"),
    *("lesson-corridor-test", "lesson-test", "lesson-option", "lesson-listen"),
]


def taught(players: int, seed: str, bot: str = "judgement", spend_on: str = "") -> tuple[Session, list[str]]:
    """A game played by a bot in every seat, and what was said at every question; cells may go to one deck only."""
    session = Session.start(game, players, seed, OPTIONS)
    bots = {seat: find_bot(bot, game, f"{seed} {seat}") for seat in range(players)}
    said: list[str] = []
    while session.decision is not None:
        said.append(game.lesson(session.state, session.decision))
        assert said[-1], f"nothing is explained at {session.decision.ask}"
        if Upgrade(spend_on) in session.decision.options:
            session.act(Upgrade(spend_on))
            continue
        answer = next_answer(session, bots)
        assert answer is not None
        session.answer(answer[0], session.serials[answer[0]], answer[1])
    return session, said


def follow(session: Session, stop: str) -> list[str]:
    """What is said to one who does as the lessons say, until a lesson; the others answer by judgement."""
    bots = {seat: find_bot("judgement", game, f"follow {seat}") for seat in range(session.seats)}
    said: list[str] = []
    while session.decision is not None:
        decision = session.decision
        said.append(game.lesson(session.state, decision))
        if said[-1] == stop:
            return said
        wanted = {"lesson-way": [Go("b0")], "lesson-corridor-test": [Go("c0")]}.get(said[-1], [])
        if said[-1] in ("lesson-cards", "lesson-announce"):
            strong = ("last_breath", "spat_bile")
            wanted = [option for option in decision.options if isinstance(option, Play) and option.card in strong]
        if said[-1] == "lesson-test":
            wanted = [option for option in decision.options if isinstance(option, Discard)]
            assert wanted, "the first player holds a card for the first test"
        if wanted:
            session.act(wanted[0])
            continue
        answer = next_answer(session, bots)
        assert answer is not None
        session.answer(answer[0], session.serials[answer[0]], answer[1])
    return said


@pytest.mark.parametrize("seed", ["ash", "coal", "soot"])
def test_things_come_one_by_one_whatever_the_seed(seed: str) -> None:
    session = Session.start(game, 2, seed, OPTIONS)
    said = follow(session, "lesson-listen")
    assert [one for one in dict.fromkeys(said) if one in ON_THE_WAY] == ON_THE_WAY
    first, second = [told.event.card for told in session.events if isinstance(told.event, EnemyPlaced)][:2]
    assert (first, second) == ("zombie.1", "zombie.2")
    killed = [told.event.card for told in session.events if isinstance(told.event, EnemyKilled)]
    assert killed[:2] == ["zombie.1", "zombie.2"], "whoever strikes early has them both"


def test_the_first_item_that_lies_about_is_always_the_same() -> None:
    for seed in ("ash", "coal", "soot"):
        run = Session.start(game, 2, seed, OPTIONS).state.run
        assert run is not None
        assert (run.deck[-1], run.deck.count(first_run.ITEM)) == (first_run.ITEM, 1)


def test_an_item_that_is_not_in_the_deck_is_not_made_up() -> None:
    run = Session.start(game, 2, "ash", OPTIONS).state.run
    assert run is not None
    run.deck.remove(first_run.ITEM)
    left = run.deck.copy()
    first_run.lay_out(run)
    assert run.deck == left


def test_every_lesson_comes_up_and_none_is_left_over() -> None:
    said = {name for players in (1, 2, 3, 4) for number in range(2) for name in taught(players, f"l {number}")[1]}
    for players in (1, 2, 3, 4):
        for number in range(40):
            said |= set(taught(players, f"whim {number}", "random")[1])
    said |= set(taught(3, "l 0", spend_on="brutality")[1])  # nobody else buys two of one deck, and the second asks
    assert said == {name for name in every_message(game, "en") if name.startswith("lesson-")}


def test_it_can_be_won_and_lost_and_says_what_comes_next() -> None:
    ends = {"won": taught(2, "ash")[0]}
    for number in range(30):
        session = taught(2, f"end {number}", "random")[0]
        ends.setdefault(session.state.over, session)
    assert set(ends) == {"won", "lost"}
    for over, session in ends.items():
        ended = [told.event.outcome for told in session.events if isinstance(told.event, RunOver)]
        assert ended == ["won" if over == "won" else "died"]
        for lang in LANGUAGES:
            told = Text(game, lang).outcome(session.state)
            assert ("campaign" if lang == "en" else "campagne") in told


@pytest.mark.parametrize(("bot", "lesson"), [("judgement", "lesson-escaped"), ("random", "lesson-died")])
def test_dead_or_not_one_sees_what_cells_buy(bot: str, lesson: str) -> None:
    for number in range(30):
        session, said = taught(2, f"cells {number}", bot)
        if lesson in said and any(isinstance(told.event, CardBought) for told in session.events):
            return
    pytest.fail("nobody was told what cells buy")


def test_a_single_run_ends_without_spending() -> None:
    session = Session.start(game, 2, "ash", {"mode": "run"})
    bots = {seat: find_bot("random", game, f"{seat}") for seat in range(2)}
    while session.decision is not None:
        assert session.decision.ask != "ask-spend"
        assert not any(isinstance(step, SpendCells) for step in session.state.agenda)
        answer = next_answer(session, bots)
        assert answer is not None
        session.answer(answer[0], session.serials[answer[0]], answer[1])


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_nobody_has_to_choose_before_the_first_way(players: int) -> None:
    session = Session.start(game, players, "given", OPTIONS)
    taken = [told.event.kind for told in session.events if isinstance(told.event, PrisonerTaken)]
    assert [kind for kind in taken if kind != "serenade"] == list(CAST[:players])
    assert session.decision is not None
    assert session.decision.ask == ("ask-start-damage" if players == 4 else "ask-way")


def test_the_rooms_are_laid_as_any_game_could_lay_them() -> None:
    session = Session.start(game, 2, "laid", OPTIONS)
    assert isinstance(session.state, Campaign)
    game.check(session.state)
    run = session.state.run
    assert run is not None
    board = BOARDS["B1"]
    assert set(run.tiles) == {name for name, space in board.spaces.items() if space.shape != "start"}
    assert len(set(run.tiles.values())) == len(run.tiles)
    for name, laid in run.tiles.items():
        assert TILES[laid].shape == board.spaces[name].shape
        assert TILES[laid].leads_to == board.spaces[name].exit
    whole = Session.start(game, 2, "whole", {"mode": "run"})
    while whole.decision is not None and whole.decision.ask != "ask-way":
        whole.act(whole.decision.options[0])
    assert isinstance(whole.state, Campaign)
    assert whole.state.run is not None
    assert sorted(run.monsters) == sorted(whole.state.run.monsters)


def test_a_whole_game_teaches_nothing() -> None:
    session = Session.start(game, 1, "plain")
    assert session.decision is not None
    assert game.lesson(session.state, session.decision) == ""


def test_a_save_in_the_middle_goes_on_as_it_would_have() -> None:
    session = Session.start(game, 2, "kept", OPTIONS)
    follow(session, "lesson-listen")
    again = Session.load(session.save())
    for one in (session, again):
        while one.decision is not None:
            one.act(one.decision.options[0])
    assert again.digest() == session.digest()


def test_after_the_first_run_comes_the_campaign() -> None:
    assert game.next_options({"mode": "first", "runs": "ten"}) == {"mode": "campaign", "runs": "ten"}
    assert game.next_options({"mode": "run"}) == {"mode": "run"}
