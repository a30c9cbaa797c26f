"""Attacks: with what, at whom, dice, rerolls, range, damage (D2-ATK, D2-RANGE, D2-DMG, D2-CORE-39 to D2-CORE-53)."""

from __future__ import annotations

from rules.descent.table import (
    activation,
    ally,
    card,
    hero,
    item,
    monster,
    sheet,
    skill,
    turn,
    weapon,
)
from rules.table import rule

from undercroft.engine.decision import PASS
from undercroft.games.descent import state
from undercroft.games.descent.rules import dice
from undercroft.games.descent.rules.table import add_lasting
from undercroft.games.descent.state import (
    MOVE_ACTION,
    AttackRolled,
    DefenceRolled,
    Missed,
    Reroll,
    SpendFortune,
    Strike,
    Struck,
    UseCard,
)

BLANK = 2  # a face of the blue die without a surge: range 3, 2 hearts


# -- the dice --------------------------------------------------------------------------------------------


@rule("D2-CORE-01", "D2-CORE-02", "D2-CORE-03", "D2-CORE-04", "D2-CORE-05", "D2-CORE-06", "D2-CORE-07")
def test_the_faces_of_the_dice() -> None:
    shown = {colour: [(face.range, face.hearts, face.surges) for face in faces] for colour, faces in dice.DICE.items()}
    assert shown["blue"] == [(0, 0, 0), (2, 2, 1), (3, 2, 0), (4, 2, 0), (5, 1, 0), (6, 1, 1)]
    assert shown["red"] == [(0, 1, 0), (0, 2, 0), (0, 2, 0), (0, 2, 0), (0, 3, 0), (0, 3, 1)]
    assert shown["yellow"] == [(1, 0, 1), (1, 1, 0), (2, 1, 0), (0, 1, 1), (0, 2, 0), (0, 2, 1)]
    shields = {colour: [face.shields for face in faces] for colour, faces in dice.DICE.items()}
    assert shields["brown"] == [0, 0, 0, 1, 1, 2]
    assert shields["gray"] == [0, 1, 1, 1, 2, 3]
    assert shields["black"] == [0, 2, 2, 2, 3, 4]
    crossed = [(colour, at) for colour, faces in dice.DICE.items() for at, face in enumerate(faces) if face.miss]
    assert crossed == [("blue", 0)]


# -- with what, at whom ----------------------------------------------------------------------------------


@rule("D2-ATK-03", "D2-DP-30", "D2-DP-31", "D2-ATK-05")
def test_an_attacker_chooses_a_worn_weapon_and_a_space() -> None:
    sword, spear, spare = weapon("blue", "red"), weapon("blue", "yellow"), weapon("blue", "red", "red")
    table = turn("M A N", heroes={"A": hero(items=[sword, spear, spare], worn=[sword, spear])})
    table.act(state.Wear([sword, spear]))
    assert {(one.card, one.figure) for one in table.offered(Strike)} == {
        (arm, table.who(target)) for arm in (sword, spear) for target in "MN"
    }
    table.dice(BLANK, 1).strike("N", spear)
    assert table.told(AttackRolled)[0].dice == ["blue", "yellow"]
    assert table.figure("M").damage == 0


@rule("D2-ATK-06", "D2-ATK-07", "D2-LOS-01")
def test_melee_reaches_adjacent_spaces_and_ranged_what_is_in_sight() -> None:
    drawn = """
        A M . N
        . . # #
        . . # O
    """
    melee = turn(drawn)
    assert melee.targets() == [melee.who("M")]
    bow = weapon("blue", ranged=True)
    ranged = turn(drawn, heroes={"A": hero(items=[bow], at=(0, 1))})
    assert ranged.targets() == [ranged.who("M"), ranged.who("N")]


@rule("D2-CORE-39")
def test_only_a_space_with_an_enemy_is_a_target() -> None:
    table = turn("B A F M", others={"F": ally()}, heroes={"A": hero(items=[weapon("blue", ranged=True)])})
    assert table.targets() == [], "friends are no targets, and F stands before M"


