# Generated from cards.py by `make forge`: change that file, not this one.
"""Cards as the rules read them: flat, typed, native when compiled."""

from __future__ import annotations

from typing import Any

from undercroft.games.dark_castle import cards


class CombatSheet:
    """Start a combat: printed dice, one rolled die for each prisoner if `per_player`, an attack value."""

    def __init__(self, card: cards.Combat) -> None:
        self.damage: int = card.damage
        self.dice: list[str] = [one for one, count in card.dice.items() for _ in range(count)]
        self.per_player: int = card.per_player
        self.has_special: bool = card.special is not None
        self.on: str = "" if card.special is None else card.special.on or ""
        self.returning: str = "" if card.special is None else card.special.returning or ""
        self.strike: str = "all" if card.special is None else card.special.strike
        self.duel: bool = False if card.special is None else card.special.duel
        self.no_rest: bool = False if card.special is None else card.special.no_rest
        self.unblockable: bool = False if card.special is None else card.special.unblockable
        self.ordered: bool = False if card.special is None else card.special.ordered
        self.tough: int = 0 if card.special is None else card.special.tough
        self.rising: int = 0 if card.special is None else card.special.rising
        self.ambush: bool = False if card.special is None else card.special.ambush
        self.rounds: int = 0 if card.special is None else card.special.rounds
        self.fading: str = "" if card.special is None else card.special.fading or ""
        self.sweep: bool = False if card.special is None else card.special.sweep
        self.spoils: int = card.spoils


class ItemSheet:
    """An item card; `copies` of it are in the deck. Without `use` it works by itself while carried."""

    def __init__(self, card: cards.Item) -> None:
        self.id: str = card.id
        self.type: str = card.type
        self.copies: int = card.copies
        self.source: str = card.source
        self.hands: int = card.hands
        self.discard: bool = card.discard
        self.when: str = card.when or ""
        self.rolled: str = card.rolled or ""
        self.fights_only: bool = card.fights_only
        self.once: str = card.once or ""
        use: Any = card.use
        self.use: str = "" if use is None else use.__struct_config__.tag
        self.amount: int = getattr(use, "amount", 0)
        self.who: str = getattr(use, "who", "")
        self.trait: str = getattr(use, "trait", "")
        self.keep: str = getattr(use, "keep", "")
        self.reduce: int = card.reduce
        self.extra_die: bool = card.extra_die
        self.echo: bool = card.echo
        self.rest_bonus: int = card.rest_bonus
