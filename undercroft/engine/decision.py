"""Decisions: where a rule stops and asks."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, Final

from mypy_extensions import mypyc_attr

from undercroft.engine.record import Action, as_length


@mypyc_attr(acyclic=True)
class Pass(Action):
    """Let the moment go by."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["Pass"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pass)

    def __hash__(self) -> int:
        return 1


@mypyc_attr(acyclic=True)
class Done(Action):
    """End a sequence of small choices."""

    __slots__ = ()

    def fields(self) -> tuple[str, ...]:
        return ()

    def to_wire(self) -> list[Any]:
        return ["Done"]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Done)

    def __hash__(self) -> int:
        return 2


PASS: Final = Pass()
DONE: Final = Done()


def pass_from(wire: list[Any]) -> Pass:
    """Read a pass."""
    as_length(wire, 0)
    return PASS


def done_from(wire: list[Any]) -> Done:
    """Read an end of choices."""
    as_length(wire, 0)
    return DONE


@mypyc_attr(acyclic=True)
class Aside:
    """Something one seat may do beside the question; afterwards the question is asked again."""

    __slots__ = ("action", "seat")

    def __init__(self, seat: int, action: Action) -> None:
        self.seat = seat
        self.action = action

    def __repr__(self) -> str:
        return f"<Aside of seat {self.seat}: {self.action!r}>"


@mypyc_attr(acyclic=True, free_list_len=1)
class Decision:
    """A question: who may answer, who has the last word, what the answers are, which rules it comes from.

    `ask` names the sentence that puts the question. An `open` decision may be seen by everyone; one that
    is not open shows its options to the seats it asks and to nobody else. With one option and nothing
    worth lingering for, it is not asked at all. `window` is the name of the window it belongs to, if any.
    `about` is whom it is about (in the game's own numbering, -1: nobody), `count` a number in question.

    A question that standing orders may answer has that answer in `unasked`; `stakes` are the seats whose orders say
    whether it is put at all, each with whether it could matter to them, by what is public.
    """

    __slots__ = (
        "about",
        "ask",
        "asides",
        "count",
        "leader",
        "linger",
        "open",
        "options",
        "rules",
        "seats",
        "stakes",
        "unasked",
        "window",
    )

    def __init__(
        self,
        seats: list[int],
        options: list[Action],
        ask: str,
        rules: tuple[str, ...] = (),
        leader: int = -1,
        asides: list[Aside] | None = None,
        linger: bool = False,
        is_open: bool = True,
        window: str = "",
        about: int = -1,
        count: int = 0,
        unasked: Action | None = None,
        stakes: dict[int, bool] | None = None,
    ) -> None:
        self.seats = seats
        self.options = options
        self.ask = ask
        self.rules = rules
        self.leader = seats[0] if leader < 0 else leader
        self.asides = asides
        self.linger = linger
        self.open = is_open
        self.window = window
        self.about = about
        self.count = count
        self.unasked = unasked
        self.stakes = stakes

    def __repr__(self) -> str:
        return f"<Decision {self.brief()}>"

    def brief(self) -> str:
        """Which question it is, whose, and how many answers it has: for a `repr`."""
        seats = " ".join([str(seat) for seat in self.seats])
        options = f"{len(self.options)} option{'' if len(self.options) == 1 else 's'}"
        asides = f", asides: {len(self.asides)}" if self.asides else ""
        return f"{self.ask} for seat{'' if len(self.seats) == 1 else 's'} {seats}, {options}{asides}"

    def asked(self) -> list[int]:
        """Every seat that may answer or has an aside."""
        seats = self.seats
        if self.asides:
            for aside in self.asides:
                if aside.seat not in seats:
                    if seats is self.seats:
                        seats = seats.copy()
                    seats.append(aside.seat)
        return seats

    def asks(self, seat: int) -> bool:
        """Whether the question is put to this seat (compiled, `in` would go by Python's own numbers)."""
        for one in self.seats:
            if one == seat:
                return True
        return False

    def options_of(self, seat: int) -> list[Action]:
        """Everything this seat may answer, asides last."""
        mine = self.options.copy() if self.asks(seat) else []
        if self.asides:
            for aside in self.asides:
                if aside.seat == seat:
                    mine.append(aside.action)
        return mine

    def answers_of(self, seat: int) -> list[Action]:
        """The answers of this seat to the question itself, without asides."""
        return self.options if self.asks(seat) else []

    def has_word(self, seat: int) -> bool:
        """Whether the question waits for this seat, whatever others may add."""
        return seat == self.leader

    def allows(self, seat: int, action: Action) -> bool:
        """Whether this seat may give this answer."""
        if self.asks(seat):
            # Most answers are the very option that was offered; comparing is for those that came by wire.
            for option in self.options:
                if option is action:
                    return True
            if action in self.options:
                return True
        if self.asides:
            for aside in self.asides:
                if aside.seat == seat and aside.action == action:
                    return True
        return False

    def giver(self, action: Action) -> int:
        """The seat that may give this answer: the one with the last word before any other."""
        if not self.allows(self.leader, action):
            for seat in self.asked():
                if self.allows(seat, action):
                    return seat
        return self.leader

    def is_asked(self) -> bool:
        """Whether anyone has anything to decide here."""
        return self.linger or len(self.options) != 1


