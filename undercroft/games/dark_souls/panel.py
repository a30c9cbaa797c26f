"""Dark Souls on a terminal: the floor or the map by the light of an ember, the heroes along the bottom."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from textual.content import Content

from undercroft.engine.message import Message, capital
from undercroft.engine.session import Session
from undercroft.engine.text import Text
from undercroft.games.dark_souls.catalogue import CARDS
from undercroft.games.dark_souls.faces import headline
from undercroft.games.dark_souls.floorplan import (
    FADED,
    FLOOR,
    boss_behaviour,
    boss_words,
    conditions,
    floor_lines,
    foe_lines,
    map_legend,
    map_lines,
    signs_line,
)
from undercroft.games.dark_souls.rules.endurance import BOXES
from undercroft.games.dark_souls.rules.gear import STATS
from undercroft.games.dark_souls.rules.table import stat
from undercroft.games.dark_souls.state import Souls
from undercroft.games.dark_souls.telling import names
from undercroft.games.dark_souls.words import (
    boss_name,
    card_text,
    character_lines,
    encounter_lines,
    enemy_lines,
    item_name,
    pattern_lines,
    said,
)
from undercroft.terminal.drawing import Lines, hanging, side_by_side
from undercroft.terminal.party import Member, PartyPanel

GROUND: Final = "panel-ground"
PARTY: Final = "panel-party"
TOKENS: Final = ("estus", "heroic", "luck", "ember")


class Panel(PartyPanel):
    """The panel of Dark Souls: the ground, and the party."""

    ACCENT: ClassVar[str] = "#e08a3c"
    PARTS: ClassVar[tuple[str, ...]] = (GROUND, PARTY)

    DEFAULT_CSS = """
    Panel #above { background: #17181a; }
    Panel #above Scroll { background: #17181a; }
    """

    def heading(self, session: Session, table: dict[str, Any], text: Text) -> str:
        return title(session, text)

    def above(self, session: Session, table: dict[str, Any], text: Text, width: int, low: bool) -> Lines:
        return ground_lines(session, table, text, width, low)

    def members(self, table: dict[str, Any]) -> list[int]:
        return [who for who, hero in enumerate(table["heroes"]) if hero["kind"]]

    def member(self, session: Session, table: dict[str, Any], who: int, text: Text, width: int, low: bool) -> Member:
        """A hero: the bar, what is worn and held, tokens, conditions."""
        name = text.say(f"hero-{table['heroes'][who]['kind']}")
        acts = table["activation"] is not None and table["activation"][0] == who
        lines = hero_lines(state_of(session), table, who, text, width, low)
        return Member(name, " · ".join(doings(table, who, text)), acts, lines)

    def names_of(self, session: Session, seat: int) -> list[str]:
        return [f"hero-{hero.kind}" for hero in state_of(session).heroes if hero.seat == seat and hero.kind]

    def headline(self, session: Session, seat: int, text: Text) -> str:
        state = state_of(session)
        return f"{text.tell(headline(state))} · {text.say('panel-souls', souls=state.souls)}"

    def cards(self, session: Session, seat: int, text: Text) -> list[tuple[str, str]]:
        return readable(state_of(session), session.view(seat)["table"], text)


# -- where ---------------------------------------------------------------------------------------------------


def state_of(session: Session) -> Souls:
    """The table itself, for names and figures that lie open."""
    assert isinstance(session.state, Souls)
    return session.state


def title(session: Session, text: Text) -> str:
    """What stands above the ground."""
    state = state_of(session)
    if session.is_over() or not state.map:
        return text.say("game-dark-souls")
    name = text.tell(headline(state))
    laid = state.map[state.at] if state.battle is not None and state.battle.tile >= 0 else None
    if laid is None:
        return name
    level = CARDS.encounters[laid.encounter].level
    if not level:
        return name
    told = text.say("panel-level", level=level)
    return f"{name} · {told}"


# -- the ground ------------------------------------------------------------------------------------------------


def ground_lines(session: Session, table: dict[str, Any], text: Text, width: int, low: bool) -> Lines:
    """The floor of an encounter, the map outside one, the end, or who is to be had."""
    state = state_of(session)
    if session.is_over():
        return [Content.styled(hanging(text.outcome(state), width, ""), "italic")]
    if not table["map"]:
        return foreword(text, width)
    return (
        map_and_stock(state, table, text, width) if table["battle"] is None else fight(state, table, text, width, low)
    )


def foreword(text: Text, width: int) -> Lines:
    """Before the map is laid: the four classes."""
    lines: Lines = [Content.styled(hanging(text.say("game-dark-souls.line"), width, ""), "italic"), Content("")]
    for id, card in CARDS.characters.items():
        heroic = text.say(f"heroic-{card.heroic}")
        lines.append(Content.assemble((text.say(f"hero-{id}"), "bold $accent"), f"  {heroic}"))
        lines.append(Content(hanging(text.say(f"hero-{id}.text"), width, "  ")))
    return lines


def fight(state: Souls, table: dict[str, Any], text: Text, width: int, low: bool) -> Lines:
    """The floor with the enemies beside it, or below where it is narrow; a boss's behaviour under both."""
    hall = table["battle"]["size"] > 13
    floor = floor_lines(table, text, airy=not low and not hall)
    room = width - FLOOR - 3
    foes = foe_lines(state, table, text, max(20, room))
    lines = side_by_side(floor, foes, FLOOR) if room >= 24 else [*floor, Content(""), *foes]
    below = [*signs_line(table, text, width), *boss_behaviour(table, text, width)]
    return [*lines, Content(""), *below] if below else lines


