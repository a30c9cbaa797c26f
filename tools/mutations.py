"""What can be broken in a module, one small change at a time.

A mutation is a stretch of the source and what stands there instead; the rest of the file stays as it was written.
Left alone are annotations, decorators, assertions, docstrings, strings, and what only describes an object to people.
"""

from __future__ import annotations

import ast
import copy
import hashlib
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
OPERATIONS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitXor: ast.BitOr,
}
TWINS = {"min": "max", "max": "min", "any": "all", "all": "any"}
# By what a function says it returns: something else of that kind.
RETURNS: dict[str, Callable[[str], str]] = {
    "bool": lambda value: f"not ({value})",
    "int": lambda value: f"({value}) + 1",
    "list": lambda value: "[]",
    "str": lambda value: "''",
}
PLAIN = ("__repr__", "__hash__", "__str__")


@dataclass(frozen=True)
class Mutation:
    """One change: where it lies, what it makes of what."""

    module: str  # the path of the file
    function: str  # the outermost function, with its class; empty at the level of the module
    line: int  # where the statement begins that is changed
    change: str
    nth: int  # among the same changes of this function
    start: int
    end: int
    text: str
    source: str  # a digest of the function as it is

    @property
    def key(self) -> tuple[str, str, str, int]:
        return (self.module, self.function, self.change, self.nth)

    def apply(self, source: bytes) -> bytes:
        """The source with this change."""
        return source[: self.start] + self.text.encode() + source[self.end :]


def mutations(module: str, source: bytes) -> list[Mutation]:
    """Every change there is to a module, in the order of its lines."""
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    found: list[Mutation] = []
    seen: Counter[tuple[str, str]] = Counter()
    for place, node, text in Walk().module(ast.parse(source)):
        start = starts[node.lineno - 1] + node.col_offset
        end = starts[(node.end_lineno or 0) - 1] + (node.end_col_offset or 0)
        before = " ".join(source[start:end].decode().split())
        after = " ".join(text.split())
        change = f"{before} -> {after}"
        nth = seen[(place.function, change)]
        seen[(place.function, change)] += 1
        found.append(
            Mutation(module, place.function, place.line, change, nth, start, end, text, digest(place.whole or change))
        )
    return found


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:12]


@dataclass(frozen=True)
class Place:
    """Where in a module one stands."""

    function: str = ""
    whole: str = ""
    line: int = 0
    returns: str = ""
    is_generator: bool = False


Found = Iterator[tuple[Place, ast.expr | ast.stmt, str]]


class Walk:
    """Goes through a module and tells what can be changed."""

    def module(self, tree: ast.Module) -> Found:
        yield from self.block(tree.body, Place(), "")

    def block(self, body: list[ast.stmt], place: Place, prefix: str) -> Found:
        for number, statement in enumerate(body):
            is_text = isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
            if is_text or isinstance(statement, (ast.Import, ast.ImportFrom, ast.Assert, ast.Global, ast.Nonlocal)):
                continue
            yield from self.statement(statement, place, prefix, number)

    def statement(self, node: ast.stmt, place: Place, prefix: str, number: int) -> Found:
        if isinstance(node, ast.ClassDef):
            yield from self.block(node.body, place, (place.function and prefix) or f"{prefix}{node.name}.")
            return
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            if node.name not in PLAIN:
                yield from self.function(node, place, prefix)
            return
        here = Place(place.function, place.whole, node.lineno, place.returns, place.is_generator)
        yield from ((here, changed, text) for changed, text in whole_statement(node, here))
        for field, value in ast.iter_fields(node):
            if field == "annotation" or (isinstance(node, ast.Assign) and field == "targets" and is_name(value)):
                continue
            for part in value if isinstance(value, list) else [value]:
                if isinstance(part, ast.stmt):
                    yield from self.block([part], place, prefix)
                elif isinstance(part, ast.ExceptHandler):
                    yield from self.block(part.body, place, prefix)
                elif isinstance(part, ast.match_case):
                    if part.guard is not None:
                        yield from ((here, *change) for change in inside(part.guard))
                    yield from self.block(part.body, place, prefix)
                elif isinstance(part, ast.withitem):
                    yield from ((here, *change) for change in inside(part.context_expr))
                elif isinstance(part, ast.expr):
                    yield from ((here, *change) for change in inside(part))

    def function(self, node: ast.FunctionDef | ast.AsyncFunctionDef, place: Place, prefix: str) -> Found:
        name = place.function or prefix + node.name
        whole = place.whole or ast.unparse(node)
        returns = node.returns
        if isinstance(returns, ast.Subscript):
            returns = returns.value
        said = returns.id if isinstance(returns, ast.Name) else ""
        is_generator = any(isinstance(part, (ast.Yield, ast.YieldFrom)) for part in ast.walk(node))
        here = Place(name, whole, node.lineno, said, is_generator)
        for default in [*node.args.defaults, *node.args.kw_defaults]:
            if default is not None:
                # A default is worked out where the function is made, not where it runs.
                yield from ((Place("", place.whole, node.lineno), *change) for change in inside(default))
        yield from self.block(node.body, here, prefix)


