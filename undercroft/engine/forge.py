"""The forge: writes a game's ``state.py`` from its ``schema.py``.

A schema is Python that only declares: classes with a docstring and typed fields. The forge adds the
constructor, ``copy`` (for what changes), ``to_wire``, ``__eq__`` and a reader for each, in straight code that
mypyc compiles well. ``make forge`` runs it, and the half that writes TypeScript (``forge_typescript.py``); a test fails
when a ``state.py`` is not what its schema says.

A record is tagged with the name of its class, in saves and in the notation. A class that was renamed says with
``WIRE = "OldName"`` which tag it keeps. Actions, events and steps never change once they are made, so copies share
them; a record of which that is true, too, says ``SHARED = True``.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

from undercroft.engine import forge_typescript
from undercroft.engine.errors import NotPossible
from undercroft.engine.record import Action, Event, Record, Step
from undercroft.engine.state import State

BASES: dict[str, type[Record]] = {"Record": Record, "Action": Action, "Event": Event, "Step": Step, "State": State}
SCALARS = {"int", "str", "bool"}
ROWS = {"list[int]", "list[str]"}  # nobody changes those of an answer, so that it can be looked up by
FROZEN = {"Action", "Event", "Step"}
INHERITED = {"State": [("agenda", "list[Step]", None), ("chance", "Chance", None), ("over", "str", None)]}

# Plain data never points in a circle: compiled, nobody need look through it for rubbish.
ACYCLIC = "@mypyc_attr(acyclic=True)"

Field = tuple[str, str, str | None]

HEADER = '''"""{title}

