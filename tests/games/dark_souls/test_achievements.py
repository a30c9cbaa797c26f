"""What is achieved in a game of Dark Souls: an ordinary victory earns one thing, a defeat nothing, and each its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from undercroft.bots.player import play_out
from undercroft.bots.registry import find_bot
from undercroft.engine.record import Event
from undercroft.engine.session import Session
from undercroft.engine.state import Told
from undercroft.games.dark_souls import game
from undercroft.games.dark_souls.achievements import RULES, SECRET, achieved
from undercroft.games.dark_souls.state import (
    Activated,
    Attacked,
    Began,
    Died,
    Drank,
    Fell,
    FoeActed,
    Hit,
    Regained,
    Souls,
    Suffered,
    TookClass,
    Triumphed,
)

ENCOUNTER, BOSS = "ash_gardens", "gargoyle"
CLASSES = ("knight", "herald", "assassin", "warrior")


def blow(damage: int, health: int = 5, foe: int = 0) -> list[Event]:
    """The first hero strikes a foe."""
    return [Attacked(0, "sword", 0, foe), Hit(foe, damage, health)]


class Evening:
    """A game that is over, and what was told of it: an ordinary one, until something is changed."""

    def __init__(self, over: str, players: int = 2) -> None:
        self.table: Souls = Session.start(game, players=players, seed="achievements").state
        self.table.over = over
        self.taken: list[Event] = []
        for who, hero in enumerate(self.table.heroes):
            hero.kind = CLASSES[who]
            self.taken.append(TookClass(hero.seat, who, hero.kind))
        self.encounter: list[Event] = [
            Began(ENCOUNTER, 0),
            *[Activated(0), *blow(5, 0), Fell(0, "hollow_soldier"), *blow(5, 0, 1), Fell(1, "hollow_soldier")],
            *[FoeActed(2), Suffered(0, 3, "attack", 2), Drank(0), Activated(1), *blow(5, 0, 2), Fell(2, "sentinel")],
            Triumphed(ENCOUNTER),
        ]
        self.death: list[Event] = [Began(ENCOUNTER, 0), Suffered(1, 5, "attack", 0), Died(1)]
        self.boss: list[Event] = [Began(BOSS, -1), Suffered(0, 1, "attack", 5), *blow(8, 0), Fell(0, BOSS)]
        self.end: list[Event] = [Triumphed(BOSS)] if over == "won" else [Died(0)]

    def achieved(self) -> list[str]:
        """What this earns."""
        events = [*self.taken, *self.encounter, *self.death, *self.boss, *self.end]
        return achieved(self.table, [Told(event) for event in events])


def victory(players: int = 2) -> Evening:
    return Evening("won", players)


def defeat(health: int = 4, what: str = BOSS) -> Evening:
    """All was lost to a boss with so much health."""
    evening = Evening("lost")
    evening.boss = [Began(what, -1), *blow(3, 9, 7), *blow(3, health, 8)]
    return evening


def test_an_ordinary_victory_earns_the_first_thing_alone_and_a_defeat_nothing() -> None:
    assert victory().achieved() == ["victory"]
    assert defeat().achieved() == []


def changed(change: Callable[[Evening], Any]) -> Callable[[], Evening]:
    """An ordinary victory but for one thing."""

    def made() -> Evening:
        evening = victory()
        change(evening)
        return evening

    return made


def sparks(count: int) -> Callable[[], Evening]:
    return changed(lambda evening: setattr(evening.table, "sparks", count))


def without(part: str, kind: type[Event]) -> Callable[[], Evening]:
    return changed(
        lambda evening: setattr(evening, part, [one for one in getattr(evening, part) if not isinstance(one, kind)])
    )


def also(*events: Event) -> Callable[[], Evening]:
    return changed(lambda evening: evening.encounter.extend(events))


def mode(name: str) -> Callable[[], Evening]:
    return changed(lambda evening: setattr(evening.table.quest, "mode", name))


FELLED: list[Event] = [Attacked(0, "sword", 0, 9), *[Fell(foe, "hollow_soldier") for foe in (9, 10, 11)]]

EARNED: dict[str, Callable[[], Evening]] = {
    "victory": victory,
    "alone": lambda: victory(players=1),
    "together": lambda: victory(players=4),
    "undying": without("death", Died),
    "last-spark": sparks(0),
    "dry": without("encounter", Drank),
    "untouched": without("boss", Suffered),
    "mighty": also(*blow(9)),
    "harvest": also(Activated(0), *FELLED),
    "bloodstain": also(Regained(0, 4)),
    "campaign": mode("first_journey"),
    "so-close": lambda: defeat(health=3),
}
MISSED: dict[str, Callable[[], Evening]] = {
    "victory": defeat,
    "alone": victory,
    "together": lambda: victory(players=3),
    "undying": victory,
    "last-spark": sparks(1),
    "dry": victory,
    "untouched": without("encounter", Suffered),
    "mighty": also(*blow(8)),
    "harvest": also(Activated(0), *FELLED[:3], Activated(1), FELLED[0], FELLED[3]),
    "bloodstain": victory,
    "campaign": mode("standard"),
    "so-close": lambda: defeat(health=3, what=ENCOUNTER),
}


@pytest.mark.parametrize("id", RULES)
def test_each_can_be_earned_and_can_be_missed(id: str) -> None:
    assert id in EARNED[id]().achieved()
    assert id not in MISSED[id]().achieved()


def test_a_boss_in_good_health_was_not_close() -> None:
    assert "so-close" not in defeat(health=4).achieved()


def test_what_is_a_secret_is_of_a_defeat() -> None:
    assert game.achievements() == {id: id in SECRET for id in RULES}
    for id in SECRET:
        assert EARNED[id]().table.over == "lost"


def test_nothing_is_achieved_in_a_game_whose_log_begins_in_the_middle() -> None:
    taken_up = victory()
    taken_up.taken = []
    assert taken_up.achieved() == []


def test_first_steps_are_counted_as_such_and_nothing_is_achieved_in_them() -> None:
    session = Session.start(game, players=1, seed="first", options={"mode": "first"})
    play_out(session, {0: find_bot("judgement", game, "b")})
    table: Any = session.state
    assert table.over == "won", "a game in which something could have been achieved"
    score = game.score(table, session.events)
    assert score.achievements == []
    assert {fact.kind for fact in score.facts} == {"mode", "class"}
    assert all(fact.value in game.fact_names()[fact.kind] for fact in score.facts)


def test_a_game_counts_by_its_classes_its_boss_and_how_far_it_came() -> None:
    session = Session.start(game, players=2, seed="counted")
    play_out(session, {seat: find_bot("judgement", game, "b") for seat in range(2)})
    table: Any = session.state
    score = game.score(table, session.events)
    found = {(fact.kind, fact.seat): fact.value for fact in score.facts}
    assert found["mode", -1] == "standard"
    assert found["boss", -1] == table.quest.boss
    assert [found["class", seat] for seat in range(2)] == [hero.kind for hero in table.heroes]
    assert all(value in game.fact_names()[kind] for (kind, _), value in found.items())
    recap = game.recap(table, session.events)
    won = [fight for fight in recap["fights"] if fight["end"] == "won"]
    assert list(score.figures) == game.figures()
    assert score.figures == {
        "bosses": len([fight for fight in won if fight["boss"]]),
        "encounters": len([fight for fight in won if not fight["boss"]]),
        "deaths": sum(hero["deaths"] for hero in recap["heroes"]),
        "turns": sum(fight["turns"] for fight in recap["fights"]),
    }


def test_a_victory_ranks_above_any_defeat_and_with_more_sparks_above_one_with_fewer() -> None:
    def rank(evening: Evening) -> int:
        events = [*evening.taken, *evening.encounter * 30, *evening.death, *evening.boss, *evening.end]
        return game.score(evening.table, [Told(event) for event in events]).rank

    assert rank(defeat()) < rank(sparks(0)()) < rank(sparks(2)())
