"""Dead Cells on a terminal: the biome, the fight, the street or the Mutations board; the prisoners along the bottom."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from textual.content import Content

from undercroft.engine.session import Session
from undercroft.engine.text import Text
from undercroft.games.dead_cells.catalogue import CARDS
from undercroft.games.dead_cells.faces import STATES, TRAITS, headline
from undercroft.games.dead_cells.panel_biome import biome_lines
from undercroft.games.dead_cells.panel_campaign import between_lines, counter, is_on_street, street_lines
from undercroft.games.dead_cells.panel_fight import fight_lines
from undercroft.games.dead_cells.panel_signs import tokens
from undercroft.games.dead_cells.rules.sheets import kind_of
from undercroft.games.dead_cells.state import Campaign
from undercroft.games.dead_cells.words import (
    attack_name,
    campaign_name,
    card_name,
    combat_lines,
    enemy_name,
    goods_name,
    item_lines,
    item_name,
    malaise_name,
    prisoner_name,
    rune_name,
    said,
    serenade_lines,
    serenade_steps,
    state_name,
    step_lines,
    symbols_line,
    tile_name,
    trait_name,
)
from undercroft.games.dead_cells.words_campaign import (
    campaign_lines,
    curse_line,
    malaise_line,
    rune_lines,
    tile_lines,
)
from undercroft.games.dead_cells.words_enemies import attack_lines, element_lines, enemy_lines, form_lines
from undercroft.terminal.drawing import Lines, bar, hanging
from undercroft.terminal.party import Member, PartyPanel

PLACE: Final = "panel-place"
PARTY: Final = "panel-prisoners"
SERENADE: Final = "serenade"


class Panel(PartyPanel):
    """The panel of Dead Cells: where the group is, and the prisoners."""

    ACCENT: ClassVar[str] = "#a8f22a"
    PARTS: ClassVar[tuple[str, ...]] = (PLACE, PARTY)

    DEFAULT_CSS = """
    Panel #above { background: #140d24; }
    Panel #above Scroll { background: #140d24; }
    """

    def heading(self, session: Session, table: dict[str, Any], text: Text) -> str:
        return text.say("game-dead-cells") if session.is_over() else text.tell(headline(state_of(session)))

    def above(self, session: Session, table: dict[str, Any], text: Text, width: int, low: bool) -> Lines:
        return place_lines(session, table, text, width)

    def members(self, table: dict[str, Any]) -> list[int]:
        return [who for who, prisoner in enumerate(table["prisoners"]) if prisoner["kind"]]

    def member(self, session: Session, table: dict[str, Any], who: int, text: Text, width: int, low: bool) -> Member:
        """A prisoner: life, tracks, what is worn, cards; Serenade her one track."""
        name = text.tell(prisoner_name(table["prisoners"][who]["kind"]))
        decision = session.decision
        acts = decision is not None and decision.about == who and len(table["prisoners"]) > 1
        return Member(name, " · ".join(doings(table, who, text)), acts, prisoner_lines(table, who, text, width))

    def names_of(self, session: Session, seat: int) -> list[str]:
        return [f"prisoner-{one.kind}" for one in state_of(session).prisoners if one.seat == seat and one.kind]

    def headline(self, session: Session, seat: int, text: Text) -> str:
        state = state_of(session)
        cells = state.cells if state.run is None else state.run.cells
        return f"{text.tell(headline(state))} · {text.tell(goods_name('cell', cells))}"

    def cards(self, session: Session, seat: int, text: Text) -> list[tuple[str, str]]:
        return readable(session, session.view(seat)["table"], text)


def state_of(session: Session) -> Campaign:
    """The table itself, for names and for what lies open on the street."""
    assert isinstance(session.state, Campaign)
    return session.state


# -- where the group is ----------------------------------------------------------------------------------


def place_lines(session: Session, table: dict[str, Any], text: Text, width: int) -> Lines:
    """The fight, the street, the biome, or what lies between two runs; at the end how it ended, and all of that."""
    state = state_of(session)
    if session.is_over():
        ending = Content.styled(hanging(text.outcome(state), width, ""), "italic")
        return [ending, Content(""), *between_lines(state, table, text, width)]
    if table["fight"] is not None:
        return fight_lines(state, table, text, width)
    if is_on_street(state):
        return street_lines(session, table, text, width)
    if table["run"] is not None and table["run"]["at"]:
        return biome_lines(state, table, text, width)
    return between_lines(state, table, text, width)


# -- a prisoner ------------------------------------------------------------------------------------------


def doings(table: dict[str, Any], who: int, text: Text) -> list[str]:
    """What there is to say of a prisoner at a glance: fallen, first player, passing."""
    found = []
    if not table["prisoners"][who]["alive"]:
        found.append("† " + text.say("panel-fallen"))
    if table["run"] is not None and table["run"]["first"] == who and len(table["prisoners"]) > 1:
        found.append("① " + text.say("token-first"))
    if table["fight"] is not None and table["fight"]["passer"] == who:
        found.append("– " + text.say("panel-passing"))
    return found


def prisoner_lines(table: dict[str, Any], who: int, text: Text, width: int) -> Lines:
    """Life and what clings to it, the tracks, the items, the cards."""
    one = table["prisoners"][who]
    left = max(0, one["life"] - one["damage"])
    clinging = "  ".join(part for part in (tokens(one), worms(one, text)) if part)
    lines: Lines = [
        Content.assemble(
            (bar(left, one["life"]), "$accent"), f" {left}/{one['life']}", f"  {clinging}" if clinging else ""
        )
    ]
    lines.append(Content(hanging(track_words(one, text), width, "")))
    worn = [item_words(item, wear, text) for item, wear in zip(one["items"], one["wear"], strict=True)]
    lines.append(Content(hanging(", ".join(worn) or text.say("panel-bare"), width, "▪ ")))
    if one["kind"] != SERENADE:
        counts = text.say("panel-cards", hand=one["holds"], deck=one["deck"], discard=len(one["discard"]))
        lines.append(Content.styled(hanging(counts, width, ""), "$text-muted"))
    return lines


def worms(one: dict[str, Any], text: Text) -> str:
    """Worms and malaise."""
    found = [text.say("panel-worms", count=one["worms"])] if one["worms"] else []
    return ", ".join([*found, *([text.tell(malaise_name(one["malaise"]))] if one["malaise"] else [])])


def track_words(one: dict[str, Any], text: Text) -> str:
    """How far the markers have come: a full box a step."""
    if one["kind"] == SERENADE:
        side = "serenade-side-melee" if one["tracks"][1] else "serenade-side-power"
        steps = serenade_steps()["melee" if one["tracks"][1] else "power"]
        return f"{text.say(side)}\u00a0{boxes(one['tracks'][0], len(steps))}"
    board = CARDS.prisoners[one["kind"]]
    steps_of = {"survival": board.survival, "tactics": board.tactics, "brutality": board.brutality}
    return "  ".join(
        f"{text.tell(trait_name(trait))}\u00a0{boxes(level, len(steps_of[trait]))}"
        for trait, level in zip(TRAITS, one["tracks"], strict=True)
    )


def boxes(level: int, of: int) -> str:
    """Steps that were taken, and those still to come."""
    return "■" * level + "□" * max(0, of - level)


def item_words(item: str, wear: int, text: Text) -> str:
    """An item; a companion with the life it has left."""
    name = text.tell(item_name(item))
    card = CARDS.equipment.get(kind_of(item))
    return f"{name}\u00a0{card.life - wear}/{card.life}" if card is not None and card.life else name


# -- cards to be read up ---------------------------------------------------------------------------------


def readable(session: Session, table: dict[str, Any], text: Text) -> list[tuple[str, str]]:
    """Everything that lies open: enemies, cards in one's hand and on the table, items, tiles, the campaign's cards."""
    return [
        *readable_fight(table, text),
        *readable_prisoners(session, table, text),
        *readable_place(table, text),
        *readable_campaign(table, text),
    ]


def readable_fight(table: dict[str, Any], text: Text) -> list[tuple[str, str]]:
    """The enemies of a fight, a boss's attacks as far as they were turned, the cards that were played."""
    fight = table["fight"]
    if fight is None:
        return []
    found: list[tuple[str, str]] = []
    for kind in dict.fromkeys(kind_of(enemy["card"]) for enemy in fight["enemies"]):
        found.append((text.tell(enemy_name(kind)), "\n".join(enemy_words(kind, text))))
    boss = fight["boss"]
    for attack in (
        [] if boss is None else dict.fromkeys(kind_of(card) for card in [boss["attack"], *boss["spent"]] if card)
    ):
        words = [text.say(f"attack-{attack}.line"), "", *said(text, attack_lines(CARDS.attacks[attack]))]
        found.append((text.tell(attack_name(attack)), "\n".join(words)))
    return found


