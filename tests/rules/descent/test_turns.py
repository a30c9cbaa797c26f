"""Rounds, whose turn it is, how a turn begins and ends, the equip step (D2-TURN, D2-EQUIP, D2-HEND, D2-ROUND)."""

from __future__ import annotations

import pytest
from rules.descent.table import (
    SWORD,
    activation,
    ally,
    card,
    hero,
    heroes_turns,
    item,
    lay,
    monster,
    of_box,
    sheet,
    skill,
    turn,
    weapon,
)
from rules.table import refuses, rule

from undercroft.engine.decision import DONE, PASS
from undercroft.games.descent import state
from undercroft.games.descent.rules.table import add_lasting
from undercroft.games.descent.state import (
    MOVE_ACTION,
    NEW_ROUND,
    Activate,
    MoveAction,
    PickWord,
    Rest,
    StandUp,
    Strike,
    UseCard,
    Wear,
)

# -- order -----------------------------------------------------------------------------------------------


@rule("D2-TURN-01", "D2-HEND-01", "D2-HEND-02", "D2-ROUND-01", "D2-OL-01")
def test_a_round_is_the_heroes_turns_then_the_overlords_then_its_end() -> None:
    table = lay("A . B . M", [NEW_ROUND])
    table.act(Activate(0))
    table.end()
    assert [one.acted for one in table.journey.heroes] == [True, False]
    table.end()  # the last hero is next without a question
    assert table.encounter.overlords
    assert table.turn.figure == table.who("M")
    assert [one.acted for one in table.journey.heroes] == [True, True]
    table.end()
    assert table.encounter.round == 3
    assert not table.encounter.overlords
    assert [one.acted for one in table.journey.heroes] == [False, False]
    assert not table.figure("M").activated
    order = [type(told) for told in table.happened(state.RoundBegun, state.TurnBegun, state.OverlordBegun)]
    begun, hero_turn, overlords = state.RoundBegun, state.TurnBegun, state.OverlordBegun
    assert order == [begun, hero_turn, hero_turn, overlords, hero_turn, begun]


@rule("D2-TURN-02", "D2-DP-23", "D2-ALLY-01")
def test_the_heroes_say_who_is_next_one_turn_at_a_time() -> None:
    table = heroes_turns("A . B . F", others={"F": ally()}, seats=3)
    assert table.asks() == "ask-next"
    assert table.decision.seats == [0, 1], "all of their players may say so"
    assert table.decision.options == [Activate(0), Activate(1), Activate(2)]
    assert refuses(table, PASS)
    table.act(Activate(1), 0)
    table.end()
    assert table.decision.options == [Activate(0), Activate(2)], "whoever has acted is not asked for again"
    table.act(Activate(2))
    table.end()
    assert table.turn.figure == 0


@rule("D2-TURN-02")
def test_the_order_may_be_another_in_the_next_round() -> None:
    table = heroes_turns("A . B")
    table.act(Activate(0))
    table.end().end()
    table.act(Activate(1))
    assert table.turn.figure == 1


@rule("D2-TURN-03")
def test_a_turn_is_finished_before_another_begins() -> None:
    table = heroes_turns("A . B")
    table.act(Activate(0))
    table.act(MOVE_ACTION)
    assert table.decision.seats == [0]
    assert not table.offered(Activate)
    assert len(table.encounter.turns) == 1


# -- how a turn begins -----------------------------------------------------------------------------------


def lasts(what: str, until: str, figure: int = 0):
    """Something lasts until a moment."""
    return lambda table: add_lasting(table, what, figure, 1, until, "test")


@rule("D2-TURN-04")
def test_what_lasts_until_ones_next_turn_is_over_as_it_begins() -> None:
    table = heroes_turns("A . B", change=lasts("defence_brown", "turn:0", figure=1))
    assert table.encounter.lasting
    table.act(Activate(1))
    assert table.encounter.lasting, "it is not the turn it waits for"
    table.end()
    assert table.turn.figure == 0
    assert not table.encounter.lasting


