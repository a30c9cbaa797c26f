"""Flat cards: writes a game's ``rules/flat.py`` from its ``cards.py``, for rules that read cards in the thick of it.

Structs of content are slow to read from compiled code. A struct that names its flat twin (``FLAT: ClassVar[str] =
"Gear"``) gets a class with the same figures, typed and native when compiled:

- a number, string or switch stands as it is, a string that may be missing is then empty;
- a list of those is copied; a count of each (``dict[Trait, int]``) becomes a list, each as often as it is counted;
- the parts of a struct inside stand under their own names; one that may be missing adds ``has_<name>``, and its parts
  then have their defaults;
- of a verb (a union of tagged structs) its word stands under the field's name, empty if there is none, beside the parts
  that any of the verbs has;
- a list of structs that have twins is a list of those twins.

What is none of these (a list of verbs) is left out: what rules need of it a game derives itself, in a subclass.
``make forge`` writes the file; a test fails when it is not what the cards say.
"""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

import msgspec
from msgspec import inspect

from undercroft.engine.forge import formatted

HEADER: Final = '''# Generated from cards.py by `make forge`: change that file, not this one.
"""Cards as the rules read them: flat, typed, native when compiled."""

from __future__ import annotations

from typing import Any

from {package} import cards
'''

ZERO: Final = {"int": "0", "str": '""', "bool": "False"}


class Flattener:
    """Writes the twins of one module of cards."""

    def __init__(self, cards: ModuleType) -> None:
        self.twins: dict[type, str] = {
            kind: vars(kind)["FLAT"] for kind in vars(cards).values() if isinstance(kind, type) and "FLAT" in vars(kind)
        }

    def write(self, package: str) -> str:
        """The whole module."""
        ordered = sorted(self.twins, key=self.depth)
        return "\n\n".join([HEADER.format(package=package), *[self.twin(kind) for kind in ordered]])

    def depth(self, kind: type) -> int:
        """How many twins must stand before this one."""
        inner = [self.listed(field.type) for field in struct_of(kind).fields]
        return max([1 + self.depth(one) for one in inner if one is not None], default=0)

    def twin(self, kind: type) -> str:
        """One class."""
        lines = [f"class {self.twins[kind]}:", f'    """{kind.__doc__}"""', ""]
        lines.append(f"    def __init__(self, card: cards.{kind.__name__}) -> None:")
        for field in struct_of(kind).fields:
            lines += self.field(f"card.{field.name}", field)
        return "\n".join(lines) + "\n"

    def field(self, value: str, field: inspect.Field) -> list[str]:
        """The lines for one field; none for what cannot be laid flat."""
        name = field.name
        kind, optional = split(field.type)
        plain = scalar(kind)
        if plain:
            return [assign(name, plain, value if not optional else f"{value} or {ZERO[plain]}")]
        if isinstance(kind, inspect.StructType) and not kind.tag_field:
            return self.inlined(value, name, kind, optional)
        if isinstance(kind, inspect.StructType | inspect.UnionType) and is_verb(kind):
            return verb(value, name, kind)
        if isinstance(kind, inspect.ListType):
            twin = self.listed(kind)
            if twin is not None:
                return [assign(name, f"list[{self.twins[twin]}]", f"[{self.twins[twin]}(one) for one in {value}]")]
            inner = scalar(kind.item_type)
            return [assign(name, f"list[{inner}]", f"list({value})")] if inner else []
        if isinstance(kind, inspect.DictType) and scalar(kind.value_type) == "int":
            each = f"[one for one, count in {value}.items() for _ in range(count)]"
            return [assign(name, f"list[{scalar(kind.key_type)}]", each)]
        return []

    def inlined(self, value: str, name: str, kind: inspect.StructType, optional: bool) -> list[str]:
        """The parts of a struct inside."""
        if not optional:
            return [line for part in kind.fields for line in self.field(f"{value}.{part.name}", part)]
        lines = [assign(f"has_{name}", "bool", f"{value} is not None")]
        for part in kind.fields:
            inner, may_miss = split(part.type)
            plain = scalar(inner)
            if plain:
                default = ZERO[plain] if part.default in (msgspec.NODEFAULT, None) else repr(part.default)
                there = f"{value}.{part.name}" + (f" or {ZERO[plain]}" if may_miss else "")
                lines.append(assign(part.name, plain, f"{default} if {value} is None else {there}"))
        return lines

    def listed(self, kind: inspect.Type) -> type | None:
        """The struct with a twin of which this is a list."""
        if isinstance(kind, inspect.ListType) and isinstance(kind.item_type, inspect.StructType):
            found: type = kind.item_type.cls
            return found if found in self.twins else None
        return None


