"""The small language of quests, word by word: who is meant, what must be so, and what each verb does."""

from __future__ import annotations

from typing import Any

import pytest
from rules.descent.table import Change, Plan, Table, ally, changes, hero, lieutenant, monster, turn
from rules.table import rule

from undercroft.engine.decision import PASS
from undercroft.games.descent.rules import doors
from undercroft.games.descent.rules.table import health, lasts, speed
from undercroft.games.descent.state import (
    Afflicted,
    Counted,
    Go,
    Healed,
    Hurt,
    Interact,
    Journey,
    Opened,
    PickSpace,
    PickWord,
    Reinforced,
    SetDown,
    Shifted,
    TokenTurned,
)

TALLY = {"id": "tally", "side": "heroes", "goal": 3}
FIRE = {"kind": "fire", "at": [[1, 0], [2, 0]], "face": "low"}
DO_IT = Interact("it", -1, -1, -1)


def says(*do: dict[str, Any], **more: Any) -> dict[str, Any]:
    """An encounter in which a hero may do this, as an action."""
    provided = more.pop("provided", [])
    it = {"id": "it", "rule": "test", "who": "heroes", "if": provided, "do": list(do) or [{"do": "note", "note": "it"}]}
    return {"action": [it], "track": [TALLY], **more}


def stands(**counters: int) -> Change:
    """Where the tracks stand."""

    def change(state: Journey) -> None:
        assert state.encounter is not None
        state.encounter.counters = {"tally": 0, **counters}

    return change


def token_is(number: int, **fields: Any) -> Change:
    """A token with another bearer, space, face."""

    def change(state: Journey) -> None:
        assert state.encounter is not None
        for name, value in fields.items():
            setattr(state.encounter.tokens[number], name, value)

    return change


def done(drawn: str, *do: dict[str, Any], change: Change | None = None, **said: Any) -> Table:
    """A table at which A has just done this."""
    more = said.pop("more", {})
    first = stands() if change is None else changes(stands(), change)
    table = turn(drawn, says=says(*do, **more), change=first, **said)
    table.act(DO_IT)
    return table


def holds(drawn: str, *provided: dict[str, Any], change: Change | None = None, **said: Any) -> bool:
    """Whether A may do what is provided with this."""
    more = said.pop("more", {})
    first = stands() if change is None else changes(stands(), change)
    table = turn(drawn, says=says(provided=list(provided), **more), change=first, **said)
    return table.offers(DO_IT)


CROWD = "A B M N O Q F"


def crowd() -> dict[str, dict[str, Plan]]:
    """Somebody of every kind."""
    return {
        "monsters": {
            "M": monster(group="pack"),
            "N": monster(group="pack", rank="master"),
            "O": lieutenant(),
            "Q": monster(group="other", rank="minion", name="chief"),
        },
        "others": {"F": ally(name="eliza")},
    }


# -- who is meant ----------------------------------------------------------------------------------------


@rule("D2-CORE-11")
@pytest.mark.parametrize(
    ("who", "marks"),
    [
        ("actor", "A"),
        ("heroes", "AB"),
        ("allies", "F"),
        ("party", "ABF"),
        ("monsters", "MNOQ"),
        ("minions", "MQ"),
        ("masters", "N"),
        ("lieutenants", "O"),
        ("anyone", "ABMNOQF"),
        ("pack", "MN"),
        ("chief", "Q"),
        ("eliza", "F"),
        ("chief|heroes", "ABQ"),
        ("actor|pack", "AMN"),
        ("nobody", ""),
    ],
)
def test_a_word_means_these(who: str, marks: str) -> None:
    table = done(CROWD, {"do": "suffer", "who": who, "damage": 1}, **crowd())
    hurt = [event.figure for event in table.happened(Hurt)]
    assert sorted(hurt) == sorted(table.who(mark) for mark in marks)


@rule("D2-CORE-11")
def test_whoever_carries_a_token_goes_by_it() -> None:
    carried = token_is(0, bearer=1, at=-1)
    table = done(
        "A B .", {"do": "suffer", "who": "bearer_of:fire", "damage": 1}, change=carried, more={"token": [FIRE]}
    )
    assert [event.figure for event in table.happened(Hurt)] == [table.who("B")]
    other = {**FIRE, "kind": "ice"}
    table = done(
        "A B .", {"do": "suffer", "who": "bearer_of:fire", "damage": 1}, change=carried, more={"token": [other]}
    )
    assert table.happened(Hurt) == []


