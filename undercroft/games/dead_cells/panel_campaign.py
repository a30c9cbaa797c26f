"""Between fights and runs on a terminal: the street of three sellers, and the Mutations board with its decks."""

from __future__ import annotations

from typing import Any, Final

from textual.content import Content

from undercroft.engine.message import capital
from undercroft.engine.session import Session
from undercroft.engine.text import Text
from undercroft.games.dead_cells.catalogue import BOSSES, CARDS
from undercroft.games.dead_cells.faces import ON_THE_STREET, POCKETS, SELLERS
from undercroft.games.dead_cells.panel_biome import bag_lines
from undercroft.games.dead_cells.panel_fight import goods_words, labelled
from undercroft.games.dead_cells.panel_signs import FADED
from undercroft.games.dead_cells.rules.sheets import TRAITS, UPGRADES
from undercroft.games.dead_cells.state import Bought, Campaign, GoodsShown, RunOver, StreetReached
from undercroft.games.dead_cells.words import (
    acts_line,
    biome_name,
    boss_name,
    campaign_name,
    item_lines,
    item_name,
    place_name,
    prisoner_name,
    rune_name,
    said,
    trait_name,
)
from undercroft.games.dead_cells.words_campaign import seller_line, seller_name
from undercroft.terminal.drawing import Lines, bar, hanging

# Who serves is told by the rule that a question goes by.
SERVES: Final = {"DC-DEC-36": "healer", "DC-DEC-37": "merchant", "DC-DEC-38": "collector"}
SHELF: Final = 12  # columns of a deck's bar


# -- the street ------------------------------------------------------------------------------------------


def is_on_street(state: Campaign) -> bool:
    """Whether the group is between two biomes."""
    return state.run is not None and any(isinstance(step, ON_THE_STREET) for step in state.agenda)


def street_lines(session: Session, table: dict[str, Any], text: Text, width: int) -> Lines:
    """The three sellers one after another: what they offer, who serves now, what lies on the counter."""
    lines: Lines = []
    serving = {SERVES[rule] for rule in (session.decision.rules if session.decision else ()) if rule in SERVES}
    for seller in SELLERS:
        now = seller in serving
        name = text.tell(seller_name(seller))
        offers = text.sentence(seller_line(seller, table["campaign"]["levels"][seller]))
        mark = "► " if now else "  "
        lines.append(Content.styled(f"{mark}{name}", "bold $accent" if now else "bold"))
        lines.append(Content(hanging(offers, width, "    ")))
        for item in counter(session, seller):
            words = " ".join([text.say("table-label", label=text.tell(item_name(item))), *item_words(item, text)])
            lines.append(Content(hanging(words, width, "    ▪ ")))
    return [*lines, *bag_lines(table, text, width)]


def counter(session: Session, seller: str) -> list[str]:
    """What a seller has shown on this street, and has not sold."""
    bought: list[str] = []
    for told in reversed(session.events):
        event = told.event
        if isinstance(event, Bought):
            bought.append(event.what)
        elif isinstance(event, GoodsShown) and event.seller == seller:
            return [item for item in event.items if item not in bought]
        elif isinstance(event, StreetReached):
            break
    return []


def item_words(item: str, text: Text) -> list[str]:
    """What an item does."""
    return said(text, item_lines(CARDS.equipment[item])) if item in CARDS.equipment else []


# -- between runs ----------------------------------------------------------------------------------------


def between_lines(state: Campaign, table: dict[str, Any], text: Text, width: int) -> Lines:
    """How the last run ended, what the cells buy, the Mutations board, and how far the campaign has come."""
    choosing = table["run"] is not None and len(table["prisoners"]) < table["seats"]
    return [
        *(prisoners_to_take(text, width) if choosing else []),
        *last_run(state, table, text, width),
        *deck_lines(table, text, width),
        *board_lines(table, text, width),
        *progress_lines(table, text, width),
    ]


def prisoners_to_take(text: Text, width: int) -> Lines:
    """Whom one may play: the four of them, each with what an ability action does."""
    lines: Lines = []
    for kind, board in CARDS.prisoners.items():
        ability = text.say("panel-ability", acts=text.tell(acts_line(board.ability)))
        lines.append(Content.assemble((text.tell(prisoner_name(kind)), "bold $accent"), f"  {ability}"))
        lines.append(Content(hanging(text.say(f"prisoner-{kind}.line"), width, "  ")))
    return [*lines, Content("")]


