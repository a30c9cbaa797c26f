"""What a reward or a Rumour card leaves for a later stage: noted with a number, taken when its stage comes."""

from __future__ import annotations

from typing import Final

from undercroft.games.descent.state import Journey

RETURN_CARDS: Final = "return_cards"  # the overlord may give bought cards back for their experience
NEXT_HAND: Final = "next_hand"  # so many cards more in his next opening hand
SEARCH_FIRST: Final = "search_first"  # Search cards with which each hero begins the next quest
REVEAL_LESS: Final = "reveal_less"  # so many cards fewer in the shop
LONGER_ROAD: Final = "longer_road"  # so many symbols more on the way
LOSE_GOLD: Final = "lose_gold"  # gold that the party loses once it has counted


def note(table: Journey, what: str, amount: int) -> None:
    """Something will count later."""
    table.overlord.once.append(f"{what}:{amount}")


def waits(table: Journey, what: str) -> int:
    """How much of it waits."""
    amount = 0
    for one in table.overlord.once:
        word, _, number = one.partition(":")
        if word == what:
            amount += int(number)
    return amount


def take(table: Journey, what: str) -> int:
    """How much of it there is; now it has counted."""
    amount = waits(table, what)
    table.overlord.once = [one for one in table.overlord.once if one.partition(":")[0] != what]
    return amount