def verb(value: str, name: str, kind: inspect.StructType | inspect.UnionType) -> list[str]:
    """The word of an instruction, and the parts any such instruction has."""
    members = kind.types if isinstance(kind, inspect.UnionType) else (kind,)
    parts: dict[str, str] = {}
    for member in members:
        assert isinstance(member, inspect.StructType)
        for part in member.fields:
            inner, may_miss = split(part.type)
            plain = scalar(inner)
            if plain:
                there = f'getattr({name}, "{part.name}", {ZERO[plain]})' + (f" or {ZERO[plain]}" if may_miss else "")
                parts[part.name] = assign(part.name, plain, there)
    word = assign(name, "str", f'"" if {name} is None else {name}.__struct_config__.tag')
    return [f"        {name}: Any = {value}", word, *parts.values()]


def assign(name: str, kind: str, value: str) -> str:
    """A line that sets an attribute."""
    return f"        self.{name}: {kind} = {value}"


def struct_of(kind: type) -> inspect.StructType:
    """What a struct is made of."""
    found = inspect.type_info(kind)
    assert isinstance(found, inspect.StructType)
    return found


def split(kind: inspect.Type) -> tuple[inspect.Type, bool]:
    """A type without its `None`, and whether it had one."""
    if not isinstance(kind, inspect.UnionType):
        return kind, False
    rest = [one for one in kind.types if not isinstance(one, inspect.NoneType)]
    return (rest[0] if len(rest) == 1 else inspect.UnionType(tuple(rest))), len(rest) < len(kind.types)


def scalar(kind: inspect.Type) -> str:
    """The Python type of a number, string, switch or choice of words; nothing for anything else."""
    if isinstance(kind, inspect.IntType):
        return "int"
    if isinstance(kind, inspect.BoolType):
        return "bool"
    if isinstance(kind, inspect.StrType):
        return "str"
    if isinstance(kind, inspect.LiteralType):
        return "str" if all(isinstance(value, str) for value in kind.values) else "int"
    if isinstance(kind, inspect.UnionType) and {scalar(one) for one in kind.types} == {"str"}:
        return "str"
    return ""


def is_verb(kind: inspect.Type) -> bool:
    """Whether this is a tagged struct, or a union of them."""
    members = kind.types if isinstance(kind, inspect.UnionType) else (kind,)
    return all(isinstance(one, inspect.StructType) and one.tag_field for one in members)


# -- files -----------------------------------------------------------------------------------------------


def load(cards: Path) -> ModuleType:
    """A module of cards by itself: its game may not load while its flat cards are not what they should be."""
    spec = spec_from_file_location(f"cards_of_{cards.parent.name}", cards)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def forge_cards(cards: Path) -> str:
    """The text of the flat cards that belong to this module, formatted as the rest of the house."""
    return formatted(Flattener(load(cards)).write(f"undercroft.games.{cards.parent.name}"), flat_file(cards))


def flat_file(cards: Path) -> Path:
    """Where the flat cards of a game stand."""
    return cards.with_name("rules") / "flat.py"


def card_files() -> list[Path]:
    """Every module of cards that has flat twins."""
    found = sorted((Path(__file__).parent.parent / "games").glob("*/cards.py"))
    return [cards for cards in found if "FLAT: ClassVar" in cards.read_text(encoding="utf-8")]


def main() -> None:
    """Write the flat cards of every game anew."""
    for cards in card_files():
        flat_file(cards).write_text(forge_cards(cards), encoding="utf-8")
        print(f"forged {cards.parent.name}/rules/flat.py")


if __name__ == "__main__":
    main()
