"""Playing alone: one player, two prisoners (EC-SOLO)."""

from __future__ import annotations

from rules.dark_castle.table import Table, charge, do, lay
from rules.table import rule, seen

from undercroft.engine.session import Session
from undercroft.games.dark_castle import game
from undercroft.games.dark_castle.state import Accept, Bear, Drew, Name, Rest, TakeCharacter, TakeWay, Tried, Turn


def alone() -> Table:
    """A solo game before the prisoners are taken."""
    return Table(Session.start(game, players=1, seed="alone"))


@rule("EC-SOLO-01", "EC-DEC-01")
def test_alone_one_takes_two_different_prisoners():
    table = alone()
    table.act(TakeCharacter("smith"), seat=0)
    assert not table.offers(TakeCharacter("smith"))
    table.act(TakeCharacter("tailor"), seat=0)
    assert table.asks() == "ask-turner"
    assert [(prisoner.seat, prisoner.character) for prisoner in table.castle.prisoners] == [
        (0, "smith"),
        (0, "tailor"),
    ]


@rule("EC-RULING-31", "EC-HP-01", "EC-SOLO-01")
def test_alone_both_prisoners_have_eighteen_hit_points():
    assert lay("loophole", players=1).hp() == [18, 18]


@rule("EC-SOLO-02")
def test_alone_one_answers_every_question():
    table = lay("drain_grate", players=1, hands=[["liquid_luck.1"], ["liquid_luck.2"]])
    for action in (Turn(0), Name(1), Accept(), Accept()):
        assert table.decision.asked() == [0]
        assert table.decision.leader == 0
        table.act(action, seat=0)


@rule("EC-SOLO-03", "EC-DEC-02")
def test_alone_one_names_the_prisoner_who_turns_and_you_is_that_one():
    table = lay("loophole", "rotting_warden", players=1)
    assert table.once() == [Turn(0), Turn(1)]
    table.turn(1)
    assert table.hp() == [18, 16]
    table.turn(0)
    table.act(TakeWay("flee"))
    assert table.hp() == [15, 16]


@rule("EC-SOLO-04")
def test_alone_the_start_card_gives_an_item_for_each_prisoner():
    table = alone()
    for character in ("smith", "tailor"):
        table.act(TakeCharacter(character))
    table.turn(0)
    assert [len(event.items) for event in table.told(Drew)] == [2]


@rule("EC-SOLO-04")
def test_alone_a_page_counts_prisoners_where_it_says_players(page):
    table = lay("endless_galleries", page(do("split", amount="per_player")), players=1)
    table.faces("wisdom wisdom", "might")
    table.turn(0)
    assert [event.needed for event in table.told(Tried)] == [2]
    table.turn(0)
    table.act(Bear(0, 2))
    assert table.hp() == [16, 18]


@rule("EC-EX-14", "EC-SOLO-04")
def test_alone_against_an_enemy_with_the_per_player_symbol():
    table = lay("bone_cellar", players=1)
    charge(table, "might", "wisdom")
    assert table.row() == ["might", "wisdom"]
    assert seen(table)["turner"] == 0
    assert table.once() == [Rest(-1), Rest(0), Rest(1)]
    table.face(0, "cunning")
    table.act(Rest(1))
    assert table.hp() == [16, 18]  # the abbot fought alone
