"""The numbers of a card, in its data and in its words."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import msgspec


def numbers(said: str) -> set[int]:
    """The numbers in a sentence, without their signs."""
    return {int(number) for number in re.findall(r"\d+", said)}


def data(card: Any, counts: bool = False) -> set[int]:
    """The numbers in a card; and (`counts`) how often a list names the same thing."""
    if isinstance(card, msgspec.Struct):
        card = [getattr(card, name) for name in card.__struct_fields__]
    elif isinstance(card, dict):
        card = list(card.values())
    if isinstance(card, list | tuple):
        counted = {card.count(part) for part in card if isinstance(part, str)} if counts else set()
        return counted.union(*(data(part, counts) for part in card))
    return {abs(card)} if isinstance(card, int) and not isinstance(card, bool) else set()


Others = Callable[[Any, str, Any], list[Any] | None]


def altered(card: Any, others: Others) -> Iterator[tuple[str, Any]]:
    """The card with one number changed, for each number in it that it speaks of.

    `others` is asked about a field of a card and its value: which values to put there instead, or nothing where any
    number will do.
    """
    if isinstance(card, msgspec.Struct):
        for name in card.__struct_fields__:
            value = getattr(card, name)
            given = others(card, name, value)
            parts = altered(value, others) if given is None else [("", other) for other in given]
            for where, part in parts:
                yield f"{type(card).__name__}.{name}{where}", msgspec.structs.replace(card, **{name: part})
    elif isinstance(card, list | tuple):
        for place, part in enumerate(card):
            for where, other in altered(part, others):
                yield f"[{place}]{where}", type(card)([*card[:place], other, *card[place + 1 :]])
    elif isinstance(card, dict):
        for key in card:
            yield f"[{key}]", {**card, key: card[key] + 3}
    elif isinstance(card, int) and not isinstance(card, bool):
        yield "", card + 3
