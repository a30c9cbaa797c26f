"""What must hold on every table of Dark Souls, and what nobody may see of it."""

from __future__ import annotations

from collections import Counter

from undercroft.engine.session import Session
from undercroft.engine.state import Told
from undercroft.games.dark_souls.catalogue import CARDS
from undercroft.games.dark_souls.rules.gear import BEHAVIOURS, GEAR, SHEETS, TIERS
from undercroft.games.dark_souls.rules.layout import BONFIRE, TILES
from undercroft.games.dark_souls.rules.nodes import HALL, ROOM
from undercroft.games.dark_souls.rules.setup import SPARKS
from undercroft.games.dark_souls.state import Deck, Hero, MapTile, PlaceEncounters, Sold, Souls

CONDITIONS = {"bleed", "poison", "frostbite", "stagger"}
# While somebody arrives a node may hold a fourth model until one has been pushed out of it.
ARRIVING = {"ask-push-out", "ask-push-to", "ask-push-foe", "ask-place", "ask-boss-gives-way", "ask-trap", "ask-luck"}


def impossible(session: Session, log: list[Told]) -> list[str]:
    """Everything on this table that no box could lay out; the log says what was sold."""
    table = session.state
    assert isinstance(table, Souls)
    return [
        *wrong_cards(table, {told.event.card for told in log if isinstance(told.event, Sold)}),
        *wrong_heroes(table),
        *wrong_map(table),
        *wrong_battle(session, table),
        *([] if table.deck is None else wrong_deck(table.deck)),
        *wrong_tokens(table),
    ]


# -- cards -----------------------------------------------------------------------------------------------


def worn(hero: Hero) -> list[str]:
    """What a hero wears and carries."""
    return [card for card in [hero.armour, *hero.hands, *hero.backup] if card]


def wrong_cards(table: Souls, gone: set[str]) -> list[str]:
    """Every copy of a card is in one place, and every card of the decks in play is somewhere."""
    found: list[str] = []
    shown = table.drawn[:1]
    places = table.treasure + table.legends + table.inventory + list(table.upgrades)
    places += [card for card in table.drawn if card not in table.inventory]  # one being given out lies in both
    places += [card for hero in table.heroes for card in worn(hero)]
    found += [f"{card} twice" for card, count in Counter(places).items() if count > 1]
    found += [f"{card} is no card" for card in places if card not in CARDS.copies]
    for pile in ("common", "legendary"):
        lost = [card for card in CARDS.pile(pile) if card not in places and card not in gone]
        found += [f"{card} is nowhere" for card in lost if table.treasure and not GEAR[card].ember]
    for hero in table.heroes:
        if hero.kind and table.treasure:
            mine = [*[f"{card}.1" for card in CARDS.characters[hero.kind].starts_with], *CARDS.pile("class", hero.kind)]
            found += [f"{card} is nowhere" for card in mine if card not in places and card not in gone]
    found += [f"{up} is under {card}" for up, card in table.upgrades.items() if card not in places + shown]
    for card in set(table.upgrades.values()):
        if list(table.upgrades.values()).count(card) > GEAR[card].upgrades:
            found.append(f"too much is under {card}")
    return found


# -- heroes ----------------------------------------------------------------------------------------------


def wrong_heroes(table: Souls) -> list[str]:
    """Bars of ten boxes, hands of two, at most three weapons, tiers that exist, conditions that do."""
    found: list[str] = []
    for who, hero in enumerate(table.heroes):
        if hero.black < 0 or hero.red < 0 or hero.black + hero.red > (9 if not table.over else 10):
            found.append(f"the bar of {who} holds {hero.black} and {hero.red}")
        if len(hero.hands) != 2 or len([card for card in hero.hands + hero.backup if card]) > 3:
            found.append(f"{who} carries {hero.hands} and {hero.backup}")
        highest = 3 if table.quest.mode == "standard" else 4
        if len(hero.tiers) != 4 or min(hero.tiers) < 0 or max(hero.tiers) > highest:
            found.append(f"the tiers of {who} are {hero.tiers}")
        if not set(hero.conditions) <= CONDITIONS or len(set(hero.conditions)) < len(hero.conditions):
            found.append(f"{who} suffers from {hero.conditions}")
        if hero.kind and hero.kind not in TIERS:
            found.append(f"{who} is a {hero.kind}")
        for card in worn(hero):
            if GEAR[card].slot == "none" or (GEAR[card].slot == "armour") != (card == hero.armour):
                found.append(f"{who} holds {card}")
    if [hero.seat for hero in table.heroes] != list(range(len(table.heroes))):
        found.append("seats and heroes differ")
    kinds = [hero.kind for hero in table.heroes if hero.kind]
    if len(kinds) != len(set(kinds)):
        found.append("a class twice")
    return found


# -- the map ---------------------------------------------------------------------------------------------