@rule("D2-CORE-11")
def test_who_carries_the_token_of_the_moment_is_its_bearer() -> None:
    seized = {"rule": "test", "when": "token_taken", "do": [{"do": "suffer", "who": "bearer", "damage": 2}]}
    token = {**FIRE, "carry": ["heroes"]}
    table = turn("A . .", says={"token": [token], "trigger": [seized]})
    table.act(next(one for one in table.decision.options if type(one).__name__ == "TakeUp"))
    assert table.figure("A").damage == 2
    assert table.figure("A").base == [table.space((0, 0))]


@rule("D2-CORE-13", "D2-CORE-131")
@pytest.mark.parametrize(("within", "marks"), [(1, "M"), (2, "MN"), (3, "MNO")])
def test_near_somebody_is_within_so_many_spaces(within: int, marks: str) -> None:
    pack = {mark: monster(group="pack") for mark in "MNO"}
    hurts = {"do": "suffer", "who": "pack", "near": "heroes", "within": within, "damage": 1}
    table = done("A M N O", hurts, monsters=pack)
    assert sorted(event.figure for event in table.happened(Hurt)) == [table.who(mark) for mark in marks]


def test_nobody_is_near_to_themselves_and_who_lies_there_is_near_to_nobody() -> None:
    hurts = {"do": "suffer", "who": "heroes", "near": "heroes", "damage": 1}
    assert done("A . . B", hurts).happened(Hurt) == []
    assert len(done("A B", hurts).happened(Hurt)) == 2
    assert done("A B", hurts, heroes={"B": hero(knocked_out=True, damage=10)}).happened(Hurt) == []


def test_in_a_place_is_with_any_space_of_the_base() -> None:
    hurts = {"do": "suffer", "who": "monsters", "at": [[3, 0]], "damage": 1}
    assert len(done("A . M M", hurts, monsters={"M": monster(size=(2, 1))}).happened(Hurt)) == 1
    assert done("A . M .", hurts).happened(Hurt) == []


# -- what must be so -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "so"),
    [
        ({}, {3: True, 2: False}),
        ({"least": 2}, {1: False, 2: True}),
        ({"most": 2}, {2: True, 3: False, 0: True}),
    ],
)
def test_a_track_stands_where_it_must(said: dict[str, int], so: dict[int, bool]) -> None:
    for value, expected in so.items():
        assert holds("A .", {"is": "track", "track": "tally", **said}, change=stands(tally=value)) is expected


@pytest.mark.parametrize(
    ("said", "so"),
    [
        ({"who": "monsters"}, True),
        ({"who": "monsters", "least": 2}, True),
        ({"who": "monsters", "least": 3}, False),
        ({"who": "monsters", "most": 2}, True),
        ({"who": "monsters", "most": 1}, False),
        ({"who": "lieutenants", "most": 0}, True),
        ({"who": "monsters", "at": [[1, 0]]}, True),
        ({"who": "monsters", "at": [[0, 0], [3, 0]]}, False),
        ({"who": "monsters", "near": "heroes", "least": 2}, False),
        ({"who": "monsters", "near": "heroes", "within": 2, "least": 2}, True),
        ({"who": "monsters", "beside": "fire"}, True),
        ({"who": "monsters", "beside": "fire", "least": 2}, False),
        ({"who": "heroes", "beside": "fire"}, False),
        ({"who": "monsters", "carrying": "ice"}, True),
        ({"who": "monsters", "carrying": "ice", "least": 2}, False),
        ({"who": "heroes", "carrying": "ice"}, False),
    ],
)
def test_figures_stand_where_they_must(said: dict[str, Any], so: bool) -> None:
    tokens = [{**FIRE, "at": [[3, 0]]}, {"kind": "ice", "at": [[0, 0]]}]
    lies = token_is(1, bearer=1, at=-1)
    assert holds("A M N .", {"is": "figures", **said}, change=lies, more={"token": tokens}) is so


@pytest.mark.parametrize(("at", "so"), [([1, 0], True), ([2, 0], True), ([3, 0], True), ([4, 0], False)])
def test_beside_a_token_is_on_it_or_next_to_it(at: list[int], so: bool) -> None:
    said = {"is": "figures", "who": "monsters", "beside": "fire"}
    assert holds("A . M . .", said, more={"token": [{**FIRE, "at": [at]}]}) is so
    assert not holds("A . M . .", said, more={"token": [{**FIRE, "kind": "ice", "at": [at]}]})
    gone = token_is(0, gone=True)
    assert not holds("A . M . .", said, change=gone, more={"token": [{**FIRE, "at": [at]}]})


