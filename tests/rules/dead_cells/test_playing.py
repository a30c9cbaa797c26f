"""Playing three cards, what is said with them, and the choices before Round I (DC-PREP, DC-PLAY)."""

from __future__ import annotations

import pytest
from rules.dead_cells.table import (
    BLANK,
    Table,
    bag,
    be,
    blow,
    changes,
    combat,
    fight,
    give,
    happened,
    item,
    monster,
)
from rules.table import refuses, rule, seen

from undercroft.engine.decision import DONE
from undercroft.games.dead_cells.state import (
    Drank,
    Drink,
    EnemyHurt,
    EnemyMarked,
    Hit,
    Open,
    PassRevealed,
    Play,
    PutDown,
    Revealed,
    RoundBegan,
    Shielded,
    SitOut,
    Stopped,
)

FOUR = ["poisoned", "flayed", "quartered", "immolated"]
KNIFE = combat(II=[blow()])
WARD = combat(I=[{"do": "block"}])
DART = combat(II=[give("poisoned")])


def hold(*hands: list[str]):
    """These hands."""
    return changes(*[be(who, hand=list(hand)) for who, hand in enumerate(hands)])


def table_of(players: int, first: int = 0, change=None, **more) -> Table:
    """So many players before a fight, each with three cards of which one can say something."""
    hands = [[combat(I=[{"do": "block"}]), combat(II=[blow()]), combat(III=[{"do": "loot"}])] for _ in range(players)]
    held = hold(*hands) if change is None else changes(hold(*hands), change)
    return fight(FOUR[:players], first=first, begin="play", change=held, **more)


# -- how many, in which order ----------------------------------------------------------------------------


@rule("DC-PLAY-01", "DC-PLAY-04", "DC-PLAY-05", "DC-PLAY-06", "DC-PLAY-10")
@pytest.mark.parametrize(("players", "by"), [(1, [0, 0, 1]), (2, [0, 0, 1]), (3, [0, 1, 2]), (4, [0, 2, 3])])
def test_three_cards_whatever_the_number_of_players(players, by):
    table = table_of(players)
    table.go()
    assert [revealed.who for revealed in first_reveal(table)] == by


def first_reveal(table: Table) -> list[Revealed]:
    """The cards turned over before the first round."""
    found = []
    for event in happened(table, Revealed, RoundBegan):
        if isinstance(event, RoundBegan):
            break
        found.append(event)
    return found


@rule("DC-PLAY-02")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_clockwise_from_the_first_player(first):
    table = table_of(3, first)
    order = []
    while table.asks() == "ask-card":
        order += table.decision.seats
        table.act(table.decision.options[0])
        if len(order) == 3:
            break
    assert order == [first, (first + 1) % 3, (first + 2) % 3]


@rule("DC-PLAY-04")
@pytest.mark.parametrize("first", [0, 1])
def test_of_two_players_the_first_plays_two_before_the_other(first):
    table = table_of(2, first)
    order = []
    for _ in range(3):
        order += table.decision.seats
        table.act(table.decision.options[0])
    assert order == [first, first, 1 - first]


@rule("DC-PLAY-06", "DC-PLAY-07", "DC-DEC-17")
@pytest.mark.parametrize("first", [0, 2])
def test_the_group_says_who_of_four_passes_but_never_the_first_player(first):
    table = table_of(4, first)
    assert table.asks() == "ask-passer"
    assert table.offered(SitOut) == [SitOut((first + more) % 4) for more in (1, 2, 3)]
    assert len(table.decision.options) == 3
    assert (table.decision.seats, table.decision.leader) == ([0, 1, 2, 3], first)
    assert refuses(table, SitOut(first))


@rule("DC-PLAY-05", "DC-DEC-17")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_of_fewer_nobody_passes(players):
    table = table_of(players)
    assert (table.asks(), table.fight.passer) == ("ask-card", -1)


@rule("DC-PLAY-08", "DC-PASS-01")
def test_the_pass_comes_at_the_passers_own_place():
    table = table_of(4, first=1)
    table.act(SitOut(3))
    table.go("ask-exchange")
    told = happened(table, PutDown, PassRevealed)
    assert [(type(event).__name__, event.who) for event in told] == [
        ("PutDown", 1),
        ("PutDown", 2),
        ("PassRevealed", 3),
    ]
    table.act(DONE)
    assert (table.asks(), table.decision.seats) == ("ask-card", [0])


