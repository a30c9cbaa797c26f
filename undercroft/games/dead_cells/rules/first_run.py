"""A first run that teaches by being played: one biome, its rooms and cards laid out so that things come one by one.

Everybody is given a prisoner and knows no choice before the first way. What comes later is as chance will have it.
"""

from __future__ import annotations

from typing import Final

from undercroft.games.dead_cells.state import Campaign, Prisoner, Run

FIRST: Final = "first"  # the mode
BIOME: Final = "B1"
CAST: Final = ("poisoned", "flayed", "quartered", "immolated")  # by seat
# The upper way: a plain fight, a test before a treasure with a choice, three at once, two that hurt early, a door.
TILES: Final[dict[str, str]] = {
    "b0": "guards_mess",
    "b2": "exercise_yard",
    "c0": "chaplains_cell",
    "c1": "cell_block",
    "c2": "wardens_office",
    "d0": "wash_house",
    "d2": "leaky_cupboard",
    "e1": "laundry_chute",
    "f0": "drain_cover",
    "f2": "spiral_stair",
}
# Who comes first: two that are slow, one behind the group between two with shields, then those that aim from afar.
MONSTERS: Final = (
    *("zombie.1", "zombie.2", "shieldbearer.1", "bat.1", "shieldbearer.2"),
    *("grenadier.1", "undead_archer.1", "undead_archer.2"),
)
# The cards of a hand, then what is drawn next: with what is kept of the first there is a symbol for the test.
CARDS: Final[dict[str, tuple[str, ...]]] = {
    "poisoned": ("last_breath", "spat_bile", "slow_venom", "first_bite", "reopened_sore"),
    "flayed": ("raw_guard", "opened_vein", "stretched_hide", "skin_graft", "eye_for_an_eye"),
    "quartered": ("pointed_finger", "backhand", "thrown_forearm", "loose_joints", "second_look"),
    "immolated": ("short_fuse", "warm_hands", "stoking", "ring_of_sparks", "lit_twice"),
}
ITEM: Final = "rusty_sword"  # the first that lies about: one works with it in the second round
POTIONS: Final = 1


def is_first(table: Campaign) -> bool:
    """Whether this is the run that teaches."""
    return table.profile["mode"] == FIRST


def stack(prisoner: Prisoner) -> None:
    """The cards that are drawn first lie on top."""
    top = CARDS.get(prisoner.kind, ())
    prisoner.deck = [*[card for card in prisoner.deck if card not in top], *reversed(top)]


def lay_out(run: Run) -> None:
    """The rooms, those who wait in them, the first item, and a potion for whoever will need it."""
    run.tiles = dict(TILES)
    run.monsters = list(reversed(MONSTERS))
    if ITEM in run.deck:  # of a box that was played with it may be gone, or with somebody
        run.deck = [*[item for item in run.deck if item != ITEM], ITEM]
    run.potions = POTIONS
