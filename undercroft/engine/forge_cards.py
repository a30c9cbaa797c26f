"""Flat cards: writes a game's ``rules/flat.py`` from its ``cards.py``, for rules that read cards in the thick of it.

Structs of content are slow to read from compiled code. A struct that names its flat twin (``FLAT: ClassVar[str] =
"Gear"``) gets a class with the same figures, typed and native when compiled:

- a number, string or switch stands as it is; a string that may be missing is then empty, a number ``UNSET``;
- a list or tuple of those, or of lists of those, is copied as a list; a count of each (``dict[Trait, int]``) becomes a
  list, each as often as it is counted;
- the parts of a struct inside stand under their own names; one that may be missing adds ``has_<name>``, and its parts
  then have their defaults;
- of a verb (a union of tagged structs) its word stands under the field's name, empty if there is none, beside the parts
  that any of the verbs has;
- a list of structs that have a twin is a list of those twins;
- of a list of verbs each word is a switch, and the parts of the verb, of which a card has one at most, stand under
  ``<word>_<part>``; a verb that has a twin may stand there more than once, and its word is a list of those twins; one
  whose twin has no name is left out;
- a property is worked out once.

A struct from which others derive has one twin for all of them, with the parts that any of them has, and the word of the
verb, if they are verbs, under the name of their tag.

What is none of these is left out: what rules need of it is a property of the card, or of a subclass of the twin.
``make forge`` writes the file; a test fails when it is not what the cards say.
"""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final, get_type_hints

import msgspec
from msgspec import inspect

from undercroft.engine.forge import formatted

HEADER: Final = '''# Generated from cards.py by `make forge`: change that file, not this one.
"""Cards as the rules read them: flat, typed, native when compiled."""

from __future__ import annotations

from typing import Any, Final

from {package} import cards
'''
MISSING: Final = "UNSET: Final = -(1 << 30)  # of a number that a card leaves out\n"

Line = tuple[str, str, str]  # what is set, its type, and to what

ZERO: Final = {"int": "0", "str": '""', "bool": "False"}


class Flattener:
    """Writes the twins of one module of cards."""

    def __init__(self, cards: ModuleType) -> None:
        self.structs: list[type] = [
            kind for kind in vars(cards).values() if isinstance(kind, type) and issubclass(kind, msgspec.Struct)
        ]
        self.twins: dict[type, str] = {kind: vars(kind)["FLAT"] for kind in self.structs if vars(kind).get("FLAT")}

    def write(self, package: str) -> str:
        """The whole module."""
        twins = [self.twin(kind) for kind in sorted(self.twins, key=self.depth)]
        missing = [MISSING] if any("UNSET" in twin for twin in twins) else []
        return "\n\n".join([HEADER.format(package=package), *missing, *twins])

    def depth(self, kind: type) -> int:
        """How many twins must stand before this one."""
        inner = [twin for _, part in self.parts(kind) for twin in self.inside(part)]
        return max([1 + self.depth(one) for one in inner], default=0)

    def inside(self, kind: inspect.Type) -> list[type]:
        """The twins that stand in a list."""
        twin = self.listed(kind)
        return [verb for verb in verbs_in(kind) if verb in self.twins] if twin is None else [twin]

    def family(self, kind: type) -> list[type]:
        """The structs that derive from this one, or itself."""
        return [one for one in self.structs if one is not kind and issubclass(one, kind)] or [kind]

    def parts(self, kind: type) -> list[tuple[str, inspect.Type]]:
        """Name and type of what any struct of a family says of itself, and of what is worked out of it."""
        found: dict[str, inspect.Type] = {}
        for one in self.family(kind):
            found |= {field.name: field.type for field in struct_of(one).fields}
            found |= properties(one)
        return list(found.items())

    def twin(self, kind: type) -> str:
        """One class."""
        lines: list[Line] = []
        tag = struct_of(kind).tag_field
        if tag and self.family(kind) != [kind]:
            lines.append((f"self.{tag}", "str", "str(card.__struct_config__.tag)"))
        for name, part in self.parts(kind):
            everywhere = all(hasattr(one, name) for one in [kind, *self.family(kind)])
            value = f"card.{name}" if everywhere else f'getattr(card, "{name}", {nought(part)})'
            lines += self.field(value, name, part)
        names = [name for name, _, _ in lines]
        twice = sorted({name for name in names if names.count(name) > 1})
        if twice:
            raise ValueError(f"{kind.__name__}: two things would have one name in its twin: {', '.join(twice)}")
        about = (kind.__doc__ or "").splitlines()[0]
        head = [f"class {self.twins[kind]}:", f'    """{about}"""', ""]
        head.append(f"    def __init__(self, card: cards.{kind.__name__}) -> None:")
        return "\n".join([*head, *[f"        {name}: {type} = {value}" for name, type, value in lines]]) + "\n"

    def field(self, value: str, name: str, said: inspect.Type) -> list[Line]:
        """The lines for one field; none for what cannot be laid flat."""
        kind, optional = split(said)
        plain = scalar(kind)
        if plain:
            return [(f"self.{name}", plain, present(value, plain, optional))]
        if isinstance(kind, inspect.StructType) and not kind.tag_field:
            return self.inlined(value, name, kind, optional)
        if isinstance(kind, inspect.StructType | inspect.UnionType) and is_verb(kind):
            return verb(value, name, kind)
        twin = self.listed(kind)
        if twin is not None:
            return [(f"self.{name}", f"list[{self.twins[twin]}]", f"[{self.twins[twin]}(one) for one in {value}]")]
        if verbs_in(kind):
            return [line for one in verbs_in(kind) for line in self.verb_among(value, one)]
        if copied(kind):
            deep = copied(items(kind))
            return [(f"self.{name}", copied(kind), f"[list(one) for one in {value}]" if deep else f"list({value})")]
        if isinstance(kind, inspect.DictType) and scalar(kind.value_type) == "int":
            each = f"[one for one, count in {value}.items() for _ in range(count)]"
            return [(f"self.{name}", f"list[{scalar(kind.key_type)}]", each)]
        return []

    def inlined(self, value: str, name: str, kind: inspect.StructType, optional: bool) -> list[Line]:
        """The parts of a struct inside."""
        if not optional:
            return [line for part in kind.fields for line in self.field(f"{value}.{part.name}", part.name, part.type)]
        lines = [(f"self.has_{name}", "bool", f"{value} is not None")]
        for part in kind.fields:
            inner, may_miss = split(part.type)
            plain = scalar(inner)
            if plain:
                default = absent(plain, may_miss) if part.default in (msgspec.NODEFAULT, None) else repr(part.default)
                there = present(f"{value}.{part.name}", plain, may_miss)
                lines.append((f"self.{part.name}", plain, f"{default} if {value} is None else {there}"))
        return lines

    def verb_among(self, value: str, kind: type) -> list[Line]:
        """What a list of verbs says of one of them."""
        word = str(struct_of(kind).tag)
        such = f"for one in {value} if isinstance(one, cards.{kind.__name__})"
        if kind in self.twins:
            return [(f"self.{word}", f"list[{self.twins[kind]}]", f"[{self.twins[kind]}(one) {such}]")]
        if "FLAT" in vars(kind):
            return []
        lines = [(word, f"list[cards.{kind.__name__}]", f"[one {such}]"), (f"self.{word}", "bool", f"bool({word})")]
        for part in struct_of(kind).fields:
            for name, type, there in self.field(f"{word}[0].{part.name}", f"{word}_{part.name}", part.type):
                bound = f"({there})" if " if " in there or " or " in there else there
                lines.append((name, type, f"{bound} if {word} else {nought(part.type, flat=True)}"))
        return lines

    def listed(self, kind: inspect.Type) -> type | None:
        """The struct with a twin of which, or of whose family, this is a list."""
        members = members_of(kind.item_type) if isinstance(kind, inspect.ListType) else []
        for twin in self.twins:
            if members and all(issubclass(one, twin) for one in members):
                return twin
        return None