@mypyc_attr(acyclic=True)
class Answers(Action):
    """What every seat answered to an `Each`, handed to the rule once all have."""

    __slots__ = ("by_seat",)

    def __init__(self, by_seat: dict[int, Action]) -> None:
        self.by_seat = by_seat

    def fields(self) -> tuple[str, ...]:
        return ("by_seat",)


@mypyc_attr(acyclic=True)
class Each(Decision):
    """Several seats are asked at once, each its own question, in any order.

    Nobody learns another's answer before all have given theirs; until then a seat may think better of its own.
    Who is asked must follow from what is public. That somebody has answered may be seen, as at any table.
    """

    __slots__ = ("choices", "given")

    def __init__(
        self, choices: dict[int, list[Action]], ask: str, rules: tuple[str, ...] = (), about: int = -1, count: int = 0
    ) -> None:
        super().__init__(list(choices), [], ask, rules, is_open=False, about=about, count=count)
        self.choices = choices
        self.given: dict[int, Action] = {}

    def brief(self) -> str:
        """Which question it is, whom it asks, and who has not answered yet."""
        return f"{self.ask} for each of seats {' '.join([str(seat) for seat in self.seats])}, waiting: {self.waiting()}"

    def waiting(self) -> list[int]:
        """The seats that have not answered yet."""
        return [seat for seat in self.seats if seat not in self.given]

    def give(self, seat: int, action: Action) -> None:
        """A seat answers, or answers anew."""
        self.given[seat] = action
        waiting = self.waiting()
        self.leader = waiting[0] if waiting else self.seats[0]

    def forget_others(self, seat: int) -> None:
        """As far as this seat can know, the others may still answer anything."""
        mine = self.given.get(seat)
        self.given = {}
        self.leader = self.seats[0]
        if mine is not None:
            self.give(seat, mine)

    def options_of(self, seat: int) -> list[Action]:
        """Everything this seat may answer."""
        return self.choices.get(seat, []).copy()

    def answers_of(self, seat: int) -> list[Action]:
        """The answers of this seat."""
        return self.choices.get(seat, [])

    def has_word(self, seat: int) -> bool:
        """Whether the question waits for this seat."""
        return seat in self.choices and seat not in self.given

    def allows(self, seat: int, action: Action) -> bool:
        """Whether this seat may give this answer."""
        return seat in self.choices and action in self.choices[seat]

    def is_asked(self) -> bool:
        """Always: that somebody has but one answer is nobody else's business."""
        return True


def each(
    choices: dict[int, list[Action]], ask: str, rules: tuple[str, ...] = ()
) -> Generator[Decision, Action, dict[int, Action]]:
    """Ask several seats at once, in secret; their answers, once all have given them."""
    answers = yield Each(choices, ask, rules)
    assert isinstance(answers, Answers)
    return answers.by_seat


@mypyc_attr(acyclic=True)
class Blocked:
    """An option that is not open now, and why not."""

    __slots__ = ("action", "rule", "why")

    def __init__(self, action: Action, why: str, rule: str) -> None:
        self.action = action
        self.why = why
        self.rule = rule

    def __repr__(self) -> str:
        return f"<Blocked {self.action!r}: {self.why}, rule {self.rule}>"
