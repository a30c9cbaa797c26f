"""High Peak Castle: restrictions, keys, and every malaise by its word (DC-RESTR, DC-RULING-71)."""

from __future__ import annotations

import pytest
from rules.dead_cells.places import flip, gain, special, tile
from rules.dead_cells.table import BLANK, blow, combat, fight, item, monster, mutation, walk, with_words
from rules.table import rule

from undercroft.engine.decision import DONE
from undercroft.games.dead_cells.rules.sheets import MALAISE
from undercroft.games.dead_cells.state import (
    CatchMalaise,
    Drink,
    EnemyHurt,
    Explore,
    Grab,
    Hurt,
    KeyFound,
    MalaiseCaught,
    MeetBoss,
    Play,
    SetUpBiome,
    Shielded,
    Stopped,
    To,
    UseAbility,
)

THREE = ["poisoned", "flayed", "quartered"]
HIT = combat(I=[blow("1")], II=[blow("1")], III=[blow("1")])


def restricted(number, round=0, then=None):
    """A change: this restriction is in force."""

    def done(campaign):
        campaign.run.restriction = number
        campaign.run.restricted_round = round
        if then is not None:
            then(campaign)

    return done


def damages(table):
    """The damage on each prisoner."""
    return [prisoner.damage for prisoner in table.campaign.prisoners]


def hits(table):
    """Who damaged an enemy."""
    return [told.event.who for told in table.session.events if type(told.event).__name__ == "EnemyHurt"]


def rounds_of(table, who):
    """In which rounds a prisoner damaged an enemy."""
    found = []
    round = 0
    for told in table.session.events:
        name = type(told.event).__name__
        if name == "RoundBegan":
            round = told.event.round
        if name == "EnemyHurt" and told.event.who == who:
            found.append(round)
    return found


# -- restrictions ----------------------------------------------------------------------------------------


@rule("DC-RESTR-01", "DC-RULING-68")
@pytest.mark.parametrize("round", [1, 2, 3])
def test_the_first_player_does_nothing_in_the_round_that_is_named(round):
    table = fight(cards=[[HIT], [HIT], [BLANK]], foes={"1": monster(life=20)}, change=restricted(1, round))
    table.go("ask-way")
    assert rounds_of(table, 0) == [number for number in (1, 2, 3) if number != round]
    assert rounds_of(table, 1) == [1, 2, 3]
    assert [stopped.who for stopped in table.told(Stopped)] == [0]


@rule("DC-RESTR-01")
def test_the_restriction_is_for_whoever_has_the_token():
    table = fight(cards=[[HIT], [HIT], [BLANK]], foes={"1": monster(life=20)}, first=1, change=restricted(1, 2))
    table.go("ask-way")
    assert (rounds_of(table, 0), rounds_of(table, 1)) == ([1, 2, 3], [1, 3])


@rule("DC-RESTR-01", "DC-RULING-68")
def test_a_tile_may_name_round_zero_too():
    ward = item(works="always", has=[{"has": "opening", "acts": [{"do": "block"}]}])

    def worn(campaign):
        for prisoner in campaign.prisoners[:2]:
            prisoner.items, prisoner.wear = [ward], [0]

    for number, shielded in ((0, [0, 1]), (1, [1])):
        change = restricted(number, 0, worn)
        table = fight(cards=[[BLANK], [BLANK], [BLANK]], foes={"1": monster(life=20)}, change=change)
        assert [told.who for told in table.told(Shielded)] == shielded


@rule("DC-RESTR-01")
def test_no_item_helps_the_first_player_in_that_round():
    bow = item(works="replace", round=2, acts=[blow("1", 5)])

    def worn(campaign):
        campaign.prisoners[0].items, campaign.prisoners[0].wear = [bow], [0]

    def asked(number):
        table = fight(
            cards=[[BLANK], [BLANK], [BLANK]], foes={"1": monster(life=20)}, change=restricted(number, 2, worn)
        )
        table.go("ask-round-item", "ask-way")
        return table.asks()

    assert (asked(0), asked(1)) == ("ask-round-item", "ask-way")


def struck(shields, amount, restriction):
    """A prisoner with shields is dealt damage by one action."""

    def shielded(campaign):
        campaign.prisoners[0].shields = shields

    brute = monster(life=9, I=[{"do": "damage", "amount": amount, "to": "first_player"}])
    table = fight(
        cards=[[combat(II=[blow("1")])], [BLANK], [BLANK]],
        foes={"1": brute, "2": monster(life=9)},
        change=restricted(restriction, then=shielded),
    )
    table.go("ask-way", "ask-nothing")
    hurt = next(hurt for hurt in table.told(Hurt) if hurt.who == 0)
    return hurt.amount, hurt.blocked


