"""A game and its log: what was done, by whom, in a form that can be written down and done again."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from undercroft.engine.chance import Stream, seeded, stream_key
from undercroft.engine.errors import BadSave, IllegalAnswer, NotPossible, Refused
from undercroft.engine.game import Game
from undercroft.engine.record import Action, as_int, as_list, read
from undercroft.engine.session import Session

Op = list[Any]  # one entry of the stored log: what was done, then with what


class Given(NamedTuple):
    """Who gave an entry of the line (-1: a bot, or a standing order), and whether all could see the question."""

    person: int
    open: bool


class Kept(msgspec.Struct, array_like=True):
    """A game as the store has it: how it began, or a snapshot, and what came after."""

    game: str
    options: dict[str, Any]
    seats: int
    seed: str
    n: int  # the number of the entry the snapshot was taken after
    save: bytes
    given: bytes
    ops: list[bytes]


class Chronicle:
    """A session with the givers of its entries. Each act gives the entry for the stored log."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.given: list[Given] = [Given(-1, False)] * len(session.entries)
        self.undone: list[list[Given]] = [[Given(-1, False)] * len(taken) for taken in session.undone]
        self.votes: dict[int, int] = {}  # by person: the number of the option

    # -- acts --------------------------------------------------------------------------------------------

    def answer(self, seat: int, serial: int, action: Action, person: int) -> Op:
        """A seat answers."""
        session = self.session
        decision = session.decision
        at = len(session.entries)
        is_open = decision is not None and decision.open
        session.answer(seat, serial, action)
        self.undone.clear()
        self.votes.clear()
        self.given.append(Given(person, is_open))
        self._pad()
        entry = session.entries[at]
        return ["answer", seat, action.to_wire(), person, entry.values.copy()]

    def back(self, at: int) -> Op:
        """Take back all but so many entries."""
        self.session.back(at)
        self.votes.clear()
        self.undone.append(self.given[at:])
        del self.given[at:]
        return ["undo", at]

    def redo(self) -> Op:
        """Bring back what was last taken back."""
        self.session.redo()
        self.votes.clear()
        self.given.extend(self.undone.pop())
        return ["redo"]

    def reseat(self, seats: int, leaver: int) -> Op:
        """Players come or go; only where it happens at once, since nobody knows yet what a later moment will allow."""
        session = self.session
        if session.checkpoints[-1].at != len(session.entries):
            raise NotPossible("nobody comes or goes in the middle of something")
        session.reseat(seats, leaver)
        self.undone.clear()
        self.votes.clear()
        self._pad()
        return ["reseat", seats, leaver]

    def order(self, seat: int, window: str, passing: bool) -> Op:
        """A standing order."""
        before = len(self.session.entries)
        self.session.order(seat, window, passing)
        if len(self.session.entries) > before:
            self.undone.clear()
            self.votes.clear()
        self._pad()
        return ["order", seat, window, passing]

    def vote(self, person: int, option: int) -> Op:
        """A person says what a group decision should be."""
        self.votes[person] = option
        return ["vote", person, option]

    def _pad(self) -> None:
        """What the session answered by itself, by standing order, nobody gave."""
        while len(self.given) < len(self.session.entries):
            self.given.append(Given(-1, False))

    # -- keeping -----------------------------------------------------------------------------------------

    def givers(self) -> bytes:
        """The givers, to be kept beside a snapshot of the session."""
        return msgspec.json.encode([self.given, self.undone, [[one, vote] for one, vote in self.votes.items()]])

    def repeat(self, op: bytes) -> None:
        """Do an entry of the stored log again; refused where the rules no longer allow it or chance differs."""
        entry = as_list(msgspec.json.decode(op))
        kind = entry[0]
        session = self.session
        if kind == "answer":
            _, seat, wire, person, values = entry
            action = read(wire, session.game.readers())
            if not isinstance(action, Action) or not 0 <= as_int(seat) < len(session.serials):
                raise BadSave("the log holds an answer that is none")
            at = len(session.entries)
            self.answer(seat, session.serials[seat], action, as_int(person))
            if session.entries[at].values != values:
                self.back(at)
                raise IllegalAnswer("chance no longer gives what it gave")
        elif kind == "undo":
            self.back(as_int(entry[1]))
        elif kind == "redo":
            self.redo()
        elif kind == "reseat":
            self.reseat(as_int(entry[1]), as_int(entry[2]))
        elif kind == "order":
            self.order(as_int(entry[1]), str(entry[2]), bool(entry[3]))
        elif kind == "vote":
            self.vote(as_int(entry[1]), as_int(entry[2]))
        else:
            raise BadSave(f"the log holds {kind!r}, which is not known here")


def restored(kept: Kept, game: Game) -> tuple[Chronicle, int]:
    """The game as it stood after the last entry, and how many entries at the end no longer fit."""
    if kept.save:
        chronicle = Chronicle(Session.load(kept.save, game))
        take_givers(chronicle, kept.given)
    else:
        chronicle = Chronicle(Session.start(game, kept.seats, kept.seed, kept.options))
    for done, op in enumerate(kept.ops):
        try:
            chronicle.repeat(op)
        except (Refused, msgspec.DecodeError, ValueError, IndexError, TypeError, KeyError):
            chronicle.session.notice = "tail-dropped"
            return chronicle, len(kept.ops) - done
    return chronicle, 0


def take_givers(chronicle: Chronicle, given: bytes) -> None:
    """Put the givers beside a session that was loaded; a session that dropped its tail has fewer entries."""
    if not given:
        return
    line, undone, votes = msgspec.json.decode(given, type=tuple[list[Given], list[list[Given]], list[tuple[int, int]]])
    session = chronicle.session
    if len(line) >= len(session.entries):
        chronicle.given = line[: len(session.entries)]
    if [len(taken) for taken in undone] == [len(taken) for taken in session.undone]:
        chronicle.undone = undone
    if not session.notice:
        chronicle.votes = dict(votes)


def walked(session: Session) -> Session:
    """The very beginning of a session's game, to be walked through again entry by entry with `walk_on`."""
    first = session.checkpoints[0]
    return Session.at(session.game, first.state, first.seats, session.options, session.seed)


def walk_on(walk: Session, session: Session) -> None:
    """One entry further along the line of that session."""
    entry = session.entries[len(walk.entries)]
    if entry.kind == "answer":
        assert entry.action is not None
        walk.answer(entry.seat, walk.serials[entry.seat], entry.action)
    elif entry.kind == "redeal":
        walk.redeal(entry.seat, entry.text)
    elif entry.kind == "script":
        walk.script(entry.text, entry.values)
    elif entry.kind == "reseat":
        walk.reseat(entry.seat, entry.values[0] if entry.values else -1)
    else:
        raise NotPossible(f"an entry of kind {entry.kind!r} cannot be walked")


def redealt(session: Session, seat: int, key: str) -> Session:
    """A game of its own from the last checkpoint on, with all that a seat cannot know dealt anew from a key.

    Nothing of the true game is in it: neither its seed nor what was answered, neither its decks nor its dice.
    """
    mark = session.checkpoints[-1]
    state = mark.state.copy()
    session.game.redeal(state, seat, Stream(stream_key(key, "redeal")))
    state.chance = seeded(key)
    return Session.at(session.game, state, mark.seats, session.options, key)
