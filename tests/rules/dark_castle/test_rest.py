"""Resting in a combat: who may, what it brings, what it forbids (EC-REST)."""

from __future__ import annotations

import pytest
from rules.dark_castle.table import Table, clash, do, lay
from rules.table import refuses, rule

from undercroft.games.dark_castle import cards
from undercroft.games.dark_castle.state import (
    Accept,
    Curse,
    Discard,
    EnemyFell,
    Healed,
    Lost,
    Name,
    Rest,
    Rested,
    Rolled,
    Use,
)

IN_ORDER = cards.Special(ordered=True)  # an enemy before whom the order of attacks is asked for


def fought(table: Table) -> list[int]:
    """Who rolled, round after round."""
    return [roll.who for roll in table.told(Rolled)]


def why_not(table: Table, seat: int) -> list[tuple[object, str]]:
    """What this seat cannot do, and the rule in the way."""
    session = table.session
    return [(block.action, block.rule) for block in session.game.why_not(session.state, table.decision, seat)]


def cursed(table: Table) -> list[list[str]]:
    """What weighs on each prisoner."""
    return [[curse.kind for curse in prisoner.curses] for prisoner in table.castle.prisoners]


# -- choosing to rest ------------------------------------------------------------------------------------


@rule("EC-REST-01", "EC-DEC-12")
def test_before_the_attacks_of_a_round_the_group_may_let_any_one_player_rest(face):
    table = face("wisdom", players=3, turner=1)
    assert table.asks() == "ask-rest"
    assert table.once() == [Rest(-1), Rest(0), Rest(1), Rest(2)]
    assert table.decision.seats == [0, 1, 2]
    assert fought(table) == []


@rule("EC-REST-10", "EC-DEC-12")
def test_nobody_has_to_rest(face):
    table = face("wisdom", hp=[5, 5])
    clash(table, "might", "might")
    assert table.told(Rested) == []
    assert fought(table) == [0, 1]
    assert table.hp() == [3, 3]


@rule("EC-REST-02")
def test_once_one_rests_no_other_may_in_the_same_round(face):
    table = face("might wisdom", special=IN_ORDER, players=3)
    clash(table, "might", "wisdom", rest=0)
    assert table.told(Rested) == [Rested(who=0)]
    assert refuses(table, Rest(1))


@rule("EC-REST-09")
@pytest.mark.parametrize("players", [1, 2])
def test_of_two_characters_one_at_least_fights(face, players):
    table = face("wisdom", players=players)
    clash(table, "might", rest=0)
    assert fought(table) == [1]
    clash(table, "might", rest=1)
    assert fought(table) == [1, 0]


@rule("EC-RULING-08")
def test_a_prisoner_at_full_strength_may_rest_for_safety_and_gains_nothing(face):
    table = face("wisdom", 3)
    clash(table, "might", rest=1)
    assert table.hp() == [15, 18]
    assert table.told(Healed) == []


@rule("EC-REST-01", "EC-DEC-12")
def test_a_bound_prisoner_is_not_offered_rest(face):
    table = face("wisdom", players=3, curses=[[Curse("bound", 2)], [], []])
    assert table.once() == [Rest(-1), Rest(1), Rest(2)]
    assert refuses(table, Rest(0))


@rule("EC-DEC-12", "EC-SPEC-02")
def test_where_a_special_rule_forbids_rest_nobody_is_asked(face):
    table = face("might cunning", special=cards.Special(no_rest=True), faces={0: "might", 1: "cunning"})
    assert table.told(Rested) == []
    assert len(table.told(EnemyFell)) == 1


@rule("EC-DEC-12", "EC-SPEC-02")
def test_whoever_wants_to_rest_before_such_an_enemy_is_told_which_rule_forbids_it(face):
    table = face("might cunning", special=cards.Special(no_rest=True), hands=[["chapel_bench.1"], []])
    assert table.asks() == "ask-round"  # only because the bench could be swung now
    assert table.decision.options == [Accept()]
    assert (Rest(1), "EC-SPEC-02") in why_not(table, 1)


# -- what rest does --------------------------------------------------------------------------------------


@rule("EC-REST-03", "EC-REST-04")
def test_a_resting_prisoner_neither_attacks_nor_is_struck(face):
    table = face("wisdom", 3, players=3)
    clash(table, "might", "might", rest=1)
    assert fought(table) == [0, 2]
    assert table.told(Lost) == [Lost(who=0, amount=3, hp=11), Lost(who=2, amount=3, hp=11)]


@rule("EC-REST-06")
def test_each_round_of_rest_gives_back_one_hit_point(face):
    table = face("wisdom", 1, hp=[18, 9])
    clash(table, "might", rest=1)
    assert table.hp() == [17, 10]
    clash(table, "might", rest=1)
    assert table.hp() == [16, 11]


