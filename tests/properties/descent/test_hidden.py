"""Nothing of the overlord's hand reaches the heroes: not by views, options, events or errors, nor by pauses."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from properties.descent.holds import words_in
from properties.descent.walks import QUESTS, far_along
from properties.walks import THOROUGH, can_be_dealt_anew, profile

from undercroft.engine.errors import Refused
from undercroft.engine.record import Action
from undercroft.engine.session import Session
from undercroft.games.descent.game import game
from undercroft.games.descent.rules.sheets import kind_of
from undercroft.games.descent.state import (
    CardLost,
    CardPlayed,
    CardSeen,
    CardShown,
    Journey,
    PickCard,
    SetAside,
    Spring,
    UseCard,
)

GAMES = max(4, THOROUGH // 2)
ANSWERS = 100 if THOROUGH <= 12 else 300
SHOWN = (CardPlayed, CardLost, CardShown)  # by these all learn a card


def table_of(session: Session) -> Journey:
    assert isinstance(session.state, Journey)
    return session.state


def answer(session: Session, rng: random.Random) -> None:
    """One of the answers; cards rather than passes, so that some are played."""
    decision = session.decision
    assert decision is not None
    seat = rng.choice(decision.seats)
    options = decision.options_of(seat)
    cards = [option for option in options if isinstance(option, UseCard | Spring)]
    session.answer(seat, session.serial(seat), rng.choice(cards if cards and rng.randrange(3) == 0 else options))


def games() -> Iterator[Session]:
    """Quests with two to four players on the heroes' side, as they begin."""
    for seed in range(GAMES):
        options = {**profile(game, seed), "mode": "quest", "heroes": "three"}
        start = Session.start(game, players=3 + seed % 2, seed=f"hidden {seed}", options=options)
        yield far_along(start, seed + 1, QUESTS[seed % len(QUESTS)])


def moments() -> Iterator[Session]:
    """Tables under way."""
    for number, session in enumerate(games()):
        rng = random.Random(f"hidden {number}")
        for _ in range(ANSWERS):
            if session.decision is None:
                break
            yield session
            answer(session, rng)


def heroes_of(session: Session) -> list[int]:
    """The seats of the heroes' players, and an onlooker."""
    return [-1, *range(session.seats - 1)]


def unseen(table: Journey) -> set[str]:
    """Cards in the hand of which no copy lies among the discards: naming one would tell."""
    return {kind_of(card) for card in table.overlord.hand} - {kind_of(card) for card in table.overlord.discard}


def at_work(table: Journey) -> set[str]:
    """Cards that were shown and whose effects lie open, though they may be in the hand again."""
    if table.encounter is None:
        return set()
    found = [last.card for last in table.encounter.lasting]
    found += [path for attack in table.encounter.attacks for path in attack.spent]
    return {kind_of(card) for card in found}


def names(card: str, said: str) -> bool:
    """Whether a card, or one of several alike, is named."""
    return f"'{card}'" in said or f"'{card}." in said or f"'{card}#" in said


# -- views -----------------------------------------------------------------------------------------------


def test_a_view_tells_how_many_cards_he_holds_and_not_which() -> None:
    """What he owns lies open by the rules; apart from that nothing on the heroes' table names what he holds."""
    for session in moments():
        table = table_of(session)
        for seat in heroes_of(session):
            shown = dict(session.view(seat)["table"])
            overlord = dict(shown["overlord"])
            assert overlord["holds"] == len(table.overlord.hand)
            assert overlord["hand"] is None
            assert overlord["pool"] is None
            owned = overlord.pop("owned")
            shown["overlord"] = overlord
            assert owned == table.overlord.owned
            said = repr(shown)
            for card in unseen(table) - at_work(table):
                assert not names(card, said), (card, session.decision)
        own = session.view(session.seats - 1)["table"]["overlord"]
        assert own["hand"] == table.overlord.hand


def test_a_redeal_for_a_hero_leaves_nothing_of_the_hand_in_place() -> None:
    """From a table dealt otherwise the same key deals the same: so nothing of the true hand is left in it."""
    count = 0
    changed = 0
    for place, session in enumerate(moments()):
        if place % 7 or not can_be_dealt_anew(session, 0):
            continue
        one = session.copy_for(0, "the same")
        other = session.copy_for(0, "something else").copy_for(0, "the same")
        assert table_of(one).overlord.hand == table_of(other).overlord.hand
        assert table_of(one).overlord.deck == table_of(other).overlord.deck
        assert len(table_of(one).overlord.hand) == len(table_of(session).overlord.hand)
        count += bool(table_of(session).overlord.hand)
        changed += sorted(table_of(one).overlord.hand) != sorted(table_of(session).overlord.hand)
    assert count > 20
    assert changed > count // 2


