"""The items of both shops, each worn in a played position: dice, what surges buy, what they give, what they forbid."""

from __future__ import annotations

import pytest
from rules.descent.cards_table import (
    BLUE_2,
    BLUE_SURGE,
    BLUE_X,
    BROWN_0,
    BROWN_2,
    FAILED,
    GRAY_0,
    GRAY_1,
    GRAY_2,
    GRAY_3,
    PASSED,
    RED_1,
    RED_2,
    RED_3,
    RED_SURGE,
    YELLOW_1,
    YELLOW_2,
    YELLOW_SURGE,
    CardTable,
    Sheet,
    hero,
    scene,
)
from rules.table import rule

from undercroft.games.descent.catalogue import CARDS
from undercroft.games.descent.rules.sheets import ITEMS
from undercroft.games.descent.rules.turns import may_wear, outfits
from undercroft.games.descent.state import AttackRolled, DefenceRolled, Go, MoveAction, Struck, Wear

# One face of each colour that shows a surge, and one that shows none.
SURGING = {"blue": BLUE_SURGE, "red": RED_SURGE, "yellow": YELLOW_SURGE}
CALM = {"blue": BLUE_2, "red": RED_1, "yellow": YELLOW_1}


def bearer(*items: str, **fields: object) -> Sheet:
    """A hero with these items and nothing else to use (Syndrael, a berserker whose rage is not used)."""
    return hero("syndrael", "berserker", items=list(items), **fields)


def weapons() -> list[str]:
    """Every weapon of the shops, of the classes and of the relics; other tests make items of their own."""
    return [id for id, item in ITEMS.items() if item.weapon is not None and not id.startswith("test_")]


def struck(table: CardTable) -> Struck:
    """What came through in the last attack."""
    one = table.heard(Struck)
    assert isinstance(one, Struck)
    return one


# -- every weapon ----------------------------------------------------------------------------------------


@rule("D2-ATK-03", "D2-ATK-09", "D2-RELIC-02")
@pytest.mark.parametrize("weapon", weapons())
def test_a_weapon_rolls_its_dice_with_its_pierce_and_range(weapon: str) -> None:
    face = ITEMS[weapon].weapon
    assert face is not None
    table = scene("A G", {"A": bearer(weapon)}, {"G": "zombie master"}, act=2)
    table.roll(*[CALM[die] for die in face.dice], BROWN_2)
    table.attack("G")
    table.settle()
    assert table.heard(AttackRolled).dice == face.dice
    hearts = 2 + len(face.dice) - 1
    extra = 1 if weapon in ("throwing_knives.start", "dragontooth_hammer") else 0
    assert (struck(table).hearts, struck(table).shields) == (hearts + extra, max(0, 2 - face.pierce))


@rule("D2-SURGE-01", "D2-SURGE-03", "D2-CORE-46", "D2-CORE-130")
@pytest.mark.parametrize("weapon", weapons())
def test_surges_of_a_weapon_add_what_they_say(weapon: str) -> None:
    """Each of them alone: hearts, Pierce, range, conditions; the rest has a test of its own."""
    card = card_of(weapon)
    for number, surge in enumerate(card.weapon.surges):
        table = scene("A G . .", {"A": bearer(weapon, damage=4)}, {"G": "zombie master"}, act=2)
        dice = card.weapon.dice
        table.roll(*[SURGING[die] for die in dice], BROWN_2)
        table.attack("G")
        table.settle("ask-surges")
        before = table.encounter.attacks[-1].copy()
        if surge.range and not surge.damage and not card.weapon.ranged:
            continue
        table.buy(f"{weapon}.surge.{number}")
        if table.session.decision is not None and table.encounter.attacks:
            attack = table.encounter.attacks[-1]
            assert attack.hearts - before.hearts == surge.damage
            assert attack.pierce - before.pierce == surge.pierce
            assert attack.range - before.range == surge.range
            assert attack.spent_surges == surge.cost
            assert f"{weapon}.surge.{number}" not in table.buys()
        table.settle()
        for condition in surge.inflict:
            assert condition in table.conditions("G")