def wrong_map(table: Souls) -> list[str]:
    """Tiles once and apart, encounters once with their piles, traps as many as the box has."""
    found: list[str] = []
    tiles = [laid.tile[:-1] for laid in table.map]
    if len(tiles) != len(set(tiles)) or not set(tiles) <= set(TILES):
        found.append(f"the tiles {tiles}")
    places = [(laid.x, laid.y) for laid in table.map] + [(0, 0)]
    if len(places) != len(set(places)):
        found.append("a tile on another")
    to_come = [card for step in table.agenda if isinstance(step, PlaceEncounters) for card in step.left]
    cards = [laid.encounter for laid in table.map if laid.encounter] + to_come
    if cards:
        everything = sorted(cards + [card for pile in table.encounters for card in pile])
        if everything != sorted(CARDS.encounters):
            found.append("an encounter is nowhere, or twice")
    traps = table.traps + [trap for laid in table.map for trap in laid.traps if trap]
    if Counter(traps) != Counter({trap.id: trap.copies for trap in CARDS.traps.values()}):
        found.append(f"the traps {Counter(traps)}")
    for laid in table.map:
        found += wrong_tile(laid)
    if not BONFIRE <= table.at < max(1, len(table.map)) or not BONFIRE <= table.fog < max(1, len(table.map)):
        found.append(f"the party at {table.at}, the fog at {table.fog}")
    return found


def wrong_tile(laid: MapTile) -> list[str]:
    """What is known of a tile is there; nothing lies beyond its nodes."""
    if laid.traps and len(laid.traps) != ROOM:
        return [f"{len(laid.traps)} nodes with traps"]
    if any(not 0 <= node < ROOM or not laid.traps[node] for node in laid.known):
        return ["a trap is known where none is"]
    return ["a chest twice"] if len(laid.opened) != len(set(laid.opened)) or len(laid.opened) > 2 else []


# -- the encounter ---------------------------------------------------------------------------------------


def wrong_battle(session: Session, table: Souls) -> list[str]:
    """Models on nodes of the room, three to a node, health that is left, whoever is named is there."""
    battle = table.battle
    if battle is None:
        there = [hero for hero in table.heroes if hero.node >= 0 or hero.conditions or hero.black]
        left = (table.foes, table.activation, table.roll, table.deck)
        return ["an encounter is over and is not"] if any(left) or there else []
    found: list[str] = []
    if battle.size not in (ROOM, HALL) or len(battle.terrain) != battle.size:
        found.append("a room of no size")
    standing = [hero.node for hero in table.heroes] + [foe.node for foe in table.foes]
    if any(not -1 <= node < battle.size for node in standing):
        found.append("a model outside")
    asked = "" if session.decision is None else session.decision.ask
    if asked not in ARRIVING:
        crowds = {node for node in standing if node >= 0 and standing.count(node) > 3}
        found += [f"{standing.count(node)} models on {node} at {asked}" for node in crowds]
    for foe in table.foes:
        if not 0 <= foe.wounds < SHEETS[foe.kind].health and not table.over:
            found.append(f"{foe.kind} with {foe.wounds} wounds")
        if (foe.facing >= 0) != (foe.kind in CARDS.bosses) or foe.facing > 7:
            found.append(f"{foe.kind} faces {foe.facing}")
        if table.roster[foe.id].split(".")[0] != foe.kind:
            found.append("the roster names another")
        if not set(foe.conditions) <= CONDITIONS:
            found.append(f"{foe.kind} suffers from {foe.conditions}")
    ids = [foe.id for foe in table.foes]
    if len(ids) != len(set(ids)) or not set(battle.order) <= set(ids):
        found.append("who acts is not there")
    if not 0 <= battle.aggro < len(table.heroes) or not -1 <= battle.turn < len(table.heroes):
        found.append("nobody draws the enemies")
    if not all(-1 <= hero.place <= 7 for hero in table.heroes):
        found.append("a place that is none")
    return found


def wrong_deck(deck: Deck) -> list[str]:
    """Every behaviour once: to come, played or left out; a pair leaves nothing out."""
    cards = deck.cards + deck.played + deck.spare
    if len(cards) != len(set(cards)):
        return [f"a behaviour twice: {cards}"]
    bosses = CARDS.hunt(deck.boss)
    owners = {boss.id for boss in bosses}
    if not {BEHAVIOURS[card].boss for card in cards} <= owners:
        return ["a behaviour of another boss"]
    if len(bosses) == 1 and set(cards) != {card.id for card in bosses[0].behaviours}:
        return ["a behaviour is nowhere"]
    return [] if deck.cards or deck.played else ["no behaviour at all"]


def wrong_tokens(table: Souls) -> list[str]:
    """Souls and sparks within bounds."""
    most = SPARKS[len(table.heroes)]
    if table.souls < 0 or table.dropped < -1:
        return [f"{table.souls} souls, {table.dropped} dropped"]
    return [f"{table.sparks} sparks of {most}"] if not 0 <= table.sparks <= most else []


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
