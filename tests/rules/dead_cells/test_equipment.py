"""Equipment: slots, what an item does in its round or by an ability, and what it gives while it is worn (DC-EQ)."""

from __future__ import annotations

import msgspec
import pytest
from rules.dead_cells.table import (
    BLANK,
    be,
    blow,
    boss_fight,
    changes,
    combat,
    fight,
    foe,
    give,
    item,
    monster,
    pauses,
    tokens,
    walk,
)
from rules.table import refuses, rule

from undercroft.engine.decision import PASS
from undercroft.games.dead_cells import cards
from undercroft.games.dead_cells.rules.sheets import ATTACKS, FIRST_ITEMS, ITEMS, EnemyFace
from undercroft.games.dead_cells.state import (
    Died,
    EnemyHurt,
    EnemyKilled,
    EnemyMarked,
    Equip,
    GiveUpItems,
    Hurt,
    Interbiome,
    ItemDropped,
    ItemTaken,
    ItemTo,
    ItemUsed,
    Leave,
    LeaveTile,
    Shielded,
    UseAbility,
    UseItem,
)

BLOCK = {"do": "block"}
TO_FIRST = {"do": "damage", "to": "first_player"}


def plus(round: int = 1, *acts, **said) -> str:
    """An item that is added to its bearer's action."""
    return item(works="plus", round=round, acts=list(acts) or [blow("1")], **said)


def instead(round: int = 1, *acts) -> str:
    """An item that stands for a card's action."""
    return item(works="replace", round=round, acts=list(acts) or [blow("1")])


def won(new: str, change=None):
    """A fight in which this item was looted, by the time it is given out."""
    looter = combat(I=[{"do": "loot"}])
    return fight(cards=[[looter], [BLANK], [BLANK]], foes={}, loot=[f"equipment:{new}"], change=change)


def wielding(*items: str, lines=None, foes=None, **more):
    """A first player with these items, whose card says this."""
    card = combat(**(lines or {}))
    table = fight(
        cards=[[card], [BLANK], [BLANK]], foes=foes or {"1": monster(life=20)}, change=be(0, items=list(items)), **more
    )
    return table


def dealt(table) -> list[int]:
    """Damage to enemies so far."""
    return [told.amount for told in table.told(EnemyHurt)]


# -- slots -----------------------------------------------------------------------------------------------


@rule("DC-EQ-01", "DC-EQ-02")
def test_a_prisoner_has_one_slot_at_first_and_what_is_gained_is_equipped_there() -> None:
    new = plus()
    table = won(new)
    table.act(ItemTo(1, new))
    assert table.prisoner(1).items == [new]
    assert len(table.told(ItemTaken)) == 1
    assert table.asks() == "ask-way"  # there was nothing to choose


@rule("DC-EQ-01", "DC-EQ-03")
def test_with_no_free_slot_a_held_item_is_discarded_or_the_new_one() -> None:
    held, new = plus(), plus()
    for answer, kept, gone in ((Equip(new, held), new, held), (Leave(new), held, new)):
        table = won(new, change=be(1, items=[held]))
        table.act(ItemTo(1, new))
        assert table.asks() == "ask-slot"
        assert table.decision.seats == [1]
        assert table.decision.options == [Equip(new, held), Leave(new)]
        table.act(answer)
        assert table.prisoner(1).items == [kept]
        assert table.run.discard[-1] == gone
        assert [told.item for told in table.told(ItemDropped)] == [gone]


@rule("DC-EQ-01", "DC-EQ-02")
def test_more_slots_may_be_unlocked_and_the_next_item_goes_into_the_next_one() -> None:
    belt, new = item(works="always", has=[{"has": "slot"}]), plus()
    table = won(new, change=be(1, items=[belt]))
    table.act(ItemTo(1, new))
    assert table.prisoner(1).items == [belt, new]


@rule("DC-EQ-04")
def test_an_item_that_must_make_room_goes_to_nobody_else() -> None:
    held, new = plus(), plus()
    table = won(new, change=be(0, items=[held]))
    table.act(ItemTo(0, new))
    assert refuses(table, ItemTo(1, held))
    table.act(Equip(new, held))
    assert [prisoner.items for prisoner in table.campaign.prisoners] == [[new], [], []]
    assert refuses(table, ItemTo(1, new))


