"""Pages: who turns them, what they ask, how the game ends (EC-CHAP, EC-GOAL, EC-END)."""

from __future__ import annotations

import pytest
from rules.dark_castle.table import Table, charge, do, lay
from rules.table import refuses, rule, seen

from undercroft.engine.errors import BadContent, NotPossible
from undercroft.engine.session import Session
from undercroft.games.dark_castle import cards, game
from undercroft.games.dark_castle.catalogue import CARDS, Catalogue
from undercroft.games.dark_castle.state import (
    Chose,
    Completed,
    Drew,
    EnemyStruck,
    Escaped,
    Gave,
    Leave,
    Lost,
    Name,
    PickUp,
    Rest,
    Say,
    TakeCharacter,
    TakeWay,
    Turn,
    Turned,
)

MONKS = ["abbot", "tanner"]


def beat_the_lord_of_lots(table: Table) -> None:
    """Abbot and tanner turn the page of the lord and beat him in three rounds; he strikes after two of them."""
    table.dice("cunning", "wisdom")  # the row: two cunnings, four wisdoms
    table.turn(0)
    for symbol in ("wisdom", "wisdom", "cunning"):
        table.faces(symbol, symbol)
        table.act(Rest(-1))


# -- turning ---------------------------------------------------------------------------------------------


@rule("EC-CHAP-01", "EC-CHAP-07", "EC-CHAP-10")
def test_pages_are_turned_one_by_one_and_lie_open():
    table = lay("loophole", "rolling_casks", "furnace_child")
    left = seen(table)["pages_left"]
    table.turn(0)
    assert seen(table)["turned"] == ["loose_stone", "loophole"]
    assert seen(table)["pages_left"] == left - 1
    table.turn(1)
    assert seen(table, 1)["turned"] == ["loose_stone", "loophole", "rolling_casks"]
    assert seen(table)["pages_left"] == left - 2


@rule("EC-CHAP-02", "EC-CHAP-05", "EC-DEC-02")
def test_anybody_may_turn_any_page_also_twice_running():
    table = lay("loophole", "rolling_casks", "furnace_child", players=3)
    for who in (2, 2, 1):
        assert table.once() == [Turn(0), Turn(1), Turn(2)]
        table.turn(who)
    assert [event.who for event in table.told(Turned)] == [2, 2, 1]


@rule("EC-CHAP-03", "EC-RULING-04", "EC-DEC-02")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_all_players_have_a_say_in_who_turns(seat):
    table = lay("loophole", players=3)
    assert table.decision.seats == [0, 1, 2]
    table.act(Turn(1), seat)
    assert table.castle.turner == 1


@rule("EC-RULING-04", "EC-RULING-35")
def test_the_last_word_is_the_turners_and_the_first_seats_before_the_first_page():
    table = Table(Session.start(game, players=3, seed="word"))
    for character in ("abbot", "cook", "miller"):
        table.act(TakeCharacter(character))
    assert table.decision.leader == 0
    table.turn(2)
    assert table.decision.leader == 2


@rule("EC-RULING-35", "EC-DEC-02")
def test_somebody_must_turn():
    table = lay("loophole")
    assert all(isinstance(option, Turn) for option in table.once())


@rule("EC-CHAP-04", "EC-RULING-33")
def test_the_turner_is_settled_while_the_page_is_face_down():
    table = lay("loophole", "rolling_casks")
    for _ in range(2):
        page = table.castle.deck[-1]
        assert seen(table)["next_page"] == ""
        assert page not in str([table.session.view(seat) for seat in (0, 1, -1)])
        table.turn(0)
        assert seen(table)["turned"][-1] == page


@rule("EC-RULING-33")
def test_nobody_sees_what_is_face_down():
    table = lay("bone_cellar")
    charge(table, "might", "might")
    hidden = table.castle.deck + table.castle.spare + table.castle.item_deck
    assert len(hidden) > 70
    for seat in (0, 1, -1):
        view = str(table.session.view(seat)) + str(table.session.heard(seat))
        assert [card for card in hidden if f"'{card}'" in view] == []


