"""Combat set-up, what cards say, and to whom a class of enemies matters (DC-CSET, DC-CARD)."""

from __future__ import annotations

import copy

import msgspec
import pytest
from rules.dead_cells.duels import attack, boss_is, duel, element, stands, the_boss
from rules.dead_cells.places import tile
from rules.dead_cells.table import (
    BLANK,
    DAMAGE,
    Table,
    bag,
    be,
    blow,
    changes,
    combat,
    fight,
    ground,
    happened,
    monster,
    walk,
)
from rules.table import rule, seen

from undercroft.engine.errors import BadContent
from undercroft.games.dead_cells.catalogue import CARDS
from undercroft.games.dead_cells.rules.sheets import ENEMIES, SPACES
from undercroft.games.dead_cells.state import (
    EnemyGone,
    EnemyHurt,
    EnemyKilled,
    EnemyMoved,
    EnemyPlaced,
    EnemyRaged,
    EnemyShielded,
    FightBegan,
    Gained,
    Hurt,
    LeaveTile,
    Looted,
    LootLaid,
    RoundBegan,
    SetUpFight,
    Shielded,
    To,
)

PUSH = {"do": "push", "reach": "3"}


def meet(foes: list[str], monsters=(), elites=(), change=None, kinds=None, **said) -> Table:
    """A fight of these icons is set up; the decks hold these cards, the first on top."""
    met = tile(kind="encounter", foes=foes, **said)
    decks = bag(monsters=list(monsters)[::-1], elites=list(elites)[::-1], dead_monsters=[], dead_elites=[])
    several = decks if change is None else changes(decks, change)
    return walk(kinds or ["poisoned", "flayed", "quartered"], agenda=[LeaveTile(), SetUpFight(met)], change=several)


def spaces(table: Table) -> dict[str, str]:
    """Who stands where."""
    return {space: enemy.card for space in SPACES if (enemy := table.enemy(space)) is not None}


# -- enemies ---------------------------------------------------------------------------------------------


@rule("DC-EX-01", "DC-CSET-02", "DC-CSET-06", "DC-CSET-08", "DC-CSET-09", "DC-RULING-83")
def test_an_archer_far_off_and_a_zombie_in_front():
    archer, zombie = monster(elite=True, place="far"), monster()
    table = meet(["elite", "monster"], [zombie, monster()], [archer, monster(elite=True)], loot=["scroll_survival"])
    assert spaces(table) == {"3": archer, "1": zombie}
    assert table.fight.loot == ["scroll_survival"]
    assert (len(table.run.monsters), len(table.run.elites)) == (1, 1)


@rule("DC-EX-02", "DC-CSET-04")
def test_without_icons_from_the_first_space_on():
    one, other = monster(), monster()
    assert spaces(meet(["monster", "monster"], [one, other])) == {"1": one, "2": other}


@rule("DC-EX-03", "DC-CSET-07")
def test_a_second_far_one_takes_the_first_free_space():
    one, other = monster(place="far"), monster(place="far")
    assert spaces(meet(["monster", "monster"], [one, other])) == {"3": one, "1": other}


@rule("DC-CSET-05", "DC-CSET-07", "DC-CSET-08")
def test_from_the_left_and_a_second_one_as_if_it_had_no_icon():
    left, plain, late = monster(place="left"), monster(), monster(place="left")
    table = meet(["monster", "monster", "monster"], [left, plain, late])
    assert spaces(table) == {"L": left, "1": plain, "2": late}


@rule("DC-CSET-01", "DC-CSET-03", "DC-RULING-83")
def test_a_tile_from_top_to_bottom_one_card_at_a_time():
    first, second, third = monster(), monster(), monster(elite=True)
    table = meet(["monster", "monster", "elite"], [first, second], [third], loot=["tooth"])
    told = happened(table, FightBegan, EnemyPlaced, LootLaid)
    assert [type(event) for event in told] == [FightBegan, EnemyPlaced, EnemyPlaced, EnemyPlaced, LootLaid]
    assert [(event.card, event.space) for event in told[1:4]] == [(first, 2), (second, 3), (third, 4)]
    assert [enemy["card"] for enemy in seen(table, 2)["fight"]["enemies"]] == [first, second, third]  # face up