# -- items of a round ------------------------------------------------------------------------------------


@rule("DC-EQ-05", "DC-DEC-26")
def test_an_item_of_a_round_is_asked_about_in_that_round_only() -> None:
    sword = plus(2)
    table = wielding(sword)
    assert table.asks() == "ask-round-item"
    assert table.fight.round == 2
    assert table.decision.seats == [0]
    assert table.decision.options == [PASS, UseItem(sword, -1)]
    table.act(UseItem(sword, -1))
    assert dealt(table) == [1]
    assert table.asks() == "ask-way"


@rule("DC-EQ-06", "DC-DEC-26")
def test_one_item_a_round_and_items_do_not_add_up() -> None:
    sword, bow, whip = plus(1), instead(1), plus(1)
    table = wielding(sword, bow, whip, lines={"I": [blow("1", 3)]})
    assert table.offered(UseItem) == [UseItem(sword, -1), UseItem(bow, 0), UseItem(whip, -1)]
    table.act(UseItem(whip, -1))
    assert dealt(table) == [3, 1]
    assert [told.item for told in table.told(ItemUsed)] == [whip]


@rule("DC-EQ-06")
def test_another_item_may_be_used_in_another_round() -> None:
    sword, whip = plus(1), plus(3)
    table = wielding(sword, whip)
    table.act(UseItem(sword, -1))
    table.act(UseItem(whip, -1))
    assert dealt(table) == [1, 1]


@rule("DC-EQ-07")
def test_a_replace_item_acts_instead_of_the_card() -> None:
    bow = instead(1, blow("1", 2))
    table = wielding(bow, lines={"I": [blow("1", 5), BLOCK]})
    table.act(UseItem(bow, 0))
    assert dealt(table) == [2]
    assert table.told(Shielded) == []
    declined = wielding(bow, lines={"I": [blow("1", 5), BLOCK]})
    declined.act(PASS)
    assert dealt(declined) == [5]


@rule("DC-EQ-08", "DC-RULING-30")
def test_a_plus_item_acts_beside_the_card_if_its_bearer_likes() -> None:
    sword = plus(1, blow("1", 2))
    table = wielding(sword, lines={"I": [blow("1", 5)]})
    table.act(UseItem(sword, -1))
    assert dealt(table) == [5, 2]
    declined = wielding(sword, lines={"I": [blow("1", 5)]})
    declined.act(PASS)
    assert dealt(declined) == [5]


@rule("DC-EQ-09")
def test_an_item_has_a_reach_of_its_own() -> None:
    bow = plus(1, blow("3"))
    foes = {"1": monster(life=20), "3": monster(life=20)}
    table = wielding(bow, lines={"I": [blow("1")]}, foes=foes)
    table.act(UseItem(bow, -1))
    assert [told.enemy for told in table.told(EnemyHurt)] == [0, 1]


@rule("DC-EQ-09", "DC-DEC-26")
def test_an_item_with_nobody_in_reach_is_not_asked_about() -> None:
    table = wielding(plus(1, blow("3")), lines={"I": [blow("1")]})
    assert table.told(ItemUsed) == []
    assert table.asks() == "ask-way"


@rule("DC-EQ-08", "DC-DEC-26")
def test_an_item_is_asked_about_if_the_card_may_bring_an_enemy_into_its_reach() -> None:
    knife = plus(1, blow("1"))
    table = wielding(knife, lines={"I": [{"do": "pull", "reach": "2"}]}, foes={"2": monster(life=20)})
    table.act(UseItem(knife, -1))
    assert dealt(table) == [1]


@rule("DC-RULING-29")
def test_items_work_where_the_card_has_an_empty_line() -> None:
    sword, bow = plus(2), instead(2)
    for used in (UseItem(sword, -1), UseItem(bow, 0)):
        table = wielding(sword, bow)
        assert table.fight.round == 2
        table.act(used)
        assert dealt(table) == [1]


