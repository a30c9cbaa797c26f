"""Preparation, and playing three cards: who passes, what is played, what is said with it.

DC-PREP-01 to DC-PREP-05, DC-PLAY-01 to DC-PLAY-10, DC-PASS-01 to DC-PASS-09.
Worked examples: DC-EX-04, DC-EX-05.
"""

from __future__ import annotations

from undercroft.engine.decision import DONE, Done
from undercroft.engine.game import Rule
from undercroft.engine.record import Action
from undercroft.games.dead_cells.rules import solo
from undercroft.games.dead_cells.rules.drawing import draw, top_card
from undercroft.games.dead_cells.rules.sheets import COMBAT
from undercroft.games.dead_cells.rules.table import (
    ails,
    ask_group,
    ask_owner,
    ask_secretly,
    clockwise,
    fight_of,
    is_solo,
    run_of,
    word,
)
from undercroft.games.dead_cells.rules.tracks import gain_scroll
from undercroft.games.dead_cells.state import (
    REVEAL,
    Campaign,
    CardsExchanged,
    ExchangeHand,
    Fight,
    Mulligan,
    PassChosen,
    PassRevealed,
    Play,
    PlayCards,
    PlayRound,
    Prepare,
    PutDown,
    Reveal,
    Revealed,
    SitOut,
    Swap,
    Symbol,
)


def prepare(table: Campaign, step: Prepare) -> Rule | None:
    """Before cards are played: hands may be changed by a mutation, and of four players one passes (DC-PLAY-06)."""
    fight = fight_of(table)
    fight.fighters = clockwise(table)
    fight.passer = -1
    run = run_of(table)
    table.next(PlayCards(order_of_play(table)), REVEAL)
    if run.once.count("mulligan") < word(table, "mulligan") and not is_boss_bout(fight):
        table.next(Mulligan([who for who in clockwise(table) if table.prisoners[who].hand], 0))
    return choose_passer(table, fight) if table.seats == 4 else None


def is_boss_bout(fight: Fight) -> bool:
    """Whether this is a bout of a boss fight."""
    return fight.boss is not None


def order_of_play(table: Campaign) -> list[int]:
    """Three cards, clockwise from the first player; of two players the first plays two.

    DC-PLAY-01 to DC-PLAY-05, DC-PLAY-10.
    """
    order = clockwise(table)
    if is_solo(table):
        return [0, 0]
    return [order[0], *order] if len(order) == 2 else order


def choose_passer(table: Campaign, fight: Fight) -> Rule:
    """One of four passes, never the first player (DC-PLAY-06, DC-PLAY-07, DC-PASS-09, DC-DEC-17)."""
    options: list[Action] = [SitOut(who) for who in may_pass(table, fight)]
    answer = yield ask_group(table, options, "ask-passer", ("DC-DEC-17",))
    assert isinstance(answer, SitOut)
    fight.passer = answer.who
    fight.fighters = [who for who in clockwise(table) if who != answer.who]
    if fight.boss is not None:
        fight.boss.passed.append(answer.who)
        if len(fight.boss.passed) == len(table.prisoners):
            fight.boss.passed = []
    table.tell(PassChosen(answer.who))


def may_pass(table: Campaign, fight: Fight) -> list[int]:
    """Who may pass; against a boss by the cycle, such that it can be completed.

    DC-BOSS-10, DC-BOSS-11, DC-RULING-55.
    """
    first = run_of(table).first
    others = [who for who in clockwise(table) if who != first]
    if fight.boss is None:
        return others
    passed = fight.boss.passed
    count = len(table.prisoners)
    found: list[int] = []
    for who in others:
        if who not in passed:
            rest = [one for one in range(count) if one not in passed and one != who]
            if can_complete(rest, (first + 1) % count, count):
                found.append(who)
    return found


def can_complete(left: list[int], first: int, count: int) -> bool:
    """Whether all of these can still pass, one a bout, while the token goes round (DC-RULING-55)."""
    if not left:
        return True
    for who in left:
        rest = [one for one in left if one != who]
        if who != first and can_complete(rest, (first + 1) % count, count):
            return True
    return False


def mulligan(table: Campaign, step: Mulligan) -> Rule | None:
    """Each may change any hand cards before this fight, by a mutation."""
    if not step.left:
        return None
    return change_cards(table, step)


def change_cards(table: Campaign, step: Mulligan) -> Rule:
    """One card after another."""
    who = step.left[0]
    prisoner = table.prisoners[who]
    options: list[Action] = [DONE, *[Swap(card) for card in prisoner.hand]]
    answer = yield ask_secretly(table, who, options, "ask-mulligan", ("DC-DEC-51",))
    if isinstance(answer, Done):
        draw(table, who, step.given)
        if step.given:
            table.tell(CardsExchanged(who, step.given))
        table.next(Mulligan(step.left[1:], 0))
        return
    assert isinstance(answer, Swap)
    fight = fight_of(table)
    if "mulligan" not in fight.once:  # one that nobody makes use of is kept
        fight.once.append("mulligan")
        run_of(table).once.append("mulligan")
    prisoner.hand.remove(answer.card)
    prisoner.discard.append(answer.card)
    table.next(Mulligan(step.left, step.given + 1))


