"""What the study of Descent counts and plays: campaigns by side, quests by party, first encounters beside them."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from undercroft import find_game
from undercroft.bots.player import Player
from undercroft.bots.random import RandomPlayer
from undercroft.engine.chance import Stream, stream_key
from undercroft.engine.record import Event
from undercroft.engine.session import Session
from undercroft.games.descent import before_quest
from undercroft.games.descent import study as descent_study
from undercroft.games.descent.catalogue import CARDS
from undercroft.games.descent.rules.setup import quests_in_order
from undercroft.games.descent.state import CardPlayed, EncounterWon, Journey, KnockedOut, QuestWon, RoundBegun
from undercroft.games.descent.study import (
    AT_RANDOM,
    FIRSTS,
    PARTY_SIZES,
    QUESTS,
    RANDOM_SIDES,
    SEARCHED,
    DescentStudy,
    heroes_win,
    study,
)
from undercroft.lab.balance import Findings, report
from undercroft.lab.simulate import Batch, Played, Result

DESCENT = find_game("descent")
CONTENT = sorted(path.name for path in (Path(descent_study.__file__).parent / "content").iterdir())
LINE_UPS = [f"heroes={one},overlord={other}" for one in ("judgement", "random") for other in ("judgement", "random")]


def heard(*events: Event) -> DescentStudy:
    """A study that has heard of one campaign, in which this happened."""
    found = study()
    state = Session.start(DESCENT, 2, "lab", None, "none").state
    found.begin(state)
    for event in events:
        found.hear(state, event)
    found.end(state)
    return found


# -- counting --------------------------------------------------------------------------------------------


def test_encounters_and_quests_are_counted_apart() -> None:
    counts = heard(
        RoundBegun(1),
        RoundBegun(2),
        EncounterWon("a_fat_goblin", 1, "overlord"),
        RoundBegun(1),
        EncounterWon("a_fat_goblin", 2, "heroes"),
        QuestWon("a_fat_goblin", "heroes"),
    ).counts
    first, second = "encounter a_fat_goblin 1", "encounter a_fat_goblin 2"
    assert (counts[first, "played"], counts[first, "won"], counts[first, "rounds"]) == (1, 0, 2)
    assert (counts[second, "played"], counts[second, "won"], counts[second, "rounds"]) == (1, 1, 1)
    assert (counts["quest a_fat_goblin", "played"], counts["quest a_fat_goblin", "won"]) == (1, 1)


def test_cards_are_seen_whichever_copy_it_is() -> None:
    counts = heard(CardPlayed("dash.2", 4), CardPlayed("dash.1", 4), KnockedOut(0, 4)).counts
    assert counts["played dash", "seen"] == 2
    assert counts["knocked out", "times"] == 1


def test_everything_that_is_seen_has_a_place() -> None:
    (table,) = study().seen_tables()
    kinds = {kind: len(rows) for kind, rows in table.kinds.items()}
    assert kinds["skills learned"] == 72
    assert kinds["monsters of open groups"] == 9


# -- quests ----------------------------------------------------------------------------------------------


def test_every_quest_is_tried_with_two_three_and_four_heroes() -> None:
    trials = {trial.name: trial for trial in study().trials()}
    quests = {name for name, trial in trials.items() if trial.cells[0][0] == QUESTS}
    assert quests == {f"{id} {heroes}" for id in quests_in_order() for heroes in PARTY_SIZES}
    firsts = {trial.cells[0][1] for trial in trials.values() if trial.cells[0][0] == FIRSTS}
    assert firsts == {id for id, quest in CARDS.quests.items() if quest.encounters == 2}


def test_a_quest_is_played_once_for_its_first_encounter_too() -> None:
    (first,) = [trial for trial in study().trials() if trial.name == "a_fat_goblin 2 1"]
    assert first.tries(400) == 0
    assert first.within == "a_fat_goblin 2"
    whole = study().play_through(DESCENT, first.within, "random", "lab")
    assert set(whole) == {"a_fat_goblin 2", first.name}
    assert study().play(DESCENT, first.name, "random", "lab") is whole[first.name]


@pytest.mark.parametrize(
    ("bots", "won"), [(RANDOM_SIDES["random heroes"], True), (RANDOM_SIDES["random overlord"], False)]
)
def test_a_quest_at_random_is_won_by_the_side_at_random(bots: str, won: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(descent_study, "heroes_win", lambda session, players: (True, None))
    assert study().play_through(DESCENT, f"first_blood 2 {bots}", "judgement", "lab") == {f"first_blood 2 {bots}": won}


def test_a_quest_rests_on_its_own_encounters_and_on_all_cards() -> None:
    rests_on = [file for file in CONTENT if study().rests_on("a_fat_goblin 2 1", file)]
    assert [file for file in rests_on if file[-6:-5].isdecimal() and file.startswith("quest_")] == [
        "quest_a_fat_goblin_1.toml",
        "quest_a_fat_goblin_2.toml",
    ]
    assert {"heroes.toml", "items_act1.toml", "quest_first_blood.toml"} <= set(rests_on)


@pytest.mark.parametrize("quest", quests_in_order())
def test_a_campaign_can_come_to_every_quest(quest: str) -> None:
    """What was played before it is what the campaign asks for."""
    for number in range(4):
        past = before_quest.past_of(quest, Stream(stream_key(f"lab {number}", "past")))
        roles = [CARDS.quests[id].role for id, _ in past]
        assert quest not in [id for id, _ in past]
        assert len(past) == len({id for id, _ in past})
        if CARDS.quests[quest].role == "finale":
            assert roles == ["introduction", *["act1"] * 3, "interlude", *["act2"] * 3]
        if CARDS.quests[quest].role == "interlude":
            assert roles == ["introduction", *["act1"] * 3]


def test_a_quest_begins_in_a_campaign_that_has_come_to_it_and_ends_with_it() -> None:
    players: dict[int, Player] = {seat: RandomPlayer(f"lab {seat}") for seat in (0, 1)}
    session = before_quest.before(DESCENT, "the_twin_idols", 3, "lab", players)
    table = session.state
    assert isinstance(table, Journey)
    assert table.encounter is not None
    assert (table.encounter.quest, table.encounter.number, len(table.heroes)) == ("the_twin_idols", 1, 3)
    assert table.campaign is not None
    assert table.campaign.act == 2
    before = len(table.campaign.played)
    won, _ = heroes_win(session, players)
    table = session.state
    assert isinstance(table, Journey)
    assert table.campaign is not None
    assert len(table.campaign.played) == before + 1
    assert (table.campaign.played[-1].winner == "heroes") is won


# -- the report ------------------------------------------------------------------------------------------


def result(players: int, bots: str, wins: int) -> Result:
    """Twenty campaigns, so many of them won by the heroes."""
    order = Batch("descent", players, bots, "lab", {"mode": "campaign"}, 0, 20)
    won = [(number < wins, number >= wins) for number in range(20)]
    return Result(order, Played(won, [4000] * 20, Counter()), 1.0)


def test_the_report_speaks_of_sides_and_of_every_quest() -> None:
    line_ups = {
        bots: {players: result(players, bots, 10 if place == 0 else 20 * place % 60) for players in range(2, 6)}
        for place, bots in enumerate(LINE_UPS)
    }
    judged = line_ups[LINE_UPS[0]]
    trials = {trial.name: [True, False] for trial in study().trials()}
    random = line_ups["heroes=random,overlord=judgement"]
    text = report(Findings(DESCENT, 20, "lab", judged, random, {}, trials, line_ups), study())
    assert "## Games won" in text
    assert "overlord" in text
    for title in (QUESTS, FIRSTS, AT_RANDOM, SEARCHED):
        assert f"## {title}" in text
    for quest in quests_in_order():
        assert f"`{quest}`" in text, quest
    assert "2 heroes" in text
    assert "4 heroes" in text
