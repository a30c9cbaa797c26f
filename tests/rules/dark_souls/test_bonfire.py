"""The bonfire: equipment, treasure, upgrades, levels, rest (DS-EQUIP, DS-BONFIRE)."""

from __future__ import annotations

import pytest
from rules.dark_souls.table import END, arena, camp, lair
from rules.table import rule

from undercroft.engine.decision import DONE
from undercroft.games.dark_souls.catalogue import CARDS
from undercroft.games.dark_souls.rules.gear import GEAR
from undercroft.games.dark_souls.rules.table import meets, stat
from undercroft.games.dark_souls.state import (
    Attach,
    Attack,
    Block,
    Bought,
    Buy,
    Detach,
    Equip,
    Give,
    Go,
    Kindled,
    Level,
    Outfit,
    Refill,
    Rest,
    Rested,
    RolledDice,
    Souls,
    Stow,
)

BEST = [3, 3, 3, 3]


def strong(souls: Souls) -> None:
    """Everybody can bear anything."""
    for hero in souls.heroes:
        hero.tiers = BEST.copy()


def smithy(inventory: list[str], heroes: list[str] | None = None, change=strong):
    """The first hero at the blacksmith's, with these cards lying there."""
    table = camp(heroes or ["knight", "assassin"], inventory=inventory, change=change)
    table.act(Outfit(0))
    return table


def on_top(*cards: str, souls: int = 5, change=None, **more):
    """A camp where these are the next treasure cards, the first on top."""

    def ready(table: Souls) -> None:
        table.treasure = [card for card in table.treasure if card not in cards] + list(cards)[::-1]
        if change is not None:
            change(table)

    return camp(souls=souls, change=ready, **more)


# -- souls and treasure ------------------------------------------------------------------------------------


@rule("DS-BONFIRE-04", "DS-BONFIRE-05", "DS-BONFIRE-06", "DS-BONFIRE-08", "DS-DECISION-09")
def test_a_card_costs_a_soul_and_as_many_may_be_bought_as_there_are():
    table = on_top("titanite_shard.1", "titanite_shard.2", souls=2)
    table.act(Buy())
    assert table.souls.souls == 1
    assert [bought.card for bought in table.told(Bought)] == ["titanite_shard.1"]
    table.act(Buy())
    assert table.souls.souls == 0
    assert not table.offers(Buy())


@rule("DS-BONFIRE-07", "DS-DECISION-10", "DS-RULING-114")
def test_what_is_bought_may_be_put_on_at_once_by_who_can():
    card = next(copy for copy in CARDS.pile("common") if CARDS.copies[copy].slot == "armour")
    table = on_top(card, change=strong)
    table.act(Buy())
    assert table.asks() == "ask-give"
    assert table.decision.seats == [0, 1]
    assert {(give.who, give.slot) for give in table.offered(Give)} == {(0, "armour"), (1, "armour"), (-1, "")}
    table.act(Give(1, "armour"))
    assert table.hero(1).armour == card
    assert "assassin_armour.1" in table.souls.inventory


def laden(hands: list[str], backup: list[str]):
    """The Knight with these cards, strong enough for all of them."""

    def change(souls: Souls) -> None:
        strong(souls)
        souls.heroes[0].hands = hands.copy()
        souls.heroes[0].backup = backup.copy()
        there = [*hands, *backup]
        souls.treasure = [card for card in souls.treasure if card not in there]

    return change


