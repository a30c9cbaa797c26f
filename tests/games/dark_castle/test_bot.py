"""The player with judgement: whose die it weighs, when it fights, what it keeps."""

from __future__ import annotations

from rules.dark_castle.table import Table, lay

from undercroft.bots.player import next_answer
from undercroft.bots.registry import find_bot
from undercroft.engine.record import Action
from undercroft.games.dark_castle import game
from undercroft.games.dark_castle.state import Press, Resolve, Rest, RestOn, Stop, TakeWay


def judged(table: Table) -> Action:
    """What the bot answers, in every seat, to the question on the table."""
    bot = find_bot("judgement", game, "judged")
    answer = next_answer(table.session, dict.fromkeys(range(table.session.seats), bot))
    assert answer is not None
    return answer[1]


# -- whose die -------------------------------------------------------------------------------------------


def test_luck_is_pressed_by_the_die_of_the_one_who_eats():
    # Wisdom is bad at the banquet: three faces of the Abbot's die, one of the Cook's.
    table = lay("mouldy_banquet", party=["abbot", "cook"], hp=[8, 8])
    table.face(0, "might")
    table.turn(0)
    assert judged(table) == Stop()
    table.face(1, "might")
    table.act(Stop())
    assert judged(table) == Press()


def test_a_way_is_chosen_by_the_die_of_the_one_who_goes_it():
    # To leap takes cunning: the Miller has it on three faces, the Smith on one; who turned the page does not matter.
    for party, way in ((["smith", "miller"], "leap"), (["miller", "smith"], "climb")):
        table = lay("broken_stair", party=party, hp=[12, 12])
        table.turn(0)
        assert judged(table) == TakeWay(way)


# -- what goes on too long -------------------------------------------------------------------------------


def test_who_would_die_of_one_more_failure_still_tries_where_the_other_way_is_certain_death():
    # Whoever lets go loses 2 for sure; a double comes up one time in three.
    table = lay("moat_mud", hp=[2, 2])
    table.turn(0)
    assert judged(table) == TakeWay("thrash")


def test_against_wolves_that_close_in_nobody_says_who_rests_round_after_round():
    table = lay("starving_wolves", hp=[11, 17])
    table.dice("might", "cunning")
    table.turn(0)
    assert isinstance(judged(table), Rest)


def test_nobody_rests_while_one_alone_is_struck():
    table = lay("long_chain", hp=[6, 15])
    table.dice("wisdom", "wisdom")
    table.turn(0)
    assert judged(table) in (Rest(-1), RestOn(-1))


# -- who strikes first -----------------------------------------------------------------------------------


def test_whoever_can_hit_the_bones_that_creep_back_strikes_last():
    table = lay("skeletal_beast", party=["abbot", "cook"], hp=[18, 12])
    table.dice("cunning", "cunning")
    table.turn(0)
    table.faces("wisdom wisdom", "cunning")
    table.act(Rest(-1))
    assert judged(table) == Resolve(1)
