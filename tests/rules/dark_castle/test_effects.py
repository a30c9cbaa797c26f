"""Instructions: giving up, dealing anew, curses, pages shown or skipped (EC-CHAP-09, EC-DEC-17, EC-RULING-44)."""

from __future__ import annotations

import pytest
from rules.dark_castle.table import Table, charge, do, lay
from rules.table import refuses, rule, seen

from undercroft.games.dark_castle.rules.table import hands_filled
from undercroft.games.dark_castle.state import (
    Accept,
    Bear,
    Curse,
    DealtAnew,
    Discard,
    Gave,
    Leave,
    Lengthened,
    Lifted,
    Lost,
    Name,
    Rest,
    Rolled,
    Skipped,
    Turn,
    Turned,
    Use,
)

LOAF, APPLE, BROTH = "stale_loaf.1", "rotten_apple.1", "onion_broth.1"
AXE, BENCH = "cracked_axe.1", "chapel_bench.1"  # two-handed


def hands(table: Table) -> list[list[str]]:
    """What everyone carries."""
    return [prisoner.hands for prisoner in table.castle.prisoners]


def curses(table: Table) -> list[list[str]]:
    """What weighs on everyone."""
    return [[curse.kind for curse in prisoner.curses] for prisoner in table.castle.prisoners]


# -- in order, to whom it is said ------------------------------------------------------------------------


@rule("EC-CHAP-09", "EC-RULING-32")
def test_instructions_are_followed_one_after_another(page):
    name = page(
        do("lose", who="turner", amount=1), do("lose", who="highest", amount=1), do("heal", who="all", amount=1)
    )
    table = lay(name)
    table.turn(0)
    assert [event.who for event in table.told(Lost)] == [0, 1]
    assert table.hp() == [18, 18]


@rule("EC-CHAP-09", "EC-DEC-04")
def test_the_others_of_a_nominee_are_all_but_the_nominee():
    table = lay("drain_grate", players=3)
    table.turn(0)
    table.face(1, "might")
    table.act(Name(1))
    assert [event.who for event in table.told(Rolled)][:3] == [1, 0, 2]


@rule("EC-CHAP-09", "EC-DEC-04")
def test_a_nominee_is_one_for_this_page_only(page):
    first = page(do("nominate"), name="first")
    second = page(do("each", who="others", effects=[do("peek")]), name="second")
    table = lay(first, second, players=3)
    table.turn(0)
    table.act(Name(1))
    table.turn(0)
    assert table.decision.options == [Name(1), Name(2)]


@rule("EC-CHAP-09", "EC-DEC-04")
def test_a_loss_for_the_others_of_a_nominee_spares_the_nominee(page):
    table = lay(page(do("nominate"), do("lose", who="others", amount=1)), players=3)
    table.turn(0)
    table.act(Name(1))
    assert table.hp() == [13, 14, 13]


@rule("EC-DEC-03", "EC-DEC-04")
@pytest.mark.parametrize(("by", "seats"), [("group", [0, 1, 2]), ("turner", [1]), ("nominee", [2])])
def test_a_choice_is_the_groups_the_turners_or_the_nominees(page, by, seats):
    table = lay(page(do("nominate"), do("choose", by=by, ways=[{"id": "in"}, {"id": "out"}])), players=3)
    table.turn(1)
    table.act(Name(2))
    assert table.asks() == "ask-way"
    assert sorted(table.decision.seats) == seats


@rule("EC-CHAP-09", "EC-SOLO-04")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_goes_by_the_number_of_players_is_split_into_as_many(page, players):
    table = lay(page(do("split", amount="per_player")), players=players)
    full = table.hp()[0]
    table.turn(0)
    assert (table.asks(), table.decision.count, table.decision.about) == ("ask-split", players, 0)
    assert table.once() == [Bear(0, amount) for amount in range(players + 1)]
    table.act(Bear(0, players))
    assert table.hp() == [full - players, *[full] * (players - 1)]


@rule("EC-CHAP-09")
@pytest.mark.parametrize(("fate", "after"), [("might", [8, 10]), ("cunning", [10, 10]), ("wisdom", [12, 12])])
def test_a_die_of_fate_decides_what_follows(page, fate, after):
    bad, good = do("lose", who="turner", amount=2), do("heal", who="all", amount=2)
    table = lay(page(do("fate", might=[bad], wisdom=[good])), hp=[10, 10])
    table.dice(fate)
    table.turn(0)
    assert table.hp() == after


@rule("EC-CHAP-09")
@pytest.mark.parametrize(("carried", "after"), [([], [16, 18]), ([LOAF], [16, 18]), (["straw_sack.1"], [17, 18])])
def test_what_is_carried_decides_what_follows(page, carried, after):
    less, more = do("lose", who="turner", amount=1), do("lose", who="turner", amount=2)
    table = lay(page(do("if", needs={"type": "relic"}, then=[less], otherwise=[more])), hands=[[], carried])
    table.turn(0)
    assert table.hp() == after


