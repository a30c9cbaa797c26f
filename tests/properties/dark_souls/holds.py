"""What must hold on every table of Dark Souls, and what nobody may see of it."""

from __future__ import annotations

from collections import Counter

from undercroft.engine.session import Session
from undercroft.engine.state import Told
from undercroft.games.dark_souls.catalogue import CARDS
from undercroft.games.dark_souls.check import encounters_to_come, places_of_cards, traps_of, wrong
from undercroft.games.dark_souls.rules.first_steps import ENCOUNTER as FIRST_ROOM
from undercroft.games.dark_souls.rules.first_steps import is_first
from undercroft.games.dark_souls.rules.gear import GEAR, SHEETS
from undercroft.games.dark_souls.state import PlaceEncounters, Sold, Souls

# While somebody arrives a node may hold a fourth model until one has been pushed out of it.
ARRIVING = {"ask-push-out", "ask-push-to", "ask-push-foe", "ask-place", "ask-boss-gives-way", "ask-trap", "ask-roll"}


def impossible(session: Session, log: list[Told]) -> list[str]:
    """Everything on this table that no box could lay out, or that is missing; the log says what was sold."""
    table = session.state
    assert isinstance(table, Souls)
    return wrong(table) or [
        *missing(table, {told.event.card for told in log if isinstance(told.event, Sold)}),
        *unfit_while_asked(session, table),
    ]


def missing(table: Souls, gone: set[str]) -> list[str]:
    """Every card of the decks in play, every encounter and every trap is somewhere."""
    found: list[str] = []
    places = places_of_cards(table)
    for pile in ("common", "legendary"):
        lost = [card for card in CARDS.pile(pile) if card not in places and card not in gone]
        found += [f"{card} is nowhere" for card in lost if table.treasure and not GEAR[card].kindle]
    for hero in table.heroes:
        if hero.kind and table.treasure:
            mine = [*[f"{card}.1" for card in CARDS.characters[hero.kind].starts_with], *CARDS.pile("class", hero.kind)]
            found += [f"{card} is nowhere" for card in mine if card not in places and card not in gone]
    cards = encounters_to_come(table)
    every = [FIRST_ROOM] if is_first(table) else [card.id for card in CARDS.encounters.values() if card.level]
    if cards and sorted(cards + [card for pile in table.encounters for card in pile]) != sorted(every):
        found.append("an encounter is nowhere")
    if Counter(traps_of(table)) != Counter({trap.id: trap.copies for trap in CARDS.traps.values()}):
        found.append("a trap is nowhere")
    return found


def unfit_while_asked(session: Session, table: Souls) -> list[str]:
    """What cannot be while somebody is asked, though it may be for a moment between two questions."""
    found: list[str] = []
    for who, hero in enumerate(table.heroes):
        if hero.black + hero.red > 9 and not table.over:
            found.append(f"the bar of {who} is full")
    for foe in table.foes:
        if foe.wounds >= SHEETS[foe.kind].health and not table.over:
            found.append(f"{foe.kind} with {foe.wounds} wounds")
    battle = table.battle
    if battle is None:
        there = [hero for hero in table.heroes if hero.node >= 0 or hero.conditions or hero.black]
        return [*found, "an encounter is over and is not"] if there else found
    standing = [hero.node for hero in table.heroes] + [foe.node for foe in table.foes]
    asked = "" if session.decision is None else session.decision.ask
    if asked not in ARRIVING:
        crowds = {node for node in standing if node >= 0 and standing.count(node) > 3}
        found += [f"{standing.count(node)} models on {node} at {asked}" for node in crowds]
    if not set(battle.order) <= {foe.id for foe in table.foes}:
        found.append("who acts is not there")
    return found


# -- what is hidden --------------------------------------------------------------------------------------


def hidden(session: Session, seat: int) -> set[str]:
    """Encounters, behaviours and treasure that nobody has met in this game so far."""
    table = session.state
    assert isinstance(table, Souls)
    return covered(session, seat) - told(session)


def told(session: Session) -> set[str]:
    """What was told of, in the log: it may have gone back into a deck since."""
    return {
        getattr(one.event, name)
        for one in session.events
        for name in ("card", "what")
        if isinstance(getattr(one.event, name, None), str)
    }


def covered(session: Session, seat: int) -> set[str]:
    """What must not stand on the table as it is seen, though it may have been told of before."""
    table = session.state
    assert isinstance(table, Souls)
    found = {laid.encounter for laid in table.map if laid.encounter and not laid.seen}
    found |= {card for pile in table.encounters for card in pile}
    found |= {card for step in table.agenda if isinstance(step, PlaceEncounters) for card in step.left}
    found |= {*table.treasure, *table.drawn[1:], *table.legends}
    deck = table.deck
    if deck is not None:
        found |= {card for card in deck.cards + deck.spare if card not in deck.seen}
    return found


def dealt(session: Session, seat: int) -> list[object]:
    """All that a redeal may change."""
    table = session.state
    assert isinstance(table, Souls)
    return [
        table.treasure,
        table.drawn,
        table.legends,
        [laid.encounter for laid in table.map],
        [laid.traps for laid in table.map],
        None if table.deck is None else [table.deck.cards, table.deck.spare],
        [step.left for step in table.agenda if isinstance(step, PlaceEncounters)],
    ]