def card_of(item: str) -> object:
    """The card an item comes from."""
    id = item.removesuffix(".start").partition(".")[0]
    for shop in (CARDS.items1, CARDS.items2):
        if id in shop and not item.endswith(".start"):
            return shop[id]
    for relic in CARDS.relics.values():
        if relic.hero.id == id:
            return relic.hero
    return next(one for job in CARDS.classes.values() for one in job.starting if one.id == id)


# -- armour ----------------------------------------------------------------------------------------------


@rule("D2-CORE-52")
@pytest.mark.parametrize(
    ("armour", "dice"),
    [
        ("chainmail", ["gray", "gray"]),
        ("leather_armor.1", ["gray", "brown"]),
        ("demonhide_leather", ["gray", "gray"]),
        ("platemail", ["gray", "black"]),
        ("heavy_cloak", ["gray"]),
        ("elven_cloak", ["gray"]),
    ],
)
def test_armour_adds_its_dice(armour: str, dice: list[str]) -> None:
    table = scene("A G", {"A": bearer(armour)}, {"G": "zombie master"}, turn="G")
    table.roll(BLUE_2, YELLOW_1, 0, 0)
    table.attack("A")
    assert table.heard(DefenceRolled).dice == dice


@pytest.mark.parametrize(("armour", "most"), [("chainmail", 4), ("platemail", 3)])
def test_heavy_armour_slows_and_bars_runes(armour: str, most: int) -> None:
    table = scene("A . . . . . .", {"A": hero("jain_fairwood", "wildlander", items=[armour])})
    table.act(Wear([armour]))
    table.act(MoveAction())
    assert table.encounter.turns[-1].points == most
    assert not may_wear([armour, "mana_weave"])
    assert not may_wear([armour, "sunburst"])
    assert may_wear([armour, "magic_staff"])


def test_heavy_armour_does_not_quicken_the_slow() -> None:
    table = scene("A . . . .", {"A": hero("grisban_the_thirsty", "berserker", items=["chainmail"])})
    table.act(MoveAction())
    assert table.encounter.turns[-1].points == 3


@pytest.mark.parametrize(("item", "more"), [("leather_armor.1", 1), ("iron_bound_ring", 2)])
def test_some_items_add_health(item: str, more: int) -> None:
    for damage, falls in ((12 + more - 2, False), (12 + more - 1, True)):
        table = scene("A G", {"A": bearer(item, damage=damage)}, {"G": "goblin_archer"}, turn="G")
        table.roll(4, 0, *([GRAY_0, BROWN_0] if item == "leather_armor.1" else [GRAY_1]))  # one heart
        table.attack("A")
        table.settle()
        if item == "leather_armor.1":
            assert table.hero("A").knocked_out is falls


def test_ring_of_power_adds_stamina() -> None:
    table = scene("A . .", {"A": bearer("ring_of_power", fatigue=4)})
    assert Go(1, 1) in table.offered(Go)
    assert Go(2, 2) not in table.offered(Go)


def test_demonhide_tires_whoever_moves_twice() -> None:
    table = scene("A . . . . .", {"A": hero("jain_fairwood", "wildlander", items=["demonhide_leather"])})
    table.act(MoveAction())
    table.act(MoveAction())
    table.done()
    assert table.fatigue("A") == 1
    once = scene("A . . . . .", {"A": hero("jain_fairwood", "wildlander", items=["demonhide_leather"])})
    once.act(MoveAction())
    once.done()
    assert once.fatigue("A") == 0


@rule("D2-CORE-10", "D2-DP-34", "D2-DP-66")
def test_heavy_cloak_takes_a_surge_away() -> None:
    table = scene("A G", {"A": bearer("heavy_cloak")}, {"G": "zombie master"}, turn="G")
    table.roll(BLUE_SURGE, YELLOW_1, GRAY_0)
    table.attack("A")
    table.use("heavy_cloak")
    assert table.asks() == "ask-monster-turn"  # there was one surge, and it is gone
    assert table.hero("A").exhausted == ["heavy_cloak"]