@rule("D2-CORE-40", "D2-RANGE-01")
def test_a_ranged_attack_on_an_adjacent_space_needs_one_range() -> None:
    sling = weapon("yellow", ranged=True)
    for face, reaches in ((1, True), (4, False)):  # range 1 and 1 heart, range 0 and 2 hearts
        table = turn("A M", heroes={"A": hero(items=[sling])})
        table.dice(face).strike("M")
        assert bool(table.told(Missed)) != reaches
        assert (table.figure("M").damage > 0) == reaches


@rule("D2-RANGE-02", "D2-CORE-46")
def test_range_is_the_sum_of_all_dice_and_bonuses() -> None:
    bow = weapon("blue", "yellow", ranged=True, range=1)
    lens = item(passive=[{"gives": "range", "amount": 1, "needs": ["ranged"]}])
    for items, reached in (([bow], 6), ([bow, lens], 7)):  # 3 and 2 on the dice
        for apart in (6, 7):
            table = turn("A" + " ." * (apart - 1) + " M", heroes={"A": hero(items=items)})
            table.dice(2, 2).strike("M")
            assert bool(table.told(Missed)) == (reached < apart)


@rule("D2-RULING-21", "D2-RULING-76", "D2-CORE-44")
def test_range_numbers_never_matter_for_melee() -> None:
    spear = weapon("red", reach=True)
    table = turn("A . M", heroes={"A": hero(items=[spear])})
    table.dice(1).strike("M")
    assert table.figure("M").damage == 2


@rule("D2-CORE-44", "D2-RULING-76")
def test_reach_is_two_spaces_with_sight() -> None:
    spear = weapon("blue", reach=True)
    armed = {"A": hero(items=[spear])}
    assert turn("A . M", heroes=armed).targets()
    assert not turn("A . . M", heroes=armed).targets()
    assert not turn("A # M", heroes=armed).targets()
    assert not turn("A . M").targets()
    assert turn("A:. M", heroes=armed).targets(), "a portcullis is no hindrance"
    assert not turn("A . P", heroes=armed, monsters={"M": monster(at=(2, 0))}).targets(), "a pit two spaces away is"
    assert turn("A P", heroes=armed, monsters={"M": monster(at=(1, 0))}).targets()
    assert not turn("A B M", heroes={"A": hero(items=[spear]), "B": hero()}).targets()


@rule("D2-RULING-46")
def test_melee_goes_through_a_portcullis() -> None:
    assert turn("A:M").targets()
    assert not turn("A|M").targets()


@rule("D2-KO-10")
def test_who_lies_there_is_not_attacked() -> None:
    table = activation("M A B", heroes={"A": hero(knocked_out=True, damage=10), "B": hero()})
    assert table.targets() == []


# -- rolling ---------------------------------------------------------------------------------------------


@rule("D2-ATK-09", "D2-ATK-12", "D2-CORE-52")
def test_all_attack_dice_are_rolled_at_once_and_each_figure_defends_with_its_own() -> None:
    mail = item("armor", defence=["brown"])
    knight = sheet(defence=["gray"])
    charm = card(passive=[{"gives": "defence_dice", "dice": ["black"]}])
    table = activation("M A", heroes={"A": hero(knight, items=[mail], skills=[charm])}, monsters={
        "M": monster(dice=["blue", "red"])
    })  # fmt: skip
    table.dice(BLANK, 4, 1, 3, 1).strike("A")
    assert table.told(AttackRolled)[0].dice == ["blue", "red"]
    assert table.told(DefenceRolled)[0].dice == ["gray", "brown", "black"]
    struck = table.told(Struck)[0]
    assert (struck.hearts, struck.shields, struck.damage) == (5, 1 + 1 + 2, 1)


@rule("D2-CORE-52", "D2-EQUIP-02")
def test_armour_that_is_not_worn_does_not_defend() -> None:
    mail = item("armor", defence=["brown"])
    table = activation("M A", heroes={"A": hero(items=[mail], worn=[])})
    table.dice(BLANK).strike("A")
    assert table.told(DefenceRolled) == []


@rule("D2-RULING-24")
def test_no_defence_is_rolled_against_an_x_that_nobody_can_reroll() -> None:
    table = turn("A M", monsters={"M": monster(defence=["gray"])})
    table.dice(0, 1).strike("M")
    assert table.told(DefenceRolled) == []
    assert [told.why for told in table.told(Missed)] == ["x"]


