"""Chance: the same everywhere, fair, and never guessable from what was seen."""

from __future__ import annotations

from collections import Counter

from undercroft.engine.chance import Stream, chance_from, seeded, stream_key


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


def test_more_sides_than_a_byte_has_values_end_and_are_fair() -> None:
    stream = seeded("many").dice
    counts = Counter(stream.below(300) for _ in range(60_000))
    assert len(counts) == 300
    assert max(counts.values()) < 2 * min(counts.values())
    for sides in (257, 65_536, 65_537, 10**9):
        assert all(0 <= stream.below(sides) < sides for _ in range(50))
