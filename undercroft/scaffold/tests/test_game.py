"""What must hold of any game: games end, come back from a save, hide what they must, and speak both languages."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from undercroft.bots.player import next_answer
from undercroft.bots.registry import find_bot
from undercroft.engine.forge import forge
from undercroft.engine.game import find_game
from undercroft.engine.rulebook import coverage
from undercroft.engine.session import Session
from undercroft.engine.text import LANGUAGES, Text
from undercroft.scaffold.blank import game

PLAYERS = range(game.players[0], game.players[1] + 1)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("bot", ["random", "judgement"])
def test_whole_games(players: int, bot: str) -> None:
    texts = [Text(game, lang, strict=True) for lang in LANGUAGES]
    for seed in range(5):
        session = Session.start(game, players=players, seed=str(seed))
        bots = {seat: find_bot(bot, game, f"{seed}:{seat}") for seat in range(players)}
        while session.decision is not None:
            look(session, texts)
            answer = next_answer(session, bots)
            assert answer is not None
            session.answer(answer[0], session.serial(answer[0]), answer[1])
        for text in texts:
            assert text.outcome(session.state)
            for told in session.events:
                text.event(session.state, told.event)


def look(session: Session, texts: list[Text]) -> None:
    """At every question: it can be told, saved and loaded, and a redeal changes nothing that a seat sees."""
    decision = session.decision
    assert decision is not None
    assert Session.load(session.save(), game).digest() == session.digest()
    for text in texts:
        assert text.question(session.state, decision)
        for seat in decision.asked():
            for action in decision.options_of(seat):
                assert text.option(session.state, action)
    for seat in decision.asked():
        assert session.copy_for(seat, "another deal").view(seat) == session.view(seat)


def test_every_rule_is_in_the_rulebook_and_proved() -> None:
    assert coverage(game).missing_ids == []


def test_the_state_is_what_the_schema_says() -> None:
    folder = Path(str(files(game.package)))
    assert (folder / "state.py").read_text(encoding="utf-8") == forge(folder / "schema.py"), "run the forge"


def test_the_game_is_found_by_its_name() -> None:
    assert find_game(game.name) is game