@rule("DC-RULING-04")
def test_a_fourth_stands_on_the_left_and_a_fifth_stays_away():
    five = [monster() for _ in range(5)]
    table = meet(["monster"] * 5, five)
    assert spaces(table) == {"1": five[0], "2": five[1], "3": five[2], "L": five[3]}
    assert table.run.dead_monsters == [five[4]]


@rule("DC-RULING-04")
@pytest.mark.parametrize(("many", "fits"), [(3, True), (4, False)])
def test_no_tile_of_a_box_asks_for_more_than_the_right_side_holds(many, fits):
    box = copy.copy(CARDS)
    met = next(iter(CARDS.tiles.values()))
    box.tiles = {**CARDS.tiles, met.id: msgspec.structs.replace(met, foes=["monster"] * many)}
    if fits:
        box.check()
    else:
        with pytest.raises(BadContent, match="no room for 4 enemies"):
            box.check()


@rule("DC-RULING-04")
def test_only_an_icon_brings_anybody_to_the_left():
    far, near, other = monster(place="far"), monster(), monster()
    assert spaces(meet(["monster"] * 3, [far, near, other])) == {"3": far, "1": near, "2": other}


# -- loot ------------------------------------------------------------------------------------------------


@rule("DC-CSET-10")
def test_the_top_equipment_card_lies_open_with_the_group():
    table = meet(["monster"], [monster()], loot=["equipment"], change=bag(deck=["cleaver", "broadsword"]))
    assert table.fight.loot == ["equipment:broadsword"]
    assert table.run.deck == ["cleaver"]
    assert seen(table, 2)["fight"]["loot"] == ["equipment:broadsword"]


@rule("DC-CSET-11")
def test_the_bottom_blueprint_lies_with_the_group():
    table = meet(["monster"], [monster()], loot=["blueprint"], change=blueprints("one", "two", "three"))
    assert table.fight.loot == ["blueprint:one"]
    assert table.campaign.blueprints["B1"] == ["two", "three"]


def blueprints(*ids: str):
    """The Blueprint deck of the first biome, its bottom card first."""

    def change(table):
        table.blueprints["B1"] = list(ids)

    return change


@rule("DC-CSET-09")
def test_all_of_a_tiles_loot_and_nothing_without_any():
    assert meet(["monster"], [monster()], loot=["tooth", "tooth", "cell"]).fight.loot == ["tooth", "tooth", "cell"]
    table = meet(["monster"], [monster()])
    assert (table.fight.loot, table.told(LootLaid)) == ([], [])


# -- walls and voids -------------------------------------------------------------------------------------


@rule("DC-CSET-12")
@pytest.mark.parametrize(("said", "barrier"), [({}, ""), ({"barrier": "wall"}, "wall"), ({"barrier": "void"}, "void")])
def test_a_wall_or_a_void_is_there_only_if_the_tile_says_so(said, barrier):
    assert meet(["monster"], [monster()], **said).fight.barrier == barrier


@rule("DC-CSET-12")
@pytest.mark.parametrize(("barrier", "damage"), [("", 0), ("wall", 1)])
def test_pushed_against_a_wall_it_takes_a_damage(barrier, damage):
    table = fight(cards=[[combat(I=[PUSH])]], foes={"3": monster(life=5)}, change=ground(barrier=barrier))
    assert sum(hurt.amount for hurt in table.told(EnemyHurt)) == damage
    assert table.told(EnemyKilled) == []


@rule("DC-CSET-12", "DC-CSET-13")
@pytest.mark.parametrize("elite", [False, True])
def test_into_a_void_go_monsters_and_elites(elite):
    pushed = monster(life=5, elite=elite, death=[{"do": "gain", "what": "cell"}])
    table = fight(cards=[[combat(I=[PUSH])]], foes={"3": pushed}, change=ground(barrier="void"))
    assert [killed.how for killed in table.told(EnemyKilled)] == ["void"]
    assert [(gained.what, gained.amount) for gained in table.told(Gained)] == [("cell", 1)]


