"""Notation: records, positions and whole games as text that a person can read and paste.

    parse("Rest(who=1)", game)       # the record that this describes
    position(session)                # the last checkpoint and the answers since
    from_position(text)              # a session that stands there
    transcript(session)              # the whole game, line by line, with what was told
    from_transcript(text)            # the game played again, checked against what it tells if one likes

A line of a game is `seat Action(...)`; what was told after it stands under it as `  # Event(...)`, where `[1]` before
the event means that seat 1 alone was told. `! script dice [2, 0]` and its like are what came from outside. A `#` at
the very beginning of a line is a reader's own remark. The last line is `= outcome digest`.
"""

from __future__ import annotations

import ast
import inspect
import re
import secrets
import sys
from typing import Any, Final

from undercroft.engine.chance import Chance, Stream, seeded, stream_key
from undercroft.engine.decision import Answers, Decision, Each
from undercroft.engine.errors import BadSave, BadWire, NotPossible, Over, Refused, WrongSeat
from undercroft.engine.game import AnyGame, find_game
from undercroft.engine.history import Checkpoint, Entry
from undercroft.engine.record import Action, Record, as_dict, as_int, as_list, as_str, read
from undercroft.engine.session import Session
from undercroft.engine.state import State, Told
from undercroft.engine.upgrade import SchemaChange, fields_then, pending, tag_now

FORMAT: Final = 1
WIDTH: Final = 116
OPEN: Final = "open"
LONGEST: Final = 9  # digits of a number that a line begins with
TRIES: Final = 64  # how often a checkpoint is dealt anew until it leads to what the seat has seen since

# -- records ---------------------------------------------------------------------------------------------


def parse(text: str, game: AnyGame, changes: list[SchemaChange] | None = None) -> Record:
    """The record that a text like `Use(item='stale_loaf.1', who=0)` describes; nothing in it is ever run.

    A text of an older schema comes with what has changed since.
    """
    if changes:
        return read(as_list(upgraded_value(syntax(text), game, changes)), game.readers())
    record = parsed(text, game)
    if not isinstance(record, Record):
        raise BadWire(f"a record was expected, not {text.strip()!r:.60}")
    return checked(record, game)


def parsed(text: str, game: AnyGame | None) -> Any:
    """Any value of the notation: records, constants, lists and mappings."""
    try:
        return value_of(syntax(text), game)
    except (ValueError, RecursionError, MemoryError) as fault:
        raise BadWire(f"this cannot be read: {text.strip()!r:.60}") from fault


def syntax(text: str) -> ast.expr:
    """A text taken apart by Python's own grammar."""
    try:
        return ast.parse(text.strip(), mode="eval").body
    except (SyntaxError, ValueError, RecursionError, MemoryError) as fault:
        raise BadWire(f"this cannot be read: {text.strip()!r:.60}") from fault


def value_of(node: ast.expr, game: AnyGame | None) -> Any:
    """The value of one piece of syntax."""
    if isinstance(node, ast.Constant) and (node.value is None or isinstance(node.value, str | int)):
        return node.value
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        number = value_of(node.operand, game)
        if isinstance(number, int) and not isinstance(number, bool):
            return -number
    if isinstance(node, ast.List):
        return [value_of(part, game) for part in node.elts]
    if isinstance(node, ast.Dict):
        return mapping_of(node, game)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and game is not None:
        return record_of(node, node.func.id, game)
    raise BadWire(f"{ast.unparse(node)!r:.60} is not part of the notation")


def mapping_of(node: ast.Dict, game: AnyGame | None) -> dict[str, Any]:
    """A mapping with strings as keys."""
    found: dict[str, Any] = {}
    for i in range(len(node.values)):
        found[key_of(node.keys[i])] = value_of(node.values[i], game)
    return found


def key_of(node: ast.expr | None) -> str:
    """A key of a mapping; there is none where another mapping is unpacked into it."""
    if node is None:
        raise BadWire("a mapping must list its keys")
    return as_str(value_of(node, None))


