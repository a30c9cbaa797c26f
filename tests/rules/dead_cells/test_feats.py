"""Feats: optional tasks on the Mutations board, what is counted for each, and how one is resolved (DC-UPG-10, -11)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from rules.dead_cells.table import (
    BLANK,
    Table,
    blow,
    boss_fight,
    combat,
    feat,
    fight,
    give,
    item,
    monster,
    walk,
    with_words,
)
from rules.table import rule, seen

from undercroft.engine.record import Step
from undercroft.games.dead_cells.rules.sheets import STREET
from undercroft.games.dead_cells.state import (
    Campaign,
    EndRun,
    Explore,
    FeatDone,
    GoAgain,
    Interbiome,
    ItemTo,
    RingBell,
    Suffer,
    SufferCurse,
    To,
)

Change = Callable[[Campaign], None]
THREE = ["poisoned", "flayed", "quartered"]
DAMAGE = {"do": "damage"}
KILL = combat(I=[blow(reach="1", amount=9)])


def pinned(*cards: str, more: Change | None = None) -> Change:
    """These feats lie on the board."""

    def change(state: Campaign) -> None:
        state.pockets["feat"] = list(cards)
        if more is not None:
            more(state)

    return change


def done(table: Table) -> list[str]:
    """The feats that were done."""
    return [event.card for event in table.told(FeatDone)]


def fought(task: str, counts: tuple[int, int], cards: list[list[str]], foes: dict[str, str], **more: Any) -> list[bool]:
    """Whether a fight fulfils this task with each of two counts."""
    first, second = feat(task, counts[0]), feat(task, counts[1])
    change = more.pop("change", None)
    table = fight(more.pop("kinds", THREE), cards=cards, foes=foes, change=pinned(first, second, more=change), **more)
    table.go("ask-way", "ask-next-run")
    return [first in done(table), second in done(table)]


def walked(task: str, count: int, change: Change | None = None, **more: Any) -> bool:
    """Whether what happens on the way fulfils a task."""
    card = feat(task, count)
    table = walk(["poisoned", "flayed"], change=pinned(card, more=change), **more)
    table.go("ask-way")
    return card in done(table)


# -- being done ------------------------------------------------------------------------------------------


@rule("DC-UPG-11", "DC-UPG-10")
def test_a_feat_that_is_done_pays_once_and_leaves_the_campaign():
    card, other = feat("kills_in_fight", 1), feat("kills_in_fight", 3)
    table = fight(THREE, cards=[[KILL], [BLANK], [BLANK]], foes={"1": monster(life=1)}, change=pinned(card, other))
    table.go("ask-way")
    assert done(table) == [card]
    assert (table.run.cells, table.campaign.cells) == (2, 2)
    assert table.campaign.pockets["feat"] == [other]
    assert card not in table.campaign.stored
    assert table.run.done == []


@rule("DC-UPG-11")
def test_it_is_resolved_when_the_fight_is_over():
    card = feat("kills_in_fight", 1)
    foes = {"1": monster(life=1), "2": monster(life=9, III=[DAMAGE])}
    table = fight(THREE, cards=[[KILL], [BLANK], [BLANK]], foes=foes, change=pinned(card))
    assert table.asks() == "ask-damage"
    assert done(table) == [card]
    assert table.run.cells == 0
    table.go("ask-way")
    assert table.run.cells == 2


@rule("DC-UPG-11")
def test_a_feat_done_in_the_last_fight_of_a_run_pays_too():
    card = feat("kills_in_fight", 1)
    foes = {"1": monster(life=1), "2": monster(life=9, II=[{"do": "damage", "amount": 3, "to": "first_player"}])}
    table = fight(THREE, cards=[[KILL], [BLANK], [BLANK]], foes=foes, change=pinned(card))
    table.go("ask-spend")
    assert table.campaign.chronicle[-1].outcome == "died"
    assert table.campaign.cells == 2


@rule("DC-UPG-11")
def test_what_a_feat_brings_may_go_to_one_who_passed():
    sword = item(works="always")
    card = feat("kills_in_fight", 1, {"do": "gain", "what": "equipment"})

    def ready(state: Campaign) -> None:
        assert state.run is not None
        state.run.deck = [sword]

    for blow_back in ([], [{**DAMAGE, "amount": 9, "to": "first_player"}]):  # also if somebody dies in that fight
        dies = monster(life=1, death=blow_back)
        laid = {"cards": [[KILL], [BLANK], [BLANK]], "foes": {"1": dies}, "change": pinned(card, more=ready)}
        table = fight([*THREE, "immolated"], passer=3, **laid)
        assert table.asks() == "ask-item"
        assert ItemTo(3, sword) in table.offered(ItemTo)


@rule("DC-UPG-10")
def test_the_count_begins_anew_with_each_run():
    card = feat("curses", 2)
    table = walk(["poisoned", "flayed"], agenda=[EndRun("died"), SufferCurse(1)], change=pinned(card))
    table.go("ask-next-run")
    table.act(GoAgain())
    table.go("ask-way")
    assert table.run.counts == {}
    assert table.campaign.pockets["feat"] == [card]


@rule("DC-UPG-11")
@pytest.mark.parametrize("task", ["biome_unhurt", "teeth_at_street"])
def test_a_feat_done_at_the_exit_pays_before_the_next_biome(task: str):
    card = feat(task, 1)

    def rich(state: Campaign) -> None:
        assert state.run is not None
        state.run.teeth = 1

    table = walk(["poisoned", "flayed"], agenda=[Interbiome("B2")], change=pinned(card, more=rich))
    table.go("ask-way")
    assert done(table) == [card]
    assert (table.run.biome, table.run.cells) == ("B2", 2)


@rule("DC-UPG-11")
@pytest.mark.parametrize("to", ["C1", "B2"])
def test_it_pays_even_if_the_run_ends_soon_after(to: str):
    card = feat("biome_unhurt", 1)
    table = walk(["poisoned", "flayed"], agenda=[Interbiome(to)], change=pinned(card))
    table.go("ask-way", "ask-card")
    assert table.run.cells == 2
    assert not [step for step in table.campaign.agenda if type(step).__name__ == "ReadCard"]


# -- task by task ----------------------------------------------------------------------------------------


@rule("DC-UPG-10")
def test_kills_in_fight_counts_the_enemies_of_one_fight():
    foes = {"1": monster(life=1), "2": monster(life=1), "3": monster(life=5)}
    sweep = combat(I=[blow(reach="12", all=True)])
    assert fought("kills_in_fight", (2, 3), [[sweep], [BLANK], [BLANK]], foes) == [True, False]


@rule("DC-UPG-10")
def test_how_far_a_task_has_come_is_shown_and_a_worse_fight_takes_nothing_back():
    card = feat("kills_in_fight", 3)

    def counted(before: dict[str, int]) -> dict[str, int]:
        def change(state: Campaign) -> None:
            assert state.run is not None
            state.run.counts = before

        foes = {"1": monster(life=1)}
        table = fight(THREE, cards=[[KILL], [BLANK], [BLANK]], foes=foes, change=pinned(card, more=change))
        table.go("ask-way")
        return seen(table)["run"]["counts"]

    assert counted({}) == {card: 1}
    assert counted({card: 2}) == {card: 2}


@rule("DC-UPG-10")
def test_a_task_that_has_not_come_any_way_stands_at_nought():
    card = feat("teeth_at_street", 3)
    table = walk(["poisoned", "flayed"], agenda=[Interbiome("B2")], change=pinned(card))
    assert seen(table)["run"]["counts"] == {card: 0}


@rule("DC-UPG-10")
def test_kill_in_round_one_counts_rounds_zero_and_one_over_the_run():
    late = combat(II=[blow(reach="1", amount=9)])
    foes = {"1": monster(life=1), "2": monster(life=1)}
    assert fought("kill_in_round_one", (1, 2), [[KILL], [late], [BLANK]], foes) == [True, False]
    card = feat("kill_in_round_one", 2)

    def one_before(state: Campaign) -> None:
        assert state.run is not None
        state.run.counts[card] = 1

    table = fight(THREE, cards=[[KILL], [BLANK], [BLANK]], foes=foes, change=pinned(card, more=one_before))
    table.go("ask-way")
    assert done(table) == [card]


@rule("DC-UPG-10")
@pytest.mark.parametrize("state", ["poisoned", "bleeding", "burning"])
def test_elite_by_state_counts_elites_that_die_of_a_state(state: str):
    amount = {"poisoned": 9, "bleeding": 1, "burning": 2}[state]
    cards = [[combat(I=[give(state, amount=amount)])], [BLANK], [BLANK]]
    assert fought("elite_by_state", (1, 2), cards, {"1": monster(life=5, elite=True)}) == [True, False]
    assert fought("elite_by_state", (1, 2), cards, {"1": monster(life=5)}) == [False, False]
    assert fought("elite_by_state", (1, 2), [[KILL], [BLANK], [BLANK]], {"1": monster(life=5, elite=True)})[0] is False


@rule("DC-UPG-10")
def test_fight_unhurt_counts_fights_without_a_damage_token():
    harmless, harmful = monster(life=9), monster(life=9, I=[DAMAGE])
    cards = [[combat(I=[{"do": "block"}])], [BLANK], [BLANK]]
    assert fought("fight_unhurt", (1, 2), cards, {"1": harmless}) == [True, False]
    assert fought("fight_unhurt", (1, 2), [[BLANK]] * 3, {"1": harmful}) == [False, False]
    blocked = monster(life=9, I=[{"do": "damage", "to": "first_player"}])
    assert fought("fight_unhurt", (1, 2), cards, {"1": blocked}) == [True, False]


@rule("DC-UPG-10")
def test_biome_unhurt_counts_biomes_left_without_a_damage_token():
    assert walked("biome_unhurt", 1, agenda=[Interbiome("B2")])
    assert not walked("biome_unhurt", 2, agenda=[Interbiome("B2")])
    assert not walked("biome_unhurt", 1, agenda=[Interbiome("B2"), Suffer(1, True)])
    card = feat("biome_unhurt", 1)
    clean_after_hurt: list[Step] = [Interbiome("B3"), Interbiome("B2"), Suffer(1, True)]
    table = walk(["poisoned", "flayed"], agenda=clean_after_hurt, change=pinned(card))
    table.go("ask-way")
    assert (table.run.biome, done(table)) == ("B2", [])
    assert table.run.unhurt  # the next biome begins anew


@rule("DC-UPG-10")
def test_teeth_at_street_counts_the_bag_when_the_market_begins():
    def rich(state: Campaign) -> None:
        assert state.run is not None
        state.run.teeth = 5

    assert walked("teeth_at_street", 5, rich, agenda=[Interbiome("B2")])
    assert not walked("teeth_at_street", 6, rich, agenda=[Interbiome("B2")])


@rule("DC-UPG-10")
def test_what_the_healer_takes_does_not_count_against_it():
    card = feat("teeth_at_street", STREET.healer_price)

    def ready(state: Campaign) -> None:
        assert state.run is not None
        state.run.teeth = STREET.healer_price
        state.prisoners[0].damage = 1

    table = walk(["poisoned", "flayed"], agenda=[Interbiome("B2")], change=pinned(card, more=ready))
    table.act(To(0))
    table.go("ask-way")
    assert done(table) == [card]


@rule("DC-UPG-10")
def test_loot_types_counts_the_types_taken_in_one_fight():
    grab = combat(I=[{"do": "loot"}])
    foes = {"1": monster(life=9)}
    loot = ["tooth", "tooth", "cell", "vial"]
    assert fought("loot_types", (2, 3), [[grab], [grab], [BLANK]], foes, loot=loot) == [True, False]


@rule("DC-UPG-10")
def test_all_loot_counts_fights_that_began_with_loot_and_ended_with_none():
    grab = combat(I=[{"do": "loot"}])
    foes = {"1": monster(life=9)}
    assert fought("all_loot", (1, 2), [[grab], [grab], [BLANK]], foes, loot=["tooth", "cell"]) == [True, False]
    assert fought("all_loot", (1, 2), [[grab], [BLANK], [BLANK]], foes, loot=["tooth", "cell"]) == [False, False]
    assert fought("all_loot", (1, 2), [[BLANK], [BLANK], [BLANK]], foes) == [False, False]
    late = with_words("late_loot:1")
    nobody = [[BLANK], [BLANK], [BLANK]]
    assert fought("all_loot", (1, 2), nobody, foes, loot=["tooth", "tooth"], change=late) == [True, False]
    assert fought("all_loot", (1, 2), nobody, foes, loot=["tooth", "cell"], change=late) == [False, False]


@rule("DC-UPG-10")
def test_ring_bells_counts_bells():
    def bells(state: Campaign) -> None:
        assert state.run is not None
        state.run.bells = ["equipment", "equipment", "equipment"]

    rung = [Explore(), RingBell(), RingBell()]
    assert walked("ring_bells", 2, bells, biome="B5", agenda=rung)
    assert not walked("ring_bells", 3, bells, biome="B5", agenda=rung)


@rule("DC-UPG-10")
def test_curses_counts_those_really_suffered():
    suffered = [Explore(), SufferCurse(1), SufferCurse(1)]
    assert walked("curses", 2, biome="B4", agenda=suffered)
    assert not walked("curses", 3, biome="B4", agenda=suffered)


@rule("DC-UPG-10")
def test_a_curse_warded_off_is_none():
    ward, suffered = with_words("curse_ward:1"), [Explore(), SufferCurse(1), SufferCurse(1)]
    assert not walked("curses", 2, ward, biome="B4", agenda=suffered)
    assert walked("curses", 1, ward, biome="B4", agenda=suffered)


@rule("DC-UPG-10")
@pytest.mark.parametrize("drunk", [True, False])
def test_boss_without_potion_counts_last_forms_beaten_so(drunk: bool):
    card = feat("boss_without_potion", 1)
    kill = combat(I=[blow(reach="L123", amount=99, pierce=True)])

    def ready(state: Campaign) -> None:
        assert state.fight is not None
        state.fight.drunk = drunk

    table = boss_fight(boss="C1", form=2, cards=[[kill], [BLANK], [BLANK]], change=pinned(card, more=ready))
    table.go("ask-spend")
    assert table.campaign.beaten == {"C1": 1}
    assert (card in done(table)) is not drunk


@rule("DC-UPG-10")
def test_a_potion_spent_in_the_fight_is_remembered():
    card = feat("boss_without_potion", 1)
    kill = combat(I=[blow(reach="L123", amount=99, pierce=True)])

    def thirsty(state: Campaign) -> None:
        assert state.run is not None
        state.run.potions = 1
        state.prisoners[0].damage = 1

    table = boss_fight(boss="C1", form=2, cards=[[kill], [BLANK], [BLANK]], change=pinned(card, more=thirsty))
    table.go("ask-spend", answer=lambda options: options[-1])
    assert table.campaign.beaten == {"C1": 1}
    assert done(table) == []


@rule("DC-UPG-10")
def test_kill_on_left_counts_enemies_that_die_on_the_left():
    left = combat(I=[blow(reach="L", amount=9)])
    foes = {"L": monster(life=1), "1": monster(life=1)}
    assert fought("kill_on_left", (1, 2), [[left], [KILL], [BLANK]], foes) == [True, False]


@rule("DC-UPG-10")
def test_two_in_one_round_counts_rounds_with_two_kills_poison_included():
    sweep = combat(I=[blow(reach="12", all=True)])
    foes = {"1": monster(life=1), "2": monster(life=1)}
    assert fought("two_in_one_round", (1, 2), [[sweep], [BLANK], [BLANK]], foes) == [True, False]
    one_each = [[KILL], [combat(II=[blow(reach="1", amount=9)])], [BLANK]]
    assert fought("two_in_one_round", (1, 2), one_each, foes) == [False, False]
    venom = combat(I=[give("poisoned", reach="2")])
    assert fought("two_in_one_round", (1, 2), [[venom], [KILL], [BLANK]], foes) == [True, False]
