"""Bots in Dark Souls leave the inventory to people first, and do what they are asked: strike, drink, wait, wear."""

from __future__ import annotations

import pytest
from rules.dark_souls.table import END, arena, camp
from rules.dark_souls.table import Table as Laid

from undercroft.bots.registry import find_bot
from undercroft.engine.company import Request
from undercroft.engine.decision import DONE
from undercroft.engine.text import Text
from undercroft.games.dark_souls.game import game
from undercroft.games.dark_souls.state import Attack, Drink, Equip, Go, Outfit, Souls, Stow, Walk
from undercroft.server import company
from undercroft.server.company import put_request, requests_of
from undercroft.server.people import People, Person, Seating, hashed
from undercroft.server.table import Table


def seated(laid: Laid, bot: int = 1) -> tuple[Table, Person]:
    """A person plays every seat but one, which is a bot's."""
    seats = laid.session.seats
    person = Person(0, "Ada", [seat for seat in range(seats) if seat != bot], True, hashed("key"))
    table = Table("t", laid.session, People(seats, [person], Seating({bot: "judgement"})), "first")
    table.people.here = {0}
    return table, person


def wanted(table: Table) -> tuple[int, object] | None:
    """What was asked of the bots, as an answer to the open question."""
    return company.asked_for(table, *table.bots_to_ask())


def ask(table: Table, person: Person, kind: str, thing: str = "", seat: int = 1) -> None:
    """Ask something of a bot that is willing."""
    assert Request(kind, thing) in requests_of(table, seat)
    assert put_request(table, person, seat, Request(kind, thing)) is None


def by_itself(table: Table, seat: int = 1) -> object:
    """What the bot would answer unasked."""
    return find_bot("judgement", game, "b").choose(table.session, seat)


def souls(table: Table) -> Souls:
    """What lies there."""
    assert isinstance(table.session.state, Souls)
    return table.session.state


# -- in a fight ------------------------------------------------------------------------------------------


