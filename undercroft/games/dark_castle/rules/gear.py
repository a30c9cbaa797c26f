"""Every card by its id or path, laid flat for the rules (``flat.py``), with what must be worked out of it."""

from __future__ import annotations

from typing import Any, Final

from undercroft.games.dark_castle.cards import AddDie, Combat, Fate
from undercroft.games.dark_castle.catalogue import CARDS
from undercroft.games.dark_castle.rules.flat import CombatSheet, ItemSheet


class EnemySheet(CombatSheet):
    """An enemy: its printed dice, its attack, its one special rule, and what that may do to the row."""

    def __init__(self, card: Combat) -> None:
        super().__init__(card)
        does = [] if card.special is None else card.special.do
        verbs = verbs_of(does)
        # The trait of the dice it adds, for those who weigh whether to let it ("" if rolled, or none).
        self.adds: str = ""
        for effect in does:
            if isinstance(effect, AddDie):
                self.adds = effect.trait or ""
        # Whether a hit may bring new dice before the next symbol strikes.
        self.regrows: bool = self.on == "hit" and ("add_die" in verbs or "roll_row" in verbs)
        # Whether a hit may ask something or have consequences.
        self.answers_back: bool = bool(self.tough) or self.on in ("hit", "final_blow")


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


EFFECTS: Final[dict[str, Any]] = CARDS.effects
GEAR: Final[dict[str, ItemSheet]] = {item: ItemSheet(card) for item, card in CARDS.copies.items()}
VERBS: Final[dict[str, str]] = {path: verb(effect) for path, effect in EFFECTS.items()}
FOES: Final[dict[str, EnemySheet]] = {
    path: EnemySheet(effect) for path, effect in EFFECTS.items() if isinstance(effect, Combat)
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
