"""A server for the tests of this process, a browser for each module, and visitors who tell what went wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from browser.chrome import launched
from browser.seat import PATIENCE
from browser.visitor import Visitor
from playwright.sync_api import Browser, expect
from serving import Served, served

from undercroft.server.pages import Site

expect.set_options(timeout=PATIENCE)

Coming = Callable[..., Visitor]
HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What fails in a browser is tried once more, and the summary names it: a busy machine can keep a page waiting."""
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with the pages for the browser."""
    assert Site().is_built(), "the pages for the browser are not built: run `make web`"
    with served(tmp_path_factory.mktemp("house") / "data") as found:
        yield found


@pytest.fixture(scope="module")
def chrome() -> Iterator[Browser]:
    """Chromium. It ends with the module: while it runs, no other test of this process could run a loop of its own."""
    with launched() as found:
        yield found


@pytest.fixture
def come(chrome: Browser, house: Served) -> Iterator[Coming]:
    """Lets somebody come in with a browser of their own; at the end, nothing may have gone wrong in any of them."""
    visitors: list[Visitor] = []

    def come_in(lang: str = "en", url: str = "", **more: object) -> Visitor:
        visitors.append(Visitor(chrome, url or house.url, lang, **more))  # type: ignore[arg-type]
        return visitors[-1]

    yield come_in
    wrong = [line for visitor in visitors for line in visitor.leave()]
    assert not wrong, "\n".join(wrong)
