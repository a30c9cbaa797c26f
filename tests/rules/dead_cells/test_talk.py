"""What may be said: before a fight by signs, with a card one fact, otherwise freely (DC-PREP, DC-RULING-75)."""

from __future__ import annotations

import pytest
from rules.dead_cells.places import flip, gain, tile
from rules.dead_cells.table import BLANK, blow, boss_fight, combat, fight, give, item, monster
from rules.table import refuses, rule, seen

from undercroft.engine.talk import FREE
from undercroft.games.dead_cells.game import game
from undercroft.games.dead_cells.state import NewBout, NewForm, Play, PutDown

THREE = ["poisoned", "flayed", "quartered"]
FOUR = [*THREE, "immolated"]
ROOM = tile(shape="square", kind="encounter", foes=["monster"], loot=["tooth"])
DARK = tile(shape="square", kind="encounter", foes=["monster"], dark=True)
HIT = combat(I=[blow("1")])


def talk(table):
    """How players may talk now."""
    return game.talk(table.campaign, table.session.decision)


def is_signs_only(said):
    """Whether words are closed, and the signs of the preparation open."""
    return not said.chat and not said.sides and said.pings and len(said.signals) > 0


def is_closed(said):
    """Whether nothing at all may be said."""
    return not said.chat and not said.sides and not said.pings and said.signals == ()


def silenced(campaign):
    """B6 curse I is in force."""
    campaign.run.silent = True


@rule("DC-PREP-01", "DC-PREP-03", "DC-RULING-75", "DC-DEC-16")
def test_words_are_closed_from_the_flip_of_an_encounter_to_the_reveal():
    assert talk(flip(tile(gives=[gain("tooth")]), THREE)) == FREE
    table = flip(ROOM, THREE)
    for _ in range(3):
        assert table.asks() == "ask-card"
        assert is_signs_only(talk(table))
        table.act(table.decision.options[0])
    assert table.fight.revealed
    assert talk(table) == FREE


@rule("DC-PREP-01", "DC-RULING-75")
def test_the_preparation_holds_for_every_question_before_the_reveal():
    dark = flip(DARK, THREE, biome="B6")
    assert dark.asks() == "ask-lantern"
    assert is_signs_only(talk(dark))
    passing = flip(ROOM, FOUR)
    assert passing.asks() == "ask-passer"
    assert is_signs_only(talk(passing))


@rule("DC-PREP-01", "DC-RULING-75")
def test_after_the_fight_words_are_free_again():
    table = fight(cards=[[HIT], [BLANK], [BLANK]], foes={"1": monster(life=1)})
    table.go("ask-way")
    assert talk(table) == FREE


@rule("DC-PREP-02", "DC-RULING-75", "DC-DEC-16")
def test_signs_speak_of_priorities_dangers_and_loot_and_none_of_ones_own_cards():
    signs = set(talk(flip(ROOM, THREE)).signals)
    assert signs >= {"signal-first", "signal-danger", "signal-loot"}
    announceable = {"damage", "block", "ability", "heal", "poisoned", "bleeding", "burning", "frozen", "targeted"}
    assert not any(word in sign for sign in signs for word in announceable)


@rule("DC-RULING-75", "DC-RULING-15")
def test_alone_there_is_nobody_to_keep_silent_for():
    table = flip(ROOM, ["poisoned"])
    assert (table.asks(), talk(table)) == ("ask-card", FREE)


@rule("DC-CURSE-05", "DC-RULING-75", "DC-DEC-16")
def test_under_the_first_curse_of_the_sepulchre_not_even_signs_are_left():
    table = flip(ROOM, THREE, biome="B6", change=silenced)
    for _ in range(3):
        assert is_closed(talk(table))
        table.act(table.decision.options[0])
    assert talk(table) == FREE  # the curse is on the preparation alone
    assert talk(flip(tile(gives=[gain("tooth")]), THREE, biome="B6", change=silenced)) == FREE


@rule("DC-CURSE-05")
def test_the_silence_comes_with_the_cursed_treasure():
    cursed = tile(kind="cursed", curse=1)
    table = flip(cursed, THREE, biome="B6")
    assert table.run.silent
    assert not flip(tile(kind="cursed", curse=2), THREE, biome="B6").run.silent


SAID = combat(I=[blow("1"), blow("2")], II=[{"do": "loot"}], III=[{"do": "block"}])


