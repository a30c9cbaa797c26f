"""`Text`: saying a message, joining, French articles, packs, and what happens when something is missing."""

from __future__ import annotations

from pathlib import Path

import pytest

from undercroft.engine import errors
from undercroft.engine.decision import DONE, PASS
from undercroft.engine.errors import BadContent, NotPossible
from undercroft.engine.game import Game
from undercroft.engine.message import Message, Several
from undercroft.engine.session import Session
from undercroft.engine.text import LANGUAGES, Text, of_the, to_the
from undercroft.games.dark_castle import game
from undercroft.games.dark_castle.state import Rest, TakeCharacter


@pytest.fixture(scope="module", params=LANGUAGES)
def text(request: pytest.FixtureRequest) -> Text:
    return Text(game, request.param, strict=True)


@pytest.fixture(scope="module")
def english() -> Text:
    return Text(game, "en", strict=True)


@pytest.fixture(scope="module")
def french() -> Text:
    return Text(game, "fr", strict=True)


def test_a_message_and_its_attribute(english: Text, french: Text) -> None:
    assert english.say("character-abbot") == "Abbot"
    assert english.say("character-abbot.the") == "the abbot"
    assert french.say("character-abbot.the") == "l’abbé"
    assert french.has("character-abbot.the")
    assert not french.has("character-abbot.nothing")
    assert not french.has("nothing")


def test_a_thing_of_a_pack_that_has_no_article_goes_by_its_name() -> None:
    lenient = Text(game, "fr")
    assert lenient.say("trait-might.the") == lenient.say("trait-might")
    assert lenient.say("nothing.the") == "‹nothing.the›"


def test_an_argument_that_is_a_message_is_said_in_the_same_language(english: Text, french: Text) -> None:
    message = Message("event-rested", who=Message("character-cook.the"))
    assert english.tell(message) == "The cook rests."
    assert french.tell(message) == "Le cuisinier se repose."


@pytest.mark.parametrize(
    ("traits", "said", "dit"),
    [
        ([], "", ""),
        (["might"], "Might", "Force"),
        (["might", "wisdom"], "Might and Wisdom", "Force et Sagesse"),
        (["might", "might", "wisdom"], "Might, Might and Wisdom", "Force, Force et Sagesse"),
    ],
)
def test_several_things_are_joined_as_the_language_joins_them(
    english: Text, french: Text, traits: list[str], said: str, dit: str
) -> None:
    for text, expected in ((english, said), (french, dit)):
        several = Several([Message(f"trait-{trait}") for trait in traits])
        assert text.say("do-take-way", way=several) == expected


def test_or_is_another_join(english: Text, french: Text) -> None:
    assert english.join(["A", "B", "C"], "or") == "A, B or C"
    assert french.join(["A", "B", "C"], "or") == "A, B ou C"


@pytest.mark.parametrize(
    ("name", "of", "to"),
    [
        ("le cuisinier", "du cuisinier", "au cuisinier"),
        ("l’abbé", "de l’abbé", "à l’abbé"),
        ("la bête", "de la bête", "à la bête"),
        ("les loups", "des loups", "aux loups"),
        ("feu le geôlier", "de feu le geôlier", "à feu le geôlier"),
    ],
)
def test_french_prepositions_melt_into_articles(name: str, of: str, to: str) -> None:
    assert of_the(name) == of
    assert to_the(name) == to


def test_a_missing_message_is_an_error_only_where_one_asks_for_it(english: Text) -> None:
    with pytest.raises(KeyError, match="no message nonsense"):
        english.say("nonsense")
    with pytest.raises(KeyError, match="who"):
        english.say("event-rested")
    lenient = Text(game, "en")
    assert lenient.say("nonsense") == "‹nonsense›"
    assert lenient.say("character-abbot.nonsense") == "‹character-abbot.nonsense›"


def test_there_is_no_third_language() -> None:
    with pytest.raises(NotPossible, match="'de'"):
        Text(game, "de")


def test_refusals_are_told(text: Text) -> None:
    for kind in (errors.IllegalAnswer, errors.StaleAnswer, errors.WrongSeat, errors.BadSave, errors.NotPossible):
        assert text.refused(kind("the reason"))
    assert "the reason" in text.refused(errors.BadSave("the reason"))


def test_answers_every_game_knows(english: Text, french: Text) -> None:
    state = Session.start(game, players=2, seed="words").state
    assert [english.option(state, DONE), english.option(state, PASS)] == ["Done", "Pass"]
    assert [french.option(state, DONE), french.option(state, PASS)] == ["Terminé", "Passer"]


def test_a_game_without_words_of_its_own_gets_plain_ones() -> None:
    plain = Game()
    state = Session.start(game, players=2, seed="words").state
    assert plain.words(state, TakeCharacter("abbot")) == Message("do-take-character", character="abbot")
    assert plain.words(state, Rest(1)) == Message("do-rest", who=1)


# -- packs -----------------------------------------------------------------------------------------------


class Packed(Game):
    """The castle with a user's pack beside it."""

    package = game.package

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def packs(self) -> list[Path]:
        return [self.folder]


def test_a_pack_brings_its_own_words(tmp_path: Path) -> None:
    (tmp_path / "mine.en.ftl").write_text("item-my_hat = My Hat\ncharacter-abbot = Pope\n", encoding="utf-8")
    packed = Packed(tmp_path)
    assert Text(packed, "en").say("item-my_hat") == "My Hat"
    assert Text(packed, "en").say("character-abbot") == "Abbot", "the game's own words come first"
    assert Text(packed, "fr").say("item-my_hat") == "My Hat", "the other language stands in"


def test_a_pack_that_is_no_fluent_is_refused_with_its_place(tmp_path: Path) -> None:
    (tmp_path / "mine.en.ftl").write_text("item-my_hat = My Hat\n\nthis is not a message\n", encoding="utf-8")
    with pytest.raises(BadContent, match=r"mine\.en\.ftl: line 3"):
        Text(Packed(tmp_path), "en")
