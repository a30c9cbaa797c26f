"""What must hold on every table of Descent: it would be noticed, and it holds in every quest there is."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache

import pytest
from properties.descent.holds import impossible
from properties.descent.walks import QUESTS, far_along
from properties.walks import THOROUGH, profile

from undercroft.engine.session import Session
from undercroft.games.descent.game import game
from undercroft.games.descent.state import Encounter, Journey

ANSWERS = 120 if THOROUGH <= 12 else 600  # in each quest


def encounter_of(table: Journey) -> Encounter:
    assert table.encounter is not None
    return table.encounter


@cache
def under_way() -> Session:
    """The first turns of a quest with three heroes; a hero attacks."""
    options = {"mode": "quest", "quest": "first_blood", "heroes": "three"}
    session = far_along(Session.start(game, players=2, seed="holds", options=options), 1, "first_blood")
    rng = random.Random("holds")
    while not (session.decision is not None and session.decision.ask == "ask-turn"):
        assert session.decision is not None
        session.act(rng.choice(session.decision.options))
    return session


def found(session: Session, change: Callable[[Journey], object]) -> list[str]:
    """What is said of a table after this change to it."""
    twin = session.copy()
    state = session.state.copy()
    assert isinstance(state, Journey)
    change(state)
    twin.state = state
    return impossible(twin, [])


def monster_of(table: Journey) -> int:
    """A monster on the map."""
    return next(at for at, one in enumerate(table.figures) if one.rank in ("minion", "master") and one.base)


CHANGES: dict[str, Callable[[Journey], object]] = {
    "too much fatigue": lambda table: setattr(table.heroes[0], "fatigue", 99),
    "fatigue below nothing": lambda table: setattr(table.heroes[0], "fatigue", -1),
    "too much damage": lambda table: setattr(table.figures[0], "damage", 99),
    "damage below nothing": lambda table: setattr(table.figures[1], "damage", -1),
    "a dead monster": lambda table: setattr(table.figures[monster_of(table)], "damage", 40),
    "a condition twice": lambda table: setattr(table.figures[0], "conditions", ["stunned", "stunned"]),
    "an unknown condition": lambda table: setattr(table.figures[0], "conditions", ["bored"]),
    "two on a space": lambda table: setattr(table.figures[0], "base", table.figures[1].base.copy()),
    "a hero under a monster": lambda table: setattr(
        table.figures[0], "base", table.figures[monster_of(table)].base[:1]
    ),
    "a hero on two spaces": lambda table: table.figures[0].base.append(table.figures[0].base[0] + 1),
    "a base in pieces": lambda table: setattr(table.figures[3], "base", [0, 2, 4, 6]),
    "beside the map": lambda table: setattr(table.figures[0], "base", [9999]),
    "somebody else's item": lambda table: table.heroes[0].worn.append("sunburst"),
    "three hands": lambda table: setattr(
        table.heroes[0], "worn", [*table.heroes[0].items, "iron_shield.1", "iron_shield.2", "sling"]
    ),
    "a Search card missing": lambda table: table.search.pop(),
    "a Search card twice": lambda table: table.heroes[0].found.append(table.search[0]),
    "used up and not there": lambda table: table.heroes[0].flipped.append("curse_doll"),
    "an overlord card twice": lambda table: table.overlord.hand.append(table.overlord.deck[0]),
    "an overlord card that is not his": lambda table: table.overlord.hand.append("nobody"),
    "too few overlord cards": lambda table: setattr(table.overlord, "deck", []),
    "threat without plots": lambda table: setattr(table.overlord, "threat", 2),
    "the same hero twice": lambda table: setattr(table.heroes[1], "kind", table.heroes[0].kind),
    "a skill of another class": lambda table: table.heroes[0].skills.append("howl"),
    "a token carried and lying": lambda table: setattr(encounter_of(table).tokens[0], "bearer", 0),
    "points below nothing": lambda table: setattr(encounter_of(table).turns[0], "points", -1),
    "a group without its figure": lambda table: setattr(table.figures[monster_of(table)], "group", 7),
    "a door in two minds": lambda table: setattr(encounter_of(table), "edges", "?"),
}


@pytest.mark.parametrize("change", CHANGES)
def test_an_impossible_table_would_be_found(change: str) -> None:
    session = under_way()
    assert found(session, lambda table: None) == []
    assert found(session, CHANGES[change])


@pytest.mark.parametrize("quest", QUESTS)
def test_every_decision_of_every_quest_is_on_a_table_that_can_be(quest: str) -> None:
    seed = QUESTS.index(quest)
    rng = random.Random(f"hold {quest}")
    start = Session.start(game, players=2 + seed % 4, seed=f"hold {quest}", options=profile(game, seed))
    session = far_along(start, seed, quest)
    for _ in range(ANSWERS):
        decision = session.decision
        if decision is None:
            break
        assert impossible(session, session.events) == []
        assert len(decision.options) == len({repr(option) for option in decision.options}), "an option twice"
        seat = rng.choice(decision.seats)
        session.answer(seat, session.serial(seat), rng.choice(decision.options_of(seat)))
    assert impossible(session, session.events) == []
