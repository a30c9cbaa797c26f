"""What can be refused. Every refusal is a sentence a person can read, and leaves the session as it was."""

from __future__ import annotations


class Refused(Exception):
    """Something was asked that cannot be done; nothing has changed."""


class IllegalAnswer(Refused):
    """The answer is not one of the options."""


class StaleAnswer(Refused):
    """The answer belongs to a decision that is no longer open."""


class WrongSeat(Refused):
    """That seat has nothing to say on this decision."""


class BadSave(Refused):
    """The save is truncated, foreign, altered, or of a version not known here."""


class BadContent(Refused):
    """A content pack does not fit: file, key and reason."""


class MissingPacks(Refused):
    """A game was played with packs of cards that are not here, or not as they were then."""


class BadWire(Refused):
    """Bytes or notation that do not describe a record of this game."""


class NotPossible(Refused):
    """The session cannot do this now: nothing to undo, no such game, no such seat."""


class Over(Exception):
    """Raised by a rule the moment the game ends; the session unwinds the rules and stops."""