@rule("DS-DECISION-10", "DS-RULING-114", "DS-EQUIP-06")
@pytest.mark.parametrize(
    ("hands", "backup", "slots"),
    [
        (["long_sword.1", "estoc.1"], [], ["left", "right", "backup"]),
        (["long_sword.1", "estoc.1"], ["battle_axe.1"], ["left", "right", "backup"]),
        (["", "estoc.1"], ["long_sword.1", "battle_axe.1"], ["left", "right", "backup", "backup.2"]),
    ],
)
def test_a_find_may_replace_any_card_the_one_carried_behind_too(hands, backup, slots):
    for slot in slots:
        table = on_top("rapier.1", heroes=["knight"], change=laden(hands, backup))
        table.act(Buy())
        assert [give.slot for give in table.offered(Give) if give.who == 0] == slots
        replaced = {"left": hands[0], "right": hands[1], "backup": "", "backup.2": ""}[slot]
        if len(backup) + len([card for card in hands if card]) == 3 and slot.startswith("backup"):
            replaced = backup[0 if slot == "backup" else 1]
        table.act(Give(0, slot))
        hero = table.hero(0)
        held = [card for card in [*hero.hands, *hero.backup] if card]
        everything = [card for card in [*hands, *backup, "rapier.1"] if card]
        gone = [card for card in everything if card not in held]
        assert table.souls.inventory == gone
        assert len(held) <= 3
        if replaced:
            assert gone == [replaced]
        assert ("rapier.1" in hero.backup) == slot.startswith("backup")


@rule("DS-BONFIRE-07", "DS-EQUIP-09", "DS-CHAR-05")
def test_what_nobody_can_bear_goes_to_the_inventory():
    card = max(
        (copy for copy in CARDS.pile("common") if CARDS.copies[copy].slot != "none"),
        key=lambda copy: sum(GEAR[copy].least_stats),
    )
    table = on_top(card)
    table.act(Buy())
    assert table.asks() == "ask-roam"
    assert card in table.souls.inventory


@rule("DS-RULING-113")
def test_an_upgrade_goes_to_the_inventory():
    table = on_top("titanite_shard.1", change=strong)
    table.act(Buy())
    assert table.souls.inventory == ["titanite_shard.1"]


@rule("DS-RULING-115")
def test_an_empty_deck_sells_nothing():
    table = camp(souls=5, change=lambda souls: setattr(souls, "treasure", []))
    assert not table.offers(Buy())


@rule("DS-BONFIRE-03", "DS-BONFIRE-02", "DS-BONFIRE-01")
def test_the_bonfire_is_where_all_this_is_and_one_may_always_go_back():
    def away(souls: Souls) -> None:
        souls.at = 0
        souls.map[0].won = True

    table = camp(souls=5, change=away)
    assert not table.offers(Buy())
    assert table.offered(Level) == []
    assert table.offers(Go(-1))
    table.act(Go(-1))
    assert table.offers(Buy())


# -- embers ------------------------------------------------------------------------------------------------


@rule("DS-EQUIP-15", "DS-DECISION-11", "DS-RULING-27")
def test_an_ember_becomes_a_token_and_its_card_leaves_the_game():
    table = on_top("ember.1")
    table.act(Buy())
    assert table.asks() == "ask-ember"
    table.act(Give(1, "ember"))
    assert [kindled.who for kindled in table.told(Kindled)] == [1]
    assert table.hero(1).ember
    assert "ember.1" not in table.souls.treasure + table.souls.inventory


@rule("DS-EQUIP-18", "DS-DECISION-11")
def test_only_those_without_one_can_get_it():
    table = on_top("ember.1", change=lambda souls: setattr(souls.heroes[0], "ember", True))
    table.act(Buy())
    assert table.hero(1).ember
    assert table.asks() == "ask-roam"


@rule("DS-EQUIP-19")
def test_if_all_have_one_the_card_goes_back_and_another_is_drawn():
    def lit(souls: Souls) -> None:
        for hero in souls.heroes:
            hero.ember = True

    table = on_top("ember.1", "titanite_shard.1", change=lit, souls=1)
    before = len(table.souls.treasure)
    table.act(Buy())
    assert "ember.1" in table.souls.treasure
    assert [bought.card for bought in table.told(Bought)] == ["titanite_shard.1"]
    assert len(table.souls.treasure) == before - 1


@rule("DS-RULING-159")
def test_from_a_deck_of_embers_nobody_can_take_nothing_is_sold():
    def lit(souls: Souls) -> None:
        souls.treasure = ["ember.1", "ember.2"]
        for hero in souls.heroes:
            hero.ember = True

    assert not camp(souls=5, change=lit).offers(Buy())