@rule("D2-TURN-05", "D2-TURN-06", "D2-TURN-07", "D2-RULING-53", "D2-DP-24")
def test_abilities_at_the_start_come_before_cards_are_refreshed_and_both_before_the_equip_step() -> None:
    breath = skill({"do": "recover", "who": "user", "fatigue": 1}, at="turn_start", exhaust=True)
    spare = item()
    ready = turn("A .", heroes={"A": hero(skills=[breath], fatigue=2, items=[SWORD, spare], worn=[SWORD])})
    assert ready.asks() == "offer-turn_start"
    assert ready.decision.options == [PASS, UseCard(breath, -1, -1)]
    ready.act(UseCard(breath, -1, -1))
    assert ready.hero("A").fatigue == 1
    assert ready.hero("A").exhausted == [], "refreshed after it was used"
    assert ready.asks() == "ask-equip"
    ready.act(Wear([SWORD, spare]))
    assert ready.asks() == "ask-turn"
    spent = turn("A .", heroes={"A": hero(skills=[breath], fatigue=2, exhausted=[breath])})
    assert spent.asks() == "ask-turn", "an exhausted card cannot be used before it is refreshed"
    assert spent.hero("A").exhausted == []


@rule("D2-TURN-06")
def test_the_cards_of_a_hero_who_lies_there_are_refreshed_too() -> None:
    table = turn(
        "A . B", heroes={"A": hero(knocked_out=True, damage=10, exhausted=[SWORD]), "B": hero(exhausted=[SWORD])}
    )
    assert table.hero("A").exhausted == []
    assert table.hero("B").exhausted == [SWORD], "it is not their turn"


@rule("D2-CORE-10")
def test_what_is_exhausted_cannot_be_used_until_it_is_refreshed() -> None:
    breath = skill({"do": "points", "who": "user", "amount": 1}, exhaust=True)
    table = turn("A . .", heroes={"A": hero(skills=[breath])})
    table.act(UseCard(breath, -1, -1))
    assert not table.offered(UseCard)
    table.end()
    table.go("ask-turn")
    assert table.encounter.round == 2
    assert table.offers(UseCard(breath, -1, -1))


@rule("D2-DP-63", "D2-DP-24", "D2-RULING-54", "D2-CORE-09")
def test_conditions_are_tested_in_the_order_their_bearer_likes() -> None:
    table = turn("A .", heroes={"A": hero(conditions=["diseased", "poisoned"])})
    assert table.asks() == "ask-start-ability"
    assert table.decision.options == [PickWord("diseased"), PickWord("poisoned")]
    assert refuses(table, PASS)
    table.dice(5, 5, 5, 5)
    table.act(PickWord("poisoned"))
    assert [told.attribute for told in table.told(state.Tested)] == ["might", "willpower"]


@rule("D2-RULING-54", "D2-DP-24", "D2-CORE-09")
@pytest.mark.parametrize(("first", "left"), [("card", (4, 0)), ("condition", (3, 1))])
def test_a_card_and_a_condition_come_in_the_order_their_bearer_likes(first: str, left: tuple[int, int]) -> None:
    breath = skill({"do": "recover", "who": "user", "fatigue": 1}, at="turn_start", forced=True)
    table = turn("A .", heroes={"A": hero(skills=[breath], fatigue=4, conditions=["diseased"])})
    assert table.asks() == "ask-start-ability"
    assert table.decision.options == [PickWord("diseased"), UseCard(breath, -1, 0)]
    table.dice(5, 5)
    table.act(UseCard(breath, -1, 0) if first == "card" else PickWord("diseased"))
    assert table.asks() == "ask-turn", "the other follows by itself"
    # Who is worn out bears no more fatigue: it becomes damage, unless the breath comes first.
    assert (table.hero("A").fatigue, table.figure("A").damage) == left
    assert len(table.told(state.CardUsed)) == 1


