"""What quests bring: special actions, tokens, exits, triggers, reinforcement, goals and the clock."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from rules.descent.table import Change, Table, activation, ally, hero, heroes_turns, monster, overlord_turn, turn
from rules.table import rule

from undercroft.engine.decision import DONE, PASS
from undercroft.games.descent.catalogue import CARDS
from undercroft.games.descent.quest_cards import Quest
from undercroft.games.descent.rules import quests
from undercroft.games.descent.rules.quest_setup import set_up
from undercroft.games.descent.state import (
    MOVE_ACTION,
    Counted,
    EncounterWon,
    Interact,
    Journey,
    LeaveMap,
    LeftMap,
    Operate,
    PutDown,
    QuestTold,
    Reinforced,
    SetDown,
    TakeUp,
    TokenTurned,
)

SAVED = {"id": "saved", "side": "heroes", "goal": 2}
CROWN = {"kind": "crown", "at": [[1, 0]], "carry": ["heroes", "guards"]}


def stands(**counters: int) -> Change:
    """Where the tracks stand."""

    def change(state: Journey) -> None:
        assert state.encounter is not None
        state.encounter.counters = dict(counters)

    return change


def trigger(when: str, *do: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A trigger of a test."""
    return {"rule": "test", "when": when, "do": list(do), **more}