@pytest.mark.parametrize(
    ("said", "many"),
    [
        ({}, 2),
        ({"state": "lying"}, 1),
        ({"state": "carried"}, 1),
        ({"state": "gone"}, 1),
        ({"face": "low"}, 1),
        ({"face": "high"}, 1),
        ({"at": [[3, 0]]}, 1),
        ({"at": [[0, 0]]}, 1),
        ({"at": [[1, 0], [2, 0]]}, 0),
        ({"at": [[0, 0], [3, 0]], "face": "low"}, 1),
    ],
)
def test_tokens_are_there_lie_are_carried_or_gone(said: dict[str, Any], many: int) -> None:
    """One is carried by A, one lies at the end, one is gone, one is in the supply."""
    token = {**FIRE, "at": [[1, 0], [3, 0], [2, 0]], "supply": 1}
    state = changes(token_is(0, bearer=0, at=-1), token_is(1, face="high"), token_is(2, gone=True))
    other = {"kind": "ice", "at": [[3, 0]]}
    for least, so in ((many, True), (many + 1, False)):
        proviso = {"is": "tokens", "token": "fire", "least": least, **said}
        assert holds("A . . .", proviso, change=state, more={"token": [token, other]}) is so


def test_what_somebody_off_the_map_carries_lies_nowhere() -> None:
    carried = token_is(0, bearer=1, at=-1)
    proviso = {"is": "tokens", "token": "fire", "at": [[0, 0], [1, 0], [2, 0]]}
    token = {**FIRE, "at": [[1, 0]]}
    assert holds("A . B", proviso, change=carried, more={"token": [token]})
    assert not holds("A . .", proviso, change=carried, heroes={"B": hero(at="")}, more={"token": [token]})


@rule("D2-CORE-94")
def test_those_with_a_name_have_fallen_when_all_of_them_have() -> None:
    two = {"M": monster(group="pack", name="chief", at=""), "N": monster(group="pack", name="chief")}

    def fell(*numbers: int) -> Change:
        def change(state: Journey) -> None:
            assert state.encounter is not None
            state.encounter.notes = [f"fell:{number}" for number in numbers]

        return change

    chief = {"is": "fallen", "who": "chief"}
    assert not holds("A . . N", chief, monsters=two)
    assert not holds("A . . N", chief, monsters=two, change=fell(1))
    assert holds("A . . N", chief, monsters=two, change=fell(1, 2))
    assert not holds("A . . N", {"is": "fallen", "who": "nobody"}, monsters=two, change=fell(1, 2))


def test_the_actor_is_one_of_those_there_with_that() -> None:
    token = [{**FIRE, "at": [[1, 0]]}]
    for said, so in (
        ({"who": "heroes"}, True),
        ({"who": "allies"}, False),
        ({"at": [[0, 0]]}, True),
        ({"at": [[1, 0]]}, False),
        ({"carrying": "fire"}, False),
    ):
        assert holds("A . B", {"is": "actor", **said}, more={"token": token}) is so
    carried = token_is(0, bearer=0, at=-1)
    assert holds("A . B", {"is": "actor", "carrying": "fire"}, change=carried, more={"token": token})
    assert (
        holds("A . B", {"is": "actor", "carrying": "fire"}, change=token_is(0, bearer=1), more={"token": token})
        is False
    )


def test_where_nobody_acts_there_is_no_actor() -> None:
    heard = {"rule": "test", "when": "round_ends", "if": [{"is": "actor"}], "do": [{"do": "note", "note": "heard"}]}
    deaf = {**heard, "if": [{"is": "not", "of": [{"is": "actor"}]}], "do": [{"do": "note", "note": "deaf"}]}
    table = turn("A .", says={"trigger": [heard, deaf]})
    table.end()
    while table.encounter.round == 1:
        table.act(table.decision.options[-1])
    assert table.encounter.notes == ["deaf"]


@pytest.mark.parametrize(
    ("state", "so"), [("closed", (True, False)), ("open", (False, True)), ("removed", (False, False))]
)
def test_a_door_is_as_it_must_be(state: str, so: tuple[bool, bool]) -> None:
    edge = turn("A|.").layout.edges[0].id
    proviso = {"is": "edge", "edge": edge, "state": state}
    assert (holds("A|.", proviso), holds("A/.", proviso)) == so


def test_rounds_notes_and_heroes_who_lie_there_are_counted() -> None:
    def later(state: Journey) -> None:
        assert state.encounter is not None
        state.encounter.round = 3
        state.encounter.notes = ["rang"]

    assert [holds("A .", {"is": "round", "least": least}, change=later) for least in (3, 4)] == [True, False]
    assert [holds("A .", {"is": "round", "most": most}, change=later) for most in (2, 3)] == [False, True]
    assert [holds("A .", {"is": "noted", "note": note}, change=later) for note in ("rang", "sang")] == [True, False]
    lies = {"B": hero(knocked_out=True, damage=10)}
    down = {"is": "knocked_out", "least": 1}
    assert (holds("A B", down, heroes=lies), holds("A B", down)) == (True, False)
    assert not holds("A B", {"is": "knocked_out"}, heroes=lies), "all of the party, where no number is named"


