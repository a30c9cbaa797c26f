"""Words: messages in two languages, what stands in for one that is missing, and files that are refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from small_games.dark_alley.game import DarkAlley
from small_games.dark_alley.state import Walked

from undercroft.engine import text as module
from undercroft.engine.chance import seeded
from undercroft.engine.decision import DONE, Blocked, Decision
from undercroft.engine.errors import BadContent, NotPossible, StaleAnswer
from undercroft.engine.message import SILENT, Message, Several, capital, kebab
from undercroft.engine.state import State
from undercroft.engine.text import Text, contracted, of_the, resource, text_files, to_the, upper

EN = """
thing-stone = stone
    .the = the stone
greeting = Hello, { $who }
twice = second
only-here = only in English
counted = { $count ->
    [one] one step
   *[other] { $count } steps
}
bare =
    .title = A title
lettered = { CAP($who) }, { DE($who) }, { A($who) }
"""
FR = """
thing-stone = pierre
    .the = la pierre
greeting = Bonjour, { $who }
"""


class Told(DarkAlley):
    """An alley with words of its own in a pack."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.folder = folder

    def packs(self) -> list[Any]:
        return [self.folder]

    def words(self, state: State, thing: Any) -> Message:
        return Message("greeting", who=type(thing).__name__)

    def lesson(self, state: State, decision: Decision) -> str:
        return "later" if decision.ask == "ask-taught" else ""


@pytest.fixture
def game(tmp_path: Path) -> Told:
    (tmp_path / "stones.en.ftl").write_text(EN, encoding="utf-8")
    (tmp_path / "stones.fr.ftl").write_text(FR, encoding="utf-8")
    (tmp_path / "more.en.ftl").write_text("twice = first\nlater = later\n", encoding="utf-8")
    (tmp_path / "notes.txt").write_text("no words", encoding="utf-8")
    return Told(tmp_path)


def test_a_message_in_either_language(game: Told) -> None:
    assert Text(game, "en").say("greeting", who="Ada") == "Hello, Ada"
    assert Text(game, "fr").say("greeting", who="Ada") == "Bonjour, Ada"
    assert Text(game, "en").say("counted", count=1) == "one step"
    assert Text(game, "en").say("counted", count=2) == "2 steps"
    assert Text(game, "en").say("bare.title") == "A title"


def test_a_name_in_a_sentence_is_put_into_the_same_language(game: Told) -> None:
    message = Message("greeting", who=Message("thing-stone.the"))
    assert [Text(game, lang).tell(message) for lang in ("en", "fr")] == ["Hello, the stone", "Bonjour, la pierre"]
    several = Message("greeting", who=Several(["Ada", Message("thing-stone.the"), 3]))
    assert Text(game, "en").tell(several) == "Hello, Ada, the stone and 3"
    assert Text(game, "en").tell(Message("greeting", who=Several(["Ada", "Ben"], "or"))) == "Hello, Ada or Ben"


def test_what_stands_by_itself_begins_with_a_capital(game: Told) -> None:
    assert Text(game, "en").tell(Message("counted", count=1)) == "one step"
    assert Text(game, "en").sentence(Message("counted", count=1)) == "One step"


def test_some_things_in_one_breath(game: Told) -> None:
    text = Text(game, "en")
    said = [text.join(list(parts)) for parts in ("", "a", "ab", "abc", "abcd")]
    assert said == ["", "a", "a and b", "a, b and c", "a, b, c and d"]
    assert text.join(["a", "b", "c"], "or") == "a, b or c"


def test_nothing_to_say_is_nothing(game: Told) -> None:
    assert Text(game, "en", strict=True).tell(SILENT) == ""


def test_the_other_language_stands_in_and_at_the_last_the_id(game: Told) -> None:
    french = Text(game, "fr")
    assert not french.has("only-here")
    assert Text(game, "en").has("only-here")
    assert french.say("only-here") == "only in English"
    assert french.say("nowhere") == "‹nowhere›"
    assert french.say("thing-stone.nothing") == "‹thing-stone.nothing›"
    assert french.say("thing-stone.the") == "la pierre"


def test_where_it_is_strict_what_is_missing_is_an_error(game: Told) -> None:
    strict = Text(game, "fr", strict=True)
    with pytest.raises(KeyError, match="fr: there is no message only-here"):
        strict.say("only-here")
    with pytest.raises(KeyError, match="greeting"):
        strict.say("greeting")
    assert "who" in Text(game, "fr").say("greeting")


def test_of_two_messages_of_one_name_the_first_counts(game: Told) -> None:
    names = [file.name for file in text_files(game, "en")]
    assert names[0] == "en.ftl"
    assert names[-2:] == ["more.en.ftl", "stones.en.ftl"]
    assert not any(".fr." in name or name.endswith(".txt") for name in names)
    assert Text(game, "en").say("twice") == "first"


