"""What axe finds on a page, as far as it is serious."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from browser.chrome import ROOT
from playwright.sync_api import Page

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


@cache
def script() -> str:
    """The source of axe."""
    return AXE.read_text(encoding="utf-8")


def findings(page: Page) -> list[str]:
    """What is serious or critical, one line each."""
    # Our pages allow no script from elsewhere, so it is evaluated and not added.
    page.evaluate(f"window.axe || (() => {{ {script()} }})()")
    found: dict[str, Any] = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{one['impact']}: {one['id']} ({one['help']}): {shortened(node['html'])} {node['failureSummary']}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


def shortened(html: str) -> str:
    """A piece of a page in one line."""
    return re.sub(r"\s+", " ", html)[:200]