def test_not_and_either_turn_and_join() -> None:
    yes = {"is": "round", "least": 1}
    no = {"is": "noted", "note": "never"}
    assert holds("A .", {"is": "not", "of": [no]})
    assert not holds("A .", {"is": "not", "of": [yes]})
    assert holds("A .", {"is": "not", "of": [yes, no]}), "not all of it is so"
    assert holds("A .", {"is": "either", "of": [no, yes]})
    assert not holds("A .", {"is": "either", "of": [no, no]})
    assert not holds("A .", yes, no), "of a list all must be so"


@rule("D2-INF-01")
@pytest.mark.parametrize(("shows", "so"), [("crown", True), ("mask", False), ("purse", False)])
def test_the_influence_token_is_the_one_that_was_laid(shows: str, so: bool) -> None:
    def laid(state: Journey) -> None:
        state.overlord.influence = "crown"

    assert holds("A .", {"is": "influence", "shows": shows}, change=laid) is so


# -- counting and remembering ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "tally"),
    [
        ({}, 2),
        ({"by": 3}, 4),
        ({"by": -5}, 0),
        ({"to": 5}, 5),
        ({"to": 0}, 0),
        ({"by": [4, 5, 6]}, 5),
        ({"by": "party"}, 3),
        ({"each": "monsters", "by": 2}, 5),
        ({"each": "monsters", "at": [[3, 0]]}, 2),
        ({"each": "monsters", "near": "heroes"}, 2),
        ({"tokens": "fire", "by": 3}, 7),
        ({"tokens": "fire", "face": "high"}, 1),
        ({"by": {"track": "tally", "times": 2, "plus": 1}}, 4),
        ({"by": {"track": "tally", "times": 9, "most": 4}}, 5),
    ],
)
def test_a_track_moves_by_so_much(said: dict[str, Any], tally: int) -> None:
    table = done(
        "A B M N .",
        {"do": "count", "track": "tally", **said},
        change=stands(tally=1),
        more={"token": [{**FIRE, "at": [[4, 0], [0, 0]], "supply": 1}]},
    )
    assert table.encounter.counters["tally"] == tally
    assert table.happened(Counted) == ([Counted("tally", tally)] if tally != 1 else [])


def test_something_is_remembered_once_and_forgotten() -> None:
    note = {"do": "note", "note": "rang"}
    assert done("A .", note, note).encounter.notes == ["rang"]
    assert done("A .", note, {**note, "forget": True}).encounter.notes == []
    assert done("A .", {**note, "forget": True}).encounter.notes == []


# -- figures ---------------------------------------------------------------------------------------------


@rule("D2-CORE-71")
def test_those_who_waited_come_fresh_and_near_where_there_is_no_room() -> None:
    pack = {mark: monster(group="pack", at="", damage=2, conditions=["stunned"]) for mark in "MN"}
    table = done("A . . . .", {"do": "arrive", "who": "pack", "at": [[4, 0]]}, monsters=pack)
    first = sorted(table.place(option.space) for option in table.offered(PickSpace))
    assert first == [(3, 0), (4, 0)], "one space is too few for two"
    table.act(PickSpace(table.space((4, 0))))
    assert (table.where("M"), table.where("N")) == ([(4, 0)], [(3, 0)])
    for mark in "MN":
        assert (table.figure(mark).damage, table.figure(mark).conditions) == (0, [])


def test_as_many_come_as_are_named_and_nobody_who_has_fallen() -> None:
    pack = {mark: monster(group="pack", at="") for mark in "MNO"}

    def fell(state: Journey) -> None:
        assert state.encounter is not None
        state.encounter.notes = ["fell:1"]

    table = done("A . . .", {"do": "arrive", "who": "pack", "many": 1, "at": [[3, 0]]}, monsters=pack, change=fell)
    assert [table.figure(mark).base for mark in "MNO"] == [[], [table.space((3, 0))], []]
    none = done("A . . .", {"do": "arrive", "who": "pack", "many": -1, "at": [[3, 0]]}, monsters=pack)
    assert [none.figure(mark).base for mark in "MNO"] == [[], [], []]


