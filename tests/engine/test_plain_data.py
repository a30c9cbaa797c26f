"""Plain data is let go at once, from however deep: compiled, Python's collector does not know of it."""

from __future__ import annotations

from typing import Any

import pytest

from undercroft.engine.session import Session

DEEP = 300  # more than Python frees in one go


def test_what_an_error_held_deep_down_is_let_go():
    session = Session.start("dark-castle", 3, 1)
    before = session.digest()

    def fall(depth: int, *held: Any) -> None:
        if depth == 0:
            raise LookupError
        fall(depth - 1, session.state.copy(), session.legal(0))

    for _ in range(20):
        with pytest.raises(LookupError):
            fall(DEEP)
    nest: list[Any] = [session.state.copy()]
    for _ in range(DEEP):
        nest = [nest, session.state.copy()]
    del nest
    assert session.copy().digest() == before
