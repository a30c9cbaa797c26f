"""The files of words as they are written: which messages there are, what they take, which cases they tell apart."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from undercroft.engine.game import Game
from undercroft.engine.text import resource

Entries = dict[str, "Pattern"]

PLURALS = {"zero", "one", "two", "few", "many", "other"}


class Pattern(Visitor):
    """One value or attribute: which arguments it takes, which variants it tells apart, which words it has."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.args: set[str] = set()
        self.variants: dict[str, set[str]] = {}
        self.words: list[str] = []
        self.refers: set[str] = set()
        self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.args.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.refers.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.words.append(node.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        assert isinstance(node.selector, ast.VariableReference), "select on an argument"
        keys = self.variants.setdefault(node.selector.id.name, set())
        for variant in node.variants:
            key = variant.key
            keys.add(key.name if isinstance(key, ast.Identifier) else key.value)
        self.generic_visit(node)

    def is_counted(self, arg: str) -> bool:
        """Whether an argument is a number here."""
        keys = self.variants.get(arg, set())
        return bool(keys & PLURALS) or any(key.isdigit() for key in keys)

    def named_variants(self) -> dict[str, set[str]]:
        """The variants that are no plural forms: the same in every language."""
        named = {arg: {key for key in keys if key not in PLURALS} for arg, keys in self.variants.items()}
        return {arg: keys for arg, keys in named.items() if keys}


def read(found: Iterable[Traversable], lang: str) -> dict[str, Entries]:
    """File by file (named without its language): every message and `message.attribute`."""
    read: dict[str, Entries] = {}
    for file in found:
        entries = read.setdefault(file.name.removesuffix(f"{lang}.ftl").rstrip("."), {})
        for entry in resource(file).body:
            if isinstance(entry, ast.Message):
                parts = [(entry.id.name, entry.value)]
                parts += [(f"{entry.id.name}.{attribute.id.name}", attribute.value) for attribute in entry.attributes]
                for name, pattern in parts:
                    assert name not in entries, f"{file.name}: {name} stands there twice"
                    if pattern is not None:
                        entries[name] = Pattern(pattern)
    return read


@cache
def messages(game: Game | None, lang: str) -> dict[str, Entries]:
    """The words of a game, or (nothing) those of the engine, file by file."""
    if game is None:
        return read([files("undercroft.engine").joinpath("words", f"{lang}.ftl")], lang)
    folder = files(game.package).joinpath("text")
    found = [file for file in folder.iterdir() if file.name.endswith(f".{lang}.ftl")]
    return read(sorted(found, key=lambda file: file.name), lang)


def every_message(game: Game | None, lang: str) -> Entries:
    """All messages of a game, or of the engine, in a language."""
    return {name: pattern for entries in messages(game, lang).values() for name, pattern in entries.items()}


def settings(pattern: Pattern) -> list[dict[str, str | int]]:
    """Arguments for a message: plain ones, then each variant once."""
    plain: dict[str, str | int] = {arg: 7 if pattern.is_counted(arg) else "X" for arg in pattern.args}
    found = [plain]
    for arg, keys in pattern.variants.items():
        for key in keys:
            values = {"one": 1, "other": 7}
            found.append({**plain, arg: int(key) if key.isdigit() else values.get(key, key)})
    return found