def test_elven_cloak_makes_awareness_the_defence() -> None:
    party = {"A": hero("tomble_burrowell", "thief", items=["elven_cloak"])}
    table = scene("A G", party, {"G": "zombie master"}, turn="G")
    table.roll(BLUE_2, YELLOW_2, GRAY_0)
    table.attack("A")
    table.use("elven_cloak")
    table.settle()
    assert struck(table).shields == 5
    assert table.damage("A") == 0


# -- shields ---------------------------------------------------------------------------------------------


def test_iron_shield_rolls_again_or_adds_a_shield() -> None:
    for ability, shields in (("iron_shield.1#0", 3), ("iron_shield.1#1", 2)):
        table = scene("A G", {"A": bearer("iron_shield.1")}, {"G": "zombie"}, turn="G")
        table.roll(BLUE_2, YELLOW_2, GRAY_1)
        table.attack("A")
        assert table.cards() == ["iron_shield.1#0", "iron_shield.1#1"]
        table.roll(GRAY_3)
        table.use(ability)
        assert table.cards() == []  # one or the other
        table.settle()
        assert struck(table).shields == shields


def test_heavy_steel_shield_does_both() -> None:
    table = scene("A G", {"A": bearer("heavy_steel_shield")}, {"G": "zombie master"}, turn="G")
    table.roll(BLUE_2, YELLOW_2, GRAY_1)
    table.attack("A")
    table.roll(GRAY_2)
    table.use("heavy_steel_shield")
    table.settle()
    assert struck(table).shields == 3


@pytest.mark.parametrize(("face", "shields"), [(GRAY_0, 1), (GRAY_2, 2)])
def test_iron_bound_ring_turns_a_blank_into_a_shield(face: int, shields: int) -> None:
    table = scene("A G", {"A": bearer("iron_bound_ring")}, {"G": "zombie master"}, turn="G")
    table.roll(BLUE_2, YELLOW_2, face)
    table.attack("A")
    table.settle()
    assert struck(table).shields == shields


# -- other things ----------------------------------------------------------------------------------------


def test_mana_weave_adds_a_surge() -> None:
    table = scene("A G", {"A": bearer("mana_weave", "steel_broadsword")}, {"G": "zombie master"})
    table.roll(BLUE_2, RED_1, BROWN_2)
    table.attack("G")
    table.use("mana_weave")
    table.settle("ask-surges")
    table.buy("steel_broadsword")
    table.settle()
    assert struck(table).hearts == 4


def test_lucky_charm_of_the_shop_rolls_a_test_again() -> None:
    table = scene("A G", {"A": bearer("lucky_charm")}, {"G": "zombie master"}, turn="G")
    table.roll(*FAILED)
    table.use("grab", "A")
    table.roll(*PASSED)
    table.use("lucky_charm")
    assert table.conditions("A") == []


def test_tival_crystal_heals_for_an_action() -> None:
    table = scene("A", {"A": bearer("tival_crystal", damage=4)})
    table.roll(RED_3)
    table.use("tival_crystal")
    assert (table.damage("A"), table.encounter.turns[-1].actions) == (1, 1)
    assert "tival_crystal" not in table.cards()


@rule("D2-RANGE-02")
def test_scorpion_helm_adds_range_to_ranged_attacks() -> None:
    table = scene("A . . . . G", {"A": bearer("scorpion_helm", "elm_greatbow")}, {"G": "zombie master"})
    table.roll(BLUE_2, YELLOW_1, BROWN_2)  # range 4, and one more
    table.attack("G")
    assert table.damage("G") == 1
    bare = scene("A . . . . G", {"A": bearer("elm_greatbow")}, {"G": "zombie master"})
    bare.roll(BLUE_2, YELLOW_1, BROWN_2)
    bare.attack("G")
    assert bare.damage("G") == 0


def test_only_one_helmet_is_worn() -> None:
    assert may_wear(["scorpion_helm", "ring_of_power"])
    helmets = [id for id, item in ITEMS.items() if "helmet" in item.traits]
    assert helmets == ["scorpion_helm"]
    assert not may_wear(["scorpion_helm", "scorpion_helm"])