@rule("DC-EX-30", "DC-RESTR-02")
def test_two_shields_stop_one_damage():
    assert struck(3, 2, 0) == (0, 2)
    assert struck(3, 2, 2) == (1, 1)
    assert struck(4, 2, 2) == (0, 2)
    assert struck(1, 1, 2) == (1, 0)


@rule("DC-EX-30", "DC-RESTR-02")
def test_an_odd_shield_is_left():
    brute = monster(life=9, I=[{"do": "damage", "amount": 2, "to": "first_player"}])
    later = combat(II=[{"do": "loot"}])

    def shielded(campaign):
        campaign.prisoners[0].shields = 3

    table = fight(
        cards=[[later], [BLANK], [BLANK]],
        foes={"1": brute},
        loot=["tooth", "cell"],
        change=restricted(2, then=shielded),
    )
    assert (table.asks(), table.fight.round) == ("ask-loot", 2)
    assert (table.prisoner(0).shields, table.prisoner(0).damage) == (1, 1)


def thirsty(campaign):
    """Potions, and somebody to drink them."""
    campaign.run.potions = 2
    campaign.prisoners[1].damage = 2


@rule("DC-RESTR-03")
def test_no_potion_may_be_used_neither_before_the_rounds_nor_by_looting():
    grab = combat(II=[{"do": "loot"}])

    def asked(restriction):
        return fight(
            cards=[[grab], [BLANK], [BLANK]],
            foes={"1": monster(life=9)},
            loot=["tooth", "cell"],
            change=restricted(restriction, then=thirsty),
        )

    free = asked(0)
    assert set(free.decision.options) == {DONE, Drink(1)}
    free.act(DONE)
    assert set(free.decision.options) == {Grab("tooth"), Grab("cell"), Drink(1)}
    dry = asked(3)
    assert dry.asks() == "ask-loot"
    assert set(dry.decision.options) == {Grab("tooth"), Grab("cell")}


@rule("DC-RESTR-04")
def test_no_ability_action_may_be_used_not_even_by_an_item():
    cleaver = item(works="ability", acts=[{"do": "inflict", "state": "bleeding", "reach": "1"}])

    def worn(campaign):
        campaign.prisoners[0].items, campaign.prisoners[0].wear = [cleaver], [0]

    def asked(restriction):
        table = fight(
            cards=[[combat(I=[{"do": "ability"}, blow("1")])], [BLANK], [BLANK]],
            foes={"1": monster(life=9)},
            change=restricted(restriction, then=worn),
        )
        table.go("ask-ability", "ask-way")
        return table

    free = asked(0)
    assert (free.asks(), free.offers(UseAbility(cleaver))) == ("ask-ability", True)
    stopped = asked(4)
    assert (stopped.asks(), hits(stopped)) == ("ask-way", [0])  # the rest of the line is done all the same


@rule("DC-RESTR-01", "DC-RESTR-02", "DC-RESTR-03", "DC-RESTR-04")
def test_a_restriction_hinders_nothing_but_what_it_names():
    # Each restriction against what the three others forbid: shields, potions, abilities, rounds.
    for number in (1, 2, 3, 4):
        shields = struck(2, 2, number)
        assert shields == ((1, 1) if number == 2 else (0, 2))
        table = fight(
            cards=[[HIT], [BLANK], [BLANK]], foes={"1": monster(life=9)}, change=restricted(number, 2, thirsty)
        )
        assert (table.asks() == "ask-potion") is (number != 3)
        table.go("ask-way")
        assert rounds_of(table, 0) == ([1, 3] if number == 1 else [1, 2, 3])


@rule("DC-TILE-09", "DC-RULING-68")
def test_restrictions_end_with_the_biome_and_are_unknown_to_bosses():
    table = walk(agenda=[Explore(), SetUpBiome("B2")], change=restricted(1, 2))
    assert (table.run.restriction, table.run.restricted_round) == (0, 0)
    assert walk(agenda=[MeetBoss("C3")], change=restricted(2)).run.restriction == 0


# -- keys ------------------------------------------------------------------------------------------------


