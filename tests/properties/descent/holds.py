"""What must hold on every table of Descent, and what nobody may see of it."""

from __future__ import annotations

from collections import Counter

from undercroft.engine.record import Event, Step
from undercroft.engine.session import Session
from undercroft.engine.state import Told
from undercroft.games.descent.rules.layout import OBSTACLE
from undercroft.games.descent.rules.sheets import (
    CONDITIONS,
    ITEMS,
    SEARCH_DECK,
    SEARCH_KIND,
    SKILLS,
    TAINTS,
)
from undercroft.games.descent.rules.table import (
    face_of,
    grid_now,
    health,
    is_standing,
    overlord_seat,
    stamina,
)
from undercroft.games.descent.rules.turns import may_wear
from undercroft.games.descent.state import Defeat, Encounter, Journey, PlaceFigure, Walk

SIDES = 6
FEWEST_CARDS = 15
RANKS = ("hero", "ally", "familiar", "minion", "master", "lieutenant")


def impossible(session: Session, log: list[Told]) -> list[str]:
    """Everything on this table that cannot be."""
    table = session.state
    assert isinstance(table, Journey)
    steps = steps_of(session)
    found = [*of_heroes(table), *of_overlord(table), *of_decks(table)]
    if table.encounter is not None and all(hero.kind for hero in table.heroes):
        found += [*of_figures(table, steps), *of_map(table, steps), *of_encounter(table, table.encounter)]
    return found


def steps_of(session: Session) -> list[Step]:
    """All that is to come, and the step that is being carried out."""
    steps = session.state.agenda.copy()
    if session.checkpoints:
        steps += session.checkpoints[-1].state.agenda[-1:]
    return steps


def twice(names: list[str]) -> list[str]:
    """What is there more than once."""
    return [name for name, many in Counter(names).items() if many > 1]


# -- heroes and cards ------------------------------------------------------------------------------------


def of_heroes(table: Journey) -> list[str]:
    """Fatigue within Stamina, cards that are there once, equipment that can be worn so."""
    found: list[str] = []
    for number, hero in enumerate(table.heroes):
        if not hero.kind:
            continue
        if not 0 <= hero.fatigue <= stamina(table, number):
            found.append(f"hero {number} has {hero.fatigue} fatigue of {stamina(table, number)}")
        if hero.xp < 0 or hero.fortune < 0 or not 0 <= hero.seat < table.seats - 1:
            found.append(f"hero {number} has {hero.xp} experience, {hero.fortune} fortune, seat {hero.seat}")
        if hero.job and [skill for skill in hero.skills if skill not in SKILLS[hero.job]]:
            found.append(f"hero {number} knows what the class does not teach")
        if [item for item in hero.worn if item not in hero.items] or not may_wear(hero.worn):
            found.append(f"hero {number} wears {hero.worn}")
        if [card for card in hero.flipped if card not in hero.found]:
            found.append(f"hero {number} has used up {hero.flipped}")
        if twice(hero.exhausted) or twice(hero.skills):
            found.append(f"hero {number} has a card twice")
    kinds = [hero.kind for hero in table.heroes if hero.kind] + [hero.job for hero in table.heroes if hero.job]
    found += [f"two heroes are {kind}" for kind in twice(kinds)]
    # Two classes begin with a wooden shield.
    items = [item for hero in table.heroes for item in hero.items if ITEMS[item].kind != "starting"]
    campaign = table.campaign
    if campaign is not None:
        items += campaign.shop + campaign.offered + campaign.later_shop
        if campaign.gold < 0:
            found.append(f"the party has {campaign.gold} gold")
    return found + [f"{item} is there twice" for item in twice(items)]


