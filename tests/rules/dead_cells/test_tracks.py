"""Prisoner boards and Scroll tracks (DC-BOARD)."""

from __future__ import annotations

import msgspec
import pytest
from rules.dead_cells.table import BLANK, Table, blow, combat, fight, item, monster, walk
from rules.table import rule, seen

from undercroft.engine.record import Step
from undercroft.games.dead_cells import cards
from undercroft.games.dead_cells.rules.sheets import PRISONERS, TRAITS, PrisonerFace
from undercroft.games.dead_cells.rules.table import is_immune, life_left, max_life, slots
from undercroft.games.dead_cells.state import (
    BePrisoner,
    Campaign,
    Died,
    EndRun,
    Explore,
    Gain,
    LoseStep,
    MakeFirst,
    Play,
    RingBell,
    ScrollGained,
    ScrollTo,
    ScrollWasted,
    UseAbility,
    UseItem,
)


@pytest.fixture
def board(monkeypatch: pytest.MonkeyPatch) -> str:
    """A board made for the test: life, a slot, life and an immunity; a slot; life twice."""
    life, slot, immunity = {"has": "life"}, {"has": "slot"}, {"has": "immunity", "state": "poisoned"}
    said = {
        "id": "flayed",
        "survival": [{"gives": [life]}, {"gives": [slot]}, {"gives": [life, immunity]}],
        "tactics": [{"gives": [slot]}],
        "brutality": [{"gives": [life]}, {"gives": [life]}],
        "ability": [{"do": "block"}],
    }
    card = msgspec.convert(said, cards.PrisonerBoard)
    monkeypatch.setitem(PRISONERS, "flayed", PrisonerFace(card))
    return "flayed"


def gains(*what: str) -> list[Step]:
    """Scrolls one after another, for the first player."""
    return [Explore(), *[Gain(f"scroll_{trait}", 1, True) for trait in reversed(what)]]


@rule("DC-BOARD-01", "DC-BOARD-02")
def test_a_board_shows_life_cards_tracks_and_slots():
    table = walk(["flayed", "poisoned"])
    shown = seen(table)["prisoners"][0]
    assert {"damage", "deck", "discard", "tracks", "items", "active"} <= set(shown)
    assert TRAITS == ("survival", "tactics", "brutality")
    for kind, face in PRISONERS.items():
        assert len(face.steps) == 3, kind
        assert all(len(track) > 1 for track in face.steps), kind


@rule("DC-BOARD-03", "DC-BOARD-02")
@pytest.mark.parametrize(
    ("trait", "expected"), [("survival", [1, 0, 0]), ("tactics", [0, 1, 0]), ("brutality", [0, 0, 1])]
)
def test_a_scroll_moves_the_marker_of_its_colour(trait: str, expected: list[int]):
    table = walk(["poisoned", "flayed"], agenda=gains(trait))
    assert table.prisoner(0).tracks == expected
    assert table.prisoner(1).tracks == [0, 0, 0]
    assert table.told(ScrollGained)[-1] == ScrollGained(0, trait, 1)


@rule("DC-BOARD-04", "DC-BOARD-05")
def test_what_the_marker_has_passed_works_together_and_nothing_else(board: str):
    levels = []
    for steps in range(4):

        def at(state: Campaign, steps: int = steps) -> None:
            state.prisoners[0].tracks = [steps, 0, 0]

        state = walk([board, "poisoned"], change=at).campaign
        levels.append((max_life(state, 0), slots(state, 0), is_immune(state, 0, "poisoned")))
    assert levels == [(3, 1, False), (4, 1, False), (4, 2, False), (5, 2, True)]


@rule("DC-BOARD-04")
def test_tracks_add_up(board: str):
    table = walk([board, "poisoned"], agenda=gains("survival", "survival", "tactics"))
    assert (max_life(table.campaign, 0), slots(table.campaign, 0)) == (4, 3)


@rule("DC-BOARD-06")
@pytest.mark.parametrize("kind", ["poisoned", "immolated", "flayed", "quartered"])
def test_everybody_begins_with_three_life_points(kind: str):
    other = "flayed" if kind != "flayed" else "poisoned"
    assert max_life(walk([kind, other]).campaign, 0) == 3


@rule("DC-BOARD-07")
def test_a_life_point_counts_at_once(board: str):
    def hurt(state: Campaign) -> None:
        state.prisoners[0].damage = 2

    table = walk([board, "poisoned"], agenda=gains("survival"), change=hurt)
    assert (max_life(table.campaign, 0), life_left(table.campaign, 0), table.prisoner(0).damage) == (4, 2, 2)


@rule("DC-BOARD-08", "DC-EX-21")
def test_the_immolateds_green_track():
    table = walk(["immolated", "poisoned"], agenda=gains("survival"))
    assert max_life(table.campaign, 0) == 4
    assert not is_immune(table.campaign, 0, "frozen")
    table = walk(["immolated", "poisoned"], agenda=gains("survival", "survival"))
    assert max_life(table.campaign, 0) == 4
    assert is_immune(table.campaign, 0, "frozen")


@rule("DC-RULING-104")
def test_the_flayeds_first_green_step_gives_the_shield_of_round_zero_and_nothing_else():
    given = PRISONERS["flayed"].steps[0][1]
    assert [passive.has for passive in given] == ["opening"]
    assert [(act.do, act.amount) for act in given[0].acts] == [("block", 1)]


