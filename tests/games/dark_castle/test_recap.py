"""How a castle went, in figures: every figure follows from the log."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rules.dark_castle.table import clash, enemy, lay

from undercroft.bots.player import next_answer
from undercroft.bots.registry import find_bot
from undercroft.engine.session import Session
from undercroft.games.dark_castle import cards, game
from undercroft.games.dark_castle.recap import CastleRecap, recap
from undercroft.games.dark_castle.state import (
    Accept,
    Castle,
    EnemyBrokeOff,
    EnemyFell,
    FightBegan,
    Healed,
    Keep,
    Lost,
    Rested,
    Rolled,
    Spared,
    StruckDie,
    TakeWay,
    Turned,
    Use,
    Used,
)

LARGEST = 3000  # bytes


def told(session: Session) -> dict[str, Any]:
    """The recap of a session as it stands."""
    return game.recap(session.state, session.events)


# -- luck ------------------------------------------------------------------------------------------------


def expected(table: Any, who: int = 0) -> tuple[int, float]:
    luck = told(table.session)["prisoners"][who]["luck"]
    return luck["came"], luck["expected"]


def test_luck_is_what_the_symbols_could_strike_against_the_mean_of_the_six_faces(monkeypatch):
    # The Abbot's die: wisdom, wisdom, wisdom twice, might, might twice, cunning.
    table = lay(enemy(monkeypatch, "wisdom wisdom might", 1))
    table.turn(0)
    clash(table, "wisdom wisdom", "wisdom", rest=-1)
    assert expected(table, 0) == (2, round((1 + 1 + 2 + 1 + 1 + 0) / 6, 2))
    # The Cook's: might, might, might twice, cunning, cunning twice, wisdom. Both rolled at the same row.
    assert expected(table, 1) == (1, round((1 + 1 + 1 + 0 + 0 + 1) / 6, 2))


def test_the_row_as_it_lies_counts_and_not_as_it_was(monkeypatch):
    table = lay(enemy(monkeypatch, "might wisdom", 1))
    table.turn(0)
    clash(table, "wisdom", "cunning")
    clash(table, "wisdom", "cunning")
    # In the second round only the might die is left: two faces of the Abbot's die have it, one symbol of each strikes.
    assert expected(table) == (1 + 0, round((1 + 1 + 1 + 1 + 1 + 0) / 6 + 2 / 6, 2))


@pytest.mark.parametrize(
    ("special", "row", "faces"),
    [
        (cards.Special(ordered=True), "might wisdom wisdom", 0 + 0 + 0 + 1 + 1 + 0),
        (cards.Special(ordered=True), "wisdom wisdom might", 1 + 1 + 2 + 0 + 0 + 0),
        (cards.Special(sweep=True), "wisdom wisdom might", 1 + 1 + 1 + 1 + 1 + 0),
        (cards.Special(tough=1), "wisdom", 1 + 1 + 2 + 0 + 0 + 0),
    ],
)
def test_an_enemy_that_can_be_struck_otherwise_is_reckoned_with_otherwise(monkeypatch, special, row, faces):
    table = lay(enemy(monkeypatch, row, 1, special))
    table.turn(0)
    clash(table, "cunning", "cunning")
    assert expected(table) == (0, round(faces / 6, 2))


def test_what_fades_cannot_be_struck(monkeypatch):
    table = lay(enemy(monkeypatch, "wisdom might", 1, cards.Special(fading="wisdom")))
    table.dice("wisdom", "might")
    table.turn(0)
    clash(table, "wisdom", "cunning")
    assert expected(table) == (0, round((1 + 1) / 6, 2))


def test_a_throw_made_again_counts_again(monkeypatch):
    table = lay(enemy(monkeypatch, "wisdom", 1), hands=[["liquid_luck.1"], []])
    table.turn(0)
    clash(table, "cunning", "cunning")
    table.face(0, "wisdom")
    table.act(Use("liquid_luck.1", 0))
    abbot = told(table.session)["prisoners"][0]
    assert abbot["throws"] == abbot["rolls"] == 2
    assert abbot["rounds"] == 1
    assert abbot["luck"]["came"] == 1
    assert abbot["luck"]["expected"] == 1.0
    assert abbot["doubles"] == {"came": 0, "expected": round(4 / 6, 2), "beats": 22}


def test_a_roll_outside_an_attack_is_a_roll_but_no_throw():
    table = lay("treadwheel")
    table.turn(0)
    while table.asks() != "ask-turner":
        table.act(table.decision.options[0])
    rolls = told(table.session)["prisoners"][0]
    assert rolls["rolls"] == len([roll for roll in table.told(Rolled) if roll.who == 0]) > 0
    assert rolls["throws"] == 0
    assert rolls["luck"] == {"came": 0, "expected": 0.0, "beats": 50}


# -- who did what ----------------------------------------------------------------------------------------


def test_what_a_prisoner_lost_and_regained_and_by_what(monkeypatch):
    table = lay("loophole", enemy(monkeypatch, "wisdom", 2), hp=[10, 10], hands=[["stale_loaf.1"], []])
    table.turn(1)
    assert table.hp() == [10, 8]
    table.turn(1)
    clash(table, "cunning", rest=0)
    table.act(Use("stale_loaf.1", 0, on=0))
    clash(table, "wisdom", "cunning")
    abbot, cook = told(table.session)["prisoners"]
    assert abbot["rests"] == 1
    assert abbot["healed"] == {"rest": 1, "item": 2, "page": 0}
    assert abbot["items"] == {"stale_loaf": 1}
    assert abbot["lost"] == {"enemy": 0, "page": 0, "curse": 0}
    assert cook["lost"] == {"enemy": 2, "page": 2, "curse": 0}
    assert (abbot["rounds"], cook["rounds"]) == (1, 2)
    assert cook["pages"] == 2
    end = told(table.session)
    assert end["foes"] == [["made_to_measure", 2, "beaten"]]
    assert end["start"] == [10, 10]
    assert end["pages"] == [["loophole", 1, [10, 8]], ["made_to_measure", 1, [13, 6]]]


def thorns(monkeypatch: pytest.MonkeyPatch) -> str:
    """An enemy whose wounds bleed on."""
    return enemy(monkeypatch, "wisdom", 1, cards.Special(on="wound", do=[cards.LayCurse(who="it", kind="bleeding")]))


def test_a_bleeding_curse_is_told_from_what_the_page_costs(monkeypatch):
    table = lay(thorns(monkeypatch), "loophole")
    table.turn(0)
    clash(table, "cunning", rest=0)
    clash(table, "wisdom", "might")
    table.turn(1)
    abbot, cook = told(table.session)["prisoners"]
    assert abbot["lost"] == {"enemy": 0, "page": 0, "curse": 0}
    assert cook["lost"] == {"enemy": 1, "page": 2, "curse": 1}


def test_a_spared_curse_does_not_take_the_next_loss_for_itself(monkeypatch):
    table = lay(thorns(monkeypatch), "loophole", hands=[[], ["effervescent_evasion.1"]])
    table.turn(0)
    clash(table, "cunning", rest=0)
    table.act(Accept())
    clash(table, "wisdom", "might")
    table.turn(1)
    table.act(Use("effervescent_evasion.1", 1, on=1))
    cook = told(table.session)["prisoners"][1]
    assert cook["spared"] == 1
    assert cook["lost"] == {"enemy": 1, "page": 2, "curse": 0}


def test_a_kept_old_face_leaves_both_throws_counted(monkeypatch):
    table = lay(enemy(monkeypatch, "might wisdom", 1), hands=[["bent_poker.1"], []])
    table.turn(0)
    clash(table, "might", "cunning")
    table.face(0, "cunning")
    table.act(Use("bent_poker.1", 0))
    table.act(Keep(0, False))
    assert told(table.session)["prisoners"][0]["luck"]["came"] == 1
    assert told(table.session)["prisoners"][0]["throws"] == 2


def test_a_fight_that_was_broken_off_is_not_a_beaten_enemy(monkeypatch):
    table = lay(enemy(monkeypatch, "wisdom wisdom wisdom", 1, cards.Special(rounds=1)))
    table.turn(0)
    clash(table, "might", "might")
    assert told(table.session)["foes"] == [["made_to_measure", 1, "left"]]


def test_an_enemy_that_kills_has_won(monkeypatch):
    table = lay(enemy(monkeypatch, "wisdom wisdom wisdom", 4), hp=[3, 18])
    table.turn(1)
    clash(table, "might", "might")
    end = told(table.session)
    assert end["over"] == "died"
    assert end["fallen"] == [0]
    assert end["foes"] == [["made_to_measure", 1, "won"]]
    assert end["pages"] == [["made_to_measure", 1, [-1, 14]]]
    assert end["start"] == [3, 18]


def test_a_log_that_begins_in_the_middle_of_a_fight_is_no_trouble(monkeypatch):
    table = lay(enemy(monkeypatch, "wisdom wisdom", 1))
    table.turn(0)
    clash(table, "wisdom", "might")
    later = recap(table.castle, table.session.events[len(table.session.events) // 2 :])
    assert later["luck"]["came"] <= told(table.session)["luck"]["came"]


# -- whole games -----------------------------------------------------------------------------------------


def check_row(session: Session) -> None:
    """The row followed through the log is the row on the table."""
    castle = session.state
    assert isinstance(castle, Castle)
    builder = CastleRecap(castle)
    builder.hear_all(session.events)
    if castle.fight is None:
        assert builder.row is None
    else:
        assert builder.row is not None
        assert [die.trait for die in builder.row.dice] == [die.trait for die in castle.fight.row]


@settings(max_examples=8, deadline=None)
@given(st.integers(0, 2**32), st.integers(1, 4), st.sampled_from(["random", "judgement"]))
def test_the_sums_agree_with_the_log(seed: int, players: int, bot: str) -> None:
    session = Session.start(game, players=players, seed=f"recap {seed}")
    bots = {seat: find_bot(bot, game, f"{seed}:{seat}") for seat in range(players)}
    while session.decision is not None:
        answer = next_answer(session, bots)
        assert answer is not None
        session.answer(answer[0], session.serial(answer[0]), answer[1])
        castle = session.state
        assert isinstance(castle, Castle)
        if castle.fight is not None:
            check_row(session)
    end = told(session)
    assert len(msgspec.json.encode(end)) < LARGEST
    assert msgspec.json.decode(msgspec.json.encode(end)) == end
    events = [one.event for one in session.events]
    assert end["start"] == [end["most_hp"]] * len(castle.prisoners)
    assert [page for page, _, _ in end["pages"]] == castle.turned
    assert end["pages"][-1][2] == [prisoner.hp for prisoner in castle.prisoners]
    for who, one in enumerate(end["prisoners"]):
        mine = [event for event in events if getattr(event, "who", -1) == who]
        lost = sum(event.amount for event in mine if isinstance(event, Lost))
        healed = sum(event.amount for event in mine if isinstance(event, Healed))
        assert sum(one["lost"].values()) == lost
        assert sum(one["healed"].values()) == healed
        assert end["start"][who] - lost + healed == castle.prisoners[who].hp
        assert one["spared"] == sum(event.amount for event in mine if isinstance(event, Spared))
        assert one["rolls"] == len([event for event in mine if isinstance(event, Rolled)])
        assert one["struck"] == len([event for event in mine if isinstance(event, StruckDie)])
        assert one["rests"] == len([event for event in mine if isinstance(event, Rested)])
        assert one["pages"] == len([event for event in mine if isinstance(event, Turned)])
        assert sum(one["items"].values()) == len([event for event in mine if isinstance(event, Used)])
        assert one["rounds"] <= one["throws"] <= one["rolls"]
        assert 0 <= one["luck"]["expected"] <= 2 * one["throws"]
    assert end["luck"]["came"] == sum(one["luck"]["came"] for one in end["prisoners"])
    assert len(end["foes"]) == len([event for event in events if isinstance(event, FightBegan)])
    ends = [foe[2] for foe in end["foes"]]
    assert ends.count("beaten") == len([event for event in events if isinstance(event, EnemyFell)])
    assert ends.count("left") == len([event for event in events if isinstance(event, EnemyBrokeOff)])


def test_luck_evens_out_over_many_castles() -> None:
    came = expected = 0.0
    for seed in range(30):
        session = Session.start(game, players=4, seed=f"evens {seed}")
        bots = {seat: find_bot("random", game, f"{seed}:{seat}") for seat in range(4)}
        while session.decision is not None:
            answer = next_answer(session, bots)
            assert answer is not None
            session.answer(answer[0], session.serial(answer[0]), answer[1])
        luck = told(session)["luck"]
        came += luck["came"]
        expected += luck["expected"]
    assert expected > 200
    assert abs(came - expected) / expected < 0.1


def test_taking_back_takes_it_out_of_the_recap():
    table = lay("bone_cellar", hp=[18, 18])
    before = told(table.session)
    table.turn(0)
    table.act(TakeWay("charge"))
    assert told(table.session) != before
    table.session.undo()
    table.session.undo()
    assert told(table.session) == before