def test_here_is_the_space_of_the_moment() -> None:
    pack = {"M": monster(group="pack", at="")}
    table = done(". A .", {"do": "arrive", "who": "pack"}, monsters=pack)
    assert {table.place(option.space) for option in table.offered(PickSpace)} == {(0, 0), (2, 0)}, "beside the actor"


@rule("D2-DP-59", "D2-CORE-71")
def test_a_large_one_is_set_down_where_it_fits_and_stays_away_where_it_does_not() -> None:
    troll = {"M": monster(group="pack", size=(2, 1), at="")}
    table = done("A . . .", {"do": "arrive", "who": "pack", "at": [[2, 0], [3, 0]]}, monsters=troll)
    assert table.where("M") == [(2, 0), (3, 0)]
    assert table.asks() == "ask-turn", "one way alone is not asked about"
    table = done("A .", {"do": "arrive", "who": "pack", "at": [[1, 0]]}, monsters=troll)
    assert table.where("M") == []


@pytest.mark.parametrize(("by", "seat"), [("owner", 1), ("overlord", 1), ("heroes", 0)])
def test_who_says_where_somebody_is_placed(by: str, seat: int) -> None:
    place = {"do": "place", "who": "monsters", "at": [[2, 0], [3, 0]], "by": by}
    table = done("A M . .", place)
    assert table.decision.seats == [seat]
    table.act(PickSpace(table.space((3, 0))))
    assert table.where("M") == [(3, 0)]
    assert [event.figure for event in table.happened(Shifted)] == [table.who("M")]


def test_a_hero_is_placed_by_the_owner_or_by_the_overlord() -> None:
    for by, seat in (("owner", 0), ("overlord", 1)):
        assert done("A . . .", {"do": "place", "at": [[2, 0], [3, 0]], "by": by}).decision.seats == [seat]


def test_beyond_a_door_is_on_its_other_side() -> None:
    for drawn, place in (("A|.", (1, 0)), (".|A", (0, 0))):
        edge = turn(drawn).layout.edges[0].id
        through = {
            "id": "it",
            "rule": "test",
            "who": "heroes",
            "edges": [edge],
            "do": [{"do": "place", "at": "beyond"}],
        }
        table = turn(drawn, says={"action": [through]})
        table.act(table.offered(Interact)[0])
        assert table.where("A") == [place]


def test_those_meant_may_move_at_once() -> None:
    table = done("A . . . .", {"do": "move", "who": "actor", "points": 2})
    assert table.asks() == "ask-free-move"
    assert {table.place(way.to) for way in table.offered(Go)} == {(1, 0), (2, 0)}
    table.walk((2, 0))
    assert (table.asks(), table.turn.actions) == ("ask-turn", 1)


WAY = {"everywhere": [[0, 0], [1, 0], [2, 0], [3, 0]], "way": [[1, 0], [2, 0], [3, 0]]}


@rule("D2-RULING-37")
@pytest.mark.parametrize(
    ("drawn", "steps", "place"), [("M . . .", 1, 1), (". M . .", 1, 2), (". M . .", 9, 3), (". M . .", 2, 3)]
)
def test_one_goes_along_a_way_space_by_space_as_far_as_it_leads(drawn: str, steps: int, place: int) -> None:
    go = {"do": "advance", "who": "monsters", "along": "way", "steps": steps}
    table = done(f"{drawn} . A", go, more={"areas": WAY})
    assert table.where("M") == [(place, 0)]
    assert [event.figure for event in table.happened(Shifted)] == [table.who("M")]


@rule("D2-RULING-37")
def test_who_stands_in_the_way_is_set_down_beside_it_by_the_owner() -> None:
    go = {"do": "advance", "who": "monsters", "along": "way"}
    table = done(". M B . . .\n. . # . . A", go, more={"areas": WAY})
    assert table.where("M") == [(2, 0)]
    assert table.decision.seats == [0]
    spaces = {table.place(option.space) for option in table.offered(PickSpace)}
    assert spaces == {(1, 0), (3, 0), (1, 1), (3, 1)}, "as close as can be, on no obstacle"
    table.act(PickSpace(table.space((3, 1))))
    assert table.where("B") == [(3, 1)]
    assert table.where("A") == [(5, 1)], "nobody else is moved"


def test_at_the_end_of_the_way_one_stays() -> None:
    table = done(". . . M . A", {"do": "advance", "who": "monsters", "along": "way"}, more={"areas": WAY})
    assert (table.where("M"), table.happened(Shifted)) == ([(3, 0)], [])


