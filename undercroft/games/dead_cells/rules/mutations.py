"""The Mutations board: pockets, what lies in them, what is put by and brought back.

DC-MUT-01 to DC-MUT-07, DC-SPACE-01 to DC-SPACE-03. What a word of the group's cards means is said by the function that
asks the table for it (`word(table, "rest")`).
"""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import DONE, Done
from undercroft.engine.game import Rule
from undercroft.engine.record import Action
from undercroft.games.dead_cells.rules.sheets import CAMPAIGN, UNWANTED
from undercroft.games.dead_cells.rules.table import ask_group, life_left, living
from undercroft.games.dead_cells.state import (
    FILL_POCKETS,
    Campaign,
    FillPockets,
    MutationPlaced,
    MutationPutBy,
    PlaceMutation,
    PutBack,
    PutBy,
)

ROOM: Final[dict[str, int]] = {"start": 3, "during": 4, "skill": 1, "feat": 2}


def pocket_of(card: str) -> str:
    """Where a card belongs on the board (DC-UPG-06, DC-UPG-10)."""
    return CAMPAIGN[card].home


def place_mutation(table: Campaign, step: PlaceMutation) -> Rule | None:
    """A free pocket takes it; otherwise another card leaves, or it is put by (DC-UPG-06, DC-SPACE-01, DC-DEC-40)."""
    pocket = pocket_of(step.card)
    if len(table.pockets[pocket]) < table.room[pocket]:
        put_back(table, step.card, "")
        return None
    return choose_pocket(table, step.card, pocket)


def choose_pocket(table: Campaign, card: str, pocket: str) -> Rule:
    """Which card goes for it, or none (DC-DEC-40, DC-DEC-42, DC-DEC-43, DC-MUT-05)."""
    face = CAMPAIGN[card]
    free = [placed for placed in table.pockets[pocket] if not holds_up(table, placed)]
    options = [face.put_by, *[face.changes[CAMPAIGN[placed].number] for placed in free]]
    ask = {"skill": "ask-skill", "feat": "ask-feat"}.get(pocket, "ask-place")
    answer = yield ask_group(table, options, ask, ("DC-DEC-40",))
    if isinstance(answer, PutBack):
        put_back(table, card, answer.instead)
    else:
        put_by(table, card)


def holds_up(table: Campaign, card: str) -> bool:
    """Whether somebody would fall without this card: what keeps a prisoner alive stays on the board."""
    if table.run is None:
        return False
    pocket = table.pockets[pocket_of(card)]
    place = pocket.index(card)
    del pocket[place]
    falls = False
    for who in living(table):
        if life_left(table, who) <= 0:
            falls = True
    pocket.insert(place, card)
    return falls


def put_back(table: Campaign, card: str, instead: str) -> None:
    """A card lies on the board; what it takes the place of is kept, never lost (DC-SPACE-02, DC-SPACE-03)."""
    pocket = pocket_of(card)
    if instead:
        put_by(table, instead)
    if card in table.stored:
        table.stored.remove(card)
    table.pockets[pocket].append(card)
    if table.heard():
        table.tell(MutationPlaced(card))


def put_by(table: Campaign, card: str) -> None:
    """A card is kept with the prisoners' decks (DC-SPACE-02)."""
    pocket = pocket_of(card)
    if card in table.pockets[pocket]:
        table.pockets[pocket].remove(card)
    if card not in table.stored:
        table.stored.append(card)
    if table.heard():
        table.tell(MutationPutBy(card))


def fill_pockets(table: Campaign, step: FillPockets) -> Rule | None:
    """Before a run, what was put by may come back, or change places (DC-SPACE-03, DC-DEC-06)."""
    unwanted = [face.id for face in UNWANTED if face.id in table.pockets[face.home]]
    if not table.stored and not unwanted:
        return None
    return choose_mutations(table, unwanted)


def choose_mutations(table: Campaign, unwanted: list[str]) -> Rule:
    """One change after another, until the group is content (DC-DEC-06)."""
    options: list[Action] = [DONE]
    full: dict[str, list[int]] = {}  # the pockets without a free place, and what lies there
    for pocket, cards in table.pockets.items():
        full[pocket] = [CAMPAIGN[card].number for card in cards] if len(cards) >= table.room[pocket] else []
    for card in table.stored:
        face = CAMPAIGN[card]
        placed = full[face.home]
        if not placed:
            options.append(face.put_back)
        for number in placed:
            options.append(face.changes[number])
    options += [CAMPAIGN[card].put_by for card in unwanted]
    answer = yield ask_group(table, options, "ask-pockets", ("DC-DEC-06",))
    if isinstance(answer, Done):
        return
    if isinstance(answer, PutBack):
        put_back(table, answer.card, answer.instead)
    elif isinstance(answer, PutBy):
        put_by(table, answer.card)
    table.next(FILL_POCKETS)
