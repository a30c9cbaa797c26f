"""The three bosses: their forms, their fall, and what each of them brings (DC-BOSS)."""

from __future__ import annotations

import pytest
from rules.dead_cells.duels import (
    attack,
    blank_cards,
    boss_is,
    duel,
    element,
    fire,
    sheet_is,
    stands,
    the_boss,
)
from rules.dead_cells.table import (
    BLANK,
    DAMAGE,
    Table,
    bag,
    be,
    blow,
    changes,
    combat,
    give,
    happened,
    item,
    monster,
    tokens,
    walk,
)
from rules.table import rule, seen

from undercroft.games.dead_cells.catalogue import CARDS
from undercroft.games.dead_cells.rules.sheets import (
    ATTACKS,
    BOSS_ATTACKS,
    BOSS_ELEMENTS,
    BOSS_FORMS,
    ENEMIES,
    FORMS,
    SPACES,
)
from undercroft.games.dead_cells.state import (
    AttackTurned,
    BossBeaten,
    BossMet,
    BoutBegan,
    Died,
    ElementLaid,
    EndRound,
    EnemyHurt,
    EnemyImmune,
    EnemyKilled,
    EnemyMarked,
    EnemyMoved,
    EnemyPlaced,
    EnemyShielded,
    EnemyTurn,
    FirstPlayer,
    FormBeaten,
    Hurt,
    ItemUnlocked,
    Marked,
    MeetBoss,
    NextBiome,
    PrisonerTurn,
    RoundBegan,
    RunOver,
    Shielded,
    StartOpened,
    UseItem,
)

FOUR = ["poisoned", "flayed", "quartered", "immolated"]
TWO = FOUR[:2]
BLOW = combat(I=[blow("L123")])


def next_bout(table: Table) -> None:
    """Whoever is asked plays, passes or declines, until another bout begins."""
    bout = table.fight.boss.bout
    while table.fight.boss.bout == bout:
        table.act(table.decision.options[0])


def rounds(table: Table) -> list[int]:
    """The rounds that were played."""
    return [told.round for told in table.told(RoundBegan)]


# -- the door, the sheet ---------------------------------------------------------------------------------


@rule("DC-BOSS-01")
@pytest.mark.parametrize("boss", ["C1", "C2", "C3"])
def test_a_door_to_a_boss_starts_its_fight(boss):
    table = walk(FOUR[:3], agenda=[NextBiome(boss)])
    assert [told.boss for told in table.told(BossMet)] == [boss]
    fight = table.fight
    assert (fight.boss.boss, fight.boss.form, fight.boss.bout) == (boss, 1, 1)
    form = BOSS_FORMS[boss][0]
    assert [(enemy.card, enemy.damage) for enemy in fight.enemies] == [(form, 0)]
    assert sorted([fight.boss.attack, *fight.boss.attacks]) == sorted(BOSS_ATTACKS[(boss, 1)])
    assert sorted(fight.boss.pile) == sorted(BOSS_ELEMENTS[boss])
    assert table.run.path[-1] == boss


@rule("DC-BOSS-01")
@pytest.mark.parametrize(("boss", "cards"), [("C1", 15), ("C2", 7), ("C3", 21)])
def test_what_lies_in_the_box_for_each(boss, cards):
    attacks = [id for id in ATTACKS if ATTACKS[id].boss == boss and not id.startswith("test_")]
    assert 1 + len(attacks) + len(BOSS_ELEMENTS[boss]) == cards
    assert len(BOSS_FORMS[boss]) == 2
    assert [CARDS.forms[form].boss for form in BOSS_FORMS[boss]] == [boss, boss]


@rule("DC-BOSS-02")
def test_what_the_boss_means_to_do_lies_open_before_cards_are_played():
    table = walk(FOUR[:3], agenda=[MeetBoss("C1")])
    assert table.asks() == "ask-card"
    boss = table.fight.boss
    assert [told.card for told in table.told(AttackTurned)] == [boss.attack]
    assert [seen(table, seat)["fight"]["boss"]["attack"] for seat in range(3)] == [boss.attack] * 3