@rule("D2-RULING-54", "D2-DP-24")
@pytest.mark.parametrize("early", [True, False])
def test_what_one_may_use_at_the_start_comes_before_or_after_a_condition(early: bool) -> None:
    cure = skill({"do": "relieve", "who": "user"}, at="turn_start", exhaust=True)
    table = turn("A .", heroes={"A": hero(skills=[cure], conditions=["poisoned"])})
    assert table.asks() == "ask-start-ability"
    assert table.decision.options == [PickWord("poisoned"), UseCard(cure, -1, -1)]
    table.dice(5, 5)
    table.act(UseCard(cure, -1, -1) if early else PickWord("poisoned"))
    if not early:
        assert table.asks() == "offer-turn_start"
        table.act(UseCard(cure, -1, -1))
    assert table.asks() == "ask-turn", "a card is used once, and what is cured is not tested"
    assert table.figure("A").conditions == []
    assert table.figure("A").damage == (0 if early else 1)
    assert table.hero("A").exhausted == [], "refreshed after it was used"


@rule("D2-RULING-54", "D2-CORE-09")
def test_a_card_of_the_other_side_is_put_in_order_by_whoever_has_the_turn() -> None:
    chill = skill({"do": "suffer", "who": "other", "fatigue": 1}, at="turn_start", role="beside", within=1, forced=True)
    foe = monster(abilities=[chill])
    table = turn("A M", heroes={"A": hero(conditions=["diseased"])}, monsters={"M": foe})
    assert table.decision.seats == [0]
    assert table.decision.options == [PickWord("diseased"), UseCard(chill, -1, table.who("M"))]
    table.dice(0, 0)
    table.act(PickWord("diseased"))
    assert table.asks() == "ask-turn"
    assert table.hero("A").fatigue == 1
    alone = turn("A . M", monsters={"M": foe})
    assert alone.asks() == "ask-turn"
    assert alone.hero("A").fatigue == 0, "it is not beside"


@rule("D2-CORE-62", "D2-DP-24")
def test_a_monster_that_its_poison_defeats_does_nothing_more() -> None:
    table = activation("M . A . N", monsters={"M": monster(conditions=["poisoned"], damage=8), "N": monster()})
    assert table.figure("M").base == []
    assert table.turn.figure == table.who("N")


@rule("D2-TURN-08", "D2-CORE-25", "D2-DP-26")
def test_a_hero_has_two_actions_also_twice_the_same_and_may_end_at_any_time() -> None:
    table = turn("A . . B")
    assert table.turn.actions == 2
    assert table.offers(DONE)
    table.act(MOVE_ACTION)
    assert table.turn.actions == 1
    assert table.offers(DONE)
    table.act(MOVE_ACTION)
    assert table.turn.actions == 0
    assert not table.offered(MoveAction)
    assert not table.offered(Rest)
    assert table.offers(DONE)
    table.end()
    assert table.turn.figure == table.who("B")


@rule("D2-CORE-24")
def test_points_that_are_left_are_lost_with_the_turn() -> None:
    table = turn("A . . . . .", heroes={"A": hero(fatigue=4)})
    table.act(MOVE_ACTION)
    table.walk((1, 0)).end().go("ask-turn")
    assert table.encounter.round == 2
    assert table.turn.points == 0
    assert table.walks() == {}


@rule("D2-CORE-12", "D2-MOVE-11")
def test_an_ability_may_be_used_between_steps_and_between_actions_and_not_within_one() -> None:
    breath = skill({"do": "recover", "who": "user", "fatigue": 1})
    axe = weapon("blue", surges=[{"damage": 1}])
    table = turn("A . . M", heroes={"A": hero(skills=[breath], fatigue=3, items=[axe])})
    table.act(MOVE_ACTION)
    table.walk((1, 0))
    table.act(UseCard(breath, -1, -1))
    table.walk((2, 0))
    assert table.offers(UseCard(breath, -1, -1))
    table.dice(1).strike("M")
    assert table.asks() == "ask-surges"
    assert not table.offered(UseCard)
    table.end()
    assert table.offers(UseCard(breath, -1, -1))


@rule("D2-CORE-11")
def test_a_card_may_say_otherwise_than_the_rules() -> None:
    boots = item(passive=[{"gives": "pass_enemies"}])
    corridor = "A M ."
    assert turn(corridor, heroes={"A": hero(items=[SWORD])}).walks() == {}
    assert turn(corridor, heroes={"A": hero(items=[boots])}).walks() == {(2, 0): 2}


