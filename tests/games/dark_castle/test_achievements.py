"""What is achieved in a castle: an ordinary escape earns one thing, an ordinary death nothing, each thing its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from undercroft.bots.player import play_out
from undercroft.bots.registry import find_bot
from undercroft.engine.record import Event
from undercroft.engine.session import Session
from undercroft.engine.state import Told
from undercroft.games.dark_castle import game
from undercroft.games.dark_castle.achievements import RULES, SECRET, achieved
from undercroft.games.dark_castle.catalogue import CARDS
from undercroft.games.dark_castle.state import (
    Castle,
    EnemyFell,
    Failed,
    FightBegan,
    Passed,
    Rested,
    Rolled,
    RoundBegan,
    StruckDie,
    Took,
    Turned,
    Used,
)

FOE = "rat_mother.do.1"  # an enemy with an ordinary row
CHARACTERS = ("abbot", "cook", "miller", "tanner")


def fight(*traits: str, rounds: int) -> list[Event]:
    """A fight that was won in so many rounds."""
    return [FightBegan(FOE, list(traits), 1), *[RoundBegan(n + 1) for n in range(rounds)], EnemyFell(FOE)]


class Evening:
    """A castle that is over, and what was told of it: an ordinary one, until something is changed."""

    def __init__(self, over: str, players: int = 3) -> None:
        self.castle: Castle = Session.start(game, players=players, seed="achievements").state
        self.castle.over = over
        self.taken: list[Event] = []
        for who, prisoner in enumerate(self.castle.prisoners):
            prisoner.character = CHARACTERS[who]
            prisoner.hp = 3
            self.taken.append(Took(prisoner.seat, who, prisoner.character))
        start = next(iter(CARDS.starts))
        self.pages: list[Event] = [Turned(0, page, 0) for page in [start, *list(CARDS.chapters)[:6]]]
        self.trials: list[Event] = [Passed("a.do.0"), Passed("b.do.0"), Failed("c.do.0")]
        self.deeds: list[Event] = [Used("stale_loaf", 0, -1, "", ""), Rested(1)]
        self.fights: list[Event] = fight("might", "might", "might", "might", "might", rounds=2)

    def achieved(self) -> list[str]:
        """What this earns."""
        events = [*self.taken, *self.pages, *self.trials, *self.deeds, *self.fights]
        return achieved(self.castle, [Told(event) for event in events])


def escape(players: int = 3) -> Evening:
    return Evening("escaped", players)


def death() -> Evening:
    return Evening("died")


def test_an_ordinary_escape_earns_the_first_thing_alone_and_an_ordinary_death_nothing() -> None:
    assert escape().achieved() == ["out"]
    assert death().achieved() == []


def with_hp(*hp: int) -> Evening:
    evening = escape()
    for prisoner, left in zip(evening.castle.prisoners, hp, strict=True):
        prisoner.hp = left
    return evening


def without_deeds(kind: type[Event]) -> Evening:
    evening = escape()
    evening.deeds = [deed for deed in evening.deeds if not isinstance(deed, kind)]
    return evening


def beaten(length: int, rounds: int) -> Evening:
    evening = escape()
    evening.fights = fight(*["might"] * length, rounds=rounds)
    return evening


def tried(passed: int, failed: int) -> Evening:
    evening = escape()
    evening.trials = [*[Passed("a.do.0")] * passed, *[Failed("a.do.0")] * failed]
    return evening


def rolled(*faces: str) -> Evening:
    """The Abbot's die: wisdom, wisdom, wisdom twice, might, might twice, cunning; the row shows wisdom alone."""
    evening = escape()
    thrown: list[Event] = [Rolled(0, face.split(), "attack") for face in faces]
    evening.fights = [FightBegan(FOE, ["wisdom"] * 5, 1), RoundBegan(1), *thrown, RoundBegan(2), EnemyFell(FOE)]
    return evening


