"""What is asked in a fight, and what is not: no question whose answers come to the same, every one whose do not."""

from __future__ import annotations

import pytest
from rules.dead_cells.table import BLANK, be, blow, changes, combat, fight, foe, give, ground, item, monster
from rules.table import rule

from undercroft.games.dead_cells.state import EnemyHurt, EnemyImmune, EnemyMarked, Hit, UseAbility, UseItem


def acting(*acts, foes, items=(), change=None, **lines):
    """A first player whose card says this in Round I."""
    card = combat(I=list(acts), **lines)
    worn = be(0, items=list(items))
    change = worn if change is None else changes(worn, change)
    return fight(cards=[[card], [BLANK], [BLANK]], foes=foes, change=change)


def able(*acts, foes, **more):
    """One who may use an item by an ability."""
    skill = item(works="ability", acts=list(acts))
    return skill, acting({"do": "ability"}, foes=foes, items=[skill], **more)


# -- states that take no hold ----------------------------------------------------------------------------


@rule("DC-DEC-27", "DC-STATE-12")
@pytest.mark.parametrize("state", ["poisoned", "bleeding", "burning", "targeted", "frozen"])
def test_an_ability_that_an_immune_enemy_would_not_feel_is_not_offered(state: str) -> None:
    strike = [{"do": "damage"}]
    skill, table = able(give(state), foes={"1": monster(life=9, immune=[state], I=strike)})
    assert not table.offers(UseAbility(skill))
    skill, table = able(give(state), foes={"1": monster(life=9, I=strike)})
    assert table.offers(UseAbility(skill))


@rule("DC-DEC-27", "DC-STATE-07")
def test_ice_is_offered_only_while_a_line_is_left_to_freeze() -> None:
    skill, table = able(give("frozen"), foes={"1": monster(life=9)})
    assert not table.offers(UseAbility(skill))
    skill, table = able(give("frozen"), foes={"1": monster(life=9, III=[{"do": "damage"}])})
    assert table.offers(UseAbility(skill))


@rule("DC-DEC-25", "DC-STATE-12")
def test_whom_a_state_is_for_is_asked_unless_it_takes_hold_of_nobody() -> None:
    deaf, other = monster(life=9, immune=["burning"]), monster(life=9)
    table = acting(give("burning", "12"), foes={"1": deaf, "2": other})
    assert table.offered(Hit) == [Hit(0), Hit(1)]  # it may be wasted, as long as it need not be
    table = acting(give("burning", "12"), foes={"1": deaf, "2": deaf})
    assert table.offered(Hit) == []
    assert len(table.told(EnemyImmune)) == 1
    assert table.told(EnemyMarked) == []


@rule("DC-DEC-27")
@pytest.mark.parametrize(("whom", "offered"), [("self", False), ("one", True), ("all", True)])
def test_healing_is_offered_for_whoever_it_may_heal(whom: str, offered: bool) -> None:
    skill, table = able({"do": "heal", "who": whom}, foes={"1": monster(life=9)}, change=be(1, damage=1))
    assert table.offers(UseAbility(skill)) is offered
    skill, table = able({"do": "heal", "who": whom}, foes={"1": monster(life=9)})
    assert not table.offers(UseAbility(skill))


@rule("DC-DEC-27")
@pytest.mark.parametrize(("whom", "offered"), [("self", False), ("one", True), ("all", True)])
def test_a_cure_is_offered_for_whoever_it_may_cure(whom: str, offered: bool) -> None:
    cure = {"do": "cure", "who": whom, "state": "targeted"}
    skill, table = able(cure, foes={"1": monster(life=9)}, change=be(1, states=[0, 0, 0, 1]))
    assert table.offers(UseAbility(skill)) is offered
    skill, table = able(cure, foes={"1": monster(life=9)})
    assert not table.offers(UseAbility(skill))


# -- pushes, pulls, shields ------------------------------------------------------------------------------


@rule("DC-DEC-27", "DC-CSET-12")
@pytest.mark.parametrize(
    ("foes", "barrier", "offered"),
    [
        ("1", "", True),
        ("12", "", False),  # the next one stands in the way
        ("3", "", False),  # and nothing waits beyond R3
        ("3", "wall", True),
        ("3", "void", True),
        ("L", "wall", False),
    ],
)
def test_a_push_is_offered_if_it_moves_somebody_or_ends_at_a_barrier(foes: str, barrier: str, offered: bool) -> None:
    stood = {space: monster(life=9) for space in foes}
    skill, table = able({"do": "push", "reach": foes[0]}, foes=stood, change=ground(barrier=barrier))
    assert table.offers(UseAbility(skill)) == offered


@rule("DC-DEC-27")
@pytest.mark.parametrize(("space", "offered"), [("1", False), ("2", True), ("L", False)])
def test_a_pull_is_offered_if_it_brings_somebody_nearer(space: str, offered: bool) -> None:
    skill, table = able({"do": "pull", "reach": "L123"}, foes={space: monster(life=9)})
    assert table.offers(UseAbility(skill)) == offered


@rule("DC-DEC-27")
@pytest.mark.parametrize(("shields", "golden"), [(0, 0), (2, 0), (0, 1)])
def test_what_shatters_is_offered_where_there_are_shields(shields: int, golden: int) -> None:
    guarded = foe("1", shields=shields, golden=golden)
    skill, table = able({"do": "shatter", "reach": "1"}, foes={"1": monster(life=9)}, change=guarded)
    assert table.offers(UseAbility(skill)) == (shields + golden > 0)


