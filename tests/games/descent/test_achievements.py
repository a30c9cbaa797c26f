"""What is achieved in a journey: an ordinary defeat earns nothing, and each thing its own."""

from __future__ import annotations

from typing import Any

import pytest
from all_games import words_of
from rules.descent.campaigns import phase
from rules.descent.table import in_quest

from undercroft.engine.record import Event
from undercroft.engine.state import Told
from undercroft.engine.text import LANGUAGES
from undercroft.games.descent.achievements import RULES, SECRET, achieved
from undercroft.games.descent.game import game
from undercroft.games.descent.state import (
    CardPlayed,
    EncounterBegun,
    EncounterWon,
    Fell,
    Journey,
    KnockedOut,
    QuestBegun,
    QuestWon,
    RoundBegun,
    Struck,
)

FOE = 4
THREE = [("syndrael", "knight"), ("ashrian", "disciple"), ("jain_fairwood", "wildlander")]


class Evening:
    """A quest of three heroes that the overlord has won, and nothing is worth telling of it."""

    def __init__(self, quest: str = "a_fat_goblin", over: str = "overlord", rounds: int = 7) -> None:
        self.table: Any = in_quest("first_blood", heroes=THREE).journey
        self.table.quest = quest
        self.quest = quest
        self.over = over
        self.rounds = rounds
        self.events: list[Event] = [KnockedOut(0, FOE)]

    def with_events(self, *events: Event) -> Evening:
        """The same, where this happened too."""
        self.events += events
        return self

    def earns(self) -> set[str]:
        """What it earned."""
        self.table.over = self.over
        rounds = [RoundBegun(number + 1) for number in range(self.rounds)]
        end = [EncounterWon(self.quest, 1, self.over), QuestWon(self.quest, self.over)]
        log = [QuestBegun(self.quest), EncounterBegun(self.quest, 1), *rounds, *self.events, *end]
        return set(achieved(self.table, [Told(event) for event in log]))


def test_an_ordinary_defeat_earns_nothing() -> None:
    assert Evening().earns() == set()
    assert Evening(over="heroes").earns() == set()


EVENINGS: dict[str, Evening] = {
    "first-blood": Evening("first_blood", "heroes"),
    "dark-dawn": Evening("first_blood"),
    "mighty": Evening().with_events(Struck(0, FOE, 12, 2, 10)),
    "crowd": Evening().with_events(*[Fell(FOE, 1) for _ in range(12)]),
    "mauler": Evening().with_events(Struck(FOE, 0, 12, 2, 10)),
    "all-down": Evening().with_events(KnockedOut(1, FOE), KnockedOut(2, FOE)),
    "quick": Evening(over="heroes", rounds=4),
    "house-of-cards": Evening().with_events(*[CardPlayed("dash.1", FOE) for _ in range(10)]),
}


@pytest.mark.parametrize("id", EVENINGS)
def test_each_thing_earns_its_own(id: str) -> None:
    assert EVENINGS[id].earns() == {id}


@pytest.mark.parametrize("id", ["mighty", "crowd", "house-of-cards"])
def test_a_little_less_is_not_enough(id: str) -> None:
    short = {
        "mighty": Evening().with_events(Struck(0, FOE, 11, 2, 9)),
        "crowd": Evening().with_events(*[Fell(FOE, who % 3) for who in range(24)]),
        "house-of-cards": Evening().with_events(*[CardPlayed("dash.1", FOE) for _ in range(9)]),
    }
    assert short[id].earns() == set()


def test_to_win_unhurt_or_as_two() -> None:
    unhurt = Evening(over="heroes")
    unhurt.events = []
    assert unhurt.earns() == {"untouched"}
    two = Evening(over="heroes")
    two.table = in_quest("first_blood").journey
    assert two.earns() == {"two-alone"}


def test_a_campaign_is_won_by_somebody() -> None:
    def ended(over: str) -> list[str]:
        journey = phase("gold").journey
        assert isinstance(journey, Journey)
        journey.over = over
        return achieved(journey, [Told(KnockedOut(0, FOE))])

    assert "rune-kept" in ended("heroes")
    assert ended("overlord") == ["rune-taken"]


def test_every_one_can_be_earned_and_is_named() -> None:
    assert {*EVENINGS, "untouched", "two-alone", "rune-kept", "rune-taken"} == set(RULES)
    assert set(SECRET) <= set(RULES)
    for lang in LANGUAGES:
        text = words_of(game, lang)
        assert all(text.say(f"achievement-{id}") and text.say(f"achievement-{id}.line") for id in RULES)