# -- equipment ---------------------------------------------------------------------------------------------


@rule("DS-BONFIRE-09", "DS-BONFIRE-10", "DS-DECISION-12")
def test_equipment_is_changed_by_its_owner_between_board_and_inventory():
    table = camp(inventory=["club.1"] if "club.1" in GEAR else ["shortsword.1"], change=strong)
    asides = [(aside.seat, aside.action) for aside in table.decision.asides or []]
    assert asides == [(0, Outfit(0)), (1, Outfit(1))]
    table.act(Outfit(1), seat=1)
    assert (table.asks(), table.decision.seats) == ("ask-outfit", [1])
    table.act(Stow(1, "estoc.1"))
    assert "estoc.1" in table.souls.inventory
    assert table.offers(Equip(1, "estoc.1", "left"))
    table.act(DONE)
    assert table.asks() == "ask-roam"


@rule("DS-EQUIP-04", "DS-EQUIP-06", "DS-BONFIRE-11")
def test_at_most_three_weapons():
    weapons = [copy for copy, card in CARDS.copies.items() if card.slot == "one_hand"][:3]
    table = smithy(weapons)
    for card in weapons:
        slots = {equip.slot for equip in table.offered(Equip) if equip.card == card}
        assert slots == {"left", "right", "backup"}
    table.act(Equip(0, weapons[0], "backup"))
    assert not [equip for equip in table.offered(Equip) if equip.slot == "backup"]
    table.act(Equip(0, weapons[1], "left"))
    hero = table.hero(0)
    assert len([card for card in hero.hands + hero.backup if card]) == 3


@rule("DS-EQUIP-05")
def test_a_two_handed_weapon_needs_the_other_hand():
    two = next(copy for copy, card in CARDS.copies.items() if card.slot == "two_hand")
    table = smithy([two])
    table.act(Equip(0, two, "left"))
    hero = table.hero(0)
    assert sorted(hero.hands) == ["", two]
    assert len(hero.backup) == 1


@rule("DS-RULING-153", "DS-EQUIP-05")
@pytest.mark.parametrize("shield", ["effigy_shield.1", "elkhorn_round_shield.1"])
def test_two_shields_may_be_held_beside_it(shield):
    two = next(copy for copy, card in CARDS.copies.items() if card.slot == "two_hand")

    def armed(souls: Souls) -> None:
        strong(souls)
        souls.heroes[0].hands = [shield, ""]

    table = smithy([two], change=armed)
    table.act(Equip(0, two, "right"))
    assert sorted(table.hero(0).hands) == sorted([shield, two])


@rule("DS-EQUIP-09", "DS-BONFIRE-10")
def test_every_requirement_must_be_met():
    table = camp(["herald"]).souls
    hero = table.heroes[0]
    for copy in CARDS.copies:
        able = all(stat(hero, number) >= need for number, need in enumerate(GEAR[copy].least_stats))
        assert meets(table, hero, copy) == able


@rule("DS-RULING-120")
def test_any_class_may_use_anothers_cards():
    card = CARDS.pile("class", "warrior")[0]
    table = smithy([card])
    assert [equip for equip in table.offered(Equip) if equip.card == card] or CARDS.copies[card].slot == "none"
    table = smithy(["battle_axe.1"])
    assert table.offers(Equip(0, "battle_axe.1", "left"))


@rule("DS-EQUIP-01", "DS-EQUIP-02", "DS-EQUIP-08", "DS-EQUIP-10")
def test_a_card_says_slot_range_needs_defence_and_options():
    sword = GEAR["long_sword.1"]
    assert (sword.slot, sword.range, sword.kind) == ("one_hand", 0, "weapon")
    assert sword.options
    armour = GEAR["knight_armour.1"]
    assert armour.slot == "armour"
    assert armour.block


# -- upgrades ----------------------------------------------------------------------------------------------


