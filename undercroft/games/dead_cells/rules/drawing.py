"""Combat decks and hands: drawing, reshuffling, and the other decks that come round again.

DC-TEST-10, DC-TEST-11, DC-UPK-06.
"""

from __future__ import annotations

from undercroft.games.dead_cells.rules.sheets import COMBAT, FIRST_CARDS
from undercroft.games.dead_cells.rules.table import hand_size, run_of
from undercroft.games.dead_cells.state import Campaign, Prisoner


def combat_deck(table: Campaign, kind: str) -> list[str]:
    """All combat cards of a prisoner in this campaign: its own, and upgraded ones that lie with it (DC-UPG-07)."""
    own = [card for card in FIRST_CARDS[kind] if card not in table.purged]
    return own + [card for card, holder in table.holders.items() if holder == kind]


def top_card(table: Campaign, prisoner: Prisoner) -> str:
    """The top card of a combat deck, taken; the discard is shuffled first if need be (DC-TEST-11, DC-RULING-42)."""
    if not prisoner.deck:
        prisoner.deck = prisoner.discard
        prisoner.discard = []
        table.chance.decks.shuffle(prisoner.deck)
    return prisoner.deck.pop() if prisoner.deck else ""


def draw(table: Campaign, who: int, count: int) -> None:
    """Draw so many cards, or what there is (DC-RULING-42)."""
    prisoner = table.prisoners[who]
    while count > 0:
        card = top_card(table, prisoner)
        if not card:
            return
        prisoner.hand.append(card)
        count -= 1


def fill_hand(table: Campaign, who: int) -> None:
    """Draw up to a full hand (DC-TEST-10, DC-UPK-06)."""
    draw(table, who, hand_size(table, who) - len(table.prisoners[who].hand))


def fill_hands(table: Campaign) -> None:
    """Everybody draws up to a full hand (DC-TEST-10)."""
    for who in range(len(table.prisoners)):
        fill_hand(table, who)


def bears(card: str, trait: str) -> bool:
    """Whether a combat card bears a symbol (DC-TEST-12)."""
    return trait in COMBAT[card].symbols


# -- the decks of the Annex board ------------------------------------------------------------------------


def next_item(table: Campaign) -> str:
    """The top card of the Equipment deck; its discard is shuffled if need be (DC-ICON-06, DC-RULING-43)."""
    run = run_of(table)
    if not run.deck:
        run.deck = run.discard
        run.discard = []
        run.known = 0
        table.chance.decks.shuffle(run.deck)
    if not run.deck:
        return ""
    run.known = max(0, run.known - 1)
    return run.deck.pop()


def next_monster(table: Campaign, elite: bool) -> str:
    """The top card of the Monster or Elite deck; its discard is shuffled if need be (DC-CSET-02, DC-RULING-44)."""
    run = run_of(table)
    if elite:
        if not run.elites:
            run.elites = run.dead_elites
            run.dead_elites = []
            table.chance.decks.shuffle(run.elites)
        return run.elites.pop() if run.elites else ""
    if not run.monsters:
        run.monsters = run.dead_monsters
        run.dead_monsters = []
        table.chance.decks.shuffle(run.monsters)
    return run.monsters.pop() if run.monsters else ""


def next_blueprint(table: Campaign) -> str:
    """The bottom card of the Blueprint deck of this biome or boss (DC-ICON-07, DC-CSET-11, DC-RULING-45)."""
    deck = table.blueprints.get(blueprint_deck(table), [])
    return deck.pop(0) if deck else ""


def blueprint_deck(table: Campaign) -> str:
    """Whose Blueprint deck lies on the Annex board: the biome's, or the boss's in its fight."""
    fight = table.fight
    if fight is not None and fight.boss is not None:
        return fight.boss.boss
    return run_of(table).biome


def under_blueprints(table: Campaign, item: str) -> None:
    """A blueprint goes under its deck, the one of the last biome visited (DC-UPK-05, DC-INTER-06, DC-END-04)."""
    table.blueprints[blueprint_deck(table)].insert(0, item)