# -- the equip step --------------------------------------------------------------------------------------


def outfits(*items: str, worn: tuple[str, ...] = ()) -> list[list[str]]:
    """The ways on offer to wear these."""
    table = turn("A .", heroes={"A": hero(items=items, worn=worn)})
    assert table.asks() == "ask-equip"
    return [sorted(way.items) for way in table.offered(Wear)]


@rule("D2-EQUIP-01", "D2-DP-25")
def test_what_is_worn_may_be_changed_once_at_the_start_of_the_turn() -> None:
    axe = weapon("blue", "yellow", slot="two_hands")
    bow = weapon("blue", "red", slot="two_hands", ranged=True)
    table = turn("A . . M", heroes={"A": hero(items=[axe, bow], worn=[axe])})
    assert table.asks() == "ask-equip"
    assert table.decision.options == [Wear([axe]), Wear([bow])], "it may also stay as it is"
    table.act(Wear([bow]))
    assert table.hero("A").worn == [bow]
    assert table.targets(bow) == [table.who("M")]
    assert not table.offered(Wear)
    table.act(MOVE_ACTION)
    assert not table.offered(Wear), "only then"


@rule("D2-EQUIP-02")
def test_what_is_carried_and_not_worn_gives_nothing() -> None:
    boots = item(passive=[{"gives": "speed", "amount": 2}])
    plate = item("armor", defence=["black"])
    axe = weapon("blue", "yellow")
    carried = turn("A M", heroes={"A": hero(items=[boots, plate, axe], worn=[])})
    carried.act(Wear([]))
    assert {one.card for one in carried.offered(Strike)} == {"unarmed"}
    carried.act(MOVE_ACTION)
    assert carried.turn.points == 4
    worn = turn("A M", heroes={"A": hero(items=[boots, plate, axe])})
    assert {one.card for one in worn.offered(Strike)} == {axe}
    worn.act(MOVE_ACTION)
    assert worn.turn.points == 6


@rule("D2-EQUIP-03")
def test_two_hands_hold_two_light_things_or_one_heavy_one() -> None:
    light = [weapon("blue"), weapon("blue"), weapon("blue")]
    heavy = weapon("blue", slot="two_hands")
    ways = [light[:2], [light[0], light[2]], light[1:], [heavy]]
    assert sorted(outfits(*light, heavy, worn=(heavy,))) == sorted(sorted(way) for way in ways)


@rule("D2-EQUIP-04", "D2-EQUIP-05", "D2-EQUIP-06")
def test_one_armour_two_others_and_any_number_of_what_has_no_icon() -> None:
    armours = [item("armor"), item("armor")]
    others = [item(), item(), item()]
    loose = [item(""), item(""), item("")]
    ways = outfits(*armours, *others, *loose)
    assert len(ways) == 2 * 3 + 1, "and as it was: nothing"
    for way in ways[1:]:
        assert len([one for one in way if one in armours]) == 1
        assert len([one for one in way if one in others]) == 2
        assert len([one for one in way if one in loose]) == 3


@rule("D2-EQUIP-01", "D2-DP-25")
def test_what_slows_or_fills_a_hand_may_be_left_off() -> None:
    mail = item("armor", defence=["gray"], passive=[{"gives": "speed_most", "amount": 2}])
    assert outfits(SWORD, mail, worn=(SWORD, mail)) == [[SWORD], sorted([SWORD, mail])]
    slow = hero(sheet(speed=2), items=[SWORD, mail])
    assert turn("A .", heroes={"A": slow}).asks() == "ask-turn", "it costs the slow nothing"
    light = weapon("blue", ability=[])
    duel = item("one_hand", weapon={"dice": ["blue"]}, passive=[
        {"gives": "hearts", "amount": 1, "needs": ["own_weapon", "hand_empty"]}
    ])  # fmt: skip
    assert sorted(outfits(duel, light, worn=(duel, light))) == sorted([[duel], sorted([duel, light])])