def is_name(targets: Sequence[ast.expr]) -> bool:
    return all(isinstance(target, ast.Name) for target in targets)


def whole_statement(node: ast.stmt, place: Place) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    """What a statement as a whole can become."""
    if isinstance(node, ast.Expr):
        if isinstance(node.value, ast.YieldFrom):
            yield node, "yield from ()"
        elif isinstance(node.value, (ast.Call, ast.Await)):
            yield node, "pass"
    elif isinstance(node, (ast.Assign, ast.AugAssign)):
        targets = node.targets if isinstance(node, ast.Assign) else [node.target]
        if not is_name(targets) and place.function and not has_yield(node):
            yield node, "pass"
        if isinstance(node, ast.AugAssign) and type(node.op) in OPERATIONS:
            changed = copy.copy(node)
            changed.op = OPERATIONS[type(node.op)]()
            yield node, ast.unparse(changed)
    elif isinstance(node, (ast.If, ast.While)):
        if not has_yield(node.test):
            yield node.test, "False"
            if isinstance(node, ast.If):
                yield node.test, "True"
    elif isinstance(node, ast.Return) and node.value is not None:
        if place.returns in RETURNS and not place.is_generator and not is_empty(node.value):
            yield node.value, RETURNS[place.returns](ast.unparse(node.value))
    elif isinstance(node, ast.Continue):
        yield node, "break"
    elif isinstance(node, ast.Break):
        yield node, "continue"
    elif isinstance(node, (ast.Raise, ast.Delete)):
        yield node, "pass"


def is_empty(node: ast.expr) -> bool:
    """Whether this is nothing of its kind already, or a truth that is turned round elsewhere."""
    return (
        (isinstance(node, ast.List) and not node.elts)
        or (isinstance(node, ast.Constant) and not node.value)
        or (isinstance(node, ast.Constant) and isinstance(node.value, bool))
    )


def has_yield(node: ast.AST) -> bool:
    return any(isinstance(part, (ast.Yield, ast.YieldFrom, ast.Await)) for part in ast.walk(node))


def inside(node: ast.expr) -> Iterator[tuple[ast.expr, str]]:
    """What an expression and its parts can become."""
    if isinstance(node, ast.JoinedStr):
        return  # its parts have no places of their own
    yield from ((node, text) for text in expression(node))
    for part in ast.iter_child_nodes(node):
        if isinstance(part, ast.expr):
            yield from inside(part)
        elif isinstance(part, ast.keyword):
            yield from inside(part.value)
        elif isinstance(part, ast.comprehension):
            yield from inside(part.iter)
            for test in part.ifs:
                yield test, "True"
                yield from inside(test)


def expression(node: ast.expr) -> Iterator[str]:
    """What one expression can become, its parts left as they are."""
    changed = copy.copy(node)
    if isinstance(node, ast.Compare) and isinstance(changed, ast.Compare):
        for place, operator in enumerate(node.ops):
            changed.ops = node.ops.copy()
            changed.ops[place] = COMPARISONS[type(operator)]()
            yield f"({ast.unparse(changed)})"
    elif isinstance(node, ast.BoolOp) and not has_yield(node):
        # Without one of its parts: whoever notices that also notices `or` for `and`.
        for left in range(len(node.values)):
            rest = [value for place, value in enumerate(node.values) if place != left]
            yield f"({ast.unparse(ast.BoolOp(node.op, rest) if len(rest) > 1 else rest[0])})"
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield f"({ast.unparse(node.operand)})"
    elif isinstance(node, ast.BinOp) and isinstance(changed, ast.BinOp) and type(node.op) in OPERATIONS:
        changed.op = OPERATIONS[type(node.op)]()
        yield f"({ast.unparse(changed)})"
    elif isinstance(node, ast.IfExp):
        yield f"({ast.unparse(node.body)})"
        yield f"({ast.unparse(node.orelse)})"
    elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in TWINS:
        if len(node.args) > 1 or not node.func.id.startswith("m"):
            yield f"{TWINS[node.func.id]}({', '.join(ast.unparse(part) for part in [*node.args, *node.keywords])})"
    elif isinstance(node, ast.Constant):
        if isinstance(node.value, bool):
            yield str(not node.value)
        elif isinstance(node.value, int):
            yield str(node.value + 1)
            if node.value > 0:
                yield str(node.value - 1)