# -- following -------------------------------------------------------------------------------------------


@rule("EC-CHAP-06", "EC-EX-13")
def test_you_is_whoever_turned_the_page():
    table = lay("loophole", players=3)
    table.turn(2)
    assert table.hp() == [14, 14, 12]


@rule("EC-CHAP-08", "EC-CHAP-10")
def test_a_page_is_shown_then_followed_then_complete():
    table = lay("loophole")
    table.turn(0)
    kinds = [type(told.event) for told in table.session.events]
    assert kinds == [Turned, Lost, Drew, Completed]
    assert table.asks() == "ask-turner"


@rule("EC-CHAP-09")
@pytest.mark.parametrize(
    ("says", "question"),
    [
        (do("choose", ways=[{"id": "left"}, {"id": "right"}]), "ask-way"),
        (do("nominate"), "ask-nominee"),
        (do("each", who="all", effects=[do("peek")]), "ask-next"),
        (do("guess", who="turner"), "ask-guess"),
        (do("test", who="turner", trait="might", needed=1), "ask-roll"),
        (do("press", who="turner", bad="might", gain=[], bust=[], most=2), "ask-roll"),
        (do("discard", who="any"), "ask-discard"),
        (do("split", amount=1), "ask-split"),
        (do("fight", damage=1), "ask-rest"),
    ],
)
def test_a_page_says_itself_what_it_takes(page, says, question):
    table = lay(page(says), hands=[["brew_of_might.1", "liquid_luck.1"], ["elixir_of_insight.1"]])
    table.turn(0)
    assert table.asks() == question


@rule("EC-CHAP-15", "EC-RULING-37")
def test_a_page_may_be_escaped_and_escaping_brings_no_item():
    table = lay("furnace_child")
    table.turn(0)
    table.act(TakeWay("flee"))
    assert [event.page for event in table.told(Completed)] == ["furnace_child"]
    assert table.asks() == "ask-turner"
    assert table.told(Drew) == []
    assert seen(table)["middle"] == []


@rule("EC-RULING-37")
@pytest.mark.parametrize(
    ("page", "way", "items"),
    [("furnace_child", "flee", 1), ("rotting_warden", "flee", 1), ("sleeping_armourer", "move_on", 0)],
)
def test_the_profile_can_grant_an_item_for_a_fight_escaped(page, way, items):
    table = lay(page, options={"spoils_when_avoided": "yes"})
    table.turn(0)
    table.act(TakeWay(way))
    assert table.asks() == "ask-turner"
    assert len(seen(table)["middle"]) == items
    assert len(table.told(Completed)) == 1


@rule("EC-RULING-37", "EC-RULING-18")
def test_a_fight_that_was_fought_brings_no_second_item_under_that_profile():
    table = lay("bone_cellar", options={"spoils_when_avoided": "yes"})
    charge(table, "might", "might")
    table.faces("might", "might")
    table.act(Rest(-1))
    assert len(seen(table)["middle"]) == 1


@rule("EC-CHAP-15")
def test_a_boss_cannot_be_passed_by():
    for boss in CARDS.bosses.values():
        assert isinstance(boss.do[-1], cards.Combat)
    coward = cards.Page(id="coward", source="ours", do=[cards.Lose(who="all", amount=1)])
    with pytest.raises(BadContent):
        Catalogue().add("test", cards.Cards(boss=[coward]))


@rule("EC-DEC-03")
def test_the_group_chooses_among_the_ways_a_page_offers():
    table = lay("furnace_child", players=3)
    table.turn(1)
    assert table.decision.seats == [0, 1, 2]
    assert table.decision.leader == 1
    assert table.decision.options == [TakeWay("flee"), TakeWay("fight")]


@rule("EC-DEC-03", "EC-CHAP-06")
def test_where_the_page_says_you_the_turner_alone_chooses(page):
    table = lay(page(do("choose", by="turner", ways=[{"id": "left"}, {"id": "right"}])), players=3)
    table.turn(1)
    assert table.decision.seats == [1]
    assert table.session.legal(0) == table.session.legal(2) == []