@rule("DC-BOSS-02", "DC-BOSS-04")
def test_each_bout_another_attack_until_the_pile_comes_round():
    table = walk(FOUR[:3], agenda=[MeetBoss("C1")], change=immortal)
    many = len(BOSS_ATTACKS[("C1", 1)])
    while len(table.told(AttackTurned)) <= many:
        table.act(table.decision.options[0])
    turned = [told.card for told in table.told(AttackTurned)]
    assert sorted(turned[:many]) == sorted(BOSS_ATTACKS[("C1", 1)])


def immortal(campaign) -> None:
    """No blow gets through to anybody, and no card hurts the boss."""
    for prisoner in campaign.prisoners:
        prisoner.hand = [combat() for _ in range(3)]
        prisoner.deck = [combat() for _ in range(9)]
        prisoner.golden = 99


@rule("DC-BOSS-01")
def test_the_biome_is_left_and_what_clung_to_the_prisoners_in_it():
    ill = changes(be(0, worms=2, malaise="thin_blood"), bag(silent=True, runeless=True, restriction=2))
    table = walk(FOUR[:3], agenda=[MeetBoss("C1")], change=ill)
    assert (table.prisoner(0).worms, table.prisoner(0).malaise) == (0, "")
    assert (table.run.silent, table.run.runeless, table.run.restriction) == (False, False, 0)


# -- a form is beaten ------------------------------------------------------------------------------------


@rule("DC-BOSS-13", "DC-BOSS-14")
@pytest.mark.parametrize("amount", [1, 2, 5])
def test_a_form_is_beaten_when_its_life_is_reached_and_the_excess_is_lost(amount):
    table = duel(cards=[[combat(I=[blow("L123", amount)])]], change=boss_is(left=2))
    boss = the_boss(table)
    if amount == 1:
        assert (boss.card, table.told(FormBeaten)) == (BOSS_FORMS["C1"][0], [])
    else:
        assert [told.card for told in table.told(FormBeaten)] == [BOSS_FORMS["C1"][0]]
        assert (boss.card, boss.damage, table.fight.boss.form) == (BOSS_FORMS["C1"][1], 0, 2)
        assert len(table.fight.enemies) == 1


@rule("DC-BOSS-14", "DC-BOSS-15", "DC-RULING-53")
def test_states_shields_and_tokens_go_on_both_sides():
    laid = changes(
        boss_is(left=1, states=tokens(poisoned=2, targeted=1), frozen=[2], rage=1),
        be(0, states=tokens(burning=1), shields=1),
        be(1, states=tokens(poisoned=1, bleeding=1, targeted=1), frozen=[2], golden=1),
    )
    table = duel(attacks=[attack(II=[{"do": "block"}])], cards=[[BLOW]], change=laid)
    boss = the_boss(table)
    assert (boss.states, boss.frozen, boss.rage, boss.shields) == (tokens(), [], 0, 0)
    for who in (0, 1):
        prisoner = table.prisoner(who)
        assert (prisoner.states, prisoner.frozen, prisoner.shields, prisoner.golden) == (tokens(), [], 0, 0)


@rule("DC-RULING-53")
def test_the_bout_ends_at_once_and_a_new_one_begins_with_its_steps():
    late = combat(I=[{"do": "block"}], II=[{"do": "block"}])
    ready = changes(blank_cards(3, held=1), boss_is(left=1))
    table = duel(attacks=[attack(I=[DAMAGE], IV=[DAMAGE])], cards=[[BLOW], [late]], change=ready)
    assert (rounds(table), table.told(Shielded), table.told(Hurt)) == ([1], [], [])
    assert [type(told) for told in happened(table, FormBeaten, FirstPlayer, BoutBegan)] == [
        FormBeaten,
        FirstPlayer,
        BoutBegan,
    ]
    assert (table.run.first, [len(prisoner.hand) for prisoner in table.campaign.prisoners]) == (1, [2, 2, 2])
    assert (table.prisoner(1).discard, table.asks()) == ([late], "ask-card")
    assert not [step for step in table.campaign.agenda if isinstance(step, (PrisonerTurn, EnemyTurn, EndRound))]


@rule("DC-BOSS-14", "DC-CSET-07")
def test_a_new_form_whose_space_is_taken_stands_on_the_first_free_one():
    home = FORMS[BOSS_FORMS["C1"][1]].at
    elsewhere = "2" if home == "3" else "3"
    squire = monster(life=9)
    ready = changes(boss_is(left=1, at=elsewhere), stands(squire, home))
    table = duel(cards=[[combat(I=[blow(elsewhere)])]], change=ready)
    assert table.fight.boss.form == 2
    assert the_boss(table).space == SPACES["2" if home == "1" else "1"]
    assert len({enemy.space for enemy in table.fight.enemies}) == 2