Forged from schema.py by ``make forge``: change that file, not this one.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from undercroft.engine.chance import Chance, chance_from
from undercroft.engine.decision import done_from, pass_from
from undercroft.engine.record import (
    Action,
    Event,
    Reader,
    Record,
    Step,
    as_bool,
    as_dict,
    as_int,
    as_length,
    as_list,
    as_str,
    read,
)
from undercroft.engine.state import State
'''


class Forge:
    """One schema on the anvil."""

    def __init__(self, source: str) -> None:
        self.tree = ast.parse(source)
        self.classes: dict[str, tuple[str, str, list[Field], bool]] = {}
        self.tags: dict[str, str] = {}  # of the classes whose tag is not their name
        self.shared: set[str] = set()  # the records that never change
        for node in self.tree.body:
            if isinstance(node, ast.ClassDef):
                self._declare(node)

    def _declare(self, node: ast.ClassDef) -> None:
        base = ast.unparse(node.bases[0])
        fields: list[Field] = list(INHERITED.get(base, []))
        reveals = False
        for item in node.body:
            if isinstance(item, ast.AnnAssign):
                name = ast.unparse(item.target)
                if hasattr(BASES.get(base), name):
                    raise NotPossible(f"{node.name}.{name}: every {base} already has something of that name")
                default = None if item.value is None else ast.unparse(item.value)
                fields.append((name, ast.unparse(item.annotation), default))
            elif isinstance(item, ast.Assign) and ast.unparse(item.targets[0]) == "REVEALS":
                reveals = ast.unparse(item.value) == "True"
            elif isinstance(item, ast.Assign) and ast.unparse(item.targets[0]) == "WIRE":
                self.tags[node.name] = str(ast.literal_eval(item.value))
            elif isinstance(item, ast.Assign) and ast.unparse(item.targets[0]) == "SHARED":
                self.shared.add(node.name)
        self.classes[node.name] = (base, ast.get_docstring(node) or "", fields, reveals)

    def write(self) -> str:
        """The whole module."""
        title = (ast.get_docstring(self.tree) or "").split("\n")[0]
        parts = [HEADER.format(title=title)]
        parts += [self._class(name) for name in self.classes]
        once = [f"{constant_name(name)}: Final = {name}()" for name in self.classes if self.is_made_once(name)]
        if once:
            parts.append("# What has no fields and never changes is made once.\n" + "\n".join(once) + "\n")
        parts += [self._reader(name) for name in self.classes]
        parts += [f"{tag} = {name}  # the notation finds a class by its tag\n" for name, tag in self.tags.items()]
        rows = "\n".join(f'    "{self.tag(name)}": {reader_name(name)},' for name in self.classes)
        parts.append(f'READERS: dict[str, Reader] = {{\n    "Pass": pass_from,\n    "Done": done_from,\n{rows}\n}}\n')
        return "\n\n".join(parts)

    def tag(self, name: str) -> str:
        """What records of this class are called on the wire."""
        return self.tags.get(name, name)

    def is_frozen(self, kind: str) -> bool:
        """Whether records of this class never change, so that copies may share them."""
        if kind in FROZEN or kind in self.shared:
            return True
        return kind in self.classes and self.classes[kind][0] in FROZEN

    def is_made_once(self, name: str) -> bool:
        """Whether all records of this class are the same, so that one is enough."""
        return self.is_frozen(name) and not self.classes[name][2]

    # -- classes -----------------------------------------------------------------------------------------

    def _class(self, name: str) -> str:
        base, doc, fields, reveals = self.classes[name]
        own = [field for field in fields if field not in INHERITED.get(base, [])]
        slots = quoted(sorted(field for field, _, _ in own))
        lines = [ACYCLIC, f"class {name}({base}):", f'    """{doc}"""', "", f"    __slots__ = ({slots})", ""]
        if fields:
            required = [f for f in fields if f[2] is None]
            optional = [f for f in fields if f[2] is not None]
            args = ", ".join([f"{n}: {k}" for n, k, _ in required] + [f"{n}: {k} = {d}" for n, k, d in optional])
            lines.append(f"    def __init__(self, {args}) -> None:")
            if base == "State":
                lines.append("        super().__init__(agenda, chance, over)")
            lines += [f"        self.{n} = {n}" for n, _, _ in own]
            lines.append("")
        if not self.is_frozen(name):
            lines += [f"    def copy(self) -> {name}:"]
            values = ", ".join(f"{n}={self.copied(f'self.{n}', k)}" for n, k, _ in fields)
            lines += [f"        return {name}({values})", ""]
        names = quoted([n for n, _, _ in fields])
        lines += ["    def fields(self) -> tuple[str, ...]:", f"        return ({names})", ""]
        values = "".join(f", {self.wired(f'self.{n}', k)}" for n, k, _ in fields)
        lines += ["    def to_wire(self) -> list[Any]:", f'        return ["{self.tag(name)}"{values}]', ""]
        same = "".join(f" and self.{n} == other.{n}" for n, _, _ in fields)
        lines += ["    def __eq__(self, other: object) -> bool:"]
        lines += [f"        return isinstance(other, {name}){same}", ""]
        rows = ROWS if base == "Action" else set()
        if base in FROZEN and all(kind in SCALARS or kind in rows for _, kind, _ in fields):
            values = "".join(f", tuple(self.{n})" if kind in rows else f", self.{n}" for n, kind, _ in fields)
            key = f'("{name}"{values})' if fields else f'"{name}"'
            lines += ["    def __hash__(self) -> int:", f"        return hash({key})", ""]
        else:
            lines += ["    __hash__ = None  # type: ignore[assignment]", ""]
        if name in self.tags:
            lines += ["    def tag(self) -> str:", f'        return "{self.tags[name]}"', ""]
        if reveals:
            lines += ["    def reveals(self) -> bool:", "        return True", ""]
        return "\n".join(lines)

    def _reader(self, name: str) -> str:
        _, _, fields, _ = self.classes[name]
        values = ", ".join(f"{n}={self.unwired(f'wire[{i + 1}]', k)}" for i, (n, k, _) in enumerate(fields))
        found = constant_name(name) if self.is_made_once(name) else f"{name}({values})"
        return (
            f"def {reader_name(name)}(wire: list[Any]) -> {name}:\n"
            f'    """Read {article(name)} {name}."""\n'
            f"    as_length(wire, {len(fields)})\n"
            f"    return {found}\n"
        )

    # -- fields by their type ----------------------------------------------------------------------------

    def copied(self, value: str, kind: str) -> str:
        """An expression that copies a value of this type."""
        outer, inner = split_type(kind)
        if outer == "optional":
            copied = self.copied(value, inner)
            return value if copied == value else f"None if {value} is None else {copied}"
        if outer == "list":
            item = self.copied("item", inner)
            return f"{value}.copy()" if item == "item" else f"[{item} for item in {value}]"
        if outer == "dict":
            item = self.copied("item", inner)
            return f"{value}.copy()" if item == "item" else f"{{key: {item} for key, item in {value}.items()}}"
        if kind in SCALARS or self.is_frozen(kind):
            return value
        return f"{value}.copy()"

    def wired(self, value: str, kind: str) -> str:
        """An expression for the wire form of a value of this type."""
        outer, inner = split_type(kind)
        if outer == "optional":
            wired = self.wired(value, inner)
            return value if wired == value else f"None if {value} is None else {wired}"
        if outer == "list":
            item = self.wired("item", inner)
            return f"{value}.copy()" if item == "item" else f"[{item} for item in {value}]"
        if outer == "dict":
            item = self.wired("item", inner)
            return f"{value}.copy()" if item == "item" else f"{{key: {item} for key, item in {value}.items()}}"
        return value if kind in SCALARS else f"{value}.to_wire()"

    def unwired(self, value: str, kind: str) -> str:
        """An expression that reads a value of this type from its wire form, checking it."""
        outer, inner = split_type(kind)
        if outer == "optional":
            return f"None if {value} is None else {self.unwired(value, inner)}"
        if outer == "list":
            return f"[{self.unwired('item', inner)} for item in as_list({value})]"
        if outer == "dict":
            return f"{{key: {self.unwired('item', inner)} for key, item in as_dict({value}).items()}}"
        if kind in SCALARS:
            return f"as_{kind}({value})"
        if kind == "Chance":
            return f"chance_from({value})"
        if kind in FROZEN:
            return f"as_{kind.lower()}({value})"
        return f"{reader_name(kind)}(as_list({value}))"


def split_type(kind: str) -> tuple[str, str]:
    """`list[int]` as ("list", "int"), `X | None` as ("optional", "X")."""
    if kind.endswith(" | None"):
        return "optional", kind[: -len(" | None")]
    if kind.startswith("list["):
        return "list", kind[5:-1]
    if kind.startswith("dict[str, "):
        return "dict", kind[10:-1]
    return "", kind


def quoted(names: list[str]) -> str:
    """The inside of a tuple of strings."""
    return ", ".join(f'"{name}"' for name in names) + ("," if len(names) == 1 else "")


def reader_name(name: str) -> str:
    """`RowDie` is read by `row_die_from`."""
    words = "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name)
    return f"{words.lstrip('_')}_from"


def constant_name(name: str) -> str:
    """The one `NewRound` there is, is `NEW_ROUND`."""
    return reader_name(name).removesuffix("_from").upper()


def article(name: str) -> str:
    """A or an."""
    return "an" if name[0] in "AEIOU" else "a"


POLYMORPHIC = '''def as_{low}(wire: object) -> {name}:
    """Any {low} of this game."""
    record = read(wire, READERS)
    if not isinstance(record, {name}):
        raise BadWire(f"{{type(record).__name__}} is no {low}")
    return record