def play_cards(table: Campaign, step: PlayCards) -> Rule | None:
    """In order: a card face down with one fact, or the pass at its place (DC-PLAY-02, DC-PLAY-03, DC-PLAY-08)."""
    if not step.left:
        return None
    table.next(PlayCards(step.left[1:]))
    who = step.left[0]
    if who == fight_of(table).passer:
        return pass_by(table, who)
    return play_card(table, who)


def plays(table: Campaign, who: int) -> list[Action]:
    """A card of the hand with something printed on it; nothing is said when alone, or hoarse.

    DC-PREP-04, DC-RULING-12, DC-RULING-13, DC-RULING-15.
    """
    prisoner = table.prisoners[who]
    silent = is_solo(table) or ails(prisoner, "hoarse")
    options: list[Action] = []
    for card in prisoner.hand:
        face = COMBAT[card]
        if silent:
            options.append(face.silent)
        else:
            options.extend(face.plays)
    return options


def play_card(table: Campaign, who: int) -> Rule:
    """Which card, and what is said (DC-DEC-18, DC-DEC-19, DC-DEC-24)."""
    answer = yield ask_secretly(table, who, plays(table, who), "ask-card", ("DC-DEC-18", "DC-DEC-19"))
    assert isinstance(answer, Play)
    prisoner = table.prisoners[who]
    prisoner.hand.remove(answer.card)
    prisoner.active.append(answer.card)
    prisoner.said.append(f"{answer.said}:{answer.round}" if answer.said else "")
    if table.heard():
        table.tell(PutDown(who, answer.said, answer.round))


# -- the one who passes ----------------------------------------------------------------------------------


def pass_by(table: Campaign, who: int) -> Rule | None:
    """The passer turns over a card for a scroll, not against a boss; then cards may be exchanged.

    DC-PASS-01 to DC-PASS-05, DC-PASS-08, DC-BOSS-12, DC-RULING-57.
    """
    table.next(ExchangeHand(who, 0))
    if is_boss_bout(fight_of(table)):
        return None
    prisoner = table.prisoners[who]
    card = top_card(table, prisoner)
    if not card:
        return None
    prisoner.discard.append(card)
    symbols = COMBAT[card].symbols
    if len(symbols) > 1:
        return choose_symbol(table, who, card)
    table.tell(PassRevealed(who, card, symbols[0] if symbols else ""))
    if symbols:
        gain_scroll(table, who, symbols[0])
    return None


def choose_symbol(table: Campaign, who: int, card: str) -> Rule:
    """Which symbol counts (DC-PASS-03, DC-DEC-20)."""
    table.tell(PassRevealed(who, card, ""))
    options: list[Action] = [Symbol(trait) for trait in COMBAT[card].symbols]
    answer = yield ask_owner(table, who, options, "ask-pass-symbol", ("DC-DEC-20",))
    assert isinstance(answer, Symbol)
    gain_scroll(table, who, answer.trait)


def exchange_hand(table: Campaign, step: ExchangeHand) -> Rule | None:
    """Any number of hand cards are discarded, then as many drawn (DC-PASS-05, DC-DEC-21)."""
    if table.prisoners[step.who].hand:
        return exchange_card(table, step)
    take_exchanged(table, step)
    return None


def take_exchanged(table: Campaign, step: ExchangeHand) -> None:
    """As many new cards as were given up."""
    draw(table, step.who, step.given)
    if step.given:
        table.tell(CardsExchanged(step.who, step.given))


def exchange_card(table: Campaign, step: ExchangeHand) -> Rule:
    """One card after another."""
    prisoner = table.prisoners[step.who]
    options: list[Action] = [DONE, *[Swap(card) for card in prisoner.hand]]
    answer = yield ask_secretly(table, step.who, options, "ask-exchange", ("DC-DEC-21",))
    if isinstance(answer, Done):
        take_exchanged(table, step)
        return
    assert isinstance(answer, Swap)
    prisoner.hand.remove(answer.card)
    prisoner.discard.append(answer.card)
    table.next(ExchangeHand(step.who, step.given + 1))


# -- the reveal ------------------------------------------------------------------------------------------


def reveal(table: Campaign, step: Reveal) -> Rule | None:
    """All cards are turned over together, Serenade's with them (DC-PLAY-09, DC-RULING-61)."""
    fight = fight_of(table)
    fight.revealed = True
    fight.power = ""
    table.next(PlayRound(0))
    if is_solo(table):
        solo.turn_card(table)
    if table.heard():
        for who in fight.fighters:
            for card in table.prisoners[who].active:
                table.tell(Revealed(who, card))
    return solo.choose_power(table) if is_solo(table) else None
