"""The order of attacks: whether it could make a difference who strikes first (EC-DEC-13).

It is looked at as far as it can be seen: what dice will show that are still to be rolled, nobody knows.
"""

from __future__ import annotations

from itertools import permutations
from typing import Final

from undercroft.games.dark_castle.catalogue import TRAITS
from undercroft.games.dark_castle.rules import dice
from undercroft.games.dark_castle.rules.gear import EnemySheet
from undercroft.games.dark_castle.rules.table import card_of, resting
from undercroft.games.dark_castle.state import Castle, Fight, Roll

FEW_STRIKES: Final = 8  # of which it can be seen quickly how they may come out


def order_matters(castle: Castle, fight: Fight, foe: EnemySheet, waiting: list[Roll]) -> bool:
    """Whether it could: by the enemy's special rule, or by an item that is used on a hit."""
    if all([roll.who == waiting[0].who for roll in waiting]):
        return False
    keen = [roll.who for roll in waiting if strikes_on_hit(castle, roll.who)]
    if not keen and not foe.returning and not foe.ordered and foe.on not in ("hit", "miss", "double", "final_blow"):
        return False
    if (
        not keen
        and all([are_alike(castle, roll, waiting[0]) for roll in waiting])
        and foe.on not in ("hit", "final_blow")
    ):
        return False
    if foe.ordered and any([works_on_row(castle, fight, who) for who in range(len(castle.prisoners))]):
        return bool(keen) or items_between_matter(castle, fight, foe, waiting)
    if foe.on == "double" and fight.row and any([double_counts(castle, fight, roll, waiting) for roll in waiting]):
        return True
    if foe.returning and returns_count(castle, fight, foe, waiting):
        return True
    first: list[object] | None = None
    for line in permutations(waiting):
        end = seen_end(castle, fight, foe, list(line), keen)
        if first is None:
            first = end
        elif end != first:
            return True
    return False


def are_alike(castle: Castle, one: Roll, other: Roll) -> bool:
    """Whether two rolls strike the same, so that it is all one which of them is first."""
    return len(one.face) == len(other.face) and dice.symbols(castle, one) == dice.symbols(castle, other)


def works_on_row(castle: Castle, fight: Fight, who: int) -> bool:
    """Whether a prisoner carries what could change the first die of the row between two attacks (EC-ATK-08)."""
    if who == resting(castle):
        return False
    row = traits_of(fight)
    for item in castle.prisoners[who].hands:
        card = card_of(item)
        works = card.use in ("set_die", "smash") or (
            card.use == "symbol" and (card.trait == "chosen" or card.trait in row)
        )
        if works and card.when != "row" and item not in castle.used + castle.used_page:
            return True
    return False


def items_between_matter(castle: Castle, fight: Fight, foe: EnemySheet, waiting: list[Roll]) -> bool:
    """Whether some order lets these attacks, and the symbols that items add between them, come to what others do not.

    What turns a die or takes one out could always make a difference, and so could an enemy that answers.
    """
    if foe.on or foe.returning:
        return True
    if not any([seen_end(castle, fight, foe, list(line), [])[0] for line in permutations(waiting)]):
        # They fell it without an item, whoever is first.
        return False
    added: list[list[str]] = []
    for who in range(len(castle.prisoners)):
        if who == resting(castle):
            continue
        for item in castle.prisoners[who].hands:
            card = card_of(item)
            if item in castle.used + castle.used_page or card.use not in ("symbol", "set_die", "smash"):
                continue
            if card.when == "row":
                continue
            if card.use != "symbol":
                return True
            added.append(list(TRAITS) if card.trait == "chosen" else [card.trait])
    first: list[str] | None = None
    for line in permutations(waiting):
        found: list[str] = []
        come_to(foe, traits_of(fight), [ways_to_strike(castle, roll) for roll in line], added, found)
        ends = sorted(set(found))
        if first is None:
            first = ends
        elif ends != first:
            return True
    return False


def ways_to_strike(castle: Castle, roll: Roll) -> list[list[str]]:
    """What an attack may be worth: where one is always asked, half of a double may be held back (EC-RULING-14)."""
    worth = dice.symbols(castle, roll)
    if castle.profile["hold_back"] == "ask" and len(worth) - len(roll.extra) == 2:
        return [worth, worth[1:]]
    return [worth]


def come_to(
    foe: EnemySheet, row: list[str], attacks: list[list[list[str]]], added: list[list[str]], found: list[str]
) -> None:
    """Add all that these attacks may come to, in this order, with or without each item before, between and after."""
    for place in range(len(added)):
        for trait in added[place]:
            if row and row[0] == trait:
                come_to(foe, row[1:], attacks, [*added[:place], [], *added[place + 1 :]], found)
    if not attacks:
        found.append(f"{row} {added}")
        return
    for worth in attacks[0]:
        left = row.copy()
        strike_all(left, foe, worth)
        come_to(foe, left, attacks[1:], added, found)