def enemy_words(kind: str, text: Text) -> list[str]:
    """An enemy: what is told of it, and what its card says."""
    story = text.say(f"{enemy_name(kind).id}.line")
    if kind in CARDS.forms:
        return [story, "", *said(text, form_lines(CARDS.forms[kind]))]
    if kind in CARDS.elements:
        return [story, "", *said(text, element_lines(CARDS.elements[kind]))]
    return [story, "", *said(text, enemy_lines(CARDS.monsters[kind]))] if kind in CARDS.monsters else [story]


def readable_prisoners(session: Session, table: dict[str, Any], text: Text) -> list[tuple[str, str]]:
    """The prisoners' boards, their cards as far as the viewer may see them, and what they wear or might buy."""
    found: list[tuple[str, str]] = []
    cards: list[str] = []
    for one in table["prisoners"]:
        found.append((text.tell(prisoner_name(one["kind"])), "\n".join(board_words(one["kind"], text))))
        cards += [card for card in [*(one["hand"] or []), *one["active"], *one["discard"]] if card]
    for card in dict.fromkeys(cards):
        if card in CARDS.combat_cards:
            sheet = CARDS.combat_cards[card]
            found.append(
                (
                    text.tell(card_name(card)),
                    "\n".join([*said(text, combat_lines(sheet)), text.sentence(symbols_line(sheet))]),
                )
            )
    worn = [item for one in table["prisoners"] for item in one["items"]]
    worn += [item for seller in ("merchant", "collector") for item in counter(session, seller)]
    if table["run"] is not None:
        worn += [*table["run"]["collector"], *table["run"]["known"]]
    for item in dict.fromkeys(kind_of(item) for item in worn):
        if item in CARDS.equipment:
            words = [text.say(f"item-{item}.line"), "", *said(text, item_lines(CARDS.equipment[item]))]
            found.append((text.tell(item_name(item)), "\n".join(words)))
    return found


