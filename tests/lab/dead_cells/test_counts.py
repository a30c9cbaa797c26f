"""What the study of Dead Cells counts: against hand-written runs, and against what campaigns themselves wrote down."""

from __future__ import annotations

from collections import Counter

import pytest

from undercroft import find_game
from undercroft.engine.record import Event
from undercroft.engine.session import Session
from undercroft.games.dead_cells.catalogue import BIOMES, CARDS
from undercroft.games.dead_cells.state import (
    AttackTurned,
    BossBeaten,
    BossMet,
    Campaign,
    CardBought,
    Died,
    ElementLaid,
    EnemyPlaced,
    FightBegan,
    FightOver,
    GoodsShown,
    ItemFound,
    ItemTaken,
    PrisonerTaken,
    Revealed,
    RunBegan,
    RunOver,
)
from undercroft.games.dead_cells.study import CONCIERGE, OFTEN, RUN, CellsStudy, play_from_quarters, study
from undercroft.lab.balance import Findings, report
from undercroft.lab.simulate import Batch, Played, Result, play_game, simulate

CELLS = find_game("dead-cells")


def heard(*events: Event, seats: int = 2) -> CellsStudy:
    """A study that has heard of one campaign, in which this happened."""
    found = study()
    state = Session.start(CELLS, seats, "lab", None, "none").state
    found.begin(state)
    for event in events:
        found.hear(state, event)
    found.end(state)
    return found


def run(number: int, biome: str, *kinds: str) -> list[Event]:
    """A run begins."""
    return [RunBegan(number, biome), *[PrisonerTaken(who, kind) for who, kind in enumerate(kinds)]]


def test_a_boss_first_falls_once_and_may_be_beaten_again():
    counts = heard(
        *run(1, "B1", "flayed"),
        BossMet("C1"),
        RunOver("died", "concierge", 3),
        *run(2, "B1", "flayed"),
        BossMet("C1"),
        BossBeaten("C1"),
        RunOver("C1", "", 9),
        *run(3, "B1", "poisoned"),
        BossMet("C1"),
        BossBeaten("C1"),
        RunOver("C1", "", 9),
    ).counts
    firsts = {what: times for (row, what), times in counts.items() if row == "boss C1"}
    assert firsts == {"campaigns": 1, "met": 3, "beaten": 2, "at 2": 1}
    assert {what for row, what in counts if row == "boss C2"} == {"campaigns"}


def test_a_fight_in_which_somebody_dies_counts_once_for_all_who_stood_in_it():
    counts = heard(
        *run(1, "B1", "flayed", "poisoned"),
        FightBegan("b1_cell"),
        EnemyPlaced(0, "zombie.1", 2),
        FightOver(1, 0),
        FightBegan("b1_hall"),
        EnemyPlaced(0, "zombie.2", 2),
        EnemyPlaced(1, "zombie.1", 3),
        EnemyPlaced(2, "undead_archer", 4),
        Died(0, "undead_archer"),
        Died(1, "poisoned"),
        FightOver(0, 3),
        RunOver("died", "undead_archer", 2),
    ).counts
    assert "undead_archer" in CARDS.monsters
    assert (counts["monster zombie", "met"], counts["monster zombie", "deaths"]) == (2, 1)
    assert (counts["monster undead_archer", "met"], counts["monster undead_archer", "deaths"]) == (1, 1)


def test_a_boss_s_fight_is_no_meeting_with_the_monsters_before_it():
    counts = heard(
        *run(1, "B1", "flayed"),
        FightBegan("b1_cell"),
        EnemyPlaced(0, "zombie.1", 2),
        FightOver(0, 1),
        BossMet("C1"),
        EnemyPlaced(0, "concierge", 2),
        Died(0, "concierge"),
        RunOver("died", "concierge", 2),
    ).counts
    assert (counts["monster zombie", "met"], counts["monster zombie", "deaths"]) == (1, 0)
    assert not counts["monster concierge", "met"]


def test_a_prisoner_counts_for_the_boss_of_the_stage_whether_it_was_reached_or_not():
    counts = heard(
        *run(2, "B4", "flayed", "immolated"),
        RunOver("died", "worm", 2),
        *run(3, "B4", "flayed", "quartered"),
        BossMet("C2"),
        BossBeaten("C2"),
        RunOver("C2", "", 9),
    ).counts
    rows = {row: (counts[row, "won"], counts[row, "runs"]) for row, what in counts if what == "runs" and "C2" in row}
    assert rows == {"anyone C2": (1, 2), "flayed C2": (1, 2), "immolated C2": (0, 1), "quartered C2": (1, 1)}


def test_with_all_four_there_nobody_s_presence_tells_anything():
    four = ("flayed", "poisoned", "quartered", "immolated")
    counts = heard(*run(1, "B1", *four), RunOver("died", "zombie", 2), seats=4).counts
    assert not [row for row, _ in counts if row.endswith("C1") and row != "boss C1"]


def test_an_item_is_taken_once_for_each_time_it_was_offered():
    first, second, third = list(CARDS.equipment)[:3]
    counts = heard(
        *run(1, "B1", "flayed"),
        ItemFound(first),
        ItemTaken(0, first),
        GoodsShown("merchant", [second, third]),
        ItemTaken(0, third),
        GoodsShown("collector", [first]),
        ItemTaken(0, third),
        RunOver("died", "zombie", 2),
        *run(2, "B1", "flayed"),
        ItemTaken(0, second),
    ).counts
    found = [(counts[f"item {item}", "offered"], counts[f"item {item}", "taken"]) for item in (first, second, third)]
    assert found == [(1, 1), (1, 0), (1, 1)]