def record_of(node: ast.Call, name: str, game: AnyGame) -> Record:
    """The record of a class of this game, made from its fields."""
    given = [value_of(part, game) for part in node.args]
    named: dict[str, Any] = {}
    for keyword in node.keywords:
        if keyword.arg is None:
            raise BadWire(f"{name} must name its fields one by one")
        named[keyword.arg] = value_of(keyword.value, game)
    kind = class_of(name, game)
    try:
        record = kind(*given, **named)
    except TypeError as fault:
        reason = str(fault).replace(f"{name}.", "").replace("__init__()", name)
        raise BadWire(f"{name} is not made like this: {reason}") from fault
    assert isinstance(record, Record)
    fields = record.fields()
    for i in range(len(given)):
        named[fields[i]] = given[i]
    for field, value in named.items():  # compiled code would take True for 1
        if isinstance(value, bool) != isinstance(getattr(record, field), bool):
            raise BadWire(f"{field} of {name} cannot be {value!r}")
    return record


def upgraded_value(node: ast.expr, game: AnyGame, changes: list[SchemaChange]) -> Any:
    """A value of an older text, each record in it as the wire form it has now."""
    if isinstance(node, ast.List):
        return [upgraded_value(part, game, changes) for part in node.elts]
    if isinstance(node, ast.Dict):
        keys = [key_of(key) for key in node.keys]
        return {keys[i]: upgraded_value(node.values[i], game, changes) for i in range(len(keys))}
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
        return value_of(node, game)
    tag = node.func.id
    now = list(inspect.signature(class_of(tag_now(tag, changes), game)).parameters)
    then = fields_then(tag, now, changes)
    given = {then[i]: node.args[i] for i in range(min(len(then), len(node.args)))}
    for keyword in node.keywords:
        given[keyword.arg or ""] = keyword.value
    if len(given) != len(node.args) + len(node.keywords) or sorted(given) != sorted(then):
        raise BadWire(f"{tag} had the fields {', '.join(then)}, not {', '.join(given)}")
    wire: list[Any] = [tag, *[upgraded_value(given[name], game, changes) for name in then]]
    for change in changes:
        wire = change.apply(wire)
    return wire


def class_of(name: str, game: AnyGame) -> Any:
    """The class of a record, found beside its reader."""
    if name == "Chance":
        return Chance
    if name == "Stream":
        return Stream
    reader = game.readers().get(name)
    if reader is None:
        raise BadWire(f"no record is called {name!r} here")
    kind = getattr(sys.modules.get(str(reader.__module__)), name, None)
    if kind is None:
        raise BadWire(f"{name} can only be read from the wire")
    return kind


def checked(record: Record, game: AnyGame) -> Record:
    """The record after a journey over the wire, which minds every type."""
    try:
        return read(record.to_wire(), game.readers())
    except (AttributeError, TypeError) as fault:
        raise BadWire(f"a field of {type(record).__name__} holds something else than it should") from fault


def laid_out(value: Any, margin: str = "", before: str = "") -> str:
    """A value in the notation, over several indented lines where one line is too long."""
    line = before + repr(value)
    if len(margin) + len(line) <= WIDTH or not isinstance(value, Record | list | dict) or not value_parts(value):
        return margin + line
    if isinstance(value, list) and not any([isinstance(part, Record | list | dict) for part in value]):
        inside = filled([repr(part) for part in value], margin + "  ")
    else:
        inside = ",\n".join([laid_out(part, margin + "  ", name) for name, part in value_parts(value)])
    opening, closing = "[", "]"
    if isinstance(value, Record):
        opening, closing = f"{value.tag()}(", ")"
    elif isinstance(value, dict):
        opening, closing = "{", "}"
    return f"{margin}{before}{opening}\n{inside},\n{margin}{closing}"


def filled(words: list[str], margin: str) -> str:
    """Short values side by side, as many as a line holds."""
    lines = [margin + words[0]]
    for word in words[1:]:
        if len(lines[-1]) + len(word) + 3 <= WIDTH:
            lines[-1] += f", {word}"
        else:
            lines.append(margin + word)
    return ",\n".join(lines)


def value_parts(value: Any) -> list[tuple[str, Any]]:
    """What stands inside a record, list or mapping, each with the words before it."""
    if isinstance(value, Record):
        names = value.fields()
        values = value.to_wire_shallow()
        return [(f"{names[i]}=", values[i]) for i in range(len(names))]
    if isinstance(value, dict):
        return [(f"{key!r}: ", part) for key, part in value.items()]
    return [("", part) for part in as_list(value)]


# -- lines of a game -------------------------------------------------------------------------------------


def entry_line(entry: Entry) -> str:
    """An entry of the history as a line."""
    if entry.kind == "answer":
        return f"{entry.seat} {entry.action!r}"
    if entry.kind == "script":
        return f"! script {entry.text} {entry.values!r}"
    if entry.kind == "redeal":
        return f"! redeal {entry.seat} {entry.text!r}"
    return " ".join(["! reseat", *[str(number) for number in (entry.seat, *entry.values)]])