@rule("DC-RULING-76", "DC-PREP-04")
def test_the_curse_leaves_the_announcement_with_a_card():
    table = fight(THREE, cards=[[SAID], [], []], foes={"1": monster()}, begin="play", change=silenced)
    assert table.offers(Play(SAID, "loot", 2))
    assert not table.offers(Play(SAID, "", 0))
    table.act(Play(SAID, "loot", 2))
    assert [(down.who, down.said, down.round) for down in table.told(PutDown)] == [(0, "loot", 2)]


@rule("DC-PREP-04", "DC-PREP-03")
def test_with_each_card_goes_exactly_one_fact_and_the_others_learn_no_more():
    table = fight(THREE, cards=[[SAID], [], []], foes={"1": monster()}, begin="play")
    of_card = {(play.said, play.round) for play in table.offered(Play) if play.card == SAID}
    assert of_card == {("damage", 1), ("loot", 2), ("block", 3)}  # each printed once, never nothing, never two
    assert refuses(table, Play(SAID, "loot", 1))
    assert refuses(table, Play(SAID, "heal", 2))
    table.act(Play(SAID, "block", 3))
    shown = seen(table, 1)["prisoners"][0]
    assert (shown["active"], shown["said"]) == ([None], ["block:3"])
    assert seen(table, 0)["prisoners"][0]["active"] != [None]


@rule("DC-PREP-05")
@pytest.mark.parametrize(
    ("act", "said"),
    [
        (blow("1"), "damage"),
        ({"do": "loot"}, "loot"),
        (give("poisoned"), "poisoned"),
        (give("frozen"), "frozen"),
        ({"do": "block"}, "block"),
        ({"do": "ability"}, "ability"),
        ({"do": "heal"}, "heal"),
    ],
)
def test_six_kinds_of_action_may_be_announced(act, said):
    card = combat(II=[act])
    table = fight(THREE, cards=[[card], [], []], foes={"1": monster()}, begin="play")
    assert [play for play in table.offered(Play) if play.card == card] == [Play(card, said, 2)]


@rule("DC-PREP-05")
def test_what_is_none_of_them_is_not_announced():
    push = {"do": "push", "reach": "1"}
    both = combat(I=[push], III=[blow("1")])
    only = combat(I=[push])
    table = fight(THREE, cards=[[both, only], [], []], foes={"1": monster()}, begin="play")
    assert [play for play in table.offered(Play) if play.card == both] == [Play(both, "damage", 3)]
    assert [play for play in table.offered(Play) if play.card == only] == [Play(only, "", 0)]


# -- bosses ----------------------------------------------------------------------------------------------


@rule("DC-RULING-99", "DC-PREP-01")
def test_before_a_boss_signs_are_open_before_later_bouts_nothing_is():
    first = boss_fight(THREE, begin="play")
    assert first.asks() == "ask-card"
    assert is_signs_only(talk(first))
    for _ in range(3):
        first.act(first.decision.options[0])
    assert talk(first) == FREE

    def second_bout(campaign):
        campaign.fight.boss.fresh = False
        campaign.agenda[:] = [NewBout()]

    later = boss_fight(THREE, begin="play", change=second_bout)
    assert (later.asks(), later.fight.boss.bout) == ("ask-card", 2)
    assert is_closed(talk(later))


@rule("DC-RULING-99")
def test_a_bout_without_a_decision_is_followed_by_a_silent_one():
    tough = item(works="always", has=[{"has": "life", "amount": 30}])

    def enduring(campaign):
        for prisoner in campaign.prisoners:
            prisoner.items, prisoner.wear = [tough], [0]

    table = boss_fight(THREE, cards=[[BLANK], [BLANK], [BLANK]], change=enduring)
    table.go("ask-card")
    assert table.fight.boss.bout == 2
    assert is_closed(talk(table))
    for _ in range(3):
        table.act(table.decision.options[0])
    assert talk(table) == FREE


@rule("DC-RULING-99")
def test_before_a_new_form_signs_are_open_again():
    def beaten(campaign):
        campaign.fight.boss.fresh = False
        campaign.fight.boss.bout = 3
        campaign.fight.enemies = []
        campaign.agenda[:] = [NewForm()]

    table = boss_fight(THREE, change=beaten)
    assert (table.asks(), table.fight.boss.form) == ("ask-card", 2)
    assert is_signs_only(talk(table))
