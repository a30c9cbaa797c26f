"""What is told about the games, also about those from outside."""

from __future__ import annotations

import asyncio
from typing import ClassVar

import msgspec
import pytest

from undercroft.engine.errors import NotPossible
from undercroft.engine.game import Game, find_game, game_names
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


@pytest.mark.parametrize("name", game_names())
def test_what_is_easier_or_harder_is_said_of_values_there_are(name: str) -> None:
    game = find_game(name)
    offered = game.options()
    for option, values in game.difficulty().items():
        assert set(values) <= set(offered[option][1:]), "the first value is the rule as it is written"
        assert set(values.values()) <= {"easier", "harder"}


@pytest.mark.parametrize(("lang", "whole"), [("en", "The whole castle"), ("fr", "Le château entier")])
def test_a_value_says_what_it_makes_of_the_game_and_what_comes_after_it(lang: str, whole: str) -> None:
    told = {
        (option.name, value.value): value
        for option in about(find_game("dark-castle"), lang).options
        for value in option.values
    }
    assert told["castle", "first"].difficulty == "easier"
    assert told["castle", "first"].then == told["castle", "full"].title
    assert told["castle", "full"].title.startswith(whole)
    assert (told["castle", "full"].difficulty, told["castle", "full"].then) == ("", "")
    assert told["start_items", "none"].difficulty == "harder"


def test_the_game_that_teaches_is_said_to_be_easier_and_leads_to_the_whole_one() -> None:
    (mode,) = [option for option in about(find_game("dark-souls"), "en").options if option.name == "mode"]
    told = {value.value: value for value in mode.values}
    assert (told["first"].difficulty, told["first"].then) == ("easier", told["standard"].title)
