"""Two answers with one label do the same: whatever differs in effect is told apart."""

from __future__ import annotations

import random
from collections.abc import Iterable

import pytest
from properties.dead_cells.walks import far_along
from properties.walks import profile

from undercroft.engine.record import Action
from undercroft.engine.session import Session
from undercroft.engine.text import LANGUAGES, Text
from undercroft.games.dead_cells.catalogue import BIOMES, BOSSES
from undercroft.games.dead_cells.game import game
from undercroft.games.dead_cells.rules.sheets import kind_of
from undercroft.games.dead_cells.state import Campaign, Go, Peek, Teleport

TEXTS = [Text(game, lang, strict=True) for lang in LANGUAGES]
ANSWERS = 90


def effect(action: Action) -> tuple[object, ...]:
    """What an answer does, whichever of several like copies it names."""
    values = [kind_of(value) if isinstance(value, str) else value for value in action.to_wire()[1:]]
    return type(action), *values


def told_apart(table: Campaign, options: Iterable[Action]) -> None:
    """No label stands for two effects."""
    for text in TEXTS:
        seen: dict[str, Action] = {}
        for action in options:
            said = text.option(table, action)
            other = seen.setdefault(said, action)
            assert effect(other) == effect(action), f"{said}: {other} and {action}"


@pytest.mark.parametrize("place", [*BIOMES, *BOSSES])
def test_in_any_game(place: str) -> None:
    """In every biome and before every boss, with any options and any number of players."""
    seed = [*BIOMES, *BOSSES].index(place)
    rng = random.Random(place)
    start = Session.start(game, players=1 + seed % 4, seed=place, options=profile(game, seed), keep="last")
    session = far_along(start, seed, place)
    for _ in range(ANSWERS):
        decision = session.decision
        if decision is None:
            break
        assert isinstance(session.state, Campaign)
        told_apart(session.state, decision.options)
        session.act(rng.choice(decision.options))


def test_two_answers_with_one_label_would_be_found() -> None:
    session = Session.start(game, players=1, seed="labels")
    table = session.state
    assert isinstance(table, Campaign)
    with pytest.raises(AssertionError, match="Room B0"):
        told_apart(table, [Go("b0"), Peek("b0"), Teleport("b0"), Go("B0")])


@pytest.mark.parametrize("place", BIOMES)
def test_every_room_one_can_go_to_has_a_name_of_its_own(place: str) -> None:
    start = Session.start(game, players=2, seed=place)
    table = far_along(start, 1, place).state
    assert isinstance(table, Campaign)
    assert table.run is not None
    for text in TEXTS:
        names = [text.option(table, Go(space)) for space in sorted(table.run.tiles)]
        assert len(set(names)) == len(names), names
