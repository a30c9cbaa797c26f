"""What is fetched, by kind and weight, packed as it comes over the line, by a browser that has never been here."""

from __future__ import annotations

from collections import Counter
from typing import Any
from urllib.parse import urlsplit

from browser.visitor import Visitor


def of_home(visitor: Visitor) -> Counter[str]:
    """The front page."""
    visitor.go().locator("article a.cover").first.wait_for()
    return weigh(visitor)


def of_table(visitor: Visitor, opened: dict[str, Any]) -> Counter[str]:
    """A table with everything on it, come to straight by a link."""
    visitor.sit(opened)
    visitor.page.locator("section.board [data-thing]").first.wait_for()
    return weigh(visitor)


def weigh(visitor: Visitor) -> Counter[str]:
    """The bytes of all answers this visitor has had so far, heads left aside."""
    visitor.page.wait_for_load_state("networkidle")
    weights: Counter[str] = Counter()
    for request in visitor.requests:
        if request.response() is not None and urlsplit(request.url).scheme.startswith("http"):
            weights[kind_of(request.url)] += request.sizes()["responseBodySize"]
    return weights


def kind_of(url: str) -> str:
    """Code, fonts, pictures or texts."""
    path = urlsplit(url).path
    if path.startswith("/api/"):
        return "texts"
    if path.endswith((".woff2", ".woff")):
        return "fonts"
    if path.endswith(".svg"):
        return "pictures"
    return "code"


def told(name: str, weights: Counter[str]) -> str:
    """In a line."""
    parts = [f"{kind} {size / 1000:.1f} KB" for kind, size in sorted(weights.items())]
    return f"{name}: {', '.join(parts)}"