@rule("EC-DEC-03")
def test_a_way_nobody_can_pay_for_is_closed_and_the_only_one_left_is_taken(page):
    name = page(do("choose", ways=[{"id": "feed", "needs": {"type": "food"}}, {"id": "pass"}]))
    table = lay(name, hands=[["liquid_luck.1"], []])
    table.turn(0)
    assert [event.way for event in table.told(Chose)] == ["pass"]
    table = lay(name, hands=[[], ["stale_loaf.1"]])
    table.turn(0)
    assert table.decision.options == [TakeWay("feed"), TakeWay("pass")]


@rule("EC-DEC-03")
def test_what_you_must_pay_you_must_carry_yourself(page):
    name = page(do("choose", by="turner", ways=[{"id": "give", "needs": {"who": "turner"}}, {"id": "pass"}]))
    table = lay(name, hands=[[], ["stale_loaf.1"]])
    table.turn(0)
    assert [event.way for event in table.told(Chose)] == ["pass"]
    table = lay(name, hands=[["stale_loaf.1"], []])
    table.turn(0)
    assert table.decision.options == [TakeWay("give"), TakeWay("pass")]


@rule("EC-RULING-32")
def test_a_choice_stands_once_it_is_made():
    table = lay("sleeping_armourer", hands=[["liquid_luck.1"], []])
    table.turn(0)
    table.act(TakeWay("steal"))
    assert refuses(table, TakeWay("move_on"))
    table.face(0, "might")
    table.act(Name(0))
    assert table.asks() == "ask-roll"
    assert refuses(table, TakeWay("move_on"))
    assert refuses(table, Name(1))


@rule("EC-DEC-04")
def test_the_group_names_whoever_a_page_wants(page):
    table = lay(page(do("nominate"), do("lose", who="nominee", amount=1)), players=3)
    table.turn(0)
    assert table.asks() == "ask-nominee"
    assert table.decision.seats == [0, 1, 2]
    assert table.decision.options == [Name(0), Name(1), Name(2)]
    table.act(Name(2))
    assert table.hp() == [14, 14, 13]


@rule("EC-DEC-04", "EC-HP-05")
@pytest.mark.parametrize(("hp", "asked"), [([9, 14, 14], False), ([14, 14, 13], True)])
def test_nobody_is_named_to_be_healed_where_all_who_could_be_are_whole(page, hp, asked):
    sleeps = page(
        do("nominate", among="others"), do("heal", who="nominee", amount=2), do("lose", who="turner", amount=3)
    )
    table = lay(sleeps, players=3, hp=hp)
    table.turn(0)
    assert (table.asks() == "ask-nominee") is asked


@rule("EC-DEC-04")
def test_with_one_eligible_nobody_is_asked_to_name(page):
    table = lay(page(do("nominate", among="others"), do("lose", who="nominee", amount=1)))
    table.turn(0)
    assert table.hp() == [18, 17]


# -- the start card --------------------------------------------------------------------------------------


def at_the_start(players: int = 3, **options: str) -> Table:
    """A castle whose start card lies on top, prisoners taken."""
    table = Table(Session.start(game, players=players, seed="start", options=options))
    for character in ("abbot", "cook", "miller", "smith")[:players]:
        table.act(TakeCharacter(character))
    return table


@rule("EC-RULING-05")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_anybody_turns_the_start_card_and_it_gives_an_item_for_each_player(players):
    table = at_the_start(players)
    assert table.once() == [Turn(who) for who in range(players)]
    table.turn(1)
    assert [event.page for event in table.told(Turned)] == ["loose_stone"]
    assert len(seen(table)["middle"]) == players
    assert seen(table)["items_left"] == 35 - players


@rule("EC-RULING-05")
def test_the_profile_can_make_the_start_card_give_nothing():
    table = at_the_start(start_items="none")
    table.turn(0)
    assert table.told(Drew) == []
    assert [event.page for event in table.told(Completed)] == ["loose_stone"]
    assert table.asks() == "ask-turner"