def told_line(told: Told) -> str:
    """An event as the remark under an answer."""
    only = f"[{told.only}] " if told.only >= 0 else ""
    return f"  # {only}{told.event!r}"


def read_entry(line: str, game: AnyGame, changes: list[SchemaChange] | None = None) -> Entry:
    """The entry that a line describes."""
    if line.startswith("!"):
        words = line[1:].split(None, 2)
        if len(words) == 3 and words[0] == "script":
            return Entry("script", -1, None, words[1], [as_int(value) for value in as_list(parsed(words[2], None))])
        numbers = [number_in(word) for word in words[1:]]
        if len(words) == 3 and words[0] == "redeal" and numbers[0] >= 0:
            return Entry("redeal", numbers[0], None, as_str(parsed(words[2], None)))
        if words and words[0] == "reseat" and 2 <= len(words) <= 3 and min(numbers) >= 0:
            return Entry("reseat", numbers[0], values=numbers[1:])
        raise BadWire("an intervention is `! script STREAM [...]`, `! redeal SEAT 'key'` or `! reseat SEATS [LEAVER]`")
    first, _, rest = line.partition(" ")
    seat = number_in(first)
    if seat < 0:
        raise BadWire("an answer is a seat and an action: `0 Done()`")
    action = parse(rest, game, changes)
    if not isinstance(action, Action):
        raise BadWire(f"{type(action).__name__} is no action")
    return Entry("answer", seat, action)


def number_in(word: str) -> int:
    """The number that a word is, or -1: to Python `²` is a digit too, and four thousand of them are no number."""
    return int(word) if word.isascii() and word.isdigit() and len(word) <= LONGEST else -1


def first_seats(session: Session) -> int:
    """For how many seats the game began."""
    return session.checkpoints[0].seats if session.checkpoints else session.seats


def closing_line(session: Session) -> str:
    """How it stands at the end of a text."""
    return f"= {session.outcome() or OPEN} {session.digest()}"


# -- headers ---------------------------------------------------------------------------------------------


def header(kind: str, session: Session, seats: int) -> list[str]:
    """The lines every text begins with."""
    return [
        f"undercroft {kind} {FORMAT}",
        f"game: {session.game.name}",
        f"schema: {session.game.schema}",
        f"content: {session.game.content}",
        f"options: {session.options!r}",
        f"seats: {seats}",
    ]


class Document:
    """A text of this notation, taken apart: its header, and the numbered lines after it."""

    def __init__(self, text: str, kind: str, game: AnyGame | None) -> None:
        lines = text.replace("\r\n", "\n").strip("\n").split("\n")
        first = lines[0].split()
        if len(first) != 3 or first[:2] != ["undercroft", kind]:
            raise BadSave(f"this is no {kind} of Undercroft: it must begin with `undercroft {kind} {FORMAT}`")
        if first[2] != str(FORMAT):
            raise BadSave(f"this {kind} is of format {first[2]}, which is not known here")
        self.fields: dict[str, str] = {}
        here = 1
        while here < len(lines) and lines[here].strip():
            name, colon, value = lines[here].partition(":")
            if not colon:
                raise BadSave(f"line {here + 1}: the header has lines like `seats: 2` and ends with an empty line")
            self.fields[name.strip()] = value.strip()
            here += 1
        self.lines = [(i + 1, lines[i]) for i in range(here, len(lines)) if lines[i].strip()]
        self.game = find_game(self.field("game")) if game is None else game
        if self.field("game") != self.game.name:
            raise BadSave(f"this is a {kind} of {self.field('game')}, not of {self.game.name}")

    def field(self, name: str) -> str:
        """A field of the header."""
        if name not in self.fields:
            raise BadSave(f"the header does not say `{name}:`")
        return self.fields[name]

    def changes(self) -> list[SchemaChange]:
        """What has changed since the schema this was written in."""
        schema = number_in(self.field("schema"))
        if not 0 <= schema <= self.game.schema:
            raise BadSave(f"this is of schema {self.field('schema'):.20}, here it is {self.game.schema}")
        return pending(self.game.upgrades(), schema)

    def options(self) -> dict[str, Any]:
        """The options of the game, every one of them known to it."""
        chosen = as_dict(parsed(self.field("options"), None))
        known = self.game.options()
        for name, value in chosen.items():
            if value not in known.get(name, []):
                raise BadSave(f"{self.game.name} has no option {name}={value!r}")
        return {name: chosen.get(name, known[name][0]) for name in known}

    def seats(self) -> int:
        """For how many seats the game began."""
        least, most = self.game.players
        number = number_in(self.field("seats"))
        if not least <= number <= most:
            raise BadSave(f"{self.game.name} is for {least} to {most} players, not {self.field('seats'):.20}")
        return number


