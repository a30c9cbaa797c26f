"""How a journey counts once it is over: facts, figures, and which of two was the better one."""

from __future__ import annotations

from all_games import words_of
from rules.descent.table import Table, in_quest

from undercroft.engine.record import Event
from undercroft.engine.score import Score
from undercroft.engine.state import Told
from undercroft.engine.text import LANGUAGES
from undercroft.games.descent.game import game
from undercroft.games.descent.score import score
from undercroft.games.descent.state import EncounterBegun, Fell, KnockedOut, QuestBegun, QuestWon, RoundBegun


def scored(over: str, *events: Event, table: Table | None = None) -> Score:
    """First Blood, ended like this after these events."""
    journey = (table or in_quest("first_blood")).journey
    journey.over = over
    begun = [QuestBegun("first_blood"), EncounterBegun("first_blood", 1)]
    return score(journey, [Told(event) for event in [*begun, *events, QuestWon("first_blood", over)]])


def rounds(many: int) -> list[Event]:
    return [RoundBegun(number + 1) for number in range(many)]


def test_a_quick_victory_is_the_best_and_any_victory_beats_a_defeat() -> None:
    quick, slow = scored("heroes", *rounds(4)), scored("heroes", *rounds(9))
    costly = scored("heroes", *rounds(4), KnockedOut(0, 3))
    lost = scored("overlord", *rounds(2), *[Fell(3, 0) for _ in range(40)])
    assert quick.rank > costly.rank > slow.rank > lost.rank


def test_the_figures() -> None:
    found = scored("heroes", *rounds(3), Fell(3, 0), KnockedOut(0, 3))
    assert found.figures == {"quests": 1, "rounds": 3, "felled": 1, "fallen": 1}
    assert list(found.figures) == game.figures()


def test_what_was_played_and_by_whom() -> None:
    facts = {(fact.kind, fact.value, fact.seat) for fact in scored("heroes").facts}
    assert {("mode", "quest", -1), ("quest", "first_blood", -1), ("winner", "heroes", -1)} <= facts
    assert {("hero", "syndrael", 0), ("class", "knight", 0)} <= facts


def test_every_fact_and_figure_has_a_name() -> None:
    names = game.fact_names()
    for fact in scored("overlord").facts:
        assert fact.value in names[fact.kind]
    for lang in LANGUAGES:
        text = words_of(game, lang)
        for kind, values in names.items():
            assert text.say(f"fact-{kind}")
            assert all(text.tell(name) for name in values.values())
        assert all(text.say(f"figure-{figure}") for figure in game.figures())