@rule("DC-BOSS-16", "DC-BOSS-05")
def test_a_new_form_brings_a_new_round_0(monkeypatch):
    opens = [attack(zero=[{"do": "block"}]) for _ in range(2)]
    monkeypatch.setitem(BOSS_ATTACKS, ("C1", 2), opens)
    later = changes(blank_cards(3), boss_is(left=1), sheet_is(fresh=False))
    table = duel(cards=[[BLOW]], change=later)
    next_bout(table)
    next_bout(table)
    assert rounds(table) == [1, 0, 1, 2, 3, 1, 2, 3]
    assert [told.card for told in table.told(EnemyShielded)] == [BOSS_FORMS["C1"][1]]


@rule("DC-BOSS-14")
@pytest.mark.parametrize("boss", ["C1", "C2", "C3"])
def test_the_new_form_has_its_own_attacks(boss):
    table = duel(boss, cards=[[BLOW]], change=changes(blank_cards(3), boss_is(left=1)))
    sheet = table.fight.boss
    assert sorted([sheet.attack, *sheet.attacks]) == sorted(BOSS_ATTACKS[(boss, 2)])
    assert sheet.spent == []


@rule("DC-EX-26", "DC-BOSS-13", "DC-BOSS-14", "DC-BOSS-15")
def test_poison_at_a_rounds_end_beats_a_form():
    laid = changes(
        blank_cards(3), boss_is(left=1, states=tokens(poisoned=1)), be(0, states=tokens(targeted=1), shields=1)
    )
    table = duel(change=laid)
    assert rounds(table) == [1]
    boss = the_boss(table)
    assert (table.fight.boss.form, boss.damage, boss.states) == (2, 0, tokens())
    assert (table.prisoner(0).states, table.prisoner(0).shields) == (tokens(), 0)
    assert (table.fight.boss.fresh, table.fight.boss.bout, table.asks()) == (True, 2, "ask-card")


@rule("DC-RULING-54")
@pytest.mark.parametrize("state", ["burning", "bleeding"])
@pytest.mark.parametrize("immune", [False, True])
def test_fire_and_blood_beat_a_form_unless_its_sheet_makes_it_immune(state, immune, monkeypatch):
    monkeypatch.setattr(ENEMIES[BOSS_FORMS["C1"][0]], "immune", [state] if immune else [])
    card = combat(I=[give(state, "L123", 2)])
    table = duel(cards=[[card]], change=blank_cards(3))
    assert table.fight.boss.form == (1 if immune else 2)
    assert bool(table.told(EnemyImmune)) == immune
    assert bool(table.told(EnemyMarked)) != immune


# -- the fall, or not ------------------------------------------------------------------------------------


def last_form(boss: str = "C1", change=None, **more) -> Table:
    """The last form with one life point left."""
    ready = boss_is(left=1)
    return duel(boss, form=2, change=ready if change is None else changes(ready, change), **more)


@rule("DC-BOSS-17", "DC-RULING-93")
@pytest.mark.parametrize("boss", ["C1", "C2", "C3"])
def test_the_last_form_beaten_the_run_is_won_at_once(boss):
    table = last_form(boss, cards=[[BLOW], [combat(I=[{"do": "block"}])]], attacks=[attack(II=[DAMAGE])])
    assert [told.boss for told in table.told(BossBeaten)] == [boss]
    assert [told.outcome for told in table.told(RunOver)] == [boss]
    assert (rounds(table), table.told(Shielded), table.told(Hurt)) == ([1], [], [])
    assert (table.campaign.beaten, table.campaign.run, table.campaign.fight) == ({boss: 1}, None, None)
    assert not [step for step in table.campaign.agenda if isinstance(step, (PrisonerTurn, EnemyTurn, EndRound))]


@rule("DC-BOSS-17")
def test_one_form_is_not_all_of_them():
    table = duel(cards=[[BLOW]], change=changes(blank_cards(3), boss_is(left=1)))
    assert (table.told(BossBeaten), table.told(RunOver), table.campaign.beaten) == ([], [], {})


