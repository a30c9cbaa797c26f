"""Loot actions.

DC-ACT-17 to DC-ACT-20, DC-RULING-17, DC-RULING-26.
Worked examples: DC-EX-14.
"""

from __future__ import annotations

from undercroft.engine.decision import PASS, Pass
from undercroft.engine.game import Rule
from undercroft.engine.record import Action
from undercroft.games.dead_cells.rules import feats
from undercroft.games.dead_cells.rules.drawing import under_blueprints
from undercroft.games.dead_cells.rules.icons import into_bag
from undercroft.games.dead_cells.rules.potions import drink, drinkers
from undercroft.games.dead_cells.rules.sheets import LOOTERS
from undercroft.games.dead_cells.rules.table import DRINKS, ask_owner, fight_of, run_of, total
from undercroft.games.dead_cells.state import Campaign, Drink, Fight, Grab, Looted


def type_of(goods: str) -> str:
    """The type of a piece of loot: each icon is one (DC-RULING-26)."""
    return goods.partition(":")[0] if ":" in goods else goods


def types(fight: Fight) -> list[str]:
    """The types that lie with the group."""
    found: list[str] = []
    for goods in fight.loot:
        what = type_of(goods)
        if what not in found:
            found.append(what)
    return found


def loot(table: Campaign, who: int) -> Rule | None:
    """All of one type into the bag, or a potion instead; with nothing there it may be left.

    DC-ACT-17, DC-ACT-18, DC-DEC-28.
    """
    fight = fight_of(table)
    options: list[Action] = [Grab(what) for what in types(fight)]
    potions: list[Action] = [DRINKS[one] for one in drinkers(table)]
    if not options and not potions:
        return None
    if not options:
        options.append(PASS)
    return choose_loot(table, who, options + potions)


def choose_loot(table: Campaign, who: int, options: list[Action]) -> Rule:
    """Which type, or who drinks (DC-ACT-18, DC-ACT-20, DC-DEC-28)."""
    answer = yield ask_owner(table, who, options, "ask-loot", ("DC-DEC-28",))
    if isinstance(answer, Pass):
        return
    if isinstance(answer, Drink):
        drink(table, answer.who)
        return
    assert isinstance(answer, Grab)
    grab(table, who, answer.what)


def grab(table: Campaign, who: int, what: str) -> None:
    """Into the bag; scrolls, vials and cards wait for the end of the fight (DC-ACT-19, DC-RUN-05, DC-UPK-09)."""
    fight = fight_of(table)
    found = [goods for goods in fight.loot if type_of(goods) == what]
    fight.loot = [goods for goods in fight.loot if type_of(goods) != what]
    if table.heard():
        table.tell(Looted(who, what, len(found)))
    if what in ("tooth", "cell", "potion"):
        more = total(table, who, LOOTERS) if what == "tooth" and who >= 0 else 0
        into_bag(table, what, len(found) + more)
    else:
        fight.spoils += found
    fight.taken.append(what)
    feats.reach(table, "loot_types", len(fight.taken))


def give_back(table: Campaign, goods: list[str]) -> None:
    """What is lost of the loot: equipment to its discard, blueprints under their deck (DC-UPK-05)."""
    for one in goods:
        kind, _, item = one.partition(":")
        if kind == "equipment":
            run_of(table).discard.append(item)
        elif kind == "blueprint":
            under_blueprints(table, item)
