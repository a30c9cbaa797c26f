"""Chance: the same everywhere, fair, and never guessable from what was seen."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from undercroft.engine.chance import Stream, chance_from, seeded, stream_from, stream_key
from undercroft.engine.errors import BadWire, NotPossible


def test_a_stream_is_the_same_on_every_machine() -> None:
    """These numbers may never change: every save and every playthrough hangs on them."""
    stream = Stream(stream_key("candle", "dice"))
    assert [stream.below(6) for _ in range(24)] == [
        2,
        4,
        4,
        5,
        4,
        4,
        0,
        2,
        0,
        2,
        4,
        2,
        2,
        5,
        1,
        2,
        4,
        0,
        2,
        3,
        4,
        0,
        1,
        1,
    ]


def test_a_stream_is_fair() -> None:
    stream = Stream(stream_key("fair", "dice"))
    counts = Counter(stream.below(6) for _ in range(60_000))
    # Chi-square with 5 degrees of freedom: 20.5 is passed once in a thousand.
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts.values()) < 20.5


def test_every_shuffle_is_as_likely() -> None:
    counts: Counter[str] = Counter()
    for seed in range(6000):
        cards = ["a", "b", "c"]
        Stream(stream_key(str(seed), "decks")).shuffle(cards)
        counts["".join(cards)] += 1
    assert len(counts) == 6
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 20.5


def test_streams_do_not_disturb_each_other() -> None:
    first, second = seeded("x"), seeded("x")
    [first.dice.below(6) for _ in range(10)]
    assert [first.decks.below(35) for _ in range(5)] == [second.decks.below(35) for _ in range(5)]


def test_a_copy_goes_on_alike_and_alone() -> None:
    chance = seeded("copy")
    [chance.dice.below(6) for _ in range(70)]
    twin, wired = chance.copy(), chance_from(chance.to_wire())
    ahead = [chance.dice.below(6) for _ in range(70)]
    assert [twin.dice.below(6) for _ in range(70)] == ahead
    assert [wired.dice.below(6) for _ in range(70)] == ahead


def test_a_draw_may_have_up_to_256_sides_and_none_is_left_out() -> None:
    stream = Stream(stream_key("sides", "dice"))
    for sides in (1, 2, 5, 129, 255, 256):
        assert {stream.below(sides) for _ in range(sides * 20)} == set(range(sides))


def test_what_would_favour_the_first_sides_is_drawn_again() -> None:
    """Of 256 bytes the last 56 are no answer among 200: taken all the same they would make 0 to 55 twice as likely."""
    stream = Stream(stream_key("again", "dice"))
    low = sum(stream.below(200) < 56 for _ in range(20_000))
    assert abs(low - 20_000 * 56 / 200) < 5 * (20_000 * 0.28 * 0.72) ** 0.5
    assert stream.used > 20_000


def test_scripted_results_come_first_and_must_fit() -> None:
    stream = Stream(stream_key("script", "dice"), script=[5, 0, 6, -1])
    assert [stream.below(6), stream.below(6)] == [5, 0]
    assert stream.used == 0
    for wrong in (6, -1):
        with pytest.raises(NotPossible, match=f"a scripted {wrong} does not fit a draw of 6"):
            stream.below(6)
    assert stream.below(6) == Stream(stream_key("script", "dice")).below(6)


def test_every_result_is_noted_for_the_journal() -> None:
    chance = seeded("noted")
    noted: list[int] = []
    chance.listen(noted)
    chance.dice.script = [3]
    drawn = [chance.dice.below(6), chance.decks.below(6), chance.setup.below(6)]
    assert noted == drawn
    chance.listen(None)
    chance.dice.below(6)
    chance.decks.below(6)
    chance.setup.below(6)
    assert noted == drawn


def test_a_stream_by_name() -> None:
    chance = seeded("names")
    assert chance.stream("setup") is chance.setup
    assert chance.stream("decks") is chance.decks
    assert chance.stream("dice") is chance.dice
    assert len({chance.setup.key, chance.decks.key, chance.dice.key}) == 3
    with pytest.raises(NotPossible, match="no stream called 'cards'"):
        chance.stream("cards")


def test_streams_are_equal_when_they_go_on_alike() -> None:
    chance = seeded("alike")
    for change in ("setup", "decks", "dice"):
        other = seeded("alike")
        assert chance == other
        other.stream(change).below(6)
        assert chance != other
    stream = Stream("00" * 32)
    assert stream == Stream("00" * 32)
    assert stream != Stream("01" * 32)
    assert stream != Stream("00" * 32, 1)
    assert stream != Stream("00" * 32, 0, [1])
    assert stream != "stream"
    assert chance != "chance"
    for thing in (stream, chance):
        with pytest.raises(TypeError):
            hash(thing)


def test_a_copy_keeps_its_script_to_itself() -> None:
    stream = Stream("00" * 32, 3, [1, 2])
    twin = stream.copy()
    wire = stream.to_wire()
    assert twin.below(6) == 1
    assert stream.script == [1, 2]
    assert wire == ["Stream", "00" * 32, 3, [1, 2]]
    wire[3].append(4)
    assert stream.script == [1, 2]
    assert stream.fields() == ("key", "used", "script")
    assert seeded("x").fields() == ("setup", "decks", "dice")


@pytest.mark.parametrize(
    "wire",
    [
        ["Stream", "00" * 31, 0, []],
        ["Stream", "00" * 33, 0, []],
        ["Stream", "zz" * 32, 0, []],
        ["Stream", "00" * 32, True, []],
        ["Stream", "00" * 32, 0, ["1"]],
        ["Stream", "00" * 32, 0],
        ["Stream", "00" * 32, 0, [], 1],
    ],
)
def test_a_stream_that_is_none_is_refused(wire: list[Any]) -> None:
    with pytest.raises(BadWire):
        stream_from(wire)
    fine = ["Stream", "00" * 32, 2, [1]]
    assert stream_from(fine) == Stream("00" * 32, 2, [1])
    for place in (1, 2, 3):
        whole: list[Any] = ["Chance", fine, fine, fine]
        assert chance_from(whole).to_wire() == whole
        whole[place] = wire
        with pytest.raises(BadWire):
            chance_from(whole)
    for whole in (["Chance", fine, fine], ["Chance", fine, fine, fine, fine]):
        with pytest.raises(BadWire):
            chance_from(whole)


def test_it_goes_on_from_any_place_as_it_would_have() -> None:
    """Across the blocks of 64, with the block at hand and without."""
    whole = Stream(stream_key("blocks", "dice"))
    drawn = [whole.below(256) for _ in range(200)]
    assert len(set(drawn)) > 100
    for place in (0, 1, 63, 64, 65, 127, 128, 129):
        assert [Stream(whole.key, place).below(256)] == drawn[place : place + 1]
        later = Stream(whole.key, place)
        assert [later.below(256) for _ in range(200 - place)] == drawn[place:]


def test_a_pick_is_one_of_the_cards() -> None:
    stream = Stream(stream_key("pick", "decks"))
    assert {stream.pick(["a", "b", "c"]) for _ in range(50)} == {"a", "b", "c"}
    few: list[str] = []
    stream.shuffle(few)
    one = ["a"]
    used = stream.used
    stream.shuffle(one)
    assert (few, one, stream.used) == ([], ["a"], used)


def test_draws_of_many_sides_are_the_same_on_every_machine() -> None:
    """Nor may these ever change."""
    stream = seeded("many").dice
    drawn = [stream.below(sides) for sides in (257, 300, 65_536, 65_537, 10**9)]
    assert (drawn, stream.used) == ([74, 289, 34174, 34918, 512283489], 13)
    # Eight draws of two bytes each, and as many again that were beyond.
    assert [stream.below(40_000) for _ in range(8)] == [31776, 24811, 9355, 5080, 39281, 17514, 4752, 23022]
    assert stream.used == 13 + 2 * 16


def test_more_sides_than_a_byte_has_values_end_and_are_fair() -> None:
    stream = seeded("many").dice
    counts = Counter(stream.below(300) for _ in range(60_000))
    assert len(counts) == 300
    assert max(counts.values()) < 2 * min(counts.values())
    for sides in (257, 65_536, 65_537, 10**9):
        assert all(0 <= stream.below(sides) < sides for _ in range(50))
