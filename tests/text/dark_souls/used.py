"""Which words the cards and lists of Dark Souls need, and which are told in other words."""

from __future__ import annotations

from typing import get_args

from undercroft.games.dark_souls import cards, faces
from undercroft.games.dark_souls.catalogue import CARDS
from undercroft.games.dark_souls.game import game
from undercroft.games.dark_souls.rules.gear import COLOURS, STATS
from undercroft.games.dark_souls.rules.nodes import HALL, WALLS

LONGEST_LABEL = 112  # letters: an attack names a weapon, a foe and its dice

# Told by what comes with them, by a variant for every case, or in the same words as another.
SILENT = {"event-laid-tile", "event-paid", "event-foe-acted"}
VARIANTS = {"event-rolled-dice", "event-ended"}
SHARED = {"do-take", "do-receive", "do-shift", "do-push-to"}
OTHERWISE = SILENT | VARIANTS | SHARED


def card_messages() -> set[str]:
    """Names, lines and passages of the cards."""
    used = {f"hero-{id}{form}" for id in CARDS.characters for form in ("", ".the", ".text")}
    used |= {f"heroic-{card.heroic}{form}" for card in CARDS.characters.values() for form in ("", ".text")}
    forms = ("", ".the", ".first", ".second", ".third", ".some", ".text")
    used |= {f"enemy-{id}{form}" for id in CARDS.enemies for form in forms}
    hunts = [*CARDS.bosses, *CARDS.hunts("mini"), *CARDS.hunts("main")]
    used |= {f"boss-{id}{form}" for id in hunts for form in ("", ".the", ".text")}
    for boss in CARDS.bosses.values():
        used |= {f"ability-{boss.ability}", *([f"ability-{boss.ability}.text"] if boss.ability != "ice" else [])}
    used |= {f"pattern-{id}" for id in CARDS.behaviours}
    used |= {f"encounter-{id}{form}" for id in CARDS.encounters for form in ("", ".text")}
    for campaign in CARDS.campaigns.values():
        used |= {f"campaign-{campaign.id}", f"campaign-{campaign.id}.text"}
        used |= {f"section-{section.id}{form}" for section in campaign.sections for form in ("", ".text")}
    return used | {f"item-{id}" for id in CARDS.equipment}


def listed() -> set[str]:
    """What cards need, and small words by their lists."""
    used = card_messages() | {f"stat-{stat}" for stat in STATS}
    used |= {f"condition-{one}{form}" for one in get_args(cards.Condition) for form in ("", ".text")}
    used |= {f"terrain-{one}{form}" for one in get_args(cards.Terrain) for form in ("", ".some", ".text")}
    used |= {"terrain-broken", "terrain-broken.text"}  # what is left of a barrel
    used |= {f"token-{one}{form}" for one in faces.TOKENS for form in ("", ".text")}
    used |= {f"die-{colour}" for colour in (*COLOURS, "dodge")} | {f"colour-{colour}" for colour in COLOURS}
    used |= {f"{what}-{wall}" for wall in WALLS for what in ("wall", "far", "leg")}
    used |= {f"arc-{arc}" for arc in get_args(cards.Arc)} | {f"aim-{target}" for target in get_args(cards.Target)}
    used |= {f"{what}-{eighth}" for eighth in range(8) for what in ("way", "side")} | {
        f"node-{node}" for node in range(HALL)
    }
    used |= {f"moment-{moment}" for moment in game.moments()}
    return used | {f"mark-{label}" for label in ("encounter", "activation", "enemies")}


NONE: set[str] = set()

# message, argument, card, cases beside those of the card, cases of the card that are not told
CASES = [
    ("card-kind", "kind", cards.Equipment, NONE, NONE),
    ("card-pile", "pile", cards.Equipment, NONE, NONE),
    ("option-gain", "who", cards.Gain, NONE, NONE),
    ("short-gain", "who", cards.Gain, NONE, NONE),
    ("power-stride", "of", cards.Stride, NONE, NONE),
    ("power-never", "what", cards.Never, NONE, NONE),
    ("step-slide", "to", cards.Slide, NONE, NONE),
    ("boss-kind", "kind", cards.Boss, NONE, NONE),
]
