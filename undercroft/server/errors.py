"""What the server refuses: a code for programs, a sentence for people in their language, a status for HTTP."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle

from undercroft.engine import errors as engine
from undercroft.engine.text import resource

STATUS: Final = {
    "not-understood": 400,
    "no-key": 401,
    "not-yours": 403,
    "no-table": 404,
    "too-late": 409,
    "not-possible": 422,
    "bad-save": 422,
    "too-fast": 429,
    "trouble": 503,
}


class ServerError(Exception):
    """Something that is not done, and changes nothing. `word` names the sentence, where a code has several."""

    def __init__(self, code: str, word: str = "") -> None:
        super().__init__(word or code)
        self.code = code
        self.word = word or code

    @property
    def status(self) -> int:
        """What HTTP calls it."""
        return STATUS.get(self.code, 422)

    @property
    def text(self) -> str:
        """The sentence in English."""
        return self.said("en")

    def said(self, lang: str) -> str:
        """The sentence in a language."""
        return say(lang, f"refused-{self.word}")


CODES: Final[dict[type[engine.Refused], str]] = {
    engine.StaleAnswer: "stale-answer",
    engine.WrongSeat: "wrong-seat",
    engine.IllegalAnswer: "illegal-answer",
    engine.BadWire: "not-understood",
    engine.BadSave: "bad-save",
    engine.NotPossible: "not-possible",
}


def refusal(refused: engine.Refused) -> ServerError:
    """What the engine refuses, as the server says it: without the engine's own words, which may name hidden things."""
    return ServerError(CODES.get(type(refused), "not-possible"))


@cache
def sentences(lang: str) -> FluentBundle:
    """The server's own sentences in a language."""
    found = FluentBundle([lang], use_isolating=False)
    found.add_resource(resource(files("undercroft.server").joinpath("words", f"{lang}.ftl")))
    return found


def say(lang: str, id: str, **args: str | int) -> str:
    """One of the server's own sentences."""
    bundle = sentences(lang)
    pattern = bundle.get_message(id).value
    assert pattern is not None
    said, _ = bundle.format_pattern(pattern, args)
    return str(said)