@rule("DC-RULING-71")
def test_a_key_is_found_on_a_tile_and_there_are_two():
    assert walk(biome="B7").run.keys == 0
    table = flip(tile(gives=[special("key")]), biome="B7")
    assert (table.run.keys, [found.keys for found in table.told(KeyFound)]) == (1, [1])
    assert flip(tile(gives=[special("key", 3)]), biome="B7").run.keys == 2


@rule("DC-RULING-71")
def test_keys_open_nothing_in_another_biome():
    def found(campaign):
        campaign.run.keys = 2

    assert walk(agenda=[Explore(), SetUpBiome("B2")], change=found).run.keys == 0


# -- malaise ---------------------------------------------------------------------------------------------


def card(word):
    """The malaise with this word."""
    return next(id for id, malaise in MALAISE.items() if malaise.word == word)


def ill(word, who=0, then=None):
    """A change: a prisoner suffers from this."""

    def done(campaign):
        campaign.prisoners[who].malaise = card(word) if word else ""
        if then is not None:
            then(campaign)

    return done


@rule("DC-RULING-71")
def test_five_malaise_cards_lie_shuffled_in_the_castle():
    assert sorted(walk(biome="B7").run.malaise) == sorted(MALAISE)
    assert len(MALAISE) == 5
    assert len({tuple(walk(biome="B7", seed=f"castle {number}").run.malaise) for number in range(8)}) > 1
    assert walk(biome="B6").run.malaise == []


@rule("DC-RULING-71")
def test_malaise_of_a_tile_is_for_whom_the_group_likes_or_for_the_first_player():
    def laid(campaign):
        campaign.run.malaise = [card("fog"), card("hoarse")]

    table = flip(tile(gives=[special("malaise")]), THREE, biome="B7", change=laid)
    assert set(table.decision.options) == {To(0), To(1), To(2)}
    table.act(To(2))
    assert [prisoner.malaise for prisoner in table.campaign.prisoners] == ["", "", card("hoarse")]
    assert table.run.malaise == [card("fog")]
    assert [(caught.who, caught.card) for caught in table.told(MalaiseCaught)] == [(2, card("hoarse"))]

    table = flip(tile(gives=[special("malaise", first_player=True)]), THREE, biome="B7", change=laid)
    assert (table.asks(), table.prisoner(0).malaise) == ("ask-way", card("hoarse"))


@rule("DC-RULING-71")
def test_whoever_suffers_already_takes_a_damage_instead():
    bound = tile(gives=[special("malaise", first_player=True)])
    table = flip(bound, THREE, biome="B7", change=ill("fog"))
    assert (table.prisoner(0).malaise, damages(table), len(table.run.malaise)) == (card("fog"), [1, 0, 0], 5)


@rule("DC-RULING-71")
def test_with_no_card_of_malaise_left_it_is_a_damage():
    def none_left(campaign):
        campaign.run.malaise = []

    table = flip(tile(gives=[special("malaise", first_player=True)]), THREE, biome="B7", change=none_left)
    assert (table.prisoner(0).malaise, damages(table), table.told(MalaiseCaught)) == ("", [1, 0, 0], [])


@rule("DC-RULING-71")
def test_an_enemy_brings_malaise_too():
    witch = monster(life=9, I=[{"do": "inflict", "state": "malaise", "to": "first_player"}])

    def laid(campaign):
        campaign.run.malaise = [card("trembling")]

    table = fight(cards=[[BLANK], [BLANK], [BLANK]], foes={"1": witch}, change=laid)
    table.go("ask-way")
    assert table.prisoner(0).malaise == card("trembling")


@rule("DC-RULING-71")
def test_malaise_is_left_behind_with_the_castle():
    assert walk(biome="B7", change=ill("fog")).prisoner(0).malaise == card("fog")
    assert walk(agenda=[Explore(), SetUpBiome("B2")], change=ill("fog")).prisoner(0).malaise == ""


@rule("DC-RULING-71")
def test_what_means_nothing_to_serenade_hurts_her():
    for word in ("hoarse", "fog"):

        def laid(campaign, word=word):
            campaign.run.malaise = [card("brittle"), card(word)]

        table = walk(["poisoned"], "B7", agenda=[Explore(), CatchMalaise(False)], change=laid)
        table.act(To(1))
        assert (table.prisoner(1).malaise, damages(table)) == ("", [0, 1])
        assert table.run.malaise == [card(word), card("brittle")]  # under the others

    def laid_thin(campaign):
        campaign.run.malaise = [card("thin_blood")]

    table = walk(["poisoned"], "B7", agenda=[Explore(), CatchMalaise(False)], change=laid_thin)
    table.act(To(1))
    assert (table.prisoner(1).malaise, damages(table)) == (card("thin_blood"), [0, 0])