def last_run(state: Campaign, table: dict[str, Any], text: Text, width: int) -> Lines:
    """The run before: where it led and what ended it; before the first, what the game is about."""
    chronicle = table["campaign"]["chronicle"]
    if not chronicle:
        return [Content.styled(hanging(text.say("game-dead-cells.line"), width, ""), "italic"), Content("")]
    chapter = chronicle[-1]
    way = " → ".join(text.tell(place_name(code)) for code in chapter["path"])
    over = text.event(state, RunOver(chapter["outcome"], chapter["killer"], chapter["cells"]))
    return [
        Content.styled(hanging(over, width, "† " if chapter["outcome"] == "died" else "★ "), "bold"),
        Content.styled(hanging(way, width, "  "), FADED),
        Content(""),
    ]


def deck_lines(table: dict[str, Any], text: Text, width: int) -> Lines:
    """Cells, what an upgrade costs, and how much of every deck is still dark."""
    campaign = table["campaign"]
    price = text.say("panel-price", cells=campaign["cells"], price=campaign["price"])
    lines: Lines = [Content.styled(hanging(price, width, ""), "bold")]
    decks = [(text.tell(trait_name(trait)), campaign["upgrades"][trait], len(UPGRADES[trait])) for trait in TRAITS]
    decks.append((text.say("panel-well"), campaign["well"], len(CARDS.well)))
    decks.append((text.say("panel-secrets"), campaign["secrets"], len(CARDS.secrets)))
    wide = max(len(name) for name, _, _ in decks)
    for name, left, of in decks:
        opened = max(0, of - left)
        told = text.say("panel-opened", opened=opened, of=of)
        lines.append(Content.assemble(f"  {name:<{wide}}  ", (bar(opened, of, SHELF), "$accent"), f"  {told}"))
    return [*lines, Content("")]


def board_lines(table: dict[str, Any], text: Text, width: int) -> Lines:
    """The Mutations board, pocket by pocket, and what is kept beside it."""
    campaign = table["campaign"]
    lines: Lines = [Content.styled(text.say("panel-mutations"), "bold")]
    for pocket in POCKETS:
        held = [text.tell(campaign_name(card)) for card in campaign["pockets"].get(pocket, [])]
        free = max(0, campaign["room"].get(pocket, 0) - len(held))
        words = " ".join([*([", ".join(held)] if held else []), *["▫"] * free])
        if words:
            name = text.say("table-label", label=capital(text.say(f"pocket-{pocket}")))
            lines.append(Content(hanging(f"{name} {words}", width, "  ")))
    if campaign["stored"]:
        lines.append(labelled(text, "panel-stored", text.join(named(campaign["stored"], text)), width))
    return [*lines, Content("")]


def named(cards: list[str], text: Text) -> list[str]:
    """Cards of the campaign by name."""
    return [text.tell(campaign_name(card)) for card in cards]


def progress_lines(table: dict[str, Any], text: Text, width: int) -> Lines:
    """Runes, bosses, where runs may begin, the sellers, upgraded cards, what waits for the next run."""
    campaign = table["campaign"]
    lines: Lines = []
    runes = [text.tell(rune_name(rune)) for rune in campaign["runes"]]
    lines.append(
        labelled(
            text, "panel-runes", " ".join([", ".join(runes), *["▫"] * (len(CARDS.runes) - len(runes))]).strip(), width
        )
    )
    bosses = [
        text.say("panel-boss", boss=text.tell(boss_name(boss)), times=campaign["beaten"].get(boss, 0))
        for boss in BOSSES
    ]
    lines.append(labelled(text, "panel-bosses", " · ".join(bosses), width))
    starts = text.join([text.tell(biome_name(biome)) for biome in campaign["starts"]])
    lines.append(labelled(text, "panel-starts", starts, width))
    sellers = [
        text.say("panel-seller", seller=text.tell(seller_name(seller)), level=campaign["levels"][seller])
        for seller in SELLERS
    ]
    lines.append(labelled(text, "panel-sellers", " · ".join(sellers), width))
    if campaign["holders"]:
        held = [
            text.say("panel-holder", card=text.tell(campaign_name(card)), who=text.tell(prisoner_name(kind, ".the")))
            for card, kind in campaign["holders"].items()
        ]
        lines.append(labelled(text, "panel-upgraded", text.join(held), width))
    if campaign["laid"]:
        lines.append(labelled(text, "panel-laid", goods_words(campaign["laid"], text), width))
    return lines