@rule("DS-EQUIP-11", "DS-EQUIP-12", "DS-EQUIP-13", "DS-BONFIRE-12", "DS-DECISION-13", "DS-DECISION-14")
def test_upgrades_cost_nothing_and_go_only_where_they_belong():
    weapon = slotted("weapon")
    armour = slotted("armour")

    def dressed(souls: Souls) -> None:
        strong(souls)
        souls.heroes[0].hands = [weapon, ""]
        souls.heroes[0].armour = armour

    table = smithy(["titanite_shard.1", "chloranthy_ring.1"], change=dressed)
    assert set(table.offered(Attach)) == {Attach("titanite_shard.1", weapon), Attach("chloranthy_ring.1", armour)}
    souls = table.souls.souls
    table.act(Attach("titanite_shard.1", weapon))
    assert table.souls.souls == souls


def slotted(kind: str, slots: int = 1) -> str:
    """A card with so many upgrade slots."""
    return next(copy for copy, card in CARDS.copies.items() if card.kind == kind and card.upgrades == slots)


@rule("DS-BONFIRE-14", "DS-EQUIP-11", "DS-EXAMPLE-04")
def test_a_weapon_upgrade_stays_and_fills_the_slot():
    weapon = slotted("weapon")

    def dressed(souls: Souls) -> None:
        strong(souls)
        souls.heroes[0].hands = [weapon, ""]

    table = smithy(["titanite_shard.1", "titanite_shard.2"], change=dressed)
    table.act(Attach("titanite_shard.1", weapon))
    assert table.offered(Detach) == []
    assert table.offered(Attach) == []


@rule("DS-EXAMPLE-04", "DS-EQUIP-12")
def test_a_shard_adds_one_to_every_attack():
    def sharpen(souls: Souls) -> None:
        souls.upgrades["titanite_shard.1"] = "long_sword.1"

    for change, wounds in ((None, 2), (sharpen, 3)):
        table = arena(["knight"], at=[(0, 0)], foes=[("sentinel", (0, 0))], change=change)
        table.dice("black 2", "black 2", "black 2")
        attack = Attack("long_sword.1", 0, 0, False)
        dice = len(GEAR["long_sword.1"].options[0].dice)
        table.act(attack)
        if table.asks() == "ask-roll":
            table.act(DONE)
        assert table.foe(0).wounds == 2 * dice - 2 + (wounds - 2)


@rule("DS-BONFIRE-13", "DS-EXAMPLE-05")
def test_armour_upgrades_come_off_again_and_two_fit_where_there_are_two_slots():
    armour = slotted("armour", 2)

    def dressed(souls: Souls) -> None:
        strong(souls)
        souls.heroes[0].armour = armour

    rings = [copy for copy, card in CARDS.copies.items() if card.kind == "armour_upgrade"][:2]
    table = smithy(rings, change=dressed)
    table.act(Attach(rings[0], armour))
    table.act(Attach(rings[1], armour))
    assert set(table.offered(Detach)) == {Detach(rings[0]), Detach(rings[1])}
    table.act(Detach(rings[0]))
    assert rings[0] in table.souls.inventory


@rule("DS-BONFIRE-13")
def test_an_upgrade_comes_off_armour_nobody_wears_but_not_off_anothers_nor_off_a_weapon():
    ring, other, gem = "chloranthy_ring.1", "life_ring.1", "titanite_shard.1"
    spare, weapon = slotted("armour"), slotted("weapon")

    def dressed(souls: Souls) -> None:
        strong(souls)
        souls.upgrades = {ring: spare, other: souls.heroes[1].armour, gem: weapon}

    table = smithy([spare, weapon], change=dressed)
    assert table.offered(Detach) == [Detach(ring)]
    table.act(Detach(ring))
    assert ring in table.souls.inventory
    assert table.souls.upgrades == {other: table.hero(1).armour, gem: weapon}
    assert table.offered(Detach) == []