def board_words(kind: str, text: Text) -> list[str]:
    """A prisoner's board: its tracks step by step."""
    story = text.say(f"prisoner-{kind}.line")
    if kind == SERENADE:
        steps = [line for side in serenade_steps().values() for line in said(text, side)]
        return [story, "", *said(text, serenade_lines(CARDS.serenade)), "", *steps]
    board = CARDS.prisoners[kind]
    words = [story]
    for trait, steps_of in (("survival", board.survival), ("tactics", board.tactics), ("brutality", board.brutality)):
        words += ["", text.tell(trait_name(trait))]
        words += [f"{number}  {' '.join(said(text, step_lines(step)))}" for number, step in enumerate(steps_of, 1)]
    return words


def readable_place(table: dict[str, Any], text: Text) -> list[tuple[str, str]]:
    """The tiles that have been seen, the curses of the biome, malaise, the states."""
    found: list[tuple[str, str]] = []
    run = table["run"]
    for tile in [] if run is None else dict.fromkeys(kind_of(tile) for tile in run["spaces"].values() if tile):
        words = [text.say(f"tile-{tile}.line"), "", *said(text, tile_lines(CARDS.tiles[tile]))]
        found.append((text.tell(tile_name(tile)), "\n".join(words)))
    if run is not None and any(tile.curse for tile in CARDS.tiles.values() if tile.biome == run["biome"]):
        curses = said(text, [curse_line(run["biome"], curse) for curse in (1, 2)])
        found.append((text.say("panel-curses"), "\n".join(curses)))
    for card in dict.fromkeys(one["malaise"] for one in table["prisoners"] if one["malaise"]):
        found.append((text.tell(malaise_name(card)), text.sentence(malaise_line(CARDS.malaise[card]))))
    return found + [(text.tell(state_name(state)), text.say(f"state-{state}.text")) for state in STATES]


def readable_campaign(table: dict[str, Any], text: Text) -> list[tuple[str, str]]:
    """What lies on the Mutations board and beside it, the runes."""
    campaign = table["campaign"]
    found: list[tuple[str, str]] = []
    for card in [*[card for cards in campaign["pockets"].values() for card in cards], *campaign["stored"]]:
        sheet = CARDS.upgrades.get(card) or CARDS.secrets.get(card)
        if sheet is not None:
            words = [text.say(f"{campaign_name(card).id}.line"), "", *said(text, campaign_lines(sheet))]
            found.append((text.tell(campaign_name(card)), "\n".join(words)))
    for rune in campaign["runes"]:
        found.append((text.tell(rune_name(rune)), "\n".join(said(text, rune_lines(CARDS.runes[rune])))))
    return found
