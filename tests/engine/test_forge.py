"""The forge: what is generated is what the schema says."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType

import pytest
from all_games import SMALL

from undercroft.engine import forge as the_forge
from undercroft.engine import forge_typescript
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
class Keep(Action):
    """Keep these."""
    dice: list[int]
class Rolled(Record):
    """What was rolled, which nobody changes."""
    SHARED = True
    faces: list[int]
class Cup(Record):
    """Many dice, and one that may be missing."""
    rolled: list[Rolled]
    dice: list[Die]
    odd: Die | None
    marks: dict[str, int]
    piles: dict[str, list[Die]]
    last: Throw
    throws: list[Throw]
'''
    ).write()
    assert "last=self.last, throws=self.throws.copy())" in written, "an action never changes"
    assert "dice=[item.copy() for item in self.dice]" in written
    assert "odd=None if self.odd is None else self.odd.copy()" in written
    assert "marks=self.marks.copy()" in written
    assert "piles={key: [item.copy() for item in item] for key, item in self.piles.items()}" in written
    assert "def copy(self) -> Throw" not in written
    assert "def copy(self) -> Rolled" not in written
    assert "rolled=self.rolled.copy()" in written, "it says that it is shared"
    assert 'hash(("Throw", self.die))' in written
    assert 'hash(("Keep", tuple(self.dice)))' in written, "whatever may be answered can be looked up by"
    assert "as_int(wire[1])" in written


@pytest.mark.parametrize(
    ("base", "field"), [("State", "heard"), ("State", "agenda"), ("Event", "reveals"), ("Step", "tag")]
)
def test_a_field_may_not_hide_what_its_base_has(base: str, field: str) -> None:
    with pytest.raises(NotPossible, match=rf"Thing\.{field}: every {base} already"):
        Forge(f"class Thing({base}):\n    {field}: int\n")


def test_a_schema_may_say_nothing_of_itself() -> None:
    written = Forge("class Die(Record):\n    face: int\n").write()
    assert written.startswith('"""\n')
    assert 'class Die(Record):\n    """"""\n' in written


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


TOY = '''"""A toy."""
class Die(Record):
    """A die."""
    face: int
class Throw(Action):
    """Throw it."""
    die: int
class Fell(Event):
    """It fell."""
    face: int
'''
MESSAGES = '''"""Messages."""
class Asked(Struct):
    """Who asks."""
    name: str
'''


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository of one game, which has a room, and nothing generated yet."""
    for folder in ("undercroft/games/toy", "undercroft/server", "web/src/games/toy", "web/src/shell"):
        (tmp_path / folder).mkdir(parents=True)
    (tmp_path / "undercroft/games/toy/schema.py").write_text(TOY, encoding="utf-8")
    (tmp_path / "undercroft/server/wire.py").write_text(MESSAGES, encoding="utf-8")
    written = forge_typescript.forged(tmp_path)
    monkeypatch.setattr(forge_typescript, "REPOSITORY", tmp_path)
    monkeypatch.setattr(forge_typescript, "forged", lambda: written)
    return tmp_path


def forged_files(repository: Path) -> dict[str, str]:
    """What the forge has written into a repository."""
    names = ("undercroft/games/toy/state.py", "web/src/games/toy/records.ts", "web/src/shell/wire.ts")
    return {name: (repository / name).read_text(encoding="utf-8") for name in names if (repository / name).exists()}


def test_the_command_writes_the_states_of_the_house_and_what_the_pages_know(
    repository: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    schema = repository / "undercroft/games/toy/schema.py"
    monkeypatch.setattr(sys, "argv", ["forge"])
    monkeypatch.setattr(the_forge, "schemas", lambda: [schema])
    the_forge.main()
    found = forged_files(repository)
    assert found["undercroft/games/toy/state.py"] == forge(schema)
    assert "export interface Throw {" in found["web/src/games/toy/records.ts"]
    assert "export interface Asked {" in found["web/src/shell/wire.ts"]
    assert capsys.readouterr().out.splitlines() == [
        "forged toy/state.py",
        "forged web/src/shell/wire.ts",
        "forged web/src/games/toy/records.ts",
    ]


def test_the_command_may_name_the_schemas(repository: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    others = [tmp_path / name / "schema.py" for name in ("one", "two")]
    for schema in others:
        schema.parent.mkdir()
        schema.write_text(TOY, encoding="utf-8")
    monkeypatch.setattr(sys, "argv", ["forge", *map(str, others)])
    the_forge.main()
    assert all(schema.with_name("state.py").exists() for schema in others)
    assert "undercroft/games/toy/state.py" not in forged_files(repository)
