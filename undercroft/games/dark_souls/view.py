"""What a seat may see of the table, and dealing anew what it may not.

Nobody holds anything in secret: hidden are the encounters not yet entered, the traps not yet sprung, the treasure deck,
the legends left out, and the order (and mostly the kind) of what a boss will do.
"""

from __future__ import annotations

from typing import Any

from undercroft.engine.chance import Stream
from undercroft.games.dark_souls.catalogue import CARDS
from undercroft.games.dark_souls.rules.gear import BEHAVIOURS
from undercroft.games.dark_souls.state import Battle, Deck, PlaceEncounters, Souls


def view(table: Souls, seat: int) -> dict[str, Any]:
    """The table as it lies open."""
    battle = table.battle
    activation = table.activation
    roll = table.roll
    return {
        "profile": dict(table.profile),
        "quest": [table.quest.mode, table.quest.half, table.quest.boss, table.quest.beaten],
        "sparks": table.sparks,
        "souls": table.souls,
        "dropped": [table.dropped, table.dropped_tile, table.dropped_node],
        "at": table.at,
        "fog": [table.fog, table.fog_wall],
        "first": table.first,
        "treasure": len(table.treasure),
        "inventory": table.inventory.copy(),
        "upgrades": dict(table.upgrades),
        "drawn": table.drawn[:1],
        "map": [
            {
                "tile": laid.tile,
                "x": laid.x,
                "y": laid.y,
                "quarters": laid.quarters,
                "level": level_of(laid.encounter) if laid.encounter else 0,
                "encounter": laid.encounter if laid.seen else "",
                "won": laid.won,
                "opened": laid.opened.copy(),
                "known": [[node, laid.traps[node]] for node in laid.known],
            }
            for laid in table.map
        ],
        "heroes": [
            {
                "seat": hero.seat,
                "kind": hero.kind,
                "node": hero.node,
                "place": hero.place,
                "black": hero.black,
                "red": hero.red,
                "tiers": hero.tiers.copy(),
                "armour": hero.armour,
                "hands": hero.hands.copy(),
                "backup": hero.backup.copy(),
                "tokens": [hero.estus, hero.heroic, hero.luck, hero.ember],
                "conditions": hero.conditions.copy(),
            }
            for hero in table.heroes
        ],
        "foes": [
            {
                "id": foe.id,
                "kind": foe.kind,
                "number": int(table.roster[foe.id].partition(".")[2] or 0),
                "node": foe.node,
                "wounds": foe.wounds,
                "conditions": foe.conditions.copy(),
                "facing": foe.facing,
                "heated": foe.heated,
                "last": foe.last,
            }
            for foe in table.foes
        ],
        "battle": None
        if battle is None
        else {
            "tile": battle.tile,
            "size": battle.size,
            "terrain": battle.terrain.copy(),
            "traps": seen_traps(battle),
            "entries": battle.entries.copy(),
            "aggro": battle.aggro,
            "turn": battle.turn,
            "order": battle.order.copy(),
            "acting": battle.acting,
            "card": battle.card,
            "icon": battle.icon,
            "ward": battle.ward,
        },
        "activation": None if activation is None else activation.to_wire()[1:],
        "deck": None if table.deck is None else seen_deck(table.deck),
        "roll": None if roll is None else roll.to_wire()[1:],
    }


def seen_traps(battle: Battle) -> list[str]:
    """By node: nothing, a token face down (`?`), or the face of one that was sprung."""
    return ["" if not trap else trap if node in battle.sprung else "?" for node, trap in enumerate(battle.traps)]


def seen_deck(deck: Deck) -> dict[str, Any]:
    """How many behaviours are to come, which were played in what order, which are known to be in the deck.

    Once every card has been seen the order is known too: the pile is only turned over (DS-BACT-05).
    """
    return {
        "boss": deck.boss,
        "left": len(deck.cards),
        "played": deck.played.copy(),
        "known": sorted([card for card in deck.cards if card in deck.seen]),
        "learned": deck.cards.copy() if deck.learned else [],
    }


