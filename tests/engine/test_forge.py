"""The forge: what is generated is what the schema says."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType

import pytest
from all_games import SMALL

from undercroft.engine.errors import NotPossible
from undercroft.engine.forge import Forge, forge, schemas
from undercroft.engine.game import Game
from undercroft.engine.notation import laid_out, parse
from undercroft.engine.record import Reader, read

SCHEMAS = [*schemas(), *sorted(SMALL.glob("*/schema.py"))]


@pytest.mark.parametrize("schema", SCHEMAS, ids=lambda schema: schema.parent.name)
def test_a_state_module_is_what_its_schema_says(schema: Path) -> None:
    assert schema.with_name("state.py").read_text(encoding="utf-8") == forge(schema), "run `make forge`"


def test_the_forge_knows_what_changes_and_what_does_not() -> None:
    written = Forge(
        '''"""A schema."""
class Die(Record):
    """A die."""
    trait: str
class Throw(Action):
    """Throw it."""
    die: int
class Cup(Record):
    """Many dice, and one that may be missing."""
    dice: list[Die]
    odd: Die | None
    marks: dict[str, int]
'''
    ).write()
    assert "dice=[item.copy() for item in self.dice]" in written
    assert "odd=None if self.odd is None else self.odd.copy()" in written
    assert "marks=self.marks.copy()" in written
    assert "def copy(self) -> Throw" not in written
    assert 'hash(("Throw", self.die))' in written
    assert "as_int(wire[1])" in written


@pytest.mark.parametrize(
    ("base", "field"), [("State", "heard"), ("State", "agenda"), ("Event", "reveals"), ("Step", "tag")]
)
def test_a_field_may_not_hide_what_its_base_has(base: str, field: str) -> None:
    with pytest.raises(NotPossible, match=rf"Thing\.{field}: every {base} already"):
        Forge(f"class Thing({base}):\n    {field}: int\n")


def test_a_renamed_class_keeps_the_tag_it_had(monkeypatch: pytest.MonkeyPatch) -> None:
    written = Forge(
        '''"""A schema."""
class Sword(Record):
    """Once a mere blade."""
    WIRE = "Blade"
    edge: int
class Rack(Record):
    """Where they stand."""
    swords: list[Sword]
'''
    ).write()
    module = ModuleType("armoury")
    monkeypatch.setitem(sys.modules, "armoury", module)
    exec(written, module.__dict__)
    rack = module.Rack([module.Sword(3)])
    assert rack.to_wire() == ["Rack", [["Blade", 3]]]
    assert read(["Rack", [["Blade", 3]]], module.READERS) == rack
    assert "Sword" not in module.READERS
    assert repr(rack) == "Rack(swords=[Blade(edge=3)])"

    class Armoury(Game):
        """A game of nothing but these."""

        def readers(self) -> dict[str, Reader]:
            readers: dict[str, Reader] = module.READERS
            return readers

    assert parse(laid_out(rack), Armoury()) == rack
