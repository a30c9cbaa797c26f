"""Who gets what: scrolls, items, upgraded cards; what cells buy, and what lies on the Mutations board."""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import DONE, PASS
from undercroft.engine.record import Action
from undercroft.games.dead_cells.rules.drawing import combat_deck
from undercroft.games.dead_cells.rules.flat import PrisonerAct
from undercroft.games.dead_cells.rules.mutations import pocket_of
from undercroft.games.dead_cells.rules.sheets import CAMPAIGN, COMBAT, FIRST_CARDS, ITEMS, SERENADE, TRAITS
from undercroft.games.dead_cells.rules.table import life_left, slots
from undercroft.games.dead_cells.state import (
    Campaign,
    Equip,
    GiveUpgrade,
    ItemTo,
    Leave,
    Purge,
    PutBack,
    PutBy,
    ScrollTo,
    ThrowIn,
    Upgrade,
)

ACTS: Final[dict[str, float]] = {
    "damage": 1.0,
    "inflict": 0.9,
    "block": 0.7,
    "heal": 0.9,
    "cure": 0.3,
    "loot": 0.7,
    "ability": 0.8,
    "push": 0.3,
    "pull": 0.3,
    "shatter": 0.4,
    "earn": 0.3,
}
STATES: Final[dict[str, float]] = {"poisoned": 1.3, "bleeding": 1.8, "burning": 0.9, "frozen": 1.1, "targeted": 0.8}
LASTING: Final[dict[str, float]] = {
    "life": 1.6,
    "immunity": 0.5,
    "slot": 1.4,
    "ability": 1.2,
    "opening": 1.7,
    "ward": 2.0,
    "boost": 1.8,
    "thorns": 0.8,
    "on_kill": 0.8,
    "long_reach": 1.0,
    "looter": 0.4,
}


def act_value(act: PrisonerAct) -> float:
    """What an action is worth on a card, whoever plays it."""
    value = ACTS.get(act.do, 0.2) * max(1, act.amount)
    if act.do == "inflict":
        value = STATES.get(act.state, 0.8) * max(1, act.amount)
    if act.do in ("damage", "inflict"):
        value *= 0.7 + 0.18 * len(act.reach) + (0.5 if act.all else 0.0)
    if act.do == "block" and act.who != "self":
        value *= 1.6 if act.who == "all" else 1.2
    if act.golden:
        value *= 1.6
    return value * (0.6 if act.needs else 1.0) + 0.3 * act.extra + (0.8 if act.level else 0.0)


def card_value(card: str) -> float:
    """What a combat card is worth in a deck."""
    face = COMBAT[card]
    lines = (face.first, face.second, face.third)
    return sum([(1.15, 1.0, 0.85)[number] * act_value(act) for number in range(3) for act in lines[number]])


def item_value(item: str) -> float:
    """What an item is worth to wear."""
    face = ITEMS[item]
    value: float = 0.0
    value += sum([act_value(act) for act in face.acts]) * {"replace": 0.6, "plus": 1.0, "ability": 0.6}.get(
        face.works, 1.0
    )
    value += sum([LASTING.get(one.has, 0.5) * max(1, one.amount) for one in face.has])
    return value + 0.9 * face.life - (1.0 if face.sole else 0.0)


# -- in a run --------------------------------------------------------------------------------------------


def best_scroll(table: Campaign, options: list[Action]) -> Action:
    """Survival for the weakest, others for whoever is furthest on that track: its end is worth reaching."""
    best = options[0]
    most = -1000.0
    for option in options:
        if isinstance(option, ScrollTo):
            prisoner = table.prisoners[option.who]
            if prisoner.kind == SERENADE:
                value = 1.5 + 0.8 * prisoner.damage
            elif option.trait == "survival":
                value = 6.0 - life_left(table, option.who) + 0.2 * prisoner.tracks[0]
            else:
                value = 2.0 + 0.7 * prisoner.tracks[TRAITS.index(option.trait)]
            if value > most:
                most = value
                best = option
    return best


