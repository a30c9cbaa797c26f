"""Components, set-up, prisoners and their dice (EC-COMP, EC-SETUP, EC-CHAR)."""

from __future__ import annotations

import pytest
from rules.dark_castle.table import Table, charge, do, lay
from rules.table import refuses, rule, seen

from undercroft.engine.errors import NotPossible
from undercroft.engine.session import Session
from undercroft.games.dark_castle import cards, game
from undercroft.games.dark_castle.catalogue import CARDS
from undercroft.games.dark_castle.rules.setup import FIRST_BOSS, FIRST_ITEMS, FIRST_PAGES
from undercroft.games.dark_castle.state import Castle, Name, Rest, Rolled, RolledChapterDie, TakeCharacter, TakeWay

SEEDS = [str(seed) for seed in range(60)]

# Might, Cunning, Wisdom on each prisoner's die.
NUMBERS = {
    "abbot": (3, 1, 4),
    "cook": (4, 3, 1),
    "miller": (3, 4, 1),
    "smith": (4, 1, 3),
    "tailor": (1, 4, 3),
    "tanner": (1, 3, 4),
}


def fresh(players: int = 2, seed: str = "set-up") -> Castle:
    """The table before anybody has taken a prisoner."""
    state = Session.start(game, players=players, seed=seed).state
    assert isinstance(state, Castle)
    return state


def lay_nothing(players: int = 2) -> Table:
    """A table at which nobody has taken a prisoner yet."""
    return Table(Session.start(game, players=players, seed="set-up"))


# -- components ------------------------------------------------------------------------------------------


@rule("EC-COMP-01", "EC-COMP-02", "EC-COMP-03", "EC-COMP-04", "EC-COMP-05")
def test_the_box_holds_the_cards_it_should():
    assert len(CARDS.chapters) == 45
    assert len(CARDS.bosses) == 5
    assert len(CARDS.starts) == 1
    assert len(CARDS.copies) == 35
    assert len(CARDS.characters) == 6


@rule("EC-COMP-05")
def test_every_prisoner_has_a_die_like_no_other():
    dice = [str(character.faces) for character in CARDS.characters.values()]
    assert len(set(dice)) == 6


@rule("EC-COMP-06", "EC-RULING-03")
def test_no_card_needs_more_than_the_nine_dice_with_four_players():
    fights = [effect for effect in CARDS.effects.values() if isinstance(effect, cards.Combat)]
    assert fights
    for fight in fights:
        assert sum(fight.dice.values()) <= 5
        assert sum(fight.dice.values()) + 4 * fight.per_player <= 9


@rule("EC-RULING-03")
def test_a_row_longer_than_the_pool_is_laid_all_the_same(page):
    table = lay(page(do("fight", damage=1, dice={"might": 8})), players=4)
    table.dice(*["wisdom"] * 4)
    table.turn(0)
    assert len(table.row()) == 12


@rule("EC-COMP-08")
@pytest.mark.parametrize("players", [0, 5])
def test_nobody_plays_with_none_or_with_five(players):
    with pytest.raises(NotPossible):
        Session.start(game, players=players)


@rule("EC-COMP-08")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_to_four_play_on_the_same_side(players):
    table = lay("loophole", players=players, hp=[1] * 4)
    table.turn(0)
    assert [table.session.payoff(seat) for seat in range(players)] == [0.0] * players


# -- the castle deck -------------------------------------------------------------------------------------


@rule("EC-SETUP-01")
def test_fifteen_different_chapters_are_dealt_at_random():
    deals = [fresh(seed=seed).deck[1:-1] for seed in SEEDS]
    assert all(len(set(deal)) == 15 and set(deal) <= set(CARDS.chapters) for deal in deals)
    assert set().union(*deals) == set(CARDS.chapters)
    assert len({deal[-1] for deal in deals}) > 15


@rule("EC-SETUP-02")
def test_the_thirty_chapters_left_over_are_in_no_pile_in_play():
    castle = fresh()
    assert len(castle.spare) == 30
    assert sorted(castle.spare + castle.deck[1:-1]) == sorted(CARDS.chapters)