@rule("D2-EQUIP-01", "D2-EQUIP-02", "D2-DP-25")
def test_what_is_carried_and_not_worn_gives_nothing() -> None:
    table = scene(
        "A G",
        {"A": bearer("steel_broadsword", "light_hammer", "iron_spear", worn=["steel_broadsword"])},
        {"G": "zombie"},
    )
    assert table.asks() == "ask-equip"
    assert len(outfits(["steel_broadsword", "light_hammer", "iron_spear"])) == 3
    table.act(Wear(["light_hammer", "iron_spear"]))
    assert not any(option.card == "steel_broadsword" for option in table.offered(type(table.decision.options[1])))


# -- weapons with something of their own -----------------------------------------------------------------


@pytest.mark.parametrize("weapon", ["crossbow", "trueshot"])
def test_some_shots_push_their_target(weapon: str) -> None:
    table = scene("A . G b\n# # # c", {"A": bearer(weapon)}, {"G": "zombie master"}, act=2)
    dice = ITEMS[weapon].weapon.dice  # type: ignore[union-attr]
    table.roll(*[SURGING[die] for die in dice], BROWN_2)
    table.attack("G")
    table.settle("ask-surges")
    table.buy("crossbow.surge.1" if weapon == "crossbow" else "trueshot.surge.0")
    table.settle()
    assert table.asks() == "ask-free-move"
    assert table.decision.seats == [0]  # the shooter says where
    table.walk("b")
    assert table.stands_on("G", "b")
    assert table.asks() == "ask-turn"


@rule("D2-LOS-04")
def test_elm_greatbow_sees_past_those_beside() -> None:
    table = scene("A H G", {"A": bearer("elm_greatbow")}, {"G": "zombie", "H": "zombie"})
    assert table.may_attack("G")
    other = scene("A H G", {"A": bearer("latari_longbow")}, {"G": "zombie", "H": "zombie"})
    assert not other.may_attack("G")
    far = scene("A . H G", {"A": bearer("elm_greatbow")}, {"G": "zombie", "H": "zombie"})
    assert not far.may_attack("G")


@pytest.mark.parametrize(
    ("weapon", "dice", "die"),
    [
        ("steel_broadsword", (BLUE_2, RED_1), 1),
        ("steel_greatsword", (BLUE_2, RED_1, YELLOW_2), 1),
        ("steel_greatsword", (BLUE_2, RED_2, YELLOW_1), 2),
    ],
)
def test_steel_blades_roll_a_power_die_again(weapon: str, dice: tuple[int, ...], die: int) -> None:
    table = scene("A G", {"A": bearer(weapon)}, {"G": "zombie master"}, act=2)
    table.roll(*dice, BROWN_2)
    table.attack("G")
    table.use(weapon)
    table.roll(RED_3 if die == 1 else YELLOW_2)
    if table.asks() == "ask-reroll":
        table.reroll(die)
    assert weapon not in table.cards()  # once an attack
    table.settle()


def test_dragontooth_hammer_wants_an_empty_hand() -> None:
    for items, hearts in ((["dragontooth_hammer"], 5), (["dragontooth_hammer", "iron_shield.1"], 4)):
        table = scene("A G", {"A": bearer(*items)}, {"G": "zombie master"}, act=2)
        if len(items) > 1:
            table.act(Wear(items))
        table.roll(BLUE_2, RED_1, RED_1, BROWN_0)
        table.attack("G")
        table.settle()
        assert struck(table).hearts == hearts


@rule("D2-CORE-45", "D2-ATK-14")
@pytest.mark.parametrize("weapon", ["dwarven_firebomb", "lightning_strike"])
def test_some_surges_spread_the_attack(weapon: str) -> None:
    heroes = {"A": bearer(weapon), "B": bearer("iron_shield.1")}
    table = scene("A . G B", heroes, {"G": "zombie master"}, act=2)
    dice = ITEMS[weapon].weapon.dice  # type: ignore[union-attr]
    table.roll(*[SURGING[die] for die in dice], BROWN_2, GRAY_0)
    table.attack("G")
    table.settle("ask-surges")
    blast = next(at for at, one in enumerate(card_of(weapon).weapon.surges) if one.blast)  # type: ignore[attr-defined]
    table.buy(f"{weapon}.surge.{blast}")
    table.done()
    assert table.asks() == "offer-defence_rolled"  # whoever is drawn in may use a shield
    table.use("iron_shield.1#1")
    table.settle()
    assert table.damage("G") > 0
    assert struck(table).shields == 1
    assert table.damage("B") == struck(table).hearts - 1


