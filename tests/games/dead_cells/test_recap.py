"""How a campaign of Dead Cells went, in figures: every figure follows from the log."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from rules.dead_cells.table import BLANK, after_run, blow, combat, fight, give, monster

from undercroft.bots.player import next_answer
from undercroft.bots.registry import find_bot
from undercroft.engine.record import Event
from undercroft.engine.session import Session
from undercroft.engine.state import Told
from undercroft.games.dead_cells import game
from undercroft.games.dead_cells.catalogue import CARDS
from undercroft.games.dead_cells.recap import CellsRecap
from undercroft.games.dead_cells.state import (
    BiomeEntered,
    BossBeaten,
    BossMet,
    BoutBegan,
    Campaign,
    CardBought,
    Cursed,
    Died,
    Drank,
    EnemyHurt,
    EnemyKilled,
    EnemyMarked,
    FightBegan,
    Gained,
    Healed,
    Hurt,
    ItemTaken,
    Looted,
    PastRun,
    PrisonerTaken,
    RunBegan,
    RunOver,
    ScrollGained,
    ThrownIn,
)

LARGEST = 16000  # bytes


def told(session: Session) -> dict[str, Any]:
    """The recap of a session as it stands."""
    return game.recap(session.state, session.events)


def heard(*events: Event) -> dict[str, Any]:
    """The recap of a log of these events, between two runs."""
    return CellsRecap(after_run().campaign).hear_all([Told(event) for event in events])


def run(number: int, *kinds: str) -> list[Event]:
    """A run begins with these."""
    return [RunBegan(number, "B1"), *[PrisonerTaken(who, kind) for who, kind in enumerate(kinds)], BiomeEntered("B1")]


# -- what was dealt and suffered ---------------------------------------------------------------------------


def test_damage_and_kills_count_for_whoever_struck() -> None:
    weak, strong = monster(life=2), monster(life=9, II=[{"do": "damage"}])
    knife = combat(I=[blow("1", 2)], III=[give("burning", "1")])
    table = fight(["poisoned", "flayed"], cards=[[knife, BLANK], [BLANK]], foes={"1": weak, "2": strong})
    table.go("ask-way")
    recap = told(table.session)
    part = recap["prisoners"]["poisoned"]
    assert (part["dealt"], part["best"], part["kills"], part["states"]) == (2, 2, 1, 1)
    assert recap["prisoners"].get("flayed", {"dealt": 0})["dealt"] == 0
    assert recap["slain"] == {weak.partition(".")[0]: 1}
    hurt = [one for one in table.told(Hurt) if one.by == strong]
    assert recap["harm"][strong.partition(".")[0]] == sum(one.amount for one in hurt) == 1


def test_what_poison_does_to_an_enemy_is_nobodys_but_belongs_to_the_run() -> None:
    recap = heard(
        *run(1, "poisoned", "flayed"),
        FightBegan("guards_mess"),
        EnemyHurt(0, 0, "zombie.1", 2, 1),
        EnemyHurt(-1, 0, "zombie.1", 3, 0),
        EnemyKilled(-1, 0, "zombie.1", "poisoned"),
    )
    assert recap["prisoners"]["poisoned"]["dealt"] == 2
    assert recap["prisoners"]["poisoned"]["kills"] == 0
    assert (recap["runs"][0]["dealt"], recap["runs"][0]["slain"], recap["runs"][0]["fights"]) == (5, 1, 1)


@pytest.mark.parametrize(
    ("by", "source", "kind"),
    [
        ("zombie.2", "zombie", "enemy"),
        ("bulwark", "bulwark", "place"),
        ("poison", "poison", "state"),
        ("bleeding", "bleeding", "state"),
        ("bell", "bell", "place"),
        ("guards_mess", "guards_mess", "place"),
        ("concierge", "C1", "enemy"),
        ("shuriken", "shuriken", "enemy"),
        ("thorns", "thorns", "enemy"),
    ],
)
def test_wounds_are_told_apart_by_what_dealt_them(by: str, source: str, kind: str) -> None:
    recap = heard(*run(1, "flayed"), Hurt(0, 2, 1, by))
    assert recap["prisoners"]["flayed"]["suffered"] == {"enemy": 0, "state": 0, "place": 0} | {kind: 2}
    assert recap["prisoners"]["flayed"]["blocked"] == 1
    assert recap["harm"] == {source: 2}
    assert recap["runs"][0]["suffered"] == 2


def test_an_attack_of_a_boss_counts_as_the_boss() -> None:
    attack = next(card for card in CARDS.attacks.values() if card.boss == "C2")
    recap = heard(*run(1, "flayed"), Hurt(0, 2, 0, f"{attack.id}.1"), RunOver("died", f"{attack.id}.1", 3))
    assert recap["harm"] == recap["killers"] | {"C2": 2} == {"C2": 2}
    assert recap["killers"] == {"C2": 1}


def test_what_is_gained_is_counted_for_its_prisoner() -> None:
    recap = heard(
        *run(1, "flayed", "quartered"),
        Healed(1, 3),
        Looted(1, "tooth", 4),
        Looted(1, "equipment:rusty_sword", 1),
        ItemTaken(1, "rusty_sword"),
        ScrollGained(1, "tactics", 1),
        Gained("tooth", 5),
        Gained("cell", 2),
        EnemyMarked(1, 0, "zombie.1", "burning", 0),
        Died(1, "zombie.1"),
    )
    part = recap["prisoners"]["quartered"]
    assert (part["healed"], part["loot"], part["items"]) == (3, {"equipment": 1, "tooth": 4}, 1)
    assert (part["scrolls"], part["states"], part["deaths"]) == (1, 1, 1)
    assert recap["prisoners"]["flayed"]["deaths"] == 0
    assert recap["teeth"] == 5


# -- runs ----------------------------------------------------------------------------------------------------


def test_a_prisoner_is_counted_by_what_it_is_whatever_its_place_in_a_run() -> None:
    recap = heard(
        *run(1, "poisoned", "flayed"),
        EnemyHurt(1, 0, "zombie.1", 2, 0),
        RunOver("died", "zombie.1", 3),
        *run(2, "flayed", "immolated"),
        EnemyHurt(0, 0, "zombie.1", 4, 0),
        EnemyHurt(1, 0, "zombie.1", 1, 0),
        RunOver("C1", "", 8),
    )
    dealt = {kind: (one["runs"], one["dealt"], one["best"]) for kind, one in recap["prisoners"].items()}
    assert dealt == {"poisoned": (1, 0, 0), "flayed": (2, 6, 4), "immolated": (1, 1, 1)}


def test_runs_tell_their_way_their_end_and_what_they_brought() -> None:
    recap = heard(
        *run(1, "flayed", "quartered"),
        RunOver("died", "zombie.2", 3),
        CardBought("tactics", "x"),
        ThrownIn("y"),
        *run(2, "flayed", "quartered"),
        BiomeEntered("B3"),
        Cursed("B4", 1),
        Drank(0),
        BossMet("C1"),
        BoutBegan(1),
        BoutBegan(2),
        BossBeaten("C1"),
        RunOver("C1", "", 9),
    )
    first, second = recap["runs"]
    assert (first["path"], first["outcome"], first["killer"], first["cells"]) == (["B1"], "died", "zombie", 3)
    assert (first["bought"], second["bought"]) == (1, 0)
    assert (second["path"], second["outcome"], second["killer"]) == (["B1", "B3", "C1"], "C1", "")
    assert recap["killers"] == {"zombie": 1}
    assert recap["cells"] == 12
    assert recap["bosses"]["C1"] == {"met": 1, "beaten": 1, "bouts": 2, "first": 2, "forms": 2}
    assert recap["bosses"]["C3"]["met"] == 0
    deeds = recap["deeds"]
    assert {name: count for name, count in deeds.items() if count} == {
        "upgrades": 1,
        "well": 1,
        "curses": 1,
        "potions": 1,
    }


def test_who_took_part_in_a_run_whose_beginning_is_not_told_stands_in_the_chronicle() -> None:
    state = after_run().campaign
    state.chronicle = [
        PastRun(1, ["poisoned", "flayed"], ["B1"], "died", "zombie.1", 1, 0),
        PastRun(2, ["quartered", "immolated"], ["B1"], "died", "zombie.1", 1, 0),
    ]
    events = [EnemyHurt(1, 0, "zombie.1", 2, 0), RunOver("died", "zombie.1", 1)]
    recap = CellsRecap(state).hear_all([Told(event) for event in events])
    assert recap["prisoners"]["immolated"]["dealt"] == 2
    assert recap["runs"][0]["prisoners"] == ["quartered", "immolated"]


# -- a whole game --------------------------------------------------------------------------------------------


def test_the_sums_agree_with_the_table() -> None:
    session = Session.start(game, players=2, seed="recap", options={"runs": "one"})
    bots = dict.fromkeys(range(2), find_bot("judgement", game, "recap"))
    while (found := next_answer(session, bots)) is not None:
        session.act(found[1], found[0])
    state: Any = session.state
    assert isinstance(state, Campaign)
    assert session.is_over()
    recap = told(session)
    events = [one.event for one in session.events]
    [chapter] = state.chronicle
    [only] = recap["runs"]
    assert (only["number"], only["path"], only["prisoners"]) == (1, chapter.path, chapter.prisoners)
    assert (only["outcome"], only["cells"]) == (chapter.outcome, chapter.cells)
    assert only["dealt"] == sum(one.amount for one in events if isinstance(one, EnemyHurt))
    assert only["suffered"] == sum(recap["harm"].values()) == sum(one.amount for one in events if isinstance(one, Hurt))
    assert only["slain"] == sum(recap["slain"].values()) == sum(isinstance(one, EnemyKilled) for one in events)
    assert only["fights"] > 0
    parts = recap["prisoners"].values()
    assert sum(sum(one["suffered"].values()) for one in parts) == only["suffered"]
    assert 0 < sum(one["dealt"] for one in parts) <= only["dealt"]
    assert sum(one["deaths"] for one in parts) == sum(isinstance(one, Died) for one in events)
    assert len(msgspec.json.encode(recap)) < LARGEST
