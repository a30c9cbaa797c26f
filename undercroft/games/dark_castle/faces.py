"""What is printed on every card, in one language, for a board to show; and the rule behind each kind of event."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from undercroft.engine.message import Message, capital
from undercroft.games.dark_castle import cards
from undercroft.games.dark_castle.catalogue import CARDS, TRAITS
from undercroft.games.dark_castle.state import Castle
from undercroft.games.dark_castle.telling.names import choices, page_name
from undercroft.games.dark_castle.words import Reading, character_text, instructions, item_text

if TYPE_CHECKING:
    from undercroft.engine.text import Text

CURSES: Final = ("bound", "unguarded", "bleeding", "marked")

SOURCES: Final = {
    "Took": "EC-SETUP-08",
    "Turned": "EC-CHAP-07",
    "Chose": "EC-CHAP-09",
    "Rolled": "EC-ATK-01",
    "RolledChapterDie": "EC-CSET-04",
    "Lost": "EC-HP-04",
    "Healed": "EC-HP-05",
    "Drew": "EC-ITEM-02",
    "NothingToDraw": "EC-RULING-23",
    "Gave": "EC-ITEM-03",
    "Left": "EC-ITEM-12",
    "Used": "EC-ITEM-13",
    "Discarded": "EC-ITEM-15",
    "FightBegan": "EC-CSET-01",
    "RoundBegan": "EC-ROUND-01",
    "Rested": "EC-REST-06",
    "Struck": "EC-ATK-03",
    "Missed": "EC-ATK-04",
    "HeldBack": "EC-DEC-14",
    "Warded": "EC-DEF-03",
    "Shared": "EC-DEC-18",
    "Spared": "EC-RULING-16",
    "EnemyStruck": "EC-DEF-01",
    "EnemyFell": "EC-WIN-01",
    "Tried": "EC-CHAP-12",
    "Completed": "EC-CHAP-10",
    "Died": "EC-END-02",
    "Escaped": "EC-END-01",
}


def faces(text: Text) -> dict[str, Any]:
    """Every card by kind and id."""
    return {
        "pages": {id: page(text, id) for id in [*CARDS.starts, *CARDS.chapters, *CARDS.bosses]},
        "items": {
            id: {
                "name": text.say(f"item-{id}"),
                "story": text.say(f"item-{id}.text"),
                "text": item_text(text, id),
                "type": item.type,
                "hands": item.hands,
                "copies": item.copies,
                "rest": item.rest_bonus,
            }
            for id, item in CARDS.items.items()
        },
        "characters": {
            id: {
                "name": text.say(f"character-{id}"),
                "the": text.say(f"character-{id}.the"),
                "story": text.say(f"character-{id}.text"),
                "text": character_text(text, id),
                "faces": character.faces,
            }
            for id, character in CARDS.characters.items()
        },
        "traits": {trait: text.say(f"trait-{trait}") for trait in TRAITS},
        "curses": {
            kind: {"name": text.say(f"curse-{kind}"), "does": text.say(f"curse-{kind}.does")} for kind in CURSES
        },
    }


def page(text: Text, id: str) -> dict[str, Any]:
    """A page: title, passage, orders, the ways of its choices, its enemy."""
    return {
        "title": text.say(f"page-{id}"),
        "text": text.say(f"page-{id}.text"),
        "foe": text.say(f"page-{id}.foe") if text.has(f"page-{id}.foe") else "",
        "start": id in CARDS.starts,
        "boss": id in CARDS.bosses,
        "lines": [{"depth": line.depth, "text": line.text} for line in instructions(text, id)],
        "ways": {way.id: text.say(f"page-{id}.way-{way.id}") for _, choice in choices(id) for way in choice.ways},
        "specials": specials(text, id),
        "trials": trials(id),
    }


def specials(text: Text, id: str) -> dict[str, str]:
    """The special rule of each fight on a page, by the fight's path."""
    reading = Reading(id, id in CARDS.bosses)
    found: dict[str, str] = {}
    for path, effect in effects_of(id):
        if isinstance(effect, cards.Combat) and effect.special is not None:
            told = ""
            for part in reading.special(effect.special, 0):
                said = text.tell(part.message)
                # After a colon the sentence goes on.
                told += (" " if told else "") + (said if told.endswith(":") else capital(said))
            found[path] = told
    return found


def trials(id: str) -> dict[str, dict[str, Any]]:
    """What each roll of a page is for, by its path: the trait wanted (or feared), how many, in how many rolls."""
    found: dict[str, dict[str, Any]] = {}
    for path, effect in effects_of(id):
        if isinstance(effect, cards.Test):
            found[path] = {
                "kind": "test",
                "trait": effect.trait,
                "needed": effect.needed,
                "attempts": effect.attempts,
            }
        elif isinstance(effect, cards.Match):
            found[path] = {"kind": "match", "trait": "", "needed": 0, "attempts": effect.attempts}
        elif isinstance(effect, cards.PressLuck):
            found[path] = {"kind": "press", "trait": effect.bad, "needed": 0, "attempts": effect.most}
    return found


def effects_of(id: str) -> list[tuple[str, Any]]:
    """Every instruction of a page, by path."""
    return [(path, effect) for path, effect in CARDS.effects.items() if path.startswith(f"{id}.")]


def headline(castle: Castle) -> Message:
    """Where the prisoners are: the page, and its number."""
    if not castle.turned:
        return Message("headline-outside")
    page = castle.turned[-1]
    if page in CARDS.bosses:
        return Message("headline-boss", page=page_name(page))
    if page in CARDS.starts:
        return page_name(page)
    return Message("headline-page", number=len(castle.turned) - 1, page=page_name(page))
