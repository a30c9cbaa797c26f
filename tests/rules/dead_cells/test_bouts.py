"""Boss fights bout by bout: hands, the token, who passes, what lasts (DC-BOSS-04 to DC-BOSS-12, DC-BOSS-18)."""

from __future__ import annotations

import pytest
from rules.dead_cells.duels import (
    attack,
    blank_cards,
    boss_is,
    duel,
    element,
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
    fight,
    item,
    monster,
    tokens,
)
from rules.table import rule, seen

from undercroft.engine.decision import DONE
from undercroft.engine.talk import FREE
from undercroft.games.dead_cells.game import game
from undercroft.games.dead_cells.rules.sheets import SPACES
from undercroft.games.dead_cells.state import (
    BoutBegan,
    Died,
    EnemyMoved,
    EnemyShielded,
    FirstPlayer,
    Hurt,
    PassChosen,
    Play,
    Revealed,
    RoundBegan,
    Shielded,
    SitOut,
    UseAbility,
)

FOUR = ["poisoned", "flayed", "quartered", "immolated"]
TWO = FOUR[:2]
GUARD = attack(zero=[{"do": "block"}])


def rounds(table: Table) -> list[int]:
    """The rounds that were played."""
    return [told.round for told in table.told(RoundBegan)]


def next_bout(table: Table) -> None:
    """Whoever is asked plays, passes or declines, until another bout begins."""
    bout = table.fight.boss.bout
    while table.fight.boss.bout == bout:
        table.act(table.decision.options[0])


# -- bouts and their rounds ------------------------------------------------------------------------------


@rule("DC-BOSS-04", "DC-BOSS-06", "DC-BOSS-09")
def test_a_bout_is_all_rounds_and_after_it_another_begins():
    full = attack(zero=[{"do": "block"}], IV=[{"do": "block"}])
    table = duel(attacks=[full], cards=[[BLANK], [BLANK], [BLANK]])
    assert rounds(table) == [0, 1, 2, 3, 4]
    assert [told.bout for told in table.told(BoutBegan)] == [2]
    assert (table.asks(), table.fight.revealed, table.fight.round) == ("ask-card", False, 0)
    assert [prisoner.active for prisoner in table.campaign.prisoners] == [[], [], []]


@rule("DC-BOSS-06")
def test_without_a_round_iv_it_ends_after_round_iii():
    table = duel()
    assert (rounds(table), table.fight.boss.bout) == ([1, 2, 3], 2)


@rule("DC-BOSS-09", "DC-PLAY-09")
def test_the_new_cards_lie_face_down_until_all_are_played():
    table = duel(change=blank_cards(3))
    cards = [prisoner.hand[0] for prisoner in table.campaign.prisoners]
    shown = len(table.told(Revealed))
    table.act(Play(cards[1], "", 0))
    assert (seen(table, 0)["prisoners"][1]["active"], len(table.told(Revealed))) == ([None], shown)
    table.act(Play(cards[2], "", 0))
    table.act(Play(cards[0], "", 0))
    assert [told.card for told in table.told(Revealed)[shown:]] == [cards[1], cards[2], cards[0]]


@rule("DC-BOSS-05")
def test_round_0_only_in_the_first_bout_of_a_form():
    table = duel(attacks=[GUARD, GUARD, GUARD], change=blank_cards(3))
    next_bout(table)
    next_bout(table)
    assert rounds(table) == [0, 1, 2, 3, 1, 2, 3, 1, 2, 3]
    assert len(table.told(EnemyShielded)) == 1


@rule("DC-RULING-86", "DC-BOSS-05")
def test_potions_only_before_a_bout_that_has_a_round_0():
    hurt = changes(blank_cards(3), be(0, damage=1), bag(potions=1))
    table = duel(change=hurt)
    assert table.asks() == "ask-potion"
    table.act(DONE)
    asked = []
    while table.fight.boss.bout == 2:
        asked.append(table.asks())
        table.act(table.decision.options[0])
    assert set(asked) == {"ask-card"}


@rule("DC-BOSS-04", "DC-OPT-03")
def test_what_counts_once_a_round_counts_anew_in_the_next_bout():
    skill = combat(I=[{"do": "ability"}])
    again = combat(I=[{"do": "ability"}])
    held = changes(blank_cards(3), be(0, hand=[again]))
    table = duel(cards=[[skill]], change=held, options={"ability_repeats": "once"})
    used = table.offered(UseAbility)[0]
    table.act(used)
    table.go("ask-card")
    table.go("ask-ability")
    assert (table.fight.boss.bout, table.fight.round) == (2, 1)
    assert used in table.offered(UseAbility)


