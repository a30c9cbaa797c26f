"""Which answers of Dead Cells are laid elsewhere than among the others, held against what the rules then do."""

from __future__ import annotations

from rules.dead_cells.places import GREEN, RED, VIOLET, flip, gain, hands, thing, tile, ways
from rules.dead_cells.table import Table, after_run, be, blow, changes, combat, fight, item, monster, walk

from undercroft.engine.decision import DONE, PASS
from undercroft.engine.marks import ENDS_TURN, FIRST, RARE, Marks
from undercroft.engine.session import Session
from undercroft.games.dead_cells import state
from undercroft.games.dead_cells.game import game
from undercroft.games.dead_cells.state import (
    Campaign,
    EnemyHurt,
    Equip,
    FitItem,
    GiveItem,
    GiveUpgrade,
    Go,
    GoAgain,
    Hit,
    ItemTo,
    NextRun,
    ResetBox,
    Retire,
    Take,
    Upgrade,
    UseItem,
)


def marks(table: Table, seat: int = 0) -> Marks:
    return game.marks(table.campaign, table.decision, seat)


# -- what ends a moment ----------------------------------------------------------------------------------


def test_to_decline_and_to_be_done_has_its_place():
    poor = walk(agenda=[FitItem(0, thing())], change=be(0, items=[thing()]))
    assert ENDS_TURN not in marks(poor).values()
    spending = after_run(cells=4)
    assert marks(spending)[DONE] == ENDS_TURN
    tested = ways([{"at": "s", "to": "p", "hand": ["tactics"]}, {"at": "s", "to": "q"}], change=hands([VIOLET, RED]))
    tested.act(Go("p"))
    assert marks(tested)[PASS] == ENDS_TURN


def test_a_card_for_cells_comes_first():
    table = after_run(cells=4)
    assert {marks(table)[option] for option in table.offered(Upgrade)} == {FIRST}


def test_to_go_on_comes_first_and_what_ends_the_campaign_is_out_of_the_way():
    def beaten(campaign: Campaign) -> None:
        campaign.beaten["C3"] = 1
        campaign.agenda = [NextRun()]

    table = after_run(cells=0, change=beaten)
    assert marks(table) == {GoAgain(): FIRST, Retire(): RARE, ResetBox(): RARE}


# -- cards and items -------------------------------------------------------------------------------------


def test_cards_that_could_change_hands_are_there_but_out_of_the_way():
    session = Session.start(game, 2, "marks", {"mode": "run", "start_box": "finished"})
    table = Table(session)
    table.go("ask-deal-upgrades")
    while table.decision.ask == "ask-must-deal":
        table.act(table.decision.options[0])
    found = marks(table)
    assert len(table.offered(GiveUpgrade)) > 10
    assert {found[option] for option in table.offered(GiveUpgrade)} == {RARE}
    assert found[DONE] == ENDS_TURN


def test_an_item_goes_into_a_free_slot_before_it_goes_elsewhere():
    ring = thing()
    table = walk(agenda=[GiveItem(ring, False, False)], change=be(1, items=[thing()]))
    assert marks(table) == {ItemTo(1, ring): RARE}
    full = walk(agenda=[GiveItem(ring, False, False)], change=changes(be(0, items=[thing()]), be(1, items=[thing()])))
    assert marks(full) == {}, "somebody has to make room"


def test_where_a_slot_is_free_nobody_throws_something_away_for_it():
    def roomy(campaign: Campaign) -> None:
        be(0, items=[held], tracks=[0, 2, 0])(campaign)

    held, new = thing(), thing()
    table = walk(["poisoned", "flayed"], agenda=[FitItem(0, new)], change=roomy, options={"discard_equipment": "any"})
    assert table.asks() == "ask-slot"
    assert marks(table) == {Equip(new, ""): FIRST, Equip(new, held): RARE}


def test_an_item_stands_for_an_empty_line_before_it_stands_for_a_printed_one():
    bow = item(works="replace", round=1, acts=[blow("123", amount=2)])
    printed, empty = combat(I=[blow("1")]), combat(II=[blow("1")])

    def bowman() -> Table:
        foes = {"1": monster(life=9)}
        return fight(["poisoned", "flayed"], [[printed, empty], [combat()]], foes, change=be(0, items=[bow]))

    assert bowman().asks() == "ask-round-item"
    assert marks(bowman()) == {PASS: ENDS_TURN, UseItem(bow, 0): RARE}
    dealt = []
    for line in (0, 1):
        table = bowman()
        table.act(UseItem(bow, line))
        dealt.append(sum(hit.amount for hit in table.told(EnemyHurt)))
    assert dealt[1] > dealt[0], "the printed line is carried out as well"


# -- tests -----------------------------------------------------------------------------------------------


def test_a_corridor_whose_test_the_asked_one_must_fail_is_out_of_the_way():
    corridors = [{"at": "s", "to": "p", "hand": ["tactics"]}, {"at": "s", "to": "q"}, {"at": "s", "to": "r"}]
    failing = ways(corridors, change=hands([GREEN, RED], [VIOLET]))
    assert marks(failing, 0) == {Go("p"): RARE}
    assert marks(failing, 1) == {}, "whoever is not to take it does not know the hand"
    assert marks(ways(corridors, change=hands([VIOLET], [GREEN])), 0) == {}
    failing.act(Go("p"))
    assert failing.decision.options == [PASS]
    failing.act(PASS)
    assert failing.told(state.TestFailed)


def test_an_option_whose_test_must_be_failed_is_out_of_the_way():
    turned = tile(either=[{"gives": [gain("tooth")], "test": "brutality"}, {"gives": [gain("cell")]}])
    assert marks(flip(turned, change=hands([GREEN], [RED])), 0) == {Take(0): RARE}
    assert marks(flip(turned, change=hands([RED], [GREEN])), 0) == {}


def test_what_there_is_to_hit_lies_where_it_lay():
    table = fight(["poisoned", "flayed"], cards=[[combat(I=[blow("12")])]], foes={"1": monster(), "2": monster()})
    table.go("ask-target")
    assert len(table.offered(Hit)) == 2
    assert marks(table) == {}
