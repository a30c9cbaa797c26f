"""How a journey went, in figures: every figure follows from the log."""

from __future__ import annotations

import random
from typing import Any

import msgspec
from rules.descent.table import Table, hero, in_quest, monster, turn, weapon

from undercroft.engine.record import Event
from undercroft.engine.session import Session
from undercroft.engine.state import Told
from undercroft.games.descent import state
from undercroft.games.descent.game import game
from undercroft.games.descent.recap import QuestRecap
from undercroft.games.descent.state import (
    CardPlayed,
    EncounterBegun,
    EncounterWon,
    Fell,
    GoldGained,
    Healed,
    Moved,
    QuestBegun,
    QuestWon,
    Reinforced,
    Rest,
    RoundBegun,
    Searched,
)

LARGEST = 16_000  # bytes


def told(session: Session) -> dict[str, Any]:
    """The recap of a session as it stands."""
    return game.recap(session.state, session.events)


def heard(*events: Event, table: Table | None = None) -> dict[str, Any]:
    """The recap of a log of these events."""
    return QuestRecap((table or turn("A B M")).journey).hear_all([Told(event) for event in events])


def test_blows_count_for_whoever_struck() -> None:
    table = turn("A M B", heroes={"A": hero(items=[weapon("blue", "red")])}, monsters={"M": monster(health=5)})
    table.dice(1, 4).strike("M")
    recap = told(table.session)
    first, second = recap["heroes"]
    assert (first["dealt"], first["best"], first["felled"]) == (5, 5, 1)
    assert (second["dealt"], second["felled"]) == (0, 0)
    assert recap["overlord"]["fell"] == 1


def test_what_heroes_do_beside_fighting() -> None:
    recap = heard(
        Moved(0, [1], 0),
        Moved(0, [2], 1),
        Moved(2, [5], 0),
        Searched(1, 0, "fire_flask"),
        Healed(1, 2, 1, "rest"),
        state.Tested(0, "might", 3, [0, 0], True, ""),
        state.Tested(0, "might", 3, [5, 5], False, ""),
        GoldGained(25, "search"),
        GoldGained(-10, "quest"),
    )
    first, second = recap["heroes"]
    assert (first["steps"], first["tests"], first["passed"]) == (2, 2, 1)
    assert (second["searched"], second["healed"]) == (1, 2)
    assert recap["gold"] == 25


def test_the_overlords_part() -> None:
    recap = heard(CardPlayed("dash.1", 2), CardPlayed("dash.2", 2), Reinforced(2, [3]))
    assert recap["overlord"]["cards"] == {"dash": 2}
    assert recap["overlord"]["reinforced"] == 1


def test_quest_by_quest() -> None:
    recap = heard(
        QuestBegun("a_fat_goblin"),
        EncounterBegun("a_fat_goblin", 1),
        RoundBegun(1),
        RoundBegun(2),
        EncounterWon("a_fat_goblin", 1, "heroes"),
        EncounterBegun("a_fat_goblin", 2),
        RoundBegun(1),
        EncounterWon("a_fat_goblin", 2, "overlord"),
        QuestWon("a_fat_goblin", "overlord"),
    )
    assert recap["rounds"] == 3
    assert recap["quests"] == [
        {
            "quest": "a_fat_goblin",
            "winner": "overlord",
            "encounters": [
                {"number": 1, "rounds": 2, "winner": "heroes"},
                {"number": 2, "rounds": 1, "winner": "overlord"},
            ],
        }
    ]


def test_an_ally_who_falls_is_no_monster_felled() -> None:
    table = in_quest("castle_daerion")
    ranks = [one.rank for one in table.journey.figures]
    villager, foe = ranks.index("ally"), ranks.index("minion")
    recap = heard(EncounterBegun("castle_daerion", 1), Fell(villager, foe), Fell(foe, 0), table=table)
    assert recap["overlord"]["fell"] == recap["heroes"][0]["felled"] == 1


def test_a_log_may_begin_in_the_middle() -> None:
    recap = heard(RoundBegun(4), EncounterWon("first_blood", 1, "heroes"), QuestWon("first_blood", "heroes"))
    assert recap["quests"] == []


def test_a_whole_quest_is_told_shortly() -> None:
    table = in_quest("first_blood")
    rng = random.Random("recap")
    while table.session.decision is not None:
        table.session.act(rng.choice([one for one in table.decision.options if one != Rest()]))
    recap = told(table.session)
    assert recap["winner"] == table.session.outcome() == recap["quests"][0]["winner"]
    assert recap["rounds"] == recap["quests"][0]["encounters"][0]["rounds"] > 0
    assert len(msgspec.json.encode(recap)) < LARGEST
