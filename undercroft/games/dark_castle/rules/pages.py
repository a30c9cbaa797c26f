"""Pages: who turns, what is turned, what it asks, when it is done (EC-CHAP)."""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import Decision
from undercroft.engine.game import Rule
from undercroft.engine.record import Action
from undercroft.games.dark_castle.catalogue import CARDS
from undercroft.games.dark_castle.rules import drawing, effects, hit_points, standing
from undercroft.games.dark_castle.rules.gear import AVOIDABLE
from undercroft.games.dark_castle.rules.table import NOBODY, PRISONERS, cursed, everyone, leader, prisoners
from undercroft.games.dark_castle.state import (
    CLOSE_PAGE,
    NAME_TURNER,
    STURDIEST_TURNS,
    TURN_PAGE,
    Castle,
    ClosePage,
    Completed,
    Lifted,
    Loss,
    NameTurner,
    SturdiestTurns,
    Turn,
    Turned,
    TurnPage,
)

TURNS: Final = [Turn(who) for who in PRISONERS[-1]]


def name_turner(castle: Castle, step: NameTurner) -> Rule:
    """Before the page is seen the group names who turns it (EC-CHAP-02, EC-CHAP-03, EC-CHAP-04, EC-DEC-02).

    It may be the same one again and again (EC-CHAP-05).

    It is also the break in which items are shared and traded (EC-ITEM-07, EC-RULING-06); it ends with the
    name, and with it the right to carry too much (EC-RULING-19, EC-RULING-21).
    """
    question = who_turns(castle)
    if standing.turns_on(castle):
        question.unasked = STURDIEST_TURNS if STURDIEST_TURNS in question.options else TURNS[standing.sturdiest(castle)]
        question.stakes = dict.fromkeys(everyone(castle), False)
    answer = yield question
    if not isinstance(answer, (Turn, SturdiestTurns)):
        yield from drawing.trade(castle, answer)
        castle.next(NAME_TURNER)
        return
    castle.sturdiest_turns = isinstance(answer, SturdiestTurns)
    turner = answer.who if isinstance(answer, Turn) else standing.sturdiest(castle)
    yield from drawing.close_hands(castle)
    castle.turner = turner
    castle.next(TURN_PAGE)


def who_turns(castle: Castle) -> Decision:
    """The question who turns the next page, or, where no mark decides it, that and the following."""
    turns: list[Action] = [TURNS[who] for who in may_turn(castle)]
    if standing.may_turn_on(castle) and not cursed(castle, "marked"):
        turns.append(STURDIEST_TURNS)
    return Decision(
        everyone(castle),
        turns,
        "ask-turner",
        ("EC-DEC-02", "EC-CHAP-03", "EC-ITEM-07"),
        leader(castle),
        drawing.trades(castle),
        linger=bool(castle.middle) or drawing.anyone_carries(castle),
        window="turn",
    )


def may_turn(castle: Castle) -> list[int]:
    """Anyone, unless a mark on somebody leaves no choice (EC-RULING-35)."""
    marked = cursed(castle, "marked")
    return marked or prisoners(castle)


def turn_page(castle: Castle, step: TurnPage) -> Rule:
    """Turn the next page, lay it open, and follow it line by line (EC-CHAP-01, EC-CHAP-07, EC-CHAP-08, EC-CHAP-09).

    What the start card gives is left open by the profile (EC-RULING-05).
    """
    page = castle.deck.pop()
    castle.turned.append(page)
    castle.shown = False
    castle.fought = False
    castle.nominee = NOBODY
    castle.used = []
    castle.used_page = []
    castle.tell(Turned(who=castle.turner, page=page, number=len(castle.turned) - 1))
    if page not in CARDS.starts or castle.profile["start_items"] == "per_player":
        effects.follow_list(castle, f"{page}.do", NOBODY, CLOSE_PAGE)
    else:
        castle.next(CLOSE_PAGE)
    bleeding = cursed(castle, "bleeding")
    if bleeding:
        yield from hit_points.suffer(castle, [Loss(who=who, amount=1) for who in bleeding])


def close_page(castle: Castle, step: ClosePage) -> None:
    """The page is complete; curses grow older, the next turner is named (EC-CHAP-10, EC-CHAP-11, EC-WIN-04)."""
    castle.tell(Completed(page=castle.turned[-1]))
    if not castle.fought and castle.turned[-1] in AVOIDABLE and castle.profile["spoils_when_avoided"] == "yes":
        # Only under a profile that reads it so (EC-RULING-37).
        castle.agenda.append(CLOSE_PAGE)
        drawing.draw(castle, 1)
        castle.agenda.pop()
    castle.trial = None
    castle.rolls = []
    castle.used = []
    for who in range(len(castle.prisoners)):
        prisoner = castle.prisoners[who]
        if prisoner.curses:
            curses = prisoner.curses
            for curse in curses:
                curse.pages -= 1
            prisoner.curses = [curse for curse in curses if curse.pages > 0]
            for curse in curses:
                if curse.pages <= 0:
                    castle.tell(Lifted(who=who, kind=curse.kind))
    castle.next(NAME_TURNER)
