"""Cards as the rules read them in the thick of it: flat, typed, native when compiled.

The structs in ``cards.py`` say what a card may hold; these are the same figures laid out for speed.
"""

from __future__ import annotations

from typing import Any, Final

from undercroft.games.dark_castle.cards import AddDie, Combat, Fate, Item, Special
from undercroft.games.dark_castle.catalogue import CARDS


class Gear:
    """An item: when it may be used, what it does, what it does by itself. `use` is its verb, or empty."""

    def __init__(self, card: Item) -> None:
        effect: Any = card.use
        self.id: str = card.id
        self.type: str = card.type
        self.hands: int = card.hands
        self.discard: bool = card.discard
        self.when: str = card.when or ""
        self.rolled: str = card.rolled or ""
        self.fights_only: bool = card.fights_only
        self.once: str = card.once or ""
        self.reduce: int = card.reduce
        self.extra_die: bool = card.extra_die
        self.echo: bool = card.echo
        self.rest_bonus: int = card.rest_bonus
        self.use: str = "" if effect is None else verb(effect)
        self.amount: int = getattr(effect, "amount", 0)
        self.who: str = getattr(effect, "who", "self")
        self.trait: str = getattr(effect, "trait", "")
        self.keep: str = getattr(effect, "keep", "")


class Foe:
    """An enemy: its printed dice, its attack, its one special rule laid flat."""

    def __init__(self, card: Combat) -> None:
        special = card.special or Special()
        verbs = verbs_of(special.do)
        self.dice: list[str] = []
        for trait, count in card.dice.items():
            for _ in range(count):
                self.dice.append(trait)
        self.per_player: int = card.per_player
        self.damage: int = card.damage
        self.spoils: int = card.spoils
        self.is_special: bool = card.special is not None
        self.on: str = special.on or ""
        self.returning: str = special.returning or ""
        self.strike: str = special.strike
        self.duel: bool = special.duel
        self.no_rest: bool = special.no_rest
        self.unblockable: bool = special.unblockable
        self.ordered: bool = special.ordered
        self.tough: int = special.tough
        self.rising: int = special.rising
        self.ambush: bool = special.ambush
        self.rounds: int = special.rounds
        self.fading: str = special.fading or ""
        self.sweep: bool = special.sweep
        # The trait of the dice it adds, for those who weigh whether to let it ("" if rolled, or none).
        self.adds: str = ""
        for effect in special.do:
            if isinstance(effect, AddDie):
                self.adds = effect.trait or ""
        # Whether a hit may bring new dice before the next symbol strikes.
        self.regrows: bool = special.on == "hit" and ("add_die" in verbs or "roll_row" in verbs)
        # Whether a hit may ask something or have consequences.
        self.answers_back: bool = bool(special.tough) or special.on in ("hit", "final_blow")


def verb(effect: Any) -> str:
    """The word a card uses for this instruction."""
    word: str = effect.__struct_config__.tag
    return word


def verbs_of(effects: list[Any]) -> list[str]:
    """Every word a special rule uses, those that hang on a die of fate among them."""
    words: list[str] = []
    for effect in effects:
        words.append(verb(effect))
        if isinstance(effect, Fate):
            words.extend(verbs_of(effect.might) + verbs_of(effect.cunning) + verbs_of(effect.wisdom))
    return words


GEAR: Final[dict[str, Gear]] = {item: Gear(card) for item, card in CARDS.copies.items()}
VERBS: Final[dict[str, str]] = {path: verb(effect) for path, effect in CARDS.effects.items()}
FOES: Final[dict[str, Foe]] = {
    path: Foe(effect) for path, effect in CARDS.effects.items() if isinstance(effect, Combat)
}
LISTS: Final[dict[str, list[str]]] = CARDS.lists
FACES: Final[dict[str, list[list[str]]]] = {
    name: [[str(trait) for trait in face] for face in card.faces] for name, card in sorted(CARDS.characters.items())
}
# Pages whose fight one may choose not to have.
AVOIDABLE: Final[list[str]] = sorted(
    {path.split(".")[0] for path in FOES if any(VERBS.get(path.rsplit(".", up)[0]) == "choose" for up in (2, 4))}
)
BOSSES: Final[list[str]] = sorted(CARDS.bosses)