@rule("D2-RULING-22", "D2-ATK-14", "D2-DP-33", "D2-ATK-10")
def test_an_x_may_be_rolled_again() -> None:
    luck = skill({"do": "reroll", "who": "user", "pool": "attack"}, at="attack_rolled", exhaust=True)
    table = turn("A M", heroes={"A": hero(skills=[luck])}, monsters={"M": monster(defence=["gray"])})
    table.dice(0, 1, 0).strike("M")
    assert table.asks() == "offer-attack_rolled"
    table.act(UseCard(luck, -1, -1))
    assert table.asks() == "ask-reroll"
    assert table.decision.options == [Reroll(luck, -1, 0), Reroll(luck, -1, 1)]
    table.dice(2)
    table.act(Reroll(luck, -1, 0))
    assert not table.told(Missed)
    assert table.figure("M").damage == 4


@rule("D2-RULING-22", "D2-FORT-02")
def test_fortune_rolls_an_x_again_too() -> None:
    table = turn("A M", heroes={"A": hero(fortune=1)})
    table.dice(0, 1).strike("M")
    assert table.offers(SpendFortune("attack", 0))
    table.dice(2)
    table.act(SpendFortune("attack", 0))
    assert table.hero("A").fortune == 0
    assert table.figure("M").damage == 4


@rule("D2-ATK-14", "D2-DP-33", "D2-RULING-22")
def test_whoever_passes_up_a_reroll_keeps_the_x() -> None:
    luck = skill({"do": "reroll", "who": "user", "pool": "attack"}, at="attack_rolled", exhaust=True)
    table = turn("A M", heroes={"A": hero(skills=[luck])})
    table.dice(0, 1).strike("M")
    table.act(PASS)
    assert [told.why for told in table.told(Missed)] == ["x"]
    assert table.hero("A").exhausted == []


@rule("D2-RULING-23", "D2-ATK-14", "D2-DP-33", "D2-DP-34")
def test_rerolls_go_to_and_fro_the_attackers_side_first_until_both_pass() -> None:
    anew = {"do": "reroll", "who": "user", "pool": "defence"}
    guard, again = (skill(anew, at="defence_rolled", role="defender", exhaust=True) for _ in range(2))
    table = activation(
        "M A",
        heroes={"A": hero(sheet(defence=["gray"]), skills=[guard, again])},
        monsters={"M": monster(dice=["blue", "red"])},
        hand=["dark_fortune.1"],
    )
    table.dice(BLANK, 0, 0).strike("A")
    while table.asks() == "window-attack_declared":
        table.act(PASS)
    assert table.asks() == "window-attack_rolled", "the attacker's side first"
    table.act(next(option for option in table.offered(UseCard)))
    table.dice(4)
    table.act(next(die for die in table.offered(Reroll) if die.die == 1))  # the red one: 3 instead of 1
    assert table.asks() == "offer-defence_rolled", "then the defender's"
    assert table.decision.seats == [0]
    table.dice(0)
    table.act(UseCard(guard, -1, -1))
    table.go("offer-defence_rolled")  # the overlord has no more
    table.dice(5)
    table.act(UseCard(again, -1, -1))  # another ability may roll the same die again
    table.go("ask-monster-turn", "ask-turn")
    struck = table.told(Struck)[0]
    assert (struck.hearts, struck.shields) == (5, 3)


# -- damage ----------------------------------------------------------------------------------------------


@rule("D2-ATK-10")
def test_an_x_lets_nothing_through_not_even_bonuses() -> None:
    rage = skill({"do": "attack", "who": "user", "hearts": 5}, at="action")
    table = turn("A M", heroes={"A": hero(skills=[rage])})
    table.dice(0, 4)
    table.act(UseCard(rage, -1, -1))
    assert table.figure("M").damage == 0


@rule("D2-CORE-42", "D2-CORE-43")
def test_pierce_adds_up_and_ignores_shields_of_each_figure_apart() -> None:
    pick = weapon("blue", "red", pierce=1, surges=[{"pierce": 2}, {"blast": True}])
    table = turn("A M\nO N", heroes={"A": hero(items=[pick], at="A")}, monsters={
        "M": monster(defence=["gray"], group="m"),
        "N": monster(defence=["black"], group="n"),
        "O": monster(group="o"),
    })  # fmt: skip
    table.dice(1, 5, 5, 3).strike("M")  # 5 hearts, 2 surges; 3 shields and, after the blast, 2
    table.buy(pierce=2)
    table.dice(3)
    table.act(table.surge(blast=True))
    struck = {told.figure: (told.hearts, told.shields, told.damage) for told in table.told(Struck)}
    assert struck[table.who("M")] == (5, 0, 5), "3 shields and Pierce 3"
    assert struck[table.who("N")] == (5, 0, 5), "never below nothing"
    assert struck[table.who("O")] == (5, 0, 5)


