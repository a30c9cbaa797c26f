"""The Mutations board: its pockets, and what each word of the group's cards means (DC-MUT)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from rules.dead_cells.places import gain, tile
from rules.dead_cells.table import (
    BLANK,
    Table,
    blow,
    boss_fight,
    combat,
    fight,
    give,
    item,
    monster,
    mutation,
    walk,
    with_words,
)
from rules.table import rule

from undercroft.engine.decision import DONE, PASS
from undercroft.engine.record import Step
from undercroft.games.dead_cells.rules.fight_setup import put_enemy
from undercroft.games.dead_cells.rules.sheets import BLUEPRINTS, BOARDS, ENEMIES, NEAR, POISONED, RUNE_WORDS, STREET
from undercroft.games.dead_cells.rules.table import hand_size, max_life, word
from undercroft.games.dead_cells.state import (
    Campaign,
    CardsExchanged,
    CurseWarded,
    Discard,
    Drink,
    EndRun,
    EnemyMoved,
    EnterSpace,
    Equip,
    Explore,
    Gain,
    Go,
    Grab,
    Hit,
    Interbiome,
    Leave,
    LeaveTile,
    NewForm,
    NextBlueprint,
    Peek,
    PlaceMutation,
    PutBack,
    Revived,
    SetUpFight,
    SufferCurse,
    Swap,
    SwapEnemies,
    TakeCorridor,
    Teleport,
    TileSeen,
    To,
    UseAbility,
)

Change = Callable[[Campaign], None]
THREE = ["poisoned", "flayed", "quartered"]
TWO = ["poisoned", "flayed"]
DAMAGE = {"do": "damage"}
TO_FIRST = {"do": "damage", "to": "first_player"}
WAIT = monster(life=50, III=[DAMAGE])  # asks in Round III, so that one can look at the fight
BLANKS = [[BLANK], [BLANK], [BLANK]]


def both(*changes: Change) -> Change:
    """One change after another."""

    def change(state: Campaign) -> None:
        for one in changes:
            one(state)

    return change


def hurt(*damage: int) -> Change:
    """Prisoners with so much damage."""

    def change(state: Campaign) -> None:
        for prisoner, amount in zip(state.prisoners, damage, strict=False):
            prisoner.damage = amount

    return change


def bag(**fields: Any) -> Change:
    """The run with this."""

    def change(state: Campaign) -> None:
        for name, value in fields.items():
            setattr(state.run, name, value)

    return change


def damages(table: Table) -> list[int]:
    """How much damage there is on each."""
    return [prisoner.damage for prisoner in table.campaign.prisoners]


def on_enemy(table: Table, space: str = "1") -> int:
    """How much damage the enemy on a space has."""
    enemy = table.enemy(space)
    assert enemy is not None
    return enemy.damage


def encounter(foes: list[str], change: Change, **more: Any) -> Table:
    """A fight set up from a tile, with these monsters."""

    def ready(state: Campaign) -> None:
        assert state.run is not None
        state.run.monsters = foes[::-1]
        change(state)

    agenda: list[Step] = [LeaveTile(), SetUpFight(tile(kind="encounter", foes=["monster"] * len(foes)))]
    return walk(more.pop("kinds", THREE), agenda=agenda, change=ready, **more)


# -- the pockets -----------------------------------------------------------------------------------------


@rule("DC-MUT-04", "DC-MUT-03", "DC-MUT-01")
@pytest.mark.parametrize("pocket", ["start", "during"])
def test_what_lies_in_a_pocket_works_for_everybody_throughout_the_run(pocket: str):
    card = mutation(pocket, has=[{"has": "life", "amount": 2}], group=["rest:3"])

    def placed(state: Campaign) -> None:
        state.pockets[pocket] = [card]

    table = walk(THREE, change=placed)
    assert [max_life(table.campaign, who) for who in range(3)] == [5, 5, 5]
    assert word(table.campaign, "rest") == 3

    def stored(state: Campaign) -> None:
        state.stored = [card]

    table = walk(THREE, change=stored)
    assert [max_life(table.campaign, who) for who in range(3)] == [3, 3, 3]
    assert word(table.campaign, "rest") == 0


@rule("DC-MUT-04")
def test_what_prisoners_have_of_it_is_not_for_serenade():
    card = mutation(has=[{"has": "life", "amount": 2}])

    def placed(state: Campaign) -> None:
        state.pockets["during"] = [card]

    table = walk(["flayed"], change=placed)
    plain = walk(["flayed"])
    assert max_life(table.campaign, 0) == 5
    assert max_life(table.campaign, 1) == max_life(plain.campaign, 1)


@rule("DC-MUT-04")
def test_the_same_word_twice_adds_up():
    table = walk(change=both(with_words("rest:2"), with_words("rest:1")))
    assert word(table.campaign, "rest") == 3


@rule("DC-MUT-05", "DC-DEC-27")
def test_the_skill_card_is_used_by_an_ability_action_once_a_fight():
    skill = mutation("skill", has=[{"has": "ability", "acts": [blow(reach="1", amount=4)]}])

    def skilled(state: Campaign) -> None:
        state.pockets["skill"] = [skill]

    ability = combat(I=[{"do": "ability"}], II=[{"do": "ability"}])
    table = fight(TWO, cards=[[BLANK, BLANK], [ability]], foes={"1": WAIT}, change=skilled)
    assert table.asks() == "ask-ability"
    table.act(UseAbility(skill))
    assert on_enemy(table) == 4
    assert table.asks() == "ask-ability"
    assert not table.offers(UseAbility(skill))


@rule("DC-MUT-05")
def test_a_skill_card_gives_nothing_by_itself():
    skill = mutation("skill", has=[{"has": "life"}], group=["rest:1"])

    def skilled(state: Campaign) -> None:
        state.pockets["skill"] = [skill]

    table = walk(change=skilled)
    assert max_life(table.campaign, 0) == 3


@rule("DC-MUT-02", "DC-ICON-17")
def test_a_rune_lends_the_group_its_words():
    rune, given = next((rune, words) for rune, words in RUNE_WORDS.items() if words)
    name = next(iter(given))

    def found(state: Campaign) -> None:
        state.runes = [rune]

    assert word(walk(change=found).campaign, name) == given[name]
    assert word(walk().campaign, name) == 0


# -- words: life and shields -----------------------------------------------------------------------------


@rule("DC-MUT-04", "DC-DEC-51")
def test_rest_before_the_market_damage_comes_off_whom_the_group_likes():
    table = walk(THREE, agenda=[Interbiome("B2")], change=both(with_words("rest:2"), hurt(2, 1, 0), bag(teeth=9)))
    assert table.asks() == "ask-rest"
    assert table.offered(To) == [To(0), To(1)]
    table.act(To(1))
    assert damages(table) == [1, 0, 0]  # the last one was for the only one still hurt
    assert table.asks() == "ask-healer"


@rule("DC-MUT-04")
def test_first_shield_in_the_first_fight_of_each_biome():
    shields = with_words("first_shield:2")
    table = encounter([monster()], shields)
    assert [prisoner.shields for prisoner in table.campaign.prisoners] == [2, 2, 2]
    table = encounter([monster()], both(shields, bag(fights=1)))
    assert [prisoner.shields for prisoner in table.campaign.prisoners] == [0, 0, 0]
    table = walk(THREE, agenda=[Interbiome("C1")], change=both(shields, bag(fights=3)))
    table.go("ask-card")
    assert [prisoner.shields for prisoner in table.campaign.prisoners] == [2, 2, 2]


@rule("DC-MUT-04")
def test_triage_whoever_fought_and_has_one_life_left_is_patched_up():
    kinds = [*THREE, "immolated"]
    change = both(with_words("triage:1"), hurt(2, 1, 2, 2))
    table = fight(kinds, cards=BLANKS, passer=3, change=change)
    table.go("ask-way")
    assert damages(table) == [1, 1, 1, 2]


@rule("DC-MUT-04")
def test_vial_removes_more_and_the_healer_does_not():
    table = walk(agenda=[Explore(), Gain("vial", 1, True)], change=both(with_words("vial:2"), hurt(2, 2)))
    assert damages(table) == [0, 2]
    table = walk(agenda=[Interbiome("B2")], change=both(with_words("vial:2"), hurt(2, 0), bag(teeth=9)))
    table.act(To(0))
    assert damages(table) == [1, 0]
    table = fight(
        THREE, cards=[[combat(I=[{"do": "loot"}])], [BLANK], [BLANK]], loot=["vial"],
        change=both(with_words("vial:2"), hurt(2, 0, 0)),
    )  # fmt: skip
    table.go("ask-way")
    assert damages(table) == [0, 0, 0]


def drinks(*words: str) -> Table:
    """The second of three, poisoned and badly hurt, drinks before Round I; all are hurt."""

    def ready(state: Campaign) -> None:
        state.prisoners[1].states[POISONED] = 1
        state.prisoners[1].frozen = [1]

    changes = [with_words(one) for one in words]
    poison = both(*changes, hurt(1, 2, 1), bag(potions=1), ready)
    table = fight(THREE, cards=BLANKS, foes={"1": WAIT}, change=poison)
    assert table.asks() == "ask-potion"
    table.act(Drink(1))
    return table


def drinker(table: Table) -> tuple[int, int, list[int]]:
    """How much poison the drinker took since, and what is left of its states."""
    prisoner = table.prisoner(1)
    return prisoner.damage, prisoner.states[POISONED], damages(table)


@rule("DC-MUT-04", "DC-ICON-14")
def test_potion_level_two_takes_all_states_too():
    plain = drinks()
    assert drinker(plain) == (2, 1, [1, 2, 1])  # poisoned twice since
    assert plain.prisoner(1).frozen == [1]
    table = drinks("potion_level:2")
    assert drinker(table) == (0, 0, [1, 0, 1])
    assert table.prisoner(1).frozen == []


@rule("DC-MUT-04")
def test_potion_level_three_helps_the_others_too_and_the_highest_counts():
    assert drinker(drinks("potion_level:3")) == (0, 0, [0, 0, 0])
    assert drinker(drinks("potion_level:2", "potion_level:3")) == (0, 0, [0, 0, 0])
    assert drinker(drinks("potion_level:2", "potion_level:2")) == (0, 0, [1, 0, 1])


@rule("DC-MUT-04")
def test_potion_cap_the_lowest_counts():
    assert drinker(drinks("potion_level:2", "potion_cap:1")) == (1, 0, [1, 1, 1])
    assert drinker(drinks("potion_level:2", "potion_cap:5", "potion_cap:1")) == (1, 0, [1, 1, 1])
    # What a stronger one does for the others is not for the drinker.
    assert drinker(drinks("potion_level:3", "potion_cap:1")) == (1, 0, [0, 1, 0])


@rule("DC-MUT-04")
def test_no_healer_sells_nothing():
    change = both(with_words("no_healer"), hurt(2, 2), bag(teeth=30))
    assert walk(agenda=[Interbiome("B2")], change=change).asks() == "ask-merchant"


@rule("DC-MUT-04")
def test_disengage_one_left_with_one_life_gets_shields_once_a_fight():
    striker = monster(life=50, I=[TO_FIRST, TO_FIRST], II=[TO_FIRST], III=[DAMAGE])

    def tough(state: Campaign) -> None:
        state.prisoners[0].damage = 1

    table = fight(THREE, cards=BLANKS, foes={"1": striker}, change=both(with_words("disengage:2"), tough))
    assert table.asks() == "ask-damage"  # Round III: both other blows were blocked
    assert (table.prisoner(0).damage, table.prisoner(0).shields, table.prisoner(0).alive) == (2, 0, True)
    table.act(To(0))
    assert not table.campaign.prisoners or not table.prisoner(0).alive  # no second time


@rule("DC-MUT-04", "DC-DEC-51")
def test_shield_heal_one_who_still_has_a_shield_is_healed_at_upkeep():
    block = combat(I=[{"do": "block"}])
    table = fight(THREE, cards=[[block], [block], [BLANK]], change=both(with_words("shield_heal:1"), hurt(2, 1, 2)))
    assert table.asks() == "ask-shield-heal"
    assert table.offered(To) == [To(0), To(1)]
    table.act(To(0))
    assert damages(table) == [1, 1, 2]
    assert [prisoner.shields for prisoner in table.campaign.prisoners] == [0, 0, 0]


@rule("DC-MUT-04")
def test_first_kill_heal_the_first_kill_by_an_own_action_heals():
    kill = combat(I=[blow(amount=9)])
    foes = {"1": monster(life=1), "2": monster(life=1), "3": WAIT}
    late = combat(II=[blow(amount=1)])
    change = both(with_words("first_kill_heal:2"), hurt(2, 2, 2))
    table = fight(THREE, cards=[[BLANK], [kill], [late]], foes=foes, change=change)
    assert table.asks() == "ask-damage"
    assert damages(table) == [2, 0, 2]
    venom = combat(I=[give("poisoned")])
    table = fight(THREE, cards=[[venom], [BLANK], [late]], foes=foes, change=change)
    table.go("ask-damage")
    assert damages(table) == [2, 2, 0]  # poison is nobody's own action


@rule("DC-MUT-04")
def test_revive_one_stays_with_one_life_and_its_states_go():
    killer = monster(life=50, I=[{**TO_FIRST, "amount": 9}], III=[DAMAGE])

    def sick(state: Campaign) -> None:
        state.prisoners[0].states = [0, 1, 0, 1]
        state.prisoners[0].frozen = [3]

    table = fight(THREE, cards=BLANKS, foes={"1": killer}, change=both(with_words("revive:1"), sick))
    prisoner = table.prisoner(0)
    assert (prisoner.alive, prisoner.damage, prisoner.states, prisoner.frozen) == (True, 2, [0, 0, 0, 0], [])
    assert table.told(Revived) == [Revived(0)]
    table.act(To(0))
    table.go("ask-next-run")
    assert table.campaign.chronicle[-1].outcome == "died"  # once a run


# -- words: order and choice -----------------------------------------------------------------------------


@rule("DC-MUT-04", "DC-DEC-51")
def test_reorder_neighbours_on_the_right_change_places_in_round_zero():
    left = monster(life=9, zero=[DAMAGE])
    a, b, c = monster(life=50), monster(life=50), WAIT
    foes = {"L": left, "1": a, "2": b, "3": c}
    table = fight(THREE, cards=BLANKS, foes=foes, change=with_words("reorder:2"))
    assert table.asks() == "ask-reorder"  # before the enemy on the left acts
    ids = {enemy.card: enemy.id for enemy in table.fight.enemies}
    assert table.decision.options == [PASS, SwapEnemies(ids[a], ids[b]), SwapEnemies(ids[b], ids[c])]
    table.act(SwapEnemies(ids[a], ids[b]))
    table.act(SwapEnemies(ids[a], ids[c]))
    assert table.asks() == "ask-damage"
    assert [table.enemy(space).card for space in "123"] == [b, c, a]  # type: ignore[union-attr]
    moved = [(told.card, told.space, told.how) for told in table.told(EnemyMoved)]
    assert sorted(moved[:2]) == sorted([(b, NEAR, "swapped"), (a, NEAR + 1, "swapped")])
    assert sorted(moved[2:]) == sorted([(c, NEAR + 1, "swapped"), (a, NEAR + 2, "swapped")])


@rule("DC-MUT-04")
def test_reorder_never_moves_a_boss():
    table = boss_fight(cards=BLANKS, change=with_words("reorder:1"))
    asked = []
    while table.session.decision is not None and table.asks() not in ("ask-card", "ask-spend", "ask-next-run"):
        asked.append(table.asks())
        table.act(table.decision.options[0])
    assert "ask-reorder" not in asked


@rule("DC-MUT-04")
def test_reorder_moves_no_boss_beside_his_swords_either():
    def sword(state: Campaign) -> None:
        fight = state.fight
        assert fight is not None
        blade = next(card for card, face in ENEMIES.items() if face.kind == "element")
        for enemy in fight.enemies:
            enemy.space = NEAR
        put_enemy(state, blade, NEAR + 1)

    table = boss_fight(boss="C3", cards=BLANKS, change=both(with_words("reorder:1"), sword))
    assert len(table.fight.enemies) > 1
    assert table.asks() != "ask-reorder"


@rule("DC-MUT-04")
def test_recycling_pays_teeth_for_what_finds_no_slot():
    old, new = item(works="always"), item(works="always")

    def full(state: Campaign) -> None:
        state.prisoners[0].items, state.prisoners[0].wear = [old], [0]
        assert state.run is not None
        state.run.deck.append(new)
        state.equipment += [old, new]

    for answer in (Equip(new, old), Leave(new)):
        agenda: list[Step] = [Explore(), Gain("equipment", 1, True)]
        table = walk(agenda=agenda, change=both(with_words("recycling:2"), full))
        table.act(answer)
        assert table.run.teeth == 2
    table = walk(agenda=[Explore(), Gain("equipment", 1, True)], change=with_words("recycling:2"))
    assert table.run.teeth == 0  # into a free slot


@rule("DC-MUT-04", "DC-OPT-04")
def test_recycling_pays_nothing_for_what_is_given_up_freely():
    old, new = item(works="always"), item(works="always")
    roomy = mutation(has=[{"has": "slot", "amount": 2}])

    def spare(state: Campaign) -> None:
        state.pockets["during"].append(roomy)
        state.prisoners[0].items, state.prisoners[0].wear = [old], [0]
        assert state.run is not None
        state.run.deck.append(new)
        state.equipment += [old, new]

    table = walk(
        agenda=[Explore(), Gain("equipment", 1, True)],
        change=both(with_words("recycling:2"), spare),
        options={"discard_equipment": "any"},
    )
    table.act(Equip(new, old))
    assert (table.prisoner(0).items, table.run.teeth) == ([new], 0)


def corridor_with_test() -> tuple[str, str, str]:
    """A corridor of the first biome with a hand Test: from, to, its trait."""
    for ways in BOARDS["B1"].corridors.values():
        for way in ways:
            if len(way.hand) == 1:
                return way.at, way.to, way.hand[0]
    raise AssertionError("the first biome has no hand Test")


@rule("DC-MUT-04")
def test_shared_tests_any_prisoner_may_pay_a_hand_test():
    at, to, trait = corridor_with_test()
    fitting = combat(symbols=[trait])

    def hands(state: Campaign) -> None:
        state.prisoners[0].hand = [BLANK]
        state.prisoners[1].hand = [fitting]

    table = walk(at=at, agenda=[TakeCorridor(to, 0)], change=both(with_words("shared_tests"), hands))
    assert table.asks() == "ask-which-pays"
    assert table.decision.leader == 0
    table.act(To(1))
    assert table.decision.seats == [1]
    table.act(Discard(fitting))
    assert table.run.at == to
    table = walk(at=at, agenda=[TakeCorridor(to, 0)], change=hands)
    assert table.asks() == "ask-hand-test"
    assert table.decision.seats == [0]


@rule("DC-MUT-04", "DC-DEC-51")
def test_mulligan_hands_may_be_changed_before_a_fight():
    table = encounter([monster()], with_words("mulligan:1"))
    assert table.asks() == "ask-mulligan"
    hand = table.prisoner(0).hand.copy()
    table.act(Swap(hand[0]))
    table.act(Swap(hand[1]))
    table.act(DONE)
    assert len(table.prisoner(0).hand) == 3
    assert table.prisoner(0).discard == hand[:2]
    table.act(DONE)
    table.act(DONE)
    assert table.asks() == "ask-card"
    assert table.told(CardsExchanged) == [CardsExchanged(0, 2)]  # of the others, who changed none, nothing is said
    assert table.run.once == ["mulligan"]
    assert encounter([monster()], both(with_words("mulligan:1"), bag(once=["mulligan"]))).asks() == "ask-card"
    assert encounter([monster()], both(with_words("mulligan:2"), bag(once=["mulligan"]))).asks() == "ask-mulligan"


@rule("DC-MUT-04")
def test_a_mulligan_nobody_makes_use_of_is_kept():
    table = encounter([monster()], with_words("mulligan:1"))
    for _ in range(3):
        table.act(DONE)
    assert table.asks() == "ask-card"
    assert table.run.once == []


@rule("DC-MUT-04")
def test_no_mulligan_against_a_boss():
    assert boss_fight(begin="play", change=with_words("mulligan:1")).asks() == "ask-card"


@rule("DC-MUT-04", "DC-MARKET-11")
def test_haggle_makes_every_price_in_teeth_less_but_nothing_free():
    def street(words: str) -> Table:
        return walk(agenda=[Interbiome("B2")], change=both(with_words(words), hurt(1, 0), bag(teeth=30)))

    table = street("haggle:1")
    for price in (STREET.healer_price, STREET.merchant_price, STREET.collector_price):
        assert table.decision.count == max(1, price - 1)
        table.act(DONE)
    table = street("haggle:30")
    table.act(To(0))
    assert table.run.teeth == 29
    merchant = tile(kind="merchant", sells=[gain("tooth")], price=3, times=1)
    space = next(space for space in BOARDS["B2"].spaces if space != BOARDS["B2"].start)
    table = walk(
        biome="B2", tiles={space: merchant}, agenda=[EnterSpace(space)],
        change=both(with_words("haggle:30"), bag(teeth=1), hurt(1, 1)),
    )  # fmt: skip
    table.go("ask-trade")
    assert table.decision.count == 1


@rule("DC-MUT-04", "DC-DEC-51")
def test_choose_equipment_one_of_several_is_kept_the_rest_go_under_the_deck():
    a, b, c = (item(works="always") for _ in range(3))

    def top(state: Campaign) -> None:
        assert state.run is not None
        state.run.deck += [c, b, a]
        state.equipment += [a, b, c]

    change = both(with_words("choose_equipment:3"), top)
    table = walk(agenda=[Explore(), Gain("equipment", 1, True)], change=change)
    assert table.asks() == "ask-choose-item"
    assert table.offered(Equip) == [Equip(a, ""), Equip(b, ""), Equip(c, "")]
    table.act(Equip(b, ""))
    assert table.prisoner(0).items == [b]
    assert table.run.deck[:2] == [c, a]  # the one drawn first lies above the other
    assert table.run.discard == []


@rule("DC-MUT-04", "DC-DEC-51")
def test_late_loot_a_type_left_on_the_floor_is_taken_after_all():
    loot = ["tooth", "tooth", "cell", "potion"]
    table = fight(THREE, cards=BLANKS, loot=loot, change=with_words("late_loot:1"))
    assert table.asks() == "ask-late-loot"
    assert table.offered(Grab) == [Grab("tooth"), Grab("cell"), Grab("potion")]
    table.act(Grab("tooth"))
    assert table.asks() == "ask-way"
    assert (table.run.teeth, table.run.cells, table.run.potions) == (2, 0, 0)
    table = fight(THREE, cards=BLANKS, loot=loot, change=with_words("late_loot:2"))
    table.act(Grab("tooth"))
    assert table.offered(Grab) == [Grab("cell"), Grab("potion")]
    table.act(Grab("potion"))
    assert table.asks() == "ask-way"
    assert (table.run.teeth, table.run.cells, table.run.potions) == (2, 0, 1)


@rule("DC-MUT-04")
def test_hand_holds_more_cards():
    def one_more(state: Campaign) -> None:
        with_words("hand:1")(state)

    table = walk(change=one_more)
    assert hand_size(table.campaign, 0) == 4
    table = fight(THREE, cards=BLANKS, change=with_words("hand:1"))
    table.go("ask-way")
    assert [len(prisoner.hand) for prisoner in table.campaign.prisoners] == [4, 4, 4]


# -- words: tiles and curses -----------------------------------------------------------------------------


@rule("DC-MUT-04")
def test_curse_ward_the_first_curses_of_a_biome_are_not_suffered():
    curses: list[Step] = [Explore(), SufferCurse(1), SufferCurse(1)]
    change = both(with_words("curse_ward:1"), bag(potions=3))
    table = walk(biome="B4", agenda=curses[:2], change=change)
    assert table.told(CurseWarded) == [CurseWarded()]
    assert table.run.potions == 3
    table = walk(biome="B4", agenda=curses, change=change)
    assert len(table.told(CurseWarded)) == 1
    assert table.run.potions == 0


@rule("DC-MUT-04", "DC-DEC-51")
def test_curse_pay_a_curse_brings_cells_and_heals_one():
    change = both(with_words("curse_pay:2"), bag(potions=1), hurt(1, 2))
    table = walk(biome="B4", agenda=[Explore(), SufferCurse(1)], change=change)
    assert table.asks() == "ask-curse-heal"
    table.act(To(1))
    assert (table.run.cells, table.campaign.cells, table.run.potions) == (2, 2, 0)
    assert damages(table) == [1, 1]


@rule("DC-MUT-04", "DC-DEC-51")
def test_scout_tiles_are_turned_face_up_at_the_set_up_exits_are_not():
    table = walk(agenda=[Interbiome("B2")], change=with_words("scout:2"))
    assert table.asks() == "ask-scout"
    board = BOARDS["B2"]
    spaces = [option.space for option in table.offered(Peek)]
    assert set(spaces) == {space for space in table.run.tiles if not board.spaces[space].exit}
    table.act(Peek(spaces[0]))
    table.act(Peek(spaces[1]))
    assert table.asks() == "ask-way"
    assert table.run.face_up == spaces[:2]
    assert [event.space for event in table.told(TileSeen)] == spaces[:2]
    assert table.run.visited == [board.start]


@rule("DC-MUT-04", "DC-DEC-51")
def test_peek_tile_a_tile_beside_the_group_is_looked_at_so_often_a_biome():
    table = walk(change=with_words("peek_tile:1"))
    ways = [way.to for way in BOARDS["B1"].corridors[BOARDS["B1"].start]]
    assert [option.space for option in table.offered(Peek)] == ways
    table.act(Peek(ways[0]))
    assert table.told(TileSeen) == [TileSeen(ways[0], table.run.tiles[ways[0]])]
    assert table.offered(Peek) == []
    assert table.offered(Go)
    assert walk().offered(Peek) == []


@rule("DC-MUT-04", "DC-TILE-08")
def test_teleport_such_tiles_work():
    board = BOARDS["B4"]
    portal = tile(kind="teleportation")
    space = next(space for space in board.spaces if board.spaces[space].shape == "circle")

    def at_tile(change: Change | None = None) -> Table:
        return walk(biome="B4", tiles={space: portal}, agenda=[EnterSpace(space)], change=change)

    table = at_tile(with_words("teleport"))
    table.go("ask-teleport", "ask-way")
    assert table.asks() == "ask-teleport"
    offered = {option.space for option in table.offered(Teleport)}
    assert offered == {one for one in table.run.tiles if one != space and not board.spaces[one].exit}
    table = at_tile()
    table.go("ask-teleport", "ask-way")
    assert table.asks() == "ask-way"


@rule("DC-MUT-04", "DC-DEC-51")
def test_keep_blueprints_some_join_the_equipment_deck_after_all():
    one, two = BLUEPRINTS["B1"][-1], BLUEPRINTS["B1"][-2]

    def found(state: Campaign) -> None:
        assert state.run is not None
        state.run.collector = [one, two]
        state.blueprints["B1"] = state.blueprints["B1"][2:]

    table = walk(agenda=[EndRun("died")], change=both(with_words("keep_blueprints:1"), found))
    assert table.asks() == "ask-keep-blueprint"
    table.act(NextBlueprint(two))
    assert two in table.campaign.equipment
    assert one not in table.campaign.equipment
    assert table.campaign.blueprints["B1"] == [one, *BLUEPRINTS["B1"][:-2][::-1]]


# -- words: harder blows ---------------------------------------------------------------------------------


@rule("DC-MUT-04")
def test_ambush_the_first_enemy_of_a_biomes_first_fight_begins_hurt():
    foes = [monster(life=5), monster(life=5)]
    table = encounter(foes, with_words("ambush:2"))
    assert [enemy.damage for enemy in table.fight.enemies] == [2, 0]
    table = encounter(foes, both(with_words("ambush:2"), bag(fights=1)))
    assert [enemy.damage for enemy in table.fight.enemies] == [0, 0]
    table = encounter([monster(life=2), foes[0]], with_words("ambush:9"))
    assert [enemy.damage for enemy in table.fight.enemies] == [1, 0]  # it never dies of it


def struck(words: str, cards: list[list[str]], foe: str, change: Change | None = None) -> int:
    """How much damage the enemy on R1 has when Round III asks."""
    changes = [with_words(words)] if words else []
    if change is not None:
        changes.append(change)
    table = fight(THREE, cards=cards, foes={"1": foe}, change=both(*changes))
    while table.asks() == "ask-damage" and table.fight.round < 3:
        table.act(To(0))
    assert table.asks() == "ask-damage"
    return on_enemy(table)


@rule("DC-MUT-04")
def test_tranquility_the_first_blow_of_round_three_if_nobody_was_hurt():
    blows = [[combat(III=[blow()])], [combat(III=[blow()])], [combat(II=[blow()])]]
    assert struck("tranquility:2", blows, WAIT) == 3 + 2
    assert struck("", blows, WAIT) == 3
    hitting = monster(life=50, I=[TO_FIRST], III=[DAMAGE])
    assert struck("tranquility:2", blows, hitting) == 3


@rule("DC-MUT-04")
def test_vengeance_the_first_blow_after_being_hurt_once_a_fight():
    hitting = monster(life=50, I=[TO_FIRST], III=[DAMAGE])
    blows = combat(I=[blow()], II=[blow()], III=[blow()])
    assert struck("vengeance:2", [[blows], [BLANK], [BLANK]], hitting) == 3 + 2
    assert struck("vengeance:2", [[BLANK], [blows], [BLANK]], hitting) == 3
    assert struck("vengeance:2", [[blows], [BLANK], [BLANK]], WAIT, hurt(1)) == 3  # not hurt in this fight


@rule("DC-MUT-04")
def test_combo_the_first_blow_after_a_kill_of_ones_own():
    blows = combat(I=[blow(amount=1)], II=[blow()], III=[blow()])
    foes = {"1": monster(life=1), "2": WAIT}
    for words, cards, expected in (
        ("combo:2", [[blows], [BLANK], [BLANK]], 2 + 2),
        ("", [[blows], [BLANK], [BLANK]], 2),
        ("combo:2", [[combat(I=[blow()])], [combat(II=[blow()], III=[blow()])], [BLANK]], 2),
    ):
        table = fight(THREE, cards=cards, foes=foes, change=with_words(words) if words else None)
        assert table.asks() == "ask-damage"
        assert on_enemy(table) == expected, words


@rule("DC-MUT-04")
def test_berserker_with_one_life_left_every_blow_is_harder():
    blows = combat(I=[blow()], II=[blow()])
    assert struck("berserker:2", [[blows], [BLANK], [BLANK]], WAIT, hurt(2)) == 2 + 4
    assert struck("berserker:2", [[blows], [BLANK], [BLANK]], WAIT, hurt(1)) == 2
    assert struck("berserker:2", [[BLANK], [blows], [BLANK]], WAIT, hurt(2)) == 2


@rule("DC-MUT-04")
def test_bounty_elite_pays_cells():
    kill = combat(I=[blow(reach="1", amount=9)])
    for elite, cells in ((True, 2), (False, 0)):
        foes = {"1": monster(life=1, elite=elite)}
        table = fight(THREE, cards=[[kill], [BLANK], [BLANK]], foes=foes, change=with_words("bounty_elite:2"))
        table.go("ask-way")
        assert table.run.cells == cells


@rule("DC-MUT-04", "DC-DEC-27")
def test_block_ability_a_blocked_blow_is_answered_once_a_fight():
    striker = monster(life=50, I=[TO_FIRST], II=[TO_FIRST], III=[DAMAGE])
    cover = combat(I=[{"do": "block", "amount": 2}])
    cards = [[cover], [BLANK], [BLANK]]
    table = fight(THREE, cards=cards, foes={"1": striker}, change=with_words("block_ability:1"))
    assert table.asks() == "ask-ability"
    assert table.decision.seats == [0]
    assert table.prisoner(0).shields == 1
    table.act(UseAbility("poisoned.ability"))
    assert table.asks() == "ask-damage"
    assert (table.fight.round, table.prisoner(0).shields) == (3, 0)
    unblocked = fight(THREE, cards=BLANKS, foes={"1": striker}, change=with_words("block_ability:1"))
    assert unblocked.asks() == "ask-damage"


@rule("DC-MUT-04", "DC-DEC-51")
@pytest.mark.parametrize(("name", "round"), [("tranquility", 3), ("vengeance", 2), ("berserker", 2)])
def test_a_blow_at_several_is_harder_against_the_one_its_owner_says(name: str, round: int):
    line = {"I" * round: [blow(reach="12", all=True)]}
    first = monster(life=50) if name == "tranquility" else monster(life=50, I=[TO_FIRST])
    change = both(with_words(f"{name}:2"), hurt(1) if name == "berserker" else hurt(0))
    foes = {"1": first, "2": WAIT}
    table = fight(THREE, cards=[[combat(**line)], [BLANK], [BLANK]], foes=foes, change=change)
    assert table.asks() == "ask-target"
    assert table.decision.seats == [0]
    second = table.enemy("2")
    assert second is not None
    table.act(Hit(second.id))
    assert table.asks() == "ask-damage"
    assert [on_enemy(table, "1"), on_enemy(table, "2")] == [1, 3]


@rule("DC-MUT-04")
def test_a_blow_at_all_with_one_in_reach_is_as_hard_as_any():
    sweep = combat(II=[blow(reach="12", all=True)])
    assert struck("berserker:2", [[sweep], [BLANK], [BLANK]], WAIT, hurt(2)) == 3


@rule("DC-MUT-04")
def test_what_works_once_a_fight_works_once_against_a_boss_with_two_forms():
    def used(state: Campaign) -> None:
        state.prisoners[0].once = ["hurt", "vengeance", "combo"]
        state.agenda = [NewForm()]

    table = boss_fight(boss="C1", change=used)
    table.go("ask-card")
    assert {"vengeance", "combo"} <= set(table.prisoner(0).once)


@rule("DC-DEC-40", "DC-RULING-73")
def test_what_keeps_somebody_alive_gives_way_to_nothing():
    heart, other, new = mutation(has=[{"has": "life"}]), mutation(), mutation()
    for damage, offered in ((2, True), (3, False)):

        def full(state: Campaign, damage: int = damage) -> None:
            state.pockets["during"] = [heart, other]
            state.room["during"] = 2
            state.prisoners[1].damage = damage

        table = walk(agenda=[Explore(), PlaceMutation(new)], change=full)
        assert table.asks() == "ask-place"
        assert table.offers(PutBack(new, heart)) is offered
        assert table.offers(PutBack(new, other))
        assert table.campaign.pockets["during"] == [heart, other]
