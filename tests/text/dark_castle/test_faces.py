"""What a board shows of the cards of the castle: complete in both languages."""

from __future__ import annotations

import pytest

from undercroft.engine.text import Text
from undercroft.games.dark_castle import game
from undercroft.games.dark_castle.catalogue import CARDS


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_card_has_a_face(lang: str) -> None:
    faces = game.faces(Text(game, lang, strict=True))
    assert len(faces["pages"]) == len(CARDS.starts) + len(CARDS.chapters) + len(CARDS.bosses) == 51
    assert set(faces["items"]) == set(CARDS.items)
    assert set(faces["characters"]) == set(CARDS.characters)
    for id, page in faces["pages"].items():
        assert page["title"], id
        assert page["text"], id
        assert page["lines"], id


def test_both_languages_have_the_same_ways_and_enemies() -> None:
    english, french = (game.faces(Text(game, lang))["pages"] for lang in ("en", "fr"))
    for id in english:
        assert english[id]["ways"].keys() == french[id]["ways"].keys()
        assert bool(english[id]["foe"]) == bool(french[id]["foe"])