@rule("D2-CORE-45", "D2-CORE-41")
def test_a_blast_strikes_friend_and_foe_about_the_target_space() -> None:
    bomb = weapon("blue", "red", ranged=True, surges=[{"blast": True}])
    drawn = """
        A . . N .
        . . B M .
        . . . . O
    """
    table = turn(drawn, heroes={"A": hero(items=[bomb]), "B": hero(sheet(defence=["gray"]))})
    table.dice(5, 1, 1).strike("M", at=None)
    table.buy(blast=True)
    hurt = {told.figure: told.damage for told in table.told(Struck)}
    assert hurt == {table.who("M"): 3, table.who("B"): 2, table.who("N"): 3, table.who("O"): 3}
    assert len(table.told(AttackRolled)) == 1
    assert table.figure("A").damage == 0, "not next to the target space"


@rule("D2-CORE-53", "D2-RANGE-03", "D2-CORE-47")
def test_a_shot_that_falls_short_does_nothing_at_all() -> None:
    dart = weapon("blue", "yellow", ranged=True, surges=[{"inflict": ["poisoned"]}])
    table = turn("A . . . . M", heroes={"A": hero(items=[dart])})
    table.dice(1, 0).strike("M")  # 3 range, 2 hearts, 2 surges
    table.buy(inflict=["poisoned"])
    assert [told.why for told in table.told(Missed)] == ["range"]
    assert table.figure("M").damage == 0
    assert table.figure("M").conditions == []


@rule("D2-DP-32")
def test_before_the_dice_whoever_has_a_card_for_it_is_asked() -> None:
    aim = skill({"do": "add", "who": "user", "hearts": 2}, at="attack_declared", exhaust=True)
    cover = skill(
        {"do": "dice", "who": "user", "defence": ["black"]}, at="attack_declared", role="defender", exhaust=True
    )
    table = turn("A M", heroes={"A": hero(skills=[aim])})
    table.strike("M")
    assert table.asks() == "offer-attack_declared"
    assert table.told(AttackRolled) == []
    table.dice(BLANK, 1)
    table.act(UseCard(aim, -1, -1))
    assert table.figure("M").damage == 6
    guarded = activation("M A", heroes={"A": hero(skills=[cover])})
    guarded.strike("A")
    guarded.dice(BLANK, 1)
    guarded.act(UseCard(cover, -1, -1))
    assert guarded.told(DefenceRolled)[0].dice == ["black"]


@rule("D2-DP-34", "D2-DP-61")
def test_a_defender_may_add_to_the_defence_once_it_is_rolled() -> None:
    shield = item("one_hand", ability=[
        {"at": "defence_rolled", "role": "defender", "exhaust": True,
         "do": [{"do": "add", "who": "user", "shields": 1}]}
    ])  # fmt: skip
    table = activation("M A", heroes={"A": hero(items=[shield])})
    table.dice(BLANK).strike("A")
    assert table.asks() == "offer-defence_rolled"
    assert table.offers(PASS)
    table.act(UseCard(shield, -1, -1))
    assert table.figure("A").damage == 1
    assert table.hero("A").exhausted == [shield]


@rule("D2-DP-36")
def test_a_defender_may_change_the_damage_that_is_due() -> None:
    dodge = skill({"do": "special", "who": "user", "name": "damage_to_fatigue"}, at="damage_due", role="defender")
    table = activation("M A", heroes={"A": hero(skills=[dodge], fatigue=3)})
    table.dice(BLANK).strike("A")
    assert table.asks() == "offer-damage_due"
    table.act(UseCard(dodge, -1, -1))
    table.act(state.PickWord("1"))
    assert (table.figure("A").damage, table.hero("A").fatigue) == (1, 4)