@rule("DS-EXAMPLE-05", "DS-RULING-160")
def test_the_chloranthy_ring_lets_all_on_the_node_breathe_deeper():
    def ringed(souls: Souls) -> None:
        souls.upgrades["chloranthy_ring.1"] = souls.heroes[1].armour
        souls.heroes[0].black = 5

    for place, left in (((2, 4), 2), ((0, 0), 3)):
        table = lair(
            "gargoyle",
            ["knight", "assassin"],
            at=[(2, 4), place],
            place=(4, 0),
            deck=["gargoyle_tail_whip"],
            change=ringed,
        )
        while table.asks() != "ask-act":
            table.act(DONE if DONE in table.decision.options else table.decision.options[0])
        assert table.hero(0).black == left


@rule("DS-BONFIRE-15", "DS-BONFIRE-16")
def test_an_upgraded_weapon_keeps_its_upgrade_and_asks_for_both():
    weapon = slotted("weapon")
    gems = [copy for copy, card in CARDS.copies.items() if card.kind == "weapon_upgrade"]
    gem = max(gems, key=lambda copy: sum(GEAR[copy].least_stats))

    def dressed(souls: Souls) -> None:
        strong(souls)
        souls.heroes[0].hands = [weapon, ""]
        souls.upgrades[gem] = weapon

    table = smithy([], change=dressed)
    table.act(Stow(0, weapon))
    assert table.souls.upgrades == {gem: weapon}
    assert table.offers(Equip(0, weapon, "left"))
    table.hero(0).tiers = [0, 0, 0, 0]
    alone = all(stat(table.hero(0), n) >= need for n, need in enumerate(GEAR[gem].least_stats))
    assert meets(table.souls, table.hero(0), weapon) == (alone and weapon_alone(table, weapon))


def weapon_alone(table, weapon: str) -> bool:
    """Whether the weapon itself could be borne."""
    return all(stat(table.hero(0), n) >= need for n, need in enumerate(GEAR[weapon].least_stats))


# -- the Firekeeper ----------------------------------------------------------------------------------------


@rule("DS-BONFIRE-17", "DS-BONFIRE-18", "DS-BONFIRE-23", "DS-DECISION-15", "DS-CHAR-04")
def test_a_tier_costs_two_then_four_then_eight():
    table = camp(["herald"], souls=14)
    for left, value in ((12, 22), (8, 31), (0, 40)):
        table.act(Level(0, "faith"))
        assert table.souls.souls == left
        assert stat(table.hero(0), 3) == value
    assert not table.offers(Level(0, "faith"))


@rule("DS-EXAMPLE-06", "DS-CHAR-06", "DS-BONFIRE-17")
def test_the_heralds_eighteen_souls():
    table = camp(["herald"], souls=18)
    for name in ("strength", "dexterity", "faith", "faith", "faith"):
        table.act(Level(0, name))
    assert table.souls.souls == 0
    assert [stat(table.hero(0), number) for number in range(4)] == [19, 17, 8, 40]


@rule("DS-BONFIRE-18")
def test_what_cannot_be_paid_is_not_offered():
    assert camp(souls=1).offered(Level) == []
    assert len(camp(souls=2).offered(Level)) == 8


@rule("DS-BONFIRE-19", "DS-CHAR-13", "DS-DECISION-16")
def test_luck_comes_back_for_a_soul():
    table = camp(souls=1, change=lambda souls: setattr(souls.heroes[1], "luck", False))
    assert table.offered(Refill) == [Refill(1)]
    table.act(Refill(1))
    assert table.hero(1).luck
    assert table.souls.souls == 0


# -- rest --------------------------------------------------------------------------------------------------


def spent(souls: Souls) -> None:
    """Every token used, every tile won, an open chest, an ember."""
    for hero in souls.heroes:
        hero.estus = hero.heroic = hero.luck = False
        hero.ember = True
        hero.red = 2
    for laid in souls.map:
        laid.won = laid.seen = True
        laid.opened = [3]
        laid.traps = ["blank", *[""] * 12]


