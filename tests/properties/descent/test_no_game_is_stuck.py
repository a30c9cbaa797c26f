"""Quests and campaigns of Descent come to an end, whoever plays and by whichever rules: none raises, none stands still.

Every encounter has a clock, so that nobody can play one for ever, not even at random.
"""

from __future__ import annotations

import os
import random

import pytest
from properties.descent.walks import far_along
from properties.walks import profile

from undercroft.engine.session import Session
from undercroft.games.descent.catalogue import CARDS
from undercroft.games.descent.game import game
from undercroft.games.descent.quest_book import value_of
from undercroft.games.descent.quest_cards import EncounterCard, Reckoning
from undercroft.games.descent.rules.setup import FLAGS, SWITCHES, quests_in_order
from undercroft.games.descent.state import EncounterWon, Journey, QuestWon, RoundBegun

GAMES = max(1, int(os.environ.get("UNDERCROFT_THOROUGH", "12")) // 12)  # of each quest
LONGEST = 6000  # answers of a quest; nearly all take less than a fifth of that
CAMPAIGN = 20_000
SIDES = ("heroes", "overlord")


def play_on(session: Session, seed: str, most: int) -> None:
    """At random, by whoever is asked."""
    rng = random.Random(seed)
    for _ in range(most):
        decision = session.decision
        if decision is None:
            return
        assert decision.options
        seat = rng.choice(decision.asked())
        session.answer(seat, session.serial(seat), rng.choice(decision.options_of(seat)))
    raise AssertionError(f"still at it after {most} answers: {session.decision}")


def rounds_of(session: Session) -> list[int]:
    """How many rounds each encounter took."""
    found: list[int] = []
    last = 0
    for told in session.events:
        if isinstance(told.event, RoundBegun):
            last = told.event.round
        elif isinstance(told.event, EncounterWon):
            found.append(last)
    return found


def check_end(session: Session, quest: str) -> None:
    """One side has won every encounter, in the time it had, and somebody the quest."""
    won = [told.event for told in session.events if isinstance(told.event, EncounterWon)]
    assert [event.number for event in won] == list(range(1, CARDS.quests[quest].encounters + 1))
    assert session.outcome() in SIDES
    for number, rounds in enumerate(rounds_of(session), start=1):
        assert rounds <= clock_of(CARDS.encounters[f"{quest}_{number}"], session)


def clock_of(card: EncounterCard, session: Session) -> int:
    """When an encounter is over at the latest, with these heroes."""
    assert isinstance(session.state, Journey)
    rounds = card.clock.rounds
    return rounds.most if isinstance(rounds, Reckoning) else value_of(card, rounds, max(2, len(session.state.heroes)))


@pytest.mark.parametrize("quest", quests_in_order())
def test_a_quest_ends(quest: str) -> None:
    """Every other one with many more cards than the first; with any number of heroes and of players."""
    number = quests_in_order().index(quest)
    for seed in range(GAMES):
        options = {**profile(game, number + seed), "mode": "quest", "quest": quest}
        session = Session.start(game, players=2 + (number + seed) % 4, seed=f"stuck {quest} {seed}", options=options)
        if (number + seed) % 2:
            session = far_along(session, seed, quest)
        play_on(session, f"{quest} {seed}", LONGEST)
        check_end(session, quest)


@pytest.mark.parametrize("modules", ["off", "on"])
def test_a_campaign_ends(modules: str) -> None:
    options = {"mode": "campaign", **dict.fromkeys(SWITCHES, modules)}
    session = Session.start(game, players=2, seed=f"stuck {modules}", options=options)
    play_on(session, f"campaign {modules}", CAMPAIGN)
    quests = [told.event.quest for told in session.events if isinstance(told.event, QuestWon)]
    assert CARDS.quests[quests[-1]].role == "finale"
    assert session.outcome() in SIDES


@pytest.mark.parametrize("name", [*FLAGS, *SWITCHES])
def test_no_reading_and_no_module_leaves_anybody_stuck(name: str) -> None:
    """Each alone, for all others are as usual."""
    for number, value in enumerate(game.options()[name][1:]):
        options = {"mode": "quest", "quest": "first_blood", name: value}
        session = Session.start(game, players=2 + number, seed=f"stuck {name}", options=options)
        play_on(session, f"{name} {value}", LONGEST)
        check_end(session, "first_blood")


def test_who_plays_for_ever_would_be_found() -> None:
    session = Session.start(game, players=2, seed="stuck", options={"mode": "first"})
    with pytest.raises(AssertionError, match="still at it"):
        play_on(session, "for ever", 20)
    assert isinstance(session.state, Journey)