@rule("D2-DP-61")
def test_heroes_may_answer_an_attack_once_it_is_over() -> None:
    riposte = skill(
        {"do": "attack", "who": "user", "at": "other"},
        at="attack_resolved", role="defender", needs=["adjacent_attacker"], exhaust=True,
    )  # fmt: skip
    table = activation("M A", heroes={"A": hero(skills=[riposte])})
    table.dice(BLANK).strike("A")
    assert table.asks() == "offer-attack_resolved"
    table.dice(BLANK, 1)
    table.act(UseCard(riposte, -1, -1))
    assert table.figure("M").damage == 4
    assert table.turn.figure == table.who("M"), "and the activation goes on"


@rule("D2-RULING-63", "D2-CORE-67")
def test_a_monster_that_falls_in_its_own_activation_does_no_more() -> None:
    riposte = skill({"do": "attack", "who": "user", "at": "other"}, at="attack_resolved", role="defender", exhaust=True)
    table = activation(
        "M A . N", heroes={"A": hero(skills=[riposte])}, monsters={"M": monster(health=2), "N": monster()}
    )
    table.dice(BLANK).strike("A")
    table.dice(BLANK, 1)
    table.act(UseCard(riposte, -1, -1))
    assert table.figure("M").base == []
    assert table.encounter.attacks == []
    assert table.turn.figure == table.who("N")


@rule("D2-CORE-39", "D2-LOS-04")
def test_other_figures_stand_in_the_way_of_a_shot() -> None:
    bow = weapon("blue", ranged=True)
    assert turn("A . M N", heroes={"A": hero(items=[bow])}).targets() == [1]


@rule("D2-RULING-17")
def test_tokens_block_no_shot() -> None:
    bow = weapon("blue", ranged=True)
    says = {"token": [{"kind": "crate", "at": [[1, 0]]}]}
    assert turn("A S M", heroes={"A": hero(items=[bow])}, says=says, search="S").targets() == [1]


@rule("D2-CORE-134", "D2-CORE-124")
def test_an_ally_is_attacked_like_a_hero_and_stands_in_the_way_like_one() -> None:
    table = activation("M F A", others={"F": ally(defence=["gray"])}, monsters={"M": monster(ranged=True)})
    assert table.targets() == [table.who("F")]
    table.dice(BLANK, 1).strike("F")
    assert table.figure("F").damage == 1
    table.act(MOVE_ACTION)
    assert table.walks() == {}


@rule("D2-ATK-08", "D2-RULING-19")
def test_of_a_large_target_the_near_space_is_named_from_whichever_side() -> None:
    bow = weapon("blue", ranged=True)
    table = turn("M M . . A", heroes={"A": hero(items=[bow])}, monsters={"M": monster(size=(1, 2))})
    assert [shot.space for shot in table.offered(Strike)] == [table.space((1, 0))]


@rule("D2-DP-34", "D2-CORE-45", "D2-ATK-14")
def test_a_friend_in_a_blast_defends_as_against_an_enemy() -> None:
    bomb = weapon("blue", "red", ranged=True)
    throw = skill({"do": "attack", "who": "user", "blast": True}, at="action")
    shield = skill({"do": "add", "who": "user", "shields": 1}, at="defence_rolled", role="defender", exhaust=True)
    table = turn("A . M B", heroes={"A": hero(items=[bomb], skills=[throw]), "B": hero(skills=[shield])})
    table.dice(BLANK, 1)
    table.act(UseCard(throw, -1, -1))
    assert table.decision.about == table.who("B")
    table.act(UseCard(shield, -1, -1))
    assert (table.figure("M").damage, table.figure("B").damage) == (4, 3)


@rule("D2-CORE-52", "D2-TURN-04")
def test_dice_that_last_and_dice_that_need_something_join_the_defence() -> None:
    buckler = item("one_hand", traits=["shield"])
    training = card(passive=[{"gives": "defence_dice", "dice": ["brown"], "needs": ["shield"]}])

    def blessed(table):
        add_lasting(table, "defence_gray", 0, 1, "turn:0", "test")

    for items, dice_rolled in (([buckler], ["brown", "gray"]), ([], ["gray"])):
        table = activation("M A", heroes={"A": hero(items=items, skills=[training])}, change=blessed)
        table.dice(BLANK, *[0 for _ in dice_rolled]).strike("A")
        assert table.told(DefenceRolled)[0].dice == dice_rolled
