"""Bots in Dead Cells leave what is shared to people, and do what they are asked: be, aim, loot, wear, keep."""

from __future__ import annotations

import pytest
from rules.dead_cells.places import flip, gain, thing, tile
from rules.dead_cells.table import Table as Laid
from rules.dead_cells.table import bag, be, blow, changes, combat, fight, foe, monster, walk

from undercroft.bots.registry import find_bot
from undercroft.engine.company import Request
from undercroft.engine.record import Action
from undercroft.engine.session import Session
from undercroft.engine.text import LANGUAGES, Text
from undercroft.games.dead_cells.game import game
from undercroft.games.dead_cells.outfitting import item_value
from undercroft.games.dead_cells.state import (
    AtMerchant,
    BePrisoner,
    Campaign,
    Equip,
    GiveItem,
    GiveUpItems,
    Grab,
    Hit,
    ItemTo,
    Leave,
    Play,
)
from undercroft.server import company
from undercroft.server.company import put_request, requests_of
from undercroft.server.errors import ServerError
from undercroft.server.people import People, Person, Seating, hashed
from undercroft.server.table import Table

# What the bot thinks little of, and what it would rather wear.
POOR_AND_GOOD = sorted(["broadsword", "old_wooden_shield"], key=item_value)
LOOT = combat(I=[{"do": "loot"}])


def seated(session: Session, bot: int = 1) -> tuple[Table, Person]:
    """A person plays every seat but one, which is a bot's."""
    person = Person(0, "Ada", [seat for seat in range(session.seats) if seat != bot], True, hashed("key"))
    table = Table("t", session, People(session.seats, [person], Seating({bot: "judgement"})), "first")
    table.people.here = {0}
    return table, person


def wanted(table: Table) -> tuple[int, Action] | None:
    """What was asked of the bots, as an answer to the open question."""
    return company.asked_for(table, *table.bots_to_ask())


def ask(table: Table, person: Person, kind: str, thing: str = "", seat: int = 1) -> None:
    """Ask something of a bot that is willing."""
    assert Request(kind, thing) in requests_of(table, seat)
    assert put_request(table, person, seat, Request(kind, thing)) is None


def by_itself(table: Table, seat: int = 1) -> Action | None:
    """What the bot would answer unasked."""
    return find_bot("judgement", game, "b").choose(table.session, seat)


def campaign(table: Table) -> Campaign:
    """What lies there."""
    assert isinstance(table.session.state, Campaign)
    return table.session.state


# -- what is shared --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "laid",
    [
        flip(tile(gives=[gain("scroll_tactics")])),
        flip(tile(gives=[gain("equipment")])),
        flip(tile(gives=[gain("vial")]), change=changes(be(0, damage=1), be(1, damage=2))),
        flip(tile(sells=[gain("vial")], price=1, kind="merchant"), change=changes(be(1, damage=1), bag(teeth=9))),
        walk(agenda=[AtMerchant([], False)], change=bag(teeth=9)),
        walk(),
    ],
    ids=["scroll", "item", "vial", "trader", "merchant", "way"],
)
@pytest.mark.parametrize("first", [0, 1])
def test_what_lies_about_is_for_people_to_share_out_whoever_leads(laid: Laid, first: int) -> None:
    table, _ = seated(Session.load(laid.session.save()))
    run = campaign(table).run
    assert run is not None
    run.first = first
    decision = table.session.decision
    assert decision is not None
    assert decision.seats == [0, 1]
    assert table.bots_to_ask() == ({}, -1)


# -- before a run ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["immolated", "quartered"])
def test_it_is_whom_it_is_asked_to_be(kind: str) -> None:
    table, person = seated(Session.start(game, 2, "cast"))
    assert {one.thing for one in requests_of(table, 1)} == {"poisoned", "immolated", "flayed", "quartered"}
    ask(table, person, "be", kind)
    table.session.act(BePrisoner("poisoned"))
    company.forget_granted(table)
    assert Request("be", "poisoned") not in requests_of(table, 1)
    assert wanted(table) == (1, BePrisoner(kind))
    assert by_itself(table) != BePrisoner(kind)
    table.bot_answers(1, BePrisoner(kind).to_wire())
    assert campaign(table).prisoners[1].kind == kind
    company.forget_granted(table)
    assert table.requests == {}


def test_whom_somebody_else_is_it_cannot_be() -> None:
    table, person = seated(Session.start(game, 2, "cast"))
    ask(table, person, "be", "flayed")
    table.session.act(BePrisoner("flayed"))
    company.forget_granted(table)
    assert table.requests == {}
    assert wanted(table) is None


# -- in a fight ------------------------------------------------------------------------------------------


def striking(reach: str = "12") -> tuple[Table, Person]:
    """The bot's prisoner (seat 1) may strike at one of two."""
    hand = [[combat()], [combat(I=[blow(reach)])]]
    foes = {"1": monster(life=1), "2": monster(life=9)}
    laid = fight(["poisoned", "flayed"], hand, foes)
    assert laid.asks() == "ask-target"
    return seated(laid.session)