@rule("EC-RULING-07")
def test_the_hit_point_comes_at_once_and_counts_if_the_enemy_falls_in_that_round(face):
    table = face("might", hp=[18, 9])
    clash(table, "might", rest=1)
    kinds = [type(told.event) for told in table.session.events]
    assert kinds.index(Healed) < kinds.index(Rolled) < kinds.index(EnemyFell)
    assert table.hp() == [18, 10]


@rule("EC-REST-07")
def test_a_rester_may_rejoin_in_a_later_round(face):
    table = face("wisdom")
    clash(table, "might", rest=1)
    assert table.castle.fight.resting == -1
    clash(table, "might", "wisdom")
    assert fought(table) == [0, 0, 1]
    assert len(table.told(EnemyFell)) == 1


@rule("EC-REST-07")
def test_a_player_may_rest_through_the_whole_combat(face):
    table = face("might wisdom", 1, hp=[18, 5])
    clash(table, "cunning", rest=1)
    clash(table, "might", rest=1)
    clash(table, "wisdom", rest=1)
    assert fought(table) == [0, 0, 0]
    assert table.hp() == [16, 8]
    assert table.castle.fight is None


@rule("EC-REST-08", "EC-EX-15")
def test_two_players_rest_in_different_rounds_and_in_the_third_nobody(face):
    table = face("wisdom", 1, hp=[9, 9])
    clash(table, "might", rest=0)
    clash(table, "might", rest=1)
    clash(table, "might", "wisdom")
    assert table.told(Healed) == [Healed(who=0, amount=1, hp=10), Healed(who=1, amount=1, hp=9)]
    assert fought(table) == [1, 0, 0, 1]
    assert table.hp() == [9, 9]
    assert len(table.told(EnemyFell)) == 1


# -- rest and items --------------------------------------------------------------------------------------


@rule("EC-REST-05", "EC-RULING-10")
def test_an_item_may_be_used_until_one_rests_but_not_while_resting(face):
    loaf = Use("stale_loaf.1", 0, on=0)
    table = face(
        "might wisdom", special=IN_ORDER, players=3, hp=[5, 14, 14], hands=[["stale_loaf.1"], ["milk_tooth.1"], []]
    )
    assert table.offers(loaf)
    clash(table, "cunning", "cunning", rest=0)
    assert table.asks() == "ask-strike"
    assert refuses(table, loaf)
    assert (Use("stale_loaf.1", 0), "EC-REST-05") in why_not(table, 0)
    while table.asks() != "ask-rest":
        assert refuses(table, loaf)
        table.act(Accept())
    assert table.offers(loaf)  # between two rounds again


@rule("EC-RULING-10")
def test_whoever_eats_before_the_round_may_then_rest(face):
    table = face("wisdom", 1, hp=[5, 18], hands=[["stale_loaf.1"], []])
    table.act(Use("stale_loaf.1", 0, on=0))
    clash(table, "might", rest=0)
    assert table.hp() == [5 + 2 + 1, 17]


@rule("EC-REST-05")
def test_a_rester_cannot_shield_others_with_an_item(face):
    table = face("wisdom", 2, hands=[["cellar_door.1"], []])
    clash(table, "might", rest=0)
    assert table.asks() == "ask-rest"  # nobody was asked about the loss
    assert table.hp() == [18, 16]


@rule("EC-RULING-09")
def test_others_may_use_items_on_a_rester(face):
    table = face("might wisdom", special=IN_ORDER, players=3, hp=[5, 14, 14], hands=[[], ["onion_broth.1"], []])
    clash(table, "might", "wisdom", rest=0)
    table.act(Use("onion_broth.1", 1, on=0))
    assert table.hp() == [5 + 1 + 2, 14, 14]


# -- special rules and resters ---------------------------------------------------------------------------


@rule("EC-RULING-11", "EC-REST-04")
def test_a_special_rule_that_costs_everybody_blood_spares_the_rester(face):
    toll = cards.Special(on="round_end", do=[cards.Lose(who="all", amount=1)])
    table = face("wisdom", 2, toll, hp=[9, 9])
    clash(table, "might", rest=1)
    assert table.hp() == [9 - 2 - 1, 9 + 1]


@rule("EC-RULING-11")
def test_a_special_rule_that_costs_the_turner_blood_spares_a_resting_turner(face):
    toll = cards.Special(on="round_end", do=[cards.Lose(who="turner", amount=1)])
    table = face("wisdom", 2, toll, hp=[9, 9], turner=1)
    clash(table, "might", rest=1)
    assert table.hp() == [7, 10]