@rule("DC-EQ-05")
def test_an_item_may_work_only_as_the_sole_one() -> None:
    lonely = plus(1, sole=True)
    alone = wielding(lonely)
    assert alone.asks() == "ask-round-item"
    table = wielding(lonely, plus(2, blow("L")))
    assert table.asks() == "ask-way"


@rule("DC-EQ-05")
def test_what_lasts_of_a_sole_item_lasts_only_while_it_is_that() -> None:
    for others, amount in (([], 2), ([plus(2, blow("L"))], 1)):
        table = fight(
            cards=[[combat(I=[blow("1")])], [BLANK], [BLANK]],
            foes={"1": monster(life=99)},
            change=be(0, items=["cursed_sword", *others]),
        )
        table.go("ask-way")
        assert dealt(table) == [amount]


# -- two cards -------------------------------------------------------------------------------------------


def two_cards(*items: str, second=None, **more):
    """A first player of two, with two cards and these items."""
    cards = [combat(I=[blow("1", 5)]), second or combat(I=[blow("1", 7)])]
    return fight(
        ["poisoned", "flayed"],
        cards=[cards, [BLANK]],
        foes={"1": monster(life=99)},
        change=be(0, items=list(items)),
        **more,
    )


@rule("DC-RULING-31", "DC-EQ-06", "DC-DEC-26")
def test_with_two_cards_one_item_in_all_and_it_replaces_one_of_them() -> None:
    bow, sword = instead(1), plus(1, blow("1", 2))
    for number, expected in ((0, [1, 7]), (1, [5, 1])):
        table = two_cards(bow, sword)
        assert table.offered(UseItem) == [UseItem(bow, 0), UseItem(bow, 1), UseItem(sword, -1)]
        table.act(UseItem(bow, number))
        assert dealt(table) == expected
    added = two_cards(bow, sword)
    added.act(UseItem(sword, -1))
    assert dealt(added) == [5, 7, 2]


@rule("DC-DEC-26")
def test_which_of_two_empty_lines_an_item_stands_for_is_not_asked() -> None:
    bow = instead(2)
    table = two_cards(bow)
    assert table.fight.round == 2
    assert table.offered(UseItem) == [UseItem(bow, 0)]


@rule("DC-OPT-02")
def test_by_the_later_rule_each_card_may_have_an_item_never_the_same_twice() -> None:
    bow, sling = instead(1), instead(1, blow("1", 2))
    table = two_cards(bow, sling, options={"round_items": "card"})
    table.act(UseItem(bow, 1))
    assert table.offered(UseItem) == [UseItem(sling, 0)]  # neither the bow again nor the same card
    table.act(UseItem(sling, 0))
    assert dealt(table) == [2, 1]


@rule("DC-OPT-02")
def test_by_the_later_rule_one_card_still_has_one_item() -> None:
    sword, whip = plus(1), plus(1)
    table = wielding(sword, whip, options={"round_items": "card"})
    table.act(UseItem(sword, -1))
    assert dealt(table) == [1]
    assert table.asks() == "ask-way"


@rule("DC-OPT-02")
def test_by_the_later_rule_two_plus_items_may_be_used_with_two_cards() -> None:
    sword, whip, axe = plus(1), plus(1), instead(1)
    table = two_cards(sword, whip, axe, options={"round_items": "card"})
    table.act(UseItem(sword, -1))
    assert table.offered(UseItem) == [UseItem(whip, -1), UseItem(axe, 0), UseItem(axe, 1)]
    table.act(UseItem(whip, -1))
    assert dealt(table) == [5, 7, 1, 1]


# -- ability items, and the three examples ---------------------------------------------------------------


@rule("DC-EQ-05", "DC-EQ-10")
def test_an_ability_item_is_used_by_an_ability_action_and_not_otherwise() -> None:
    horn = item(works="ability", acts=[give("burning", "2")])
    foes = {"2": monster(life=9)}
    unused = wielding(horn, lines={"I": [BLOCK]}, foes=foes)
    assert unused.asks() == "ask-way"
    table = wielding(horn, lines={"I": [{"do": "ability"}]}, foes=foes)
    table.act(UseAbility(horn))
    assert [(told.enemy, told.state) for told in table.told(EnemyMarked)] == [(0, "burning")]


