"""Tests: hand Tests and deck Tests, both the first player's.

DC-TEST-01 to DC-TEST-13.
"""

from __future__ import annotations

from collections.abc import Generator

from undercroft.engine.decision import PASS, Decision, Pass
from undercroft.engine.record import Action
from undercroft.games.dead_cells.rules.drawing import bears, fill_hands, top_card
from undercroft.games.dead_cells.rules.sheets import COMBAT, TRAITS, DeckTestFace
from undercroft.games.dead_cells.rules.table import ask_group, ask_owner, ask_secretly, is_solo, run_of, word
from undercroft.games.dead_cells.state import (
    Campaign,
    DeckTested,
    Discard,
    FirstPlayer,
    Symbol,
    TestFailed,
    TestPassed,
    To,
)

HandTestRule = Generator[Decision, Action, bool]
DeckTestRule = Generator[Decision, Action, list[str]]


def take_token_back(table: Campaign) -> None:
    """Alone, the prisoner takes the token back before any Test (DC-SOLO-16)."""
    run = run_of(table)
    if is_solo(table) and run.first != 0:
        run.first = 0
        table.tell(FirstPlayer(0))


def hand_test(table: Campaign, trait: str) -> HandTestRule:
    """The first player gives up a card with the symbol, or fails (DC-TEST-03, DC-TEST-04, DC-RULING-07)."""
    take_token_back(table)
    who = run_of(table).first
    if word(table, "shared_tests") and table.seats > 1:
        options: list[Action] = [To(one) for one in range(len(table.prisoners))]
        chosen = yield ask_group(table, options, "ask-which-pays", ("DC-TEST-03",))
        assert isinstance(chosen, To)
        who = chosen.who
    prisoner = table.prisoners[who]
    answers: list[Action] = [PASS]
    for card in prisoner.hand:
        if bears(card, trait):
            answers.append(Discard(card))
    answer = yield ask_secretly(table, who, answers, "ask-hand-test", ("DC-DEC-08",), TRAITS.index(trait))
    if isinstance(answer, Pass):
        table.tell(TestFailed(who, trait))
        fill_hands(table)
        return False
    assert isinstance(answer, Discard)
    prisoner.hand.remove(answer.card)
    prisoner.discard.append(answer.card)
    fill_hands(table)
    table.tell(TestPassed(who, trait, answer.card))
    return True


def deck_test(table: Campaign, test: DeckTestFace) -> DeckTestRule:
    """The first player's top card is turned over: what its symbol brings, or what none does, as paths.

    DC-TEST-06, DC-TEST-07, DC-TEST-08, DC-TEST-09, DC-RULING-09, DC-RULING-11.
    """
    take_token_back(table)
    who = run_of(table).first
    prisoner = table.prisoners[who]
    card = top_card(table, prisoner)
    if not card:
        return []
    prisoner.discard.append(card)
    matching = [trait for trait in COMBAT[card].symbols if trait in test.rewards]
    fill_hands(table)
    if not matching:
        table.tell(DeckTested(who, card, ""))
        return test.penalty
    chosen = matching[0]
    table.tell(DeckTested(who, card, chosen if len(matching) == 1 else ""))
    if len(matching) > 1:
        answer = yield ask_owner(table, who, [Symbol(trait) for trait in matching], "ask-symbol", ("DC-DEC-09",))
        assert isinstance(answer, Symbol)
        chosen = answer.trait
    return test.rewards[chosen]