@rule("DC-CSET-13", "DC-BOSS-03")
def test_a_void_does_nothing_to_a_boss_or_its_cards():
    table = duel(cards=[[combat(I=[PUSH])]], change=changes(ground(barrier="void"), boss_is(at="3")))
    assert (table.told(EnemyKilled), table.fight.boss.form, table.fight.boss.bout) == ([], 1, 2)
    guarded = changes(ground(barrier="void"), boss_is(at="1"), stands(element(), "3"))
    table = duel("C3", cards=[[combat(I=[PUSH])]], change=guarded)
    assert (table.told(EnemyKilled), len(table.fight.enemies)) == ([], 2)


# -- classes of enemies ----------------------------------------------------------------------------------


@rule("DC-CSET-13", "DC-BOSS-03")
@pytest.mark.parametrize("kind", ["monster", "elite", "boss"])
@pytest.mark.parametrize("against", ["elite", "boss"])
def test_what_names_a_class_works_on_that_class_alone(kind, against):
    card = combat(I=[blow("L123", 1, against=against, extra=2)])
    if kind == "boss":
        table = duel(cards=[[card]])
    else:
        table = fight(cards=[[card]], foes={"1": monster(life=9, elite=kind == "elite")})
    assert table.told(EnemyHurt)[0].amount == (3 if kind == against else 1)


@rule("DC-CSET-14")
def test_an_elite_acts_slides_and_leaves_as_a_monster_does():
    pays = [{"do": "gain", "what": "cell"}]
    elite = monster(life=9, elite=True, I=[{"do": "block"}], IV=[DAMAGE], death=pays)
    table = fight(foes={"3": elite})
    assert [moved.space for moved in table.told(EnemyMoved)] == [SPACES["1"]]
    assert len(table.told(EnemyShielded)) == 1
    assert table.asks() == "ask-damage"  # its Round IV
    table.act(To(1))
    assert [gone.card for gone in table.told(EnemyGone)] == [elite]
    assert (table.run.dead_elites, table.run.dead_monsters, table.told(Gained)) == ([elite], [], [])


@rule("DC-CSET-14", "DC-CARD-05")
def test_an_elite_that_is_hit_hard_enough_pays_and_goes_to_its_own_discard():
    elite = monster(life=1, elite=True, II=[DAMAGE], death=[{"do": "gain", "what": "tooth", "amount": 2}])
    table = fight(cards=[[combat(I=[blow()])]], foes={"1": elite})
    assert (table.run.teeth, table.run.dead_elites) == (2, [elite])
    assert table.told(Hurt) == []


@rule("DC-CSET-14", "DC-BOSS-03")
def test_a_boss_is_hit_and_acts_as_any_enemy():
    table = duel(attacks=[attack(II=[DAMAGE])], cards=[[combat(II=[blow("L123", 2)])]])
    assert (table.asks(), table.fight.round, the_boss(table).damage) == ("ask-damage", 2, 2)


# -- cards -----------------------------------------------------------------------------------------------


def by_round(table: Table, *kinds) -> list[tuple[int, str]]:
    """What happened in which round."""
    found, round = [], 0
    for event in happened(table, RoundBegan, *kinds):
        if isinstance(event, RoundBegan):
            round = event.round
        else:
            found.append((round, type(event).__name__))
    return found


@rule("DC-CARD-01")
def test_a_combat_card_has_a_line_for_each_round_with_its_reach():
    card = combat(I=[{"do": "block"}], II=[blow("2")], III=[{"do": "loot"}], symbols=["tactics"])
    table = fight(cards=[[card]], foes={"1": monster(9), "2": monster(9)}, loot=["tooth"])
    assert by_round(table, Shielded, EnemyHurt, Looted) == [(1, "Shielded"), (2, "EnemyHurt"), (3, "Looted")]
    assert (table.told(EnemyHurt)[0].enemy, table.run.teeth) == (1, 1)


