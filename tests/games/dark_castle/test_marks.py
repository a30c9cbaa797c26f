"""Which answers of the castle are laid elsewhere than among the others."""

from __future__ import annotations

from rules.dark_castle.table import Table, charge, lay

from undercroft.engine.decision import DONE
from undercroft.engine.marks import ENDS_TURN, RARE, WORSE, Marks
from undercroft.games.dark_castle import game
from undercroft.games.dark_castle.rules.table import card_of
from undercroft.games.dark_castle.state import Accept, Leave, PickUp, Stop, Turn, Use


def marks(table: Table, seat: int = 0) -> Marks:
    return game.marks(table.castle, table.decision, seat)


def plainly(table: Table) -> list[object]:
    """What matters of the table: hit points, and what is carried, lies there or is used up, whichever copy it is."""
    castle = table.castle
    hands = [sorted(card_of(item).id for item in prisoner.hands) for prisoner in castle.prisoners]
    piles = [sorted(card_of(item).id for item in pile) for pile in (castle.middle, castle.discard)]
    return [table.hp(), hands, piles]


def test_what_ends_a_moment_is_marked_in_every_kind_of_question():
    table = lay("bone_cellar", hands=[["pot_lid.1"], []])
    assert ENDS_TURN not in marks(table).values(), "any of them may turn"
    charge(table, "might", "might", "might")
    while table.asks() == "ask-rest":
        table.act(table.decision.options[0])
    assert marks(table) == {Accept(): ENDS_TURN}


def test_sharing_out_and_stopping_are_ends_too():
    table = lay("well_shaft", hands=[[], []], items=["stale_loaf.1"])
    table.turn(0)
    seen = set()
    for _ in range(40):
        if table.session.decision is None or table.asks() == "ask-turner":
            break
        found = [action for action, mark in marks(table, table.decision.leader).items() if mark == ENDS_TURN]
        seen |= {type(action) for action in found}
        table.act(table.decision.options[0])
    assert seen <= {type(DONE), Stop, Accept}
    assert Stop in seen or type(DONE) in seen


def test_a_second_copy_of_a_card_is_no_answer_of_its_own():
    table = lay("loophole", hp=[9, 9], hands=[["stale_loaf.1", "stale_loaf.2"], []])
    first, second = Use("stale_loaf.1", 0, on=0), Use("stale_loaf.2", 0, on=0)
    assert marks(table)[second] == WORSE
    assert first not in marks(table)
    twin = Table(table.session.copy())
    table.act(first)
    twin.act(second)
    assert plainly(table) == plainly(twin)


def test_the_same_card_in_other_hands_is_another_answer():
    table = lay("loophole", hp=[9, 9], hands=[["stale_loaf.1"], ["stale_loaf.2"]], players=1)
    assert WORSE not in marks(table).values()


def test_to_put_something_down_is_rare_until_there_is_something_to_make_room_for():
    table = lay("loophole", hands=[["stale_loaf.1", "rotten_apple.1"], ["pot_lid.1"]])
    assert marks(table)[Leave("stale_loaf.1")] == RARE
    assert Turn(0) not in marks(table)
    table.act(Leave("stale_loaf.1"), 0)
    assert marks(table)[Leave("rotten_apple.1")] == RARE, "there is room for the loaf beside it"
    assert PickUp("stale_loaf.1", 0) not in marks(table)
    table.act(Leave("pot_lid.1"), 1)
    table.act(PickUp("stale_loaf.1", 0), 0)
    assert Leave("rotten_apple.1") not in marks(table), "or else the lid stays there"


def test_who_carries_too_much_finds_what_to_put_down_at_once():
    table = lay("loophole", hands=[["stale_loaf.1", "rotten_apple.1", "pot_lid.1"], ["stale_loaf.2"]])
    assert Leave("pot_lid.1") not in marks(table)
    assert marks(table, 1)[Leave("stale_loaf.2")] == RARE