def action(id: str, *do: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A special action of a test."""
    return {"id": id, "rule": "test", "do": list(do), **more}


def exit(who: str, *do: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A way out of a test."""
    return {"rule": "test", "who": who, "do": list(do), **more}


def token(table: Table, number: int = 0) -> Any:
    """A token on the table."""
    return table.encounter.tokens[number]


def end_round(table: Table) -> None:
    """Let the rest of a round go by."""
    before = table.encounter.round
    while table.session.decision is not None and table.encounter.round == before:
        decision = table.session.decision
        seat = decision.seats[0]
        options = decision.options_of(seat)
        quiet = [option for option in options if option in (PASS, DONE)]
        table.session.answer(seat, table.session.serial(seat), (quiet or options)[0])


def can_end(table: Table) -> Table:
    """The encounter of a test is one of a quest, so that somebody can win it."""
    said = {"id": table.encounter.quest, "act": 1, "role": "bonus", "encounters": 1}
    CARDS.quests[table.encounter.quest] = msgspec.convert(said, Quest)
    return table


def winners(table: Table) -> list[str]:
    """Who has won."""
    return [event.winner for event in table.happened(EncounterWon)]


@pytest.fixture(autouse=True)
def _only_quests_of_the_box():
    known = dict(CARDS.quests)
    yield
    CARDS.quests.clear()
    CARDS.quests.update(known)


# -- special actions -------------------------------------------------------------------------------------


LIGHT = action(
    "light", {"do": "turn", "face": "lit"}, {"do": "count", "track": "saved"}, who="heroes", token="lamp", face="dark"
)
LAMP = {"kind": "lamp", "at": [[1, 0]], "face": "dark"}


@rule("D2-SPEC-01")
def test_a_special_action_is_an_action_next_to_what_it_is_done_to():
    table = turn("A . .", says={"action": [LIGHT], "token": [LAMP], "track": [SAVED]}, change=stands(saved=0))
    (option,) = table.offered(Interact)
    table.act(option)
    assert token(table).face == "lit"
    assert table.turn.actions == 1
    assert table.happened(Counted) == [Counted("saved", 1)]
    assert table.offered(Interact) == []  # it is lit


@rule("D2-SPEC-01")
def test_from_further_away_there_is_none():
    table = turn("A . . .", says={"action": [LIGHT], "token": [{**LAMP, "at": [[2, 0]]}], "track": [SAVED]})
    assert table.offered(Interact) == []


@rule("D2-MON-08")
def test_a_quest_may_give_special_actions_to_monsters_and_to_them_alone():
    snuff = action("snuff", {"do": "turn", "face": "dark"}, who="guards", token="lamp", face="lit")
    says = {"action": [snuff], "token": [{**LAMP, "face": "lit"}]}
    guards = {"M": monster(group="guards")}
    table = activation("A . M", monsters=guards, says=says)
    (option,) = table.offered(Interact)
    table.act(option)
    assert token(table).face == "dark"
    assert turn("A . M", monsters={"M": monster(group="guards")}, says=says).offered(Interact) == []


def test_an_action_once_a_turn_is_done_once_even_if_it_shares_that_with_another():
    two = [action(id, {"do": "note", "note": id}, who="heroes", once="turn", shares="it") for id in ("push", "pull")]
    table = turn("A .", says={"action": two})
    assert [option.what for option in table.offered(Interact)] == ["push", "pull"]
    table.act(table.offered(Interact)[0])
    assert table.encounter.notes == ["push"]
    assert table.offered(Interact) == []


def test_a_test_decides_and_whoever_tests_is_the_actor_of_what_follows():
    push = action(
        "push",
        {
            "do": "test",
            "attribute": ["might"],
            "passes": [{"do": "remove"}],
            "fails": [{"do": "suffer", "damage": 2}],
        },
        who="heroes",
        token="lamp",
    )
    says = {"action": [push], "token": [LAMP]}
    table = turn("A . .", says=says, dice=[1, 1])  # three shields against Might 2
    table.act(table.offered(Interact)[0])
    assert table.figure("A").damage == 2
    table = turn("A . .", says=says, dice=[1, 0])  # one shield
    table.act(table.offered(Interact)[0])
    assert token(table).gone


@rule("D2-SPEC-01")
def test_what_somebody_else_carries_is_nobody_elses_to_act_on():
    def carried(state: Journey) -> None:
        assert state.encounter is not None
        state.encounter.tokens[0].bearer, state.encounter.tokens[0].at = 1, -1

    says = {"action": [LIGHT], "token": [LAMP], "track": [SAVED]}
    assert turn(". A B", says=says, change=carried).offered(Interact) == []
    assert len(turn(". A B", of="B", says=says, change=carried).offered(Interact)) == 1


@rule("D2-SPEC-01", "D2-CORE-100")
@pytest.mark.parametrize("number", [0, 1])
def test_a_special_action_at_a_door_is_done_at_the_door_that_is_named(number: int):
    push = action("push", {"do": "edge", "to": "open"}, who="heroes", edges=[turn(".%A%.").layout.edges[number].id])
    table = turn(".%A%.", says={"action": [push]})
    (option,) = table.offered(Interact)
    assert option.edge == number
    table.act(option)
    assert [sign == "o" for sign in table.encounter.edges] == [number == 0, number == 1]


# -- tokens ----------------------------------------------------------------------------------------------


@rule("D2-SPEC-02", "D2-DP-44")
def test_picking_up_a_token_is_an_action_for_those_who_may_carry_it():
    table = turn("A . .", says={"token": [CROWN]})
    (option,) = table.offered(TakeUp)
    table.act(option)
    assert (token(table).bearer, token(table).at) == (table.who("A"), -1)
    assert table.turn.actions == 1
    stays = {**CROWN, "carry": []}
    assert turn("A . .", says={"token": [stays]}).offered(TakeUp) == []


@rule("D2-SPEC-02")
def test_nobody_carries_two_tokens():
    table = turn("A . .", says={"token": [{**CROWN, "at": [[1, 0], [0, 0]]}]})
    table.act(table.offered(TakeUp)[0])
    assert table.offered(TakeUp) == []


@rule("D2-SPEC-03", "D2-DP-44")
def test_a_token_is_put_down_in_ones_own_or_an_adjacent_space():
    table = turn("A . .", says={"token": [CROWN]})
    table.act(table.offered(TakeUp)[0])
    spaces = sorted(option.space for option in table.offered(PutDown))
    assert spaces == [table.space((0, 0)), table.space((1, 0))]
    table.act(next(one for one in table.offered(PutDown) if one.space == table.space((1, 0))))
    assert (token(table).bearer, token(table).at) == (-1, table.space((1, 0)))


@rule("D2-RULING-72")
def test_what_somebody_carried_lies_where_they_fell():
    fallen = trigger("hero_turn_ends", {"do": "suffer", "who": "guards", "damage": 9})
    says = {"token": [CROWN], "trigger": [fallen]}

    def carried(state: Journey) -> None:
        assert state.encounter is not None
        state.encounter.tokens[0].bearer, state.encounter.tokens[0].at = 1, -1

    table = turn("A . . M", monsters={"M": monster(group="guards")}, says=says, change=carried)
    table.end().go("ask-turn")
    assert (token(table).bearer, token(table).at) == (-1, table.space((3, 0)))


def test_what_lies_face_down_is_turned_over_and_then_its_face_decides():
    look = action(
        "look",
        {"do": "turn"},
        {"do": "when", "if": [{"is": "token_shows", "face": "rat"}], "then": [{"do": "remove"}]},
        who="heroes",
        token="sack",
        face="",
    )
    table = turn("A .", says={"action": [look], "token": [{"kind": "sack", "at": [[1, 0]], "hidden": {"rat": 1}}]})
    assert (token(table).face, token(table).truth) == ("", "rat")
    table.act(table.offered(Interact)[0])
    assert [event.face for event in table.happened(TokenTurned)] == ["rat"]
    assert token(table).gone


# -- leaving ---------------------------------------------------------------------------------------------


@rule("D2-RULING-73", "D2-DP-72")
def test_leaving_the_map_costs_a_movement_point_and_is_no_defeat():
    out = exit("heroes", {"do": "count", "track": "saved"}, at=[[0, 0]])
    tired = {"A": hero(fatigue=4)}
    table = turn("A . B", heroes=tired, says={"exit": [out], "track": [SAVED]}, change=stands(saved=0))
    assert table.offered(LeaveMap) == []  # no movement point, and no fatigue left to buy one
    table.act(MOVE_ACTION)
    table.act(table.offered(LeaveMap)[0])
    assert table.figure("A").base == []
    assert table.hero("A").left
    assert not table.hero("A").knocked_out
    assert table.encounter.counters == {"saved": 1}
    assert table.happened(LeftMap) == [LeftMap(0)]


@rule("D2-RULING-73")
@pytest.mark.parametrize(("carried", "offered"), [(True, 1), (False, 0)])
def test_some_may_leave_only_with_something_and_take_it_along(carried: bool, offered: int):
    def holds(state: Journey) -> None:
        assert state.encounter is not None
        if carried:
            state.encounter.tokens[0].bearer, state.encounter.tokens[0].at = 0, -1

    out = exit("heroes", {"do": "win", "side": "heroes"}, at=[[0, 0]], carrying="crown")
    table = turn("A . .", says={"exit": [out], "token": [CROWN]}, change=holds)
    table.act(MOVE_ACTION)
    assert len(table.offered(LeaveMap)) == offered
    if carried:
        can_end(table).act(table.offered(LeaveMap)[0])
        assert winners(table) == ["heroes"]
        assert (token(table).gone, token(table).bearer) == (True, -1)


# -- triggers --------------------------------------------------------------------------------------------


def test_a_trigger_looks_who_and_where():
    step = trigger("figure_entered", {"do": "note", "note": "stepped"}, who="heroes", at=[[2, 0]])
    table = turn("A . . .", says={"trigger": [step]})
    table.act(MOVE_ACTION)
    table.walk((1, 0))
    assert table.encounter.notes == []
    table.walk((2, 0))
    assert table.encounter.notes == ["stepped"]


def test_one_that_comes_once_comes_once():
    told = trigger("round_ends", {"do": "count", "track": "saved"}, once=True)
    table = turn("A .", says={"trigger": [told], "track": [SAVED]}, change=stands(saved=0))
    end_round(table)
    end_round(table)
    assert table.encounter.counters == {"saved": 1}


def test_tracks_count_figures_and_tokens():
    count = [
        trigger("round_ends", {"do": "count", "track": "saved", "each": "heroes", "at": [[0, 0], [1, 0]]}),
        trigger("round_ends", {"do": "count", "track": "saved", "by": 10, "tokens": "lamp", "face": "dark"}),
    ]
    says = {"trigger": count, "track": [{"id": "saved", "side": "heroes"}], "token": [{**LAMP, "at": [[2, 0], [3, 0]]}]}
    table = turn("A B . .", says=says, change=stands(saved=0))
    end_round(table)
    assert table.encounter.counters == {"saved": 22}


@rule("D2-CORE-100")
def test_a_locked_door_needs_what_the_quest_asks_for():
    edge = turn("A%.").layout.edges[0].id
    unlocks = ({"do": "edge", "to": "open"}, {"do": "edge", "to": "unsealed"})
    table = turn("A%.", says={"action": [action("unlock", *unlocks, who="heroes", edges=[edge])]})
    assert table.offered(Operate) == []
    table.act(table.offered(Interact)[0])
    assert table.encounter.edges == "o"
    assert len(table.offered(Operate)) == 1  # from now on it is a door like any other


def test_a_bar_keeps_some_out():
    bar = {"rule": "test", "who": "heroes", "token": "lamp"}
    table = turn("A . .", says={"bar": [bar], "token": [LAMP]})
    table.act(MOVE_ACTION)
    assert table.walks() == {}


@pytest.mark.parametrize(("face", "barred"), [("dark", True), ("lit", False), ("", True)])
def test_a_bar_may_ask_for_a_face_and_closes_only_what_it_names(face: str, barred: bool):
    bar = {"rule": "test", "who": "heroes", "token": "lamp", "face": face}
    table = turn("A . .", says={"bar": [bar], "token": [LAMP]}, heroes={"A": hero(fatigue=4)})
    table.act(MOVE_ACTION)
    assert ((1, 0) not in table.walks()) is barred


def test_a_trigger_may_be_about_one_door():
    edge = turn(".|A|.").layout.edges[0].id
    rang = trigger("door_opened", {"do": "note", "note": "rang"}, edge=edge)
    for opened, notes in ((0, ["rang"]), (1, [])):
        table = turn(".|A|.", says={"trigger": [rang]})
        table.act(Operate(opened))
        assert table.encounter.notes == notes


def test_groups_that_sleep_do_nothing_until_they_are_woken():
    def asleep(state: Journey) -> None:
        assert state.encounter is not None
        state.encounter.groups[0].asleep = True

    guards = {"M": monster(group="guards")}
    table = overlord_turn("A . . . M", monsters=guards, change=asleep).go("ask-monster-turn", "ask-turn")
    assert table.asks() == "ask-turn"
    wake = trigger("overlord_turn_begins", {"do": "wake", "group": "guards"})
    table = overlord_turn("A . . . M", monsters=guards, says={"trigger": [wake]}, change=asleep)
    table.go("ask-monster-turn", "ask-turn")
    assert table.asks() == "ask-monster-turn"


# -- reinforcement ---------------------------------------------------------------------------------------


BACK = trigger("overlord_turn_begins", {"do": "reinforce", "groups": ["guards"], "many": 1, "at": [[0, 0], [1, 0]]})


@rule("D2-CORE-72", "D2-CORE-73", "D2-DP-52")
def test_the_overlord_brings_a_missing_figure_back_where_the_quest_says():
    pack = {mark: monster(group="guards", at="" if mark == "N" else None) for mark in "MN"}
    table = overlord_turn(". . . . M A", monsters=pack, says={"trigger": [BACK]}).go("ask-reinforce")
    options = table.offered(SetDown)
    assert {option.figure for option in options} == {table.who("N")}
    assert sorted(table.place(option.base[0]) for option in options) == [(0, 0), (1, 0)]
    table.act(options[0])
    assert table.figure("N").base == options[0].base
    assert [event.figure for event in table.happened(Reinforced)] == [table.who("N")]


@rule("D2-CORE-72")
def test_nobody_comes_back_above_the_group_limit_or_beyond_what_the_quest_grants():
    pack = {mark: monster(group="guards", at="" if mark in "NO" else None) for mark in "MNO"}
    table = overlord_turn(". . . . M A", monsters=pack, says={"trigger": [BACK]}).go("ask-reinforce")
    table.act(table.offered(SetDown)[0])
    assert table.asks() != "ask-reinforce"
    full = overlord_turn(". . . . M A", monsters={"M": monster(group="guards")}, says={"trigger": [BACK]})
    assert full.go("ask-reinforce", "ask-monster-turn", "ask-turn").asks() != "ask-reinforce"


@rule("D2-CORE-74")
def test_whoever_comes_back_at_the_start_of_the_turn_acts_in_it():
    pack = {mark: monster(group="guards", at="" if mark == "N" else None) for mark in "MN"}
    table = overlord_turn(". . . . M A", monsters=pack, says={"trigger": [BACK]}).go("ask-reinforce")
    table.act(table.offered(SetDown)[0])
    assert not table.figure("N").activated


# -- goals and the clock ---------------------------------------------------------------------------------


GOALS = [
    {"side": "heroes", "if": [{"is": "track", "track": "saved"}]},
    {"side": "overlord", "if": [{"is": "knocked_out"}]},
]


@rule("D2-CORE-94", "D2-CORE-98")
def test_an_encounter_ends_as_soon_as_a_goal_is_met():
    says = {"action": [LIGHT], "token": [LAMP], "track": [SAVED], "goal": GOALS}
    table = can_end(turn("A . .", says=says, change=stands(saved=1)))
    table.act(table.offered(Interact)[0])
    assert winners(table) == ["heroes"]


@rule("D2-RULING-74")
def test_all_heroes_down_ends_nothing_unless_the_quest_says_so():
    fall = trigger("hero_turn_ends", {"do": "suffer", "who": "heroes", "damage": 10})
    table = turn("A . M", says={"trigger": [fall]})
    table.end().go("ask-monster-turn")
    assert table.hero("A").knocked_out
    assert winners(table) == []
    table = can_end(turn("A . M", says={"trigger": [fall], "track": [SAVED], "goal": GOALS}, change=stands(saved=0)))
    table.end().go("ask-monster-turn")
    assert winners(table) == ["overlord"]


@rule("D2-CORE-94")
@pytest.mark.parametrize(("saved", "winner"), [(0, "overlord"), (2, "heroes")])
def test_a_clock_says_who_wins_when_nobody_has(saved: int, winner: str):
    clock = {"rounds": 1, "wins": "overlord", "unless": [{"is": "track", "track": "saved"}]}
    table = can_end(turn("A .", says={"clock": clock, "track": [SAVED]}, change=stands(saved=saved)))
    end_round(table)
    assert winners(table) == [winner]
    assert table.encounter.round == 1


@rule("D2-CORE-94", "D2-CORE-98")
@pytest.mark.parametrize("when", ["round_ends", "overlord_turn_ends"])
def test_a_goal_that_is_met_at_the_very_end_of_the_last_round_counts_before_the_clock(when: str):
    saved = trigger(when, {"do": "count", "track": "saved"})
    clock = {"rounds": 1, "wins": "overlord"}
    says = {"trigger": [saved], "track": [SAVED], "goal": GOALS, "clock": clock}
    for stood, winner in ((1, "heroes"), (0, "overlord")):
        table = can_end(turn("A . M", says=says, change=stands(saved=stood)))
        end_round(table)
        assert winners(table) == [winner]


@rule("D2-CORE-98", "D2-OL-02")
@pytest.mark.parametrize("when", ["overlord_turn_begins", "round_begins", "hero_turn_begins", "overlord_turn_ends"])
def test_who_has_won_at_the_turn_of_the_turns_is_asked_for_nothing_more(when: str):
    rang = trigger(when, {"do": "note", "note": "rang"})
    says = {"trigger": [rang], "goal": [{"side": "overlord", "if": [{"is": "noted", "note": "rang"}]}]}
    two = {"M": monster(group="guards"), "N": monster(group="pack")}
    table = can_end(heroes_turns("A B . . M N", monsters=two, says=says))
    asked = []
    while table.session.decision is not None:
        asked.append(table.asks())
        options = table.decision.options
        table.act(next((option for option in options if option in (PASS, DONE)), options[0]))
    assert winners(table) == ["overlord"]
    assert table.encounter.round == (2 if when == "round_begins" else 1)
    expected = {"overlord_turn_begins": "ask-turn", "overlord_turn_ends": "ask-monster-turn"}
    assert asked[-1:] == [expected.get(when, "ask-monster-turn" if when == "round_begins" else "ask-next")]


@rule("D2-OL-02", "D2-CORE-09")
@pytest.mark.parametrize("when", ["overlord_turn_begins", "overlord_turn_ends", "round_ends", "round_begins"])
def test_a_moment_of_the_round_is_nobodys(when: str):
    heard = [
        trigger(when, {"do": "note", "note": "rang"}),
        trigger(when, {"do": "note", "note": "theirs"}, who="anyone"),
    ]
    heard.append(trigger(when, {"do": "note", "note": "there"}, at=[[0, 0]]))
    table = turn("A . M", says={"trigger": heard})
    end_round(table)
    assert table.encounter.notes == ["rang"]


@pytest.mark.parametrize("when", ["hero_turn_begins", "hero_turn_ends"])
def test_a_turn_is_about_no_token_and_no_place(when: str):
    heard = [trigger(when, {"do": "note", "note": "rang"}, who="heroes")]
    heard.append(trigger(when, {"do": "note", "note": "token"}, token="lamp"))
    heard.append(trigger(when, {"do": "note", "note": "there"}, at=[[0, 0]]))
    table = turn("A . M", says={"trigger": heard, "token": [LAMP]})
    table.end()
    assert table.encounter.notes == ["rang"]


# -- setting up ------------------------------------------------------------------------------------------


@rule("D2-SEARCH-02")
def test_one_search_token_is_unique_and_nobody_knows_which():
    table = turn("A .")
    state = table.journey.copy()
    assert isinstance(state, Journey)
    found = []
    for quest in ("the_twin_idols", "the_cardinals_plight"):
        state.quest = quest
        set_up(state, 1)
        assert state.encounter is not None
        truths = [one.truth for one in state.encounter.tokens if one.kind == "search"]
        assert truths.count("star") == 1
        assert truths.count("plain") == len(truths) - 1
        assert all(one.face == "" for one in state.encounter.tokens if one.kind == "search")
        found.append(truths)
    assert found


@rule("D2-SEARCH-02", "D2-SETUP-02", "D2-CORE-96")
def test_an_encounter_is_set_up_anew_and_its_unique_token_lies_where_chance_has_it():
    places = set()
    for seed in ("one", "two", "three", "four", "five", "six"):
        state = turn("A . M", seed=seed).journey.copy()
        assert isinstance(state, Journey)
        state.quest = "the_twin_idols"
        set_up(state, 1)
        assert state.encounter is not None
        assert (state.encounter.overlords, state.encounter.round, state.encounter.winner) == (False, 0, "")
        assert not any(group.activated for group in state.encounter.groups)
        assert [one.rank for one in state.figures if one.kind.startswith("test_")] == ["hero"], "M is gone"
        places.add([one.truth for one in state.encounter.tokens if one.kind == "search"].index("star"))
    assert len(places) > 1


def test_what_the_first_encounter_left_is_where_a_track_begins():
    table = turn("A .")
    state = table.journey.copy()
    assert isinstance(state, Journey)
    state.quest = "a_fat_goblin"
    state.carried = {"stolen": 3}
    set_up(state, 2)
    assert state.encounter is not None
    assert state.encounter.counters == {"stolen": 3}
    splig = next(one for one in state.figures if one.kind == "splig")
    assert splig.bonus == 6


def test_the_leader_is_the_master_or_the_only_one():
    table = turn("A B", heroes={"A": hero(), "B": hero()})
    state = table.journey.copy()
    assert isinstance(state, Journey)
    state.quest = "first_blood"
    set_up(state, 1)
    named = [one for one in state.figures if one.name == "mauler"]
    assert [(one.rank, one.bonus) for one in named] == [("minion", 4)]


def test_an_ally_who_only_stands_there_takes_no_turn():
    says = {"ally": [{"id": "Z", "kind": "villager", "turns": False}]}
    table = turn("A . Z", others={"Z": ally(name="Z")}, says=says)
    assert not quests.takes_turns(table.journey, table.who("Z"))


def test_a_quest_tells_its_lines():
    told = trigger("hero_turn_begins", {"do": "tell", "line": "boo"})
    table = turn("A .", says={"trigger": [told]})
    assert [event.line for event in table.happened(QuestTold)] == ["boo"]
