"""The maps of all encounters, each composed once from its tiles, and the act each quest belongs to."""

from __future__ import annotations

from typing import Final

from undercroft.games.descent.catalogue import CARDS
from undercroft.games.descent.rules.layout import Layout, compose

LAYOUTS: Final[dict[str, Layout]] = {}
PLACES: Final[dict[str, list[Layout | None]]] = {}


def layout_for(quest: str, number: int, room: str) -> Layout:
    """The composed map of an encounter, with a secret room beside it if one is in play (D2-SETUP-02, D2-SECRET-04)."""
    # Asked for at every turn: of most quests there is one map by number, and no room beside it.
    places = PLACES.get(quest)
    if places is not None and not room and len(places) >= number:
        known = places[number - 1]
        if known is not None:
            return known
    key = f"{quest}_{number}_{room}"
    found = LAYOUTS.get(key)
    if found is None:
        found = lay_map(quest, number, room)
        LAYOUTS[key] = found
        if not room:
            PLACES.setdefault(quest, [None, None])[number - 1] = found
    return found


def lay_map(quest: str, number: int, room: str) -> Layout:
    """The tiles of an encounter, then those of the secret room."""
    card = CARDS.encounters[f"{quest}_{number}"]
    if not room:
        return compose(CARDS.tiles, list(card.laid), list(card.edge), list(card.terrain))
    beside = CARDS.secret_rooms[room]
    edges = [*card.edge, *beside.edge]
    terrain = [*card.terrain, *beside.terrain]
    return compose(CARDS.tiles, list(card.laid), edges, terrain, list(beside.laid))


ACTS_OF_QUESTS: Final[dict[str, int]] = {"": 1, **{id: int(card.act) for id, card in CARDS.quests.items()}}


def quest_act(quest: str) -> int:
    """The act a quest belongs to; before one is chosen it is the first."""
    return ACTS_OF_QUESTS[quest]