@rule("DC-RULING-71", "DC-PREP-04")
def test_the_hoarse_announce_nothing():
    said = combat(I=[blow("1")], II=[{"do": "loot"}])

    def plays(word):
        table = fight(cards=[[said], [said], [said]], foes={"1": monster()}, begin="play", change=ill(word))
        return {play for play in table.offered(Play) if play.card == said}, table

    assert plays("")[0] == {Play(said, "damage", 1), Play(said, "loot", 2)}
    options, table = plays("hoarse")
    assert options == {Play(said, "", 0)}
    table.act(Play(said, "", 0))
    assert Play(said, "damage", 1) in table.offered(Play)  # the next one speaks


@rule("DC-RULING-71")
def test_the_trembling_deal_one_damage_less_in_round_one_only():
    two = combat(I=[blow("1", 2)], II=[blow("1", 2)], III=[blow("1")])

    def dealt(word, card):
        table = fight(cards=[[card], [BLANK], [BLANK]], foes={"1": monster(life=20)}, change=ill(word))
        table.go("ask-way")
        return [told.event.amount for told in table.session.events if type(told.event).__name__ == "EnemyHurt"]

    assert dealt("", two) == [2, 2, 1]
    assert dealt("trembling", two) == [1, 2, 1]
    assert sum(dealt("trembling", combat(I=[blow("1")]))) == 0


@rule("DC-RULING-71")
def test_the_trembling_are_as_strong_as_ever_by_what_is_no_card_or_item():
    skill = mutation("skill", has=[{"has": "ability", "acts": [blow("1", 2)]}])

    def learned(campaign):
        campaign.pockets["skill"] = [skill]

    able = combat(I=[{"do": "ability"}])
    change = ill("trembling", then=learned)
    table = fight(cards=[[able], [BLANK], [BLANK]], foes={"1": monster(life=20)}, change=change)
    table.act(UseAbility(skill))
    assert [told.amount for told in table.told(EnemyHurt)] == [2]


@rule("DC-RULING-71")
def test_thin_blood_heals_one_less():
    def wounded(campaign):
        campaign.prisoners[0].damage = 2
        campaign.run.potions = 1

    vial = tile(gives=[gain("vial", first_player=True)])
    assert damages(flip(vial, change=ill("", then=wounded)))[0] == 1
    assert damages(flip(vial, change=ill("thin_blood", then=wounded)))[0] == 2
    for word, left in (("", 0), ("thin_blood", 1)):
        table = fight(cards=[[BLANK], [BLANK], [BLANK]], foes={"1": monster()}, change=ill(word, then=wounded))
        table.act(Drink(0))
        assert damages(table)[0] == left


@rule("DC-RULING-71")
def test_the_brittle_lose_their_first_shield_of_a_fight():
    guard = combat(I=[{"do": "block", "amount": 2}], II=[{"do": "block"}])

    def gained(word):
        table = fight(cards=[[guard], [BLANK], [BLANK]], foes={"1": monster(life=9)}, change=ill(word))
        table.go("ask-way")
        return [shielded.amount for shielded in table.told(Shielded)]

    assert (gained(""), gained("brittle")) == ([2, 1], [1, 1])


@rule("DC-RULING-71")
def test_the_brittle_lose_a_shield_that_a_mutation_gives_as_well():
    room = tile(shape="square", kind="encounter", foes=["monster"])

    def shielded(campaign):
        with_words("first_shield:1")(campaign)
        campaign.prisoners[0].malaise = card("brittle")

    table = flip(room, THREE, biome="B7", change=shielded)
    assert [prisoner.shields for prisoner in table.campaign.prisoners] == [0, 1, 1]


@rule("DC-RULING-71", "DC-TEST-10")
def test_in_the_fog_a_hand_is_one_card_smaller():
    def short(campaign):
        for prisoner in campaign.prisoners:
            prisoner.hand = prisoner.hand[:1]

    test = tile(deck_test={})
    table = flip(test, THREE, change=ill("fog", then=short))
    assert [len(prisoner.hand) for prisoner in table.campaign.prisoners] == [2, 3, 3]
