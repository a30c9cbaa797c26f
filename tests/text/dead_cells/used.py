"""Which words the cards and lists of Dead Cells need, and which are told in other words."""

from __future__ import annotations

from typing import get_args

from undercroft.games.dead_cells import cards, faces
from undercroft.games.dead_cells.catalogue import CARDS
from undercroft.games.dead_cells.game import SIGNALS
from undercroft.games.dead_cells.words import ROUNDS, SPOKEN

# Told by what comes with them, by a variant for every case, or in the same words as another.
OTHERWISE: set[str] = set()

LINE = ("", ".line")
NAMED = ("", ".the", ".line")


def card_messages() -> set[str]:
    """Names and lines of the cards, tiles and boards."""
    used = {f"prisoner-{id}{form}" for id in (*CARDS.prisoners, "serenade") for form in NAMED}
    used |= {f"combat-{id}{form}" for id in CARDS.combat_cards for form in LINE}
    used |= {f"item-{id}{form}" for id in CARDS.equipment for form in LINE}
    used |= {f"monster-{id}{form}" for id in CARDS.monsters for form in NAMED}
    used |= {f"boss-{id}{form}" for id in CARDS.forms for form in NAMED}
    used |= {f"element-{id}{form}" for id in CARDS.elements for form in NAMED}
    used |= {f"attack-{id}{form}" for id in CARDS.attacks for form in LINE}
    used |= {f"tile-{id}{form}" for id in CARDS.tiles for form in LINE}
    used |= {f"biome-{id}{form}" for id in CARDS.boards for form in NAMED}
    used |= {f"upgrade-{id}{form}" for id in CARDS.upgrades for form in LINE}
    used |= {f"well-{id}{form}" for id in CARDS.well for form in LINE}
    used |= {f"secret-{id}{form}" for id in CARDS.secrets for form in LINE}
    used |= {f"rune-{id}{form}" for id in CARDS.runes for form in LINE}
    return used | {f"malaise-{id}{form}" for id in CARDS.malaise for form in LINE}


def small_words() -> set[str]:
    """States, tokens, goods, sellers and the like, by their lists."""
    used = {f"trait-{trait}" for trait in get_args(cards.Trait)} | {f"word-{word}" for word in SPOKEN}
    used |= {f"state-{state}{form}" for state in faces.STATES for form in ("", ".text")}
    used |= {f"token-{token}{form}" for token in faces.TOKENS for form in ("", ".text")}
    used |= {f"goods-{goods}{form}" for goods in get_args(cards.Goods) for form in ("", ".name", ".text")}
    used |= {f"seller-{seller}{form}" for seller in faces.SELLERS for form in ("", ".text")}
    used |= {f"pocket-{pocket}" for pocket in faces.POCKETS}
    used |= {f"bell-{result}" for result in faces.BELLS}
    used |= {f"curse-{biome}-{ROUNDS[curse]}" for biome in faces.CURSES for curse in (1, 2)}
    return used | {f"restriction-{ROUNDS[number]}" for number in (1, 2, 3, 4)}


def pieces() -> set[str]:
    """The pieces that lines of cards are put together from, case by case."""
    used = {f"needs-{need}" for need in get_args(cards.Need) if need}
    used |= {f"foe-needs-{need}" for need in get_args(cards.EnemyNeed) if need}
    against = {*get_args(cards.StateName), "unhurt", "elite", "boss"}
    used |= {f"against-{whom}" for whom in against}
    used |= {f"victim-{whom}{form}" for whom in get_args(cards.Victim) if whom != "choice" for form in ("", ".for")}
    used |= {f"foe-{what}{how}" for what in ("worm", "malaise") for how in ("", "-choice")}
    used |= {f"gear-{works}" for works in ("replace", "plus")}
    used |= {f"special-{what}" for what in literals(cards.Special, "what")}
    used |= {f"special-{what}-first" for what in ("worm", "malaise")}
    used |= {f"task-{task}" for task in literals(cards.Feat, "task")}
    used |= {f"ailment-{word}" for word in literals(cards.MalaiseCard, "word")}
    return used | {f"group-{word}" for word in group_words()}


def literals(kind: type, field: str) -> set[str]:
    """The words that a field of a card may hold."""
    return set(get_args(eval(kind.__annotations__[field], vars(cards))))


def group_words() -> set[str]:
    """What mutations, secrets and runes bring to the whole group."""
    found = [*CARDS.upgrades.values(), *CARDS.secrets.values(), *CARDS.runes.values()]
    words = [word for card in found for word in getattr(card, "group", [])]
    return {word.partition(":")[0] for word in words}


def listed() -> set[str]:
    """What cards need, and small words by their lists."""
    marks = {f"mark-{label}" for label in ("run", "biome", "street", "fight", "bout", "round")}
    return card_messages() | small_words() | pieces() | marks | set(SIGNALS)


NONE: set[str] = set()

# message, argument, card, cases beside those of the card, cases of the card that are not told
CASES = [
    ("act-heal", "who", cards.Heal, NONE, NONE),
    ("act-cure", "who", cards.Cure, NONE, NONE),
    ("act-cure-any", "who", cards.Cure, NONE, NONE),
    ("act-block-for", "who", cards.Block, NONE, {"self"}),
    ("gear-works", "works", cards.Equipment, NONE, NONE),
    ("foe-block-for", "who", cards.Guard, NONE, {"self"}),
    ("foe-heal", "who", cards.Mend, NONE, NONE),
    ("foe-lay", "what", cards.Lay, NONE, NONE),
    ("foe-lay-many", "what", cards.Lay, NONE, NONE),
    ("room-kind", "kind", cards.Tile, NONE, NONE),
    ("room-barrier", "barrier", cards.Tile, NONE, {""}),
    ("does-level", "seller", cards.Level, NONE, NONE),
    ("does-pocket", "pocket", cards.OpenPocket, NONE, NONE),
    ("does-purge", "what", cards.PurgeCard, NONE, NONE),
]
