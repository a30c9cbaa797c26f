"""The catalogue: every card of the castle by its id, every instruction by its path."""

from __future__ import annotations

from typing import Any

from undercroft.engine.content import CardSet, find_packs, new_id
from undercroft.engine.errors import BadContent
from undercroft.games.dark_castle import cards
from undercroft.games.dark_castle.cards import Cards, Character, Effect, Item, Page

# Every prisoner has these three (EC-CHAR-01).
TRAITS = ("might", "cunning", "wisdom")

# The lists of instructions that hang on a verb.
BRANCHES = (
    "passed",
    "failed",
    "each_fail",
    "effects",
    "gain",
    "bust",
    "might",
    "cunning",
    "wisdom",
    "then",
    "otherwise",
)
IN_SPECIALS = (cards.Lose, cards.Heal, cards.GiveUp, cards.LayCurse, cards.AddDie, cards.RollRow, cards.Fate)


class Catalogue(CardSet[Cards]):
    """The cards in play, from the box and from packs."""

    package = "undercroft.games.dark_castle"
    file = Cards

    def __init__(self) -> None:
        super().__init__()
        self.characters: dict[str, Character] = {}
        self.starts: dict[str, Page] = {}
        self.chapters: dict[str, Page] = {}
        self.bosses: dict[str, Page] = {}
        self.items: dict[str, Item] = {}
        self.copies: dict[str, Item] = {}  # every single card: `stale_loaf.2`
        self.effects: dict[str, Any] = {}  # instruction by path
        self.lists: dict[str, list[str]] = {}  # paths of a list of instructions, by the list's own path

    def page(self, name: str) -> Page:
        """A chapter, boss or start card."""
        return self.chapters.get(name) or self.bosses.get(name) or self.starts[name]

    def counts(self) -> dict[str, int]:
        """How many cards of each kind (EC-COMP-01, EC-COMP-02, EC-COMP-04, EC-COMP-05)."""
        return {
            "characters": len(self.characters),
            "chapters": len(self.chapters),
            "items": len(self.copies),
            "bosses": len(self.bosses),
        }

    # -- filling it --------------------------------------------------------------------------------------

    def add(self, file: str, pack: Cards) -> None:
        """Add the cards of one file; a page may be got through in many ways, a boss only beaten (EC-CHAP-15)."""
        for character in pack.character:
            new_id(file, character.id, self.characters)
            check_character(file, character)
            self.characters[character.id] = character
        for kind, pages in (
            (self.starts, pack.start),
            (self.chapters, pack.chapter),
            (self.bosses, pack.boss),
        ):
            for page in pages:
                for others in (self.starts, self.chapters, self.bosses):
                    new_id(file, page.id, others)
                kind[page.id] = page
                self._index(file, page.id, f"{page.id}.do", page.do)
        for boss in pack.boss:
            if not boss.do or not isinstance(boss.do[-1], cards.Combat) or boss.do[-1].spoils:
                raise BadContent(f"{file}: boss {boss.id}: its last instruction must be a fight without spoils")
        for item in pack.item:
            new_id(file, item.id, self.items)
            check_item(file, item)
            self.items[item.id] = item
            for copy in range(1, item.copies + 1):
                self.copies[f"{item.id}.{copy}"] = item

    def _index(self, file: str, card: str, path: str, effects: list[Effect]) -> None:
        paths = []
        for number, effect in enumerate(effects):
            here = f"{path}.{number}"
            paths.append(here)
            self.effects[here] = effect
            if isinstance(effect, cards.Combat) and number != len(effects) - 1:
                raise BadContent(f"{file}: {card}: {here}: nothing can follow a fight")
            for branch in BRANCHES:
                inner = getattr(effect, branch, None)
                if isinstance(inner, list):
                    self._index(file, card, f"{here}.{branch}", inner)
            if isinstance(effect, cards.ChooseWay):
                if not any(way.needs is None for way in effect.ways):
                    raise BadContent(f"{file}: {card}: {here}: one way at least must need nothing")
                for way in effect.ways:
                    self._index(file, card, f"{here}.{way.id}", way.do)
            if isinstance(effect, cards.Combat) and effect.special is not None:
                check_special(file, card, effect.special)
                self._index(file, card, f"{here}.special", effect.special.do)
        self.lists[path] = paths

    def check(self) -> None:
        """What no single file can show: enough cards, and that cards name cards that exist."""
        if len(self.characters) < 4 or len(self.starts) < 1 or len(self.chapters) < 15 or len(self.bosses) < 1:
            raise BadContent("a castle needs 4 characters, a start card, 15 chapters and a boss")
        for path, effect in self.effects.items():
            needs = [way.needs for way in effect.ways] if isinstance(effect, cards.ChooseWay) else []
            needs += [effect.needs] if isinstance(effect, cards.If) else []
            names = [need.item for need in needs if need is not None]
            names += [effect.item] if isinstance(effect, cards.GiveUp) else []
            for name in names:
                if name is not None and name not in self.items:
                    raise BadContent(f"{path}: there is no item called {name}")


def check_character(file: str, character: Character) -> None:
    """Six faces, two of them doubles, eight symbols (EC-CHAR-03, EC-CHAR-04, EC-RULING-01)."""
    doubles = [face for face in character.faces if len(face) == 2]
    singles = [face for face in character.faces if len(face) == 1]
    if len(character.faces) != 6 or len(doubles) != 2 or len(singles) != 4:
        raise BadContent(f"{file}: {character.id}: a die has four single faces and two doubles")
    if any(face[0] != face[1] for face in doubles):
        raise BadContent(f"{file}: {character.id}: a double shows one trait twice")


def check_special(file: str, card: str, special: cards.Special) -> None:
    """At most one special rule an enemy, and only instructions that make sense in a fight."""
    blank = cards.Special()
    fields = [name for name in special.__struct_fields__ if getattr(special, name) != getattr(blank, name)]
    if [name for name in fields if name != "do"] == [] or len([n for n in fields if n != "do"]) > 1:
        raise BadContent(f"{file}: {card}: an enemy has exactly one special rule")
    if bool(special.do) != (special.on is not None):
        raise BadContent(f"{file}: {card}: `on` and `do` go together in a special")
    for effect in special.do:
        if not isinstance(effect, IN_SPECIALS):
            raise BadContent(f"{file}: {card}: a special cannot say {effect.__struct_config__.tag}")


def check_item(file: str, item: Item) -> None:
    """An item is used at some moment, or works by itself."""
    if (item.use is None) != (item.when is None):
        raise BadContent(f"{file}: {item.id}: `use` and `when` go together")
    works = item.reduce or item.extra_die or item.echo or item.rest_bonus
    if item.use is None and not works:
        raise BadContent(f"{file}: {item.id}: it does nothing")
    if item.copies < 1:
        raise BadContent(f"{file}: {item.id}: copies must be 1 or more")
    if item.rolled is not None and item.when != "rolled":
        raise BadContent(f'{file}: {item.id}: `rolled` goes with when = "rolled"')


CARDS: Catalogue = Catalogue.load(find_packs("dark-castle"))