def properties(kind: type) -> dict[str, inspect.Type]:
    """What is worked out of a struct: the type of each property it has."""
    found: dict[str, inspect.Type] = {}
    for base in reversed(kind.__mro__):
        for name, value in vars(base).items():
            if isinstance(value, property):
                found[name] = inspect.type_info(get_type_hints(value.fget)["return"])
    return found


def verb(value: str, name: str, kind: inspect.StructType | inspect.UnionType) -> list[Line]:
    """The word of an instruction, and the parts any such instruction has."""
    members = kind.types if isinstance(kind, inspect.UnionType) else (kind,)
    parts: dict[str, Line] = {}
    for member in members:
        assert isinstance(member, inspect.StructType)
        for part in member.fields:
            inner, may_miss = split(part.type)
            plain = scalar(inner)
            if plain:
                there = f'getattr({name}, "{part.name}", {absent(plain, may_miss)})'
                parts[part.name] = (f"self.{part.name}", plain, present(there, plain, may_miss))
    word = (f"self.{name}", "str", f'"" if {name} is None else {name}.__struct_config__.tag')
    return [(name, "Any", value), word, *parts.values()]


def absent(plain: str, optional: bool) -> str:
    """What stands for a plain value that a card leaves out, or that its kind of card does not have."""
    return "UNSET" if plain == "int" and optional else ZERO[plain]


def present(value: str, plain: str, optional: bool) -> str:
    """A plain value that a card may leave out."""
    if not optional:
        return value
    return f"UNSET if {value} is None else {value}" if plain == "int" else f"{value} or {ZERO[plain]}"


def nought(said: inspect.Type, flat: bool = False) -> str:
    """What stands for a part that this kind of card does not have: as a card would say it, or laid flat."""
    kind, optional = split(said)
    plain = scalar(kind)
    return absent(plain, optional) if plain else "{}" if isinstance(kind, inspect.DictType) and not flat else "[]"


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


def items(kind: inspect.Type) -> inspect.Type | None:
    """What a list is of, or a tuple of like things."""
    if isinstance(kind, inspect.ListType):
        return kind.item_type
    if isinstance(kind, inspect.TupleType) and all(one == kind.item_types[0] for one in kind.item_types):
        return kind.item_types[0]
    return None


def copied(kind: inspect.Type | None) -> str:
    """The Python type of a list of plain values, or of lists of them; nothing for anything else."""
    inner = None if kind is None else items(kind)
    plain = "" if inner is None else scalar(inner) or copied(inner)
    return f"list[{plain}]" if plain else ""


def members_of(kind: inspect.Type) -> list[type]:
    """The struct, or those of a union of structs."""
    members = kind.types if isinstance(kind, inspect.UnionType) else (kind,)
    return [one.cls for one in members if isinstance(one, inspect.StructType)]


def verbs_in(kind: inspect.Type) -> list[type]:
    """The verbs of which this is a list."""
    return members_of(kind.item_type) if isinstance(kind, inspect.ListType) and is_verb(kind.item_type) else []


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