@rule("EC-SETUP-03")
def test_one_boss_drawn_at_random_lies_at_the_bottom():
    castles = [fresh(seed=seed) for seed in SEEDS]
    assert {castle.deck[0] for castle in castles} == set(CARDS.bosses)
    assert not any(set(castle.deck[1:] + castle.spare) & set(CARDS.bosses) for castle in castles)


@rule("EC-SETUP-01", "EC-SETUP-03")
def test_chapters_and_boss_lie_face_down():
    session = Session.start(game, players=2, seed="set-up")
    castle = session.state
    assert isinstance(castle, Castle)
    assert not any(hidden in str(session.view(0)) for hidden in castle.deck[:-1])


@rule("EC-SETUP-04", "EC-SETUP-05")
def test_the_start_card_lies_on_top_with_its_picture_up():
    table = seen(lay_nothing())
    assert table["next_page"] in CARDS.starts
    assert table["pages_left"] == 17
    assert table["turned"] == []


@rule("EC-SETUP-06")
def test_all_items_are_shuffled_into_one_deck():
    decks = [fresh(seed=seed).item_deck for seed in SEEDS]
    assert all(sorted(deck) == sorted(CARDS.copies) for deck in decks)
    assert len({deck[-1] for deck in decks}) > 15


@rule("EC-SETUP-07")
def test_chapter_dice_wait_in_the_pool_until_a_fight_and_go_back_after_it():
    table = lay("bone_cellar")
    assert seen(table)["fight"] is None
    charge(table, "might", "might")
    assert len(seen(table)["fight"]["row"]) == 2
    table.faces("might", "might")
    table.act(Rest(-1))
    assert seen(table)["fight"] is None


@rule("EC-SETUP-10")
def test_nobody_starts_with_an_item():
    table = lay_nothing()
    for character in ("abbot", "cook"):
        table.act(TakeCharacter(character))
    assert [prisoner["hands"] for prisoner in seen(table)["prisoners"]] == [[], []]
    assert seen(table)["middle"] == []
    assert seen(table)["items_left"] == 35


@rule("EC-SETUP-10", "EC-SETUP-08")
def test_before_anybody_has_chosen_nothing_has_happened():
    castle = fresh()
    assert [(prisoner.character, prisoner.hp, prisoner.curses) for prisoner in castle.prisoners] == [("", 0, [])] * 2
    assert (castle.turner, castle.nominee, castle.shown, castle.fought) == (-1, -1, False, False)
    assert (castle.fight, castle.trial, castle.over) == (None, None, "")
    assert castle.rolls + castle.losses + castle.used + castle.used_page + castle.discard + castle.turned == []


@rule("EC-SETUP-01", "EC-SETUP-06")
def test_the_first_castle_is_short_and_always_the_same():
    for seed in SEEDS[:5]:
        castle = Session.start(game, players=2, seed=seed, options={"castle": "first"}).state
        assert isinstance(castle, Castle)
        assert castle.deck[::-1][1:] == [*FIRST_PAGES, FIRST_BOSS]
        assert castle.deck[-1] in CARDS.starts
        assert castle.item_deck[::-1][: len(FIRST_ITEMS)] == FIRST_ITEMS
        assert sorted(castle.item_deck) == sorted(CARDS.copies)
        assert castle.spare == []


@rule("EC-EX-01")
def test_three_players_set_up():
    castle = fresh(players=3)
    assert len(castle.deck) == 17
    assert castle.deck[-1] in CARDS.starts
    assert castle.deck[0] in CARDS.bosses
    assert len(castle.spare) == 30
    assert len(set(CARDS.bosses) - set(castle.deck)) == 4
    assert len(castle.item_deck) == 35
    assert castle.fight is None
    assert lay("loophole", players=3).hp() == [14, 14, 14]


# -- taking prisoners ------------------------------------------------------------------------------------