@rule("D2-EQUIP-01", "D2-DP-25")
def test_who_has_nothing_to_change_is_not_asked() -> None:
    assert turn("A .").asks() == "ask-turn"


# -- feats -----------------------------------------------------------------------------------------------


@rule("D2-FEAT-01", "D2-FEAT-02")
def test_a_feat_is_used_once_in_an_encounter() -> None:
    brave = sheet(feat={"at": "turn", "do": [{"do": "points", "who": "user", "amount": 2}]})
    table = turn("A . .", heroes={"A": hero(brave)})
    feat = UseCard(f"{brave}.feat", -1, -1)
    table.act(feat)
    assert table.turn.points == 2
    assert table.turn.actions == 2
    assert not table.hero("A").feat, "the sheet is turned over"
    assert not table.offers(feat)
    table.end().go("ask-turn")
    assert table.encounter.round == 2
    assert not table.offers(feat)


@rule("D2-SKILL-01", "D2-FEAT-01")
def test_an_arrow_costs_an_action() -> None:
    brave = sheet(feat={"at": "action", "do": [{"do": "points", "who": "user", "amount": 2}]})
    leap = skill({"do": "points", "who": "user", "amount": 1}, at="action")
    table = turn("A . .", heroes={"A": hero(brave, skills=[leap])})
    table.act(UseCard(leap, -1, -1))
    assert (table.turn.actions, table.turn.points) == (1, 1)
    table.act(UseCard(f"{brave}.feat", -1, -1))
    assert (table.turn.actions, table.turn.points) == (0, 3)
    assert not table.offered(UseCard)


@rule("D2-SKILL-02", "D2-FAT-01")
def test_a_skill_is_paid_with_fatigue_up_to_stamina() -> None:
    leap = skill({"do": "points", "who": "user", "amount": 1}, at="action", fatigue=2)
    table = turn("A . .", heroes={"A": hero(skills=[leap], fatigue=1)})
    table.act(UseCard(leap, -1, -1))
    assert table.hero("A").fatigue == 3
    assert not table.offers(UseCard(leap, -1, -1)), "one point is left, and it costs two"
    assert turn("A . .", heroes={"A": hero(skills=[leap], fatigue=2)}).offers(UseCard(leap, -1, -1))


@rule("D2-HEND-02", "D2-RULING-74", "D2-RULING-67", "D2-CORE-93")
def test_an_encounter_goes_on_when_all_heroes_lie_there() -> None:
    down = hero(knocked_out=True, damage=10, fatigue=4)
    table = heroes_turns("A . B . M", heroes={"A": down, "B": down})
    table.act(Activate(0))
    assert table.decision.options == [StandUp(), DONE]
    table.end()  # nobody need stand up
    table.end()
    assert table.turn.figure == table.who("M")
    assert table.encounter.winner == ""
    table.end()
    assert table.encounter.round == 2
    assert table.offered(Activate)


# -- how a turn and a round end --------------------------------------------------------------------------


@rule("D2-ROUND-01", "D2-HEND-01")
def test_at_the_end_of_a_round_everybody_is_ready_again_but_who_has_left() -> None:
    once = skill({"do": "points", "who": "user", "amount": 1}, once="round")

    def spent(table) -> None:
        table.heroes[0].once = [once]
        add_lasting(table, "speed", 0, 1, "round", "test")

    table = turn("A . M", heroes={"A": hero(skills=[once]), "B": hero(at="", left=True, acted=True)}, change=spent)
    assert not table.offers(UseCard(once, -1, -1))
    table.end().go("ask-turn")
    assert (table.encounter.round, table.turn.figure) == (2, 0), "who has left has no turn"
    assert table.offers(UseCard(once, -1, -1))
    assert table.encounter.lasting == []
    assert not table.figure("M").activated
    assert [group.activated for group in table.encounter.groups] == [False]


@rule("D2-ALLY-01", "D2-TURN-02")
def test_an_ally_who_has_fallen_or_acted_has_no_turn() -> None:
    table = heroes_turns("A . F", others={"F": ally(at="F"), "G": ally(at=""), "H": ally(at=(1, 0), activated=True)})
    assert table.decision.options == [Activate(0), Activate(table.who("F"))]