# -- positions -------------------------------------------------------------------------------------------


def position(session: Session, seat: int = -1) -> str:
    """Where a session stands, as text: the last checkpoint and what was answered since.

    It holds the streams of chance, and so the future. With a seat it is a position in which all that the seat
    cannot know was dealt anew, so that nothing hidden is given away.
    """
    if seat >= 0:
        session = redealt(session, seat)
    if not session.checkpoints:
        raise NotPossible("this session keeps no checkpoint to write down")
    mark = session.checkpoints[-1]
    lines = [*header("position", session, mark.seats), "", laid_out(mark.state), ""]
    lines += [entry_line(entry) for entry in session.entries[mark.at :]]
    return "\n".join([*lines, closing_line(session), ""])


def from_position(text: str, game: AnyGame | None = None, check: bool = True) -> Session:
    """A session that stands where the text says; `check` minds the digest in its last line, if it has one."""
    page = Document(text, "position", game)
    changes = page.changes()
    lines = page.lines
    end = len(lines)
    while end > 0 and lines[end - 1][1][0] in "!=#0123456789":
        end -= 1
    if end == 0:
        raise BadSave("there is no state between the header and the answers")
    try:
        state = parse("\n".join([line for _, line in lines[:end]]), page.game, changes)
    except Refused as refusal:
        raise BadSave(f"line {lines[0][0]}: {refusal}") from refusal
    if not isinstance(state, State):
        raise BadSave(f"line {lines[0][0]}: {type(state).__name__} is no state")
    session = Session.at(page.game, state, page.seats(), page.options(), secrets.token_hex(16))
    follow(session, lines[end:], check and not changes, False, changes)
    return session


def redealt(session: Session, seat: int) -> Session:
    """A session that looks the same to this seat, in whose last checkpoint all that is hidden was dealt anew."""
    decision = session.decision
    if not session.checkpoints:
        raise NotPossible("this session keeps no checkpoint to write down")
    if not 0 <= seat < session.seats:
        raise WrongSeat(f"there is no seat {seat}")
    if decision is not None and not decision.open and seat not in decision.asked():
        raise WrongSeat(f"seat {seat} may not see what is being decided now")
    mark = session.checkpoints[-1]
    results = since(session.game, mark, session.entries[mark.at :], seat)
    answers = [entry for entry in session.entries[mark.at :] if entry.kind == "answer"]
    seen = session.view(seat)
    for _ in range(TRIES):
        key = secrets.token_hex(16)
        state = mark.state.copy()
        session.game.redeal(state, seat, Stream(stream_key(key, "redeal")))
        state.chance = seeded(key)
        for name, values in results.items():
            state.chance.stream(name).script.extend(values)
        twin = Session.at(session.game, state, mark.seats, session.options, key)
        try:
            for entry in answers:
                twin.repeat(entry, check=False)
        except Refused:
            continue
        twin.serials = session.serials.copy()
        if twin.view(seat) == seen:
            return twin
    raise NotPossible("what was drawn since the last checkpoint cannot be hidden; answer once more and try again")


def since(game: AnyGame, mark: Checkpoint, tail: list[Entry], seat: int) -> dict[str, list[int]]:
    """What each stream has given since a checkpoint, found by running its step once more."""
    state = mark.state.copy()
    heard: dict[str, list[int]] = {"setup": [], "decks": [], "dice": []}
    for name, values in heard.items():
        state.chance.stream(name).trace = values
    try:
        rule = game.run(state, state.agenda.pop()) if state.agenda else None
        if rule is None:
            return heard
        decision = settled(rule, next(rule))
        for entry in tail:
            if entry.kind == "script":
                state.chance.stream(entry.text).script.extend(entry.values)
                continue
            if entry.action is None:
                raise NotPossible("a position that was dealt anew since its checkpoint cannot be dealt anew again")
            if not decision.open and entry.seat != seat:
                raise WrongSeat(f"seat {seat} may not know what was answered since the last checkpoint")
            given: Action = entry.action
            if isinstance(decision, Each):
                decision.give(entry.seat, entry.action)
                if decision.waiting():
                    continue
                given = Answers(decision.given)
            decision = settled(rule, rule.send(given))
    except (StopIteration, Over):
        pass
    return heard


