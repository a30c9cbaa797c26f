"""What is asked in the castle before an answer that is plainly a mistake."""

from __future__ import annotations

import pytest
from all_games import words_of
from rules.dark_castle.table import Table, charge, do, enemy, lay

from undercroft.engine.decision import DONE
from undercroft.engine.record import Action
from undercroft.engine.text import LANGUAGES
from undercroft.games.dark_castle import game
from undercroft.games.dark_castle.state import Accept, Bear, NameTurner, PickUp, Rest, Turn, Use


def asked(table: Table, action: Action, seat: int = 0) -> str:
    """What the one who gives an answer is asked first."""
    assert table.decision.allows(seat, action)
    message = game.blunder(table.castle, table.decision, seat, action)
    return "" if message is None else message.id


def said(table: Table, action: Action, lang: str) -> str:
    message = game.blunder(table.castle, table.decision, 0, action)
    assert message is not None
    return words_of(game, lang).sentence(message)


# -- things ----------------------------------------------------------------------------------------------


def middle(*items: str, hands: list[list[str]], players: int = 2) -> Table:
    """A break in which these things lie in the middle."""
    table = lay("loophole", hands=hands, players=players)
    castle = table.castle.copy()
    castle.agenda = [NameTurner()]
    castle.middle = list(items)
    castle.item_deck = [item for item in castle.item_deck if item not in items]
    return Table.at(castle, table.session, "test")


def test_loot_is_not_left_behind_with_hands_free():
    table = middle("pot_lid.1", hands=[["stale_loaf.1"], []])
    assert asked(table, Turn(0)) == asked(table, Turn(1)) == "blunder-loot"
    assert (
        said(table, Turn(0), "en") == "The abbot still has room for the pot lid, which would be left behind for good."
    )
    table.act(PickUp("pot_lid.1", 0))
    assert asked(table, Turn(0)) == ""


def test_whose_hands_are_full_is_not_asked_for_those_of_others():
    # Bots take what is left when people pass; and whoever has hands free is asked for their own.
    table = middle("pot_lid.1", hands=[["stale_loaf.1", "rotten_apple.1"], []])
    assert asked(table, Turn(0), 0) == ""
    assert asked(table, Turn(0), 1) == "blunder-loot"


def test_what_takes_both_hands_needs_both():
    table = middle("cracked_axe.1", hands=[["stale_loaf.1"], ["stale_loaf.2"]])
    assert asked(table, Turn(0)) == ""


def test_the_same_where_things_are_shared_amid_a_page(page):
    table = lay(page(do("draw", amount=1), do("lose", who="turner", amount=1)), items=["pot_lid.1"])
    table.turn(0)
    assert table.asks() == "ask-share"
    assert asked(table, DONE) == "blunder-loot"


def test_nobody_is_overloaded_while_a_friends_hands_are_empty():
    table = middle(hands=[["stale_loaf.1", "rotten_apple.1", "pot_lid.1"], []])
    assert asked(table, Turn(0)) == "blunder-overload"
    full = middle(hands=[["stale_loaf.1", "rotten_apple.1", "pot_lid.1"], ["stale_loaf.2", "rotten_apple.2"]])
    assert asked(full, Turn(0)) == ""


# -- hit points ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("hp", "expected"), [([12, 3, 12, 12], "blunder-rest"), ([12, 12, 12, 12], "")])
def test_nobody_rests_for_nothing_while_another_is_badly_hurt(hp: list[int], expected: str):
    table = lay("bone_cellar", players=4, hp=hp)
    charge(table, "might", "might", "might", "might")
    assert table.asks() == "ask-rest"
    assert asked(table, Rest(0)) == expected
    assert asked(table, Rest(1)) == ""
    assert asked(table, Rest(-1)) == ""


def test_who_has_lost_no_more_than_a_blow_need_not_be_thought_of():
    table = lay("bone_cellar", players=4, hp=[12, 10, 12, 12])
    charge(table, "might", "might", "might", "might")
    assert table.castle.fight is not None
    assert table.castle.fight.damage == 2
    assert asked(table, Rest(0)) == ""


def test_a_loss_is_not_taken_that_kills_while_something_would_save(page):
    table = lay(page(do("lose", who="turner", amount=3)), hp=[3, 18], hands=[["stale_loaf.1"], []])
    table.turn(0)
    assert table.asks() == "ask-loss"
    assert asked(table, Accept()) == "blunder-death"
    assert asked(table, Use("stale_loaf.1", 0, on=0)) == ""
    table.act(Accept())
    assert table.session.outcome() == "died"


def test_what_would_not_save_is_not_spoken_of(page):
    table = lay(page(do("lose", who="turner", amount=6)), hp=[3, 18], hands=[["stale_loaf.1"], []])
    table.turn(0)
    assert asked(table, Accept()) == ""


def test_a_blow_that_kills_is_not_awaited_with_a_shield_at_hand(monkeypatch: pytest.MonkeyPatch):
    foe = enemy(monkeypatch, "might might might", damage=3)
    for hp, expected in (([3, 18], "blunder-death"), ([4, 18], "")):
        table = lay(foe, hp=hp, hands=[["pot_lid.1"], []])
        table.turn(0)
        table.faces("wisdom", "wisdom")
        table.act(Rest(-1))
        while table.asks() != "ask-blow":
            table.act(Accept())
        assert asked(table, Accept()) == expected


def test_a_blow_may_be_awaited_with_something_else_against_it(monkeypatch: pytest.MonkeyPatch):
    table = lay(enemy(monkeypatch, "might might might", damage=3), hp=[3, 18], hands=[["pot_lid.1"], ["stale_loaf.1"]])
    table.turn(0)
    table.faces("wisdom", "wisdom")
    table.act(Rest(-1))
    while table.asks() != "ask-blow":
        table.act(Accept())
    assert asked(table, Accept()) == ""


def test_a_loss_is_not_shared_so_that_it_kills_where_it_need_not(page):
    table = lay(page(do("split", amount=6)), hp=[4, 4])
    table.turn(0)
    assert table.asks() == "ask-split"
    kills = [action for action in table.offered(Bear) if asked(table, action)]
    assert [action.amount for action in kills] == [0, 1, 2, 4, 5, 6]
    table.act(Bear(0, 3))
    assert table.hp() == [1, 1]


def test_where_somebody_dies_in_any_case_nothing_is_asked(page):
    table = lay(page(do("split", amount=6)), hp=[3, 3])
    table.turn(0)
    assert not any(asked(table, action) for action in table.offered(Bear))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_said_in_both_languages(lang: str):
    table = middle("pot_lid.1", hands=[[], []])
    assert said(table, Turn(0), lang).endswith(".")
