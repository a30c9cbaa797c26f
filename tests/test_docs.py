"""The examples in the documentation are true."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

import undercroft

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("page", ["docs/api.md"])
def test_the_examples_run(page: str) -> None:
    result = doctest.testfile(str(ROOT / page), module_relative=False)
    assert result.attempted > 20
    assert result.failed == 0


def test_the_package_example_runs() -> None:
    assert doctest.testmod(undercroft).failed == 0


def test_the_readme_example_runs() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    code = text.split("```python\n")[1].split("```")[0]
    exec(compile(code, "README.md", "exec"), {})


def test_every_link_in_the_documentation_leads_somewhere() -> None:
    for page in [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]:
        for part in page.read_text(encoding="utf-8").split("](")[1:]:
            target = part.split(")")[0].split("#")[0]
            if target and "://" not in target:
                assert (page.parent / target).exists(), f"{page.name}: {target}"