@rule("DC-BOSS-04")
def test_a_ward_of_a_round_wards_in_every_bout():
    ward = item(works="always", has=[{"has": "ward", "round": 1}])
    blows = [attack(I=[{"do": "damage", "to": "first_player"}]) for _ in range(2)]
    worn = changes(blank_cards(2), be(0, items=[ward]), be(1, items=[ward]))
    table = duel(kinds=TWO, attacks=[*blows, *blows], change=worn)
    for _ in range(3):
        next_bout(table)
    assert [(told.who, told.amount, told.blocked) for told in table.told(Hurt)] == [(0, 0, 1), (1, 0, 1)] * 2


# -- a new bout's three steps ----------------------------------------------------------------------------


@rule("DC-BOSS-07", "DC-BOSS-08", "DC-RULING-51")
def test_one_card_each_never_above_three_and_the_token_passes_on():
    held = changes(blank_cards(3), be(0, hand=[combat()]), be(1, hand=[combat(), combat()]))
    table = duel(first=2, cards=[[BLANK], [BLANK], [BLANK]], change=held)
    assert [len(prisoner.hand) for prisoner in table.campaign.prisoners] == [2, 3, 3]
    assert (table.run.first, [told.who for told in table.told(FirstPlayer)]) == (0, [0])
    assert (table.asks(), table.decision.seats) == ("ask-card", [0])


@rule("DC-BOSS-18", "DC-RULING-51")
def test_cards_of_a_bout_are_discarded_after_the_draw():
    played, kept, under = combat(), combat(), combat()
    mine = be(0, hand=[kept], deck=[under], discard=[])
    table = duel(cards=[[played], [BLANK], [BLANK]], change=mine)
    assert (table.prisoner(0).hand, table.prisoner(0).discard) == ([kept, under], [played])
    table = duel(cards=[[played], [BLANK], [BLANK]], change=be(0, hand=[kept], deck=[], discard=[]))
    assert (table.prisoner(0).hand, table.prisoner(0).discard) == ([kept], [played])  # it was not there to be drawn


@rule("DC-RULING-51")
def test_whoever_holds_no_card_takes_one_up_again():
    played = combat()
    table = duel(cards=[[played], [BLANK], [BLANK]], change=be(0, hand=[], deck=[], discard=[]))
    assert (table.prisoner(0).hand, table.prisoner(0).discard) == ([played], [])


@rule("DC-RULING-51", "DC-BOSS-18")
@pytest.mark.parametrize("seed", ["one", "two", "three", "four"])
def test_who_must_play_two_draws_them_before_the_cards_of_the_bout_are_discarded(seed):
    top, under, played = combat(), combat(), combat()
    bare = changes(blank_cards(2), be(1, hand=[], deck=[top], discard=[under]))
    table = duel(kinds=TWO, cards=[[BLANK, BLANK], [played]], change=bare, seed=seed)
    assert (table.prisoner(1).hand, table.prisoner(1).discard) == ([top, under], [played])


def hands(table: Table) -> tuple[int, ...]:
    """How many cards everybody holds."""
    return tuple(len(prisoner.hand) for prisoner in table.campaign.prisoners)


@rule("DC-EX-31", "DC-BOSS-07", "DC-RULING-51", "DC-OPT-05")
@pytest.mark.parametrize(
    ("refill", "expected"), [("one", [(2, 3), (2, 2), (1, 2), (2, 1)]), ("full", [(3, 3), (3, 3), (3, 3), (3, 3)])]
)
def test_the_hands_of_two_players(refill, expected):
    table = duel(kinds=TWO, begin="play", change=blank_cards(2), options={"boss_refill": refill})
    found = []
    for _ in range(4):
        next_bout(table)
        found.append(hands(table))
    assert found == expected  # in the fifth bout the first player has drawn one more, to play two
    assert (table.run.first, table.fight.boss.bout) == (0, 5)