def fight(**more: object) -> Laid:
    """The bot's hero (seat 1) is about to act, between two foes."""
    foes = [("hollow_soldier", (2, 2)), ("sentinel", (2, 2))]
    return arena(["knight", "warrior"], at=[(0, 4), (2, 2)], foes=foes, turn=1, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("foe", [0, 1])
def test_it_strikes_whom_it_is_asked_to(foe: int) -> None:
    table, person = seated(fight())
    assert table.session.decision is not None
    assert table.session.decision.ask == "ask-act"
    ask(table, person, "target", str(foe))
    found = wanted(table)
    assert found is not None
    assert isinstance(found[1], Attack)
    assert found[1].foe == foe
    table.bot_answers(1, found[1].to_wire())


def test_it_walks_to_where_it_can_strike_whom_it_is_asked_to() -> None:
    laid = arena(["knight", "warrior"], at=[(0, 4), (2, 4)], foes=[("sentinel", (2, 4)), ("sentinel", (4, 0))], turn=1)
    table, person = seated(laid)
    ask(table, person, "target", "1")
    walked = 0
    while True:
        found = wanted(table)
        assert found is not None
        if isinstance(found[1], Attack):
            break
        assert isinstance(found[1], Walk)
        table.bot_answers(1, found[1].to_wire())
        walked += 1
    assert walked > 0
    assert found[1].foe == 1


def test_what_is_asked_for_an_activation_is_over_with_it() -> None:
    table, person = seated(fight())
    ask(table, person, "rest")
    assert wanted(table) == (1, END)
    assert by_itself(table) != END, "it would have fought"
    table.bot_answers(1, END.to_wire())
    assert table.requests == {}


def test_asked_before_its_turn_it_remembers_until_then() -> None:
    foes = [("sentinel", (0, 0))]
    laid = arena(["knight", "warrior"], at=[(2, 4), (4, 4)], foes=foes, turn=0)
    table, person = seated(laid)
    ask(table, person, "rest")
    assert wanted(table) is None
    laid.session.act(END)
    company.forget_granted(table)
    for _ in range(40):
        decision = table.session.decision
        assert decision is not None
        if decision.ask == "ask-act" and decision.seats == [1]:
            break
        laid.session.act(decision.options[0])
        company.forget_granted(table)
    assert wanted(table) == (1, END)


def test_it_drinks_when_asked_and_says_why_it_cannot() -> None:
    def hurt(state: Souls) -> None:
        state.heroes[1].black = 1

    def empty(state: Souls) -> None:
        hurt(state)
        state.heroes[1].estus = False

    table, person = seated(fight(change=hurt))
    ask(table, person, "drink")
    assert wanted(table) == (1, Drink())
    table, person = seated(fight(change=empty))
    blocked = put_request(table, person, 1, Request("drink"))
    assert blocked is not None
    assert blocked.rule == "DS-CHAR-10"
    assert Text(game, "en").why(table.session.state, blocked)
    assert table.requests == {}


# -- at the bonfire --------------------------------------------------------------------------------------


def at_the_fire(cards: list[str]) -> Laid:
    """Cards that nobody bears lie in the inventory."""

    def able(state: Souls) -> None:
        for hero in state.heroes:
            hero.tiers = [3, 3, 3, 3]

    return camp(["assassin", "warrior"], inventory=cards, change=able)


def give(table: Table, action: object) -> None:
    """The bot answers."""
    table.bot_answers(1, action.to_wire())  # type: ignore[attr-defined]


def test_people_have_the_inventory_first_and_the_bot_what_is_left() -> None:
    table, person = seated(at_the_fire(["great_mace.1", "sunset_armour.1"]))
    decision = table.session.decision
    assert decision is not None
    assert by_itself(table) == Outfit(1), "there is something for it"
    known = game.company()
    assert known.share(table.session.state, decision, Outfit(1)) == "takes"
    leave = next(option for option in decision.options if isinstance(option, Go))
    done = table.answer(person, 0, table.session.serials[0], leave.to_wire())
    assert (done.ask, done.step) == (True, False)
    give(table, Outfit(1))
    assert table.closing is not None, "while it changes, one still waits to leave"
    change = by_itself(table)
    assert isinstance(change, Equip)
    give(table, change)
    give(table, DONE)
    assert table.session.decision is not None
    assert table.session.decision.ask == "ask-roam"
    assert table.close().step
    assert table.session.entries[-1].action == leave


def test_asked_to_wear_something_it_does_that_and_no_more() -> None:
    card = "sunset_armour.1"
    table, person = seated(at_the_fire(["great_mace.1", card]))
    ask(table, person, "take", card)
    assert wanted(table) == (1, Outfit(1))
    give(table, Outfit(1))
    found = wanted(table)
    assert found == (1, Equip(1, card, "armour"))
    give(table, found[1])
    assert souls(table).heroes[1].armour == card
    assert wanted(table) == (1, DONE), "the rest is for people to choose first"
    give(table, DONE)
    assert wanted(table) is None
    give(table, Outfit(1))
    assert company.instead(table, 1, Stow(1, card), True) != Stow(1, card)
    assert wanted(table) is None


def test_asked_for_something_it_bears_it_puts_it_back_and_leaves_it_there() -> None:
    table, person = seated(at_the_fire([]))
    card = souls(table).heroes[1].armour
    ask(table, person, "give", card)
    give(table, Outfit(1))
    assert wanted(table) == (1, Stow(1, card))
    give(table, Stow(1, card))
    give(table, DONE)
    assert card in souls(table).inventory
    give(table, Outfit(1))
    assert company.instead(table, 1, Equip(1, card, "armour"), True) == DONE


def test_asked_to_leave_something_it_leaves_it() -> None:
    card = "great_mace.1"
    table, person = seated(at_the_fire([card]))
    ask(table, person, "leave", card)
    give(table, Outfit(1))
    assert company.instead(table, 1, Equip(1, card, "left"), True) == DONE


def test_it_says_why_it_cannot_bear_something() -> None:
    card = "great_mace.1"
    table, person = seated(camp(["knight", "assassin"], inventory=[card]))
    blocked = put_request(table, person, 1, Request("take", card))
    assert blocked is not None
    assert blocked.rule == "DS-EQUIP-09"
    for lang in ("en", "fr"):
        assert Text(game, lang).why(table.session.state, blocked)


def test_what_was_asked_at_the_fire_is_over_when_one_leaves_it() -> None:
    card = souls(seated(at_the_fire([]))[0]).heroes[1].armour
    table, person = seated(at_the_fire([]))
    ask(table, person, "give", card)
    souls(table).at = 0
    company.forget_granted(table)
    assert table.requests == {}


def test_where_foes_stand_a_request_says_whom_it_means() -> None:
    table, _ = seated(fight())
    known = game.company()
    for lang in ("en", "fr"):
        said = [Text(game, lang).tell(known.words(table.session.state, 1, one)) for one in requests_of(table, 1)]
        assert len(set(said)) == len(said) > 2