@rule("DC-RULING-93")
@pytest.mark.parametrize("boss", ["C1", "C2", "C3"])
def test_the_reward_is_cells_and_the_bosss_own_blueprints(boss):
    table = last_form(boss, cards=[[BLOW]])
    own = CARDS.blueprints(boss)
    unlocked = [told.item for told in table.told(ItemUnlocked) if told.item in own]
    assert table.campaign.cells > 0
    assert unlocked == own[::-1][:2]  # from the bottom
    assert all(item in table.campaign.equipment for item in unlocked)
    assert not set(unlocked) & set(table.campaign.blueprints[boss])


@rule("DC-RULING-93")
@pytest.mark.parametrize(("boss", "opens"), [("C1", ["B4"]), ("C2", ["B7"]), ("C3", [])])
def test_two_bosses_open_a_start(boss, opens):
    table = last_form(boss, cards=[[BLOW]])
    assert [told.biome for told in table.told(StartOpened)] == opens
    assert table.campaign.starts == ["B1", *opens]


@rule("DC-RULING-92", "DC-EX-34")
def test_a_boss_that_falls_in_the_bout_of_a_death_is_not_beaten():
    dying = changes(be(1, damage=2), boss_is(left=1))
    strike = attack(II=[{"do": "damage", "to": "weakest"}])
    table = duel(form=2, attacks=[strike], cards=[[combat(III=[blow("L123")])]], change=dying)
    assert ([told.who for told in table.told(Died)], rounds(table)) == ([1], [1, 2, 3])
    assert len(table.told(FormBeaten)) == 1
    assert ([told.outcome for told in table.told(RunOver)], table.campaign.beaten) == (["died"], {})
    assert (table.told(BossBeaten), table.told(ItemUnlocked)) == ([], [])


@rule("DC-RULING-92")
@pytest.mark.parametrize("form_falls", [False, True])
def test_a_bout_with_a_death_is_played_to_its_end_and_is_the_last(form_falls):
    dying = changes(be(1, damage=2), boss_is(left=1 if form_falls else 9))
    strike = attack(I=[{"do": "damage", "to": "weakest"}])
    table = duel(attacks=[strike], cards=[[combat(II=[blow("L123")], III=[{"do": "block"}])]], change=dying)
    assert rounds(table) == ([1, 2] if form_falls else [1, 2, 3])
    assert (len(table.told(EnemyHurt)), table.told(BoutBegan)) == (1, [])
    assert [told.outcome for told in table.told(RunOver)] == ["died"]


@rule("DC-RULING-92", "DC-DIE-03")
def test_a_death_in_the_last_round_ends_the_run_too():
    table = duel(attacks=[attack(IV=[{"do": "damage", "to": "weakest"}])], change=be(1, damage=2))
    assert [told.outcome for told in table.told(RunOver)] == ["died"]


# -- the Concierge: fire ---------------------------------------------------------------------------------


def burning(table: Table) -> list[int]:
    """Who bears how many tokens of fire."""
    return [prisoner.states[2] for prisoner in table.campaign.prisoners]


@rule("DC-BOSS-02")
def test_fire_is_laid_for_the_next_bout_and_everybody_sees_in_which_round():
    flame = fire("II")
    lays = attack(IV=[{"do": "lay", "what": "fire"}])
    table = duel(
        attacks=[lays], cards=[[combat(II=[{"do": "block"}])]], change=changes(blank_cards(3), sheet_is(pile=[flame]))
    )
    assert [(told.what, told.round) for told in table.told(ElementLaid)] == [("fire", 2)]
    assert (burning(table), table.fight.boss.fires, table.fight.boss.coming) == ([0, 0, 0], [flame], [])
    assert seen(table, 2)["fight"]["boss"]["fires"] == [flame]


@rule("DC-BOSS-02")
def test_whoever_acts_in_the_burning_round_catches_fire_unless_shielded():
    acts = [combat(II=[{"do": "heal"}]), combat(I=[{"do": "heal"}]), combat(II=[{"do": "heal"}])]
    laid = changes(blank_cards(3), sheet_is(fires=[fire("II")]), be(2, shields=1))
    table = duel(cards=[[act] for act in acts], change=laid)
    assert burning(table) == [1, 0, 0]
    assert [(told.who, told.state) for told in table.told(Marked)] == [(0, "burning")]
    assert table.prisoner(2).shields == 1  # it is not used up