@rule("DC-RULING-51", "DC-OPT-05")
@pytest.mark.parametrize(("refill", "expected"), [("one", [2, 2, 2]), ("full", [3, 3, 3])])
def test_the_hand_of_one_alone(refill, expected):
    table = duel(kinds=["poisoned"], begin="play", change=blank_cards(1), options={"boss_refill": refill})
    found = []
    for who in (1, 0, 1):
        bout = table.fight.boss.bout
        while len(table.told(BoutBegan)) < bout:
            table.act(table.decision.options[0])
        found.append(len(table.prisoner(0).hand) + len(table.prisoner(0).active))
        assert table.run.first == who
    assert found == expected


# -- who passes ------------------------------------------------------------------------------------------


def four(first: int = 0) -> Table:
    """Four players before the first bout."""
    return duel(kinds=FOUR, begin="play", first=first, change=blank_cards(4))


def passers(table: Table) -> list[int]:
    """Who may pass now."""
    assert table.asks() == "ask-passer"
    return sorted(answer.who for answer in table.offered(SitOut))


@rule("DC-EX-25", "DC-BOSS-08", "DC-BOSS-10", "DC-DEC-17")
def test_the_next_bout_has_another_first_player_and_another_passer():
    table = four()
    assert passers(table) == [1, 2, 3]
    table.act(SitOut(1))
    table.go("ask-passer")
    assert (table.run.first, passers(table)) == (1, [0, 2, 3])


@rule("DC-BOSS-10", "DC-RULING-51")
def test_a_passer_with_a_full_hand_draws_nothing():
    table = four()
    table.act(SitOut(1))
    table.go("ask-passer")
    assert hands(table) == (3, 3, 3, 3)
    assert [len(prisoner.deck) for prisoner in table.campaign.prisoners] == [8, 9, 8, 8]


@rule("DC-BOSS-10", "DC-BOSS-11")
def test_only_when_all_have_passed_anybody_may_again():
    table = four()
    chosen = []
    for _ in range(3):
        chosen.append(passers(table)[0])
        table.act(SitOut(chosen[-1]))
        table.go("ask-passer")
        if table.fight.boss.bout == 5:
            break
    assert sorted(told.who for told in table.told(PassChosen)) == [0, 1, 2, 3]
    assert (table.fight.boss.bout, table.run.first, passers(table)) == (5, 0, [1, 2, 3])


@rule("DC-RULING-55")
def test_only_passers_that_leave_a_way_to_complete_the_cycle():
    table = four()
    table.act(SitOut(2))
    table.go("ask-passer")
    table.act(SitOut(0))
    table.go("ask-passer")
    # Were it the second player in the third bout, only the fourth would be left, who is first player in the last.
    assert [told.who for told in table.told(PassChosen)] == [2, 0, 3, 1]
    assert table.fight.boss.bout == 5


@rule("DC-RULING-56")
def test_the_cycle_runs_on_through_a_new_form():
    ready = changes(blank_cards(4), boss_is(left=1), sheet_is(passed=[3]))
    table = duel(kinds=FOUR, passer=3, cards=[[combat(I=[blow("L123")])]], change=ready)
    assert table.fight.boss.form == 2
    assert passers(table) == [0, 2]


# -- what lasts from bout to bout ------------------------------------------------------------------------


@rule("DC-RULING-52")
def test_states_and_shields_last_but_for_frozen():
    laid = changes(
        blank_cards(3),
        be(0, shields=2, golden=1, states=tokens(burning=1, targeted=1), frozen=[3]),
        boss_is(shields=2, golden=1, states=tokens(targeted=1), frozen=[2]),
    )
    table = duel(attacks=[attack(II=[{"do": "block"}])], change=laid)
    prisoner, boss = table.prisoner(0), the_boss(table)
    assert (prisoner.shields, prisoner.golden, prisoner.states) == (2, 1, tokens(burning=1, targeted=1))
    assert (boss.shields, boss.golden, boss.states) == (2, 1, tokens(targeted=1))
    assert (prisoner.frozen, boss.frozen) == ([], [])


@rule("DC-RULING-52")
def test_poison_goes_on_in_the_next_bout():
    table = duel(change=changes(blank_cards(3), boss_is(states=tokens(poisoned=1))))
    assert the_boss(table).damage == 3
    next_bout(table)
    assert the_boss(table).damage == 6