@rule("EC-DEC-01", "EC-SETUP-08")
def test_each_player_in_turn_chooses_among_all_prisoners():
    table = lay_nothing(players=3)
    assert table.session.legal(0) == [TakeCharacter(name) for name in sorted(NUMBERS)]
    assert table.session.legal(1) == table.session.legal(2) == []
    for seat, character in enumerate(["smith", "tanner", "cook"]):
        assert table.decision.seats == [seat]
        table.act(TakeCharacter(character))
    assert [prisoner["character"] for prisoner in seen(table, 2)["prisoners"]] == ["smith", "tanner", "cook"]


@rule("EC-SETUP-09", "EC-DEC-01")
def test_a_prisoner_who_is_taken_is_taken():
    table = lay_nothing()
    table.act(TakeCharacter("smith"))
    assert table.session.legal(1) == [TakeCharacter(name) for name in sorted(NUMBERS) if name != "smith"]
    assert refuses(table, TakeCharacter("smith"))


# -- their dice ------------------------------------------------------------------------------------------


def faces_rolled(character: str) -> list[list[str]]:
    """The six results of this prisoner's die, each rolled once at the table."""
    rolled = []
    for face in range(6):
        table = lay("sleeping_armourer", party=[character, "smith" if character != "smith" else "cook"])
        table.turn(0)
        table.act(TakeWay("steal"))
        table.session.script("dice", [face])
        table.act(Name(0))
        rolled.append(table.told(Rolled)[0].face)
    return rolled


@rule("EC-CHAR-01", "EC-CHAR-02", "EC-CHAR-04", "EC-RULING-01", "EC-SETUP-08")
@pytest.mark.parametrize("character", NUMBERS)
def test_a_die_shows_each_trait_as_often_as_the_card_says(character):
    symbols = [symbol for face in faces_rolled(character) for symbol in face]
    assert tuple(symbols.count(trait) for trait in ("might", "cunning", "wisdom")) == NUMBERS[character]
    assert len(symbols) == 8


@rule("EC-CHAR-03")
@pytest.mark.parametrize("character", NUMBERS)
def test_a_die_has_two_doubles_and_four_singles(character):
    faces = faces_rolled(character)
    assert sorted(len(face) for face in faces) == [1, 1, 1, 1, 2, 2]
    assert all(len(set(face)) == 1 for face in faces)


@rule("EC-RULING-01")
def test_the_six_prisoners_are_the_six_orders_of_four_three_one():
    assert len(set(NUMBERS.values())) == 6
    assert all(sorted(numbers) == [1, 3, 4] for numbers in NUMBERS.values())
    assert set(CARDS.characters) == set(NUMBERS)


@rule("EC-CHAR-05")
def test_a_double_counts_as_two_results():
    table = lay("endless_galleries")  # two wisdoms are needed
    table.faces("wisdom wisdom", "might")
    table.turn(0)
    assert table.asks() == "ask-turner"
    assert table.hp() == [18, 18]


@rule("EC-CHAR-06")
def test_a_double_is_a_shield_and_a_single_is_none():
    table = lay("bone_cellar")
    charge(table, "might", "might")
    table.faces("wisdom wisdom", "cunning")
    table.act(Rest(-1))
    assert table.hp() == [18, 16]


@rule("EC-RULING-02")
def test_a_chapter_die_has_two_faces_of_each_trait_and_no_seventh():
    table = lay("bone_cellar", players=4)
    table.turn(0)
    table.session.script("dice", [0, 1, 2, 3])
    table.act(TakeWay("charge"))
    assert [event.trait for event in table.told(RolledChapterDie)] == ["might", "might", "cunning", "cunning"]
    table = lay("bone_cellar", players=2)
    table.turn(0)
    table.session.script("dice", [4, 5])
    table.act(TakeWay("charge"))
    assert [event.trait for event in table.told(RolledChapterDie)] == ["wisdom", "wisdom"]
    table = lay("bone_cellar", players=2)
    table.turn(0)
    table.session.script("dice", [6])
    with pytest.raises(NotPossible):
        table.act(TakeWay("charge"))