def fallen_before(path: str, dice: int, hit: int) -> Evening:
    """Somebody died before an enemy, of whose dice so many had gone."""
    evening = death()
    struck: list[Event] = [StruckDie(0, "might", True)] * hit
    evening.fights = [FightBegan(path, ["might"] * dice, 1), RoundBegan(1), *struck]
    return evening


def dead_on_page(number: int) -> Evening:
    evening = death()
    evening.pages = evening.pages[: 1 + number]
    return evening


EARNED: dict[str, Callable[[], Evening]] = {
    "out": escape,
    "alone": lambda: escape(players=1),
    "together": lambda: escape(players=4),
    "thread": lambda: with_hp(5, 1, 5),
    "hale": lambda: with_hp(9, 12, 8),
    "bare-hands": lambda: without_deeds(Used),
    "no-rest": lambda: without_deeds(Rested),
    "one-round": lambda: beaten(5, rounds=1),
    "sure-hands": lambda: tried(2, 0),
    "ill-luck": lambda: rolled("cunning", "might", "cunning"),
    "so-close": lambda: fallen_before(FOE, 4, 3),
    "short-stay": lambda: dead_on_page(3),
}
MISSED: dict[str, Callable[[], Evening]] = {
    "out": death,
    "alone": lambda: escape(players=2),
    "together": lambda: escape(players=3),
    "thread": lambda: with_hp(2, 2, 2),
    "hale": lambda: with_hp(12, 2, 12),
    "bare-hands": lambda: without_deeds(Rested),
    "no-rest": lambda: without_deeds(Used),
    "one-round": lambda: beaten(4, rounds=1),
    "sure-hands": lambda: tried(1, 0),
    "ill-luck": lambda: rolled("wisdom", "might", "wisdom wisdom"),
    "so-close": lambda: fallen_before(FOE, 4, 2),
    "short-stay": lambda: dead_on_page(4),
}


@pytest.mark.parametrize("id", RULES)
def test_each_can_be_earned_and_can_be_missed(id: str) -> None:
    assert id in EARNED[id]().achieved()
    assert id not in MISSED[id]().achieved()


def test_what_is_a_secret_is_of_a_death() -> None:
    assert game.achievements() == {id: id in SECRET for id in RULES}
    for id in SECRET:
        assert EARNED[id]().castle.over == "died"


def test_a_long_row_must_fall_in_its_first_round() -> None:
    assert "one-round" not in beaten(6, rounds=2).achieved()


def test_only_the_last_enemy_makes_it_close(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "so-close" in fallen_before(FOE, 4, 3).achieved()
    monkeypatch.delitem(CARDS.bosses, FOE.partition(".")[0])
    assert "so-close" not in fallen_before(FOE, 4, 3).achieved()


def test_nothing_is_achieved_in_a_castle_that_teaches_or_whose_log_begins_in_the_middle() -> None:
    taught = escape()
    taught.castle.profile["castle"] = "first"
    assert taught.achieved() == []
    taken_up = escape()
    taken_up.taken = []
    assert taken_up.achieved() == []


def test_a_castle_counts_by_its_prisoners_its_boss_and_how_far_it_came() -> None:
    ranks: dict[str, list[int]] = {"escaped": [], "died": []}
    for number in range(8):
        session = Session.start(game, players=2, seed=f"counted {number}")
        play_out(session, {seat: find_bot("judgement", game, "b") for seat in range(2)})
        castle: Any = session.state
        score = game.score(castle, session.events)
        found = {(fact.kind, fact.seat): fact.value for fact in score.facts}
        assert found["castle", -1] == "full"
        assert [found["character", seat] for seat in range(2)] == [one.character for one in castle.prisoners]
        assert (("boss", -1) in found) == (castle.turned[-1] in CARDS.bosses)
        assert list(score.figures) == game.figures()
        assert score.figures["pages"] == len(castle.turned) - 1  # the first is where they wake
        assert score.figures["hp"] == sum(max(0, prisoner.hp) for prisoner in castle.prisoners)
        assert all(value in game.fact_names()[kind] for (kind, _), value in found.items())
        ranks[castle.over].append(score.rank)
    assert min(ranks["escaped"]) > max(ranks["died"])