def map_and_stock(state: Souls, table: dict[str, Any], text: Text, width: int) -> Lines:
    """The map, and beside it (or below) what the party has and knows."""
    drawn = map_lines(state, table)
    wide = max(line.cell_length for line in drawn)
    room = width - wide - 3
    if room >= 24:
        stock = [part for line in stock_lines(state, table, text, room) for part in line.split("\n")]
        return [*side_by_side(drawn, stock, wide), map_legend(text, width)]
    return [*drawn, map_legend(text, width), Content(""), *stock_lines(state, table, text, width)]


def stock_lines(state: Souls, table: dict[str, Any], text: Text, width: int) -> Lines:
    """The boss ahead, sparks, souls, treasure, what lies dropped and what is kept; the rooms that were seen."""
    lines: Lines = []
    boss = table["quest"][2]
    if boss:
        lines.append(label(text, "panel-ahead", text.say(f"boss-{boss}"), width))
    souls, tile, _ = table["dropped"]
    stock = [text.say("panel-sparks", sparks=table["sparks"]), text.say("panel-souls", souls=table["souls"])]
    stock.append(text.say("panel-treasure", cards=table["treasure"]))
    lines.append(Content(hanging(" · ".join(stock), width, "")))
    if souls >= 0:
        where = names.room(state, tile) if tile >= 0 else Message("room-boss", boss=boss_name(boss, ".the"))
        lines.append(Content(hanging(text.say("panel-dropped-at", souls=souls, room=text.tell(where)), width, "")))
    if table["inventory"]:
        carried = text.join([text.tell(item_name(card)) for card in table["inventory"]])
        lines.append(label(text, "panel-inventory", carried, width))
    for number, laid in enumerate(table["map"]):
        if laid["encounter"]:
            room = capital(text.tell(names.room(state, number)))
            lines.append(Content(hanging(f"{room} · {text.tell(names.room_name(state, number))}", width, "")))
    return lines


def label(text: Text, message: str, words: str, width: int) -> Content:
    """A word, a colon, and what belongs to it."""
    return Content(hanging(f"{text.say('table-label', label=text.say(message))} {words}", width, ""))


# -- a hero ------------------------------------------------------------------------------------------------


def doings(table: dict[str, Any], who: int, text: Text) -> list[str]:
    """What a hero is about: acting, drawing the enemies, first to act next time."""
    found = []
    battle = table["battle"]
    if table["activation"] is not None and table["activation"][0] == who:
        found.append("► " + text.say("panel-acting"))
    if battle is not None and battle["aggro"] == who:
        found.append("! " + text.say("token-aggro"))
    if battle is None and table["first"] == who and len(table["heroes"]) > 1:
        found.append("◇ " + text.say("token-first"))
    return found