def settled(rule: Any, decision: Decision) -> Decision:
    """The next decision that is worth asking."""
    while not decision.is_asked():
        decision = rule.send(decision.options[0])
    return decision


# -- whole games -----------------------------------------------------------------------------------------


def transcript(session: Session) -> str:
    """A whole game as text: every answer, and under it what it led to."""
    if session.keep != "all":
        raise NotPossible("only a session that keeps its past can be written down")
    line = session.entries
    lines = [*header("transcript", session, first_seats(session)), f"seed: {session.seed!r}", ""]
    places = [entry.told for entry in line] + [len(session.events)]
    lines += [told_line(told) for told in session.events[: places[0]]]
    for i in range(len(line)):
        lines.append(entry_line(line[i]))
        lines += [told_line(told) for told in session.events[places[i] : places[i + 1]]]
    return "\n".join([*lines, closing_line(session), ""])


def from_transcript(text: str, game: AnyGame | None = None, check: bool = False) -> Session:
    """The game of a transcript, played again from its seed.

    With `check` it must come to pass as told: the same events after each answer, the same digest at the end; the
    first line that tells otherwise is named.
    """
    page = Document(text, "transcript", game)
    seed = as_str(parsed(page.field("seed"), None))
    session = Session.start(page.game, page.seats(), seed, page.options())
    changes = page.changes()
    if page.field("content") != page.game.content:
        session.notice = "content-changed"
    try:
        follow(session, page.lines, check and not changes, check, changes)
    except BadSave:
        # The rules ask and tell otherwise than those of an earlier schema: it stands where it no longer fits.
        if not changes:
            raise
        session.notice = "tail-dropped"
    return session


def follow(
    session: Session, lines: list[tuple[int, str]], check: bool, events: bool, changes: list[SchemaChange] | None = None
) -> None:
    """Do what the lines of a text say, one after another; with `events` it must lead to what they tell."""
    heard = 0
    closed = not events
    for number, whole in lines:
        line = whole.strip()
        if line.startswith("#"):
            if events and not whole.startswith("#"):
                told = told_line(session.events[heard]).strip() if heard < len(session.events) else "nothing"
                if squeezed(told) != squeezed(as_told_now(line, session.game, changes)):
                    raise BadSave(f"line {number}: the text tells {line[1:].strip()}, but here: {told.lstrip('# ')}")
                heard += 1
            continue
        if events and heard < len(session.events):
            raise BadSave(
                f"line {number}: before this the text leaves out {told_line(session.events[heard]).strip()[2:]}"
            )
        if line.startswith("="):
            closed = True
            if check and line.split() != closing_line(session).split():
                raise BadSave(f"line {number}: the text ends with {line[2:]}, but here: {closing_line(session)[2:]}")
            continue
        try:
            session.repeat(read_entry(line, session.game, changes), check=False)
        except Refused as refusal:
            raise BadSave(f"line {number}: {refusal}") from refusal
    if not closed:
        raise BadSave("the text breaks off: its last line should be `= outcome digest`")


def as_told_now(line: str, game: AnyGame, changes: list[SchemaChange] | None) -> str:
    """What a text of an older schema tells, as it would be told today."""
    if not changes:
        return line
    event = parse(re.sub(r"^#\s*(\[\d+\])?", "", line), game, changes)
    only = re.match(r"#\s*(\[\d+\] )?", line)
    return f"# {(only.group(1) if only else None) or ''}{event!r}"


def squeezed(line: str) -> str:
    """A line without what a mail program may have done to its spaces."""
    return re.sub(r"\s+", " ", line)


def retrace(session: Session, answers: int) -> Session:
    """The same game played again from its seed, up to so many answers."""
    given = [i for i in range(len(session.entries)) if session.entries[i].is_given()]
    if not 0 <= answers <= len(given):
        raise NotPossible(f"this game has {len(given)} answers, not {answers}")
    last = given[answers] if answers < len(given) else len(session.entries)
    twin = Session.start(session.game, first_seats(session), session.seed, session.options)
    for entry in session.entries[:last]:
        twin.repeat(entry, check=False)
    return twin
