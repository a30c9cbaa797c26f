"""What a board shows of the cards of every game: complete in every language, and true to the rules."""

from __future__ import annotations

import json
from importlib import import_module

import pytest
from all_games import each_game

from undercroft.engine.game import Game
from undercroft.engine.record import Event
from undercroft.engine.rulebook import index
from undercroft.engine.text import LANGUAGES, Text


@each_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_board_gets_the_faces_as_they_are(game: Game, lang: str) -> None:
    faces = game.faces(Text(game, lang, strict=True))
    written = json.dumps(faces, ensure_ascii=False)
    assert json.loads(written) == faces
    assert "‹" not in written


@each_game
def test_every_language_shows_the_same_cards(game: Game) -> None:
    first, *others = [game.faces(Text(game, lang)) for lang in LANGUAGES]
    for other in others:
        assert outline(first) == outline(other)


def outline(faces: dict[str, object]) -> dict[str, object]:
    """The ids of the cards, kind by kind."""
    return {kind: sorted(cards) if isinstance(cards, dict) else None for kind, cards in faces.items()}


@each_game
def test_every_source_is_a_rule_and_every_kind_an_event(game: Game) -> None:
    rules = {rule.id for rule in index(game)} if game.sources() else set()
    state = import_module(f"{game.package}.state")
    for kind, rule in game.sources().items():
        assert issubclass(getattr(state, kind), Event), kind
        assert rule in rules, rule
