"""Gaining equipment: who gets it, slots, what must go for it.

DC-EQ-01 to DC-EQ-04, DC-ICON-06.
"""

from __future__ import annotations

from undercroft.engine.decision import DONE, Done
from undercroft.engine.game import Rule
from undercroft.engine.record import Action
from undercroft.games.dead_cells.rules.drawing import next_item
from undercroft.games.dead_cells.rules.dying import check_life
from undercroft.games.dead_cells.rules.sheets import SERENADE
from undercroft.games.dead_cells.rules.table import ask_group, ask_owner, life_left, living, run_of, slots, word
from undercroft.games.dead_cells.state import (
    Campaign,
    Equip,
    FitItem,
    Gained,
    GiveItem,
    GiveUpItems,
    ItemDropped,
    ItemFound,
    ItemTaken,
    ItemTo,
    Leave,
)


def draw_for_group(table: Campaign, bound: bool) -> Rule | None:
    """The top card of the Equipment deck is for somebody; some mutations let one choose among more (DC-ICON-06)."""
    many = max(1, word(table, "choose_equipment"))
    drawn: list[str] = []
    for _ in range(many):
        item = next_item(table)
        if item:
            drawn.append(item)
            table.tell(ItemFound(item))
    if not drawn:
        return None
    if len(drawn) > 1:
        return choose_item(table, drawn, bound)
    table.next(GiveItem(drawn[0], bound, False))
    return None


def choose_item(table: Campaign, drawn: list[str], bound: bool) -> Rule:
    """One is kept, the others go under the deck in their order."""
    run = run_of(table)
    # They wait in the discard while the group thinks: nothing may lie nowhere.
    run.discard += drawn
    answer = yield ask_group(table, [Equip(item, "") for item in drawn], "ask-choose-item", ("DC-DEC-51",))
    assert isinstance(answer, Equip)
    for item in drawn:
        run.discard.remove(item)
    others = [item for item in drawn if item != answer.item]
    run.deck = [*reversed(others), *run.deck]
    table.next(GiveItem(answer.item, bound, False))


def receivers(table: Campaign, bound: bool, fought: bool) -> list[int]:
    """Who may get an item: not Serenade, after a fight only those who took part.

    DC-DEC-13, DC-RULING-65, DC-UPK-03.
    """
    among = living(table)
    if fought and table.fight is not None:
        among = [who for who in among if who in table.fight.fighters]
    if bound:
        among = [who for who in among if who == run_of(table).first]
    return [who for who in among if table.prisoners[who].kind != SERENADE]


def give_item(table: Campaign, step: GiveItem) -> Rule | None:
    """An item goes to somebody, or back to the discard if nobody can have it (DC-ICON-06, DC-RULING-82)."""
    among = receivers(table, step.bound, step.fought)
    if not among:
        run_of(table).discard.append(step.item)
        return None
    return choose_receiver(table, step.item, among)


def choose_receiver(table: Campaign, item: str, among: list[int]) -> Rule:
    """Who gets it (DC-DEC-13)."""
    answer = yield ask_group(table, [ItemTo(who, item) for who in among], "ask-item", ("DC-DEC-13",))
    assert isinstance(answer, ItemTo)
    table.next(FitItem(answer.who, item))


def fit_item(table: Campaign, step: FitItem) -> Rule | None:
    """Into the first free slot; with none free, something is discarded (DC-EQ-02, DC-EQ-03)."""
    prisoner = table.prisoners[step.who]
    if len(prisoner.items) < slots(table, step.who) and not may_discard(table):
        wear(table, step.who, step.item)
        return None
    return make_room(table, step)


def may_discard(table: Campaign) -> bool:
    """Whether held cards may be discarded when equipping (DC-OPT-04)."""
    return table.profile["discard_equipment"] == "any"