@rule("D2-CORE-130")
def test_grinding_axe_may_pay_two_surges_for_five_hearts() -> None:
    table = scene("A G", {"A": bearer("grinding_axe")}, {"G": "zombie master"}, act=2)
    table.roll(BLUE_SURGE, RED_1, RED_1, BROWN_0)
    table.attack("G")
    assert table.buys() == ["grinding_axe.surge.0"]  # one surge is not enough for the other
    table = scene("A G", {"A": bearer("grinding_axe")}, {"G": "zombie master"}, act=2)
    table.roll(BLUE_SURGE, RED_SURGE, RED_1, BROWN_0)
    table.attack("G")
    table.buy("grinding_axe.surge.1")
    table.settle()
    assert not table.stands("G")
    assert struck(table).hearts == 11


def test_mace_of_kellos_burns_all_beside_and_heals() -> None:
    table = scene(
        "G A H\n. Z .",
        {"A": bearer("mace_of_kellos", damage=3)},
        {"G": "zombie master", "H": "zombie", "Z": "zombie"},
        act=2,
    )
    table.roll(BLUE_SURGE, RED_SURGE, YELLOW_1, BROWN_2)
    table.attack("G")
    table.buy("mace_of_kellos.surge.0")
    assert [table.damage(mark) for mark in "GHZ"] == [1, 1, 1]
    table.buy("mace_of_kellos.surge.1")
    assert table.damage("A") == 2


def test_magic_staff_sends_a_spark_to_another() -> None:
    table = scene("A . G . H Z", {"A": bearer("magic_staff")}, {"G": "zombie master", "H": "zombie", "Z": "zombie"})
    table.roll(BLUE_SURGE, RED_1, BROWN_2)
    table.attack("G")
    table.buy("magic_staff.surge.0")
    table.settle()
    table.pick("Z")
    assert [table.damage(mark) for mark in "GHZ"] == [1, 0, 1]


def test_magic_staff_sparks_even_if_its_target_fell() -> None:
    table = scene("A . G . H", {"A": bearer("magic_staff")}, {"G": "goblin_archer", "H": "zombie"})
    table.roll(BLUE_SURGE, RED_3, GRAY_0)
    table.attack("G")
    table.buy("magic_staff.surge.0")
    table.settle()
    assert (table.stands("G"), table.damage("H")) == (False, 1)


@rule("D2-CORE-53")
def test_nothing_comes_of_surges_of_an_attack_that_misses() -> None:
    table = scene("A . . . . . G H", {"A": bearer("magic_staff")}, {"G": "zombie", "H": "zombie"})
    table.roll(BLUE_SURGE, RED_1, BROWN_0)
    table.attack("G")
    table.buy("magic_staff.surge.0")
    table.settle()
    assert [table.damage(mark) for mark in "GH"] == [0, 0]
    x = scene("A G", {"A": bearer("light_hammer")}, {"G": "zombie"})
    x.roll(BLUE_X, YELLOW_SURGE)
    x.attack("G")
    assert x.asks() == "ask-turn"


@rule("D2-CORE-44", "D2-RULING-76")
@pytest.mark.parametrize("weapon", ["iron_spear", "oak_staff.start"])
def test_reach_strikes_two_spaces_off(weapon: str) -> None:
    table = scene("A . G", {"A": bearer(weapon)}, {"G": "zombie master"})
    table.roll(BLUE_2, YELLOW_1, BROWN_2)
    table.attack("G")
    assert table.damage("G") == 1
    assert not scene("A . . G", {"A": bearer(weapon)}, {"G": "zombie master"}).may_attack("G")


@rule("D2-CORE-42", "D2-CORE-43")
def test_pierce_ignores_shields_and_adds_up() -> None:
    table = scene("A G", {"A": bearer("iron_battleaxe")}, {"G": "zombie master"}, act=2)
    table.roll(BLUE_SURGE, RED_1, BROWN_2)
    table.attack("G")
    table.buy("iron_battleaxe.surge.1")
    assert struck(table).shields == 0