@rule("DC-BOSS-02")
def test_a_golden_shield_keeps_fire_off_as_well():
    laid = changes(sheet_is(fires=[fire("I")]), be(0, golden=1))
    assert burning(duel(cards=[[combat(I=[{"do": "heal"}])]], change=laid)) == [0, 0, 0]


@rule("DC-BOSS-02")
@pytest.mark.parametrize("used", [False, True])
def test_one_who_acts_by_an_item_alone_acts(used):
    worn = item(works="plus", round=2, acts=[{"do": "block"}])
    laid = changes(sheet_is(fires=[fire("II")]), be(1, items=[worn]))
    table = duel(cards=[[BLANK], [BLANK], [BLANK]], change=laid)
    assert table.asks() == "ask-round-item"
    table.act(UseItem(worn, -1) if used else table.decision.options[0])
    assert burning(table) == [0, int(used), 0]


@rule("DC-BOSS-02")
def test_one_who_is_frozen_in_that_round_does_not_act():
    laid = changes(sheet_is(fires=[fire("II")]), be(0, frozen=[2]))
    assert burning(duel(cards=[[combat(II=[{"do": "heal"}])]], change=laid)) == [0, 0, 0]


@rule("DC-BOSS-02", "DC-RULING-52")
def test_fire_in_two_bouts_kills():
    act = combat(II=[{"do": "heal"}])
    again = changes(blank_cards(3), be(0, hand=[combat(II=[{"do": "heal"}])]), sheet_is(fires=[fire("II")]))
    table = duel(cards=[[act]], change=changes(again, sheet_is(coming=[fire("II")])))
    assert burning(table) == [1, 0, 0]
    table.go("ask-next-run")
    assert [(told.who, told.by) for told in table.told(Died)] == [(0, "burning")]


@rule("DC-BOSS-02")
def test_after_its_bout_a_fire_goes_under_the_pile():
    flame, other = fire("II"), fire("I")
    table = duel(change=changes(blank_cards(3), sheet_is(fires=[flame], pile=[other])))
    assert (table.fight.boss.fires, table.fight.boss.pile) == ([], [flame, other])


@rule("DC-BOSS-02")
def test_two_fires_of_one_attack_and_none_from_an_empty_pile():
    lays = attack(IV=[{"do": "lay", "what": "fire", "amount": 2}])
    flames = [fire("I"), fire("III"), fire("II")]
    table = duel(attacks=[lays], change=changes(blank_cards(3), sheet_is(pile=flames.copy())))
    assert (table.fight.boss.fires, table.fight.boss.pile) == ([flames[2], flames[1]], [flames[0]])
    table = duel(attacks=[lays], change=changes(blank_cards(3), sheet_is(pile=[])))
    assert (table.fight.boss.fires, table.told(ElementLaid)) == ([], [])


@rule("DC-RULING-53")
def test_fire_that_was_laid_stays_when_the_form_is_beaten():
    flame, spent = fire("I"), fire("III")
    laid = changes(blank_cards(3), boss_is(left=1), sheet_is(fires=[spent], coming=[flame], pile=[]))
    table = duel(cards=[[BLOW]], change=laid)
    assert table.fight.boss.form == 2
    assert (table.fight.boss.fires, table.fight.boss.pile) == ([flame], [spent])


# -- the Time Keeper: stars, leaps, a golden shield ------------------------------------------------------


@rule("DC-BOSS-02")
def test_a_star_hurts_the_first_player_at_the_end_of_its_round_for_the_rest_of_the_fight():
    throws = attack(II=[{"do": "lay", "what": "shuriken"}])
    table = duel("C2", attacks=[throws], change=blank_cards(3), first=1)
    assert [(told.what, told.round) for told in table.told(ElementLaid)] == [("shuriken", 2)]
    assert [(told.who, told.amount, told.by) for told in table.told(Hurt)] == [(1, 1, "shuriken")]
    next_bout(table)
    assert [told.who for told in table.told(Hurt)] == [1, 2]  # the token has passed on
    kinds = [type(event) for event in happened(table, Hurt, RoundBegan)]
    assert kinds == [RoundBegan, RoundBegan, Hurt, RoundBegan] * 2


