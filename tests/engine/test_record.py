"""Plain data: what is read from a wire is checked, and records say what they are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from small_games.dark_alley.state import READERS, Drew, Play, Turn, Walk, Walked

from undercroft.engine.errors import BadWire
from undercroft.engine.record import Record, as_bool, as_dict, as_int, as_length, as_list, as_str, read


@pytest.mark.parametrize("wire", [["Walk", 2], ["Play", "stone"], ["Pass"], ["Done"], ["Walked", 1, 2]])
def test_what_is_read_is_what_was_written(wire: list[Any]) -> None:
    assert read(wire, READERS).to_wire() == wire


@pytest.mark.parametrize(
    ("wire", "words"),
    [
        ([], "begin with its tag"),
        ([1, 2], "begin with its tag"),
        ([None], "begin with its tag"),
        ("Walk", "a list was expected"),
        ({"Walk": 1}, "a list was expected"),
        (["Nobody"], "no record is called 'Nobody'"),
        (["Pass", 1], "Pass has 0 fields, not 1"),
        (["Done", 1, 2], "Done has 0 fields, not 2"),
    ],
)
def test_what_is_no_record_is_refused_with_the_reason(wire: object, words: str) -> None:
    with pytest.raises(BadWire, match=words):
        read(wire, READERS)


@pytest.mark.parametrize(
    ("reader", "good", "bad"),
    [
        (as_int, [0, -3, 10**20], [True, False, 1.0, "1", None, [1]]),
        (as_bool, [True, False], [0, 1, "true", None]),
        (as_str, ["", "word"], [1, None, b"word", ["word"]]),
        (as_list, [[], [1, "x"]], [(), "ab", {}, None]),
        (as_dict, [{}, {"a": 1}], [{1: "a"}, {"a": 1, None: 2}, [], "a", None]),
    ],
)
def test_every_kind_of_field_takes_its_own_kind_alone(
    reader: Callable[[object], object], good: list[object], bad: list[object]
) -> None:
    for value in good:
        assert reader(value) is value
    for value in bad:
        with pytest.raises(BadWire):
            reader(value)


def test_a_wrong_value_is_shown_but_not_all_of_it() -> None:
    with pytest.raises(BadWire) as told:
        as_int("x" * 1000)
    assert "a whole number was expected" in str(told.value)
    assert len(str(told.value)) < 100


def test_a_record_has_exactly_its_fields() -> None:
    wire = ["Thing", 1, 2]
    assert as_length(wire, 2) is wire
    for length in (1, 3):
        with pytest.raises(BadWire, match=f"Thing has {length} fields, not 2"):
            as_length(wire, length)


def test_a_record_says_what_it_is() -> None:
    assert repr(Walked(1, 2)) == "Walked(seat=1, steps=2)"
    assert repr(Play("stone")) == "Play(card='stone')"
    assert repr(Turn(0)) == "Turn(seat=0)"
    assert Walked(1, 2).to_wire_shallow() == [1, 2]


def test_an_event_reveals_nothing_unless_it_says_so() -> None:
    assert not Walked(1, 2).reveals()
    assert Drew(1, "stone").reveals()


def test_a_bare_record_has_no_form_of_its_own() -> None:
    for method in (Record().fields, Record().to_wire):
        with pytest.raises(NotImplementedError):
            method()


def test_a_walk_is_told_by_its_steps() -> None:
    assert Walk(1) == Walk(1)
    assert Walk(1) != Walk(2)
