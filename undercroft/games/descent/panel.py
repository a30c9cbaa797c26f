"""Descent on a terminal: the map by torchlight, or the campaign; the heroes along the bottom."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from textual.content import Content

from undercroft.engine.session import Session
from undercroft.engine.text import Text
from undercroft.games.descent import faces
from undercroft.games.descent.catalogue import CARDS
from undercroft.games.descent.panel_encounter import campaign_lines, carried, encounter_lines
from undercroft.games.descent.panel_map import FADED, marks_of
from undercroft.games.descent.quest_book import figures_of
from undercroft.games.descent.rules.table import overlord_seat
from undercroft.games.descent.state import Journey
from undercroft.games.descent.telling import names
from undercroft.games.descent.words import (
    FAMILIARS,
    ITEMS,
    any_card,
    attribute_name,
    card_id,
    class_name,
    condition_name,
    dice_words,
    item_name,
    said,
    skill_name,
)
from undercroft.games.descent.words_cards import (
    companion_lines,
    condition_lines,
    feat_lines,
    item_lines,
    monster_ability_lines,
    monster_surges,
    overlord_lines,
    plot_lines,
    relic_lines,
    search_lines,
    skill_lines,
    talent_lines,
    weapon_surges,
)
from undercroft.terminal.drawing import Lines, bar, hanging
from undercroft.terminal.party import Member, PartyPanel

PLACE: Final = "panel-place"
PARTY: Final = "panel-party"
SPENT: Final = "↻"


class Panel(PartyPanel):
    """The panel of Descent: where everybody is, and the party."""

    ACCENT: ClassVar[str] = "#d9a441"
    PARTS: ClassVar[tuple[str, ...]] = (PLACE, PARTY)

    DEFAULT_CSS = """
    Panel #above { background: #16130f; }
    Panel #above Scroll { background: #16130f; }
    """

    def heading(self, session: Session, table: dict[str, Any], text: Text) -> str:
        if session.is_over():
            return text.say("game-descent")
        return text.tell(faces.headline(state_of(session)))

    def above(self, session: Session, table: dict[str, Any], text: Text, width: int, low: bool) -> Lines:
        return place_lines(session, table, text, width)

    def members(self, table: dict[str, Any]) -> list[int]:
        return [who for who, hero in enumerate(table["heroes"]) if hero["kind"]]

    def member(self, session: Session, table: dict[str, Any], who: int, text: Text, width: int, low: bool) -> Member:
        """A hero: Health and fatigue, what is worn, skills, cards found."""
        name = text.say(f"hero-{table['heroes'][who]['kind']}")
        mark = f"{marks_of(table)[who]} " if table["encounter"] is not None else ""
        lines = hero_lines(state_of(session), table, who, text, width)
        return Member(f"{mark}{name}", " · ".join(doings(table, who, text)), acts(table, who), lines)

    def names_of(self, session: Session, seat: int) -> list[str]:
        return [f"hero-{hero.kind}" for hero in state_of(session).heroes if hero.seat == seat and hero.kind]

    def seat_name(self, session: Session, seat: int, text: Text) -> str:
        if seat == overlord_seat(state_of(session)):
            return text.say("panel-overlord")
        return super().seat_name(session, seat, text)

    def seat_the(self, session: Session, seat: int, text: Text) -> str:
        if seat == overlord_seat(state_of(session)):
            return text.say("the-overlord")
        return super().seat_the(session, seat, text)

    def headline(self, session: Session, seat: int, text: Text) -> str:
        return text.tell(faces.headline(state_of(session)))

    def cards(self, session: Session, seat: int, text: Text) -> list[tuple[str, str]]:
        return readable(state_of(session), session.view(seat)["table"], text)


def state_of(session: Session) -> Journey:
    """The table itself, for names and for what lies open."""
    assert isinstance(session.state, Journey)
    return session.state


# -- where everybody is ----------------------------------------------------------------------------------


def place_lines(session: Session, table: dict[str, Any], text: Text, width: int) -> Lines:
    """The encounter, what lies between two quests, the gathering; at the end how it ended."""
    state = state_of(session)
    if session.is_over():
        ending = Content.styled(hanging(text.outcome(state), width, ""), "italic")
        return [ending, Content(""), *campaign_lines(table, text, width)]
    if table["encounter"] is not None:
        return encounter_lines(state, table, text, width)
    if not table["quest"]:
        return foreword(text, width)
    return campaign_lines(table, text, width)


def foreword(text: Text, width: int) -> Lines:
    """Before everybody is chosen: who is to be had."""
    lines: Lines = [Content.styled(hanging(text.say("game-descent.line"), width, ""), "italic"), Content("")]
    for id, card in CARDS.heroes.items():
        archetype = text.say(f"archetype-{card.archetype}")
        figures = text.say("panel-sheet", speed=card.speed, health=card.health, stamina=card.stamina)
        lines.append(Content.assemble((text.say(f"hero-{id}"), "bold $accent"), f"  {archetype} · {figures}"))
        lines.append(Content(hanging(text.say(f"hero-{id}.line"), width, "  ")))
    return lines


# -- a hero ----------------------------------------------------------------------------------------------


def acts(table: dict[str, Any], who: int) -> bool:
    """Whether it is a hero's turn."""
    encounter = table["encounter"]
    return encounter is not None and encounter["turn"] is not None and encounter["turn"]["figure"] == who