def of_overlord(table: Journey) -> list[str]:
    """Hand, deck and discards are cards that he owns, each once; at least fifteen of them in an encounter."""
    overlord = table.overlord
    cards = overlord.hand + overlord.deck + overlord.discard
    found = [f"{card} is there twice" for card in [*twice(cards), *twice(overlord.owned)]]
    found += [f"the overlord does not own {card}" for card in cards if card not in overlord.owned]
    if table.encounter is not None and len(cards) < FEWEST_CARDS:
        found.append(f"the overlord has {len(cards)} cards")
    if overlord.xp < 0 or overlord.threat < 0:
        found.append(f"the overlord has {overlord.xp} experience and {overlord.threat} threat")
    if overlord.threat and not overlord.plot:
        found.append("threat without a Plot deck")
    if twice(overlord.exhausted) or twice(overlord.plots) or twice(overlord.relics):
        found.append("the overlord has something twice")
    return found


def of_decks(table: Journey) -> list[str]:
    """Every Search card and Taint card is somewhere, once."""
    held = [card for hero in table.heroes for card in hero.found]
    cards = SEARCH_DECK.copy()
    if table.profile["secret_rooms"] == "on":
        cards += [card for card, kind in SEARCH_KIND.items() if kind == "passage"]
    there = table.search + table.search_discard + held
    found = [f"the Search cards: {card}" for card in Counter(cards) - Counter(there)]
    found += [f"the Search cards: {card} twice" for card in Counter(there) - Counter(cards)]
    taints = table.tainted + [hero.taint for hero in table.heroes if hero.taint]
    if table.profile["taint"] == "on" and sorted(taints) != sorted(TAINTS):
        found.append("the Taint cards are not all there")
    return found


# -- figures ---------------------------------------------------------------------------------------------


def of_figures(table: Journey, steps: list[Step]) -> list[str]:
    """Damage within Health, conditions once, those who lie there without any."""
    found: list[str] = []
    falling = [step.figure for step in steps if isinstance(step, Defeat)]
    for number, one in enumerate(table.figures):
        name = f"figure {number} ({one.kind} {one.rank})"
        if one.rank not in RANKS or (one.rank == "hero") != (number < len(table.heroes)):
            found.append(f"{name} is no {one.rank}")
        most = health(table, number)
        down = number < len(table.heroes) and table.heroes[number].knocked_out
        if not 0 <= one.damage <= most:
            found.append(f"{name} has {one.damage} damage of {most}")
        if one.damage >= most and not down and one.base and number not in falling:
            found.append(f"{name} stands with {one.damage} damage of {most}")
        if twice(one.conditions) or [name for name in one.conditions if name not in CONDITIONS]:
            found.append(f"{name} has the conditions {one.conditions}")
        if down and one.conditions:
            found.append(f"{name} lies there with {one.conditions}")
        if down and table.heroes[number].left:
            found.append(f"{name} lies there and has left")
        if one.rank == "familiar" and not 0 <= one.owner < len(table.heroes):
            found.append(f"{name} belongs to nobody")
    return found


def of_map(table: Journey, steps: list[Step]) -> list[str]:
    """Every base lies on the map as its figure is large; nobody stands where another does."""
    found: list[str] = []
    grid = grid_now(table)
    standing: dict[int, int] = {}
    passing = [step.figure for step in steps if isinstance(step, Walk | PlaceFigure)]
    for number, one in enumerate(table.figures):
        if not one.base:
            continue
        face = face_of(table, number)
        if [space for space in one.base if not 0 <= space < grid.count or grid.ground[space] == OBSTACLE]:
            found.append(f"figure {number} stands on {one.base}")
        elif sorted(one.base) not in grid.bases_all(face.width, face.height):
            found.append(f"figure {number} ({one.kind}) lies on {one.base}")
        if is_standing(table, number):
            for space in one.base:
                other = standing.setdefault(space, number)
                if other != number and number not in passing and other not in passing:
                    found.append(f"figures {other} and {number} stand on {space}")
    return found


# -- the encounter ---------------------------------------------------------------------------------------


