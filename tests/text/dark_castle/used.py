"""Which words the cards and lists of the castle need, and which are told in other words."""

from __future__ import annotations

from typing import get_args

from undercroft.games.dark_castle import cards, game
from undercroft.games.dark_castle.catalogue import CARDS, TRAITS

# Nothing is said of these by the bare name of their record: each has a variant for every case.
OTHERWISE = {"do-keep", "event-kept", "event-rolled-chapter-die", "event-completed"}


def card_messages() -> set[str]:
    """What the cards need: a title and a text, an enemy, ways, names."""
    used: set[str] = set()
    for page in [*CARDS.starts, *CARDS.chapters, *CARDS.bosses]:
        used |= {f"page-{page}", f"page-{page}.text"}
    for path, effect in CARDS.effects.items():
        page = path.partition(".")[0]
        if isinstance(effect, cards.Combat):
            used.add(f"page-{page}.foe")
        if isinstance(effect, cards.ChooseWay):
            used |= {f"page-{page}.way-{way.id}" for way in effect.ways}
    for item in CARDS.items:
        used |= {f"item-{item}{part}" for part in ("", ".the", ".text")}
    for character in CARDS.characters:
        used |= {f"character-{character}{part}" for part in ("", ".the", ".gender", ".text")}
    return used


def listed() -> set[str]:
    """What cards need, and small words by their lists."""
    used = card_messages() | {f"outcome-{outcome}" for outcome in ("escaped", "died")}
    used |= {f"trait-{trait}" for trait in TRAITS}
    for kind in get_args(cards.CurseKind):
        used |= {f"curse-{kind}", f"curse-{kind}.does"}
    used |= {f"moment-{when}" for when in ("any", "rolled", "hit", "loss", "row", "fight")}
    used |= {f"moment-{moment}" for moment in game.moments()}
    used |= {f"moment-rolled-{face}" for face in ("single", "double")}
    used |= {f"event-rolled-chapter-die-{why}" for why in ("attack", "return", "fate")}
    return used | {f"mark-{kind}" for kind in ("page", "round")}


NONE: set[str] = set()

# message, argument, card, cases beside those of the card, cases of the card that are not told
CASES = [
    ("verb-lose", "who", cards.Lose, NONE, NONE),
    ("verb-heal", "who", cards.Heal, NONE, NONE),
    ("verb-curse", "who", cards.LayCurse, NONE, NONE),
    ("verb-discard", "who", cards.GiveUp, NONE, NONE),
    ("verb-nominate", "among", cards.Nominate, NONE, NONE),
    ("verb-choose", "by", cards.ChooseWay, NONE, NONE),
    ("verb-press", "who", cards.PressLuck, NONE, NONE),
    ("verb-guess", "who", cards.Guess, NONE, NONE),
    ("verb-test", "who", cards.Test, {"unnamed"}, NONE),
    ("verb-match", "who", cards.Match, {"unnamed"}, NONE),
    ("special-on", "on", cards.Special, NONE, NONE),
    ("special-strike", "strike", cards.Special, NONE, {"all"}),  # which is no special rule
    ("needs", "who", cards.Needs, NONE, NONE),
    ("goods-kind", "type", cards.Item, NONE, NONE),
    ("goods-once", "once", cards.Item, NONE, NONE),
    ("use-mend", "who", cards.Mend, NONE, NONE),
    ("use-prevent", "who", cards.Prevent, NONE, NONE),
]