@rule("DS-BONFIRE-20", "DS-BONFIRE-21", "DS-SETUP-07", "DS-CHAR-03", "DS-CHAR-10", "DS-CHAR-13", "DS-DECISION-08")
def test_a_rest_costs_a_spark_and_readies_every_token():
    table = camp(sparks=2, change=spent)
    table.act(Rest())
    assert table.souls.sparks == 1
    for hero in table.souls.heroes:
        assert (hero.estus, hero.heroic, hero.luck) == (True, True, True)


@rule("DS-SETUP-07", "DS-BONFIRE-21")
@pytest.mark.parametrize("souls", [0, 1, 2, 7])
@pytest.mark.parametrize(("sparks", "heroes"), [(1, 1), (5, 1), (1, 2), (2, 2), (4, 2), (2, 4)])
def test_each_rest_costs_exactly_one_spark_whatever_there_is_of_sparks_and_souls(sparks, souls, heroes):
    table = camp(["knight", "assassin", "herald", "warrior"][:heroes], sparks=sparks, souls=souls)
    for left in reversed(range(sparks)):
        table.act(Rest())
        assert (table.souls.sparks, table.souls.souls) == (left, souls)
    assert not table.offers(Rest())
    assert [(rested.sparks, rested.free) for rested in table.told(Rested)] == [
        (left, False) for left in reversed(range(sparks))
    ]


@rule("DS-SETUP-07", "DS-RULING-100")
@pytest.mark.parametrize("souls", [0, 1, 6])
@pytest.mark.parametrize("sparks", [1, 2, 4])
def test_each_defeat_costs_exactly_one_spark_the_rest_after_it_included(sparks, souls):
    def dying(table: Souls) -> None:
        table.sparks, table.souls = sparks, souls
        table.heroes[0].red = 9

    table = arena(["knight"], at=[(2, 2)], foes=[("hollow_soldier", (2, 2))], first="foes", change=dying)
    while table.asks() != "ask-roam":
        table.dice("black 0", "black 0", "black 0")
        table.act(Block() if table.offers(Block()) else next(one for one in (END, DONE) if table.offers(one)))
    assert (table.souls.sparks, table.hero(0).estus) == (sparks - 1, True)
    assert [(rested.sparks, rested.free) for rested in table.told(Rested)] == [(sparks - 1, False)]


@rule("DS-BONFIRE-21", "DS-BONFIRE-22", "DS-EXPLORE-06", "DS-RULING-119")
def test_encounters_lie_face_down_again_but_chests_stay_open_and_traps_where_they_are():
    table = camp(sparks=2, change=spent)
    table.act(Rest())
    assert not any(laid.won for laid in table.souls.map)
    assert all(laid.opened == [3] and laid.traps[0] == "blank" for laid in table.souls.map)


@rule("DS-RULING-27", "DS-RULING-133")
def test_a_chosen_rest_keeps_embers_and_heals():
    table = camp(sparks=2, change=spent)
    table.act(Rest())
    assert all(hero.ember and hero.red == 0 for hero in table.souls.heroes)


@rule("DS-RULING-110", "DS-SETUP-08", "DS-BONFIRE-20")
def test_without_a_spark_there_is_no_rest_with_two_there_are_two():
    assert not camp(sparks=0).offers(Rest())
    table = camp(sparks=2)
    table.act(Rest())
    table.act(Rest())
    assert not table.offers(Rest())


@rule("DS-EQUIP-14", "DS-EXAMPLE-01")
def test_a_modifier_is_added_to_the_dice():
    """Three dice show 2, 1 and blank, less one: two, of which the soldier blocks one."""
    table = arena(["assassin"], at=[(0, 0)], foes=[("large_hollow_soldier", (0, 0))])
    table.dice("black 2", "black 1", "black 0")
    table.act(Attack("estoc.1", 1, 0, False))
    if table.asks() == "ask-roll":
        table.act(DONE)
    assert table.told(RolledDice)[0].dice == ["black"] * 3
    assert table.foe(0).wounds == 1
