"""Heating up: when a boss changes what it does (DS-BSTART-10, DS-BSTART-11)."""

from __future__ import annotations

from undercroft.games.dark_souls.rules.endurance import health_left
from undercroft.games.dark_souls.rules.gear import BEHAVIOURS
from undercroft.games.dark_souls.rules.table import battle_of, sheet
from undercroft.games.dark_souls.state import Deck, Foe, HeatedUp, Reshuffled, Souls


def heat_up_if_due(table: Souls, foe: Foe) -> None:
    """A boss at its heat up point or below changes: at once, or after its own activation.

    DS-RULING-91, 92, DS-BDATA-05.
    """
    deck = table.deck
    if deck is None:
        return
    card = sheet(foe)
    if card.heat_up and not foe.heated and health_left(foe) <= card.heat_up:
        foe.heated = True
        deck.waits = True
        table.tell(HeatedUp(foe.id))
    battle = battle_of(table)
    if deck.waits and battle.acting < 0 and not battle.order:
        change_deck(table, deck)


def change_deck(table: Souls, deck: Deck) -> None:
    """The new behaviour joins the deck, or replaces it when one of a pair is left.

    DS-BSTART-10, DS-RULING-91, DS-RULING-95, DS-RULING-155, DS-RULING-90.
    """
    deck.waits = False
    left = table.foes[0]
    if sheet(left).pair:
        hot = [behaviour.id for behaviour in sheet(left).behaviours if behaviour.heat_up]
        deck.cards = hot
        deck.played = []
        deck.seen = hot.copy()
    else:
        hot = [id for id in deck.spare if BEHAVIOURS[id].heat_up]
        hot.sort()
        added = table.chance.decks.pick(hot)
        deck.spare.remove(added)
        if table.profile["heat_up_pile"] == "all":
            deck.cards = deck.cards + deck.played
            deck.played = []
        deck.cards.append(added)
    shuffle(table, deck)


def shuffle(table: Souls, deck: Deck) -> None:
    """The order must be learned anew (DS-BSTART-10)."""
    deck.learned = False
    deck.cards.sort()
    table.chance.decks.shuffle(deck.cards)
    table.tell(Reshuffled(deck.boss))