@rule("DC-CARD-01")
def test_every_combat_card_of_the_box_names_its_owner_and_what_it_does():
    for id, card in CARDS.combat_cards.items():
        assert card.first or card.second or card.third, id
        if card.code.startswith("ST-"):
            assert card.owner, id
        for act in [*card.first, *card.second, *card.third]:
            assert getattr(act, "reach", "L"), id


@rule("DC-CARD-02")
def test_in_a_round_without_a_line_a_card_does_nothing():
    table = fight(cards=[[combat(II=[{"do": "block"}])]], foes={"1": monster(9)})
    assert by_round(table, Shielded) == [(2, "Shielded")]


@rule("DC-CARD-03")
def test_a_monster_card_has_life_a_line_a_round_and_a_death_line():
    card = monster(life=3, **{round: [{"do": "rage"}] for round in ("zero", "I", "II", "III", "IV")})
    table = fight(cards=[[combat(II=[blow(amount=2)])]], foes={"1": card})
    assert by_round(table, EnemyRaged) == [(round, "EnemyRaged") for round in range(5)]
    assert table.told(EnemyKilled) == []
    table = fight(cards=[[combat(II=[blow(amount=3)])]], foes={"1": card})
    assert by_round(table, EnemyRaged, EnemyKilled) == [(0, "EnemyRaged"), (1, "EnemyRaged"), (2, "EnemyKilled")]
    assert ENEMIES[card].kind == "monster"
    assert ENEMIES[monster(elite=True)].kind == "elite"


@rule("DC-CARD-04")
@pytest.mark.parametrize("life", [1, 2])
def test_round_iv_is_for_those_who_still_live(life):
    table = fight(cards=[[combat(III=[blow()])]], foes={"1": monster(life, IV=[{"do": "rage"}])})
    assert len(table.told(EnemyRaged)) == (1 if life == 2 else 0)


@rule("DC-CARD-05")
def test_the_death_line_is_a_reward_or_a_penalty():
    card = monster(1, death=[{"do": "gain", "what": "cell"}, {"do": "damage"}])
    table = fight(cards=[[combat(I=[blow()])]], foes={"1": card})
    assert table.asks() == "ask-death-damage"
    table.act(To(2))
    assert (table.run.cells, table.prisoner(2).damage) == (1, 1)
    table = fight(cards=[[BLANK]], foes={"1": card})  # nobody killed it
    assert (table.run.cells, table.told(Hurt)) == (0, [])


# -- more victims than there are -------------------------------------------------------------------------


@rule("DC-RULING-84")
@pytest.mark.parametrize(("kinds", "to", "hurt"), [(2, "three", [1, 1]), (3, "three", [1, 1, 1]), (2, "two", [1, 1])])
def test_different_prisoners_each_at_most_once(kinds, to, hurt):
    strike = monster(9, I=[{"do": "damage", "to": to}])
    table = fight(["poisoned", "flayed", "quartered"][:kinds], foes={"1": strike})
    assert [prisoner.damage for prisoner in table.campaign.prisoners] == hurt


@rule("DC-RULING-84")
def test_two_of_three_are_two_different_ones():
    table = fight(foes={"1": monster(9, I=[{"do": "damage", "to": "two"}])})
    table.act(To(1))
    assert table.offered(To) == [To(0), To(2)]
    table.act(To(2))
    assert [prisoner.damage for prisoner in table.campaign.prisoners] == [0, 1, 1]


@rule("DC-RULING-84")
def test_the_dead_take_no_part_and_their_share_is_lost():
    strike = monster(9, I=[{"do": "damage", "to": "three"}])
    table = fight(foes={"1": strike}, change=be(1, alive=False))
    assert [(hurt.who, hurt.amount) for hurt in table.told(Hurt)] == [(0, 1), (2, 1)]
