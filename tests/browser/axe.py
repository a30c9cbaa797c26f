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


# Only what counts is looked for and told: the rules that find nothing worse, and all that is well, would take three
# times as long, most of it on the way out of the browser.
RUN = """async (grave) => {
  const lesser = axe._audit.rules.filter((rule) => !grave.includes(rule.impact)).map((rule) => rule.id);
  const rules = Object.fromEntries(lesser.map((id) => [id, { enabled: false }]));
  const { violations } = await axe.run(document, { resultTypes: ["violations"], rules });
  return violations.filter((one) => grave.includes(one.impact));
}"""
GRAVE = ["serious", "critical"]


def findings(page: Page) -> list[str]:
    """What is serious or critical, one line each."""
    # Our pages allow no script from elsewhere, so it is evaluated and not added.
    if not page.evaluate("'axe' in window"):
        page.evaluate(f"(() => {{ {script()} }})()")
    found: list[dict[str, Any]] = page.evaluate(RUN, GRAVE)
    return [
        f"{one['impact']}: {one['id']} ({one['help']}): {shortened(node['html'])} {node['failureSummary']}"
        for one in found
        for node in one["nodes"]
    ]


def shortened(html: str) -> str:
    """A piece of a page in one line."""
    return re.sub(r"\s+", " ", html)[:200]