def of_encounter(table: Journey, encounter: Encounter) -> list[str]:
    """Groups with their figures, tokens somewhere, turns and attacks that make sense, doors in a state they have."""
    found: list[str] = []
    for at, group in enumerate(encounter.groups):
        if [one for one in group.figures if table.figures[one].group != at]:
            found.append(f"group {at} has figures of others")
    for at, token in enumerate(encounter.tokens):
        if token.bearer >= 0 and (token.at >= 0 or token.gone or not table.figures[token.bearer].base):
            found.append(f"token {at} is carried by {token.bearer} and lies at {token.at}")
        if token.at >= grid_now(table).count:
            found.append(f"token {at} lies nowhere")
    for turn in encounter.turns:
        if turn.actions < 0 or turn.points < 0:
            found.append(f"{turn.actions} actions and {turn.points} points are left")
    for attack in encounter.attacks:
        pools = [(attack.dice, attack.faces)] + [(guard.dice, guard.faces) for guard in attack.guards]
        for dice, faces in pools:
            if len(faces) > len(dice) or [face for face in faces if not 0 <= face < SIDES]:
                found.append(f"the dice {dice} show {faces}")
        if twice(attack.spent):
            found.append(f"surges bought {attack.spent}")
        if len({guard.figure for guard in attack.guards}) < len(attack.guards):
            found.append("a figure is struck twice by one attack")
    layout = grid_now(table).layout
    signs = encounter.edges
    doors, ruins = signs[: len(layout.edges)], signs[len(layout.edges) :]
    if len(ruins) != len(layout.ruins) or set(doors) - set("cox") or set(ruins) - set("rx"):
        found.append(f"the doors are {signs}")
    if encounter.round < 0 or [value for value in encounter.counters.values() if value < 0]:
        found.append(f"round {encounter.round}, tracks {encounter.counters}")
    return found


# -- what is hidden --------------------------------------------------------------------------------------


def hidden(session: Session, seat: int) -> set[str]:
    """Cards that this seat has neither seen nor heard of so far."""
    return covered(session, seat) - heard(session, seat)


def heard(session: Session, seat: int) -> set[str]:
    """What this seat was told of, in the log: it may lie in a deck again since."""
    return {word for one in session.events if one.only in (-1, seat) for word in words_in(one.event)}


def words_in(event: Event) -> set[str]:
    """Every name in an event."""
    found: set[str] = set()
    for value in event.to_wire_shallow():
        if isinstance(value, str):
            found.add(value)
        elif isinstance(value, list):
            found |= {word for word in value if isinstance(word, str)}
    return found


def covered(session: Session, seat: int) -> set[str]:
    """What must not stand on the table as it is seen: decks, rumours in hand, Taint cards, the influence token.

    Which overlord cards there are in all lies open; which of them he holds is a matter of `test_hidden.py`.
    """
    table = session.state
    assert isinstance(table, Journey)
    found = {*table.search, *table.travel, *table.tainted, *table.rumour_deck}
    found |= {hero.taint for hero in table.heroes if hero.taint and not hero.taint_shown}
    if table.campaign is not None:
        found |= {*table.campaign.shop, *table.campaign.later_shop}
    if seat != overlord_seat(table):
        found |= set(table.overlord.rumours)
    return found - open_names(table)


def open_names(table: Journey) -> set[str]:
    """What goes by the same name as something that lies open."""
    found = {hero.taint for hero in table.heroes if hero.taint_shown}
    return found | {item for hero in table.heroes for item in hero.items} | set(table.overlord.owned)


def dealt(session: Session, seat: int) -> list[object]:
    """All that a redeal may change; nothing where there is too little to change."""
    table = session.state
    assert isinstance(table, Journey)
    if table.encounter is None or len(table.search) < 4:
        return []
    overlord = table.overlord
    own = [] if seat == overlord_seat(table) else [overlord.hand]
    return [table.search, overlord.deck, *own]