@rule("DC-RULING-106")
def test_states_of_the_passer_rest_until_the_next_bout():
    also = boss_is(states=tokens(poisoned=1))
    sick = changes(blank_cards(4), also, be(3, states=tokens(poisoned=1, bleeding=1)))
    table = duel(kinds=FOUR, passer=3, change=sick)
    assert (table.prisoner(3).damage, table.prisoner(3).alive) == (0, True)
    assert table.prisoner(3).states == tokens(poisoned=1, bleeding=1)
    table.act(SitOut(0))
    while not table.told(Died):
        table.act(table.decision.options[0])
    assert table.told(Died)[0].who == 3


@rule("DC-RULING-106")
def test_when_a_form_is_beaten_the_passers_states_and_shields_go_too():
    sick = changes(blank_cards(4), boss_is(left=1), be(3, states=tokens(poisoned=1), shields=1, golden=1))
    table = duel(kinds=FOUR, passer=3, cards=[[combat(I=[blow("L123")])]], change=sick)
    prisoner = table.prisoner(3)
    assert (prisoner.states, prisoner.shields, prisoner.golden) == (tokens(), 0, 0)


# -- who closes up ---------------------------------------------------------------------------------------


@rule("DC-EOR-08", "DC-RULING-33")
def test_a_boss_does_not_slide():
    table = duel("C3", change=boss_is(at="3"))
    assert (table.enemy("3"), table.told(EnemyMoved)) == (the_boss(table), [])


@rule("DC-RULING-33")
def test_its_cards_do_and_close_up_between_bouts():
    blade, other = element(1), element(9)
    laid = changes(blank_cards(3), boss_is(at="3"), stands(blade, "1"), stands(other, "2"))
    table = duel("C3", cards=[[combat(III=[blow("1")])]], change=laid)
    assert table.enemy("1").card == other
    assert table.enemy("3") == the_boss(table)
    assert [(told.card, told.space) for told in table.told(EnemyMoved)] == [(other, SPACES["1"])]
    slides = changes(boss_is(at="1"), stands(other, "3"))
    table = duel("C3", change=slides)
    assert table.enemy("2").card == other


@rule("DC-RULING-33")
def test_in_an_ordinary_fight_nobody_slides_after_round_iii():
    table = fight(cards=[[combat(III=[blow("1")])]], foes={"1": monster(1), "2": monster(9, IV=[{"do": "damage"}])})
    assert (table.asks(), table.fight.round) == ("ask-damage", 4)
    assert (table.enemy("1"), table.told(EnemyMoved)) == (None, [])
    assert table.enemy("2") is not None


# -- talk ------------------------------------------------------------------------------------------------


@rule("DC-DEC-16")
def test_marks_may_be_given_before_the_cards_lie_unless_a_curse_forbids_it():
    table = fight(begin="play")
    talk = game.talk(table.campaign, table.decision)
    assert (talk.chat, talk.pings, bool(talk.signals)) == (False, True, True)
    table = fight(begin="play", change=bag(silent=True))
    talk = game.talk(table.campaign, table.decision)
    assert (talk.chat, talk.pings, talk.signals) == (False, False, ())


@rule("DC-RULING-99")
def test_a_discussion_before_the_fight_and_before_each_form_not_before_every_bout():
    def signals() -> bool:
        return bool(game.talk(table.campaign, table.decision).signals)

    table = duel(begin="play", change=blank_cards(3))
    assert signals()
    next_bout(table)
    assert not signals()
    assert game.talk(table.campaign, table.decision).pings is False
    table = duel(cards=[[combat(I=[blow("L123")])]], change=changes(blank_cards(3), boss_is(left=1)))
    assert table.fight.boss.form == 2
    assert signals()
    table = duel(attacks=[attack(I=[DAMAGE])])
    assert game.talk(table.campaign, table.decision) == FREE  # cards are revealed: one may say anything


@rule("DC-RULING-52")
def test_a_shield_gained_in_one_bout_serves_in_the_next():
    ready = changes(blank_cards(3), be(1, hand=[combat(), combat()]))
    table = duel(
        attacks=[attack(), attack(I=[{"do": "damage", "to": "first_player"}])],
        cards=[[], [combat(I=[{"do": "block"}])]],
        change=ready,
    )
    assert len(table.told(Shielded)) == 1
    next_bout(table)
    assert [(told.who, told.amount, told.blocked) for told in table.told(Hurt)] == [(1, 0, 1)]