@rule("DC-EQ-11", "DC-EQ-12", "DC-EQ-13")
def test_the_three_items_that_the_rules_show_are_in_the_box_and_do_what_they_show() -> None:
    bow, sword, cleaver = (ITEMS[name] for name in ("jailers_son_bow", "broadsword", "cleaver"))
    assert {"jailers_son_bow", "broadsword", "cleaver"} <= set(FIRST_ITEMS)
    assert (bow.works, [(act.do, act.amount) for act in bow.acts]) == ("replace", [("damage", 1)])
    assert (sword.works, [(act.do, act.amount) for act in sword.acts]) == ("plus", [("damage", 1)])
    assert (cleaver.works, [(act.do, act.state, act.amount) for act in cleaver.acts]) == (
        "ability",
        [("inflict", "bleeding", 1)],
    )
    assert bow.round in (1, 2, 3)
    assert sword.round in (1, 2, 3)


# -- what items and tracks give as long as they are there ------------------------------------------------


@rule("DC-EQ-05", "DC-ACT-08")
def test_a_ward_blocks_the_first_damage_of_each_round() -> None:
    amulet = item(works="always", has=[{"has": "ward"}])
    table = fight(
        cards=[[BLANK], [BLANK], [BLANK]],
        foes={"1": monster(life=9, I=[{**TO_FIRST, "amount": 2}, TO_FIRST], II=[TO_FIRST])},
        change=be(0, items=[amulet, *pauses(3)], damage=-5),
    )
    assert [(told.amount, told.blocked) for told in table.told(Hurt)] == [(1, 1), (1, 0), (0, 1)]


@rule("DC-EQ-05")
def test_a_ward_of_one_round_works_in_that_round() -> None:
    amulet = item(works="always", has=[{"has": "ward", "round": 2}])
    table = fight(
        cards=[[BLANK], [BLANK], [BLANK]],
        foes={"1": monster(life=9, I=[TO_FIRST], II=[TO_FIRST])},
        change=be(0, items=[amulet, *pauses(3)]),
    )
    assert [(told.amount, told.blocked) for told in table.told(Hurt)] == [(1, 0), (0, 1)]


@rule("DC-EQ-05")
def test_a_boost_adds_to_the_bearers_damage_in_its_round_against_what_it_names() -> None:
    stone = item(works="always", has=[{"has": "boost", "round": 2, "amount": 3}])
    lines = {"I": [blow("1")], "II": [blow("1")], "III": [blow("1")]}
    assert dealt(wielding(stone, lines=lines)) == [1, 4, 1]
    ever = item(works="always", has=[{"has": "boost", "amount": 2, "against": "burning"}])
    burning = {"I": [blow("1")], "II": [give("burning"), blow("1")]}
    assert dealt(wielding(ever, lines=burning)) == [1, 3]


@pytest.mark.parametrize(
    ("against", "change", "more"),
    [
        ("unhurt", None, 1),
        ("unhurt", foe("1", damage=1), 0),
        ("elite", None, 0),
        ("frozen", foe("1", frozen=[3]), 1),
        ("frozen", None, 0),
        ("poisoned", foe("1", states=tokens(poisoned=1)), 1),
        ("bleeding", foe("1", states=tokens(poisoned=1)), 0),
    ],
)
@rule("DC-ACT-01")
def test_an_action_may_do_more_against_some(against: str, change, more: int) -> None:
    card = combat(I=[blow("1", 1, against=against, extra=1)])
    table = fight(
        cards=[[card], [BLANK], [BLANK]],
        foes={"1": monster(life=20)},
        change=changes(be(0, items=pauses(2)), *([change] if change else [])),
    )
    assert dealt(table)[0] == 1 + more


@rule("DC-ACT-01")
def test_an_action_may_do_more_against_elites() -> None:
    card = combat(I=[blow("1", 1, against="elite", extra=2)])
    table = fight(cards=[[card], [BLANK], [BLANK]], foes={"1": monster(life=20, elite=True)})
    assert dealt(table) == [3]