# -- items of a round ------------------------------------------------------------------------------------


@rule("DC-DEC-26", "DC-STATE-12")
def test_an_item_that_nobody_would_feel_is_offered_only_beside_a_line() -> None:
    """Once the card has struck, somebody else may stand there: then it is asked, and not where nothing comes first."""
    torch = item(works="plus", round=1, acts=[give("burning")])
    deaf = {"1": monster(life=9, immune=["burning"])}
    assert acting(foes=deaf, items=[torch]).offered(UseItem) == []
    assert acting(blow("1"), foes=deaf, items=[torch]).offered(UseItem) == [UseItem(torch, -1)]
    assert acting(foes={"1": monster(life=9)}, items=[torch]).offered(UseItem) == [UseItem(torch, -1)]


@rule("DC-DEC-26", "DC-EQ-07")
def test_an_item_that_says_what_the_line_says_does_not_stand_for_it() -> None:
    sword = item(works="replace", round=1, acts=[blow("1", 2), blow("1", 2, needs="barrier")])
    foes = {"1": monster(life=9)}
    assert acting(blow("1", 2), foes=foes, items=[sword]).offered(UseItem) == []
    assert acting(blow("1", 3), foes=foes, items=[sword]).offered(UseItem) == [UseItem(sword, 0)]
    at_wall = acting(blow("1", 2), foes=foes, items=[sword], change=ground(barrier="wall"))
    assert at_wall.offered(UseItem) == [UseItem(sword, 0)]


@rule("DC-DEC-26", "DC-EQ-07", "DC-STATE-12")
def test_a_state_to_which_all_are_immune_does_not_tell_an_item_from_a_line() -> None:
    katana = item(works="replace", round=1, acts=[blow("1", 2), give("bleeding")])
    deaf, other = monster(life=9, immune=["bleeding"]), monster(life=9)
    assert acting(blow("1", 2), foes={"1": deaf}, items=[katana]).offered(UseItem) == []
    for foes in ({"1": other}, {"1": deaf, "3": other}):  # who stands behind may come within reach
        assert acting(blow("1", 2), foes=foes, items=[katana]).offered(UseItem) == [UseItem(katana, 0)]


@rule("DC-DEC-26", "DC-EQ-07")
def test_a_blow_as_hard_at_the_same_enemies_is_the_same_blow() -> None:
    dagger = item(works="replace", round=1, acts=[blow("L1", against="unhurt", extra=1)])
    foes = {"1": monster(life=9)}
    hurt = acting(blow("1"), foes=foes, items=[dagger], change=foe("1", damage=1))
    assert hurt.offered(UseItem) == []
    assert [told.amount for told in hurt.told(EnemyHurt)][:1] == [1]
    assert acting(blow("1"), foes=foes, items=[dagger]).offered(UseItem) == [UseItem(dagger, 0)]
    flanked = {"L": monster(life=9), "1": monster(life=9)}
    both = acting(blow("1"), foes=flanked, items=[dagger], change=foe("1", damage=1))
    assert both.offered(UseItem) == [UseItem(dagger, 0)]


@rule("DC-DEC-26", "DC-RULING-31")
def test_what_a_second_line_would_meet_is_not_known_beforehand() -> None:
    dagger = item(works="replace", round=1, acts=[blow("1", against="unhurt", extra=1)])
    table = fight(
        ["poisoned", "flayed"],
        cards=[[combat(I=[give("burning", "1")]), combat(I=[blow("1")])], [BLANK]],
        foes={"1": monster(life=9)},
        change=changes(be(0, items=[dagger]), foe("1", damage=1)),
    )
    assert table.offered(UseItem) == [UseItem(dagger, 0), UseItem(dagger, 1)]


@rule("DC-DEC-26", "DC-EQ-07")
def test_what_cannot_be_done_does_not_hide_what_comes_after_it_in_a_line() -> None:
    sword = item(works="replace", round=1, acts=[blow("1", 2)])
    foes = {"1": monster(life=9)}
    moot = blow("1", 5, needs="barrier")
    assert acting(moot, blow("1", 2), foes=foes, items=[sword]).offered(UseItem) == []
    assert acting(moot, blow("1", 3), foes=foes, items=[sword]).offered(UseItem) == [UseItem(sword, 0)]


@rule("DC-DEC-26")
def test_a_push_readies_an_item_that_is_aimed_and_no_other() -> None:
    bow = item(works="plus", round=1, acts=[blow("2")])
    salve = item(works="plus", round=1, acts=[{"do": "heal", "who": "self"}])
    foes = {"1": monster(life=9)}
    assert acting({"do": "push", "reach": "1"}, foes=foes, items=[bow]).offered(UseItem) == [UseItem(bow, -1)]
    assert acting({"do": "push", "reach": "1"}, foes=foes, items=[salve]).offered(UseItem) == []


@rule("DC-DEC-27")
@pytest.mark.parametrize(("before", "offered"), [("1", False), ("3", True)])
def test_a_pull_is_offered_only_if_the_space_before_the_enemy_is_free(before: str, offered: bool) -> None:
    skill, table = able({"do": "pull", "reach": "2"}, foes={"2": monster(life=9), before: monster(life=9)})
    assert table.offers(UseAbility(skill)) == offered
