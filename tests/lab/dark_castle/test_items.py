"""What an item is worth: a castle begun with it, and the same castle begun with nothing."""

from __future__ import annotations

from undercroft.bots.player import next_answer
from undercroft.bots.registry import find_bot
from undercroft.games.dark_castle import game
from undercroft.games.dark_castle.catalogue import CARDS
from undercroft.games.dark_castle.state import Castle
from undercroft.games.dark_castle.study import NOTHING, equipped, study
from undercroft.lab.balance import Tries, play_tries


def begun(item: str, seed: str) -> Castle:
    """The castle once its start card is turned and the next page is about to be."""
    session = equipped(game, item, seed)
    bot = find_bot("judgement", game, seed)
    castle = session.state
    assert isinstance(castle, Castle)
    while len(castle.turned) < 1 or castle.middle:
        answer = next_answer(session, {0: bot, 1: bot})
        assert answer is not None
        session.answer(answer[0], session.serials[answer[0]], answer[1])
        assert isinstance(session.state, Castle)
        castle = session.state
    return castle


def test_every_item_is_measured_against_nothing():
    assert [trial.name for trial in study().trials()] == [NOTHING, *sorted(CARDS.items)]


def test_a_castle_is_begun_with_the_item_alone_and_is_the_same_otherwise():
    plain, armed = begun(NOTHING, "seed"), begun("straw_sack", "seed")
    assert [prisoner.hands for prisoner in plain.prisoners] == [[], []]
    assert sorted(item for prisoner in armed.prisoners for item in prisoner.hands) == ["straw_sack.1"]
    assert armed.item_deck == [item for item in plain.item_deck if item != "straw_sack.1"]
    assert (armed.deck, armed.spare) == (plain.deck, plain.spare)


def test_an_item_changes_how_some_of_these_castles_end():
    won = {
        item: [won[item] for won in play_tries(Tries("dark-castle", item, "judgement", "items", 0, 30))]
        for item in (NOTHING, "replication_stones")
    }
    assert sum(won["replication_stones"]) > sum(won[NOTHING])