@pytest.mark.parametrize("enemy", [0, 1])
def test_it_aims_at_whom_it_is_asked_to(enemy: int) -> None:
    table, person = striking()
    ask(table, person, "target", str(enemy))
    assert wanted(table) == (1, Hit(enemy))
    table.bot_answers(1, Hit(enemy).to_wire())
    company.forget_granted(table)
    assert table.requests == {}, "one is dead, or the fight is over"


def test_it_says_why_it_cannot_aim_at_somebody() -> None:
    table, person = striking()
    foe("2", vanished=True)(campaign(table))
    blocked = put_request(table, person, 1, Request("target", "1"))
    assert blocked is not None
    assert blocked.rule == "DC-RULING-95"
    for lang in LANGUAGES:
        assert Text(game, lang).why(table.session.state, blocked)
    assert table.requests == {}


@pytest.mark.parametrize("what", ["tooth", "cell"])
def test_it_takes_the_loot_it_is_asked_for(what: str) -> None:
    loot = ["tooth", "tooth", "cell"]
    table, person = seated(fight(["poisoned", "flayed"], [[combat()], [LOOT]], {"1": monster(life=9)}, loot).session)
    assert table.session.decision is not None
    assert table.session.decision.ask == "ask-loot"
    ask(table, person, "loot", what)
    assert wanted(table) == (1, Grab(what))
    table.bot_answers(1, Grab(what).to_wire())
    company.forget_granted(table)
    assert table.requests == {}


def test_nobody_is_asked_for_anything_while_nobody_may_talk() -> None:
    laid = fight(["poisoned", "flayed", "quartered", "immolated"], foes={"1": monster()}, begin="play")
    assert laid.asks() == "ask-passer"
    table, person = seated(laid.session, 3)
    assert not game.talk(campaign(table), table.session.decision).chat
    assert requests_of(table, 3) == []
    with pytest.raises(ServerError):
        put_request(table, person, 3, Request("target", "0"))
    assert laid.session.decision is not None
    laid.session.act(laid.session.decision.options[0])
    assert laid.offered(Play)
    assert requests_of(table, 3) == []


# -- items -----------------------------------------------------------------------------------------------


def test_given_an_item_it_wears_it_if_it_was_asked_to() -> None:
    new, held = POOR_AND_GOOD
    laid = walk(agenda=[GiveItem(new, False, False)], change=be(1, items=[held]))
    table, person = seated(laid.session)
    ask(table, person, "take", new)
    table.session.act(ItemTo(1, new), 0)
    company.forget_granted(table)
    assert wanted(table) == (1, Equip(new, held))
    assert by_itself(table) == Leave(new), "it would rather keep the other"
    assert company.instead(table, 1, Leave(new), True) != Leave(new)
    table.bot_answers(1, Equip(new, held).to_wire())
    assert campaign(table).prisoners[1].items == [new]
    company.forget_granted(table)
    assert table.requests == {}


def test_what_it_is_asked_to_keep_it_keeps() -> None:
    held, other = POOR_AND_GOOD
    laid = walk(agenda=[GiveUpItems([1])], change=be(1, items=[held, other]))
    table, person = seated(laid.session)
    assert by_itself(table) == Leave(held)
    ask(table, person, "keep", held)
    assert company.instead(table, 1, Leave(held), True) == Leave(other)
    full = walk(agenda=[GiveItem(other, False, False)], change=be(1, items=[held]))
    table, person = seated(full.session)
    ask(table, person, "keep", held)
    table.session.act(ItemTo(1, other), 0)
    assert company.instead(table, 1, Equip(other, held), True) == Leave(other)


def test_only_what_may_come_to_it_can_be_asked_of_it() -> None:
    ring = thing()
    table, _ = seated(walk(agenda=[GiveItem(ring, False, False)]).session)
    assert requests_of(table, 1) == [Request("take", ring)]
    assert requests_of(seated(walk().session)[0], 1) == []


# -- words -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_request_says_what_it_means(lang: str) -> None:
    hand = [[combat()], [combat(I=[blow("12"), {"do": "loot"}])]]
    laid = fight(["poisoned", "flayed"], hand, {"1": "zombie.1", "2": "zombie.2"}, ["tooth", "cell"])
    text = Text(game, lang, strict=True)
    laid.prisoner(1).items = ["broadsword"]
    laid.prisoner(1).wear = [0]
    tables = [seated(laid.session)[0], seated(Session.start(game, 2, "cast"))[0]]
    tables.append(seated(walk(agenda=[GiveItem("broadsword", False, False)]).session)[0])
    known = game.company()
    said = [text.tell(known.words(one.session.state, 1, request)) for one in tables for request in requests_of(one, 1)]
    assert len(said) == len(set(said)) == 1 + 2 + 2 + 4 + 1