@rule("DC-BOARD-09", "DC-END-07", "DC-END-10")
def test_scrolls_and_damage_are_gone_with_the_run():
    def advanced(state: Campaign) -> None:
        for prisoner in state.prisoners:
            prisoner.tracks = [1, 2, 1]
            prisoner.damage = 2

    table = walk(["poisoned", "flayed"], agenda=[EndRun("died")], change=advanced)
    table.go("ask-next-run")
    assert table.campaign.prisoners == []
    table.act(table.decision.options[0])
    for kind in ("poisoned", "flayed"):
        table.act(BePrisoner(kind))
    table.act(MakeFirst(0))
    assert [prisoner.tracks for prisoner in table.campaign.prisoners] == [[0, 0, 0], [0, 0, 0]]
    assert [prisoner.damage for prisoner in table.campaign.prisoners] == [0, 0]
    assert max_life(table.campaign, 0) == 3


@rule("DC-BOARD-10")
def test_each_prisoner_has_an_ability_of_its_own():
    assert all(face.ability for face in PRISONERS.values())
    any_ability = combat(I=[{"do": "ability"}])
    for kind, others in (("poisoned", ["flayed", "quartered"]), ("flayed", ["poisoned", "quartered"])):
        table = fight([kind, *others], cards=[[any_ability], [BLANK], [BLANK]], foes={"1": monster(life=9)})
        assert table.asks() == "ask-ability"
        assert table.offered(UseAbility) == [UseAbility(f"{kind}.ability")]


@rule("DC-BOARD-11")
def test_the_active_space_holds_what_was_played():
    one, two, three = combat(I=[blow()]), combat(II=[blow()]), combat(III=[blow()])
    table = fight(
        ["poisoned", "flayed"],
        cards=[[one, two], [three]],
        foes={"1": monster(life=9, III=[{"do": "damage"}])},
        begin="play",
    )
    table.act(Play(two, "damage", 2))
    assert table.prisoner(0).active == [two]
    assert two not in table.prisoner(0).hand
    table.act(Play(one, "damage", 1))
    table.act(Play(three, "damage", 3))
    table.go("ask-damage")
    assert [table.prisoner(0).active, table.prisoner(1).active] == [[two, one], [three]]
    table.go("ask-way")
    assert [table.prisoner(0).active, table.prisoner(1).active] == [[], []]


@rule("DC-RULING-46")
def test_a_scroll_may_go_only_to_one_with_room(board: str):
    def full(state: Campaign) -> None:
        state.prisoners[0].tracks = [0, 1, 0]

    table = walk([board, "poisoned", "quartered"], agenda=[Explore(), Gain("scroll_tactics", 1, False)], change=full)
    assert table.offered(ScrollTo) == [ScrollTo(1, "tactics"), ScrollTo(2, "tactics")]


@rule("DC-RULING-46")
def test_a_scroll_beyond_the_end_is_lost(board: str):
    table = walk([board, "poisoned"], agenda=gains("tactics", "tactics"))
    assert table.prisoner(0).tracks == [0, 1, 0]
    assert table.told(ScrollWasted) == [ScrollWasted("tactics")]


def ring(table_change, kinds: list[str]) -> Table:
    """The first player rings the bell that takes back a step."""

    def ready(state: Campaign) -> None:
        assert state.run is not None
        state.run.bells = ["scroll"]
        table_change(state)

    return walk(kinds, biome="B5", agenda=[Explore(), RingBell()], change=ready)


@rule("DC-RULING-73")
def test_a_lost_step_takes_its_life_point_back(board: str):
    def grown(state: Campaign) -> None:
        state.prisoners[0].tracks = [1, 1, 0]
        state.prisoners[0].damage = 2

    table = ring(grown, [board, "poisoned"])
    table.act(LoseStep("survival"))
    assert table.prisoner(0).tracks == [0, 1, 0]
    assert (max_life(table.campaign, 0), table.prisoner(0).alive) == (3, True)


@rule("DC-RULING-73")
def test_one_whose_damage_then_fills_the_track_is_eliminated(board: str):
    def grown(state: Campaign) -> None:
        state.prisoners[0].tracks = [1, 0, 0]
        state.prisoners[0].damage = 3

    table = ring(grown, [board, "poisoned"])
    assert [event.who for event in table.told(Died)] == [0]


@rule("DC-RULING-79")
def test_a_scroll_at_upkeep_comes_too_late_for_the_dead(board: str):
    killer = monster(life=9, I=[{"do": "damage", "amount": 3, "to": "first_player"}])
    scroll = combat(I=[{"do": "loot"}])
    table = fight(
        [board, "poisoned", "quartered"],
        cards=[[BLANK], [scroll], [BLANK]],
        foes={"1": killer},
        loot=["scroll_survival"],
    )
    table.go("ask-next-run", "ask-spend")
    assert [event.who for event in table.told(Died)] == [0]
    assert table.told(ScrollGained) == []
    assert table.campaign.chronicle[-1].outcome == "died"


@rule("DC-RULING-101")
@pytest.mark.parametrize("steps", [0, 1, 2])
def test_an_item_that_scales_uses_the_level_of_its_track(board: str, steps: int):
    blade = item(works="plus", round=1, acts=[blow(amount=1, level="brutality")])

    def armed(state: Campaign) -> None:
        state.prisoners[0].tracks = [3, 1, steps]
        state.prisoners[0].items = [blade]
        state.prisoners[0].wear = [0]

    foe = monster(life=50, II=[{"do": "damage"}])
    table = fight([board, "poisoned"], cards=[[BLANK, BLANK], [BLANK]], foes={"1": foe}, change=armed)
    table.act(UseItem(blade, -1))
    assert table.asks() == "ask-damage"
    enemy = table.enemy("1")
    assert enemy is not None
    assert enemy.damage == 1 + steps