@rule("D2-FAT-02")
def test_those_meant_suffer_and_recover() -> None:
    table = done("A B M", {"do": "suffer", "who": "heroes", "damage": 2, "fatigue": 1})
    assert [(table.figure(mark).damage, table.hero(mark).fatigue) for mark in "AB"] == [(2, 1), (2, 1)]
    tired = {mark: hero(damage=5, fatigue=3) for mark in "AB"}
    table = done("A B M", {"do": "recover", "who": "actor", "damage": 2, "fatigue": 1}, heroes=tired)
    assert [(table.figure(mark).damage, table.hero(mark).fatigue) for mark in "AB"] == [(3, 2), (5, 3)]
    assert table.happened(Healed) == [Healed(0, 2, 1, "quest")]


def test_those_meant_have_a_condition_more_health_or_something_that_lasts() -> None:
    table = done("A B", {"do": "afflict", "who": "heroes", "condition": "poisoned"})
    assert [event.figure for event in table.happened(Afflicted)] == [0, 1]
    table = done("A M", {"do": "health", "who": "monsters", "by": 4})
    assert health(table.journey, table.who("M")) == 13
    table = done("A M", {"do": "last", "who": "monsters", "what": "speed", "amount": 2, "until": "round"})
    assert (speed(table.journey, table.who("M")), lasts(table.journey, table.who("M"), "speed")) == (5, 2)


def test_those_meant_have_had_their_turn() -> None:
    table = done("A B M", {"do": "spent", "who": "anyone"})
    assert table.hero("B").acted
    assert table.figure("M").activated


def test_a_group_that_is_woken_acts() -> None:
    def asleep(state: Journey) -> None:
        assert state.encounter is not None
        for group in state.encounter.groups:
            group.asleep = True

    two = {"M": monster(group="pack"), "N": monster(group="other")}
    table = done("A . M N", {"do": "wake", "group": "other"}, monsters=two, change=asleep)
    assert [group.asleep for group in table.encounter.groups] == [True, False]


@rule("D2-CORE-72", "D2-DP-52")
def test_as_many_come_back_as_the_quest_says_and_the_overlord_may_let_it_be() -> None:
    wolf = monster(group="pack", at="", damage=3, conditions=["stunned"], activated=True)
    pack = dict.fromkeys("MNO", wolf)
    table = done("A . . .", {"do": "reinforce", "groups": ["pack"], "many": 2, "at": [[2, 0], [3, 0]]}, monsters=pack)
    assert (table.asks(), table.decision.seats) == ("ask-reinforce", [1])
    assert {option.figure for option in table.offered(SetDown)} == {table.who("M")}, "of those alike one is named"
    assert table.offers(PASS)
    table.act(SetDown(table.who("M"), [table.space((3, 0))]))
    table.act(SetDown(table.who("N"), [table.space((2, 0))]))
    assert table.asks() == "ask-turn"
    assert len(table.happened(Reinforced)) == 2
    one = table.figure("M")
    assert (one.damage, one.conditions, one.activated) == (0, [], False)


# -- tokens and doors ------------------------------------------------------------------------------------


@rule("D2-DP-06")
@pytest.mark.parametrize(("by", "seat"), [("overlord", 1), ("heroes", 0)])
def test_a_token_of_the_supply_is_put_where_nothing_lies_or_stands(by: str, seat: int) -> None:
    token = {**FIRE, "at": [[1, 0]], "supply": 1}
    put = {"do": "put", "token": "fire", "at": [[0, 0], [1, 0], [2, 0], [3, 0], [4, 0]], "by": by}
    table = done("A . . # .", put, more={"token": [token]})
    assert table.decision.seats == [seat]
    assert {table.place(option.space) for option in table.offered(PickSpace)} == {(2, 0), (4, 0)}
    table.act(PickSpace(table.space((4, 0))))
    assert table.encounter.tokens[1].at == table.space((4, 0))


def test_without_supply_or_room_none_is_put() -> None:
    put = {"do": "put", "token": "fire", "at": [[2, 0]]}
    table = done("A . .", put, more={"token": [{**FIRE, "at": [[1, 0]]}]})
    assert len(table.encounter.tokens) == 1
    table = done("A . M", put, more={"token": [{**FIRE, "at": [], "supply": 1}]})
    assert table.encounter.tokens[0].at == -1
    spent = token_is(0, gone=True)
    table = done("A . .", {**put, "at": "here"}, change=spent, more={"token": [{**FIRE, "at": [], "supply": 1}]})
    assert table.encounter.tokens[0].at == -1


def test_here_a_token_is_put_without_a_question() -> None:
    table = done(". A .", {"do": "put", "token": "fire"}, more={"token": [{**FIRE, "at": [], "supply": 2}]})
    assert [token.at for token in table.encounter.tokens] == [table.space((1, 0)), -1]