@rule("D2-REST-01", "D2-CORE-26")
@pytest.mark.parametrize("heals", [True, False])
def test_a_rest_takes_all_fatigue_and_for_some_as_much_damage(heals: bool) -> None:
    sleep = card(passive=[{"gives": "rest_heals"}])
    table = turn("A . B", heroes={"A": hero(skills=[sleep] if heals else [], fatigue=3, damage=5)})
    table.act(Rest())
    assert table.hero("A").fatigue == 3, "not before the turn is over"
    table.end()
    assert (table.hero("A").fatigue, table.figure("A").damage) == (0, 2 if heals else 5)
    assert not table.hero("A").rested


@rule("D2-REST-01", "D2-KO-03")
def test_a_rest_is_no_help_to_whoever_falls_before_the_turn_is_over() -> None:
    wound = skill({"do": "suffer", "who": "user", "damage": 1})
    table = turn("A . B", heroes={"A": hero(skills=[wound], fatigue=1, damage=9)})
    table.act(Rest())
    table.act(UseCard(wound, -1, -1))
    assert table.hero("A").fatigue == 4
    assert not table.hero("A").rested


@rule("D2-CORE-11", "D2-RULING-64")
def test_who_despairs_suffers_for_every_action_and_for_nothing_else() -> None:
    table = turn(
        "A . . . B", change=lambda table: add_lasting(table, "despair", 0, 1, "next_turn_end:0", "word_of_despair")
    )
    table.act(MOVE_ACTION)
    assert table.hero("A").fatigue == 1
    table.walk((2, 0))
    assert table.hero("A").fatigue == 1, "a step is no action"
    table.act(Rest())
    assert table.hero("A").fatigue == 2


@rule("D2-TER-HAZ-02", "D2-LARGE-03", "D2-TER-HAZ-04")
def test_a_large_monster_that_ends_its_activation_with_a_part_outside_fire_is_unharmed() -> None:
    for drawn, burns in (("L L A", True), ("L . A", False)):
        table = activation(drawn, monsters={"M": monster(size=(2, 1), at=[(0, 0), (1, 0)])})
        table.end()
        assert bool(table.told(state.Fell)) == burns


@rule("D2-TER-HAZ-02", "D2-RULING-40", "D2-KO-07")
def test_who_burns_at_the_end_of_a_turn_has_had_that_turn_and_falls_once() -> None:
    table = turn("A . B", heroes={"A": hero(at=(0, 0))}, deck=["dash.1", "dash.2"])
    lava = turn("L . B", heroes={"A": hero(at=(0, 0))}, deck=["dash.1", "dash.2"])
    for one, cards in ((table, 0), (lava, 1)):
        one.end()
        one.go("ask-turn")
        assert one.turn.figure == one.who("B")
        assert len(one.overlord.hand) == cards
        assert one.hero("A").acted


@rule("D2-TURN-04", "D2-CORE-125")
def test_a_familiar_is_ready_when_its_heros_turn_begins() -> None:
    table = turn("A F B", others={"F": of_box("reanimate", "familiar", at="F", owner=0, activated=True)}, monsters={})
    assert table.offers(Activate(table.who("F")))
    other = turn("B F A", of="B", others={"F": of_box("reanimate", "familiar", at="F", owner=0, activated=True)})
    assert not other.offered(Activate)
    assert other.figure("F").activated


@rule("D2-EQUIP-03", "D2-CORE-11")
def test_some_armour_bars_runes() -> None:
    plate = item("armor", passive=[{"gives": "no_runes"}])
    rune = weapon("blue", ranged=True, traits=["rune"])
    assert sorted(outfits(plate, rune, worn=(plate,))) == sorted([[plate], [rune]])


@rule("D2-EQUIP-05", "D2-CORE-11")
def test_nobody_wears_two_helmets() -> None:
    one, other = item(traits=["helmet"]), item(traits=["helmet"])
    assert sorted(outfits(one, other, worn=(one,))) == sorted([[one], [other]])