@rule("DC-EX-04", "DC-PLAY-06", "DC-PLAY-08", "DC-PLAY-09", "DC-PASS-09", "DC-PREP-04")
def test_the_example_of_the_rulebook():
    ability = combat(I=[{"do": "ability"}], II=[blow()])
    looter = combat(II=[blow()], III=[{"do": "loot"}])
    held = changes(
        be(0, hand=[DART]), be(1, hand=[ability]), be(3, hand=[looter]), be(2, deck=[combat(symbols=["tactics"])])
    )
    table = fight(FOUR, begin="play", change=held)
    table.act(SitOut(2))
    table.act(Play(DART, "poisoned", 2))
    table.act(Play(ability, "ability", 1))
    assert (table.asks(), table.decision.seats) == ("ask-exchange", [2])
    table.act(DONE)
    assert table.told(Revealed) == []
    table.act(Play(looter, "loot", 3))
    said = [(put.who, put.said, put.round) for put in table.told(PutDown)]
    assert said == [(0, "poisoned", 2), (1, "ability", 1), (3, "loot", 3)]
    assert [(card.who, card.card) for card in first_reveal(table)] == [(0, DART), (1, ability), (3, looter)]


# -- a card and one fact ---------------------------------------------------------------------------------


@rule("DC-PLAY-03", "DC-DEC-18", "DC-DEC-19")
def test_a_card_of_the_hand_goes_face_down_with_what_was_said():
    table = fight(begin="play", change=hold([KNIFE, WARD, BLANK], [BLANK], [BLANK]))
    assert (table.asks(), table.decision.seats, table.decision.open) == ("ask-card", [0], False)
    table.act(Play(KNIFE, "damage", 2))
    prisoner = table.prisoner(0)
    assert (prisoner.hand, prisoner.active, prisoner.said) == ([WARD, BLANK], [KNIFE], ["damage:2"])
    assert seen(table, 0)["prisoners"][0]["active"] == [KNIFE]
    for other in (1, 2, -1):
        assert seen(table, other)["prisoners"][0]["active"] == [None]
        assert seen(table, other)["prisoners"][0]["said"] == ["damage:2"]
        assert seen(table, other)["prisoners"][0]["hand"] is None
    assert [(put.who, put.said, put.round) for put in table.told(PutDown)] == [(0, "damage", 2)]


@rule("DC-PLAY-09")
def test_cards_stay_face_down_until_the_third_is_down():
    stop = be(0, items=[item(works="plus", round=1, acts=[{"do": "block"}])], wear=[0])
    table = fight(begin="play", change=changes(hold([KNIFE], [WARD], [DART]), stop))
    table.act(Play(KNIFE, "damage", 2))
    table.act(Play(WARD, "block", 1))
    assert (table.told(Revealed), table.told(RoundBegan), table.fight.revealed) == ([], [], False)
    assert seen(table, 2)["prisoners"][0]["active"] == [None]
    table.act(Play(DART, "poisoned", 2))
    assert [card.card for card in table.told(Revealed)] == [KNIFE, WARD, DART]
    assert [began.round for began in table.told(RoundBegan)] == [1]
    assert seen(table, 2)["prisoners"][0]["active"] == [KNIFE]


@rule("DC-DEC-18")
def test_one_card_is_asked_for_too_so_that_nobody_learns_from_the_pause():
    table = fight(begin="play", change=hold([KNIFE], [BLANK], [BLANK]))
    assert table.offered(Play) == [Play(KNIFE, "damage", 2)]
    assert table.asks() == "ask-card"
    assert refuses(table, Play(WARD, "block", 1))


@rule("DC-RULING-12", "DC-PREP-04", "DC-DEC-19")
def test_only_what_is_printed_can_be_said():
    card = combat(I=[{"do": "block"}], III=[blow(), give("poisoned"), blow("2")])
    table = fight(begin="play", change=hold([card], [BLANK], [BLANK]))
    assert table.offered(Play) == [Play(card, "block", 1), Play(card, "damage", 3), Play(card, "poisoned", 3)]
    for untrue in (Play(card, "block", 2), Play(card, "loot", 1), Play(card, "bleeding", 3), Play(card, "", 0)):
        assert refuses(table, untrue)