# -- giving things up ------------------------------------------------------------------------------------


@rule("EC-DEC-17")
def test_whoever_must_give_something_up_chooses_what(page):
    table = lay(page(do("discard", who="turner")), hands=[[LOAF, APPLE], [BROTH]])
    table.turn(0)
    assert table.asks() == "ask-discard"
    assert table.decision.seats == [0]
    assert table.decision.options == [Discard(LOAF), Discard(APPLE)]
    table.act(Discard(APPLE))
    assert hands(table) == [[LOAF], [BROTH]]
    assert seen(table)["discard"] == [APPLE]


@rule("EC-DEC-17")
def test_with_one_item_or_none_there_is_nothing_to_choose(page):
    table = lay(page(do("discard", who="all")), players=3, hands=[[LOAF], [], [APPLE, BROTH]])
    table.turn(0)
    assert table.decision.seats == [2]
    table.act(Discard(BROTH))
    assert hands(table) == [[], [], [APPLE]]


@rule("EC-DEC-17")
def test_a_page_that_wants_a_kind_takes_that_kind_from_anybody(page):
    table = lay(page(do("discard", who="any", type="food")), hands=[[LOAF, "milk_tooth.1"], [APPLE]])
    table.turn(1)
    assert table.decision.seats == [0, 1]
    assert table.decision.options == [Discard(LOAF), Discard(APPLE)]
    table.act(Discard(APPLE))
    assert hands(table) == [[LOAF, "milk_tooth.1"], []]


@rule("EC-DEC-17")
def test_a_page_that_wants_everything_asks_nobody(page):
    table = lay(page(do("discard", who="turner", everything=True)), hands=[[LOAF, APPLE], [BROTH]])
    table.turn(0)
    assert hands(table) == [[], [BROTH]]
    assert seen(table)["discard"] == [APPLE, LOAF]


@rule("EC-DEC-17", "EC-ITEM-13")
def test_what_is_demanded_may_be_eaten_first(page):
    table = lay(page(do("discard", who="turner")), hp=[10, 10], hands=[[LOAF, APPLE], []])
    table.turn(0)
    table.act(Use(LOAF, 0, on=0))
    assert table.hp()[0] == 12
    table.act(Accept())
    assert hands(table) == [[], []]  # the apple was all that was left to give


# -- dealing anew ----------------------------------------------------------------------------------------


def dealt(name: str, given: list[list[str]], seed: int) -> Table:
    """All that is carried has been dealt out anew by this page."""
    table = lay(name, players=3, hands=given, seed=str(seed))
    table.turn(0)
    return table


@rule("EC-RULING-44")
def test_dealt_anew_everyone_stays_within_two_hands_and_nothing_is_lost(page):
    name = page(do("deal_anew"))
    given = [[AXE], [LOAF, APPLE], [BROTH, "milk_tooth.1"]]
    results = set()
    for seed in range(30):
        table = dealt(name, given, seed)
        assert len(table.told(DealtAnew)) == 1
        assert all(hands_filled(prisoner) <= 2 for prisoner in table.castle.prisoners)
        assert sorted(item for held in hands(table) for item in held) == sorted(item for held in given for item in held)
        results.add(str([sorted(held) for held in hands(table)]))
    assert len(results) > 5


@rule("EC-RULING-44")
def test_anything_may_come_to_anybody(page):
    name = page(do("deal_anew"))
    bearers = [hands(dealt(name, [[LOAF], [], []], seed)).index([LOAF]) for seed in range(30)]
    assert set(bearers) == {0, 1, 2}


@rule("EC-RULING-44")
def test_two_handed_items_are_dealt_first(page):
    name = page(do("deal_anew"))
    for seed in range(30):
        table = dealt(name, [[LOAF, APPLE], [BENCH], [AXE]], seed)
        assert {event.item for event in table.told(Gave)[:2]} == {AXE, BENCH}


@rule("EC-RULING-44", "EC-CHAP-14")
def test_after_the_deal_nobody_trades_before_the_fight():
    table = lay("lord_of_lots", deck=[], hands=[[LOAF], [APPLE]])
    table.turn(0)
    assert len(table.told(DealtAnew)) == 1
    assert table.asks() == "ask-rest"
    assert refuses(table, Leave(LOAF))


# -- curses ----------------------------------------------------------------------------------------------


@rule("EC-CHAP-09")
def test_a_curse_lasts_as_many_pages_as_it_says(page):
    table = lay(page(do("curse", who="turner", kind="bleeding", pages=2)), "loophole", "rolling_casks", "furnace_child")
    table.turn(0)
    assert table.hp() == [18, 18]
    assert curses(table) == [["bleeding"], []]
    table.turn(1)
    assert table.hp() == [17, 16]
    assert table.told(Lifted) == []
    table.turn(1)
    assert table.hp() == [16, 14]
    assert [(event.who, event.kind) for event in table.told(Lifted)] == [(0, "bleeding")]
    table.turn(1)
    assert table.hp() == [16, 14]


