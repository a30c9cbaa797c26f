"""Flat cards: what is generated is what the cards say, and holds what they hold."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from undercroft.engine import forge_cards as flat_cards
from undercroft.engine.forge_cards import Flattener, card_files, flat_file, forge_cards, load
from undercroft.games.dark_castle import cards as castle_cards
from undercroft.games.dark_castle.catalogue import CARDS
from undercroft.games.dark_castle.rules.flat import Gear

MODULE = '''
from __future__ import annotations
from typing import ClassVar, Literal
from msgspec import Struct

class Hit(Struct, frozen=True, tag_field="do", tag="hit"):
    damage: int
    marks: list[str] = []

class Hop(Struct, frozen=True, tag_field="do", tag="hop"):
    far: bool = False
    where: str | None = None

class Rest(Struct, frozen=True, tag_field="do", tag="rest"):
    hours: int = 0

class Needs(Struct, frozen=True):
    strength: int = 0

class Rule(Struct, frozen=True):
    on: Literal["hit", "miss"] | None = None
    limit: int = 3
    do: list[Hit | Hop] = []

class Card(Struct, frozen=True):
    """A card."""

    FLAT: ClassVar[str] = "FlatCard"

    id: str
    hands: Literal[1, 2]
    does: Hit | Hop | None = None
    uses: list[Use] = []
    needs: Needs = Needs()
    rule: Rule | None = None
    dice: dict[Literal["red", "blue"], int] = {}
    walls: list[Literal["north", "south"]] = []
    rests: Rest | None = None
    verbs: list[Hit | Hop] = []
    names: dict[str, str] = {}
    odd: int | str = 0

class Use(Struct, frozen=True):
    """A way to use it."""

    FLAT: ClassVar[str] = "FlatUse"

    cost: int = 0
'''


@pytest.mark.parametrize("cards", card_files(), ids=lambda cards: cards.parent.name)
def test_flat_cards_are_what_the_cards_say(cards: Path) -> None:
    text = flat_file(cards).read_text(encoding="utf-8")
    assert text == forge_cards(cards), "run `make forge`"
    assert text.startswith("# Generated ")


def test_every_game_with_flat_cards_is_known() -> None:
    games = Path(flat_cards.__file__).parent.parent / "games"
    assert [flat_file(cards) for cards in card_files()] == sorted(games.glob("*/rules/flat.py"))


def test_the_command_writes_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    cards = tmp_path / "made" / "cards.py"
    (cards.parent / "rules").mkdir(parents=True)
    cards.write_text(MODULE, encoding="utf-8")
    monkeypatch.setattr(flat_cards, "card_files", lambda: [cards])
    flat_cards.main()
    written = (cards.parent / "rules" / "flat.py").read_text(encoding="utf-8")
    assert "from undercroft.games.made import cards\n" in written
    assert "class FlatCard:" in written
    assert capsys.readouterr().out == "forged made/rules/flat.py\n"


@pytest.fixture
def made(tmp_path: Path) -> tuple[ModuleType, dict[str, Any]]:
    """A module of cards, and the classes generated from it."""
    source = tmp_path / "made" / "cards.py"
    source.parent.mkdir()
    source.write_text(MODULE, encoding="utf-8")
    cards = load(source)
    written = Flattener(cards).write("made")
    assert written.index("class FlatUse") < written.index("class FlatCard"), "what stands in another comes first"
    names: dict[str, Any] = {"cards": cards}
    exec(compile(written.replace("from made import cards", ""), "flat", "exec"), names)
    return cards, names


def test_a_bare_card_has_zeros_and_defaults(made: tuple[ModuleType, dict[str, Any]]) -> None:
    cards, flat = made
    bare = vars(flat["FlatCard"](cards.Card("sword", 2)))
    assert bare == {
        "id": "sword",
        "hands": 2,
        "does": "",
        "damage": 0,
        "far": False,
        "where": "",
        "uses": [],
        "strength": 0,
        "has_rule": False,
        "on": "",
        "limit": 3,
        "dice": [],
        "walls": [],
        "rests": "",
        "hours": 0,
    }


def test_a_full_card_is_laid_flat(made: tuple[ModuleType, dict[str, Any]]) -> None:
    cards, flat = made
    card = flat["FlatCard"](
        cards.Card(
            "sword",
            1,
            does=cards.Hop(True),
            uses=[cards.Use(2), cards.Use(1)],
            needs=cards.Needs(12),
            rule=cards.Rule("miss", 5),
            dice={"blue": 1, "red": 2},
            walls=["south"],
            rests=cards.Rest(8),
        )
    )
    assert (card.does, card.far, card.where, card.damage) == ("hop", True, "", 0)
    assert [use.cost for use in card.uses] == [2, 1]
    assert (card.strength, card.has_rule, card.on, card.limit) == (12, True, "miss", 5)
    assert (card.dice, card.walls) == (["blue", "red", "red"], ["south"])
    assert (card.rests, card.hours) == ("rest", 8)


def test_every_item_of_the_castle_reads_the_same_flat() -> None:
    for item in CARDS.items.values():
        flat = Gear(item)
        for name in castle_cards.Item.__struct_fields__:
            said = getattr(item, name)
            if name != "use":
                assert getattr(flat, name) == ("" if said is None else said), (item.id, name)
        for name in [] if item.use is None else item.use.__struct_fields__:
            assert getattr(flat, name) == getattr(item.use, name), (item.id, name)