def doings(table: dict[str, Any], who: int, text: Text) -> list[str]:
    """What there is to say of a hero at a glance."""
    hero = table["heroes"][who]
    found = []
    if acts(table, who):
        found.append("► " + text.say("panel-acting"))
    if hero["knocked_out"]:
        found.append("† " + text.say("panel-down"))
    elif hero["left"]:
        found.append(text.say("panel-left"))
    elif hero["rested"]:
        found.append(text.say("panel-resting"))
    if hero["acted"] and not hero["left"] and not acts(table, who):
        found.append(text.say("panel-acted"))
    return found


def hero_lines(state: Journey, table: dict[str, Any], who: int, text: Text, width: int) -> Lines:
    """Health and fatigue, what ails, figures, what is worn and carried, skills, what was found."""
    hero, figure = table["heroes"][who], table["figures"][who]
    left = max(0, figure["health"] - figure["damage"])
    tired = "●" * hero["fatigue"] + "○" * max(0, hero["stamina"] - hero["fatigue"])
    lines: Lines = [
        Content.assemble(
            (bar(left, figure["health"], min(10, figure["health"])), "$accent"),
            f" {left}/{figure['health']}  {tired} ",
            text.say("panel-fatigue", fatigue=hero["fatigue"], stamina=hero["stamina"]),
        )
    ]
    ailing = [text.tell(condition_name(one)) for one in figure["conditions"]]
    if state.encounter is not None:
        ailing += carried(state, who, text)
    if ailing:
        lines.append(Content.styled(hanging(" · ".join(ailing), width, "! "), "bold"))
    lines.append(Content.styled(hanging(figures_words(hero, figure, text), width, ""), FADED))
    worn = [item_words(item, hero, text) for item in hero["worn"]]
    kept = [item for item in hero["items"] if item not in hero["worn"]]
    if kept:
        worn.append(text.say("panel-kept", items=text.join([text.tell(item_name(item)) for item in kept])))
    lines.append(Content(hanging(", ".join(worn) or text.say("panel-bare"), width, "▪ ")))
    skills = [spent(skill, hero, text.tell(skill_name(skill))) for skill in hero["skills"]]
    feat = text.say("panel-feat" if hero["feat"] else "panel-feat-used")
    lines.append(Content(hanging(", ".join([*skills, feat]), width, "✦ ")))
    found = [text.tell(any_card(card)) for card in hero["found"] if card not in hero["flipped"]]
    if found:
        lines.append(Content(hanging(", ".join(found), width, "? ")))
    return lines


def figures_words(hero: dict[str, Any], figure: dict[str, Any], text: Text) -> str:
    """Class, Speed, attributes, fortune and experience."""
    told = [text.tell(class_name(hero["job"]))] if hero["job"] else []
    if figure.get("attributes"):
        told.append(text.say("panel-speed", speed=figure["speed"]))
        pairs = zip(names.ATTRIBUTES, figure["attributes"], strict=True)
        told.append(" ".join(f"{text.tell(attribute_name(one))[:3]}\u00a0{value}" for one, value in pairs))
    if hero["fortune"]:
        told.append(text.say("panel-fortune", count=hero["fortune"]))
    if hero["xp"]:
        told.append(text.say("panel-xp", count=hero["xp"]))
    return " · ".join(told)


def item_words(item: str, hero: dict[str, Any], text: Text) -> str:
    """An item that is worn, whether it is used up for now."""
    return spent(item, hero, text.tell(item_name(item)))


def spent(card: str, hero: dict[str, Any], name: str) -> str:
    """A card's name, with a sign where it is exhausted."""
    return f"{SPENT}\u00a0{name}" if card in hero["exhausted"] else name


# -- cards to be read up ---------------------------------------------------------------------------------


def readable(state: Journey, table: dict[str, Any], text: Text) -> list[tuple[str, str]]:
    """Everything that lies open: the quest, figures on the map, heroes and their cards, the overlord's."""
    return [
        *readable_quest(table, text),
        *readable_figures(table, text),
        *readable_heroes(table, text),
        *readable_overlord(table, text),
    ]


def readable_quest(table: dict[str, Any], text: Text) -> list[tuple[str, str]]:
    """The encounter with its story, goals, clock and special rules; then the ground."""
    encounter = table["encounter"]
    card = None if encounter is None else CARDS.encounters.get(f"{encounter['quest']}_{encounter['number']}")
    if card is None:
        return []
    about = f"{card.quest}-{card.number}"
    known: dict[str, Any] = figures_of(card, len(table["heroes"]))
    words = [text.say(f"encounter-{about}.story"), ""]
    words += [text.say(f"encounter-{about}.{part}", **known) for part in ("heroes", "overlord", "clock")]
    words += ["", *[text.say(f"rule-{about}-{rule}", **known) for rule in card.rules]]
    found = [(text.say(f"encounter-{about}"), "\n".join(words))]
    return found + [
        (text.say(f"terrain-{ground}"), text.say(f"terrain-{ground}.text")) for ground in grounds(encounter["map"])
    ]