def double_counts(castle: Castle, fight: Fight, roll: Roll, waiting: list[Roll]) -> bool:
    """Whether what a double brings could be met by somebody else: unless it strikes itself all that they could."""
    if len(roll.face) == 1:
        return False
    mine = dice.symbols(castle, roll)
    row = traits_of(fight)
    for other in waiting:
        if other is not roll and any([mine.count(symbol) < len(row) for symbol in dice.symbols(castle, other)]):
            return True
    return False


def strikes_on_hit(castle: Castle, who: int) -> bool:
    """Whether a prisoner carries what may be used once an attack has hit."""
    for item in castle.prisoners[who].hands:
        if card_of(item).when == "hit" and item not in castle.used:
            return True
    return False


def returns_count(castle: Castle, fight: Fight, foe: EnemySheet, waiting: list[Roll]) -> bool:
    """Whether a die that comes back could be struck by somebody later who would find none now."""
    telling = [*traits_of(fight), foe.returning]
    attacks: list[list[str]] = []
    for roll in waiting:
        mine = [symbol for symbol in dice.symbols(castle, roll) if symbol in telling]
        if mine:
            attacks.append(mine)
    symbols = [symbol for mine in attacks for symbol in mine]
    if all([symbol == symbols[0] for symbol in symbols]) or foe.returning not in symbols:
        return False
    if len(symbols) > FEW_STRIKES:
        return True
    first: list[list[str]] | None = None
    for line in sorted(set(permutations([" ".join(mine) for mine in attacks]))):
        rows = rows_with_luck(fight, foe, [mine.split() for mine in line])
        if first is None:
            first = rows
        elif rows != first:
            return True
    return False


def rows_with_luck(fight: Fight, foe: EnemySheet, attacks: list[list[str]]) -> list[list[str]]:
    """What these attacks leave of the row where a struck die may come back: for all the ways in which they may."""
    symbols = [symbol for mine in attacks for symbol in mine]
    rows: list[list[str]] = []
    for luck in range(2**FEW_STRIKES):
        row = traits_of(fight)
        left = luck
        for symbol in symbols:
            if symbol in row:
                row.remove(symbol)
                if left % 2:
                    row.append(foe.returning)
                left //= 2
        row.sort()
        rows.append(row)
    return rows


def seen_end(castle: Castle, fight: Fight, foe: EnemySheet, line: list[Roll], keen: list[int]) -> list[object]:
    """All that may differ after these attacks: the row, who has hit, who has missed, whose was the last die."""
    row = traits_of(fight)
    hits = [0] * len(castle.prisoners)
    missed = 0
    late = 0
    last = -1
    for roll in line:
        mine = dice.symbols(castle, roll)
        found = strike_all(row, foe, mine)
        hits[roll.who] += found
        if found and not row and last < 0:
            last = roll.who
        if missed:
            # What a miss brings into the row can be struck by whoever comes after it.
            late += mine.count(foe.adds)
        if not found:
            missed += 1
    if foe.on == "miss":
        return [sorted(row), missed, late]
    return [
        row if foe.ordered else sorted(row),
        hits if foe.on == "hit" else [],
        [hits[who] > 0 for who in keen] if row else [],
        last if foe.on == "final_blow" else -1,
    ]


def traits_of(fight: Fight) -> list[str]:
    """What has to be struck: a die that takes two hits counts twice."""
    row: list[str] = []
    for die in fight.row:
        row.extend([die.trait] * die.hits)
    return row


def strike_all(row: list[str], foe: EnemySheet, symbols: list[str]) -> int:
    """Strike off the row what these symbols match; how many of them found something."""
    found = 0
    for symbol in symbols:
        if symbol == foe.fading or symbol not in row or (foe.ordered and row[0] != symbol):
            continue
        found += 1
        if foe.sweep:
            row[:] = [trait for trait in row if trait != symbol]
        else:
            row.remove(symbol)
    return found


def sure_row(castle: Castle, fight: Fight, foe: EnemySheet, first: list[str]) -> list[str]:
    """What will be left of the row once these symbols have struck, and then the dice on the table with all they must.

    Of what counts twice the second may be held back (EC-RULING-14).
    """
    row = traits_of(fight)
    strike_all(row, foe, first)
    for roll in castle.rolls:
        if not roll.resolved:
            strike_all(row, foe, roll.face[:1] + roll.extra)
    return row


def row_ahead(castle: Castle, fight: Fight, foe: EnemySheet) -> list[str]:
    """What will be left of the row once the dice on the table have struck, as far as it can be seen."""
    return row_after(castle, foe, traits_of(fight))


def row_after(castle: Castle, foe: EnemySheet, row: list[str]) -> list[str]:
    """What the dice on the table that have not struck yet would leave of such a row."""
    for roll in castle.rolls:
        if not roll.resolved:
            strike_all(row, foe, dice.symbols(castle, roll))
    return row


def idle_symbols(castle: Castle, fight: Fight, foe: EnemySheet) -> int:
    """How many symbols of the dice on the table will find nothing to strike, as far as it can be seen."""
    row = traits_of(fight)
    idle = 0
    for roll in castle.rolls:
        if not roll.resolved:
            mine = dice.symbols(castle, roll)
            idle += len(mine) - strike_all(row, foe, mine)
    return idle