@rule("EC-RULING-06")
def test_what_the_start_card_gave_is_shared_and_traded_before_the_first_chapter():
    table = at_the_start()
    table.turn(0)
    item = seen(table)["middle"][0]
    table.act(PickUp(item, 1))
    table.act(Leave(item), seat=1)
    table.act(PickUp(item, 2))
    assert [(event.item, event.who) for event in table.told(Gave)] == [(item, 1), (item, 2)]


# -- the end ---------------------------------------------------------------------------------------------


@rule("EC-GOAL-01", "EC-CHAP-11", "EC-END-01")
def test_the_game_is_won_when_the_last_page_of_all_is_beaten():
    table = lay("sleeping_armourer", deck=["lord_of_lots"], party=MONKS)
    table.turn(0)
    table.act(TakeWay("move_on"))
    assert not table.session.is_over()
    assert seen(table)["pages_left"] == 1
    beat_the_lord_of_lots(table)
    assert table.session.is_over()
    assert table.session.outcome() == "escaped"
    assert seen(table)["pages_left"] == 0
    assert [table.session.payoff(seat) for seat in range(2)] == [1.0, 1.0]
    assert len(table.told(Escaped)) == 1


@rule("EC-EX-17", "EC-RULING-17", "EC-END-01")
def test_when_the_bosss_row_is_empty_nothing_more_happens():
    table = lay("lord_of_lots", deck=[], party=MONKS)
    beat_the_lord_of_lots(table)
    assert table.session.outcome() == "escaped"
    assert table.told(Drew) == []
    assert seen(table)["middle"] == []
    assert len(table.told(EnemyStruck)) == 2
    assert table.hp() == [12, 13]  # 2 and 1 by the page, then 2 by each blow


@rule("EC-RULING-17")
def test_no_boss_card_promises_an_item():
    assert [boss.id for boss in CARDS.bosses.values() if boss.do[-1].spoils] == []


@rule("EC-CHAP-14")
def test_the_boss_is_turned_and_followed_like_any_page():
    table = lay("lord_of_lots", deck=[], players=3)
    assert table.decision.options == [Turn(0), Turn(1), Turn(2)]
    table.turn(1)  # YOU lose 2, the others 1
    assert table.hp() == [13, 12, 13]
    assert table.asks() == "ask-rest"


@rule("EC-CHAP-11", "EC-END-02")
def test_the_game_is_lost_by_a_death_on_any_page():
    table = lay("loophole", hp=[18, 1])
    table.turn(1)
    assert table.session.outcome() == "died"
    with pytest.raises(NotPossible):
        table.turn(0)


@rule("EC-END-03", "EC-DEC-19")
@pytest.mark.parametrize("characters", [("abbot", "cook"), ("tanner", "smith")])
def test_after_a_game_the_same_or_other_prisoners_start_from_nothing(characters):
    table = lay("loophole", hp=[2, 5], hands=[[], ["milk_tooth.1", "pot_lid.1"]])
    table.turn(0)
    assert table.session.is_over()
    again = Table(Session.start(game, players=2, seed="again"))
    for character in characters:
        again.act(TakeCharacter(character))
    assert again.hp() == [18, 18]
    assert [prisoner.hands for prisoner in again.castle.prisoners] == [[], []]
    assert [prisoner.curses for prisoner in again.castle.prisoners] == [[], []]
    assert (seen(again)["pages_left"], seen(again)["items_left"], seen(again)["discard"]) == (17, 35, [])
    assert again.castle.deck != table.castle.deck


@rule("EC-CHAP-09")
@pytest.mark.parametrize(("die", "after"), [("might", [18, 16]), ("wisdom", [18, 17]), ("cunning", [18, 17])])
def test_a_guess_is_the_turners_and_the_die_decides(page, die, after):
    right, wrong = do("lose", who="it", amount=2), do("lose", who="it", amount=1)
    table = lay(page(do("guess", who="turner", passed=[right], failed=[wrong])))
    table.turn(1)
    assert table.decision.seats == [1]
    assert table.decision.options == [Say("might"), Say("cunning"), Say("wisdom")]
    table.dice(die)
    table.act(Say("might"))
    assert table.hp() == after