def grounds(layout: dict[str, Any]) -> list[str]:
    """What the map is made of, beside plain floor."""
    names_of = ("floor", "water", "pit", "hazard", "obstacle", "mud")
    found = [names_of[kind] for kind in sorted(set(layout["terrain"])) if kind]
    return found + (["ruins"] if layout["ruins"] else [])


def readable_figures(table: dict[str, Any], text: Text) -> list[tuple[str, str]]:
    """Monsters, lieutenants, allies and familiars of the encounter, in this act."""
    found: list[tuple[str, str]] = []
    act = CARDS.quests[table["quest"]].act if table["quest"] in CARDS.quests else 1
    ranks = dict.fromkeys((one["kind"], one["rank"]) for one in table["figures"] if one["rank"] != "hero")
    for kind, rank in ranks:
        if kind in CARDS.monsters:
            monster = CARDS.monsters[kind]
            both = monster.act1 if act == 1 else monster.act2
            one = both.master if rank == "master" else both.minion
            name = text.say("in-brackets", what=text.say(f"monster-{kind}"), more=text.say(f"rank-{rank}"))
            words = [text.say(f"monster-{kind}.line"), "", *sheet_words(one, one.health, one.defence, text)]
            found.append((name, "\n".join(words)))
        elif kind in CARDS.lieutenants:
            card = CARDS.lieutenants[kind]
            led = card.act1 if act == 1 else card.act2
            by = led.by_heroes[max(2, len(table["heroes"])) - 2]
            words = [text.say(f"lieutenant-{kind}.line"), "", *sheet_words(led, by.health, by.defence, text)]
            found.append((text.say(f"lieutenant-{kind}"), "\n".join(words)))
        else:
            companion = CARDS.allies.get(kind) or FAMILIARS.get(kind)
            if companion is not None:
                found.append((text.tell(any_card(kind)), "\n".join(said(text, companion_lines(companion)))))
    conditions = dict.fromkeys(name for one in table["figures"] for name in one.get("conditions", []))
    for name in conditions:
        told = "\n".join(said(text, condition_lines(CARDS.conditions[name])))
        found.append((text.tell(condition_name(name)), told))
    return found


def sheet_words(one: Any, health: int, defence: Any, text: Text) -> list[str]:
    """A monster's card: figures, dice, abilities, surges."""
    words = [text.say("panel-monster", speed=one.speed, health=health)]
    words.append(text.say("panel-pools", attack=dice_words(one.dice), defence=dice_words(defence)))
    for ability in one.abilities:
        told = " ".join(said(text, monster_ability_lines(CARDS.monster_abilities[ability])))
        words.append(f"{text.say('table-label', label=text.say(f'ability-{ability}'))} {told}")
    return [*words, *said(text, monster_surges(one))]


def readable_heroes(table: dict[str, Any], text: Text) -> list[tuple[str, str]]:
    """The hero sheets, skills, items, and Search cards."""
    found: list[tuple[str, str]] = []
    for hero in table["heroes"]:
        if not hero["kind"]:
            continue
        sheet = CARDS.heroes[hero["kind"]]
        words = [text.say(f"hero-{hero['kind']}.line"), "", *said(text, [*talent_lines(sheet), *feat_lines(sheet)])]
        found.append((text.say(f"hero-{hero['kind']}"), "\n".join(words)))
        for skill in hero["skills"]:
            found.append((text.tell(skill_name(skill)), "\n".join(said(text, skill_lines(CARDS.skills[skill])))))
        for item in dict.fromkeys(card_id(item) for item in hero["items"]):
            card = ITEMS[item]
            lines = [*item_lines(card), *weapon_surges(card.weapon, "hero")]
            found.append((text.tell(item_name(item)), "\n".join(said(text, lines))))
        for one in dict.fromkeys(card_id(card) for card in hero["found"]):
            found.append((text.tell(any_card(one)), "\n".join(said(text, search_lines(CARDS.search[one])))))
    return found


def readable_overlord(table: dict[str, Any], text: Text) -> list[tuple[str, str]]:
    """Cards he has played, Plot cards and relics; those in his hand for him alone."""
    one = table["overlord"]
    found: list[tuple[str, str]] = []
    for card in dict.fromkeys(card_id(card) for card in [*(one["hand"] or []), *one["discard"]]):
        found.append((text.tell(any_card(card)), "\n".join(said(text, overlord_lines(CARDS.overlord[card])))))
    for relic in one["relics"]:
        found.append((text.say(f"relic-{relic}"), "\n".join(said(text, relic_lines(CARDS.relics[relic])))))
    plots = {f"{deck.id}:{card.id}": card for deck in CARDS.plots.values() for card in deck.cards}
    for plot in one["plots"]:
        found.append((text.tell(any_card(plot)), "\n".join(said(text, plot_lines(plots[plot])))))
    return found
