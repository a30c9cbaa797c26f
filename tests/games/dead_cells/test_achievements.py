"""What is achieved in a campaign of Dead Cells: an ordinary death earns nothing, and each thing its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from undercroft.bots.player import play_out
from undercroft.bots.registry import find_bot
from undercroft.engine.record import Event
from undercroft.engine.session import Session
from undercroft.engine.state import Told
from undercroft.games.dead_cells import game
from undercroft.games.dead_cells.achievements import RULES, SECRET, achieved
from undercroft.games.dead_cells.rules.sheets import ENEMIES, RUNES
from undercroft.games.dead_cells.state import (
    BiomeEntered,
    BossBeaten,
    BossMet,
    BoutBegan,
    Campaign,
    EnemyHurt,
    EnemyKilled,
    EnemyMended,
    FightBegan,
    Hurt,
    PastRun,
    PrisonerTaken,
    RoundBegan,
    RunBegan,
    RunOver,
    StreetReached,
)

KINDS = ("poisoned", "flayed", "quartered", "immolated")
LAST_FACE = "angry_concierge"
LIFE = ENEMIES[LAST_FACE].life


def kill(enemy: int, card: str = "zombie.1", damage: int = 2) -> list[Event]:
    """The first prisoner kills one."""
    return [EnemyHurt(0, enemy, card, damage, 0), EnemyKilled(0, enemy, card, "damage")]


class Evening:
    """A campaign of two runs that is over, and what was told of it: ordinary ones, until something is changed.

    In the first the group dies in its first biome, in the second before the Concierge's last face.
    """

    def __init__(self, players: int = 2, killer: str = "zombie.2") -> None:
        self.table: Any = Session.start(game, players=players, seed="achievements").state
        assert isinstance(self.table, Campaign)
        self.table.over = "left"
        self.kinds = [*KINDS[:players], *(["serenade"] if players == 1 else [])]
        self.first: list[Event] = [
            *self.begun(1),
            FightBegan("guards_mess"),
            *[RoundBegan(1), *kill(0, "shieldbearer.1"), *kill(1, "shieldbearer.2"), RoundBegan(2)],
            *[*kill(2, "shieldbearer.3", damage=7), Hurt(0, 3, 0, "zombie.2")],
        ]
        self.death: list[Event] = [RunOver("died", killer, 2)]
        self.second: list[Event] = [
            *[*self.begun(2), FightBegan("guards_mess"), *kill(0, "shieldbearer.1"), Hurt(1, 1, 0, "tile")],
            *[StreetReached("B1", "C1"), BossMet("C1"), BoutBegan(1)],
            EnemyHurt(-1, 7, LAST_FACE, LIFE - 3, 0),
        ]
        self.end: list[Event] = [RunOver("died", LAST_FACE, 4)]

    def begun(self, number: int) -> list[Event]:
        taken = [PrisonerTaken(who, kind) for who, kind in enumerate(self.kinds)]
        return [RunBegan(number, "B1"), *taken, BiomeEntered("B1")]

    def log(self) -> list[Told]:
        return [Told(event) for event in [*self.first, *self.death, *self.second, *self.end]]

    def achieved(self) -> list[str]:
        """What this earns."""
        return achieved(self.table, self.log())


def victory(boss: str, players: int = 2) -> Evening:
    """The second run ends with a boss beaten."""
    evening = Evening(players)
    evening.end = [BossBeaten(boss), RunOver(boss, "", 9)]
    return evening


def changed(change: Callable[[Evening], Any], **made: Any) -> Callable[[], Evening]:
    """Ordinary runs but for one thing."""

    def changed_evening() -> Evening:
        evening = Evening(**made)
        change(evening)
        return evening

    return changed_evening


def also(*events: Event, **made: Any) -> Callable[[], Evening]:
    """This happens in the second run as well, before anything else."""
    return changed(lambda evening: evening.second.__setitem__(slice(len(evening.begun(2)), 0), events), **made)


def first_run(evening: Evening) -> None:
    """A boss falls in the first run of all."""
    evening.death = [BossMet("C1"), BossBeaten("C1"), RunOver("C1", "", 9)]


def unhurt(evening: Evening) -> None:
    """Nobody is hurt in the second run's biome, though somebody was in the first run's."""
    evening.second = [one for one in evening.second if not isinstance(one, Hurt)]


def harmless(evening: Evening) -> None:
    """A blow that was all blocked has hurt nobody."""
    evening.second = [Hurt(1, 0, 2, "zombie.1") if isinstance(one, Hurt) else one for one in evening.second]


def known(runes: list[str]) -> Callable[[], Evening]:
    return changed(lambda evening: setattr(evening.table, "runes", runes))


def struck(damage: int, *then: Event) -> Callable[[], Evening]:
    """The last face was hurt so much before it killed."""
    blows: list[Event] = [EnemyHurt(-1, 7, LAST_FACE, damage, 0), *then]
    return changed(lambda evening: setattr(evening, "second", [*evening.second[:-1], *blows]))


THREE = [one for enemy in (3, 4, 5) for one in kill(enemy, "shieldbearer.1")]
EARNED: dict[str, Callable[[], Evening]] = {
    "concierge": lambda: victory("C1"),
    "time-keeper": lambda: victory("C2"),
    "hand": lambda: victory("C3"),
    "first-run": changed(first_run),
    "alone": lambda: victory("C1", players=1),
    "together": lambda: victory("C1", players=4),
    "clean": changed(unhurt),
    "mighty": also(EnemyHurt(1, 3, "shieldbearer.1", 8, 0)),
    "harvest": also(RoundBegan(1), *THREE),
    "revenge": also(RoundBegan(1), *kill(3, "zombie.1")),
    "runes": known(list(RUNES)),
    "so-close": struck(LIFE - 2),
}
MISSED: dict[str, Callable[[], Evening]] = {
    "concierge": lambda: victory("C2"),
    "time-keeper": lambda: victory("C3"),
    "hand": lambda: victory("C2"),
    "first-run": lambda: victory("C1"),
    "alone": lambda: victory("C1", players=2),
    "together": lambda: victory("C1", players=3),
    "clean": Evening,
    "mighty": also(EnemyHurt(-1, 3, "shieldbearer.1", 8, 0)),
    "harvest": also(RoundBegan(1), *THREE[:4], RoundBegan(2), *THREE[4:]),
    "revenge": also(RoundBegan(1), *kill(3, "zombie.1"), killer="shieldbearer_elite.1"),
    "runes": known(list(RUNES)[:-1]),
    "so-close": struck(LIFE - 2, EnemyMended(7, LAST_FACE, 1)),
}


def test_two_ordinary_runs_earn_nothing_and_a_victory_one_thing() -> None:
    assert Evening().achieved() == []
    assert victory("C1").achieved() == ["concierge"]


@pytest.mark.parametrize("id", RULES)
def test_each_can_be_earned_alone_and_can_be_missed(id: str) -> None:
    earned = EARNED[id]().achieved()
    assert id in earned
    assert set(earned) <= {id, "concierge"}
    assert id not in MISSED[id]().achieved()


def test_what_was_blocked_has_hurt_nobody() -> None:
    assert changed(harmless)().achieved() == ["clean"]


def test_a_boss_that_fell_was_not_close() -> None:
    evening = struck(LIFE)()
    evening.end = [BossBeaten("C1"), RunOver("C1", "", 9)]
    assert evening.achieved() == ["concierge"]


def test_what_is_a_secret_is_of_a_defeat() -> None:
    assert game.achievements() == {id: id in SECRET for id in RULES}
    assert all(EARNED[id]().table.over == "left" for id in SECRET)


def test_nothing_is_achieved_in_a_game_whose_log_begins_in_the_middle() -> None:
    for cut in (1, len(Evening().first) + 1):
        log = victory("C1").log()[cut:]
        assert achieved(victory("C1").table, log) == []


def test_nothing_is_achieved_in_the_first_steps() -> None:
    steps = changed(lambda evening: evening.table.profile.__setitem__("mode", "first"))()
    steps.end = victory("C1").end
    assert steps.achieved() == []
    score = game.score(steps.table, steps.log())
    assert score.achievements == []
    assert score.facts[0].value == "first"


# -- what is counted -----------------------------------------------------------------------------------------


def test_a_game_counts_by_its_prisoners_its_bosses_and_how_far_it_came() -> None:
    session = Session.start(game, players=2, seed="counted", options={"runs": "one"})
    play_out(session, {seat: find_bot("judgement", game, "b") for seat in range(2)})
    table: Any = session.state
    score = game.score(table, session.events)
    found = {(fact.kind, fact.seat): fact.value for fact in score.facts}
    assert found["mode", -1] == "campaign"
    assert found["boss", -1] == (max(table.beaten) if table.beaten else "none")
    assert [found["prisoner", seat] for seat in range(2)] == table.chronicle[0].prisoners
    assert all(value in game.fact_names()[kind] for (kind, _), value in found.items())
    recap = game.recap(table, session.events)
    assert list(score.figures) == game.figures()
    assert score.figures == {
        "bosses": sum(table.beaten.values()),
        "runs": 1,
        "slain": sum(recap["slain"].values()),
        "cells": table.chronicle[0].cells,
    }


def test_a_seat_counts_by_whom_it_played_most_and_serenade_is_nobodys() -> None:
    evening = Evening(players=1)
    played = ["flayed", "poisoned", "poisoned", "flayed", "poisoned"]
    evening.table.chronicle = [
        PastRun(number, [kind, "serenade"], ["B1"], "died", "", 1, 0) for number, kind in enumerate(played, 1)
    ]
    facts = [(one.value, one.seat) for one in game.score(evening.table, []).facts if one.kind == "prisoner"]
    assert facts == [("poisoned", 0)]
    evening.table.chronicle = evening.table.chronicle[:4]
    facts = [(one.value, one.seat) for one in game.score(evening.table, []).facts if one.kind == "prisoner"]
    assert facts == [("flayed", 0)]


def test_a_victory_ranks_above_any_defeat_a_quick_one_higher_and_then_bosses_and_cells() -> None:
    def rank(evening: Evening, over: str = "left") -> int:
        evening.table.over = over
        return game.score(evening.table, evening.log()).rank

    slow, quick = victory("C3"), Evening()
    quick.death = [BossBeaten("C3"), RunOver("C3", "", 9)]
    richer = Evening()
    richer.end = [RunOver("died", LAST_FACE, 400)]
    assert rank(Evening()) < rank(richer) < rank(victory("C1")) < rank(slow, "won") < rank(quick, "won")
