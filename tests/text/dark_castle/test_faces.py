"""What a board shows of the cards: complete in both languages, and true to the rules."""

from __future__ import annotations

import json

import pytest

from undercroft.engine.game import find_game
from undercroft.engine.record import Event
from undercroft.engine.rulebook import index
from undercroft.engine.session import Session
from undercroft.engine.text import Text
from undercroft.games.dark_castle import state
from undercroft.games.dark_castle.catalogue import CARDS

GAME = find_game("dark-castle")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_card_has_a_face(lang: str) -> None:
    faces = GAME.faces(Text(GAME, lang, strict=True))
    assert len(faces["pages"]) == len(CARDS.starts) + len(CARDS.chapters) + len(CARDS.bosses) == 51
    assert set(faces["items"]) == set(CARDS.items)
    assert set(faces["characters"]) == set(CARDS.characters)
    assert "‹" not in json.dumps(faces, ensure_ascii=False)
    for id, page in faces["pages"].items():
        assert page["title"], id
        assert page["text"], id
        assert page["lines"], id


def test_both_languages_have_the_same_ways_and_enemies() -> None:
    english, french = (GAME.faces(Text(GAME, lang))["pages"] for lang in ("en", "fr"))
    for id in english:
        assert english[id]["ways"].keys() == french[id]["ways"].keys()
        assert bool(english[id]["foe"]) == bool(french[id]["foe"])


def test_every_source_is_a_rule_and_every_kind_an_event() -> None:
    rules = {rule.id for rule in index(GAME)}
    for kind, rule in GAME.sources().items():
        assert issubclass(getattr(state, kind), Event), kind
        assert rule in rules, rule


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_headline_says_where_we_are(lang: str) -> None:
    text = Text(GAME, lang, strict=True)
    session = Session.start(GAME, 2, "headline")
    seen = {text.tell(GAME.headline(session.state))}
    for _ in range(40):
        if session.decision is None:
            break
        session.act(session.decision.options[0])
        seen.add(text.tell(GAME.headline(session.state)))
    assert len(seen) > 2
    assert all(seen)