@rule("EC-RULING-11")
def test_a_curse_on_all_characters_reaches_the_rester(face):
    hex_on_all = cards.Special(on="round_end", do=[cards.LayCurse(who="all", kind="bleeding")])
    table = face("wisdom", 2, hex_on_all)
    clash(table, "might", rest=1)
    assert cursed(table) == [["bleeding"], ["bleeding"]]


@rule("EC-RULING-11")
def test_healing_for_all_characters_reaches_the_rester(face):
    table = face("wisdom", 2, cards.Special(on="round_end", do=[cards.Heal(who="all", amount=3)]), hp=[9, 9])
    clash(table, "might", rest=1)
    assert table.hp() == [9 - 2 + 3, 9 + 1 + 3]


@rule("EC-RULING-11", "EC-DEC-17")
def test_a_rester_discards_where_all_characters_must(face):
    hands = [["rotten_shield.1"], ["milk_tooth.1", "rotten_apple.1"]]
    table = face("wisdom", 2, cards.Special(on="round_end", do=[cards.GiveUp(who="all")]), hands=hands)
    clash(table, "might", rest=1)
    assert table.asks() == "ask-discard"
    assert table.decision.seats == [1]
    table.act(Discard("milk_tooth.1"))
    assert [prisoner.hands for prisoner in table.castle.prisoners] == [[], ["rotten_apple.1"]]


@rule("EC-RULING-11")
@pytest.mark.parametrize(("rest", "curses"), [(1, [[], []]), (0, [[], ["bleeding"]])])
def test_an_effect_without_damage_on_the_turner_alone_misses_a_resting_turner(face, rest, curses):
    hex_on_turner = cards.Special(on="round_end", do=[cards.LayCurse(who="turner", kind="bleeding")])
    table = face("wisdom", 2, hex_on_turner, turner=1)
    clash(table, "might", rest=rest)
    assert cursed(table) == curses


@rule("EC-RULING-11")
@pytest.mark.parametrize("who", ["others", "lowest", "highest"])
def test_an_effect_without_damage_on_some_characters_misses_the_rester(face, who):
    table = face("wisdom", 2, cards.Special(on="round_end", do=[cards.LayCurse(who=who, kind="bleeding")]), players=3)
    clash(table, "might might", "might might", rest=2)
    assert cursed(table) == [[] if who == "others" else ["bleeding"], ["bleeding"], []]


@rule("EC-RULING-11")
@pytest.mark.parametrize("effect", [do("lose", amount=1), do("curse", kind="bleeding")])
def test_a_special_rule_on_a_nominee_misses_a_resting_nominee(page, effect):
    rite = {"on": "round_end", "do": [{**effect, "who": "nominee"}]}
    foe = do("fight", damage=2, dice={"wisdom": 1}, per_player=0, special=rite)
    table = lay(page(do("nominate"), foe), hp=[9, 9])
    table.turn(0)
    table.act(Name(1))
    clash(table, "might", rest=1)
    assert table.hp() == [7, 10]
    assert cursed(table) == [[], []]


@rule("EC-RULING-11")
@pytest.mark.parametrize("effect", [cards.Lose(who="it", amount=1), cards.LayCurse(who="it", kind="bleeding")])
def test_a_special_rule_at_the_end_of_a_round_misses_a_resting_turner(face, effect):
    table = face("wisdom", 2, cards.Special(on="round_end", do=[effect]), hp=[9, 9], turner=1)
    clash(table, "might", rest=1)
    assert table.hp() == [7, 10]
    assert cursed(table) == [[], []]


@rule("EC-RULING-27")
def test_in_a_duel_those_who_do_not_fight_may_not_rest(face):
    table = face("might", 2, cards.Special(duel=True), hp=[9, 9], faces={0: "wisdom"})
    assert table.asks() == "ask-duel"  # round 1 went by and nobody was asked about rest
    assert table.told(Rested) == []
    assert table.hp() == [7, 9]


@rule("EC-RULING-27")
def test_whoever_wants_to_rest_in_a_duel_is_told_which_ruling_forbids_it(face):
    table = face("might", 2, cards.Special(duel=True), hands=[["chapel_bench.1"], []])
    assert table.decision.options == [Accept()]
    assert (Rest(1), "EC-RULING-27") in why_not(table, 1)


@rule("EC-RULING-27", "EC-REST-09")
def test_where_the_profile_allows_rest_in_duels_all_but_the_fighter_may(face):
    table = face("might", 2, cards.Special(duel=True), players=3, hp=[9, 9, 9], options={"rest_in_duels": "yes"})
    assert table.decision.options == [Rest(-1), Rest(1), Rest(2)]
    table.face(0, "wisdom")
    table.act(Rest(2))
    assert table.hp() == [7, 9, 10]