def test_tokens_of_a_kind_are_turned_or_go_and_may_come_again() -> None:
    token = {**FIRE, "at": [[1, 0], [2, 0]], "supply": 1}
    ice = {"kind": "ice", "at": [[0, 0]], "face": "low"}
    table = done("A . .", {"do": "turn", "token": "fire", "face": "high"}, more={"token": [token, ice]})
    assert table.encounter.tokens.pop().face == "low", "no other kind"
    assert [one.face for one in table.encounter.tokens] == ["high", "high", "low"], "those that are there"
    assert len(table.happened(TokenTurned)) == 2
    for back in (True, False):
        table = done("A . .", {"do": "remove", "token": "fire", "back": back}, more={"token": [token]})
        assert [one.at for one in table.encounter.tokens] == [-1, -1, -1]
        assert [one.gone for one in table.encounter.tokens] == [not back, not back, False]


def test_what_the_actor_carries_is_turned_and_goes() -> None:
    carried = token_is(0, bearer=0, at=-1)
    table = done("A . .", {"do": "turn", "token": "carried", "face": "high"}, change=carried, more={"token": [FIRE]})
    assert [one.face for one in table.encounter.tokens] == ["high", "low"]
    table = done("A . .", {"do": "remove", "token": "carried"}, change=carried, more={"token": [FIRE]})
    assert [(one.bearer, one.gone) for one in table.encounter.tokens] == [(-1, True), (-1, False)]


def test_the_token_of_the_moment_is_none_where_there_is_none() -> None:
    table = done("A . .", {"do": "turn", "face": "high"}, {"do": "remove"}, more={"token": [FIRE]})
    assert [(one.face, one.gone) for one in table.encounter.tokens] == [("low", False), ("low", False)]


def test_the_actor_takes_one_of_the_supply_before_one_that_lies_there() -> None:
    take = {"do": "take", "token": "fire"}
    table = done("A . .", take, more={"token": [{**FIRE, "at": [[1, 0]], "supply": 1}]})
    assert [(one.bearer, one.at) for one in table.encounter.tokens] == [(-1, table.space((1, 0))), (0, -1)]
    table = done("A . .", take, more={"token": [{**FIRE, "at": [[1, 0]]}]})
    assert [(one.bearer, one.at) for one in table.encounter.tokens] == [(0, -1)]
    held = token_is(0, bearer=1, at=-1)
    table = done("A . B", take, change=held, more={"token": [{**FIRE, "at": [[1, 0]]}]})
    assert table.encounter.tokens[0].bearer == 1, "what somebody carries stays with them"


def edge_done(drawn: str, *to: str, **said: Any) -> Table:
    """A door after these."""
    edge = turn(drawn).layout.edges[0].id
    return done(drawn, *[{"do": "edge", "edge": edge, "to": one} for one in to], **said)


def test_doors_open_close_and_go() -> None:
    assert edge_done("A .|.", "open").encounter.edges == edge_done("A ./.", "open").encounter.edges
    assert len(edge_done("A .|.", "open").happened(Opened)) == 1
    assert edge_done("A ./.", "open").happened(Opened) == [], "it is open"
    assert edge_done("A ./.", "closed").encounter.edges == turn("A .|.").encounter.edges
    gone = edge_done("A ./.", "removed")
    assert doors.operable(gone.journey, 0) == []
    assert gone.encounter.edges not in (turn("A .|.").encounter.edges, turn("A ./.").encounter.edges)
    assert edge_done("A ./.", "removed", "closed").encounter.edges == gone.encounter.edges


@rule("D2-RULING-45")
def test_no_door_closes_on_somebody() -> None:
    table = edge_done("A . M/M", "closed", monsters={"M": monster(size=(2, 1))})
    assert table.encounter.edges == turn("A . M/M", monsters={"M": monster(size=(2, 1))}).encounter.edges


@rule("D2-CORE-100")
def test_a_door_is_unsealed_and_sealed_again() -> None:
    table = edge_done("A%.", "unsealed")
    assert len(doors.operable(table.journey, 0)) == 1
    assert doors.operable(edge_done("A%.", "unsealed", "sealed").journey, 0) == []


# -- dice and deeds inside deeds -------------------------------------------------------------------------


NOTED = {"passes": [{"do": "note", "note": "passed"}], "fails": [{"do": "note", "note": "failed"}]}


@rule("D2-DP-67", "D2-TEST-02")
def test_of_several_attributes_whoever_tests_chooses_one() -> None:
    test = {"do": "test", "attribute": ["might", "awareness"], **NOTED}
    table = done("A .", test, dice=[1, 0])
    assert table.decision.options == [PickWord("might"), PickWord("awareness")]
    table.act(PickWord("awareness"))
    assert table.encounter.notes == ["passed"]