def test_upgrades_and_cells_are_counted_after_the_run_that_brought_them():
    cards = [card for deck in ("SV", "TC", "BR") for card in CARDS.box_order(deck)]
    events: list[Event] = []
    for number in range(1, 7):
        events += [*run(number, "B1", "flayed"), RunOver("died", "zombie", number)]
        events += [CardBought("survival", card) for card in cards[: number - 1]]
    counts = heard(*events).counts
    assert (counts["after run 5", "bought"], counts["after run 5", "bought squared"]) == (10, 100)
    assert (counts["runs 1 to 5", "cells"], counts["runs 1 to 5", "cells squared"]) == (15, 55)
    assert counts["runs 6 to 12", "cells"] == 6


def test_cards_that_come_to_light_are_seen_whichever_copy_it_is():
    found = heard(
        Revealed(0, "second_look"), EnemyPlaced(0, "zombie.2", 2), AttackTurned("hand_slam.1"), ElementLaid("fire", 2)
    )
    seen = {row for row, what in found.counts if what == "seen"}
    assert seen == {"combat second_look", "enemy zombie", "enemy hand_slam", "enemy fire_second"}


def test_every_card_and_tile_of_the_box_has_a_place_where_it_is_seen():
    (table,) = study().seen_tables()
    kinds = {kind: len(rows) for kind, rows in table.kinds.items()}
    assert kinds["upgrades"] == 42 + 40 + 37
    assert kinds["equipment and blueprints"] == len(CARDS.equipment)
    assert (kinds["the Well"], kinds["secrets"], kinds["runes"], kinds["malaise"]) == (21, 20, 7, 5)
    assert (kinds["monsters and elites"], kinds["tiles"]) == (len(CARDS.monsters), len(CARDS.tiles))


@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_counts_agree_with_what_a_campaign_wrote_down(players):
    order = Batch("dead-cells", players, "random", "lab", {"runs": "ten"}, 0, 1, True)
    found = study()
    session, _ = play_game(CELLS, order, 0, found)
    table = session.state
    assert isinstance(table, Campaign)
    counts = found.counts
    assert len(table.chronicle) == 10
    starts = Counter(past.path[0] for past in table.chronicle)
    assert {biome: counts[f"start {biome}", "taken"] for biome in BIOMES} == {biome: starts[biome] for biome in BIOMES}
    assert sum(counts[age, "cells"] for age in ("runs 1 to 5", "runs 6 to 12")) == sum(
        past.cells for past in table.chronicle
    )
    for boss in CARDS.forms.values():
        assert counts[f"boss {boss.boss}", "met"] == sum(boss.boss in past.path for past in table.chronicle)
    if players < 4:
        present = Counter(kind for past in table.chronicle for kind in past.prisoners if kind != "serenade")
        assert {kind: counts[f"{kind} C1", "runs"] for kind in present} == dict(present)
    for past in table.chronicle:
        killer = past.killer.partition(".")[0]
        if killer in CARDS.monsters:
            assert counts[f"monster {killer}", "deaths"]
    deaths = {row for row, what in counts if what == "deaths" and counts[row, what]}
    assert deaths
    assert all(counts[row, "met"] >= counts[row, "deaths"] for row in deaths)
    assert all(
        counts[row, "offered"] >= counts[row, "taken"] for row, what in counts if what == "taken" and "item" in row
    )


def test_a_single_run_begins_in_the_quarters_whatever_the_box():
    session = Session.start(CELLS, 2, "lab", {"runs": "one", "start_box": "finished"}, "none")
    play_from_quarters(session, "random", "lab")
    table = session.state
    assert isinstance(table, Campaign)
    assert [past.path[0] for past in table.chronicle] == ["B1"]


def test_who_goes_on_a_single_run_is_drawn_by_lot():
    kinds = set()
    for number in range(12):
        session = Session.start(CELLS, 1, "lab", {"runs": "one"}, "none")
        play_from_quarters(session, "random", f"lab:{number}")
        assert isinstance(session.state, Campaign)
        kinds.add(session.state.chronicle[0].prisoners[0])
    assert len(kinds) == 4


def test_the_report_has_every_aim_for_every_number_of_players():
    played = {
        players: simulate("dead-cells", 1, players, "random", "lab", 1, {"runs": "one"}, True)
        for players in (1, 2, 3, 4)
    }
    trials = {trial.name: [True, False] * trial.times for trial in study().trials()}
    text = report(Findings(CELLS, 1, "lab", played, played, {}, trials), study())
    assert text.count("In which run each boss first fell, ") == 3 * 4
    assert text.count(f"- {CONCIERGE}, {RUN['finished']}, ") == 4
    assert text.count(": no deaths a meeting above 4 times the median") == 7
    assert "| `Concierge` | never (0 to never), 1 never |" in text
    assert "## Cards of the box" in text
    assert len(study().trials()) == 4 * len(OFTEN)


def test_a_shift_compares_each_number_of_players_with_itself():
    def counted(*rows: tuple[str, int, int]) -> Result:
        counts: Counter[tuple[str, str]] = Counter()
        for row, won, runs in rows:
            counts[row, "won"], counts[row, "runs"] = won, runs
        order = Batch("dead-cells", 1, "judgement", "lab", {}, 0, 1)
        return Result(order, Played([(False,)], [1], counts), 1.0)

    few = counted(("anyone C1", 10, 100), ("flayed C1", 5, 50))
    more = counted(("anyone C1", 80, 100), ("flayed C1", 40, 50))
    none = counted()
    found = {1: few, 2: more, 3: none, 4: none}
    text = report(Findings(CELLS, 1, "lab", found, found), study())
    # Taken together its 45 of 100 are exactly what groups of these sizes win.
    row = next(line for line in text.split("\n") if line.startswith("| `flayed, C1`"))
    assert "| 1.00 (" in row
