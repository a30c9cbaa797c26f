"""What is fetched, by kind and weight, packed as it comes over the line."""

from __future__ import annotations

from collections import Counter
from urllib.parse import urlsplit

from browser.visitor import Visitor


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


def weigh(visitor: Visitor) -> Counter[str]:
    """The bytes of all answers this visitor has had so far, heads left aside."""
    weights: Counter[str] = Counter()
    for request in visitor.requests:
        answer = request.response()
        if answer is not None and urlsplit(request.url).scheme.startswith("http"):
            weights[kind_of(request.url)] += request.sizes()["responseBodySize"]
    return weights


def told(name: str, weights: Counter[str]) -> str:
    """In a line."""
    parts = [f"{kind} {size / 1000:.1f} KB" for kind, size in sorted(weights.items())]
    return f"{name}: {', '.join(parts)}"