@rule("D2-TEST-03")
def test_each_of_those_meant_tests_and_what_follows_is_theirs() -> None:
    test = {"do": "test", "who": "heroes", "attribute": ["might"], "fails": [{"do": "suffer", "damage": 1}]}
    table = done("A B .", test, dice=[0, 0, 5, 5])
    assert [table.figure(mark).damage for mark in "AB"] == [0, 1]
    table = done("A M .", {**test, "who": "monsters"})
    assert table.figure("M").damage == 1, "it fails without dice"
    assert done("A .", {**test, "who": "allies"}).asks() == "ask-turn", "nobody is there"


@pytest.mark.parametrize(
    ("die", "face", "most", "note"),
    [
        ("red", 1, 2, "passed"),
        ("red", 4, 2, "failed"),
        ("black", 1, 2, "passed"),
        ("black", 4, 2, "failed"),
        ("brown", 0, 0, "passed"),
    ],
)
def test_a_die_decides(die: str, face: int, most: int, note: str) -> None:
    table = done("A .", {"do": "roll", "die": die, "most": most, **NOTED}, dice=[face])
    assert table.encounter.notes == [note]


def test_when_something_is_so_one_thing_follows_and_otherwise_another() -> None:
    then = {"then": [{"do": "note", "note": "then"}], "otherwise": [{"do": "note", "note": "otherwise"}]}
    assert done("A .", {"do": "when", "if": [{"is": "round"}], **then}).encounter.notes == ["then"]
    assert done("A .", {"do": "when", "if": [{"is": "round", "least": 2}], **then}).encounter.notes == ["otherwise"]


def test_deeds_come_in_their_order() -> None:
    first = {"do": "when", "if": [], "then": [{"do": "note", "note": "inner"}]}
    assert done("A .", first, {"do": "note", "note": "outer"}).encounter.notes == ["inner", "outer"]


def test_the_overlord_draws_and_heroes_search() -> None:
    table = done("A .", {"do": "draw", "many": 2}, deck=["dash.1", "dash.2", "frenzy.1"])
    assert len(table.overlord.hand) == 2

    def found(state: Journey) -> None:
        state.search = ["warding_talisman", "fire_flask", "power_potion"]

    table = done("A M .", {"do": "search", "who": "anyone", "many": 2}, change=found)
    assert table.hero("A").found == ["power_potion", "fire_flask"]


def test_a_token_that_somebody_carries_is_there() -> None:
    for bearer in (0, 1):
        carried = changes(stands(tally=0), token_is(0, bearer=bearer, at=-1))
        count = {"do": "count", "track": "tally", "tokens": "fire"}
        assert done("A B .", count, change=carried, more={"token": [FIRE]}).encounter.counters["tally"] == 2


def test_what_a_token_shows_is_asked_where_there_is_one() -> None:
    assert not holds("A . .", {"is": "token_shows", "face": "low"}, more={"token": [FIRE]})


# -- special actions -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("at", "offered"), [([[0, 0]], True), ([[1, 0]], False)])
def test_a_special_action_may_have_its_place(at: list[list[int]], offered: bool) -> None:
    it = {"id": "it", "rule": "test", "who": "heroes", "at": at, "do": [{"do": "note", "note": "it"}]}
    assert turn("A .", says={"action": [it]}).offers(DO_IT) is offered


def test_here_is_where_the_token_lies_that_something_was_done_to() -> None:
    stir = {"id": "stir", "rule": "test", "who": "heroes", "token": "fire", "do": [{"do": "put", "token": "ash"}]}
    tokens = [{**FIRE, "at": [[0, 0]]}, {"kind": "ash", "supply": 1}]
    table = turn(". A .", says={"action": [stir], "token": tokens})
    table.act(Interact("stir", 0, -1, -1))
    assert table.encounter.tokens[1].at == table.space((0, 0))


def test_some_actions_at_a_door_are_for_those_who_cannot_simply_open_it() -> None:
    edge = turn("A%.").layout.edges[0].id
    pick = {"id": "pick", "rule": "test", "who": "heroes", "edges": [edge], "only_sealed": True}
    pick["do"] = [{"do": "edge", "to": "unsealed"}]
    table = turn("A%.", says={"action": [pick]})
    assert len(table.offered(Interact)) == 1
    table.act(table.offered(Interact)[0])
    assert table.offered(Interact) == [], "from now on it opens like any other"
    assert len(doors.operable(table.journey, 0)) == 1