def test_there_are_two_languages(game: Told) -> None:
    with pytest.raises(NotPossible, match="no words in 'de'; there are en, fr"):
        Text(game, "de")


def test_whatever_is_on_the_table_is_put_into_words(game: Told) -> None:
    text = Text(game, "en", strict=True)
    state = game.start(2, {}, seeded("words"))
    decision = Decision([1], [DONE], "ask-walk")
    assert text.question(state, decision) == "Hello, Decision"
    assert text.option(state, DONE) == "Hello, Done"
    assert text.event(state, Walked(1, 2)) == "Hello, Walked"
    assert text.why(state, Blocked(DONE, "why", "X-1")) == "Hello, Blocked"
    assert text.lesson(state, decision) == ""
    assert text.lesson(state, Decision([1], [DONE], "ask-taught")) == "later"
    assert text.outcome(state) == ""
    state.over = "through"
    assert text.outcome(state) == "Hello, Street"


def test_what_was_said_before_is_remembered_but_not_for_ever(game: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_REMEMBERED", 3)
    text = Text(game, "en")
    told = [Message("greeting", who=str(number % 5)) for number in range(20)]
    for message in told:
        assert text.tell(message) == f"Hello, {message.args['who']}"
        assert text.tell(message) == f"Hello, {message.args['who']}"
        assert 1 <= len(text._told) <= 3
        assert 1 <= len(text._said) <= 3
    text = Text(game, "en")
    for number in range(3):
        text.tell(Message("greeting", who=str(number)))
        assert (len(text._told), len(text._said)) == (number + 1, number + 1)
    text.tell(Message("greeting", who="3"))
    assert (len(text._told), len(text._said)) == (1, 1)
    asked: list[str] = []
    true = text._format
    monkeypatch.setattr(text, "_format", lambda id, args: asked.append(id) or true(id, args))  # type: ignore[func-returns-value]
    for _ in range(3):
        text.say("later")
    assert asked == ["later"]


def test_a_refusal_is_a_sentence(game: Told) -> None:
    text = Text(game, "en", strict=True)
    assert text.refused(StaleAnswer("late")) == text.say("table-refused-stale-answer", reason="late")


def test_a_file_that_holds_no_messages_is_refused_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "bad.en.ftl"
    file.write_text("fine = fine\nalso = fine\nthis is nonsense\n", encoding="utf-8")
    with pytest.raises(BadContent, match=r"bad\.en\.ftl: line 3: not a message: "):
        resource(file)
    file.write_bytes(b"\xff\xfe")
    with pytest.raises(BadContent, match=r"bad\.en\.ftl: cannot be read"):
        resource(file)
    with pytest.raises(BadContent, match=r"none\.ftl: cannot be read"):
        resource(tmp_path / "none.ftl")
    file.write_text("fine = fine\n", encoding="utf-8")
    assert len(resource(file).body) == 1


@pytest.mark.parametrize(
    ("name", "of", "to"),
    [
        ("le cuisinier", "du cuisinier", "au cuisinier"),
        ("les gardes", "des gardes", "aux gardes"),
        ("l’abbé", "de l’abbé", "à l’abbé"),
        ("la meunière", "de la meunière", "à la meunière"),
        ("Léa", "de Léa", "à Léa"),
        ("lest", "de lest", "à lest"),
    ],
)
def test_french_prepositions_take_the_article_in(name: str, of: str, to: str) -> None:
    assert (of_the(name), to_the(name)) == (of, to)
    assert contracted(name, "de", "du", "des") == of


def test_functions_in_messages(game: Told) -> None:
    assert Text(game, "en").say("lettered", who="le chat") == "Le chat, du chat, au chat"


def test_capitals_and_ids() -> None:
    assert [capital(said) for said in ("", "a", "abbot of", "éA")] == ["", "A", "Abbot of", "ÉA"]
    assert upper(3) == "3"
    assert [kebab(name) for name in ("PickUp", "Done", "GoOnAndOn", "HPLost")] == [
        "pick-up",
        "done",
        "go-on-and-on",
        "hplost",
    ]


def test_messages_are_equal_when_they_say_the_same() -> None:
    assert Message("a", x=1) == Message("a", x=1)
    assert Message("a", x=1) != Message("a", x=2)
    assert Message("a") != Message("b")
    assert Message("a") != "a"
    assert Several(["a"]) == Several(["a"])
    assert Several(["a"]) != Several(["b"])
    assert Several(["a"]) != Several(["a"], "or")
    assert Several(["a"]) != ["a"]
    assert repr(Message("a", x=1)) == "Message('a', x=1)"
    assert len({Message("a"), Message("a"), Several(["a"]), Several(["a"])}) == 2