@rule("DC-PREP-05")
@pytest.mark.parametrize(
    ("act", "said"),
    [
        (blow(), "damage"),
        ({"do": "loot"}, "loot"),
        (give("frozen"), "frozen"),
        (give("bleeding"), "bleeding"),
        (give("targeted"), "targeted"),
        (give("burning"), "burning"),
        ({"do": "block"}, "block"),
        ({"do": "ability"}, "ability"),
        ({"do": "heal"}, "heal"),
        ({"do": "push", "reach": "1"}, ""),
        ({"do": "pull", "reach": "1"}, ""),
        ({"do": "shatter", "reach": "1"}, ""),
        ({"do": "cure"}, ""),
        ({"do": "earn", "what": "tooth"}, ""),
    ],
)
def test_what_can_be_announced(act, said):
    card = combat(II=[act])
    table = fight(begin="play", change=hold([card], [BLANK], [BLANK]))
    assert table.offered(Play) == [Play(card, said, 2 if said else 0)]


@rule("DC-RULING-13", "DC-PREP-04")
def test_of_two_cards_each_has_its_own_fact():
    table = fight(FOUR[:2], begin="play", change=hold([KNIFE, WARD], [BLANK]))
    table.act(Play(KNIFE, "damage", 2))
    table.act(Play(WARD, "block", 1))
    assert table.prisoner(0).said == ["damage:2", "block:1"]


@rule("DC-RULING-15", "DC-DEC-19")
def test_alone_nothing_is_said():
    table = fight(["poisoned"], begin="play", change=be(0, hand=[KNIFE, WARD, DART]))
    assert table.offered(Play) == [Play(KNIFE, "", 0), Play(WARD, "", 0), Play(DART, "", 0)]
    assert refuses(table, Play(KNIFE, "damage", 2))


# -- two cards of one player -----------------------------------------------------------------------------


@rule("DC-RULING-14", "DC-DEC-24")
@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("turned", [False, True])
def test_two_cards_act_in_the_order_in_which_they_were_played(players, turned):
    blade = combat(I=[blow()], III=[blow()])
    guard = combat(I=[{"do": "block"}], III=[{"do": "block"}])
    played = [guard, blade] if turned else [blade, guard]
    dull = be(1, hand=[BLANK]) if players == 2 else be(1, deck=[BLANK])
    table = fight(
        FOUR[:players], begin="play", foes={"1": monster(9)}, change=changes(be(0, hand=[blade, guard, BLANK]), dull)
    )
    for card in played:
        table.act(next(play for play in table.offered(Play) if play.card == card))
    table.go()
    order = [type(event) for event in happened(table, EnemyHurt, Shielded) if event.who == 0]
    assert order[:4] == ([Shielded, EnemyHurt] if turned else [EnemyHurt, Shielded]) * 2


@rule("DC-RULING-38", "DC-DEC-24")
@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("turned", [False, True])
def test_the_second_card_ends_on_top_of_the_discard(players, turned):
    one, two = combat(), combat()
    played = [two, one] if turned else [one, two]
    spare = [combat() for _ in range(4)]
    mine = be(0, hand=[one, two, combat()], deck=spare, discard=[])
    table = fight(FOUR[:players], begin="play", change=changes(mine, be(1, deck=[BLANK])))
    for card in played:
        table.act(next(play for play in table.offered(Play) if play.card == card))
    table.go("ask-way")
    assert table.prisoner(0).discard == played


@rule("DC-OPT-07")
@pytest.mark.parametrize(("how", "happens"), [("round", []), ("first_card", [Shielded])])
def test_ice_on_one_who_played_two_cards(how, happens):
    blade, guard = combat(I=[blow()]), combat(I=[{"do": "block"}])
    table = fight(
        FOUR[:2],
        cards=[[blade, guard], []],
        foes={"1": monster(9)},
        change=be(0, frozen=[1]),
        options={"frozen_two_cards": how},
    )
    assert [type(event) for event in happened(table, EnemyHurt, Shielded)] == happens