def hero_lines(state: Souls, table: dict[str, Any], who: int, text: Text, width: int, low: bool) -> Lines:
    """The bar with black cubes from the left and red from the right, what is worn and held, tokens, conditions."""
    hero = table["heroes"][who]
    free = BOXES - hero["black"] - hero["red"]
    left = text.say("panel-boxes", free=free)
    lines: Lines = [
        Content.assemble(
            ("▓" * hero["black"], FADED),
            ("·" * free, "bold"),
            ("█" * hero["red"], "$accent"),
            f"  {left}",
        )
    ]
    held = [gear_words(state, card, text) for card in hero["hands"] if card]
    kept = [gear_words(state, hero["armour"], text)] if hero["armour"] else []
    kept += [text.say("panel-backup", card=gear_words(state, card, text)) for card in hero["backup"]]
    for gear in [[*held, *kept]] if low else [held, kept]:
        if gear:
            lines.append(Content(hanging(", ".join(gear), width, "▪ ")))
    ready = [one for one in zip(TOKENS, hero["tokens"]) if one[1] or one[0] != "ember"]
    tokens = [f"{'●' if there else '○'}\u00a0{token_name(one, text)}" for one, there in ready]
    lines.append(Content(hanging("  ".join(tokens), width, "")))
    if table["battle"] is None:
        figures = [(text.say(f"stat-{one}")[:3], stat(state.heroes[who], number)) for number, one in enumerate(STATS)]
        lines.append(Content.styled(" ".join(f"{short}\u00a0{value}" for short, value in figures), FADED))
    return [*lines, *conditions(hero["conditions"], text, width)]


def token_name(token: str, text: Text) -> str:
    """A token in one piece."""
    return text.say(f"token-{token}").replace(" ", "\u00a0")


def gear_words(state: Souls, card: str, text: Text) -> str:
    """A card with its upgrades."""
    return text.tell(names.gear(state, card))


# -- cards to be read up ---------------------------------------------------------------------------------------


def readable(state: Souls, table: dict[str, Any], text: Text) -> list[tuple[str, str]]:
    """Enemies and their behaviours, heroes, everything worn, held or kept, the rooms that were seen."""
    found: list[tuple[str, str]] = []
    for kind in dict.fromkeys(foe["kind"] for foe in table["foes"] if foe["facing"] < 0):
        card = CARDS.enemies[kind]
        words = [text.say(f"enemy-{kind}.text"), "", *said(text, enemy_lines(card))]
        found.append((text.say(f"enemy-{kind}"), "\n".join(words)))
    boss = table["quest"][2]
    if boss:
        found.append((text.say(f"boss-{boss}"), boss_words(boss, text)))
    deck = table["deck"]
    for name in [] if deck is None else dict.fromkeys([*deck["played"], *deck["known"], *deck["learned"]]):
        halves = [one for one in (name, CARDS.behaviours[name].partner) if one]
        lines = [line for half in halves for line in said(text, pattern_lines(CARDS.behaviours[half]))]
        found.append((text.tell(names.behaviour(name)), "\n".join(lines)))
    kinds = [hero["kind"] for hero in table["heroes"] if hero["kind"]]
    for kind in kinds or list(CARDS.characters):
        hero = CARDS.characters[kind]
        heroic = f"{text.say(f'heroic-{hero.heroic}')}. {text.say(f'heroic-{hero.heroic}.text')}"
        words = [text.say(f"hero-{kind}.text"), "", *said(text, character_lines(hero)), "", heroic]
        found.append((text.say(f"hero-{kind}"), "\n".join(words)))
    for name in owned(table):
        found.append((text.tell(item_name(name)), card_text(text, name)))
    for laid in table["map"]:
        if laid["encounter"]:
            room = CARDS.encounters[laid["encounter"]]
            words = [text.say(f"encounter-{room.id}.text"), "", *said(text, encounter_lines(room))]
            found.append((text.say(f"encounter-{room.id}"), "\n".join(words)))
    held = dict.fromkeys(one for body in [*table["heroes"], *table["foes"]] for one in body["conditions"])
    return found + [(text.say(f"condition-{one}"), text.say(f"condition-{one}.text")) for one in held]


def owned(table: dict[str, Any]) -> list[str]:
    """One copy of every card that somebody has, in hand, on the back, or together."""
    cards = [*table["drawn"]]
    for hero in table["heroes"]:
        cards += [hero["armour"], *hero["hands"], *hero["backup"]]
    cards += [*table["upgrades"], *table["inventory"]]
    return list({card.partition(".")[0]: card for card in reversed(cards) if card}.values())[::-1]