'''


def forge(schema: Path) -> str:
    """The text of the state module that belongs to this schema, formatted as the rest of the house."""
    text = Forge(schema.read_text()).write()
    for name in sorted(FROZEN):
        if f"as_{name.lower()}(" in text:
            text += "\n\n" + POLYMORPHIC.format(low=name.lower(), name=name)
            if "import BadWire" not in text:
                text = text.replace(
                    "from undercroft.engine.record import (",
                    "from undercroft.engine.errors import BadWire\nfrom undercroft.engine.record import (",
                )
    return formatted(text, schema.with_name("state.py"))


def formatted(text: str, path: Path) -> str:
    """A generated module without the imports it does not need, set as the rest of the house."""
    command = [sys.executable, "-m", "ruff"]
    filename = ["--stdin-filename", str(path)]
    for verb in (["check", "--fix-only", "--select", "F401,I", "-q"], ["format", "-q"]):
        text = subprocess.run(
            [*command, *verb, *filename, "-"], input=text, capture_output=True, text=True, check=True
        ).stdout
    return text


def schemas() -> list[Path]:
    """Every schema of the house."""
    return sorted((Path(__file__).parent.parent / "games").glob("*/schema.py"))


def main() -> None:
    """Forge the state modules of these schemas anew, or of every schema of the house."""
    for schema in [Path(name) for name in sys.argv[1:]] or schemas():
        schema.with_name("state.py").write_text(forge(schema))
        print(f"forged {schema.parent.name}/state.py")
    for path, text in forge_typescript.forged().items():
        path.write_text(text, encoding="utf-8")
        print(f"forged {path.relative_to(forge_typescript.REPOSITORY)}")


if __name__ == "__main__":
    main()