def redeal(table: Souls, rng: Stream) -> None:
    """Deal anew encounters not entered, traps not sprung, treasure, legends, a boss's cards."""
    deal_treasure(table, rng)
    deal_encounters(table, rng)
    deal_traps(table, rng)
    deck = table.deck
    if deck is not None:
        deal_behaviours(deck, rng)


def deal_treasure(table: Souls, rng: Stream) -> None:
    """The treasure deck, and which legends were left out of it (a card about to be shown keeps its place)."""
    hidden = len(table.drawn[1:])
    pool = sorted(table.treasure + table.drawn[1:])
    if table.quest.legends:
        legendary = [card for card in pool if CARDS.copies[card].pile == "legendary"]
        others = sorted(legendary + table.legends)
        rng.shuffle(others)
        pool = [card for card in pool if CARDS.copies[card].pile != "legendary"] + others[: len(legendary)]
        table.legends = sorted(others[len(legendary) :])
        pool.sort()
    rng.shuffle(pool)
    table.drawn[1:] = pool[:hidden]
    table.treasure = pool[hidden:]


def deal_encounters(table: Souls, rng: Stream) -> None:
    """Cards face down on the map or still to be dealt, with those of their level left out; one once seen is known."""
    if not table.encounters:
        return
    place = -1
    left: list[str] = []
    for number, step in enumerate(table.agenda):
        if isinstance(step, PlaceEncounters):
            place = number
            left = step.left.copy()
    for level in (1, 2, 3):
        hidden = [laid for laid in table.map if laid.encounter and not laid.seen and level_of(laid.encounter) == level]
        to_come = [spot for spot, card in enumerate(left) if level_of(card) == level]
        pool = [laid.encounter for laid in hidden] + [left[spot] for spot in to_come] + table.encounters[level - 1]
        pool.sort()
        rng.shuffle(pool)
        for laid in hidden:
            laid.encounter = pool.pop()
        for spot in to_come:
            left[spot] = pool.pop()
        table.encounters[level - 1] = pool
    if place >= 0:
        table.agenda[place] = PlaceEncounters(left)


def level_of(encounter: str) -> int:
    """The level printed on the back of a card."""
    return CARDS.encounters[encounter].level


def deal_traps(table: Souls, rng: Stream) -> None:
    """Tokens face down; those sprung in this encounter lie open, those sprung before are remembered."""
    battle = table.battle
    pool = table.traps.copy()
    spots: list[tuple[int, int]] = []
    for number, laid in enumerate(table.map):
        for node, trap in enumerate(laid.traps):
            if trap and node not in laid.known:
                spots.append((number, node))
                pool.append(trap)
    pool.sort()
    rng.shuffle(pool)
    for number, node in spots:
        trap = pool.pop()
        table.map[number].traps[node] = trap
        if battle is not None and battle.tile == number:
            battle.traps[node] = trap
    table.traps = sorted(pool)


def deal_behaviours(deck: Deck, rng: Stream) -> None:
    """The cards of the deck not known to be in it are any of those left out; their order is anybody's guess."""
    if not deck.learned:
        sure = [card for card in deck.cards if card in deck.seen]
        unsure = [card for card in deck.cards if card not in deck.seen]
        for hot in (False, True):
            mine = [card for card in unsure if BEHAVIOURS[card].heat_up == hot]
            spare = [card for card in deck.spare if BEHAVIOURS[card].heat_up == hot]
            pool = sorted(mine + spare)
            rng.shuffle(pool)
            sure = sure + pool[: len(mine)]
            deck.spare = [card for card in deck.spare if BEHAVIOURS[card].heat_up != hot] + pool[len(mine) :]
        deck.cards = sorted(sure)
        rng.shuffle(deck.cards)
        deck.spare.sort()