def make_room(table: Campaign, step: FitItem) -> Rule:
    """Which held card goes, or the new one; under the later rule any number may (DC-DEC-14, DC-DEC-52, DC-OPT-04)."""
    prisoner = table.prisoners[step.who]
    options: list[Action] = []
    free = len(prisoner.items) < slots(table, step.who)
    if free:
        options.append(Equip(step.item, ""))
    # Under the later rule the new one is put on only once all that goes is gone.
    gets = "" if may_discard(table) else step.item
    options += [Equip(step.item, held) for held in prisoner.items if can_spare(table, step.who, held, gets)]
    if not free or not may_discard(table):
        options.append(Leave(step.item))
    answer = yield ask_owner(table, step.who, options, "ask-slot", ("DC-DEC-14",))
    if isinstance(answer, Leave):
        run_of(table).discard.append(step.item)
        recycle(table)
        table.tell(ItemDropped(step.who, step.item))
        return
    assert isinstance(answer, Equip)
    if answer.instead:
        drop(table, step.who, answer.instead)
        if not free:
            recycle(table)
    if answer.instead and may_discard(table) and prisoner.items:
        table.next(FitItem(step.who, step.item))
        return
    wear(table, step.who, step.item)


def can_spare(table: Campaign, who: int, item: str, gets: str = "") -> bool:
    """Whether its bearer would live without an item, or with another: nobody takes off what keeps them alive."""
    prisoner = table.prisoners[who]
    worn = prisoner.items
    prisoner.items = [held for held in worn if held != item]
    if gets:
        prisoner.items.append(gets)
    lives = life_left(table, who) > 0
    prisoner.items = worn
    return lives


def wear(table: Campaign, who: int, item: str) -> None:
    """It is equipped, and stays with its bearer (DC-EQ-02, DC-EQ-04)."""
    prisoner = table.prisoners[who]
    prisoner.items.append(item)
    prisoner.wear.append(0)
    table.tell(ItemTaken(who, item))


def drop(table: Campaign, who: int, item: str) -> None:
    """An item goes to the Equipment discard."""
    prisoner = table.prisoners[who]
    number = prisoner.items.index(item)
    del prisoner.items[number]
    del prisoner.wear[number]
    run_of(table).discard.append(item)
    table.tell(ItemDropped(who, item))


def recycle(table: Campaign) -> None:
    """Teeth for what is discarded for want of a slot."""
    teeth = word(table, "recycling")
    if teeth:
        run_of(table).teeth += teeth
        table.tell(Gained("tooth", teeth))


def give_up_items(table: Campaign, step: GiveUpItems) -> Rule | None:
    """Each of these discards an item, if there is any (DC-CURSE-04, DC-BELL-03, DC-RULING-69)."""
    if len(step.left) > 1:
        table.next(GiveUpItems(step.left[1:]))
    who = step.left[0]
    return choose_to_give_up(table, who) if table.prisoners[who].items else None


def choose_to_give_up(table: Campaign, who: int) -> Rule:
    """Which one: its owner says; a life point it gave goes with it (DC-DEC-48, DC-RULING-73)."""
    options: list[Action] = [Leave(item) for item in table.prisoners[who].items]
    answer = yield ask_owner(table, who, options, "ask-give-up-item", ("DC-DEC-48",))
    assert isinstance(answer, Leave)
    drop(table, who, answer.item)
    check_life(table, who, answer.item)


def discard_freely(table: Campaign) -> Rule:
    """In the Interbiome, under the later rule, anybody may discard what they hold (DC-OPT-04, DC-DEC-52)."""
    while True:
        options: list[Action] = [DONE]
        for who, prisoner in enumerate(table.prisoners):
            options += [Leave(item) for item in prisoner.items if can_spare(table, who, item)]
        answer = yield ask_group(table, options, "ask-discard-items", ("DC-DEC-52",))
        if isinstance(answer, Done):
            return
        assert isinstance(answer, Leave)
        for who in range(len(table.prisoners)):
            if answer.item in table.prisoners[who].items:
                drop(table, who, answer.item)