# -- questions -------------------------------------------------------------------------------------------


def about_hand(option: Action, table: Journey) -> bool:
    """Whether an answer names a card of the hand."""
    if isinstance(option, Spring | PickCard | SetAside):
        return option.card in table.overlord.hand
    return isinstance(option, UseCard) and option.card.partition("#")[0] in table.overlord.hand


def test_a_question_about_the_hand_is_closed_and_the_overlords_alone() -> None:
    asked = set()
    for session in moments():
        decision = session.decision
        assert decision is not None
        if any(about_hand(option, table_of(session)) for option in decision.options):
            asked.add(decision.ask)
            assert not decision.open, decision.ask
            assert decision.linger, "it is put though there be but one answer"
            assert decision.asked() == [session.seats - 1]
    assert asked >= {"window-hero_entered", "window-monster_activated", "window-overlord_start"}


def test_heroes_see_no_answer_of_a_closed_question() -> None:
    closed = 0
    for session in moments():
        decision = session.decision
        assert decision is not None
        if decision.open:
            continue
        closed += 1
        for seat in heroes_of(session):
            shown = session.view(seat)["decision"]
            assert not shown or not shown.get("options"), shown
    assert closed > 20


def test_whether_he_is_asked_follows_from_what_is_public() -> None:
    """With another hand of as many cards, the same question is put at the same moment."""
    count = 0
    for number, session in enumerate(games()):
        rng = random.Random(f"asked {number}")
        for _ in range(ANSWERS):
            decision = session.decision
            if decision is None:
                break
            if decision.open and can_be_dealt_anew(session, 0):
                # Both go on alike; then both ask the same, though he holds other cards.
                twin = session.copy()
                twin.redeal(0, f"asked {number}")
                twin.state.chance = session.state.chance.copy()
                seat = decision.seats[0]
                options = decision.options_of(seat)
                choice = rng.choice(options)
                after, there = session.copy(), twin
                after.answer(seat, after.serial(seat), choice)
                there.answer(seat, there.serial(seat), choice)
                if after.decision is not None and there.decision is not None:
                    mine, theirs = after.decision, there.decision
                    if mine.window or theirs.window:
                        count += 1
                        assert (mine.ask, mine.seats, mine.open) == (theirs.ask, theirs.seats, theirs.open)
            answer(session, rng)
    assert count > 10


# -- events and errors -----------------------------------------------------------------------------------


def test_events_tell_a_card_only_when_it_is_shown() -> None:
    heard = 0
    for session in games():
        rng = random.Random("events")
        for _ in range(ANSWERS):
            if session.decision is None:
                break
            answer(session, rng)
        table = table_of(session)
        own = session.seats - 1
        shown: set[str] = set()
        for told in session.events:
            if told.only == own:
                assert isinstance(told.event, CardSeen)
                continue
            if isinstance(told.event, SHOWN):
                shown.add(kind_of(told.event.card))
                heard += 1
            secret = {kind_of(word) for word in words_in(told.event)} & {kind_of(card) for card in table.overlord.owned}
            assert secret <= shown, (told.event, secret - shown)
        for seat in heroes_of(session):
            assert not [event for event in session.heard(seat) if isinstance(event, CardSeen)]
    assert heard > 10


def test_an_error_tells_no_card() -> None:
    """A hero's player who tries the overlord's cards hears the same of one he holds and of one he does not."""
    tried = 0
    for place, session in enumerate(moments()):
        if place % 5:
            continue
        table = table_of(session)
        before = session.digest()
        said: dict[bool, set[str]] = {True: set(), False: set()}
        for card in table.overlord.hand[:2] + table.overlord.deck[:2]:
            for action in (Spring(card, 0), UseCard(card, -1, -1), PickCard(card)):
                with pytest.raises(Refused) as error:
                    session.answer(0, session.serial(0), action)
                text = repr(error.value).replace(repr(action), "").replace(card, "")
                said[card in table.overlord.hand].add(f"{type(action).__name__}: {text}")
                tried += 1
        if table.overlord.hand and table.overlord.deck:
            assert said[True] == said[False]
        assert session.digest() == before
    assert tried > 50
