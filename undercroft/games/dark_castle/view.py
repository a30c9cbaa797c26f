"""What a seat may see of the castle, and dealing anew what it may not.

In this game nothing is hidden from one player that another knows: only the face-down cards and the dice to come.
"""

from __future__ import annotations

from typing import Any

from undercroft.engine.chance import Stream
from undercroft.games.dark_castle.catalogue import CARDS
from undercroft.games.dark_castle.rules.table import starting_hp
from undercroft.games.dark_castle.state import Castle


def view(castle: Castle, seat: int) -> dict[str, Any]:
    """The table as it lies open (EC-ITEM-06, EC-CHAP-07); decks are only counted (EC-RULING-33)."""
    fight = castle.fight
    trial = castle.trial
    return {
        "pages_left": len(castle.deck),
        "turned": castle.turned.copy(),
        "next_page": castle.deck[-1] if castle.shown or not castle.turned else "",
        "items_left": len(castle.item_deck),
        "discard": sorted(castle.discard),
        "middle": castle.middle.copy(),
        "turner": castle.turner,
        "nominee": castle.nominee,
        "profile": dict(castle.profile),
        "most_hp": starting_hp(castle),
        "prisoners": [
            {
                "who": who,
                "seat": prisoner.seat,
                "character": prisoner.character,
                "hp": prisoner.hp,
                "hands": prisoner.hands.copy(),
                "curses": [[curse.kind, curse.pages] for curse in prisoner.curses],
            }
            for who, prisoner in enumerate(castle.prisoners)
        ],
        "fight": None
        if fight is None
        else {
            "path": fight.path,
            "row": [[die.trait, die.hits] for die in fight.row],
            "damage": fight.damage,
            "round": fight.round,
            "resting": fight.resting,
            "fighter": fight.fighter,
            "aim": fight.aim,
        },
        "trial": None if trial is None else {"path": trial.path, "total": trial.total, "attempts": trial.attempts},
        "rolls": [
            {
                "who": roll.who,
                "face": roll.face.copy(),
                "extra": roll.extra.copy(),
                "old": roll.old.copy(),
                "resolved": roll.resolved,
                "shield": roll.shield or roll.guarded,
                "hit": roll.hit,
            }
            for roll in castle.rolls
        ],
        "losses": [[loss.who, loss.amount] for loss in castle.losses],
        "used": castle.used + castle.used_page,
    }


def redeal(castle: Castle, rng: Stream) -> None:
    """Deal anew the pages ahead, the boss if it was not seen, and the item deck."""
    shown: list[str] = []
    if castle.deck and (castle.shown or not castle.turned):
        shown = [castle.deck.pop()]
    if castle.deck:
        ahead = castle.deck[1:] + castle.spare
        ahead.sort()
        rng.shuffle(ahead)
        bosses = sorted(CARDS.bosses)
        if castle.profile["castle"] != "first":
            castle.deck[0] = rng.pick(bosses)
        count = len(castle.deck) - 1
        castle.deck[1:] = ahead[:count]
        castle.spare = ahead[count:]
    castle.deck.extend(shown)
    castle.item_deck.sort()
    rng.shuffle(castle.item_deck)