def best_receiver(table: Campaign, options: list[Action]) -> Action:
    """Whoever has a slot free, or least to lose for it."""
    best = options[0]
    most = -1000.0
    for option in options:
        if isinstance(option, ItemTo):
            prisoner = table.prisoners[option.who]
            value = item_value(option.item)
            if len(prisoner.items) >= slots(table, option.who):
                value -= min([item_value(item) for item in prisoner.items]) if prisoner.items else 0.0
            else:
                value += 0.5
            if value > most:
                most = value
                best = option
    return best


def best_room(table: Campaign, who: int, options: list[Action]) -> Action:
    """Wear the better one."""
    best = options[0]
    most = -1000.0
    for option in options:
        value = 0.0
        if isinstance(option, Equip):
            value = item_value(option.item) - (item_value(option.instead) if option.instead else 0.0)
        if value > most:
            most = value
            best = option
    return best


def least_item(options: list[Action]) -> Action:
    """The item that is least missed."""
    best = options[0]
    least = 1000.0
    for option in options:
        if isinstance(option, Leave) and item_value(option.item) < least:
            least = item_value(option.item)
            best = option
    return best


# -- between runs ----------------------------------------------------------------------------------------


def best_deck(table: Campaign, options: list[Action]) -> Action:
    """The deck with most cards left; a cell over goes into the well now and then."""
    best: Action = DONE
    most = 0
    for option in options:
        if isinstance(option, Upgrade) and len(table.upgrades[option.deck]) > most:
            most = len(table.upgrades[option.deck])
            best = option
    if best is DONE and ThrowIn() in options and ((most == 0 and table.cells >= table.price) or table.cells % 2 == 1):
        return ThrowIn()
    return best


def best_holder(table: Campaign, options: list[Action]) -> Action:
    """Whoever has fewest cards, so that nobody's deck grows thin with them; not Serenade.

    Once she has drawn all of hers her board acts; measured over campaigns, that helps more than cards given to her.
    """
    best = options[0]
    least = 1000
    playing = [prisoner.kind for prisoner in table.prisoners]
    for option in options:
        if isinstance(option, GiveUpgrade) and option.kind != SERENADE:
            many = len(combat_deck(table, option.kind)) - (2 if option.kind in playing else 0)
            if many < least:
                least = many
                best = option
    return best


def best_deal(table: Campaign, options: list[Action]) -> Action:
    """Cards stay where they are, unless one deck is much larger than another."""
    kinds = [prisoner.kind for prisoner in table.prisoners]
    sizes = {kind: len(combat_deck(table, kind)) for kind in kinds}
    for option in options:
        if isinstance(option, GiveUpgrade) and option.kind != SERENADE:
            holder = table.holders[option.card]
            if sizes.get(holder, 0) > sizes[option.kind] + 2:
                return option
    return DONE


def mutation_value(card: str) -> float:
    """What a mutation is worth in a pocket."""
    face = CAMPAIGN[card]
    value: float = 0.0
    value += sum([1.2 * LASTING.get(one.has, 0.5) * max(1, one.amount) for one in face.has])
    value += sum([1.3 * max(1, act.amount) for act in face.does])
    for word, number in face.words.items():
        value += {"no_healer": -1.5, "potion_cap": -1.5, "revive": 4.0, "hand": 2.5}.get(word, 1.2) * max(
            1, number
        ) ** 0.5
    return value


def best_mutation(table: Campaign, options: list[Action]) -> Action:
    """The better cards lie on the board."""
    best: Action = DONE if DONE in options else options[0]
    most = 0.1
    for option in options:
        value = 0.0
        if isinstance(option, PutBack):
            value = mutation_value(option.card) - (mutation_value(option.instead) if option.instead else 0.0)
        elif isinstance(option, PutBy) and option.card in table.pockets[pocket_of(option.card)]:
            value = -mutation_value(option.card)
        if value > most:
            most = value
            best = option
    return best


def best_purge(table: Campaign, options: list[Action]) -> Action:
    """The weakest combat card above a deck's least, or nothing."""
    best: Action = PASS
    least = 2.6
    first = [card for cards in FIRST_CARDS.values() for card in cards]
    for option in options:
        if isinstance(option, Purge) and option.card in COMBAT:
            value = card_value(option.card) + (0.0 if option.card in first else 0.6)
            if value < least:
                least = value
                best = option
    return best