@rule("EC-CHAP-09")
def test_a_curse_that_falls_again_begins_anew(page):
    name = page(do("curse", who="turner", kind="unguarded", pages=2))
    table = lay(name, curses=[[Curse("unguarded", 1), Curse("bound", 3)], []])
    table.turn(0)
    assert [(curse.kind, curse.pages) for curse in table.castle.prisoners[0].curses] == [("bound", 2), ("unguarded", 2)]


@rule("EC-CHAP-09", "EC-END-02")
def test_bleeding_kills_like_any_loss():
    table = lay("furnace_child", hp=[18, 1], curses=[[], [Curse("bleeding", 1)]])
    table.turn(0)
    assert table.session.outcome() == "died"


@rule("EC-CHAP-09", "EC-DEC-02")
def test_whoever_is_marked_must_turn_the_next_page_and_only_that(page):
    table = lay(page(do("curse", who="turner", kind="marked", pages=1)), "rolling_casks", "furnace_child", players=3)
    table.turn(2)  # as nobody carries anything, the next page is turned at once
    assert [(event.who, event.page) for event in table.told(Turned)] == [(2, "made_up"), (2, "rolling_casks")]
    assert table.once() == [Turn(0), Turn(1), Turn(2)]


@rule("EC-CHAP-09")
def test_with_two_marked_one_of_them_must_turn():
    marked = [Curse("marked", 1)]
    table = lay("loophole", players=3, curses=[marked, [], marked])
    assert table.decision.options == [Turn(0), Turn(2)]


@rule("EC-CHAP-09")
def test_whoever_is_bound_cannot_rest_and_whoever_is_bared_has_no_shield():
    table = lay("bone_cellar", curses=[[Curse("bound", 1)], [Curse("unguarded", 1)]])
    charge(table, "cunning", "cunning")
    assert table.once() == [Rest(-1), Rest(1)]
    table.faces("wisdom wisdom", "might might")
    table.act(Rest(-1))
    assert table.hp() == [18, 16]


@rule("EC-ITEM-14", "EC-DEC-22")
def test_salt_water_lifts_what_weighs_on_anybody():
    bleeding = [Curse("bleeding", 2)]
    table = lay("loophole", players=3, hands=[["salt_water.1"], [], []], curses=[[], bleeding, []])
    assert [use for use in table.session.legal(0) if isinstance(use, Use)] == [Use("salt_water.1", 0, on=1)]
    table.act(Use("salt_water.1", 0, on=1))
    table.turn(0)
    assert table.hp() == [12, 14, 14]
    assert curses(table) == [[], [], []]


# -- the castle itself -----------------------------------------------------------------------------------


@rule("EC-CHAP-09", "EC-CHAP-04")
def test_a_page_that_is_shown_is_known_to_all_before_its_turner_is_named(page):
    table = lay(page(do("peek")), "loophole", "furnace_child")
    table.turn(0)
    assert [seen(table, seat)["next_page"] for seat in (0, 1, -1)] == ["loophole"] * 3
    table.turn(0)
    assert seen(table)["next_page"] == ""


@rule("EC-CHAP-09", "EC-RULING-33")
def test_a_skipped_page_is_gone_unread(page):
    table = lay(page(do("skip", pages=1)), "furnace_child", "loophole")
    left = seen(table)["pages_left"]
    table.turn(0)
    assert [event.pages for event in table.told(Skipped)] == [1]
    assert seen(table)["pages_left"] == left - 2
    table.turn(0)
    assert seen(table)["turned"] == ["loose_stone", "made_up", "loophole"]
    assert "furnace_child" not in str(table.session.view(0)) + str(table.session.heard(0))


@rule("EC-GOAL-01", "EC-CHAP-15")
def test_the_boss_is_never_skipped(page):
    table = lay(page(do("skip", pages=2)), "furnace_child", deck=["lord_of_lots"])
    table.turn(0)
    assert [event.pages for event in table.told(Skipped)] == [1]
    assert table.castle.deck == ["lord_of_lots"]


@rule("EC-CHAP-09", "EC-GOAL-01", "EC-RULING-33")
def test_a_castle_that_grows_takes_a_page_from_those_left_over(page):
    table = lay(page(do("lengthen", pages=1)), "furnace_child")
    left = seen(table)["pages_left"]
    spare = set(table.castle.spare)
    table.turn(0)
    assert [event.pages for event in table.told(Lengthened)] == [1]
    assert seen(table)["pages_left"] == left
    assert table.castle.deck[-1] in spare
    assert table.castle.deck[-1] not in table.castle.spare
    assert table.castle.deck[-2] == "furnace_child"
    assert table.castle.deck[-1] not in str(table.session.view(0)) + str(table.session.heard(0))


@rule("EC-CHAP-09")
def test_a_page_shown_is_not_shown_any_more_when_another_comes_before_it(page):
    table = lay(page(do("peek"), do("lengthen", pages=1)), "furnace_child")
    table.turn(0)
    assert seen(table)["next_page"] == ""