@rule("DC-EQ-05")
def test_what_a_kill_by_ones_own_action_sets_off() -> None:
    skull = item(works="always", has=[{"has": "on_kill", "acts": [blow("2", 2)]}])
    foes = {"1": monster(life=1, death=[{"do": "gain", "what": "cell"}]), "2": monster(life=9)}
    table = wielding(skull, lines={"I": [blow("1")]}, foes=foes)
    assert [(told.enemy, told.amount) for told in table.told(EnemyHurt)] == [(0, 1), (1, 2)]
    poison = fight(
        cards=[[BLANK], [BLANK], [BLANK]],
        foes=foes,
        change=changes(be(0, items=[skull]), foe("1", states=tokens(poisoned=1))),
    )
    assert len(poison.told(EnemyKilled)) == 1
    assert [told.enemy for told in poison.told(EnemyHurt)] == [0]  # poison is nobody's action


@rule("DC-EQ-05")
def test_another_ones_kill_sets_nothing_off() -> None:
    skull = item(works="always", has=[{"has": "on_kill", "acts": [blow("2", 2)]}])
    table = fight(
        cards=[[combat(I=[blow("1")])], [BLANK], [BLANK]],
        foes={"1": monster(life=1), "2": monster(life=9)},
        change=be(1, items=[skull]),
    )
    assert [told.enemy for told in table.told(EnemyHurt)] == [0]


@rule("DC-EQ-05")
def test_a_ward_works_again_in_the_same_round_of_the_next_bout(monkeypatch) -> None:
    strike = {"id": "test_attack", "boss": "C1", "form": 1, "I": [{"do": "damage", "to": "all"}]}
    monkeypatch.setitem(ATTACKS, "test_attack", EnemyFace(msgspec.convert(strike, cards.Attack)))
    amulet = item(works="always", has=[{"has": "ward", "round": 1}])

    def change(table) -> None:
        table.fight.boss.attack = "test_attack"
        table.fight.boss.attacks = ["test_attack"]
        for prisoner in table.prisoners:
            prisoner.damage = -9
        be(2, items=[amulet])(table)

    table = boss_fight(cards=[[BLANK], [BLANK], [BLANK]], change=change)
    while len(table.told(Hurt)) < 6:
        table.act(table.decision.options[0])
    blocked = [told.blocked for told in table.told(Hurt) if told.who == 2]
    assert blocked == [1, 1]


# -- what keeps somebody alive ---------------------------------------------------------------------------


HEART = item(works="always", has=[{"has": "life"}])


@rule("DC-DEC-14", "DC-RULING-73")
def test_nobody_takes_off_what_keeps_them_alive():
    rags, new, other = item(works="always"), item(works="always"), item(works="always", has=[{"has": "life"}])
    for damage, gets, offered in ((2, new, True), (3, new, False), (3, other, True)):
        table = won(gets, change=be(0, items=[HEART, rags, rags], damage=damage))
        table.act(ItemTo(0, gets))
        assert table.asks() == "ask-slot"
        assert table.offers(Equip(gets, HEART)) is offered
        assert table.offers(Equip(gets, rags))
        assert table.prisoner(0).items == [HEART, rags, rags]


@rule("DC-DEC-48", "DC-RULING-73")
def test_a_life_point_goes_with_the_item_that_must_be_given_up():
    for damage, alive in ((2, True), (3, False)):
        table = walk(agenda=[LeaveTile(), GiveUpItems([0])], change=be(0, items=[HEART], damage=damage))
        assert (table.campaign.run is not None) is alive
        assert [died.by for died in table.told(Died)] == ([] if alive else [HEART])


@rule("DC-DEC-52", "DC-RULING-73")
def test_on_the_street_too_one_keeps_what_keeps_one_alive():
    rags = item(works="always")
    worn = be(0, items=[HEART, rags], damage=3)
    table = walk(agenda=[Interbiome("B3")], change=worn, options={"discard_equipment": "any"})
    table.go("ask-discard-items", "ask-way")
    assert (table.asks(), table.offers(Leave(rags)), table.offers(Leave(HEART))) == ("ask-discard-items", True, False)
