"""What is asked in Dark Souls before an answer that is plainly a mistake."""

from __future__ import annotations

from typing import Any

import pytest
from all_games import words_of
from rules.dark_souls.table import END, Table, arena, camp

from undercroft.engine.decision import DONE
from undercroft.engine.record import Action
from undercroft.games.dark_souls.game import game
from undercroft.games.dark_souls.rules.gear import ENCOUNTERS, TILE_FACES
from undercroft.games.dark_souls.rules.layout import BONFIRE
from undercroft.games.dark_souls.state import Block, Buy, Died, Dodge, Drink, EnterBoss, Go, Open, Reroll, Rest, Souls


def asked(table: Table, action: Action) -> str:
    """What the one who gives an answer is asked first."""
    seat = table.decision.giver(action)
    assert table.decision.allows(seat, action)
    message = game.blunder(table.souls, table.decision, seat, action)
    return "" if message is None else message.id


# -- outside encounters ----------------------------------------------------------------------------------


def at_a_chest(souls: Souls) -> None:
    """The party in a room it has won, with a chest in it; the others are won too."""
    card = next(card for card in sorted(ENCOUNTERS) if ENCOUNTERS[card].terrain_1 == "chest")
    souls.map[0].encounter = card
    for laid in souls.map:
        laid.won = True
        laid.opened = [TILE_FACES[laid.tile].first_terrain, TILE_FACES[laid.tile].second_terrain]
    souls.map[0].opened = []
    souls.at = 0


def test_no_room_is_left_with_its_chest_unopened():
    table = camp(change=at_a_chest)
    chests = table.offered(Open)
    assert chests
    assert asked(table, Go(BONFIRE)) == "blunder-chest"
    assert asked(table, chests[0]) == ""
    for chest in chests:
        table.act(chest)
        while table.asks() != "ask-roam":
            table.act(table.decision.options[-1])
    assert asked(table, Go(BONFIRE)) == ""


def test_nobody_goes_into_the_fog_with_a_chest_left_anywhere():
    def change(souls: Souls) -> None:
        at_a_chest(souls)
        souls.at = BONFIRE

    table = camp(change=change)
    assert asked(table, EnterBoss()) == "blunder-chest-elsewhere"
    away = [go for go in table.offered(Go) if go.tile != 0]
    assert all(asked(table, go) == "" for go in away)
    souls = table.souls
    souls.map[0].opened = [TILE_FACES[souls.map[0].tile].first_terrain, TILE_FACES[souls.map[0].tile].second_terrain]
    assert asked(table, EnterBoss()) == ""


@pytest.mark.parametrize(
    ("spent", "expected"), [("", "blunder-rest"), ("estus", ""), ("heroic", ""), ("luck", ""), ("red", "")]
)
def test_no_spark_is_spent_on_a_rest_nobody_needs(spent: str, expected: str):
    def change(souls: Souls) -> None:
        if spent:
            setattr(souls.heroes[1], spent, 1 if spent == "red" else False)

    table = camp(souls=4, change=change)
    assert asked(table, Rest()) == expected
    assert asked(table, Buy()) == ""


def test_once_every_room_is_won_one_may_rest_to_fight_again():
    def change(souls: Souls) -> None:
        for laid in souls.map:
            laid.won = True

    assert asked(camp(change=change), Rest()) == ""


# -- in encounters ---------------------------------------------------------------------------------------


def struck(red: int, kind: str = "assassin", **more: Any) -> Table:
    """A hero with so many red cubes, about to answer the blow of a sentinel."""

    def change(souls: Souls) -> None:
        souls.heroes[0].red = red
        for name, value in more.items():
            setattr(souls.heroes[0], name, value)

    table = arena([kind], at=[(2, 4)], foes=[("sentinel", (2, 4))], first="foes", hands=[[]], change=change)
    while table.asks() != "ask-defend":
        table.act(table.decision.options[0])
    return table


def test_a_roll_is_not_kept_that_kills_while_it_can_be_changed():
    table = struck(8)
    table.dice("dodge 0", "dodge 0", "dodge 0", "dodge 0")
    table.act(next(option for option in table.decision.options if isinstance(option, Dodge)))
    assert table.asks() == "ask-roll"
    assert asked(table, DONE) == "blunder-roll"
    assert all(asked(table, one) == "" for one in table.offered(Reroll))
    text = words_of(game, "en")
    message = game.blunder(table.souls, table.decision, 0, DONE)
    assert message is not None
    assert text.sentence(message).startswith("Kept as it lies, this roll kills the Assassin")
    table.act(DONE)
    assert table.told(Died)


def test_a_roll_that_only_hurts_is_kept_without_a_word():
    table = struck(0)
    table.dice("dodge 0", "dodge 0", "dodge 0", "dodge 0")
    table.act(next(option for option in table.decision.options if isinstance(option, Dodge)))
    assert table.asks() == "ask-roll"
    assert asked(table, DONE) == ""


def test_nobody_chooses_certain_death_where_there_is_a_chance():
    for red, expected in ((8, "blunder-defend"), (0, "")):
        table = struck(red, armour="assassin_armour.1", heroic=False)
        assert (game.foresee(table.souls, table.decision, 0)["options"]["0"]["die"] >= 1.0) == bool(expected)
        assert asked(table, Block()) == expected
        assert all(asked(table, dodge) == "" for dodge in table.offered(Dodge))


def test_who_can_still_stand_fast_may_block_what_kills():
    for heroic, expected in ((True, ""), (False, "blunder-defend")):
        table = struck(8, "knight", heroic=heroic, armour="assassin_armour.1")
        entries = game.foresee(table.souls, table.decision, 0)["options"]
        assert entries["0"]["die"] == 1.0
        assert min(entry["die"] for entry in entries.values()) < 1.0
        assert asked(table, Block()) == expected


def test_nobody_dies_of_poison_with_the_flask_full():
    for red, estus, expected in ((9, True, "blunder-poison"), (8, True, ""), (9, False, "")):

        def change(souls: Souls, red: int = red, estus: bool = estus) -> None:
            souls.heroes[0].red = red
            souls.heroes[0].estus = estus
            souls.heroes[0].conditions = ["poison"]

        table = arena(change=change)
        assert asked(table, END) == expected
        if estus:
            assert asked(table, Drink()) == ""
