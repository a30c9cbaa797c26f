"""What is told about the games, also about those from outside."""

from __future__ import annotations

import asyncio
from typing import ClassVar

import msgspec
import pytest

from undercroft.engine.errors import NotPossible
from undercroft.engine.game import Game, find_game
from undercroft.server.about import Prepared, PreparedGames, about, listed, rulebook


class Mute(Game):
    """A game that has no words at all."""

    name: ClassVar[str] = "mute"
    package: ClassVar[str] = "undercroft.nowhere"


class Bookless(Game):
    """A game whose folder has no rulebook."""

    name: ClassVar[str] = "bookless"
    package: ClassVar[str] = "undercroft.engine"


class Terse(Game):
    """A game from outside that says as little as it may: its folder has nothing for us."""

    name: ClassVar[str] = "terse"
    package: ClassVar[str] = "undercroft.games.dark_castle"
    chat: ClassVar[bool] = False

    def options(self) -> dict[str, list[object]]:
        """Switches nobody wrote a word about."""
        return {"speed": [1, 2.5], "odd": [True, None]}


def test_one_broken_game_does_not_hide_the_others(caplog: pytest.LogCaptureFixture) -> None:
    castle = find_game("dark-castle")
    assert [game.name for game in listed([Mute(), castle], "en")] == ["dark-castle"]
    assert "a game cannot be shown" in caplog.text


def test_a_game_without_words_of_its_own_is_named_as_it_is() -> None:
    told = about(Terse(), "fr")
    assert (told.title, told.line, told.chat) == ("terse", "", False)
    assert [(one.name, one.title, [value.value for value in one.values]) for one in told.options] == [
        ("speed", "speed", [1, 2.5]),
        ("odd", "odd", [True, None]),
    ]
    assert "judgement" not in [bot.name for bot in told.bots]
    msgspec.json.encode(told)


def test_a_game_without_a_rulebook_has_none() -> None:
    with pytest.raises(NotPossible):
        rulebook(Bookless(), "en")


def test_what_could_not_be_made_is_tried_again() -> None:
    async def go() -> int:
        prepared_games = PreparedGames()
        tries = 0

        def make() -> dict[str, int]:
            nonlocal tries
            tries += 1
            if tries == 1:
                raise NotPossible("not yet")
            return {"tries": tries}

        with pytest.raises(NotPossible):
            await prepared_games._get(("x",), make)
        assert (await prepared_games._get(("x",), make)).body == b'{"tries":2}'
        both = await asyncio.gather(prepared_games._get(("x",), make), prepared_games._get(("x",), make))
        assert both[0] is both[1]
        return tries

    assert asyncio.run(go()) == 2


def test_short_answers_are_not_packed_and_tags_tell_contents_apart() -> None:
    short, long = Prepared.of(b"short"), Prepared.of(b"long " * 1000)
    assert short.packed == b""
    assert 0 < len(long.packed) < len(long.body)
    assert short.tag != long.tag
    assert Prepared.of(b"short").tag == short.tag
