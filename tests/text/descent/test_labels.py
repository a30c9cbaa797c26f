"""Two answers with one label do the same: whatever differs in effect is told apart."""

from __future__ import annotations

import random
from collections.abc import Iterable

import pytest

from undercroft.engine.record import Action
from undercroft.engine.session import Session
from undercroft.engine.text import LANGUAGES, Text
from undercroft.games.descent.catalogue import CARDS
from undercroft.games.descent.game import game
from undercroft.games.descent.rules.sheets import kind_of
from undercroft.games.descent.state import Buy, Go, Journey, PickSpace
from undercroft.games.descent.words_paths import surge_of

TEXTS = [Text(game, lang, strict=True) for lang in LANGUAGES]
ANSWERS = 250


def effect(action: Action) -> tuple[object, ...]:
    """What an answer does, whichever of several like copies it names."""
    if isinstance(action, Buy):
        return Buy, surge_of(action.surge)[0]
    values = [kind_of(value) if isinstance(value, str) else str(value) for value in action.to_wire()[1:]]
    return type(action), *values


def told_apart(table: Journey, options: Iterable[Action]) -> None:
    """No label stands for two effects."""
    for text in TEXTS:
        seen: dict[str, Action] = {}
        for action in options:
            said = text.option(table, action)
            other = seen.setdefault(said, action)
            assert effect(other) == effect(action), f"{said}: {other} and {action}"


@pytest.mark.parametrize("quest", CARDS.quests)
def test_in_any_quest(quest: str) -> None:
    """In every quest, with any number of heroes."""
    place = list(CARDS.quests).index(quest)
    rng = random.Random(quest)
    options = {"mode": "quest", "quest": quest, "plots": "on", "secret_rooms": "on"}
    session = Session.start(game, players=2 + place % 4, seed=quest, options=options, keep="last")
    for _ in range(ANSWERS):
        decision = session.decision
        if decision is None:
            break
        assert isinstance(session.state, Journey)
        told_apart(session.state, decision.options)
        session.act(rng.choice(decision.options))


def test_in_a_campaign() -> None:
    rng = random.Random("labels")
    session = Session.start(game, players=3, seed="labels", keep="last")
    for _ in range(4 * ANSWERS):
        decision = session.decision
        if decision is None:
            break
        assert isinstance(session.state, Journey)
        told_apart(session.state, decision.options)
        session.act(rng.choice(decision.options))


def test_two_answers_with_one_label_would_be_found() -> None:
    session = Session.start(game, players=2, seed="labels", options={"mode": "quest", "quest": "first_blood"})
    while session.decision is not None and session.decision.ask != "ask-next":
        session.act(session.decision.options[0])
    table = session.state
    assert isinstance(table, Journey)
    told_apart(table, [Go(0, 0), Go(0, 1), Go(1, 0), PickSpace(0)])
    with pytest.raises(AssertionError):
        told_apart(table, [Go(0, 0), Go(0, -0), Go(-1, 0), Go(-2, 0)])