@rule("DC-BOSS-02")
def test_a_shield_stops_it_and_two_do_not_hang_over_one_round():
    throws = attack(II=[{"do": "lay", "what": "shuriken"}, {"do": "lay", "what": "shuriken"}])
    table = duel("C2", attacks=[throws], change=changes(blank_cards(3), be(0, shields=1)))
    assert [(told.amount, told.blocked) for told in table.told(Hurt)] == [(0, 1)]
    assert table.fight.boss.shurikens == [2]


@rule("DC-RULING-53")
def test_stars_hang_there_after_a_form_is_beaten():
    laid = changes(blank_cards(3), boss_is(left=1), sheet_is(shurikens=[1, 3]))
    table = duel("C2", cards=[[BLOW]], change=laid)
    assert (table.fight.boss.form, table.fight.boss.shurikens) == (2, [1, 3])


@rule("DC-BOSS-02", "DC-COMBAT-03")
def test_a_leap_from_behind_to_the_far_side_acts_again():
    leaps = attack(
        I=[
            {"do": "damage", "needs": "far", "to": "first_player"},
            {"do": "damage", "needs": "left", "to": "weakest"},
            {"do": "leap", "to": "3", "needs": "left"},
        ]
    )
    table = duel("C2", attacks=[leaps], change=changes(blank_cards(3), boss_is(at="L"), be(2, damage=1)))
    assert [told.space for told in table.told(EnemyMoved)] == [SPACES["3"]]
    assert [told.who for told in table.told(Hurt)] == [2, 0]


@rule("DC-BOSS-02", "DC-COMBAT-03")
def test_so_does_one_from_the_front_to_the_far_side():
    leaps = attack(I=[{"do": "damage", "to": "first_player"}, {"do": "leap", "to": "3", "needs": "near"}])
    table = duel("C2", attacks=[leaps], change=changes(blank_cards(3), boss_is(at="1")))
    assert (len(table.told(Hurt)), the_boss(table).space) == (2, SPACES["3"])


@rule("DC-BOSS-02", "DC-COMBAT-03")
def test_a_leap_to_the_left_does_not():
    leaps = attack(I=[{"do": "damage", "to": "first_player"}, {"do": "leap", "to": "L"}])
    table = duel("C2", attacks=[leaps], change=changes(blank_cards(3), boss_is(at="1")))
    assert (len(table.told(Hurt)), the_boss(table).space) == (1, SPACES["L"])


@rule("DC-BOSS-02")
def test_no_leap_onto_a_space_that_is_taken():
    leaps = attack(I=[{"do": "leap", "to": "1"}])
    table = duel("C3", attacks=[leaps], change=changes(boss_is(at="3"), stands(element(9), "1")))
    assert (the_boss(table).space, table.told(EnemyMoved)) == (SPACES["3"], [])


GOLDEN = attack(zero=[{"do": "block", "golden": True}])


@rule("DC-BOSS-02")
def test_a_golden_shield_stops_one_whole_action_even_what_pierces():
    pierces = combat(I=[blow("L123", 3, pierce=True), blow("L123", 2)])
    table = duel("C2", attacks=[GOLDEN], cards=[[pierces]], change=blank_cards(3))
    assert [(told.amount, told.blocked) for told in table.told(EnemyHurt)] == [(0, 3), (2, 0)]
    assert the_boss(table).golden == 0


@rule("DC-BOSS-02")
@pytest.mark.parametrize(("rung", "shields"), [(0, 1), (2, 1), (3, 0)])
def test_with_all_three_bells_rung_the_first_form_begins_without_it(rung, shields):
    table = duel("C2", attacks=[GOLDEN], change=changes(blank_cards(3), bag(rung=rung)))
    assert len(table.told(EnemyShielded)) == shields


@rule("DC-BOSS-02")
def test_the_bells_do_not_take_the_second_forms_shield_nor_one_of_a_later_round():
    table = duel("C2", form=2, attacks=[GOLDEN], change=changes(blank_cards(3), bag(rung=3)))
    assert len(table.told(EnemyShielded)) == 1
    later = attack(I=[{"do": "block", "golden": True}])
    table = duel("C2", attacks=[later], change=changes(blank_cards(3), bag(rung=3)))
    assert len(table.told(EnemyShielded)) == 1
    table = duel("C1", attacks=[GOLDEN], change=changes(blank_cards(3), bag(rung=3)))
    assert len(table.told(EnemyShielded)) == 1


