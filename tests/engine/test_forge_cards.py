"""Flat cards: what is generated is what the cards say, and holds what they hold."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from undercroft.engine import forge_cards as flat_cards
from undercroft.engine.forge_cards import Flattener, card_files, flat_file, forge_cards, load
from undercroft.games.dark_castle import cards as castle_cards
from undercroft.games.dark_castle import catalogue as castle
from undercroft.games.dark_castle.rules import flat as castle_flat
from undercroft.games.dark_souls import catalogue as souls
from undercroft.games.dark_souls.rules.flat import UNSET, FoeSheet, Icon, WeaponOption

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
    reach: int | None = None

class Bless(Struct, frozen=True, tag_field="do", tag="bless"):
    """Something that may be said twice."""

    FLAT: ClassVar[str] = "FlatBlessing"

    health: int = 0

class Sing(Struct, frozen=True, tag_field="do", tag="sing"):
    FLAT: ClassVar[str] = ""

    song: str

class Glow(Struct, frozen=True, tag_field="do", tag="glow"):
    colours: dict[Literal["red", "blue"], int] = {}
    until: int | None = None

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
    names: dict[str, str] = {}
    odd: int | str = 0
    verbs: list[Hit | Hop | Bless | Sing | Glow] = []
    places: tuple[tuple[int, int], tuple[int, int]] = ((0, 0), (0, 0))
    models: list[Big | Small] = []
    nameless: dict[str, list[int]] = {}

    @property
    def songs(self) -> list[str]:
        return [verb.song for verb in self.verbs if isinstance(verb, Sing)]

class Use(Struct, frozen=True):
    """A way to use it."""

    FLAT: ClassVar[str] = "FlatUse"

    cost: int = 0
    far: int | None = None

class Model(Struct, frozen=True, tag_field="size"):
    """Whatever stands on the board."""

    FLAT: ClassVar[str] = "FlatModel"

    name: str

class Small(Model, frozen=True, tag="small"):
    swift: bool = False

class Big(Model, frozen=True, tag="big"):
    arcs: list[Literal["front", "back"]] = []

    @property
    def swift(self) -> bool:
        return len(self.arcs) > 1
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
        "reach": flat["UNSET"],
        "has_rule": False,
        "on": "",
        "limit": 3,
        "dice": [],
        "walls": [],
        "rests": "",
        "hours": 0,
        "hit": False,
        "hit_damage": 0,
        "hit_marks": [],
        "hop": False,
        "hop_far": False,
        "hop_where": "",
        "bless": [],
        "glow": False,
        "glow_colours": [],
        "glow_until": flat["UNSET"],
        "places": [[0, 0], [0, 0]],
        "models": [],
        "songs": [],
    }


def test_a_full_card_is_laid_flat(made: tuple[ModuleType, dict[str, Any]]) -> None:
    cards, flat = made
    card = flat["FlatCard"](
        cards.Card(
            "sword",
            1,
            does=cards.Hop(True),
            uses=[cards.Use(2), cards.Use(1, 0)],
            needs=cards.Needs(12, 0),
            rule=cards.Rule("miss", 5),
            dice={"blue": 1, "red": 2},
            walls=["south"],
            rests=cards.Rest(8),
        )
    )
    assert (card.does, card.far, card.where, card.damage) == ("hop", True, "", 0)
    assert [(use.cost, use.far) for use in card.uses] == [(2, flat["UNSET"]), (1, 0)], "nothing is not nought"
    assert (card.strength, card.reach, card.has_rule, card.on, card.limit) == (12, 0, True, "miss", 5)
    assert (card.dice, card.walls) == (["blue", "red", "red"], ["south"])
    assert (card.rests, card.hours) == ("rest", 8)


def test_a_list_of_verbs_is_laid_flat_by_their_words(made: tuple[ModuleType, dict[str, Any]]) -> None:
    cards, flat = made
    verbs = [cards.Bless(1), cards.Glow({"red": 2}), cards.Sing("low"), cards.Hop(where="up"), cards.Bless(2)]
    card = flat["FlatCard"](cards.Card("bell", 1, verbs=[*verbs, cards.Sing("high")], places=((1, 2), (3, 4))))
    assert (card.hit, card.hop, card.hop_far, card.hop_where) == (False, True, False, "up")
    assert (card.glow, card.glow_colours, card.glow_until) == (True, ["red", "red"], flat["UNSET"])
    assert [blessing.health for blessing in card.bless] == [1, 2], "one with a twin may stand there twice"
    assert not hasattr(card, "sing"), "and one whose twin has no name does not"
    assert card.songs == ["low", "high"], "but what the card works out itself does"
    assert card.places == [[1, 2], [3, 4]]


def test_a_family_of_structs_has_one_twin(made: tuple[ModuleType, dict[str, Any]]) -> None:
    cards, flat = made
    models = [cards.Small("rat", True), cards.Big("ox", ["front", "back"]), cards.Big("cow")]
    card = flat["FlatCard"](cards.Card("barn", 1, models=models))
    assert [(one.size, one.name, one.swift, one.arcs) for one in card.models] == [
        ("small", "rat", True, []),
        ("big", "ox", True, ["front", "back"]),
        ("big", "cow", False, []),
    ]


def test_two_things_of_one_name_are_refused(tmp_path: Path) -> None:
    source = tmp_path / "clash" / "cards.py"
    source.parent.mkdir()
    source.write_text(MODULE.replace("uses: list[Use] = []", "damage: int = 0"), encoding="utf-8")
    with pytest.raises(ValueError, match=r"Card: .*self\.damage"):
        Flattener(load(source)).write("clash")


def test_every_item_of_the_castle_reads_the_same_flat() -> None:
    for item in castle.CARDS.items.values():
        flat = castle_flat.ItemSheet(item)
        for name in castle_cards.Item.__struct_fields__:
            said = getattr(item, name)
            if name != "use":
                assert getattr(flat, name) == ("" if said is None else said), (item.id, name)
        for name in [] if item.use is None else item.use.__struct_fields__:
            assert getattr(flat, name) == getattr(item.use, name), (item.id, name)


def test_every_option_icon_and_data_card_of_dark_souls_reads_the_same_flat() -> None:
    options = [(option, WeaponOption(option)) for card in souls.CARDS.equipment.values() for option in card.options]
    foes = [(card, FoeSheet(card)) for card in [*souls.CARDS.enemies.values(), *souls.CARDS.bosses.values()]]
    behaviours = [
        *souls.CARDS.behaviours.values(),
        *(one for enemy in souls.CARDS.enemies.values() for one in enemy.behaviours),
    ]
    icons = [(icon, Icon(icon)) for behaviour in behaviours for icon in behaviour.icons]
    assert {icon.step for _, icon in icons} == {"move", "slide", "turn", "leap", "strike"}
    for card, flat in [*options, *foes, *icons]:
        for name in card.__struct_fields__:
            said = getattr(card, name)
            if isinstance(said, dict):
                said = [one for one, count in said.items() for _ in range(count)]
            missing = UNSET if name == "range" else ""
            if name not in ("effects", "behaviours", "icons"):
                assert getattr(flat, name) == (missing if said is None else said), (card, name)
