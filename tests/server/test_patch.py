"""Patches: what is sent makes of the old view the new one, and is short."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from undercroft.server.patch import apply, diff

plain = st.none() | st.integers(-3, 3) | st.sampled_from(["", "a", "b"])
anything = st.recursive(
    plain, lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.sampled_from("klmn"), inner, max_size=4)
)
views = st.dictionaries(st.sampled_from("abcd"), anything, max_size=4)


@given(views, views)
def test_a_patch_makes_the_old_view_the_new_one(old: dict[str, Any], new: dict[str, Any]) -> None:
    before = json.dumps(old)
    assert apply(old, diff(old, new)) == new
    assert json.dumps(old) == before


@given(views)
def test_nothing_new_is_nothing_to_send(view: dict[str, Any]) -> None:
    assert diff(view, json.loads(json.dumps(view))) == []


def test_only_what_changed_is_sent() -> None:
    old = {"hp": 5, "who": {"name": "abbot", "hands": ["knife", "loaf", "rope", "salt"]}, "turned": ["a", "b"]}
    new = {"hp": 4, "who": {"name": "abbot", "hands": ["knife", "loaf", "lamp", "salt"]}, "turned": ["a", "b", "c"]}
    assert diff(old, new) == [[["hp"], 4], [["who", "hands", 2], "lamp"], [["turned", 2], "c"]]


def test_a_list_that_lost_its_end_loses_it_from_behind() -> None:
    patch = diff({"row": [[1], [2], [3]]}, {"row": [[1]]})
    assert patch == [[["row", 2]], [["row", 1]]]


def test_a_list_that_is_all_different_is_sent_whole() -> None:
    assert diff({"row": [1, 2, 3, 4]}, {"row": [4, 3, 2, 1]}) == [[["row"], [4, 3, 2, 1]]]


def test_what_is_short_is_sooner_sent_whole() -> None:
    """Of plain things more than a quarter and one; of others never, unless many were added or the rest changed too."""
    assert diff({"row": [1, 2]}, {"row": [1, 3]}) == [[["row", 1], 3]]
    assert diff({"row": [1, 2]}, {"row": [0, 3]}) == [[["row"], [0, 3]]]
    assert diff({"row": [1, 2, 3, 4]}, {"row": [1, 2, 0, 0]}) == [[["row", 2], 0], [["row", 3], 0]]
    assert diff({"row": [1, 2, 3, 4]}, {"row": [1, 0, 0, 0]}) == [[["row"], [1, 0, 0, 0]]]
    assert diff({"row": [1, 2, 3]}, {"row": [1, 2, 0]}) == [[["row", 2], 0]]
    assert diff({"row": [1, 2, 3]}, {"row": [1, 0, 0]}) == [[["row"], [1, 0, 0]]]
    things = [[number] for number in range(4)]
    assert diff({"row": things}, {"row": [[0], [9], [9], [9]]}) == [[["row", place, 0], 9] for place in (1, 2, 3)]
    assert diff({"row": things}, {"row": [[9], *things[1:], [4]]}) == [[["row"], [[9], *things[1:], [4]]]]
    four = [*things, [4], [5], [6], [7]]
    assert diff({"row": things}, {"row": four}) == [[["row", place], four[place]] for place in (4, 5, 6, 7)]
    assert diff({"row": things}, {"row": [*four, [8]]}) == [[["row"], [*four, [8]]]]
    assert diff({"row": [*four, [8]]}, {"row": things}) == [[["row"], things]]


def test_a_thing_among_plain_ones_is_enough_to_send_each_by_itself() -> None:
    patch = [[["row", place], place + 6] for place in (1, 2, 3)]
    assert diff({"row": [[0], 1, 2, 3]}, {"row": [[0], 7, 8, 9]}) == patch


def test_one_of_a_list_may_be_set_and_one_be_added_behind() -> None:
    assert apply({"row": [1, 2]}, [[["row", 0], 9]]) == {"row": [9, 2]}
    assert apply({"row": [1, 2]}, [[["row", 2], 9]]) == {"row": [1, 2, 9]}


def test_the_whole_may_be_another() -> None:
    assert apply({"a": 1}, [[[], {"b": 2}]]) == {"b": 2}


def test_what_is_gone_is_deleted() -> None:
    assert diff({"a": 1, "b": {"c": 1, "d": 2}}, {"b": {"c": 1}}) == [[["b", "d"]], [["a"]]]


def test_a_thing_may_become_another_kind_of_thing() -> None:
    assert diff({"fight": None}, {"fight": {"row": []}}) == [[["fight"], {"row": []}]]
    assert diff({"fight": {"row": []}}, {"fight": None}) == [[["fight"], None]]