@rule("DC-BOSS-02")
def test_in_the_box_each_of_her_cards_opens_with_the_golden_shield():
    for card in [*BOSS_ATTACKS[("C2", 1)], *BOSS_ATTACKS[("C2", 2)]]:
        assert [(act.do, act.golden) for act in ATTACKS[card].lines[0]] == [("block", True)], card


# -- the Hand of the King: swords ------------------------------------------------------------------------


@rule("DC-BOSS-02")
def test_swords_come_to_the_first_free_spaces():
    blades = [element(9), element(9), element(9)]
    lays = attack(zero=[{"do": "lay", "what": "sword", "amount": 2}])
    laid = changes(blank_cards(3), boss_is(at="3"), sheet_is(pile=blades.copy()))
    table = duel("C3", attacks=[lays], change=laid)
    assert [(told.card, told.space) for told in table.told(EnemyPlaced)] == [(blades[2], 2), (blades[1], 3)]
    assert table.fight.boss.pile == [blades[0]]


@rule("DC-BOSS-02")
def test_no_blow_and_no_poison_hurts_him_while_a_sword_stands():
    strikes = combat(I=[blow("3", 2)], II=[blow("1", 5)], III=[blow("3", 2)])
    laid = changes(blank_cards(3), boss_is(at="3", states=tokens(poisoned=1), shields=1), stands(element(5), "1"))
    table = duel("C3", cards=[[strikes]], change=laid)
    hurt = [(told.who, told.amount, told.blocked) for told in table.told(EnemyHurt)]
    # In Round I nothing, not even the shield goes; in II the sword; then the poison, and the blow of III.
    assert hurt == [(0, 5, 0), (-1, 1, 0), (0, 1, 1), (-1, 1, 0)]
    assert the_boss(table).damage == 3


@rule("DC-BOSS-02", "DC-ACT-11")
@pytest.mark.parametrize("guarded", [True, False])
def test_no_thorns_hurt_him_while_a_sword_stands(guarded: bool):
    mail = item(works="always", has=[{"has": "thorns", "amount": 2}])
    strikes = attack(I=[{"do": "damage", "to": "first_player"}])
    laid = [blank_cards(3), boss_is(at="3"), be(0, items=[mail])]
    table = duel("C3", attacks=[strikes], change=changes(*laid, *([stands(element(5), "1")] if guarded else [])))
    table.go("ask-card")
    assert [told.who for told in table.told(Hurt)] == [0]
    assert [told.amount for told in table.told(EnemyHurt)] == ([] if guarded else [2])


@rule("DC-BOSS-02")
def test_he_guards_nobody_else_and_nobody_else_is_guarded():
    table = duel("C1", cards=[[BLOW]], change=changes(blank_cards(3), boss_is(at="1"), stands(element(5), "2")))
    table.go("ask-card")
    assert sum(told.amount for told in table.told(EnemyHurt)) == 1


@rule("DC-BOSS-02")
def test_a_sword_acts_like_any_enemy_and_goes_under_the_pile():
    blade, under = element(1, II=[{"do": "damage", "to": "first_player"}]), element(2)
    laid = changes(blank_cards(3), boss_is(at="3"), stands(blade, "1"), sheet_is(pile=[under]))
    table = duel("C3", cards=[[combat(III=[blow("1")])]], change=laid)
    assert [(told.who, told.amount) for told in table.told(Hurt)] == [(0, 1)]
    assert [told.card for told in table.told(EnemyKilled)] == [blade]
    assert table.fight.boss.pile == [blade, under]


@rule("DC-BOSS-02")
def test_in_the_box_each_of_his_cards_opens_with_swords():
    for card in [*BOSS_ATTACKS[("C3", 1)], *BOSS_ATTACKS[("C3", 2)]]:
        assert [(act.do, act.what) for act in ATTACKS[card].lines[0]] == [("lay", "sword")], card


@rule("DC-BOSS-02")
def test_two_fires_of_one_round_burn_whoever_acts_once():
    laid = changes(blank_cards(3), sheet_is(fires=[fire("II"), fire("II")]))
    table = duel(cards=[[combat(II=[{"do": "heal"}])], [BLANK], [BLANK]], change=laid)
    assert burning(table) == [1, 0, 0]