@rule("DC-OPT-07")
def test_ice_on_the_second_card_stops_that_one():
    late, guard = combat(II=[blow()]), combat(I=[{"do": "block"}], II=[{"do": "block"}])
    table = fight(
        FOUR[:2],
        cards=[[late, guard], []],
        foes={"1": monster(9)},
        change=be(0, frozen=[1]),
        options={"frozen_two_cards": "first_card"},
    )
    assert [type(event) for event in happened(table, EnemyHurt, Shielded)] == [EnemyHurt, Shielded]


@rule("DC-OPT-07")
def test_ice_on_one_card_takes_the_whole_round_in_any_case():
    table = fight(
        cards=[[combat(I=[{"do": "block"}])]], change=be(0, frozen=[1]), options={"frozen_two_cards": "first_card"}
    )
    assert table.told(Shielded) == []
    assert [stopped.who for stopped in table.told(Stopped)] == [0]


# -- before Round I --------------------------------------------------------------------------------------


def opening(*acts) -> str:
    """An item with these actions in Round 0."""
    return item(works="always", has=[{"has": "opening", "acts": list(acts)}])


@rule("DC-DEC-22")
def test_openings_in_any_order_and_not_all_of_them():
    sting, chill = opening(blow("123")), opening(give("poisoned", "123"))
    worn = be(1, items=[sting, chill])
    table = fight(foes={"1": monster(9), "2": monster(9)}, change=worn)
    openings = [f"{sting}.has.0", f"{chill}.has.0"]
    assert (table.asks(), table.decision.seats) == ("ask-opening", [1])
    assert table.decision.options == [DONE, *[Open(path) for path in openings]]
    table.act(Open(openings[1]))
    table.act(Hit(1))
    assert table.decision.options == [DONE, Open(openings[0])]
    table.act(DONE)
    assert [marked.enemy for marked in table.told(EnemyMarked)] == [1]
    assert all(hurt.who == -1 for hurt in table.told(EnemyHurt))  # but for the poison


@rule("DC-DEC-22")
def test_each_in_turn_opens_on_its_own():
    worn = changes(be(0, items=[opening(blow())]), be(2, items=[opening(blow())]))
    table = fight(first=2, foes={"1": monster(9)}, change=worn)
    asked = []
    while table.session.decision is not None and table.asks() == "ask-opening":
        asked += table.decision.seats
        table.act(table.decision.options[1])
    assert asked == [2, 0]


@rule("DC-DEC-23", "DC-RULING-86")
def test_a_potion_before_round_i_though_nothing_opens_round_0():
    hurt = changes(be(1, damage=2), be(2, damage=1), bag(potions=2))
    table = fight(first=1, foes={"1": monster(9)}, change=hurt)
    assert (table.asks(), table.fight.round, table.told(RoundBegan)) == ("ask-potion", 0, [])
    assert table.decision.options == [DONE, Drink(1), Drink(2)]
    assert (table.decision.seats, table.decision.leader) == ([0, 1, 2], 1)
    table.act(Drink(1))
    assert table.decision.options == [DONE, Drink(2)]
    table.act(DONE)
    assert (len(table.told(Drank)), table.run.potions) == (1, 1)
    assert table.told(RoundBegan)[0].round == 1


@rule("DC-DEC-23")
@pytest.mark.parametrize("missing", ["potion", "wound", "leave"])
def test_no_question_about_potions_that_nobody_can_drink(missing):
    change = changes(
        be(0, damage=0 if missing == "wound" else 1),
        bag(potions=0 if missing == "potion" else 1, restriction=3 if missing == "leave" else 0),
    )
    table = fight(foes={"1": monster(9, I=[{"do": "damage"}])}, change=change)
    assert (table.asks(), table.fight.round) == ("ask-damage", 1)


@rule("DC-OPT-08", "DC-RULING-86")
@pytest.mark.parametrize("opened", [False, True])
def test_by_the_strict_reading_something_else_must_open_round_0(opened):
    foe = monster(9, zero=[{"do": "block"}]) if opened else monster(9)
    hurt = changes(be(0, damage=1), bag(potions=1))
    table = fight(foes={"1": foe}, change=hurt, options={"potion_window": "opened"})
    assert (table.session.decision is not None and table.asks() == "ask-potion") == opened
    always = fight(foes={"1": foe}, change=hurt)
    assert always.asks() == "ask-potion"
